"""Dolorès: what a seat may see, hear, imagine and write down."""

from collections import Counter
from math import sqrt

import msgspec
import numpy as np
import pytest

from estran import Match
from estran.engine.chance import dice
from estran.engine.record import copy_of
from estran.engine.seats import CHANCE, EVERYBODY, ONLOOKER
from estran.games.dolores import GAME
from estran.games.dolores.box import DAWN, GOODS, Message, card_name
from estran.games.dolores.features import PARTS, SIZE
from estran.games.dolores.notation import eyes, write_outcome
from estran.games.dolores.state import Phase
from estran.games.dolores.view import Collection, Slot, secrets, view
from estran.play.chance import Scripted
from tests.games.dolores import (
    EVERY_MATCH,
    NUMBER,
    A,
    B,
    C,
    D,
    actions,
    areas,
    discards,
    events,
    follow,
    loot,
    phase,
    table,
    waited_for,
)
from tests.tables import positions

FOUR = "loot wines-1 gold-1 | lace-1 lace-2"
EVERY_SEAT = (A, B, C, ONLOOKER)


@pytest.fixture
def rules(family):
    return getattr(GAME, family)


# ---- Views


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


def test_DOL_21_who_has_not_looked_is_told_nothing_about_what_cards_would_change():
    state = table(f"3 players  lantern C  {FOUR}")

    assert [slot.scores for slot in view(state, A).loot] == [None] * 4
    assert view(state, A).outlook == {}
    assert len(view(state, C).outlook) == 4


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
    state = table("3 players  A: gold-2  C: gold-2  pile dawn")
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


# ---- Under a Broken Lantern


def test_DOL_21_only_the_looker_sees_the_cards_that_lie_face_down():
    state = table(f"3 players  lantern C  {FOUR}")

    assert [slot.card for slot in view(state, C).loot] == ["wines-1", "gold-1", "lace-1", "lace-2"]
    for seat in (A, B, ONLOOKER):
        assert [slot.card for slot in view(state, seat).loot] == [None] * 4
    assert all(slot.face_down and not slot.taken for slot in view(state, A).loot)
    assert view(state, A).looker == "C"


def test_DOL_21_all_see_the_loot_when_it_has_been_turned_up(rules):
    state = table(f"3 players  lantern C  {FOUR}")

    follow(rules, state, "A share", "B dodge")

    assert [slot.card for slot in view(state, A).loot] == ["wines-1", "gold-1", "lace-1", "lace-2"]
    assert view(state, A).looker is None


def test_DOL_21_dawn_lies_open_in_a_face_down_loot(rules):
    state = table("3 players  A: lantern lookout  pile dawn gold-1 gold-1 gold-1 gold-1")

    follow(rules, state, "A play lantern", "* gold-1", "* dawn", "A play lookout", "* gold-1")

    assert [slot.card for slot in view(state, B).loot] == [None, "dawn", None, None]
    assert [slot.face_down for slot in view(state, B).loot] == [True, False, True, False]
    assert "dawn" in view(state, B).seen


def test_DOL_21_a_message_under_the_lantern_has_come_up_for_the_looker_alone():
    state = table("3 players  lantern C  loot theft gold-1 | lace-1 lace-2")

    assert view(state, C).seen == ["lantern", "theft"]
    assert view(state, A).seen == view(state, ONLOOKER).seen == ["lantern"]


def test_DOL_21_a_card_that_lies_face_down_is_not_among_the_discards(rules):
    state = table("3 players  lantern C  loot theft gold-1 | lace-1 lace-2")

    assert [view(state, seat).discard for seat in EVERY_SEAT] == [{"lantern": 1}] * 4


def test_DOL_21_no_effect_is_foretold_that_would_give_a_face_down_card_away(rules):
    state = table(f"3 players  lantern C  {FOUR}  B: undertow")

    assert all(choice.effects is None for choice in view(state, B).choices)


