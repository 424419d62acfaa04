"""Dolorès, the chapter on a sharing: DOL-7 to DOL-18."""

from itertools import product

import pytest

from estran import Match
from estran.engine.game import Refused
from estran.games.dolores import GAME
from estran.games.dolores.actions import DROP, HAND, PICK
from estran.games.dolores.signals import KNOWN, read_signal
from estran.games.dolores.state import Phase
from tests.games.dolores import (
    A,
    B,
    C,
    area,
    areas,
    dealer,
    discards,
    events,
    follow,
    loot,
    moves,
    phase,
    table,
    waited_for,
)

FOUR = "loot wines-1 gold-1 | lace-1 lace-2"
SIX = "loot wines-1 wines-2 wines-3 | lace-1 lace-2 lace-3"


@pytest.fixture
def rules(family):
    return getattr(GAME, family)


# ---- The deal


@pytest.mark.parametrize(("players", "first", "left"), [(2, "B", "A"), (3, "A", "B"), (3, "C", "A"), (4, "D", "A")])
def test_DOL_7_dealer_and_left_neighbour_share(rules, players, first, left):
    state = table(f"{players} players  dealer {first}  {FOUR}")

    assert waited_for(rules, state) == "".join(sorted(first + left))


def test_DOL_7_four_cards_are_turned_up(rules):
    state = table("3 players")

    for card in ("wines-1", "gold-1", "lace-1", "lace-2"):
        assert phase(state) == Phase.DEAL
        follow(rules, state, f"* {card}")

    assert loot(state) == "wines-1 gold-1 | lace-1 lace-2"
    assert phase(state) == Phase.GESTURE


def test_DOL_7_the_first_two_lie_before_the_left_neighbour_and_the_last_two_before_the_dealer(rules):
    state, heard = table("3 players  dealer B"), []

    for card in ("wines-1", "gold-1", "lace-1", "lace-2"):
        follow(rules, state, f"* {card}")
        heard += events(state)

    assert heard == [
        "dealt seat=C slot=0 card=wines-1",
        "dealt seat=C slot=1 card=gold-1",
        "dealt seat=B slot=2 card=lace-1",
        "dealt seat=B slot=3 card=lace-2",
    ]


# ---- The gestures


def test_DOL_8_both_are_asked_for_one_of_three_gestures(rules):
    state = table(f"3 players  {FOUR}")

    assert waited_for(rules, state) == "AB"
    assert [moves(rules, state, seat) for seat in (A, B, C)] == [["share", "conflict", "dodge"]] * 2 + [[]]


def test_DOL_8_a_gesture_is_chosen_in_secret(rules):
    state = table(f"3 players  {FOUR}")

    follow(rules, state, "B conflict")

    assert events(state) == []
    assert waited_for(rules, state) == "A"
    assert not any(state.hand)


def test_DOL_8_both_gestures_are_shown_at_the_same_time(rules):
    state = table(f"3 players  {FOUR}")

    follow(rules, state, "B conflict", "A share")

    assert events(state)[:2] == ["showed seat=A gesture=share", "showed seat=B gesture=conflict"]


@pytest.mark.parametrize(("mine", "yours"), list(product(["share", "conflict", "dodge"], repeat=2)))
def test_DOL_8_who_chooses_first_makes_no_difference(rules, mine, yours):
    one, other = (table(f"3 players  {FOUR}  A: gold-1 jewels-1  B: gold-2  C: gold-3") for _ in range(2))

    follow(rules, one, f"A {mine}", f"B {yours}")
    follow(rules, other, f"B {yours}", f"A {mine}")

    assert one.tobytes() == other.tobytes()


@pytest.mark.parametrize(
    ("seat", "action", "problem"),
    [
        (C, HAND, "does not share"),
        (B, HAND, "has chosen already"),
        (3, HAND, "nobody sits there"),
        (A, HAND + 3, "two gestures need a Trickery"),
        (A, HAND - 1, "no gesture"),
        (A, DROP, "no gesture"),
        (A, -1, "no action"),
        (A, 10_000, "no action"),
    ],
)
def test_DOL_8_anything_else_is_refused_and_changes_nothing(rules, seat, action, problem):
    state = table(f"3 players  {FOUR}")
    rules.act(state, B, HAND)
    before = state.tobytes()

    with pytest.raises(ValueError, match="illegal"):
        rules.act(state, seat, action)
    assert state.tobytes() == before, problem


# ---- The outcomes


