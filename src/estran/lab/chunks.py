"""Plays a chunk: a pure function that runs in any process and returns columns that can be added up in any order."""

import zlib
from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from estran.engine.dice import Dice
from estran.engine.game import Game
from estran.engine.seats import SEATS
from estran.games import find
from estran.lab.compiled import CARE, SUMS, family, play_matches, replay_match, rows_of, sheets_of
from estran.lab.experiment import Chunk, Experiment
from estran.trials.matches import Setting, match_of
from estran.trials.schedule import Fixture
from estran.trials.sources import sources

LARGEST = 16 * 2**20  # bytes of a column; those of the largest chunks have a hundredth of that
COLUMNS = ("<i2", "u1", "<i4", "<i8")  # how points, winners, plies and sums are kept


class Played(Struct, frozen=True):
    """The results of a chunk, as they are sent and kept."""

    chunk: Chunk
    sources: str  # a digest of them
    columns: tuple[bytes, ...]  # compressed

    @classmethod
    def of(cls, game: str, chunk: Chunk, rows: Sequence[NDArray[Any]]) -> "Played":
        """Points, winners, plies and sums of matches that were played here."""
        columns = (pressed(row.astype(kind).tobytes()) for row, kind in zip(rows, COLUMNS, strict=True))
        return cls(chunk, sources(game), tuple(columns))

    def arrays(self) -> tuple[NDArray[Any], ...]:
        """Points, winners, plies, and the sums of all cells; a ValueError where they are not those of so many matches."""
        matches = self.chunk.matches
        shapes = ((matches, SEATS), (matches,), (matches,), (SUMS, -1))
        points, won, plies, sums = map(unpressed, self.columns, COLUMNS, shapes)
        return points, won, plies, sums


def pressed(column: bytes) -> bytes:
    """A column, compressed for speed rather than size."""
    return zlib.compress(column, level=1)


def unpressed(column: bytes, kind: str, shape: tuple[int, ...]) -> NDArray[Any]:
    """The numbers of a column; one that holds more than it should is never unpacked to its end."""
    try:
        whole = zlib.decompressobj().decompress(column, LARGEST)
    except zlib.error as problem:
        raise ValueError(str(problem)) from problem
    return np.frombuffer(whole, kind).reshape(shape)


def play_chunk(experiment: Experiment, chunk: Chunk) -> Played:
    """Play these matches; the result depends on nothing but the arguments."""
    return Played.of(experiment.game, chunk, (_play_quickly if experiment.quick else _play_slowly)(experiment, chunk))


def _play_quickly(experiment: Experiment, chunk: Chunk) -> tuple[NDArray[Any], ...]:
    game, players, care = find(experiment.game), experiment.players, [CARE[name] for name in experiment.bots]
    play = family(game, by_habit=any(care)).with_(play_matches)
    rows = rows_of(game, chunk.matches)
    tables, options, sheets = _desk(game, experiment, chunk)
    play(tables, options, Dice.array(1), sheets, np.array(care), players, experiment.seed, chunk.first, rows)
    return rows


def _play_slowly(experiment: Experiment, chunk: Chunk) -> tuple[NDArray[Any], ...]:
    """One by one, as in the arena; the plies are then replayed for the tally."""
    game, setting = find(experiment.game), Setting(experiment.game, experiment.rules[chunk.side], experiment.seed)
    again = family(game).with_(replay_match)
    rows = rows_of(game, chunk.matches)
    for row in range(chunk.matches):
        plies = match_of(setting, Fixture(chunk.first + row, experiment.bots)).plies
        who, moves = (np.array([ply[column] for ply in plies], np.int32) for column in (0, 1))
        alone = tuple(column[row : row + 1] for column in rows[:-1])
        again(*_desk(game, experiment, chunk), experiment.players, who, moves, (*alone, rows[-1]))
    return rows


def _desk(game: Game, experiment: Experiment, chunk: Chunk) -> tuple[Any, Any, Any]:
    """Tables, options and sheets."""
    options = {**game.defaults, **experiment.options(chunk.side)}
    return game.state.array(4), np.array([game.read_options(options, experiment.players)]), sheets_of(game)
