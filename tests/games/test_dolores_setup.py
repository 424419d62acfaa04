"""Dolorès, the chapters on cards and set-up: DOL-1 to DOL-6."""

import random
from collections import Counter
from fractions import Fraction
from math import comb, factorial, sqrt

import pytest

from estran.engine.game import Refused
from estran.engine.unpacked import unpacked
from estran.games.dolores import GAME
from estran.games.dolores.box import CRATES, GOODS, Kind, Message, card_name, kind_of, value_of
from estran.games.dolores.state import Phase
from estran.games.dolores.table import draw
from tests.games.dolores import (
    NUMBER,
    A,
    B,
    C,
    areas,
    dealer,
    events,
    follow,
    moves,
    odds,
    phase,
    table,
    waited_for,
    weights,
)

KINDS = ["weapons", "wines", "jewels", "lace", "tableware", "instruments", "gold"]
MESSAGES = ["lantern", "lookout", "theft", "undertow", "eddies", "convoy", "trickery", "muddle", "bet"]
SEATS = (2, 3, 4)
every_size = pytest.mark.parametrize("players", SEATS)


@pytest.fixture
def rules(family):
    return getattr(GAME, family)


def crates(kind):
    return [f"{kind}-{value}" for value in (1, 1, 1, 1, 1, 1, 1, 2, 2, 3)]


# ---- Cards


def test_DOL_1_there_are_seven_kinds_of_goods():
    assert [kind.name.lower() for kind in Kind] == KINDS


def test_DOL_1_each_kind_has_seven_crates_of_1_two_of_2_and_one_of_3():
    state = GAME.set_table(3)

    cards = [card_name(card) for card in range(GOODS) for _ in range(state.pile[card])]

    assert sorted(cards) == sorted(card for kind in KINDS for card in crates(kind))
    assert len(cards) == 70


def test_DOL_1_each_kind_has_fourteen_points():
    state = GAME.set_table(3)

    points: Counter[int] = Counter()
    for card in range(GOODS):
        points[kind_of(card)] += int(state.pile[card]) * value_of(card)

    assert points == dict.fromkeys(Kind, 14)
    assert sum(CRATES) == 10


def test_DOL_1_a_crate_that_all_have_come_of_cannot_come_again(rules):
    state = table("3 players  A: gold-3 wines-2 wines-2")

    assert {"gold-3", "wines-2"}.isdisjoint(odds(rules, state))


def test_DOL_2_there_are_nine_messages_and_dawn():
    assert [message.name.lower() for message in Message] == [*MESSAGES, "dawn"]


@pytest.mark.parametrize("message", MESSAGES)
def test_DOL_2_each_message_exists_once(rules, message):
    state = table("3 players")
    assert message in odds(rules, state)

    follow(rules, state, f"* {message}")

    assert message not in odds(rules, state)


# ---- The pile


@pytest.mark.parametrize(("messages", "cards"), [(True, 76), (False, 71)])
@every_size
def test_DOL_3_the_pile_has_76_cards_and_71_without_messages(players, messages, cards):
    assert GAME.set_table(players, {"messages": messages}).left == cards


def test_DOL_3_dawn_is_one_of_the_last_sixteen_cards(rules):
    early, late = table("3 players  pile 17"), table("3 players  pile 16")

    assert "dawn" not in odds(rules, early)
    assert odds(rules, late)["dawn"] == Fraction(1, 16)


def test_DOL_3_all_hear_when_dawn_may_come_from_now_on(rules):
    state = table("3 players  pile 17")

    follow(rules, state, "* gold-1")

    assert events(state)[-1] == "dawn_near pile=16"


def test_DOL_3_dawn_is_the_last_card_if_it_has_not_come_before(rules):
    state = table("3 players  pile gold-1 gold-1 gold-1 dawn")

    follow(rules, state, "* gold-1", "* gold-1", "* gold-1")

    assert odds(rules, state) == {"dawn": 1}


@pytest.mark.parametrize(("players", "bet"), [(2, False), (3, True), (4, True)])
def test_DOL_3_bet_is_always_out_with_two_players(rules, players, bet):
    state = table(f"{players} players")

    assert ("bet" in odds(rules, state)) == bet


@every_size
def test_DOL_3_the_first_card_is_one_of_seventy_goods_and_five_messages(rules, players):
    possible = 8 if players == 2 else 9
    state = GAME.set_table(players, {"dealer": "A"})

    found = odds(rules, state)

    assert found["wines-1"] == Fraction(7, 75)
    assert found["theft"] == Fraction(5, 75 * possible)
    assert sum(found[message] for message in MESSAGES if message in found) == Fraction(5, 75)


def test_DOL_3_no_message_comes_after_the_fifth(rules):
    state = table("3 players  A: bet undertow  B: trickery muddle  C: convoy")

    assert set(MESSAGES).isdisjoint(odds(rules, state))


