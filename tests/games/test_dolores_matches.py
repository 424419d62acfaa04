"""Dolorès: matches to read, a sharing a line with everybody's score after it; and what holds in every match."""

from collections import Counter

import pytest

from estran import Match
from estran.engine.unpacked import unpacked
from estran.games.dolores import GAME
from estran.games.dolores.box import CRATES, GOODS, VALUES, Kind, Message, card_name
from estran.games.dolores.state import EVENT_ROWS, State
from estran.match.chance import Scripted
from tests.games.dolores import (
    EVERY_MATCH,
    LETTERS,
    NUMBER,
    areas,
    discards,
    events,
    follow,
    loot,
    phase,
    scores,
    table,
)
from tests.tables import positions

every_match = pytest.mark.parametrize("match", EVERY_MATCH, ids=str)


@pytest.fixture
def rules(family):
    return getattr(GAME, family)


# ---- Matches to read


def play_through(rules, players, match, **options):
    """Play a match line by line; the scores that a line claims after its arrow must be so."""
    state = GAME.set_table(players, options)
    for line in match.strip().splitlines():
        plies, _, result = line.partition("→")
        follow(rules, state, *(ply.strip() for ply in plies.split(",")))
        assert [str(score) for score in scores(rules, state)] == result.split(), line
    return state


def test_two_wreckers_play_the_simple_game_until_dawn(rules):
    state = play_through(
        rules,
        2,
        """
        * gold-1, * instruments-1, * tableware-1, * gold-1, * gold-1, * lace-1, * lace-2, * jewels-1  → 4 5
        * lace-1, * instruments-1, * tableware-1, * lace-1, A dodge, B conflict, A pick 2  → 5 8
        * instruments-1, * tableware-1, * weapons-1, * wines-1, A dodge, B dodge, A drop gold, B drop jewels  → 3 7
        * lace-2, * wines-1, * gold-1, * wines-1, A conflict, B share  → 8 7
        * gold-1, * instruments-2, * tableware-3, * jewels-2, A dodge, B share, A pick 1  → 4 7
        * instruments-1, * jewels-1, * tableware-1, * gold-1, A share, B conflict  → 4 9
        * weapons-1, * wines-2, * wines-3, * gold-2, A conflict, B share  → 8 9
        * jewels-1, * instruments-3, * lace-1, * weapons-1, A conflict, B dodge, B pick 0  → 11 9
        * gold-2, * jewels-1, * tableware-1, * instruments-2, A dodge, B share, A pick 0  → 11 12
        * wines-1, * tableware-2, * jewels-1, * wines-2, A dodge, B share, A pick 3  → 13 8
        * jewels-1, * jewels-2, * weapons-2, * wines-1, A conflict, B share  → 12 8
        * tableware-1, * weapons-3, * jewels-1, * jewels-3, A conflict, B share  → 16 8
        * gold-3, * lace-1, * weapons-1, * tableware-1, A share, B share  → 13 10
        * instruments-1, * dawn  → 13 10
        """,
        dealer="A",
        messages=False,
    )

    assert (
        areas(state)[1]
        == "weapons-1 wines-1 jewels-1 jewels-1 jewels-2 lace-1 lace-1 lace-1 lace-2 tableware-1 tableware-1 tableware-1 tableware-2 tableware-3 instruments-1 instruments-1 instruments-2 gold-1 gold-1"
    )
    assert events(state)[-1] == "won seat=A total=13"