def test_DOL_21_the_match_sends_face_down_cards_to_the_looker_alone():
    deal = ["lantern", *["gold-1"] * 7, "wines-3", "wines-2", "theft", "wines-1"]
    match = Match("dolores", 2, options={"dealer": "B"}, chance=Scripted(deal))

    match.play("A play lantern")

    assert match.plies_seen("A")[-4:] == ["* wines-3", "* wines-2", "* theft", "* wines-1"]
    assert match.plies_seen("B")[-4:] == match.plies_seen()[-4:] == ["* ?"] * 4
    assert [told.arguments for _, told in match.events("B") if told.event == "looked"] == [None] * 4


def test_DOL_21_a_card_drawn_under_the_lantern_is_read_by_the_looker_alone(rules):
    state = table("3 players  C: lantern")
    assert eyes(state, CHANCE, NUMBER["gold-3"]) == EVERYBODY

    follow(rules, state, "C play lantern")

    assert eyes(state, CHANCE, NUMBER["gold-3"]) == 1 << C
    assert eyes(state, CHANCE, DAWN) == EVERYBODY
    assert eyes(state, C, 0) == EVERYBODY


# ---- What a seat may imagine


def imagined(rules, state, seat, number=0):
    other = copy_of(state)
    rules.imagine(other, seat, dice(number))
    return other


def test_DOL_8_the_others_open_choices_are_withdrawn_and_ones_own_is_kept(rules):
    state = table(f"3 players  {FOUR}  C: bet")
    follow(rules, state, "C play bet", "A share", "C guess share share")

    seen_by_a, seen_by_b = imagined(rules, state, A), imagined(rules, state, B)

    assert waited_for(rules, seen_by_a) == "BC"
    assert waited_for(rules, seen_by_b) == "ABC"
    assert [choice != -1 for choice in seen_by_a.choice] == [True, False, False, False]


def test_DOL_21_the_looker_knows_the_loot(rules):
    state = table(f"3 players  lantern C  {FOUR}")

    assert imagined(rules, state, C).tobytes() == state.tobytes()


def test_an_open_table_leaves_nothing_to_imagine(rules):
    state = table(f"3 players  {FOUR}  A: gold-2")

    assert [imagined(rules, state, seat).tobytes() for seat in EVERY_SEAT] == [state.tobytes()] * 4
    assert [secret.fields for secret in secrets(state, A)] == [(("choice", B),), (("choice", C),)]


def in_all(state):
    """How many cards of each kind of goods there are anywhere, and how many cards in the pile."""
    goods = state.pile + state.goods.sum(axis=0)
    for card in state.loot:
        if 0 <= card < GOODS:
            goods[card] += 1
    return goods.tolist(), int(state.left)


@pytest.mark.parametrize("seat", [A, B, ONLOOKER])
def test_DOL_21_the_others_imagine_other_cards_and_all_cards_stay_accounted_for(rules, seat):
    state = table(f"3 players  lantern C  {FOUR}  A: gold-3 wines-2")

    others = [imagined(rules, state, seat, number) for number in range(60)]

    assert len({loot(other) for other in others}) > 50
    assert {str(in_all(other)) for other in others} == {str(in_all(state))}
    assert {str(areas(other)) for other in others} == {str(areas(state))}


def test_DOL_21_a_seat_may_imagine_exactly_what_can_lie_there(rules):
    state = table("3 players  lantern C  loot theft gold-3 | lace-3 wines-3  pile dawn gold-2")
    possible = {"gold-3", "lace-3", "wines-3", "gold-2"} | set(unseen(state))

    seen = {loot(imagined(rules, state, A, number)).split()[0] for number in range(300)}

    assert seen == possible
    assert secrets(state, A)[2].possible == {(NUMBER[card],) for card in possible}


def unseen(state):
    """Messages that may be in the pile, or under the Lantern."""
    return [
        card_name(GOODS + message)
        for message in range(9)
        if state.unseen[message] or GOODS + message in state.loot.tolist()
    ]


def test_DOL_21_without_messages_in_the_pile_or_the_loot_none_is_imagined(rules):
    state = table("3 players  lantern C  loot gold-1 gold-3 | lace-3 wines-3  pile dawn gold-2")

    seen = {card for number in range(100) for card in loot(imagined(rules, state, A, number)).split()} - {"|"}

    assert seen == {"gold-1", "gold-2", "gold-3", "lace-3", "wines-3"}
    assert secrets(state, A)[2].possible == {(NUMBER[card],) for card in seen}