def test_DOL_9_share_share_each_takes_the_cards_on_their_own_side(rules):
    state = table(f"3 players  {FOUR}")

    follow(rules, state, "A share", "B share")

    assert areas(state) == ["lace-1 lace-2", "wines-1 gold-1", ""]
    assert discards(state) == ""


def test_DOL_9_it_is_told_who_takes_what_and_what_it_makes(rules):
    state = table(f"3 players  {FOUR}")

    follow(rules, state, "A share", "B share")

    assert events(state)[2:-1] == [
        "share_share seat=A rival=B",
        "took seat=A slot=2 card=lace-1",
        "took seat=A slot=3 card=lace-2",
        "total seat=A total=6",
        "took seat=B slot=0 card=wines-1",
        "took seat=B slot=1 card=gold-1",
        "total seat=B total=4",
    ]


@pytest.mark.parametrize(
    ("plies", "won"),
    [
        (["A conflict", "B share"], ["wines-1 lace-1 lace-2 gold-1", "", ""]),
        (["A share", "B conflict"], ["", "wines-1 lace-1 lace-2 gold-1", ""]),
    ],
)
def test_DOL_10_conflict_share_the_fighter_takes_all_the_cards(rules, plies, won):
    state = table(f"3 players  {FOUR}")

    follow(rules, state, *plies)

    assert areas(state) == won
    assert discards(state) == ""


def test_DOL_10_it_is_told_who_fights(rules):
    state = table(f"3 players  {FOUR}")

    follow(rules, state, "A share", "B conflict")

    assert events(state)[2] == "conflict_share seat=B rival=A"


def test_DOL_11_conflict_conflict_all_are_discarded(rules):
    state = table(f"3 players  {FOUR}  A: gold-2")

    follow(rules, state, "A conflict", "B conflict")

    assert areas(state) == ["gold-2", "", ""]
    assert discards(state) == "wines-1 lace-1 lace-2 gold-1"


@pytest.mark.parametrize(
    ("pick", "won", "rest"),
    [
        (0, ["wines-1", "gold-1"], "lace-1 lace-2"),
        (1, ["gold-1", "wines-1"], "lace-1 lace-2"),
        (2, ["lace-1", "wines-1 gold-1"], "lace-2"),
        (3, ["lace-2", "wines-1 gold-1"], "lace-1"),
    ],
)
def test_DOL_12_dodge_share_the_dodger_takes_any_one_the_other_what_is_left_on_their_side(rules, pick, won, rest):
    state = table(f"2 players  {FOUR}")

    follow(rules, state, "A dodge", "B share", f"A pick {pick}")

    assert areas(state) == won
    assert discards(state) == rest


def test_DOL_12_the_neighbour_may_be_the_dodger(rules):
    state = table(f"2 players  {FOUR}")

    follow(rules, state, "A share", "B dodge", "B pick 3")

    assert areas(state) == ["lace-1", "lace-2"]
    assert discards(state) == "wines-1 gold-1"


def test_DOL_12_only_the_dodger_is_asked_and_may_pick_any_card(rules):
    state = table(f"3 players  {FOUR}")

    follow(rules, state, "A share", "B dodge")

    assert events(state)[-1] == "dodge_share seat=B rival=A"
    assert waited_for(rules, state) == "B"
    assert moves(rules, state, B) == ["pick 0", "pick 1", "pick 2", "pick 3"]


def test_DOL_12_there_is_no_fifth_card_to_pick(rules):
    state = table(f"3 players  {FOUR}")
    follow(rules, state, "A share", "B dodge")

    with pytest.raises(ValueError, match="illegal"):
        rules.act(state, B, PICK + 4)


@pytest.mark.parametrize(
    ("plies", "won"),
    [
        (["A dodge", "B conflict", "A pick 1"], ["gold-1", "wines-1 lace-1 lace-2"]),
        (["A conflict", "B dodge", "B pick 3"], ["wines-1 lace-1 gold-1", "lace-2"]),
    ],
)
def test_DOL_13_dodge_conflict_the_dodger_takes_any_one_and_the_other_all_the_rest(rules, plies, won):
    state = table(f"2 players  {FOUR}")

    follow(rules, state, *plies)

    assert areas(state) == won
    assert discards(state) == ""


def test_DOL_13_it_is_told_who_dodges(rules):
    state = table(f"3 players  {FOUR}")

    follow(rules, state, "A conflict", "B dodge")

    assert events(state)[-1] == "dodge_conflict seat=B rival=A"
    assert moves(rules, state, B) == ["pick 0", "pick 1", "pick 2", "pick 3"]