def test_three_wreckers_bet_muddle_and_break_the_lantern(rules):
    state = play_through(
        rules,
        3,
        """
        * dealer B, * gold-1, * tableware-3, * instruments-3, * weapons-1, * weapons-1, * bet, * lace-1, * weapons-1, * jewels-2  → 7 4 4
        * gold-1, * instruments-2, * tableware-2, * muddle, B share, C conflict  → 7 4 9
        * gold-1, * jewels-1, * lace-1, * jewels-1, B play bet, A share, B guess share share, C share, C pass, B take 2 3  → 7 4 9
        * undertow, * tableware-1, * lace-1, * jewels-1, A share, B share, C pass  → 7 5 9
        * gold-1, * lantern, * lace-1, * tableware-1, B pass, B share, C dodge, C pass, C pick 1  → 7 7 9
        C pass, * wines-1, * tableware-1, * wines-3, * tableware-2, B play undertow, * instruments-1, * gold-1, * lace-1, * wines-1, A conflict, C share, C play muddle, A conflict, C dodge, C pick 1  → 5 7 10
        C play lantern, * weapons-3, * tableware-1, * instruments-1, * wines-2, A conflict, B dodge, B pick 0  → 11 6 10
        * weapons-2, * lace-1, * jewels-1, * gold-2, B share, C share  → 11 13 13
        * weapons-1, * jewels-2, * weapons-2, * instruments-1, A conflict, C share  → 10 13 13
        * weapons-1, * gold-1, * wines-2, * wines-1, A share, B share  → 16 12 13
        * instruments-1, * instruments-1, * instruments-2, * gold-2, B conflict, C share  → 16 12 13
        * trickery, * wines-1, * wines-1, * weapons-1, A share, C dodge, C pick 3  → 11 12 14
        * tableware-1, * tableware-1, * weapons-1, * tableware-1, A conflict/dodge, B share, A keep dodge, A pick 2  → 11 10 14
        * wines-1, * instruments-1, * gold-1, * jewels-1, B share, C conflict  → 11 10 5
        * jewels-1, * jewels-1, * lace-2, * dawn  → 11 10 5
        """,
    )

    assert events(state)[-1] == "won seat=A total=11"


def test_four_wreckers_stir_the_loot_and_show_two_hands(rules):
    state = play_through(
        rules,
        4,
        """
        * tableware-1, * instruments-1, * tableware-1, * tableware-1, * lace-2, * jewels-1, * weapons-3, * convoy  → 4 4 3 6
        * jewels-2, * wines-1, * gold-1, * tableware-1, D pass, C share, D share  → 4 4 5 4
        * wines-1, * instruments-1, * tableware-2, * instruments-2, D play convoy, * tableware-1, * instruments-1, A dodge, D share, A pick 5  → 3 4 5 4
        * weapons-1, * jewels-2, * jewels-3, * trickery, A conflict, B dodge, B pick 0  → 6 3 5 4
        * weapons-1, * wines-3, * wines-1, * jewels-1, B conflict, C conflict  → 6 3 5 4
        * lace-1, * wines-1, * gold-1, * instruments-1, C dodge, D dodge, C drop jewels, D drop weapons  → 6 3 4 7
        * lace-1, * tableware-1, * tableware-1, * wines-2, A share/dodge, D dodge, A keep dodge, A drop instruments, D drop tableware  → 6 3 4 5
        * jewels-1, * instruments-1, * weapons-1, * muddle, A conflict, B share  → 9 3 4 5
        * wines-2, * eddies, * lantern, * gold-2, B dodge, C conflict, A pass, B pick 2  → 9 3 4 5
        B pass, * jewels-1, * tableware-3, * wines-1, * weapons-2, C play eddies, C arrange 2 3, C share, D share, A play muddle, C conflict, D share  → 9 3 5 5
        B play lantern, * gold-1, * tableware-2, * jewels-1, * weapons-1, A conflict, D conflict  → 9 3 5 5
        * lace-2, * weapons-2, * gold-2, * gold-1, A conflict, B dodge, B pick 2  → 9 5 5 5
        * gold-1, * weapons-1, * lace-1, * wines-1, B share, C share  → 9 7 9 5
        * gold-1, * jewels-1, * wines-1, * lace-1, C dodge, D conflict, C pick 1  → 9 7 12 8
        * lace-3, * instruments-1, * instruments-2, * jewels-1, A dodge, D share, A pick 2  → 8 7 12 5
        * dawn  → 8 7 12 5
        """,
        dealer="C",
    )

    assert events(state)[-1] == "won seat=C total=12"


