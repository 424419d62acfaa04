"""What a bot is given: all that its seat may know, and nothing else."""

import pytest

from estran.bots.random import RandomBot
from estran.bots.sight import move_of, sight
from estran.engine.dice import dice_of
from estran.games import NAMES, find
from estran.match.match import Match


def play_on(match: Match, choices: int) -> None:
    """Let random bots make so many choices."""
    for number in range(choices):
        seat = min(match.waiting)
        match.play(seat, move_of(RandomBot(), match, seat, dice_of(3, number)))


@pytest.mark.parametrize("name", NAMES)
def test_random_bots_play_a_whole_match(name):
    match = Match(name, 3, seed=2)
    number = 0
    while not match.over:
        seat = max(match.waiting)
        match.play(seat, move_of(RandomBot(), match, seat, dice_of(1, number)))
        number += 1

    assert match.record().result is not None


def test_the_same_dice_lead_to_the_same_choice_and_others_to_all_of_them():
    match = Match("douro", 3, seed=2)
    moves = [move_of(RandomBot(), match, "A", dice_of(seed)) for seed in range(200)]

    assert moves == [move_of(RandomBot(), match, "A", dice_of(seed)) for seed in range(200)]
    assert set(moves) == set(match.legal("A"))


def test_a_bot_does_not_see_a_choice_that_is_still_open():
    match = Match("douro", 3, seed=2)
    before = sight(match, "B", dice_of(7))
    match.play("A", "7")
    after = sight(match, "B", dice_of(7))

    assert after.plies == before.plies
    assert list(after.table.choice) == list(before.table.choice)
    assert list(after.table.hand) == list(before.table.hand)


def test_a_bot_reads_a_gift_only_if_it_gave_it():
    match = Match("douro", 3, seed=2)
    while sum("give" in ply for ply in match.plies) < 3:
        play_on(match, 1)
    gifts = [number for number, ply in enumerate(match.plies) if "give" in ply]
    seen = sight(match, "B", dice_of(7)).plies

    assert [seen[number] for number in gifts] == ["A ?", match.plies[gifts[1]], "C ?"]


def test_a_bot_hears_the_signals():
    match = Match("dolores", 3, seed=2)
    match.say("A", "will share")

    assert sight(match, "B", dice_of(0)).talk == [(len(match.plies), "A", "will share")]


def test_the_match_does_not_change_while_a_bot_looks():
    match = Match("dolores", 3, seed=2)
    play_on(match, 5)
    before = match.record().encode(), find("dolores").plain.waiting(match.table)
    sight(match, min(match.waiting), dice_of(0))

    assert (match.record().encode(), find("dolores").plain.waiting(match.table)) == before


def test_a_bot_reads_its_sight_as_features():
    match = Match("douro", 3, seed=2)
    game = match.game

    seen = sight(match, "B", dice_of(1)).features()

    assert seen.shape == (game.features.SIZE,)
    assert seen[game.features.PARTS["points"]].tolist() == [5, 5, 5, 0, 0]
    assert seen[game.features.PARTS["hand"]].sum() == 10


@pytest.mark.compiled
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_tries_a_choice_by_a_playout_that_leaves_its_sight_alone(name):
    match = Match(name, 3, seed=2)
    seen = sight(match, min(match.waiting), dice_of(1))
    before = seen.table.tobytes()

    winners = [seen.playout(seen.choices[0]) for _ in range(40)]

    assert seen.table.tobytes() == before
    assert {seat for seats in winners for seat in seats} == {0, 1, 2}
    assert all(winners)


def test_without_dice_a_bot_gets_fresh_ones():
    match = Match("douro", 3, seed=2)

    assert {move_of(RandomBot(), match, "A") for _ in range(200)} == set(match.legal("A"))
