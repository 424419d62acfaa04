"""Dolorès, when messages are played and when the match ends: DOL-20, DOL-22 and DOL-30 to DOL-32."""

import pytest

from estran.games.dolores import GAME
from estran.games.dolores.actions import PASS, PLAY
from estran.games.dolores.box import Message
from estran.games.dolores.state import Phase
from tests.games.dolores import (
    A,
    B,
    C,
    D,
    area,
    areas,
    dealer,
    discards,
    events,
    follow,
    loot,
    moves,
    odds,
    phase,
    scores,
    table,
    waited_for,
)

FOUR = "loot wines-1 gold-1 | lace-1 lace-2"
LATE = "pile dawn message wines-1 wines-2 wines-2 wines-3 jewels-1 jewels-1 jewels-1 lace-1 lace-1 lace-2 gold-1 gold-1 gold-2 gold-2"


@pytest.fixture
def rules(family):
    return getattr(GAME, family)


# ---- Keeping and playing


def test_DOL_20_a_message_is_loot_like_any_other(rules):
    state = table("2 players  loot muddle gold-1 | trickery lace-2")

    follow(rules, state, "A share", "B share")

    assert areas(state) == ["lace-2 trickery", "gold-1 muddle"]


def test_DOL_20_a_message_in_the_loot_cannot_be_played(rules):
    state = table("3 players  loot muddle undertow | trickery bet")
    assert phase(state) == Phase.GESTURE
    assert moves(rules, state, A) == ["share", "conflict", "dodge"]

    follow(rules, state, "A conflict", "B conflict")

    assert discards(state) == "undertow trickery muddle bet"


def test_DOL_20_a_message_that_is_lost_is_discarded_unplayed(rules):
    state = table("2 players  loot muddle gold-1 | lace-1 lace-2")

    follow(rules, state, "A dodge", "B share", "A pick 1")

    assert area(state, B) == "muddle"
    assert discards(state) == "lace-1 lace-2"


def test_DOL_20_it_may_be_played_in_a_sharing_in_which_its_owner_takes_no_part(rules):
    state = table(f"3 players  {FOUR}  C: convoy")

    assert waited_for(rules, state) == "C"
    assert moves(rules, state, C) == ["pass", "play convoy"]


def test_DOL_20_a_message_that_was_played_is_discarded(rules):
    state = table(f"3 players  {FOUR}  C: convoy gold-1")

    follow(rules, state, "C play convoy")

    assert area(state, C) == "gold-1"
    assert discards(state) == "convoy"


def test_DOL_20_a_message_is_kept_as_long_as_its_owner_likes(rules):
    state = table(f"3 players  {FOUR}  C: convoy")

    follow(rules, state, "C pass", "A share", "B share", *["* jewels-1"] * 4, "C pass")

    assert area(state, C) == "convoy"
    assert waited_for(rules, state) == "BC"


def test_DOL_20_a_lantern_just_won_can_be_played_before_the_next_deal(rules):
    state = table("3 players  loot lantern gold-1 | lace-1 lace-2")

    follow(rules, state, "A share", "B share")

    assert phase(state) == Phase.BEFORE_DEAL
    assert moves(rules, state, B) == ["pass", "play lantern"]


def test_DOL_20_a_muddle_just_won_by_a_bet_cannot_undo_the_sharing_it_came_from(rules):
    state = table("3 players  loot muddle gold-1 | lace-1 lace-2  C: bet")
    follow(rules, state, "C play bet", "A dodge", "B share", "C guess dodge share", "C take 0")
    assert phase(state) == Phase.PICK

    follow(rules, state, "A pick 1", *["* jewels-1"] * 4, "B share", "C share")

    assert phase(state) == Phase.AFTER_GESTURES
    assert waited_for(rules, state) == "C"


def test_DOL_20_a_trickery_just_won_can_be_shown_with_the_next_gestures(rules):
    state = table("2 players  loot trickery gold-1 | lace-1 lace-2")

    follow(rules, state, "A share", "B share", *["* jewels-1"] * 4)

    assert "share/dodge" in moves(rules, state, B)
    assert "share/dodge" not in moves(rules, state, A)


# ---- Dawn


def test_DOL_30_dawn_ends_the_match_the_moment_it_is_drawn(rules):
    state = table(f"3 players  A: gold-1  {LATE}")

    follow(rules, state, "* wines-1", "* dawn")

    assert waited_for(rules, state) == ""
    assert phase(state) == Phase.OVER
    assert events(state) == [
        "dawn_drawn seat=B slot=1",
        "dawn_breaks",
        "scored seat=A total=2",
        "scored seat=B total=0",
        "scored seat=C total=0",
        "won seat=A total=2",
    ]