def test_two_wreckers_keep_a_lookout_until_the_pile_runs_out(rules):
    state = play_through(
        rules,
        2,
        """
        * dealer A, * instruments-1, * tableware-2, * jewels-1, * jewels-1, * lace-1, * tableware-1, * jewels-1, * lace-1  → 5 4
        * gold-1, * instruments-1, * gold-1, * wines-1, A dodge, B share, A pick 3  → 6 6
        * weapons-2, * jewels-1, * tableware-1, * wines-1, A dodge, B dodge, A drop instruments, B drop gold  → 5 5
        * gold-1, * lookout, * weapons-1, * tableware-1, A conflict, B dodge, B pick 3  → 7 6
        * tableware-2, * wines-1, * tableware-1, * instruments-2, A dodge, B share, A pick 0  → 7 7
        * jewels-3, * wines-2, * instruments-3, * instruments-2, A share, B conflict  → 7 12
        * tableware-1, * instruments-1, * gold-2, * convoy, A dodge, B share, A pick 2  → 6 12
        * weapons-1, * tableware-3, * wines-1, * lace-2, B pass, A share, B share  → 5 9
        * wines-3, * instruments-1, * jewels-1, * lace-3, B play convoy, * trickery, * wines-1, A share, B share  → 7 9
        * tableware-1, * lace-1, * muddle, * wines-1, A conflict/dodge, B dodge, A keep dodge, A drop tableware, B drop instruments  → 7 7
        * lace-1, * wines-2, * instruments-1, * lace-1, A conflict, B share  → 8 7
        * gold-3, * instruments-1, * gold-1, * weapons-1, A conflict, B conflict  → 8 7
        * jewels-2, * weapons-1, * lace-1, * weapons-1, A share, B share  → 11 14
        * weapons-1, * weapons-3, * wines-1, * jewels-2, A dodge, B dodge, A drop lace, B drop lace  → 11 8
        * lace-2, * jewels-1, * gold-1, * lace-1, A conflict, B share  → 11 8
        * gold-1, * gold-2, * instruments-1, * weapons-1, A dodge, B share, A pick 0  → 11 10
        * tableware-1, * dawn, A play lookout, * weapons-2, * theft, A share, B conflict, B steal A gold-1  → 11 13
        """,
    )

    assert events(state)[-4:] == [
        "too_few_cards pile=2",
        "scored seat=A total=11",
        "scored seat=B total=13",
        "won seat=B total=13",
    ]


def test_a_match_of_two_sharings_as_a_program_plays_it():
    cards = ["wines-1", "wines-2", "lace-1", "muddle", "gold-1", "gold-2", "lace-3", "jewels-1"]  # four for each player
    cards += ["gold-1", "gold-3", "jewels-2", "weapons-1", "lace-1", "lace-2", "trickery", "wines-3"]  # two loots
    match = Match("dolores", 2, options={"dealer": "A"}, chance=Scripted([*cards, *["jewels-1"] * 4]))

    match.play("A share")
    match.play("B conflict")
    match.play("A play muddle")
    match.play("A dodge")
    match.play("B share")
    match.play("A pick 1")
    match.play("A conflict")
    match.play("B share")

    assert match.plies[12:18] == ["A share", "B conflict", "A play muddle", "A dodge", "B share", "A pick 1"]
    assert scores(GAME.plain, match.table) == [9, 5]


# ---- What holds in every match

PLAYED = {f"{message.name.lower()}_played": message.name.lower() for message in Message}
PLAYED |= {"stole": "theft", "nothing_to_steal": "theft"}


def thrown(before, state):
    """The cards that were discarded by the last ply, as the events tell it."""
    cards: Counter[str] = Counter()
    for event in events(state):
        kind, *arguments = event.split()
        told = dict(argument.split("=") for argument in arguments)
        if kind in ("discarded", "swept_away"):
            cards[told["card"]] += 1
        if kind in PLAYED:
            cards[PLAYED[kind]] += 1
        if kind == "dropped":
            first = Kind[told["kind"].upper()] * VALUES
            for card in range(first, first + VALUES):
                cards[card_name(card)] += before.goods[LETTERS.index(told["seat"]), card]
    return cards


