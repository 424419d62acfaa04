"""Dolorès, the messages one by one: DOL-21 and DOL-23 to DOL-26."""

from itertools import combinations

import pytest

from estran import Match
from estran.games.dolores import GAME
from estran.games.dolores.actions import SETS, STEAL
from estran.games.dolores.box import GOODS
from estran.games.dolores.state import Phase
from estran.match.chance import Scripted
from tests.games.dolores import (
    A,
    B,
    C,
    D,
    area,
    areas,
    discards,
    events,
    follow,
    loot,
    moves,
    odds,
    phase,
    table,
    waited_for,
)

FOUR = "loot wines-1 gold-1 | lace-1 lace-2"
TURNED_UP = [
    "turned_up seat=B slot=0 card=wines-1",
    "turned_up seat=B slot=1 card=gold-1",
    "turned_up seat=A slot=2 card=lace-1",
    "turned_up seat=A slot=3 card=lace-2",
]


@pytest.fixture
def rules(family):
    return getattr(GAME, family)


# ---- Broken Lantern


def test_DOL_21_the_lantern_is_played_before_a_deal(rules):
    state = table("3 players  C: lantern")

    follow(rules, state, "C play lantern")

    assert events(state) == ["lantern_played seat=C"]
    assert phase(state) == Phase.DEAL
    assert discards(state) == "lantern"


def test_DOL_21_the_cards_lie_face_down_and_only_the_one_who_broke_it_looks(rules):
    state = table("3 players  C: lantern")

    follow(rules, state, "C play lantern", "* gold-3")

    assert events(state, A) == ["laid_face_down seat=B slot=0", "looked"]
    assert events(state, C) == ["laid_face_down seat=B slot=0", "looked seat=C slot=0 card=gold-3"]


def test_DOL_21_a_pass_keeps_the_lantern_and_the_cards_lie_open(rules):
    state = table("3 players  C: lantern")

    follow(rules, state, "C pass", "* gold-3")

    assert area(state, C) == "lantern"
    assert events(state, A) == ["dealt seat=B slot=0 card=gold-3"]


def test_DOL_21_a_convoys_cards_are_face_down_too_and_are_looked_at(rules):
    state = table(f"3 players  lantern A  {FOUR}  B: convoy")

    follow(rules, state, "B play convoy", "* gold-3")

    assert events(state, B) == ["laid_face_down seat=B slot=2", "looked"]
    assert events(state, A)[1] == "looked seat=A slot=2 card=gold-3"


def test_DOL_21_all_see_face_down_cards_change_their_slots_by_a_convoy(rules):
    state = table(f"3 players  lantern A  {FOUR}  B: convoy")

    follow(rules, state, "B play convoy")

    assert events(state, B)[1:] == [
        "moved_face_down seat=A slot=4 old_slot=3",
        "moved_face_down seat=A slot=3 old_slot=2",
    ]


def test_DOL_21_an_undertows_cards_are_face_down_too_and_are_looked_at(rules):
    state = table(f"3 players  lantern A  {FOUR}  B: undertow")

    follow(rules, state, "B play undertow", "* gold-3")

    assert events(state, B) == ["laid_face_down seat=B slot=0", "looked"]
    assert events(state, A)[1] == "looked seat=A slot=0 card=gold-3"


def test_DOL_21_an_undertows_discards_lie_open(rules):
    state = table(f"3 players  lantern A  {FOUR}  B: undertow")

    follow(rules, state, "B play undertow")

    assert events(state, C)[1:] == [
        "swept_away slot=0 card=wines-1",
        "swept_away slot=1 card=gold-1",
        "swept_away slot=2 card=lace-1",
        "swept_away slot=3 card=lace-2",
    ]


def test_DOL_21_eddies_tell_where_a_face_down_card_goes_but_not_which_it_is(rules):
    state = table(f"3 players  lantern A  {FOUR}  B: eddies")

    follow(rules, state, "B play eddies", "B arrange 1 2")

    assert events(state, B) == [
        "arranged seat=B",
        "moved_face_down seat=A slot=2 old_slot=0",
        "moved_face_down seat=B slot=0 old_slot=1",
        "moved_face_down seat=B slot=1 old_slot=2",
    ]


