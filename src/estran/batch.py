"""`estran.Batch`: tables side by side, stepped, shown, imagined and played out by one call, on a processor or a graphics processor."""

import json
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from copy import copy
from itertools import pairwise
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numpy.typing import ArrayLike, NDArray

from estran.engine.arguments import HIGHEST, check_whole
from estran.engine.game import Game, Refused
from estran.engine.playouts import Playouts
from estran.engine.rows import (
    FRESH,
    LOOK,
    NONE,
    STAY,
    Matches,
    Sheets,
    Way,
    imagine_rows,
    observe_rows,
    playout_rows,
    score_rows,
    shake_bots,
    shake_rows,
    sheets_of,
    step_rows,
    tables_of,
    wrong_row,
)
from estran.engine.seats import SEATS, letter
from estran.games import find

FACTS = {"game", "version", "players", "again", "options"}  # what a saved batch says of itself


class Machine(Protocol):
    """Where tables lie, and what runs the rules over them."""

    def keep(self, array: Any) -> Any:
        """The array in this machine's memory: the very same one if it lies there."""

    def host(self, array: Any) -> NDArray[Any]:
        """The array where NumPy can read it."""

    def room(self, shape: tuple[int, ...], kind: Any) -> Any:
        """Zeros in this machine's memory."""

    def spare(self, tables: Any) -> Any:
        """Tables to play matches out on, which leaves these as they are."""

    def run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Run a function of `engine/rows.py` over all rows."""


class Batch:
    """Matches of one game at many tables; the same seed brings the same ones, on any number of threads and on any device.

    `step` makes a choice at every table and says in `sheets` what came of it. Where a match ends another begins, unless `again`
    is false: then nobody chooses there any more, and its action is STAY.
    """

    def __init__(
        self,
        game: str | Game,
        tables: int,
        players: int,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        *,
        threads: int = 1,
        device: str = "cpu",
        again: bool = True,
        sheets: Mapping[str, Any] | None = None,
    ) -> None:
        check_whole("tables", tables, 1)
        check_whole("threads", threads, 1)
        with in_words():
            self.game = find(game) if isinstance(game, str) else game
            self.game.set_table(players, options)
            self.machine = machine_of(self.game, device, threads)
        self.players, self.again, self.device, self.options = players, again, device, dict(options or {})
        keep = self.machine.keep
        self.matches = Matches(*map(keep, tables_of(self.game, tables, players, options)))
        self.sheets = Sheets(*map(keep, sheets_of(self.game, tables, players, sheets)))
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.matches.tables)

    def reset(self, seed: int) -> Sheets:
        """Begin a match at every table; the chance of each follows from the seed and the table's number."""
        self.shake(seed)
        return self.play(np.full(len(self), FRESH, np.int32))

    def shake(self, seed: int) -> None:
        """Seed the chance of all tables again."""
        check_whole("seed", seed, 0, HIGHEST)
        self.machine.run(shake_rows, self.matches.dice, seed)

    def step(self, actions: Any) -> Sheets:
        """Make a choice at every table, or none where it is STAY; one that is not in the mask is refused, and no table changes."""
        return self.play(self.legal(actions))

    def legal(self, actions: Any, least: int = STAY) -> Any:
        """The choices, in the machine's memory; refused are those below `least` and those that a mask does not have."""
        chosen = self.machine.keep(actions)
        if chosen.shape != (len(self),) or chosen.dtype.kind not in "iu":
            raise ValueError(f"expected {len(self)} whole numbers, came {chosen.dtype} of shape {chosen.shape}")
        wrong = self.machine.run(wrong_row, self.sheets.mask, chosen, least)
        if wrong != NONE:
            raise ValueError(self._refusal(int(wrong), int(chosen[wrong])))
        return chosen

    def _refusal(self, row: int, action: int) -> str:
        seat, legal = int(self.sheets.seat[row]), np.flatnonzero(np.asarray(self.sheets.mask[row])).tolist()
        who = "nobody" if seat == NONE else letter(seat)
        return f"table {row}: {who} chose {action}, legal were {legal}"

    def play(self, actions: Any, *, carefree: int = 0, clear: bool = True) -> Sheets:
        """What `step` does, with choices known to be legal, STAY or FRESH; seats in `carefree` choose at random by themselves."""
        way = Way(self.players, carefree, clear, self.again)
        self.machine.run(step_rows, self.matches, self.sheets, self.machine.keep(actions), way)
        return self.sheets

    def mask(self) -> Any:
        """1 for each action of the seat that must choose."""
        return self.sheets.mask

    def observe(self, seats: Any = None) -> Any:
        """The features of each table for the seat that must choose, or for seats of one's choice, in an array of its own."""
        if seats is None:
            return self.sheets.observation
        observation = self.machine.room(self.sheets.observation.shape, np.int8)
        self.machine.run(observe_rows, self.matches.tables, self._seats(seats), observation)
        return observation

    def score(self) -> tuple[Any, Any]:
        """Points by seat, and who is ahead, as bits: the winners, once a match is over."""
        results = self._results()
        self.machine.run(score_rows, self.matches.tables, results.points, results.winners)
        return results.points, results.winners

    def playout(self) -> Playouts:
        """Play a copy of every table at random to its end, and say what came of it; every call draws new chance."""
        results = self._results()
        self.machine.run(playout_rows, self.matches._replace(tables=self.machine.spare(self.matches.tables)), results)
        return results

    def imagine(self, seed: int, seats: Any = None) -> "Batch":
        """Another batch, with everything redrawn that the seat to choose, or a seat of one's choice, cannot know.

        Each hidden card is drawn from all that could lie there by what has been shown, every one of them as likely; what others' choices
        may tell of their cards is not weighed. Others' open choices are withdrawn, so they choose again. All draws, and the chance
        to come there, follow from the seed and the number of the table: the same seed gives the same batch, another seed
        another one, and nothing here is changed or used up. `seed` is a whole number from 0 to 2⁶³ − 1.
        """
        other, tables = copy(self), self.matches.tables
        room = self.machine.room
        other.matches = self.matches._replace(
            tables=room(tables.shape, tables.dtype), dice=room(self.matches.dice.shape, self.matches.dice.dtype)
        )
        other.sheets = Sheets(*(room(sheet.shape, sheet.dtype) for sheet in self.sheets))
        run, seats = self.machine.run, self.sheets.seat if seats is None else self._seats(seats)
        other.shake(seed)
        run(imagine_rows, tables, seats, other.matches.dice, other.matches.tables)
        other.play(np.full(len(self), LOOK, np.int32))
        return other

    def copy(self) -> "Batch":
        """Another batch with the same tables and the same chance to come; what is done to one leaves the other alone."""
        return self.take(np.arange(len(self)))

    def take(self, rows: ArrayLike) -> "Batch":
        """Copies of some tables, in this order, any of them several times; copies of one table share the chance to come.

        `shake` gives all of them chance of their own.
        """
        chosen = np.asarray(rows)
        if not chosen.size:
            raise ValueError("expected the number of one table or more, came none")
        if chosen.ndim != 1 or chosen.dtype.kind not in "iu":
            raise ValueError(f"expected numbers of tables, came {chosen.dtype} of shape {chosen.shape}")
        if chosen.min() < 0 or chosen.max() >= len(self):
            raise ValueError(f"expected tables from 0 to {len(self) - 1}, came {chosen.min()} to {chosen.max()}")
        other, host, keep = copy(self), self.machine.host, self.machine.keep
        matches = self.matches
        other.matches = matches._replace(
            tables=keep(host(matches.tables)[chosen]),
            dice=keep(host(matches.dice)[chosen]),
            scratches=keep(host(matches.scratches).copy()),
        )
        other.sheets = Sheets(*(keep(host(sheet)[chosen]) for sheet in self.sheets))
        return other

    def save(self, file: str | Path) -> None:
        """Keep the tables and the chance to come in a file of NumPy's kind `.npz`."""
        facts = {"game": self.game.name, "version": self.game.version, "players": self.players, "again": self.again}
        host = self.machine.host
        arrays: dict[str, Any] = {name: host(sheet) for name, sheet in self.sheets._asdict().items()}
        with Path(file).open("wb") as target:
            np.savez_compressed(
                target,
                facts=np.array(json.dumps({**facts, "options": self.options})),
                tables=host(self.matches.tables),
                dice=host(self.matches.dice),
                **arrays,
            )

    @classmethod
    def load(cls, file: str | Path, *, threads: int = 1, device: str = "cpu") -> "Batch":
        """The batch that `save` kept; any other file is refused, and tables of another version of the game's behaviour."""
        with in_words():
            facts, arrays = kept_in(Path(file))
        game, sheets = facts["game"], {name: arrays[name] for name in Sheets._fields}
        names = game, len(arrays["tables"]), facts["players"], facts["options"]
        other = ValueError(
            f"expected tables of {game} v{find(game).version}, came v{facts['version']}: load them with the release that saved them"
        )
        if facts["version"] != find(game).version:
            raise other
        try:
            batch = cls(*names, threads=threads, device=device, again=facts["again"], sheets=sheets_like(sheets))
        except Refused:
            raise
        except ValueError as problem:  # a sheet has another shape
            raise Refused("terminal-batch-damaged", path=str(file)) from problem
        if arrays["tables"].dtype.descr != batch.matches.tables.dtype.descr:
            raise other
        if arrays["dice"].dtype.descr != batch.matches.dice.dtype.descr:
            raise Refused("terminal-batch-damaged", path=str(file))
        keep = batch.machine.keep
        tables, dice = arrays["tables"].view(batch.matches.tables.dtype), arrays["dice"].view(batch.matches.dice.dtype)
        batch.matches = batch.matches._replace(tables=keep(tables), dice=keep(dice))
        batch.sheets = Sheets(*(keep(sheets[name]) for name in Sheets._fields))
        return batch

    def _seats(self, seats: Any) -> Any:
        """A seat per table, in the machine's memory; one that is not at the table is refused."""
        if isinstance(seats, int | np.integer):
            seats = np.full(len(self), seats, np.int32)
        wanted = self.machine.host(seats)
        if wanted.shape != (len(self),) or wanted.dtype.kind not in "iu":
            raise ValueError(
                f"expected a seat, or one for each of {len(self)} tables, came {wanted.dtype} of {wanted.shape}"
            )
        wrong = wanted[(wanted < 0) | (wanted >= self.players)]
        if len(wrong):
            raise ValueError(f"expected seats from 0 to {self.players - 1}, came {wrong[0]}")
        return self.machine.keep(seats)

    def _results(self) -> Playouts:
        shapes = [(len(self), SEATS), *[(len(self),)] * 3]
        return Playouts(*(self.machine.room(shape, np.int32) for shape in shapes))