def test_DOL_14_dodge_dodge_all_are_discarded_and_both_give_up_a_whole_collection(rules):
    state = table(f"3 players  {FOUR}  A: wines-2 wines-2 wines-3 jewels-1  B: gold-2 lace-1  C: gold-3")

    follow(rules, state, "A dodge", "B dodge", "A drop wines", "B drop lace")

    assert areas(state) == ["jewels-1", "gold-2", "gold-3"]
    assert discards(state) == "wines-1 wines-2 wines-2 wines-3 lace-1 lace-1 lace-2 gold-1"


def test_DOL_14_both_name_one_of_their_own_goods_collections(rules):
    state = table(f"3 players  {FOUR}  A: wines-2 jewels-1 trickery  B: gold-2  C: weapons-1")

    follow(rules, state, "A dodge", "B dodge")

    assert waited_for(rules, state) == "AB"
    assert [moves(rules, state, seat) for seat in (A, B, C)] == [["drop wines", "drop jewels"], ["drop gold"], []]


def test_DOL_14_the_loot_is_discarded_before_anything_is_named(rules):
    state = table(f"3 players  {FOUR}  A: wines-2  B: gold-2")

    follow(rules, state, "A dodge", "B dodge")

    assert loot(state) == "- - | - -"
    assert events(state)[2:] == [
        "dodge_dodge seat=A rival=B",
        "discarded slot=0 card=wines-1",
        "discarded slot=1 card=gold-1",
        "discarded slot=2 card=lace-1",
        "discarded slot=3 card=lace-2",
    ]


def test_DOL_14_a_collection_is_named_in_secret(rules):
    state = table(f"3 players  {FOUR}  A: wines-2  B: gold-2")

    follow(rules, state, "A dodge", "B dodge", "A drop wines")

    assert events(state) == []
    assert area(state, A) == "wines-2"


def test_DOL_14_the_collections_are_dropped_together_and_what_they_were_worth_is_told(rules):
    state = table(f"3 players  {FOUR}  A: wines-2 wines-1 jewels-1  B: gold-2")

    follow(rules, state, "A dodge", "B dodge", "B drop gold", "A drop wines")

    assert events(state)[:4] == [
        "dropped seat=A kind=wines points=3",
        "total seat=A total=2",
        "dropped seat=B kind=gold points=2",
        "total seat=B total=0",
    ]


def test_DOL_14_who_has_no_collection_is_not_asked_and_discards_nothing(rules):
    state = table(f"3 players  {FOUR}  A: trickery  B: gold-2")
    follow(rules, state, "A dodge", "B dodge")
    assert events(state)[-1] == "nothing_to_drop seat=A"
    assert waited_for(rules, state) == "B"

    follow(rules, state, "B drop gold")

    assert areas(state) == ["trickery", "", ""]


def test_DOL_14_when_neither_has_a_collection_the_sharing_is_over(rules):
    state = table(f"3 players  {FOUR}  C: gold-2")

    follow(rules, state, "A dodge", "B dodge")

    assert events(state)[-3:] == ["nothing_to_drop seat=A", "nothing_to_drop seat=B", "sharing seat=B rival=C pile=71"]


def test_DOL_14_a_collection_that_one_does_not_own_cannot_be_named(rules):
    state = table(f"3 players  {FOUR}  A: wines-2  B: gold-2")
    follow(rules, state, "A dodge", "B dodge")

    with pytest.raises(ValueError, match="illegal"):
        rules.act(state, A, DROP + 6)


# ---- Talk


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("will share", ("will", {"gesture": "share"})),
        ("ask conflict", ("ask", {"gesture": "conflict"})),
        ("both dodge", ("both", {"gesture": "dodge"})),
        ("want 5", ("want", {"slot": 5})),
        ("leave 0", ("leave", {"slot": 0})),
        ("claim 2 gold-3", ("claim", {"slot": 2, "card": "gold-3"})),
        ("claim 0 theft", ("claim", {"slot": 0, "card": "theft"})),
        ("threat conflict", ("threat", {"gesture": "conflict"})),
        ("yes", ("yes", {})),
        ("no", ("no", {})),
        ("thanks", ("thanks", {})),
    ],
)
def test_DOL_15_signals_have_fixed_words(text, meaning):
    assert read_signal(text) == meaning


