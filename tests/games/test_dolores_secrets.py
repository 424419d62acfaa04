"""Dolorès: what a seat may not see, what it may imagine instead, and what it writes down."""

from collections import Counter
from math import sqrt

import pytest

from estran import Match
from estran.engine.dice import dice_of
from estran.engine.layout import copy_of
from estran.engine.seats import CHANCE, EVERYBODY, ONLOOKER
from estran.games.dolores import GAME
from estran.games.dolores.box import DAWN, GOODS, card_name
from estran.games.dolores.notation import eyes, write_outcome
from estran.games.dolores.state import Phase
from estran.games.dolores.view import secrets, view
from estran.match.chance import Scripted
from tests.games.dolores import (
    NUMBER,
    A,
    B,
    C,
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

FOUR = "loot wines-1 gold-1 | lace-1 lace-2"
EVERY_SEAT = (A, B, C, ONLOOKER)


@pytest.fixture
def rules(family):
    return getattr(GAME, family)


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
    rules.imagine(other, seat, dice_of(number))
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
    assert [card_name(secret.value(state)[0]) for secret in secrets(state, A)[2:]] == FOUR.split()[1:3] + FOUR.split()[
        4:
    ]


def test_DOL_30_nothing_is_hidden_when_the_match_is_over(rules):
    state = table("3 players  A: lantern  pile dawn gold-1 gold-2 gold-3")

    follow(rules, state, "A play lantern", "* gold-1", "* dawn")

    assert secrets(state, B) == []
    assert view(state, B).loot[0].card == "gold-1"


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