class Processor:
    """The processor that we run on ourselves, on as many threads as wanted."""

    def __init__(self, game: Game, threads: int) -> None:
        self._game, self._threads = game, threads

    def keep(self, array: Any) -> Any:
        """The array itself."""
        return np.asarray(array)

    def host(self, array: Any) -> NDArray[Any]:
        """The array itself."""
        return np.asarray(array)

    def room(self, shape: tuple[int, ...], kind: Any) -> Any:
        """Zeros."""
        return np.zeros(shape, kind)

    def spare(self, tables: Any) -> Any:
        """Copies."""
        return tables.copy()

    def run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """All rows at once, or cut into as many parts as there are threads."""
        ours = self._game.silent.with_(function)
        if self._threads == 1 or function in WHOLE:
            return ours(*arguments)
        rows = len(arguments[0].tables if isinstance(arguments[0], Matches) else arguments[0])
        ends = [rows * number // self._threads for number in range(self._threads + 1)]
        parts = [[part_of(argument, start, end) for argument in arguments] for start, end in pairwise(ends)]
        with ThreadPoolExecutor(self._threads) as pool:
            return list(pool.map(lambda part: ours(*part), parts))


WHOLE = (shake_rows, shake_bots, wrong_row)  # they count their rows, and take no time


def part_of(argument: Any, start: int, end: int) -> Any:
    """What a function needs for some of the rows."""
    if isinstance(argument, Way):
        return argument
    if isinstance(argument, Matches):
        scratches = argument.scratches.copy()
        return argument._replace(tables=argument.tables[start:end], dice=argument.dice[start:end], scratches=scratches)
    if isinstance(argument, Sheets | Playouts):
        columns: Any = [column[start:end] for column in argument]
        return type(argument)(*columns)
    return argument[start:end]


def machine_of(game: Game, device: str, threads: int) -> Machine:
    """What a device is called by."""
    if device == "cpu":
        return Processor(game, threads)
    if device == "cuda":
        from estran.engine.gpu import Device

        return Device(game)
    raise ValueError(f"expected the device cpu or cuda, came {device}")


@contextmanager
def in_words() -> Iterator[None]:
    """What is refused is said in a sentence, where the words are installed."""
    try:
        yield
    except Refused:
        with suppress(ImportError):
            import estran.match  # noqa: F401  # tells refusals how to speak
        raise


def kept_in(file: Path) -> tuple[dict[str, Any], dict[str, NDArray[Any]]]:
    """What `Batch.save` wrote: facts about the batch, and its arrays; a file that it did not write is refused."""
    try:
        with file.open("rb") as source, np.load(source, allow_pickle=False) as kept:
            arrays = dict(kept)
        facts = json.loads(str(arrays["facts"]))
        whole = set(facts) == FACTS and set(arrays) == {"facts", "tables", "dice", *Sheets._fields}
        rows = {len(array) for name, array in arrays.items() if name != "facts"}
    except OSError as problem:
        raise Refused("refused-file", path=str(file), reason=problem.strerror or str(problem)) from problem
    except Exception as problem:  # NumPy, zipfile and zlib have an error for each kind of damage
        raise Refused("terminal-batch-damaged", path=str(file)) from problem
    if not whole or len(rows) != 1:
        raise Refused("terminal-batch-damaged", path=str(file))
    return facts, arrays


def sheets_like(sheets: Mapping[str, NDArray[Any]]) -> dict[str, NDArray[Any]]:
    """Empty sheets with numbers of the same kinds."""
    return {name: np.zeros_like(sheet) for name, sheet in sheets.items()}