@pytest.mark.parametrize(
    "text",
    ["", "hello", "will", "will win", "will share conflict", "want 6", "want x", "claim 2", "claim gold-3 2", "yes 1"],
)
def test_DOL_15_other_words_are_refused_with_the_vocabulary(text):
    with pytest.raises(Refused) as refused:
        read_signal(text)

    assert refused.value.arguments == {"came": text, "known": KNOWN}
    assert KNOWN == [
        "will G",
        "ask G",
        "both G",
        "want S",
        "leave S",
        "claim S CARD",
        "threat G",
        "yes",
        "no",
        "thanks",
    ]


def test_DOL_15_anyone_may_talk_at_any_time_and_nothing_comes_of_it():
    match = Match("dolores", 3, options={"dealer": "A"}, seed=1)
    before, asked = match.table.tobytes(), match.waiting

    match.say("C", "will conflict")
    match.say("A", "both share")

    assert (match.table.tobytes(), match.waiting) == (before, asked)
    assert [talk[1:] for talk in match.record().talk] == [("C", "will conflict"), ("A", "both share")]


def test_DOL_15_a_promise_binds_nobody():
    match = Match("dolores", 2, options={"dealer": "A", "messages": False}, seed=1)

    match.say("A", "will share")

    assert match.legal("A") == ["share", "conflict", "dodge"]


# ---- Winnings and the next dealer


def test_DOL_16_goods_join_their_collection_and_messages_lie_in_front_of_the_winner(rules):
    state = table("3 players  loot wines-1 muddle | gold-1 bet  A: wines-3 gold-2")

    follow(rules, state, "A conflict", "B share")

    assert area(state, A) == "wines-1 wines-3 gold-1 gold-2 muddle bet"


def test_DOL_16_what_the_dodger_picks_is_theirs_at_once(rules):
    state = table("3 players  loot wines-1 muddle | gold-1 bet")

    follow(rules, state, "A dodge", "B share", "A pick 1")

    assert events(state)[:2] == ["picked seat=A slot=1 card=muddle", "total seat=A total=0"]
    assert area(state, A) == "muddle"


@pytest.mark.parametrize(("players", "dealers"), [(2, "ABAB"), (3, "ABCA"), (4, "ABCD")])
def test_DOL_17_the_left_neighbour_becomes_the_dealer(rules, players, dealers):
    state, seen = table(f"{players} players"), ""

    for kind in ("wines", "lace", "jewels", "gold"):
        seen += dealer(state)
        follow(rules, state, *[f"* {kind}-1"] * 4)
        follow(rules, state, *[f"{seat} share" for seat in waited_for(rules, state)])

    assert seen == dealers


def test_DOL_17_the_new_dealer_shares_with_their_own_left_neighbour(rules):
    state = table(f"3 players  dealer B  {FOUR}  pile 40")

    follow(rules, state, "B conflict", "C conflict")

    assert events(state)[-1] == "sharing seat=C rival=A pile=40"
    assert loot(state) == "- - | - -"


def test_DOL_17_no_gesture_stays_on_the_table(rules):
    state = table(f"3 players  {FOUR}")

    follow(rules, state, "A conflict", "B conflict")

    assert not any(state.hand)


@pytest.mark.parametrize(
    ("plies", "won", "rest"),
    [
        (["A share", "B share"], ["lace-1 lace-2 lace-3", "wines-1 wines-2 wines-3"], "convoy"),
        (["A conflict", "B share"], ["wines-1 wines-2 wines-3 lace-1 lace-2 lace-3", ""], "convoy"),
        (["A conflict", "B conflict"], ["", ""], "wines-1 wines-2 wines-3 lace-1 lace-2 lace-3 convoy"),
        (["A dodge", "B dodge"], ["", ""], "wines-1 wines-2 wines-3 lace-1 lace-2 lace-3 convoy"),
        (["A dodge", "B share", "A pick 5"], ["lace-3", "wines-1 wines-2 wines-3"], "lace-1 lace-2 convoy"),
        (["A share", "B dodge", "B pick 5"], ["lace-1 lace-2", "lace-3"], "wines-1 wines-2 wines-3 convoy"),
        (["A dodge", "B conflict", "A pick 0"], ["wines-1", "wines-2 wines-3 lace-1 lace-2 lace-3"], "convoy"),
    ],
)
def test_DOL_18_after_a_convoy_the_whole_loot_of_six_is_meant(rules, plies, won, rest):
    state = table(f"2 players  {SIX}")

    follow(rules, state, *plies)

    assert areas(state) == won
    assert discards(state) == rest