def test_DOL_3_each_message_not_seen_is_equally_likely(rules):
    state = table("4 players  A: trickery muddle  B: convoy")

    found = {message: odds(rules, state).get(message) for message in MESSAGES}

    likely = Fraction(2, 72 * 6)
    assert found == {message: None if message in ("trickery", "muddle", "convoy") else likely for message in MESSAGES}


def shuffled(luck, players):
    """A pile made as the book says, the top card first."""
    out = {"bet"} if players == 2 else set()
    out |= set(luck.sample([message for message in MESSAGES if message not in out], 4 - len(out)))
    cards = [card for kind in KINDS for card in crates(kind)] + [one for one in MESSAGES if one not in out]
    luck.shuffle(cards)
    bottom = [*cards[-15:], "dawn"]
    luck.shuffle(bottom)
    return cards[:-15] + bottom


def chance_of(pile, players):
    """How likely the rules find it that the cards come off the pile in this order."""
    state = unpacked(table(f"{players} players"))
    likely = Fraction(1)
    for card in pile:
        likely *= odds(GAME.plain, state).get(card, Fraction(0))
        draw(state, NUMBER[card])
    return likely


@every_size
def test_DOL_3_every_legal_order_is_equally_likely(players):
    luck = random.Random(players)
    sets_of_messages = comb(8 if players == 2 else 9, 5)
    orders = factorial(75) // (factorial(7) * factorial(2)) ** 7 * 16 * sets_of_messages

    assert {chance_of(shuffled(luck, players), players) for _ in range(12)} == {Fraction(1, orders)}


def test_DOL_3_a_pile_with_dawn_too_high_up_is_impossible():
    pile = shuffled(random.Random(3), 3)
    pile.remove("dawn")

    assert chance_of([*pile[:59], "dawn", *pile[59:]], 3) == 0
    assert chance_of([*pile[:60], "dawn", *pile[60:]], 3) > 0


def close(seen, likely, tries):
    """Within five standard deviations."""
    return abs(seen / tries - likely) <= 5 * sqrt(likely * (1 - likely) / tries)


@every_size
def test_DOL_3_real_shuffles_bring_each_card_to_the_top_as_often_as_the_odds_say(players):
    luck, tries = random.Random(70 + players), 5_000
    likely = odds(GAME.plain, GAME.set_table(players, {"dealer": "A"}))
    seen = Counter(shuffled(luck, players)[0] for _ in range(tries))

    assert set(seen) <= set(likely)
    assert all(close(seen[card], float(chance), tries) for card, chance in likely.items())


def test_DOL_3_real_shuffles_put_dawn_where_the_odds_say():
    luck, tries = random.Random(76), 5_000
    seen = Counter(shuffled(luck, 3).index("dawn") for _ in range(tries))
    still_dark = Fraction(1)

    for place in range(60, 76):
        state = table(f"3 players  pile {76 - place}") if place < 70 else table(lowest_pile(76 - place))
        dawn = odds(GAME.plain, state)["dawn"]
        assert close(seen[place], float(still_dark * dawn), tries)
        still_dark *= 1 - dawn
    assert still_dark == 0


def lowest_pile(cards):
    """The last cards of the pile: the next one is due, and it does for the loot that is being dealt."""
    slots = ["lace-1"] * (4 - min(cards, 4)) + ["-"] * min(cards, 4)
    pile = " ".join(["dawn", *["gold-1"] * (cards - 1)])
    return f"3 players  loot {' '.join(slots[:2])} | {' '.join(slots[2:])}  pile {pile}"


def drawn_by_odds(luck, players, cards):
    """So many cards, one after the other, by the rules' own weights."""
    state, drawn = unpacked(table(f"{players} players")), []
    for _ in range(cards):
        found = weights(GAME.plain, state)
        card = card_name(luck.choices(range(len(found)), found)[0])
        drawn.append(card)
        draw(state, NUMBER[card])
    return drawn


def test_DOL_3_real_shuffles_and_draws_by_the_odds_bring_as_many_messages_among_thirty_cards():
    luck, tries = random.Random(30), 400

    def messages(piles):
        return Counter(sum(card in MESSAGES for card in pile[:30]) for pile in piles)

    real = messages(shuffled(luck, 3) for _ in range(tries))
    drawn = messages(drawn_by_odds(luck, 3, 30) for _ in range(tries))

    for number in range(6):
        likely = comb(5, number) * comb(70, 30 - number) / comb(75, 30)
        assert close(real[number], likely, tries)
        assert close(drawn[number], likely, tries)


