"""Dolorès: what a seat is shown, and what its choices say of themselves."""

import msgspec
import pytest

from estran.engine.seats import ONLOOKER
from estran.games.dolores import GAME
from estran.games.dolores.box import Message
from estran.games.dolores.table import has_come_up
from estran.games.dolores.view import Collection, Slot, view
from tests.games.dolores import (
    EVERY_MATCH,
    A,
    B,
    C,
    follow,
    table,
)
from tests.tables import positions

FOUR = "loot wines-1 gold-1 | lace-1 lace-2"
EVERY_SEAT = (A, B, C, ONLOOKER)


@pytest.fixture
def rules(family):
    return getattr(GAME, family)


def test_DOL_4_everybody_sees_everybodys_collections_and_what_counts():
    state = table("3 players  B: wines-2 wines-1 lace-1 gold-2 muddle dawn")

    wrecker = view(state, ONLOOKER).wreckers[B]

    assert (wrecker.seat, wrecker.messages, wrecker.score) == ("B", ["muddle", "dawn"], 4)
    assert wrecker.collections == [
        Collection("wines", [1, 2], 3, highest=True, lowest=False),
        Collection("lace", [1], 1, highest=False, lowest=True),
        Collection("gold", [2], 2, highest=False, lowest=False),
    ]


def test_DOL_43_a_view_says_that_a_collection_alone_counts_twice():
    state = table("3 players  B: wines-2")

    assert view(state, A).wreckers[B].collections == [Collection("wines", [2], 2, highest=True, lowest=True)]


def test_DOL_6_a_view_has_no_dealer_until_one_is_drawn():
    seen = view(GAME.set_table(3), A)

    assert (seen.phase, seen.dealer, seen.neighbour, seen.waiting) == ("dealer", None, None, ["*"])


def test_DOL_7_a_view_shows_the_loot_and_whose_side_each_card_is_on():
    state = table(f"3 players  dealer B  {FOUR}")

    seen = view(state, A)

    assert (seen.dealer, seen.neighbour) == ("B", "C")
    assert seen.loot == [
        Slot(0, "C", "wines-1", face_down=False, taken=False, scores=[2, 2, 2]),
        Slot(1, "C", "gold-1", face_down=False, taken=False, scores=[2, 2, 2]),
        Slot(2, "B", "lace-1", face_down=False, taken=False, scores=[2, 2, 2]),
        Slot(3, "B", "lace-2", face_down=False, taken=False, scores=[4, 4, 4]),
    ]


def test_DOL_41_a_view_says_what_each_card_of_the_loot_would_make_of_every_score():
    state = table(f"3 players  {FOUR}  A: wines-3  B: lace-1 gold-3")

    seen = view(state, ONLOOKER)

    assert [slot.scores for slot in seen.loot] == [[8, 5, 2], [4, 5, 2], [4, 5, 2], [5, 12, 4]]


def test_DOL_9_a_view_says_what_certain_gestures_would_make_of_every_score():
    state = table(f"3 players  {FOUR}  A: wines-3")

    seen = view(state, ONLOOKER)

    assert seen.outlook == {
        "share share": [12, 4, 0],
        "share conflict": [6, 5, 0],
        "conflict share": [5, 0, 0],
        "conflict conflict": [6, 0, 0],
    }


def test_DOL_12_a_view_says_between_which_scores_a_first_pick_may_lead():
    state = table(f"3 players  {FOUR}  A: wines-3")

    spans = view(state, ONLOOKER).spans

    assert spans["dodge share"] == [[4, 8], [2, 4], [0, 0]]
    assert spans["share dodge"] == [[4, 12], [2, 4], [0, 0]]


def test_DOL_13_a_view_says_between_which_scores_the_rest_leaves_a_fighter():
    state = table(f"3 players  {FOUR}  A: wines-3")

    spans = view(state, ONLOOKER).spans

    assert spans["dodge conflict"] == [[4, 8], [4, 6], [0, 0]]
    assert spans["conflict dodge"] == [[5, 7], [2, 4], [0, 0]]


def test_DOL_14_a_view_says_between_which_scores_two_first_picks_leave_their_owners():
    state = table(f"3 players  {FOUR}  A: wines-3 lace-1 gold-2  C: lace-3")

    assert view(state, ONLOOKER).spans["dodge dodge"] == [[3, 5], [0, 0], [6, 6]]