def test_DOL_21_dawn_is_shown_wherever_it_comes_up(rules):
    state = table("3 players  A: lantern  C: lookout  pile dawn gold-1 gold-1 gold-1 gold-1")

    follow(rules, state, "A play lantern", "* gold-1", "* dawn")

    assert events(state, B) == ["dawn_drawn seat=B slot=1"]


def test_DOL_21_dawn_in_a_face_down_loot_is_not_turned_up_for_it_lies_open(rules):
    state = table("3 players  A: lantern  C: lookout  pile dawn gold-1 gold-1 gold-1 gold-1")

    follow(rules, state, "A play lantern", "* gold-1", "* dawn", "C play lookout", "* gold-1", "* gold-1")
    follow(rules, state, "A conflict", "B conflict")

    assert [event for event in events(state) if event.startswith("turned_up")] == [
        "turned_up seat=B slot=0 card=gold-1",
        "turned_up seat=A slot=2 card=gold-1",
        "turned_up seat=A slot=3 card=gold-1",
    ]


def test_DOL_21_the_loot_is_turned_up_after_the_gestures_and_before_anyone_takes(rules):
    state = table(f"3 players  lantern A  {FOUR}")

    follow(rules, state, "A share", "B share")

    assert events(state, C)[2:8] == [*TURNED_UP, "share_share seat=A rival=B", "took seat=A slot=2 card=lace-1"]


def test_DOL_21_it_is_turned_up_before_the_dodger_picks(rules):
    state = table(f"3 players  lantern A  {FOUR}")

    follow(rules, state, "A share", "B dodge")

    assert events(state, B)[2:6] == TURNED_UP
    assert phase(state) == Phase.PICK


def test_DOL_21_it_is_turned_up_before_a_bettor_takes(rules):
    state = table(f"3 players  lantern A  {FOUR}  C: bet")

    follow(rules, state, "C play bet", "A share", "B share", "C guess share share")

    assert events(state, C)[4:] == [*TURNED_UP, "bet_won seat=C"]
    assert phase(state) == Phase.TAKE


def test_DOL_21_it_stays_face_down_while_a_gesture_of_two_is_to_be_kept(rules):
    state = table(f"3 players  lantern A  {FOUR}  B: trickery")

    follow(rules, state, "A share", "B share/dodge")
    assert not set(TURNED_UP) & set(events(state))
    follow(rules, state, "B keep dodge")

    assert events(state)[1:5] == TURNED_UP


def test_DOL_21_it_stays_face_down_while_a_muddle_may_be_played(rules):
    state = table(f"3 players  lantern A  {FOUR}  C: muddle")

    follow(rules, state, "A share", "B share")
    assert not set(TURNED_UP) & set(events(state))
    follow(rules, state, "C pass")

    assert events(state)[1:5] == TURNED_UP


def test_DOL_21_after_a_muddle_it_stays_face_down_until_the_new_gestures_have_been_shown(rules):
    state = table(f"3 players  lantern A  {FOUR}  C: muddle")

    follow(rules, state, "A share", "B share", "C play muddle")
    assert events(state) == ["muddle_played seat=C"]
    follow(rules, state, "A share", "B conflict")

    assert events(state)[2:6] == TURNED_UP


def test_DOL_21_discards_always_lie_open(rules):
    state = table(f"3 players  lantern A  {FOUR}")

    follow(rules, state, "A conflict", "B conflict")

    assert "discarded slot=0 card=wines-1" in events(state, C)
    assert discards(state) == "wines-1 lace-1 lace-2 gold-1 lantern"


def test_DOL_21_it_is_broken_for_one_sharing_only(rules):
    state = table(f"3 players  lantern A  {FOUR}")

    follow(rules, state, "A share", "B share", "* gold-3")

    assert events(state, C) == ["dealt seat=C slot=0 card=gold-3"]


