"""Dolorès, the messages that come with the gestures: DOL-27 to DOL-29."""

from itertools import combinations, product

import pytest

from estran.games.dolores import GAME
from estran.games.dolores.actions import GUESS, HAND, SETS
from estran.games.dolores.state import Phase
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
    phase,
    scores,
    table,
    waited_for,
)

FOUR = "loot wines-1 gold-1 | lace-1 lace-2"
GESTURES = ["share", "conflict", "dodge"]


@pytest.fixture
def rules(family):
    return getattr(GAME, family)


# ---- Trickery


def test_DOL_27_a_sharer_who_has_it_may_show_two_different_gestures(rules):
    state = table(f"3 players  {FOUR}  B: trickery")

    assert moves(rules, state, B) == [*GESTURES, "share/conflict", "share/dodge", "conflict/dodge"]
    assert moves(rules, state, A) == GESTURES


def test_DOL_27_who_does_not_share_cannot_use_it(rules):
    state = table(f"3 players  {FOUR}  C: trickery")

    assert moves(rules, state, A) == moves(rules, state, B) == GESTURES
    assert moves(rules, state, C) == []


def test_DOL_27_one_gesture_keeps_the_card(rules):
    state = table(f"3 players  {FOUR}  B: trickery")

    follow(rules, state, "A share", "B share")

    assert area(state, B) == "wines-1 gold-1 trickery"


def test_DOL_27_nobody_knows_before_the_reveal(rules):
    state = table(f"3 players  {FOUR}  B: trickery")

    follow(rules, state, "B share/conflict")

    assert events(state) == []
    assert area(state, B) == "trickery"


def test_DOL_27_committing_two_gestures_plays_the_card(rules):
    state = table(f"3 players  {FOUR}  B: trickery")

    follow(rules, state, "B share/conflict", "A dodge")

    assert discards(state) == "trickery"
    assert events(state) == [
        "showed seat=A gesture=dodge",
        "trickery_played seat=B",
        "showed seat=B gesture=share",
        "showed seat=B gesture=conflict",
    ]


@pytest.mark.parametrize(("first", "second"), list(combinations(GESTURES, 2)))
def test_DOL_27_one_of_the_two_is_kept_after_seeing_the_others(rules, first, second):
    state = table(f"3 players  {FOUR}  B: trickery")

    follow(rules, state, f"B {first}/{second}", "A share")

    assert waited_for(rules, state) == "B"
    assert moves(rules, state, B) == [f"keep {first}", f"keep {second}"]


@pytest.mark.parametrize(("kept", "won"), [("share", "wines-1 gold-1"), ("conflict", "wines-1 lace-1 lace-2 gold-1")])
def test_DOL_27_the_kept_gesture_counts(rules, kept, won):
    state = table(f"3 players  {FOUR}  B: trickery")

    follow(rules, state, "A share", "B share/conflict", f"B keep {kept}")

    assert events(state)[0] == f"kept seat=B gesture={kept}"
    assert area(state, B) == won


def test_DOL_27_the_dealer_may_play_it_too(rules):
    state = table(f"3 players  {FOUR}  A: trickery")

    follow(rules, state, "A conflict/dodge", "B conflict", "A keep dodge", "A pick 3")

    assert areas(state)[:2] == ["lace-2", "wines-1 lace-1 gold-1"]


def test_DOL_27_a_gesture_that_is_not_shown_cannot_be_kept(rules):
    state = table(f"3 players  {FOUR}  B: trickery")
    follow(rules, state, "A share", "B share/conflict")

    with pytest.raises(ValueError, match="illegal"):
        rules.act(state, B, HAND + 2)


# ---- Muddle


def test_DOL_28_muddle_voids_the_gestures_and_the_same_cards_are_shared_again(rules):
    state = table(f"3 players  {FOUR}  C: muddle")

    follow(rules, state, "A conflict", "B conflict", "C play muddle")

    assert events(state) == ["muddle_played seat=C"]
    assert loot(state) == "wines-1 gold-1 | lace-1 lace-2"
    assert waited_for(rules, state) == "AB"
    assert not any(state.hand)


def test_DOL_28_the_new_gestures_count(rules):
    state = table(f"3 players  {FOUR}  C: muddle")

    follow(rules, state, "A conflict", "B conflict", "C play muddle", "A share", "B share")

    assert areas(state) == ["lace-1 lace-2", "wines-1 gold-1", ""]
    assert discards(state) == "muddle"


def test_DOL_28_if_it_is_not_played_the_gestures_stand(rules):
    state = table(f"3 players  {FOUR}  C: muddle")

    follow(rules, state, "A share", "B share", "C pass")

    assert areas(state) == ["lace-1 lace-2", "wines-1 gold-1", "muddle"]


@pytest.mark.parametrize("seat", ["A", "B", "C"])
def test_DOL_28_anyone_may_play_it(rules, seat):
    state = table(f"3 players  {FOUR}  {seat}: muddle")

    follow(rules, state, "A share", "B conflict")

    assert waited_for(rules, state) == seat
    assert moves(rules, state, "ABC".index(seat)) == ["pass", "play muddle"]


