"""Matches of the lab are those that others play, and its players choose as the bots do."""

from typing import Any

import numpy as np
import pytest

from estran.bots.habit import bound_habits
from estran.bots.levels import bot_of
from estran.bots.sight import sight
from estran.engine.dice import dice_of
from estran.engine.family import plain_family
from estran.engine.playouts import plies_of
from estran.engine.seats import letters, members
from estran.games import NAMES, find
from estran.lab import compiled
from estran.lab.chunks import play_chunk
from estran.lab.experiment import Chunk, Experiment
from estran.match.match import Match
from estran.match.record import FORMAT, MatchRecord
from estran.trials.matches import Setting, play_match
from estran.trials.schedule import Fixture
from tests.bots.positions import positions

OTHER: dict[str, dict[str, Any]] = {
    "dolores": {"messages": False},
    "dorada": {"board": "leap"},
    "douro": {"open_points": True},
}
every_game = pytest.mark.parametrize("name", NAMES)


def replayed(name, number, seed):
    """The match of this number that `simulate` plays, as the rules have it."""
    plies = plies_of(find(name), 3, number, seed=seed)
    record = MatchRecord(format=FORMAT, game=name, players=3, names=["A", "B", "C"], plies=plies)
    return Match.replay(record, len(plies))


@every_game
@pytest.mark.usefixtures("plain")
def test_random_matches_are_those_that_simulate_plays(name):
    points, won, plies, _ = play_chunk(Experiment.of(find(name), 3, ["random"], [{}], 4), Chunk(2, 2, 0)).arrays()

    for row, match in enumerate(replayed(name, 2 + row, 4) for row in range(2)):
        result = match.record().result
        assert points[row, :3].tolist() == result.scores
        assert letters(int(won[row])) == "".join(result.winners)
        assert plies[row] == len(match.plies)


@every_game
@pytest.mark.usefixtures("plain")
def test_slow_bots_play_the_matches_of_the_arena(name):
    bots = ("tests.trials.rivals:Last", "random", "easy")
    points, won, plies, _ = play_chunk(Experiment.of(find(name), 3, bots, [{}], 4), Chunk(5, 1, 0)).arrays()
    row = play_match(Setting(name, "{}", 4), Fixture(5, bots))

    assert tuple(points[0, :3]) == row.scores
    assert tuple(members(int(won[0]))) == row.winners
    assert plies[0] == row.plies


@every_game
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_level_without_search_chooses_in_the_lab_what_its_bot_chooses_with_the_same_dice(name, level):
    game, bot = find(name), bot_of(level, find(name))
    choose = plain_family({**game.bound(), **bound_habits(game)}).with_(compiled.choose_by_habit)
    for number, (match, seat) in enumerate(positions(name)):
        luck, tables = dice_of(7, number), game.state.array(4)
        tables[compiled.MATCH] = match.table
        care = np.full(5, compiled.CARE[level])

        chosen = choose(tables, match.seat(seat), compiled.sheets_of(game)[0], care, luck)

        assert chosen == bot.choose(sight(match, seat, dice_of(7, number)))


@every_game
@pytest.mark.usefixtures("plain")
def test_sides_play_with_their_own_rules(name):
    experiment = Experiment.of(find(name), 3, ["random"], [{}, OTHER[name]], 1)
    usual, changed = (play_chunk(experiment, Chunk(0, 2, side)).columns for side in (0, 1))

    assert (usual == changed) == (name == "douro")  # open points change only what is shown


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("name", "bots"), [*((name, ("normal", "random", "easy")) for name in NAMES), ("douro", ("random",))]
)
def test_compiled_matches_and_tallies_are_those_of_the_plain_rules(name, bots, monkeypatch):
    experiment = Experiment.of(find(name), 3, bots, [{}], 6)
    quick = play_chunk(experiment, Chunk(0, 2, 0))
    monkeypatch.setenv("ESTRAN_PLAIN", "1")
    compiled.family.cache_clear()
    plain = play_chunk(experiment, Chunk(0, 2, 0))
    monkeypatch.delenv("ESTRAN_PLAIN")
    compiled.family.cache_clear()

    assert quick.columns == plain.columns


@pytest.mark.compiled
def test_a_chunk_is_the_same_in_pieces():
    experiment = Experiment.of(find("douro"), 4, ["random"], [{}], 6)
    whole = play_chunk(experiment, Chunk(0, 40, 0)).arrays()
    pieces = [play_chunk(experiment, Chunk(first, 20, 0)).arrays() for first in (0, 20)]

    for column in range(3):
        assert np.array_equal(whole[column], np.concatenate([piece[column] for piece in pieces]))
    assert np.array_equal(whole[3], pieces[0][3] + pieces[1][3])