def test_DOL_21_the_looker_may_tell_the_truth_lie_or_say_nothing():
    match = Match(
        "dolores", 2, options={"dealer": "A"}, chance=Scripted(["lantern", *["gold-1"] * 7, *["wines-1"] * 4])
    )
    match.play("A play lantern")
    asked = match.waiting

    match.say("A", "claim 0 wines-1")
    match.say("A", "claim 1 gold-3")

    assert match.waiting == asked == {"A", "B"}
    assert match.plies_seen("B")[-5:] == ["A play lantern", "* ?", "* ?", "* ?", "* ?"]


# ---- Theft


def test_DOL_23_a_theft_that_was_won_takes_any_one_goods_card_from_another_player(rules):
    state = table("3 players  loot theft gold-1 | lace-1 lace-2  C: wines-3 wines-1 muddle")

    follow(rules, state, "A share", "B share", "C pass")
    assert moves(rules, state, B) == ["steal A lace-1", "steal A lace-2", "steal C wines-1", "steal C wines-3"]
    follow(rules, state, "B steal C wines-3")

    assert areas(state) == ["lace-1 lace-2", "wines-3 gold-1", "wines-1 muddle"]
    assert discards(state) == "theft"


def test_DOL_23_it_is_told_who_robs_whom_and_both_new_totals(rules):
    state = table("3 players  loot theft gold-1 | lace-1 lace-2  C: wines-3 wines-1")

    follow(rules, state, "A share", "B share", "B steal C wines-3")

    assert events(state)[:3] == ["stole seat=B rival=C card=wines-3", "total seat=B total=4", "total seat=C total=2"]


def test_DOL_23_it_must_be_used_at_once(rules):
    state = table("3 players  loot theft gold-1 | lace-1 lace-2")

    follow(rules, state, "A share", "B share")

    assert phase(state) == Phase.STEAL
    assert waited_for(rules, state) == "B"
    assert "pass" not in moves(rules, state, B)


def test_DOL_23_it_is_used_after_the_whole_sharing_has_been_handed_out(rules):
    state = table("2 players  loot theft gold-1 | lace-1 lace-2")

    follow(rules, state, "A conflict", "B dodge", "B pick 0")

    assert areas(state) == ["lace-1 lace-2 gold-1", "theft"]
    assert moves(rules, state, B) == ["steal A lace-1", "steal A lace-2", "steal A gold-1"]


def test_DOL_23_a_bettor_who_takes_it_uses_it_after_the_others_have_shared(rules):
    state = table("3 players  loot theft gold-1 | lace-1 lace-2  C: bet")

    follow(rules, state, "C play bet", "A share", "B share", "C guess share share", "C take 0")

    assert phase(state) == Phase.STEAL
    assert moves(rules, state, C) == ["steal A lace-1", "steal A lace-2", "steal B gold-1"]


def test_DOL_23_after_dodge_dodge_a_bettors_theft_is_used_when_the_collections_are_dropped(rules):
    state = table("3 players  loot theft gold-1 | lace-1 lace-2  A: wines-1 gold-1  C: bet")

    follow(rules, state, "C play bet", "A dodge", "B dodge", "C guess dodge dodge", "C take 0", "A drop gold")

    assert moves(rules, state, C) == ["steal A wines-1"]


def test_DOL_23_one_that_was_dealt_is_used_when_everybody_has_their_cards(rules):
    state = GAME.set_table(4, {"dealer": "C"})

    follow(rules, state, "* theft", "* gold-1", "* gold-1", "* gold-1", "* lace-1", "* lace-2", "* wines-1")
    assert phase(state) == Phase.START
    follow(rules, state, "* lookout")
    assert phase(state) == Phase.START_STEAL
    follow(rules, state, "A steal C lace-2")

    assert areas(state) == ["lace-2 gold-1", "gold-1 gold-1", "lace-1", "wines-1 lookout"]
    assert events(state)[-1] == "sharing seat=C rival=D pile=68"


def test_DOL_23_it_is_discarded_without_effect_if_nobody_else_has_goods(rules):
    state = table("3 players  loot theft gold-1 | lace-1 lace-2  C: muddle")

    follow(rules, state, "A share", "B conflict", "C pass")

    assert area(state, B) == "lace-1 lace-2 gold-1"
    assert events(state)[-2:] == ["nothing_to_steal seat=B", "sharing seat=B rival=C pile=71"]
    assert discards(state) == "theft"