def test_DOL_14_a_view_has_a_span_for_every_meeting_that_is_not_certain():
    seen = view(table(f"3 players  {FOUR}"), A)

    assert len(seen.outlook) + len(seen.spans) == 9
    assert not set(seen.outlook) & set(seen.spans)


def test_DOL_21_who_has_not_looked_is_told_nothing_about_what_cards_would_change():
    state = table(f"3 players  lantern C  {FOUR}")

    assert [slot.scores for slot in view(state, A).loot] == [None] * 4
    assert view(state, A).outlook == {}
    assert view(state, A).spans == {}
    assert (len(view(state, C).outlook), len(view(state, C).spans)) == (4, 5)


def test_DOL_12_a_slot_from_which_the_card_was_taken_stays_empty(rules):
    state = table(f"3 players  {FOUR}  C: bet")

    follow(rules, state, "C play bet", "A dodge", "B share", "C guess dodge share", "C take 1")

    assert [slot.taken for slot in view(state, A).loot] == [False, True, False, False]
    assert view(state, A).loot[1].card is None


def test_DOL_3_a_view_shows_the_pile_the_discard_and_the_messages_seen(rules):
    state = table("3 players  loot theft gold-1 | muddle lace-2  C: trickery  pile 40")
    follow(rules, state, "A conflict", "B conflict")

    seen = view(state, A)

    assert (seen.pile, seen.dawn_may_come, seen.seen) == (40, False, ["theft", "trickery", "muddle"])
    assert (seen.discard["theft"], seen.discard["muddle"]) == (1, 1)
    assert "trickery" not in seen.discard


def test_DOL_3_a_view_says_from_when_on_dawn_may_come():
    assert not view(table("3 players  pile 17"), A).dawn_may_come
    assert view(table("3 players  pile 16"), A).dawn_may_come


def test_DOL_5_a_view_says_if_it_is_the_simple_game():
    assert view(table("3 players"), A).messages
    assert not view(table("3 players", messages=False), A).messages


def test_DOL_8_one_sees_ones_own_choice_and_nobody_elses(rules):
    state = table(f"3 players  {FOUR}")

    follow(rules, state, "A conflict")

    assert [view(state, seat).choice for seat in EVERY_SEAT] == ["conflict", None, None, None]
    assert all(not wrecker.gestures for seat in EVERY_SEAT for wrecker in view(state, seat).wreckers)


def test_DOL_8_nobody_can_see_who_has_chosen_already(rules):
    state = table(f"3 players  {FOUR}")

    follow(rules, state, "A conflict")

    assert [view(state, seat).waiting for seat in EVERY_SEAT] == [["B"], ["A", "B"], ["A", "B"], ["A", "B"]]


def test_DOL_14_a_collection_named_in_secret_is_seen_by_its_owner_alone(rules):
    state = table(f"3 players  {FOUR}  A: gold-2  B: gold-2")

    follow(rules, state, "A dodge", "B dodge", "B drop gold")

    assert [view(state, seat).choice for seat in EVERY_SEAT] == [None, "drop gold", None, None]


def test_DOL_27_a_view_shows_both_gestures_while_one_is_to_be_kept(rules):
    state = table(f"3 players  {FOUR}  B: trickery")

    follow(rules, state, "A share", "B conflict/dodge")

    assert [wrecker.gestures for wrecker in view(state, C).wreckers] == [["share"], ["conflict", "dodge"], []]


def test_DOL_29_a_guess_is_seen_by_the_bettor_until_it_is_shown_to_all(rules):
    state = table(f"3 players  {FOUR}  B: muddle  C: bet")

    follow(rules, state, "C play bet", "C guess share dodge")
    assert [view(state, seat).guess for seat in EVERY_SEAT] == [None, None, ["share", "dodge"], None]
    follow(rules, state, "A share", "B dodge")

    assert [view(state, seat).guess for seat in EVERY_SEAT] == [["share", "dodge"]] * 4
    assert view(state, A).bettor == "C"


def test_DOL_31_a_view_shows_which_messages_may_be_played_and_by_whom(rules):
    state = table(f"3 players  {FOUR}  A: muddle  C: bet  pile dawn gold-1")

    seen = view(state, A)

    assert (seen.window, seen.waiting, seen.choices) == (["eddies", "convoy", "bet"], ["C"], [])


def test_DOL_44_a_view_names_the_winners_when_the_match_is_over(rules):
    state = table("3 players  A: gold-2  C: gold-2  pile dawn weapons-1*3")
    assert view(state, A).winners is None

    follow(rules, state, "* dawn")

    assert view(state, B).winners == ["A", "C"]