def test_DOL_30_the_sharing_is_not_played_and_its_loot_is_nobodys(rules):
    state = table(f"2 players  A: gold-1  {LATE}")

    follow(rules, state, "* wines-3", "* wines-2", "* wines-2", "* dawn")

    assert areas(state) == ["gold-1", ""]
    assert scores(rules, state) == [2, 0]


@pytest.mark.parametrize("plies", [["* dawn"], ["* jewels-1", "* dawn"]])
def test_DOL_30_dawn_ends_the_match_also_when_a_convoy_draws_it(rules, plies):
    state = table(f"3 players  {FOUR}  C: convoy  {LATE}")

    follow(rules, state, "C play convoy", *plies)

    assert phase(state) == Phase.OVER
    assert areas(state) == ["", "", ""]


@pytest.mark.parametrize("before", range(4))
def test_DOL_30_dawn_ends_the_match_also_when_an_undertow_draws_it(rules, before):
    state = table(f"3 players  {FOUR}  C: undertow  {LATE}")

    follow(rules, state, "C play undertow", *["* jewels-1"] * before, "* dawn")

    assert phase(state) == Phase.OVER


def test_DOL_30_dawn_ends_the_match_also_under_a_broken_lantern(rules):
    state = table(f"3 players  A: lantern  {LATE}")

    follow(rules, state, "A play lantern", "* gold-1", "* dawn")

    assert phase(state) == Phase.OVER
    assert events(state, B)[:3] == ["dawn_drawn seat=B slot=1", "dawn_breaks", "turned_up seat=B slot=0 card=gold-1"]


def test_DOL_30_nothing_can_be_done_after_the_end(rules):
    state = table(f"3 players  A: lantern muddle  {LATE}")
    follow(rules, state, "A pass", "* dawn")
    before = state.tobytes()

    with pytest.raises(ValueError, match="illegal"):
        rules.act(state, A, PASS)
    with pytest.raises(ValueError, match="chance is not due"):
        rules.happen(state, 0)
    assert state.tobytes() == before
    assert odds(rules, state) == {}


# ---- Lookout


def test_DOL_22_lookout_may_be_played_when_dawn_is_drawn(rules):
    state = table(f"3 players  C: lookout  {LATE}")

    follow(rules, state, "* gold-1", "* dawn")

    assert phase(state) == Phase.AT_DAWN
    assert waited_for(rules, state) == "C"
    assert moves(rules, state, C) == ["pass", "play lookout"]


def test_DOL_22_the_match_ends_if_lookout_is_not_played(rules):
    state = table(f"3 players  C: lookout  {LATE}")

    follow(rules, state, "* gold-1", "* dawn", "C pass")

    assert phase(state) == Phase.OVER
    assert events(state)[:2] == ["passed seat=C", "dawn_breaks"]


def test_DOL_22_dawn_has_no_effect_and_lies_in_the_loot(rules):
    state = table(f"3 players  C: lookout  {LATE}")

    follow(rules, state, "* gold-1", "* dawn", "C play lookout", "* lace-1", "* lace-2")

    assert loot(state) == "gold-1 dawn | lace-1 lace-2"
    assert phase(state) == Phase.GESTURE
    assert discards(state).endswith("lookout")


def test_DOL_22_the_last_card_of_the_loot_may_be_dawn(rules):
    state = table(f"3 players  C: lookout  {LATE}")

    follow(rules, state, "* gold-1", "* lace-1", "* lace-2", "* dawn", "C play lookout")

    assert events(state) == ["lookout_played seat=C"]
    assert phase(state) == Phase.GESTURE


def test_DOL_22_a_convoy_goes_on_after_dawn(rules):
    state = table(f"3 players  {FOUR}  C: convoy lookout  {LATE}")

    follow(rules, state, "C play convoy", "* dawn", "C play lookout", "* jewels-1")

    assert loot(state) == "wines-1 gold-1 dawn | lace-1 lace-2 jewels-1"


def test_DOL_22_dawn_is_worth_nothing_and_lies_with_its_winners_messages(rules):
    state = table(f"3 players  B: muddle  C: lookout  {LATE}")

    follow(rules, state, "* gold-2", "* dawn", "C play lookout", "* lace-1", "* lace-2", "A share", "B share", "B pass")

    assert area(state, B) == "gold-2 muddle dawn"
    assert scores(rules, state) == [6, 4, 0]


def test_DOL_22_dawn_cannot_be_played(rules):
    state = table(f"3 players  {FOUR}  A: dawn  B: convoy")
    follow(rules, state, "B pass")

    assert moves(rules, state, A) == ["share", "conflict", "dodge"]