def test_DOL_21_the_last_message_can_be_imagined_too(rules):
    state = table("3 players  lantern C  loot bet gold-3 | lace-3 wines-3  pile dawn")

    seen = {card for number in range(200) for card in loot(imagined(rules, state, A, number)).split()} - {"|"}

    assert seen == {"gold-3", "lace-3", "wines-3"} | set(unseen(state))


def test_DOL_21_dawn_is_never_imagined_for_it_would_have_been_shown(rules):
    state = table("3 players  lantern C  loot gold-1 gold-1 | lace-1 lace-1  pile dawn gold-1")

    assert not any("dawn" in loot(imagined(rules, state, A, number)) for number in range(200))


def test_DOL_21_dawn_that_lies_in_the_loot_stays_where_it_is(rules):
    state = table("3 players  A: lantern lookout  pile dawn gold-1 gold-2 gold-3 lace-1 lace-2")

    follow(rules, state, "A play lantern", "* gold-1", "* dawn", "A play lookout", "* gold-3", "* lace-1")

    assert {loot(imagined(rules, state, B, number)).split()[1] for number in range(50)} == {"dawn"}


def test_DOL_21_cards_are_imagined_as_often_as_chance_draws_them():
    state, tries = table(f"3 players  lantern C  {FOUR}"), 600
    goods, _ = in_all(state)
    seen = Counter(loot(imagined(GAME.plain, state, A, number)).split()[0] for number in range(tries))

    for card in range(GOODS):
        likely = goods[card] / 74  # of the 76 cards the Lantern has been played, and Dawn would have been shown
        assert abs(seen[card_name(card)] / tries - likely) <= 5 * sqrt(likely * (1 - likely) / tries)


def test_DOL_21_what_lies_face_down_decides_nothing_about_who_is_asked(rules):
    one = table("3 players  lantern C  loot eddies muddle | trickery gold-3  B: convoy")
    other = table(f"3 players  lantern C  {FOUR}  B: convoy")

    for state in (one, other):
        follow(rules, state, "B pass")

    assert waited_for(rules, one) == waited_for(rules, other) == "AB"
    assert actions(rules, one, A) == actions(rules, other, A)


def test_secrets_are_the_others_open_choices_and_the_cards_face_down():
    state = table(f"3 players  lantern C  {FOUR}")

    assert [secret.fields[0] for secret in secrets(state, A)] == [
        ("choice", B),
        ("choice", C),
        ("loot", 0),
        ("loot", 1),
        ("loot", 2),
        ("loot", 3),
    ]
    assert [secret.fields[0] for secret in secrets(state, C)] == [("choice", A), ("choice", B)]


def test_DOL_30_nothing_is_hidden_when_the_match_is_over(rules):
    state = table("3 players  A: lantern  pile dawn gold-1 gold-2 gold-3")

    follow(rules, state, "A play lantern", "* gold-1", "* dawn")

    assert secrets(state, B) == []
    assert view(state, B).loot[0].card == "gold-1"


# ---- Features


def observed(rules, state, seat):
    into = np.zeros(SIZE, np.float32)
    rules.observe(state, seat, into)
    return {name: into[part].astype(int).tolist() for name, part in PARTS.items()}


def test_features_stand_in_turn_from_the_seat_that_looks(rules):
    state = table(f"3 players  dealer C  {FOUR}  A: gold-1  B: gold-2  C: gold-3")

    seen = observed(rules, state, B)

    assert seen["taken"] == [1, 1, 1, 0]
    assert seen["scores"] == [4, 6, 2, 0]
    assert (seen["dealer"], seen["neighbour"]) == ([0, 1, 0, 0], [0, 0, 1, 0])
    assert observed(rules, state, A)["scores"] == [2, 4, 6, 0]


def test_features_have_no_dealer_before_one_is_drawn(rules):
    seen = observed(rules, GAME.set_table(4), D)

    assert not any(seen["dealer"] + seen["neighbour"])
    assert seen["phase"].index(1) == Phase.DEALER


def test_features_have_everybodys_goods_and_messages(rules):
    state = table("3 players  B: gold-2 gold-2 dawn muddle")

    seen = observed(rules, state, A)

    assert seen["goods"][GOODS + NUMBER["gold-2"]] == sum(seen["goods"]) == 2
    assert [place - 10 for place, held in enumerate(seen["held"]) if held] == [Message.MUDDLE, Message.DAWN]