def clauses(state, seat):
    """The choices in a view, and the clause that each of them follows."""
    return {choice.move: choice.clause for choice in view(state, seat).choices}


def test_a_choice_in_a_window_cites_its_message():
    state = table(f"3 players  {FOUR}  C: undertow eddies convoy bet")

    assert clauses(state, C) == {
        "pass": "DOL-31",
        "play undertow": "DOL-24",
        "play eddies": "DOL-25",
        "play convoy": "DOL-26",
        "play bet": "DOL-29",
    }


def test_gestures_cite_their_clause_two_of_them_the_trickerys_and_a_guess_the_bets(rules):
    state = table(f"3 players  {FOUR}  B: trickery  C: bet")
    follow(rules, state, "C play bet")

    assert set(clauses(state, A).values()) == {"DOL-8"}
    assert (clauses(state, B)["dodge"], clauses(state, B)["share/dodge"]) == ("DOL-8", "DOL-27")
    assert set(clauses(state, C).values()) == {"DOL-29"}


@pytest.mark.parametrize(
    ("plies", "seat", "moves", "clause"),
    [
        (["C play eddies"], C, "arrange", "DOL-25"),
        (["C pass", "A share", "B share/conflict"], B, "keep", "DOL-27"),
        (["C pass", "A share", "B dodge"], B, "pick", "DOL-12"),
        (["C pass", "A conflict", "B dodge"], B, "pick", "DOL-13"),
        (["C pass", "A dodge", "B dodge"], A, "drop", "DOL-14"),
        (["C pass", "A share", "B share"], B, "steal", "DOL-23"),
        (["C play bet", "C pass", "A share", "B share", "C guess share share"], C, "take", "DOL-29"),
    ],
)
def test_other_choices_cite_their_clause(rules, plies, seat, moves, clause):
    state = table("3 players  loot theft gold-1 | lace-1 lace-2  A: wines-1  B: trickery  C: eddies bet wines-1")

    follow(rules, state, *plies)

    found = clauses(state, seat)
    assert {move.split()[0] for move in found} == {moves}
    assert set(found.values()) == {clause}


def test_an_onlooker_has_no_choices():
    assert view(table(f"3 players  {FOUR}"), ONLOOKER).choices == []


def test_a_view_foretells_what_a_choice_will_do_where_nothing_is_hidden(rules):
    state = table("2 players  loot theft gold-1 | lace-1 lace-2  A: gold-3")
    follow(rules, state, "A share", "B share")

    choices = {choice.move: choice for choice in view(state, B).choices}

    assert choices["steal A gold-3"].scores == [6, 8]
    assert [effect.event for effect in choices["steal A gold-3"].effects or ()][:1] == ["stole"]


@pytest.mark.parametrize("match", EVERY_MATCH, ids=str)
def test_a_view_can_be_written_and_read_again(match):
    for state in positions(match, 3, every=10):
        seen = view(state, A)

        assert msgspec.json.decode(msgspec.json.encode(seen), type=type(seen)) == seen


def test_DOL_21_a_message_under_the_lantern_has_come_up_for_the_one_who_looked_alone():
    state = table("3 players  lantern C  loot wines-1 undertow | lace-1 lace-2")

    assert "undertow" in view(state, C).seen
    assert has_come_up(state, Message.UNDERTOW, C)
    for seat in (A, B, ONLOOKER):
        assert "undertow" not in view(state, seat).seen
        assert not has_come_up(state, Message.UNDERTOW, seat)


def test_DOL_14_a_collection_to_give_up_says_the_score_that_remains():
    state = table(f"3 players  dealer A  {FOUR}  A: wines-3 lace-1 gold-2  B: gold-2")
    follow(GAME.plain, state, "A dodge", "B dodge")

    choices = view(state, A).choices

    assert [(choice.move, (choice.scores or [])[A]) for choice in choices] == [
        ("drop wines", 3),
        ("drop lace", 5),
        ("drop gold", 4),
    ]


def test_DOL_14_what_is_left_to_one_tells_nothing_of_what_the_other_gives_up():
    state = table(f"3 players  dealer A  {FOUR}  A: wines-3 lace-1  B: gold-2 lace-2")
    follow(GAME.plain, state, "A dodge", "B dodge")
    before = view(state, A).choices

    follow(GAME.plain, state, "B drop gold")

    assert view(state, A).choices == before