def test_DOL_22_dawn_cannot_be_dropped(rules):
    alone, beside = table(f"3 players  {FOUR}  A: dawn  B: gold-2"), table(f"3 players  {FOUR}  B: dawn gold-2")

    for state in (alone, beside):
        follow(rules, state, "A dodge", "B dodge")

    assert waited_for(rules, alone) == "B"
    assert moves(rules, beside, B) == ["drop gold"]


def test_DOL_22_dawn_cannot_be_stolen(rules):
    state = table("3 players  loot theft gold-1 | lace-1 lace-2  A: dawn")

    follow(rules, state, "A share", "B share")

    assert moves(rules, state, B) == ["steal A lace-1", "steal A lace-2"]


def test_DOL_22_dawn_can_be_discarded_with_the_loot(rules):
    state = table(f"3 players  C: lookout  {LATE}")

    follow(rules, state, "* gold-2", "* dawn", "C play lookout", "* lace-1", "* lace-2", "A conflict", "B conflict")

    assert discards(state).endswith("lookout dawn")


def test_DOL_22_play_goes_on_until_fewer_than_four_cards_are_left(rules):
    state = table("2 players  A: lookout  pile gold-1 gold-1 gold-1 dawn lace-1 lace-1 lace-1 lace-1 lace-1")

    follow(rules, state, "* dawn", "A play lookout", *["* gold-1"] * 3, "A share", "B share")
    assert phase(state) == Phase.DEAL
    follow(rules, state, *["* lace-1"] * 4, "A share", "B share")

    assert events(state)[-4] == "too_few_cards pile=1"
    assert phase(state) == Phase.OVER


# ---- Windows


def test_DOL_31_before_the_deal_only_a_lantern_can_be_played(rules):
    state = table("3 players  B: lantern lookout undertow eddies convoy  C: trickery muddle bet")

    assert phase(state) == Phase.BEFORE_DEAL
    assert waited_for(rules, state) == "B"
    assert moves(rules, state, B) == ["pass", "play lantern"]


def test_DOL_31_before_the_gestures_undertow_eddies_convoy_and_bet(rules):
    state = table(f"3 players  {FOUR}  C: lantern lookout undertow eddies convoy trickery muddle bet")

    assert phase(state) == Phase.BEFORE_GESTURES
    assert moves(rules, state, C) == ["pass", "play undertow", "play eddies", "play convoy", "play bet"]


def test_DOL_31_after_the_gestures_muddle(rules):
    state = table(f"3 players  {FOUR}  C: lantern lookout undertow eddies convoy trickery muddle bet")

    follow(rules, state, "C pass", "A share", "B share")

    assert phase(state) == Phase.AFTER_GESTURES
    assert moves(rules, state, C) == ["pass", "play muddle"]


def test_DOL_31_at_dawn_lookout(rules):
    state = table(f"3 players  C: lantern lookout undertow eddies convoy trickery muddle bet  {LATE}")

    follow(rules, state, "C pass", "* dawn")

    assert phase(state) == Phase.AT_DAWN
    assert moves(rules, state, C) == ["pass", "play lookout"]


def test_DOL_31_players_are_asked_in_turn_from_the_dealer_to_the_left(rules):
    state, asked = table(f"4 players  dealer C  {FOUR}  A: undertow  B: eddies  C: convoy  D: muddle"), ""

    while phase(state) == Phase.BEFORE_GESTURES:
        asked += waited_for(rules, state)
        follow(rules, state, f"{asked[-1]} pass")

    assert asked == "CAB"


def test_DOL_31_a_pass_is_told(rules):
    state = table(f"3 players  {FOUR}  B: undertow  C: eddies")

    follow(rules, state, "B pass")

    assert events(state) == ["passed seat=B"]


def test_DOL_31_whoever_plays_a_card_reopens_the_window_from_the_dealer(rules):
    state = table(f"4 players  {FOUR}  A: undertow  B: convoy  C: bet")

    follow(rules, state, "A pass", "B pass", "C play bet")

    assert waited_for(rules, state) == "A"


def test_DOL_31_the_window_is_reopened_after_eddies(rules):
    state = table(f"4 players  {FOUR}  A: undertow  B: eddies")

    follow(rules, state, "A pass", "B play eddies", "B arrange 0 1")

    assert waited_for(rules, state) == "A"


@pytest.mark.parametrize(("message", "cards"), [("undertow", 4), ("convoy", 2)])
def test_DOL_31_the_window_is_reopened_after_new_cards(rules, message, cards):
    state = table(f"4 players  {FOUR}  A: eddies  B: {message}")

    follow(rules, state, "A pass", f"B play {message}", *["* jewels-1"] * cards)

    assert phase(state) == Phase.BEFORE_GESTURES
    assert waited_for(rules, state) == "A"


def test_DOL_31_the_window_closes_when_all_have_passed_in_a_row(rules):
    state = table(f"4 players  {FOUR}  A: eddies  B: convoy  C: bet")

    follow(rules, state, "A pass", "B pass", "C play bet", "A pass", "B pass")

    assert phase(state) == Phase.GESTURE