def accounts(match, seed):
    """The table before each ply of a random match, and everything that has been discarded by then."""
    gone: Counter[str] = Counter()
    before = None
    for state in map(unpacked, positions(match, seed)):
        gone += thrown(before, state)
        before = state
        yield state, gone


def lying(state):
    """The cards in the loot and in front of players."""
    cards = [card for area in (*areas(state), loot(state)) for card in area.split()]
    return Counter(card for card in cards if card not in ("-", "|"))


def only(names, cards):
    """Of these cards those that have one of the names."""
    return Counter({card: number for card, number in cards.items() if card in names})


@every_match
def test_DOL_1_all_seventy_goods_are_accounted_for_at_every_ply(match):
    full = Counter({card_name(card): CRATES[card % VALUES] for card in range(GOODS)})
    for state, gone in accounts(match, 1):
        pile = Counter({card_name(card): state.pile[card] for card in range(GOODS)})

        assert pile + only(full, lying(state) + gone) == full


@every_match
def test_DOL_2_every_message_is_accounted_for_at_every_ply(match):
    _, players, options = match
    names = {message.name.lower() for message in Message} - {"dawn"}
    shuffled_in = 5 if options["messages"] else 0
    for state, gone in accounts(match, 2):
        came = only(names, lying(state) + gone)
        in_pile = state.left - state.dawn - sum(state.pile)

        assert came == Counter(set(came) - ({"bet"} if players == 2 else set())), (
            "each exists once, and Bet needs three"
        )
        assert len(came) + in_pile == shuffled_in
        assert not any(state.unseen[NUMBER[message] - GOODS] for message in came)


@every_match
def test_DOL_2_dawn_is_in_the_pile_or_somewhere_to_be_seen_at_every_ply(match):
    for state, gone in accounts(match, 3):
        assert (lying(state) + gone)["dawn"] + state.dawn == 1


@every_match
def test_DOL_18_what_the_discard_shows_is_what_was_discarded(match):
    for state, gone in accounts(match, 4):
        assert Counter(discards(state).split()) == gone


@every_match
def test_DOL_32_a_match_ends_at_dawn_or_with_fewer_than_four_cards_left(match):
    ends = set()
    for seed in range(4):
        *_, state = positions(match, seed)
        told = [event.split()[0] for event in events(state)]
        ends |= {"dawn_breaks", "too_few_cards"} & set(told)

        assert phase(state).name == "OVER"
        assert ("dawn_breaks" in told) != ("too_few_cards" in told)
        assert told[-1] in ("won", "won_together")
    assert "dawn_breaks" in ends


# ---- The account of a ply


def test_the_longest_account_of_a_ply_fits_the_event_buffer(rules):
    state = table(
        """4 players  lantern A  loot gold-1 gold-1 gold-1 | gold-1 gold-1 theft  C: bet
        pile dawn gold-2 gold-2"""
    )

    follow(rules, state, "C play bet", "A conflict", "B share", "C guess share share")

    told = Counter(event.split()[0] for event in events(state))
    assert told == {
        "showed": 2,
        "guessed": 2,
        "turned_up": 6,
        "bet_lost": 1,
        "conflict_share": 1,
        "took": 6,
        "total": 1,
        "nothing_to_steal": 1,
        "too_few_cards": 1,
        "scored": 4,
        "won": 1,
    }
    assert EVENT_ROWS - 1 <= sum(told.values()) <= EVENT_ROWS


@every_match
def test_no_random_match_fills_the_event_buffer(match):
    assert max(int(state.said) for seed in range(5, 7) for state in positions(match, seed)) < EVENT_ROWS


def test_a_million_tables_fit_in_one_and_a_half_gigabytes():
    assert State.dtype().itemsize <= 1500