def test_DOL_28_the_window_comes_after_a_trickerys_choice(rules):
    state = table(f"3 players  {FOUR}  B: trickery  C: muddle")

    follow(rules, state, "A share", "B share/conflict")
    assert phase(state) == Phase.KEEP
    follow(rules, state, "B keep conflict")

    assert phase(state) == Phase.AFTER_GESTURES
    assert events(state) == ["kept seat=B gesture=conflict"]


def test_DOL_28_the_window_comes_before_any_card_moves(rules):
    state = table(f"3 players  {FOUR}  C: muddle")

    follow(rules, state, "A share", "B dodge")

    assert loot(state) == "wines-1 gold-1 | lace-1 lace-2"
    assert events(state) == ["showed seat=A gesture=share", "showed seat=B gesture=dodge"]


def test_DOL_28_a_trickery_already_played_is_spent(rules):
    state = table(f"3 players  {FOUR}  B: trickery  C: muddle")

    follow(rules, state, "A share", "B share/conflict", "B keep conflict", "C play muddle")

    assert moves(rules, state, B) == GESTURES
    assert discards(state) == "trickery muddle"


def test_DOL_28_a_trickery_not_yet_shown_may_come_out_in_the_replay(rules):
    state = table(f"3 players  {FOUR}  B: trickery  C: muddle")

    follow(rules, state, "A share", "B share", "C play muddle", "A share", "B share/conflict", "B keep conflict")

    assert area(state, B) == "wines-1 lace-1 lace-2 gold-1"


def test_DOL_28_a_bet_already_played_is_spent_and_its_guess_is_void(rules):
    state = table(f"3 players  {FOUR}  A: muddle  C: bet")

    follow(rules, state, "C play bet", "A share", "B share", "C guess share share", "A play muddle")
    assert events(state) == ["muddle_played seat=A", "bet_void seat=C"]
    assert waited_for(rules, state) == "AB"
    follow(rules, state, "A share", "B share")

    assert areas(state) == ["lace-1 lace-2", "wines-1 gold-1", ""]


def test_DOL_28_no_new_window_opens_before_the_replay(rules):
    state = table(f"3 players  {FOUR}  A: undertow  B: eddies  C: muddle convoy")

    follow(rules, state, "A pass", "B pass", "C pass", "A share", "B share", "C play muddle")

    assert phase(state) == Phase.GESTURE


# ---- Bet


def test_DOL_29_only_a_player_who_does_not_share_may_bet(rules):
    state = table(f"4 players  {FOUR}  D: bet")

    assert moves(rules, state, D) == ["pass", "play bet"]


@pytest.mark.parametrize("seat", ["A", "B"])
def test_DOL_29_a_sharer_cannot_bet(rules, seat):
    state = table(f"3 players  {FOUR}  {seat}: bet eddies")

    assert moves(rules, state, "AB".index(seat)) == ["pass", "play eddies"]


def test_DOL_29_it_is_announced_before_the_gestures(rules):
    state = table(f"3 players  {FOUR}  C: bet")

    follow(rules, state, "C play bet")

    assert events(state) == ["bet_played seat=C"]
    assert discards(state) == "bet"


def test_DOL_29_the_bettor_guesses_both_gestures_together_with_them(rules):
    state = table(f"3 players  {FOUR}  C: bet")

    follow(rules, state, "C play bet")

    assert waited_for(rules, state) == "ABC"
    assert moves(rules, state, C) == [f"guess {mine} {yours}" for mine, yours in product(GESTURES, repeat=2)]


def test_DOL_29_a_bettor_with_a_trickery_only_guesses(rules):
    state = table(f"3 players  {FOUR}  C: bet trickery")

    follow(rules, state, "C play bet")

    assert len(moves(rules, state, C)) == 9
    with pytest.raises(ValueError, match="illegal"):
        rules.act(state, C, GUESS - 1)


def test_DOL_29_the_guess_is_secret(rules):
    state = table(f"3 players  {FOUR}  C: bet")

    follow(rules, state, "C play bet", "C guess share dodge")

    assert events(state) == []
    assert waited_for(rules, state) == "AB"


def test_DOL_29_the_guess_is_shown_with_the_gestures_the_dealers_first(rules):
    state = table(f"3 players  dealer B  {FOUR}  A: bet")

    follow(rules, state, "A play bet", "A guess share dodge", "B share", "C share")

    assert events(state)[:5] == [
        "showed seat=B gesture=share",
        "showed seat=C gesture=share",
        "guessed seat=A rival=B gesture=share",
        "guessed seat=A rival=C gesture=dodge",
        "bet_lost seat=A",
    ]


def test_DOL_29_the_guess_is_shown_before_a_trickerys_choice(rules):
    state = table(f"3 players  {FOUR}  B: trickery  C: bet")

    follow(rules, state, "C play bet", "A share", "B share/dodge", "C guess share dodge")

    assert events(state)[-2:] == ["guessed seat=C rival=A gesture=share", "guessed seat=C rival=B gesture=dodge"]
    assert phase(state) == Phase.KEEP