def test_DOL_31_a_window_closes_at_once_when_its_last_message_was_played(rules):
    state = table(f"4 players  {FOUR}  C: bet")

    follow(rules, state, "C play bet")

    assert phase(state) == Phase.GESTURE


def test_DOL_31_nobody_is_asked_in_a_window_without_holding_something_playable(rules):
    state = table("3 players  A: trickery muddle  B: bet convoy  C: lookout")

    assert phase(state) == Phase.DEAL


def test_DOL_31_a_sharer_who_holds_a_bet_could_only_pass_and_is_not_asked(rules):
    state = table(f"3 players  {FOUR}  B: bet")

    assert phase(state) == Phase.GESTURE


def test_DOL_31_the_one_who_played_may_play_again(rules):
    state = table(f"4 players  {FOUR}  D: eddies convoy bet")

    follow(rules, state, "D play eddies", "D arrange 2 3", "D play bet", "D play convoy", "* jewels-1", "* jewels-2")

    assert phase(state) == Phase.GESTURE
    assert waited_for(rules, state) == "ABD"


@pytest.mark.parametrize(
    ("seat", "action", "problem"),
    [
        (A, PASS, "it is B's turn"),
        (B, PLAY + Message.LANTERN, "the Lantern comes before the deal"),
        (B, PLAY + Message.UNDERTOW, "another seat holds it"),
        (B, PLAY + Message.DAWN, "Dawn is not played"),
        (D, PASS, "holds nothing"),
    ],
)
def test_DOL_31_nothing_else_is_played(rules, seat, action, problem):
    state = table(f"4 players  {FOUR}  A: undertow  B: eddies lantern dawn")
    follow(rules, state, "A pass")
    before = state.tobytes()

    with pytest.raises(ValueError, match="illegal"):
        rules.act(state, seat, action)
    assert state.tobytes() == before, problem


# ---- Too few cards


@pytest.mark.parametrize(
    ("pile", "playable"),
    [
        ("dawn gold-1 gold-1 gold-1", ["play undertow", "play eddies", "play convoy"]),
        ("dawn gold-1 gold-1", ["play eddies", "play convoy"]),
        ("dawn gold-1", ["play eddies", "play convoy"]),
        ("dawn", ["play eddies"]),
    ],
)
def test_DOL_32_undertow_needs_four_cards_in_the_pile_and_convoy_two(rules, pile, playable):
    state = table(f"3 players  {FOUR}  A: undertow eddies convoy  pile {pile}")

    assert moves(rules, state, A) == ["pass", *playable]


def test_DOL_32_who_could_only_pass_for_want_of_cards_is_not_asked(rules):
    state = table(f"3 players  {FOUR}  A: undertow  B: convoy  pile dawn")

    assert phase(state) == Phase.GESTURE


def test_DOL_32_a_convoy_may_leave_too_few_for_an_undertow(rules):
    state = table(f"3 players  {FOUR}  A: undertow convoy  pile dawn gold-1 gold-1 gold-1 gold-1")

    follow(rules, state, "A play convoy", "* gold-1", "* gold-1")

    assert phase(state) == Phase.GESTURE


def test_DOL_32_the_match_ends_when_fewer_than_four_cards_are_left_for_a_sharing(rules):
    state = table(f"3 players  {FOUR}  pile dawn gold-1 gold-1")

    follow(rules, state, "A share", "B share")

    assert phase(state) == Phase.OVER
    assert events(state)[-5:] == [
        "too_few_cards pile=3",
        "scored seat=A total=6",
        "scored seat=B total=4",
        "scored seat=C total=0",
        "won seat=A total=6",
    ]


def test_DOL_32_four_cards_are_enough(rules):
    state = table(f"3 players  {FOUR}  pile dawn gold-1 gold-1 gold-1")

    follow(rules, state, "A share", "B share")

    assert phase(state) == Phase.DEAL


def test_DOL_32_it_ends_before_any_window(rules):
    state = table(f"3 players  {FOUR}  pile dawn gold-1 gold-1  C: lantern")

    follow(rules, state, "A share", "B share")

    assert phase(state) == Phase.OVER
    assert area(state, C) == "lantern"


def test_DOL_32_a_theft_that_was_won_is_used_before_the_end(rules):
    state = table("3 players  loot wines-1 theft | lace-1 lace-2  pile dawn gold-1 gold-1")
    follow(rules, state, "A share", "B share")
    assert phase(state) == Phase.STEAL

    follow(rules, state, "B steal A lace-2")

    assert phase(state) == Phase.OVER
    assert dealer(state) == "B"
    assert scores(rules, state) == [2, 3, 0]