def test_features_have_the_pile_and_what_may_still_come(rules):
    state = table("2 players  A: gold-3 muddle  pile 16")

    seen = observed(rules, state, A)

    assert (seen["pile"], seen["dawn"]) == ([16], [1])
    assert seen["unknown"] == state.pile.tolist()
    assert [Message(message).name.lower() for message, may in enumerate(seen["unseen"]) if not may] == ["muddle", "bet"]


def test_features_show_the_loot_and_its_sides(rules):
    state = table(f"3 players  {FOUR}")

    seen = observed(rules, state, B)

    cards = [number % 31 for number, there in enumerate(seen["loot"]) if there]
    assert [card_name(card) for card in cards] == ["wines-1", "gold-1", "lace-1", "lace-2"]
    assert seen["sides"] == [*[1, 0, 0, 0] * 2, *[0, 0, 1, 0] * 2, *[0] * 8]


def test_DOL_21_features_hide_cards_that_lie_face_down(rules):
    state = table("3 players  lantern C  loot wines-1 theft | lace-1 lace-2")

    seen, looker = observed(rules, state, A), observed(rules, state, C)

    assert (sum(seen["loot"]), seen["face_down"], seen["looker"]) == (0, [1, 1, 1, 1, 0, 0], [0, 0, 1, 0])
    assert (sum(looker["loot"]), sum(looker["face_down"])) == (4, 0)
    assert sum(seen["unknown"]) == sum(looker["unknown"]) + 3
    assert (seen["unseen"][Message.THEFT], looker["unseen"][Message.THEFT]) == (1, 0)


def test_features_have_the_gestures_shown_and_ones_own_choice(rules):
    state = table(f"3 players  {FOUR}  B: trickery")
    follow(rules, state, "B share/dodge")
    assert observed(rules, state, B)["choice"] == [1, 0, 1]
    assert observed(rules, state, A)["choice"] == observed(rules, state, ONLOOKER)["choice"] == [0, 0, 0]

    follow(rules, state, "A conflict")

    assert observed(rules, state, A)["hands"] == [0, 1, 0, 1, 0, 1, *[0] * 6]


def test_features_have_ones_own_guess_and_then_everybody_has_it(rules):
    state = table(f"3 players  {FOUR}  A: muddle  C: bet")
    follow(rules, state, "C play bet", "C guess share dodge")
    assert observed(rules, state, C)["guess"] == [1, 0, 0, 0, 0, 1]
    assert not any(observed(rules, state, A)["guess"])

    follow(rules, state, "A share", "B share")

    assert observed(rules, state, A)["guess"] == [1, 0, 0, 0, 0, 1]
    assert observed(rules, state, A)["bettor"] == [0, 0, 1, 0]


def test_features_have_the_collection_that_one_has_named(rules):
    state = table(f"3 players  {FOUR}  A: gold-1  B: wines-1")
    follow(rules, state, "A dodge", "B dodge", "A drop gold")

    assert observed(rules, state, A)["drop"] == [0, 0, 0, 0, 0, 0, 1]
    assert not any(observed(rules, state, B)["drop"])


# ---- Plies


def test_an_outcome_is_written_as_a_dealer_or_as_a_card():
    assert write_outcome(GAME.set_table(3), B) == "dealer B"
    assert [write_outcome(table("3 players"), card) for card in (0, 20, 21, 29, 30)] == [
        "weapons-1",
        "gold-3",
        "lantern",
        "bet",
        "dawn",
    ]


def test_DOL_21_events_hide_only_what_the_looker_looks_at(rules):
    state = table("3 players  A: lantern")

    follow(rules, state, "A play lantern", "* theft")

    assert [events(state, seat) for seat in (A, B, ONLOOKER)] == [
        ["laid_face_down seat=B slot=0", "looked seat=A slot=0 card=theft"],
        ["laid_face_down seat=B slot=0", "looked"],
        ["laid_face_down seat=B slot=0", "looked"],
    ]
    assert discards(state) == "lantern"
    assert phase(state) == Phase.DEAL
