"""From a chunk to what came of it: a function that runs anywhere and answers with bytes that add up."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from estran.engine.dice import Dice
from estran.engine.family import cache_folder
from estran.engine.game import Game
from estran.engine.seats import SEATS
from estran.games import find
from estran.lab.compiled import CARE, SUMS, family, play_matches, replay_match, rows_of, sheets_of, sources
from estran.lab.setting import Chunk, Setting
from estran.trials.matches import Setting as Evening
from estran.trials.matches import match_of
from estran.trials.schedule import Fixture

COLUMNS = ("<i2", "u1", "<i4", "<i8")  # points, winners, plies, sums, as they are kept


class Played(Struct, frozen=True):
    """What came of a chunk, as it is sent and kept."""

    chunk: Chunk
    sources: str  # a digest of all that was compiled
    columns: tuple[bytes, ...]

    @classmethod
    def of(cls, chunk: Chunk, rows: Sequence[NDArray[Any]]) -> "Played":
        """Points, winners, plies and sums of matches that were played here."""
        return cls(chunk, digest(), tuple(row.astype(kind).tobytes() for row, kind in zip(rows, COLUMNS, strict=True)))

    def arrays(self) -> tuple[NDArray[Any], ...]:
        """Points, winners, plies, and the sums of all cells."""
        points, won, plies, sums = (np.frombuffer(*pair) for pair in zip(self.columns, COLUMNS, strict=True))
        return points.reshape(-1, SEATS), won, plies, sums.reshape(SUMS, -1)


def play_chunk(setting: Setting, chunk: Chunk) -> Played:
    """Play these matches: the same ones wherever and with whatever else they are played."""
    return Played.of(chunk, (_play_quickly if setting.quick else _play_slowly)(setting, chunk))


def _play_quickly(setting: Setting, chunk: Chunk) -> tuple[NDArray[Any], ...]:
    game, players, care = find(setting.game), setting.players, [CARE[name] for name in setting.bots]
    play = family(game, by_habit=any(care)).with_(play_matches)
    rows = rows_of(game, chunk.matches)
    tables, options, sheets = _desk(game, setting, chunk)
    play(tables, options, Dice.array(1), sheets, np.array(care), players, setting.seed, chunk.first, rows)
    return rows


def _play_slowly(setting: Setting, chunk: Chunk) -> tuple[NDArray[Any], ...]:
    """One by one, as in the arena; what they played is then played again for the tally."""
    game, evening = find(setting.game), Evening(setting.game, setting.rules[chunk.side], setting.seed)
    again = family(game).with_(replay_match)
    rows = rows_of(game, chunk.matches)
    for row in range(chunk.matches):
        plies = match_of(evening, Fixture(chunk.first + row, setting.bots)).plies
        who, moves = (np.array([ply[column] for ply in plies], np.int32) for column in (0, 1))
        alone = tuple(column[row : row + 1] for column in rows[:-1])
        again(*_desk(game, setting, chunk), setting.players, who, moves, (*alone, rows[-1]))
    return rows


def _desk(game: Game, setting: Setting, chunk: Chunk) -> tuple[Any, Any, Any]:
    """Tables, options and sheets."""
    options = {**game.defaults, **setting.options(chunk.side)}
    return game.state.array(4), np.array([game.read_options(options, setting.players)]), sheets_of(game)


@cache
def digest() -> str:
    """Which version of engine, games, bots and tallies plays here."""
    return f"{cache_folder().name.rpartition('-')[2]}-{sources()}"