def test_DOL_23_also_one_that_was_dealt_may_find_no_goods(rules):
    state = GAME.set_table(2, {"dealer": "A"})

    follow(rules, state, "* theft", "* gold-1", "* gold-1", "* gold-1", "* muddle", "* eddies", "* convoy", "* lookout")

    assert events(state)[-2:] == ["nothing_to_steal seat=A", "sharing seat=A rival=B pile=68"]
    assert area(state, A) == "gold-1 gold-1 gold-1"


def test_DOL_23_messages_cannot_be_stolen(rules):
    state = table("3 players  loot theft gold-1 | lace-1 lace-2  C: muddle lantern gold-2")

    follow(rules, state, "A conflict", "B share", "C pass")

    assert moves(rules, state, A) == ["steal C gold-2"]


@pytest.mark.parametrize(
    ("loss", "problem"),
    [
        (GOODS * B, "from oneself"),
        (GOODS * C, "C has no weapons"),
        (GOODS * D, "nobody sits there"),
        (-1, "no such choice"),
        (GOODS * 4, "no such choice"),
    ],
)
def test_DOL_23_anything_else_is_refused(rules, loss, problem):
    state = table("3 players  loot theft gold-1 | lace-1 lace-2  B: weapons-1")
    follow(rules, state, "A share", "B share")
    before = state.tobytes()

    with pytest.raises(ValueError, match="illegal"):
        rules.act(state, B, STEAL + loss)
    assert state.tobytes() == before, problem


# ---- Undertow, Eddies, Convoy


def test_DOL_24_undertow_discards_the_loot_and_four_new_cards_are_dealt(rules):
    state = table(f"3 players  {FOUR}  C: undertow")

    follow(rules, state, "C play undertow", "* jewels-1", "* jewels-2", "* jewels-3", "* gold-3")

    assert loot(state) == "jewels-1 jewels-2 | jewels-3 gold-3"
    assert discards(state) == "wines-1 lace-1 lace-2 gold-1 undertow"
    assert phase(state) == Phase.GESTURE


def test_DOL_24_the_new_cards_are_dealt_as_ever(rules):
    state = table(f"3 players  {FOUR}  C: undertow")

    follow(rules, state, "C play undertow", "* jewels-1", "* jewels-2", "* jewels-3")

    assert events(state) == ["dealt seat=A slot=2 card=jewels-3"]


def test_DOL_24_also_after_a_convoy_only_four(rules):
    state = table("3 players  loot wines-1 wines-1 wines-1 | lace-1 lace-1 lace-1  C: undertow")

    follow(rules, state, "C play undertow", *["* jewels-1"] * 4)

    assert loot(state) == "jewels-1 jewels-1 | jewels-1 jewels-1"
    assert discards(state) == "wines-1 wines-1 wines-1 lace-1 lace-1 lace-1 undertow convoy"


def test_DOL_24_a_convoy_may_follow_an_undertow(rules):
    state = table(f"3 players  {FOUR}  A: convoy  C: undertow")

    follow(rules, state, "A pass", "C play undertow", *["* jewels-1"] * 4, "A play convoy", "* gold-1", "* gold-2")

    assert loot(state) == "jewels-1 jewels-1 gold-1 | jewels-1 jewels-1 gold-2"


def test_DOL_24_a_message_swept_away_is_gone(rules):
    state = table("3 players  loot muddle gold-1 | lace-1 lace-2  C: undertow")

    follow(rules, state, "C play undertow")

    assert "muddle" in discards(state)
    assert "muddle" not in odds(rules, state)


@pytest.mark.parametrize(
    ("move", "after"),
    [
        ("arrange 0 1", "wines-1 gold-1 | lace-1 lace-2"),
        ("arrange 0 2", "wines-1 lace-1 | gold-1 lace-2"),
        ("arrange 0 3", "wines-1 lace-2 | gold-1 lace-1"),
        ("arrange 1 2", "gold-1 lace-1 | wines-1 lace-2"),
        ("arrange 1 3", "gold-1 lace-2 | wines-1 lace-1"),
        ("arrange 2 3", "lace-1 lace-2 | wines-1 gold-1"),
    ],
)
def test_DOL_25_eddies_rearrange_the_loot_at_will(rules, move, after):
    state = table(f"3 players  {FOUR}  C: eddies")

    follow(rules, state, "C play eddies", f"C {move}")

    assert loot(state) == after