def test_DOL_3_chance_is_not_asked_for_while_a_seat_chooses(rules):
    state = table("3 players  loot gold-1 gold-1 | gold-1 gold-1")

    assert weights(rules, state) == []
    with pytest.raises(ValueError, match="chance is not due"):
        rules.happen(state, 0)


# ---- The starting cards


@pytest.mark.parametrize(("players", "cards"), [(2, 4), (3, 3), (4, 2)])
def test_DOL_4_each_player_is_dealt_4_or_3_or_2_cards(rules, players, cards):
    state = GAME.set_table(players, {"dealer": "A"})

    for number in range(players * cards):
        assert phase(state) == Phase.START
        follow(rules, state, f"* {KINDS[number % 7]}-1")

    assert [len(area.split()) for area in areas(state)] == [cards] * players
    assert phase(state) == Phase.DEAL


def test_DOL_4_all_of_As_cards_come_first_then_all_of_Bs(rules):
    state = GAME.set_table(4, {"dealer": "C"})

    follow(rules, state, "* gold-1", "* gold-2", "* lace-1", "* lace-2", "* wines-1", "* wines-2")

    assert areas(state) == ["gold-1 gold-2", "lace-1 lace-2", "wines-1 wines-2", ""]


def test_DOL_4_the_starting_cards_are_dealt_face_up(rules):
    state = GAME.set_table(3, {"dealer": "A"})

    follow(rules, state, "* gold-3")

    assert events(state, C) == ["received seat=A card=gold-3"]


def test_DOL_4_goods_are_sorted_and_messages_lie_open_in_front_of_their_owner(rules):
    state = GAME.set_table(2, {"dealer": "A"})

    follow(rules, state, "* wines-2", "* muddle", "* wines-1", "* gold-1")

    assert areas(state)[A] == "wines-1 wines-2 gold-1 muddle"


def test_DOL_4_when_all_have_their_cards_the_scores_are_told_and_the_first_sharing_begins(rules):
    state = GAME.set_table(3, {"dealer": "B"})

    follow(rules, state, "* gold-1", "* gold-1", "* gold-1", "* lace-3", "* wines-1", "* lantern")
    follow(rules, state, "* jewels-1", "* lace-1", "* wines-1")

    assert events(state) == [
        "received seat=C card=wines-1",
        "total seat=A total=6",
        "total seat=B total=4",
        "total seat=C total=6",
        "sharing seat=B rival=C pile=67",
    ]


def test_DOL_4_a_message_dealt_at_the_start_can_be_played_in_the_first_sharing(rules):
    state = GAME.set_table(4, {"dealer": "A"})

    follow(rules, state, *["* gold-1"] * 3, "* lantern", *["* lace-1"] * 4)

    assert waited_for(rules, state) == "B"
    assert moves(rules, state, B) == ["pass", "play lantern"]


# ---- Options


@every_size
def test_DOL_5_in_the_simple_game_dawn_is_the_only_message(rules, players):
    state = GAME.set_table(players, {"messages": False, "dealer": "A"})

    assert set(MESSAGES).isdisjoint(odds(rules, state))
    assert odds(rules, state)["gold-2"] == Fraction(2, 70)


def test_DOL_5_in_the_simple_game_too_dawn_is_one_of_the_last_sixteen(rules):
    early, late = table("3 players  pile 17", messages=False), table("3 players  pile 16", messages=False)

    assert "dawn" not in odds(rules, early)
    assert odds(rules, late)["dawn"] == Fraction(1, 16)


def test_DOL_5_messages_are_an_option_that_is_true_or_false():
    with pytest.raises(Refused) as refused:
        GAME.set_table(3, {"messages": "some"})

    assert refused.value.arguments == {"option": "messages", "came": "some", "expected": "true, false"}


@every_size
def test_DOL_6_the_first_dealer_is_drawn_first_of_all_and_everybody_is_as_likely(rules, players):
    state = GAME.set_table(players)

    assert odds(rules, state) == {f"dealer {seat}": Fraction(1, players) for seat in "ABCD"[:players]}


def test_DOL_6_whoever_is_drawn_deals(rules):
    state = GAME.set_table(3)

    follow(rules, state, "* dealer B")

    assert events(state) == ["first_dealer seat=B"]
    assert dealer(state) == "B"
    assert phase(state) == Phase.START


def test_DOL_6_the_host_may_name_the_first_dealer():
    state = GAME.set_table(3, {"dealer": "C"})

    assert dealer(state) == "C"
    assert phase(state) == Phase.START


@pytest.mark.parametrize("seat", ["D", "a", "", 1])
def test_DOL_6_a_dealer_who_does_not_sit_at_the_table_is_refused(seat):
    with pytest.raises(Refused) as refused:
        GAME.set_table(3, {"dealer": seat})

    assert refused.value.arguments == {"option": "dealer", "came": seat, "expected": "A, B, C"}