@pytest.mark.parametrize(("kept", "won"), [("dodge", True), ("share", False)])
def test_DOL_29_the_guess_must_match_the_gestures_finally_kept(rules, kept, won):
    state = table(f"3 players  {FOUR}  B: trickery  C: bet")

    follow(rules, state, "C play bet", "A share", "B share/dodge", "C guess share dodge", f"B keep {kept}")

    assert ("bet_won seat=C" in events(state), "bet_lost seat=C" in events(state)) == (won, not won)


@pytest.mark.parametrize(
    ("guess", "problem"),
    [
        ("share share", "the neighbour's is wrong"),
        ("conflict conflict", "the dealer's is wrong"),
        ("conflict share", "they are exchanged"),
        ("dodge dodge", "both are wrong"),
    ],
)
def test_DOL_29_both_guesses_must_be_right(rules, guess, problem):
    state = table(f"3 players  {FOUR}  C: bet")

    follow(rules, state, "C play bet", "A share", "B conflict", f"C guess {guess}")

    assert areas(state) == ["", "wines-1 lace-1 lace-2 gold-1", ""], problem


@pytest.mark.parametrize(("mine", "yours"), list(product(GESTURES, repeat=2)))
def test_DOL_29_a_right_guess_pays_whatever_the_gestures_are(rules, mine, yours):
    state = table(f"3 players  {FOUR}  C: bet")

    follow(rules, state, "C play bet", f"A {mine}", f"B {yours}", f"C guess {mine} {yours}")

    assert events(state)[-1] == "bet_won seat=C"
    assert waited_for(rules, state) == "C"
    assert loot(state) == "wines-1 gold-1 | lace-1 lace-2"


def test_DOL_29_the_bettor_takes_one_or_more_cards_of_their_choice_even_all(rules):
    state = table(f"3 players  {FOUR}  C: bet")

    follow(rules, state, "C play bet", "A share", "B share", "C guess share share")

    several = [slots for number in range(1, 5) for slots in combinations(range(4), number)]
    assert set(moves(rules, state, C)) == {f"take {' '.join(map(str, slots))}" for slots in several}
    with pytest.raises(ValueError, match="illegal"):
        rules.act(state, C, SETS)


def test_DOL_29_then_the_two_share_what_is_left(rules):
    state = table(f"3 players  {FOUR}  C: bet")

    follow(rules, state, "C play bet", "A share", "B share", "C guess share share", "C take 0 3")

    assert areas(state) == ["lace-1", "gold-1", "wines-1 lace-2"]
    assert events(state)[:3] == [
        "bet_took seat=C slot=0 card=wines-1",
        "bet_took seat=C slot=3 card=lace-2",
        "total seat=C total=3",
    ]


def test_DOL_29_the_dodger_picks_among_what_is_left(rules):
    state = table(f"3 players  {FOUR}  C: bet")

    follow(rules, state, "C play bet", "A dodge", "B share", "C guess dodge share", "C take 0 3")
    assert moves(rules, state, A) == ["pick 1", "pick 2"]
    follow(rules, state, "A pick 2")

    assert areas(state) == ["lace-1", "gold-1", "wines-1 lace-2"]


def test_DOL_29_it_also_pays_in_conflict_conflict_before_the_discard(rules):
    state = table(f"3 players  {FOUR}  C: bet")

    follow(rules, state, "C play bet", "A conflict", "B conflict", "C guess conflict conflict", "C take 2")

    assert areas(state) == ["", "", "lace-1"]
    assert discards(state) == "wines-1 lace-2 gold-1 bet"


def test_DOL_29_it_also_pays_in_dodge_dodge_before_the_discard(rules):
    state = table(f"3 players  {FOUR}  A: gold-2  C: bet")

    follow(rules, state, "C play bet", "A dodge", "B dodge", "C guess dodge dodge", "C take 2", "A drop gold")

    assert areas(state) == ["", "", "lace-1"]
    assert discards(state) == "wines-1 lace-2 gold-1 gold-2 bet"


@pytest.mark.parametrize(("mine", "yours"), list(product(GESTURES, repeat=2)))
def test_DOL_29_when_the_bettor_takes_all_there_is_nothing_to_share(rules, mine, yours):
    state = table(f"3 players  {FOUR}  C: bet")

    follow(rules, state, "C play bet", f"A {mine}", f"B {yours}", f"C guess {mine} {yours}", "C take 0 1 2 3")

    assert "nothing_left" in events(state)
    assert areas(state) == ["", "", "wines-1 lace-1 lace-2 gold-1"]
    assert phase(state) == Phase.DEAL


def test_DOL_29_all_six_cards_may_be_taken(rules):
    state = table("3 players  loot wines-1 wines-2 wines-3 | lace-1 lace-2 lace-3  C: bet")

    follow(rules, state, "C play bet", "A share", "B share", "C guess share share")
    assert len(moves(rules, state, C)) == 63
    follow(rules, state, "C take 0 1 2 3 4 5")

    assert scores(rules, state) == [0, 0, 24]