def test_DOL_25_each_side_keeps_its_number_of_cards(rules):
    state = table(f"3 players  {FOUR}  C: eddies")

    follow(rules, state, "C play eddies")

    assert events(state) == ["eddies_played seat=C"]
    assert set(moves(rules, state, C)) == {f"arrange {one} {two}" for one, two in combinations(range(4), 2)}


def test_DOL_25_with_six_cards_three_lie_on_each_side(rules):
    state = table("3 players  loot wines-1 wines-2 wines-3 | lace-1 lace-2 lace-3  C: eddies")
    follow(rules, state, "C play eddies")
    assert len(moves(rules, state, C)) == 20

    follow(rules, state, "C arrange 1 3 5")

    assert loot(state) == "wines-2 lace-1 lace-3 | wines-1 wines-3 lace-2"


def test_DOL_25_it_is_told_which_card_goes_where(rules):
    state = table(f"3 players  {FOUR}  C: eddies")

    follow(rules, state, "C play eddies", "C arrange 0 3")

    assert events(state) == [
        "arranged seat=C",
        "moved seat=A slot=2 old_slot=1 card=gold-1",
        "moved seat=A slot=3 old_slot=2 card=lace-1",
        "moved seat=B slot=1 old_slot=3 card=lace-2",
    ]


def test_DOL_25_what_is_told_of_six_cards_is_where_they_then_lie(rules):
    six = ["wines-1", "wines-2", "wines-3", "lace-1", "lace-2", "lace-3"]
    for slots in combinations(range(6), 3):
        state = table(f"3 players  loot {' '.join(six[:3])} | {' '.join(six[3:])}  C: eddies")
        follow(rules, state, "C play eddies", f"C arrange {' '.join(map(str, slots))}")
        told = list(six)
        for event in events(state)[1:]:
            _, side, slot, _, card = (word.split("=")[-1] for word in event.split())
            told[int(slot)] = card
            assert side == ("B" if int(slot) < 3 else "A")

        assert loot(state).replace(" |", "").split() == told


@pytest.mark.parametrize("slots", [0b0001, 0b0111, 0b0000, 0b10001, 0b1000000, -1])
def test_DOL_25_no_other_number_of_cards_and_no_empty_slot_can_be_named(rules, slots):
    state = table(f"3 players  {FOUR}  C: eddies")
    follow(rules, state, "C play eddies")

    with pytest.raises(ValueError, match="illegal"):
        rules.act(state, C, SETS + slots)


def test_DOL_26_convoy_brings_one_card_for_the_left_neighbours_side_then_one_for_the_dealers(rules):
    state = table(f"3 players  dealer C  {FOUR}  B: convoy")

    follow(rules, state, "B play convoy", "* jewels-1")
    assert events(state) == ["dealt seat=A slot=2 card=jewels-1"]
    follow(rules, state, "* jewels-2")

    assert events(state) == ["dealt seat=C slot=5 card=jewels-2"]
    assert loot(state) == "wines-1 gold-1 jewels-1 | lace-1 lace-2 jewels-2"


def test_DOL_26_the_dealers_cards_get_new_slots_and_all_hear_of_it(rules):
    state = table(f"3 players  {FOUR}  C: convoy")

    follow(rules, state, "C play convoy")

    assert events(state) == [
        "convoy_played seat=C",
        "moved seat=A slot=4 old_slot=3 card=lace-2",
        "moved seat=A slot=3 old_slot=2 card=lace-1",
    ]


def test_DOL_26_the_next_sharing_has_four_cards_again(rules):
    state = table("3 players  loot wines-1 wines-1 wines-1 | lace-1 lace-1 lace-1")

    follow(rules, state, "A share", "B share", *["* jewels-1"] * 4)

    assert loot(state) == "jewels-1 jewels-1 | jewels-1 jewels-1"
    assert phase(state) == Phase.GESTURE
