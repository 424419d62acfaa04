"""Boards are data: a small TOML file each, in `boards/` or one's own, checked before anybody plays on it."""

import json
import re
import shlex
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

from estran.engine.game import Refused
from estran.engine.rule import carries
from estran.files import read_within
from estran.games.dorada.box import BACK, GOLD_SQUARES, SPRINGBOARDS, SQUARES, START, Role

FOLDER = Path(__file__).parent / "boards"
LARGEST = 16 * 1024  # bytes of a board's file; those in the box have a fiftieth of that
LARGEST_NUMBER = 10**9
LONGEST_NAME = 40  # characters of a name that rooms and records keep
LONGEST_SHOWN = 200  # characters of what came instead of something else
TOLD = 30  # problems of a board that are named; once these are mended the next are told
STRETCH = 5  # squares before DORADA that are not plain, after the last one that is
KEYS = ("name", "dorada", "gold", "traps", "springboards", "reconstruction", "free_counts")  # of a board's file
NUMBER = re.compile("0|-?[1-9][0-9]{0,5}")
MINUS = "\u2212"  # the sign that people and word processors write; TOML knows the hyphen alone


@carries("DOR-1")
@dataclass(frozen=True)
class Board:
    """One path from START to DORADA; squares that are not named are plain."""

    name: str
    dorada: int  # its number: how many squares it is from START
    gold: tuple[int, ...]
    traps: tuple[int, ...]
    springboards: Mapping[int, int]  # square and number
    reconstruction: bool = False  # made for Estran, because the printed rules do not show the map
    free_counts: bool = False  # its host wants other counts of springboards and gold squares than the printed board has

    def roles(self) -> list[int]:
        """The Role of every square, START first."""
        roles = [Role.PLAIN.value] * SQUARES
        for square in self.traps:
            roles[square] = Role.TRAP
        for square in self.gold:
            roles[square] = Role.GOLD
        for index, square in enumerate(sorted(self.springboards)):
            roles[square] = Role.SPRINGBOARD + index
        return roles

    def jumps(self) -> list[int]:
        """The springboards' numbers in path order, 0 for those that are missing; beyond 99 all numbers do the same."""
        numbers = [min(number, SQUARES - 1) for _, number in sorted(self.springboards.items())]
        return numbers + [0] * (SPRINGBOARDS - len(numbers))


@dataclass(frozen=True)
class Draft:
    """A board's data as far as it can be read, for the validator; None stands for what cannot be."""

    dorada: int | None
    gold: tuple[int | None, ...] | None
    traps: tuple[int | None, ...] | None
    springboards: Mapping[Any, int | None] | None  # by the square, or by the text that was written instead of one
    free_counts: bool | None

    def squares(self) -> list[int | str | None]:
        """Every square that has a role, once for each of its roles; also those that cannot be read."""
        return [*set(self.gold or ()), *set(self.traps or ()), *(self.springboards or ())]

    def hidden(self) -> int:
        """How many squares have a role but cannot be read; any number, if a whole list cannot."""
        if None in (self.gold, self.traps, self.springboards):
            return SQUARES
        squares = [*(self.gold or ()), *(self.traps or ()), *(self.springboards or ())]
        return len([square for square in squares if not isinstance(square, int)])


# ---- Where boards come from


@carries("DOR-3")
def shipped() -> list[str]:
    """The names of the boards in the box."""
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


@cache
def find(name: str) -> Board:
    """A board in the box, by its name."""
    return read(FOLDER / f"{name}.toml")


def load(name_or_path: str | Path) -> Board:
    """A board in the box by its name, or any other by its file's path."""
    if str(name_or_path) in shipped():
        return find(str(name_or_path))
    try:
        return read(name_or_path)
    except Refused as problem:
        if isinstance(problem.__cause__, FileNotFoundError) and is_name(name_or_path):
            raise Refused("dorada-terminal-usage-board", came=name_or_path, known=shipped()) from None
        raise


def is_name(name_or_path: str | Path) -> bool:
    """Whether this looks like a board's name: a word that is in no folder and does not end like a file."""
    path = Path(name_or_path)
    return isinstance(name_or_path, str) and path.name == name_or_path and not path.suffix


def load_data(name_or_path: str) -> Any:
    """The name of a board in the box as it is; any other board as data, so that a record carries it whole."""
    return name_or_path if name_or_path in shipped() else tidied(to_data(load(name_or_path)))


def read(file: str | Path) -> Board:
    """A board from its file, which a refusal names as it was typed."""
    path = Path(file)
    data, misplaced = put_right(written_in(file))
    data = {"name": path.stem, **data}
    if problems := [*misplaced, *wrong(data)]:
        raise refused_file(file, shortened(as_text(data["name"]), LONGEST_NAME), problems)
    return _board(data)


def written_in(file: str | Path) -> dict[str, Any]:
    """What a board's file says, or a refusal with the reason why it says nothing."""
    written = ""
    try:
        written = read_within(Path(file), LARGEST).decode("utf-8-sig")  # some editors begin a file with a mark
        return tomllib.loads(written)
    except OSError as problem:
        why = Refused("dorada-board-file", reason=problem.strerror or str(problem))
        raise refused_file(file, str(file), [why]) from problem
    except UnicodeDecodeError as problem:
        raise refused_file(file, str(file), [Refused("dorada-terminal-board-encoding")]) from problem
    except (ValueError, RecursionError) as problem:
        minus = MINUS in written and is_toml(written.replace(MINUS, "-"))
        why = Refused("dorada-terminal-board-minus") if minus else Refused("dorada-board-toml", reason=str(problem))
        raise refused_file(file, str(file), [why]) from problem


def is_toml(text: str) -> bool:
    """Whether a text can be read as TOML."""
    try:
        tomllib.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def put_right(written: Mapping[str, Any]) -> tuple[dict[str, Any], list[Refused]]:
    """A file's data with every key where it was meant to be, and what was wrong with those that were not.

    So that a single slip is told once, instead of all that follows from it.
    """
    data, problems = dict(written), []
    for key in sorted(set(data) - set(KEYS)):
        near = get_close_matches(key.lower(), [known for known in KEYS if known not in data], 1)
        if near:
            data[near[0]] = data.pop(key)
            problems.append(Refused("dorada-terminal-board-near", key=shortened(key, LONGEST_NAME), near=near[0]))
        else:
            problems.append(Refused("dorada-board-unknown", key=shortened(key, LONGEST_NAME), known=list(KEYS)))
    table = data.get("springboards")
    if isinstance(table, dict):
        below = [key for key in KEYS if key in table and key not in data]
        data |= {key: table[key] for key in below}
        data["springboards"] = {square: number for square, number in table.items() if square not in below}
        problems += [Refused("dorada-terminal-board-below", key=key) for key in below]
    if is_text(data.get("name")) and len(data["name"]) > LONGEST_NAME:
        problems.append(Refused("dorada-terminal-board-name", count=len(data["name"]), most=LONGEST_NAME))
    return data, problems


def from_data(data: Mapping[str, Any]) -> Board:
    """A board from its data, as records write it; refused with what is wrong about it."""
    if problems := wrong(data):
        raise refused(as_text(data.get("name")), problems)
    return _board(data)


def wrong(data: Mapping[str, Any]) -> list[Refused]:
    """All that is wrong at once: what is not of the right kind, and what the rest of the board breaks."""
    return [*malformed(data), *check_draft(drafted(data))]


def _board(data: Mapping[str, Any]) -> Board:
    return Board(
        name=data["name"],
        dorada=data["dorada"],
        gold=tuple(sorted(data["gold"])),
        traps=tuple(sorted(data["traps"])),
        springboards={int(square): number for square, number in data["springboards"].items()},
        reconstruction=data.get("reconstruction") is True,
        free_counts=data.get("free_counts") is True,
    )


def to_data(board: Board) -> dict[str, Any]:
    """The board's data, as records write it."""
    free = {"free_counts": True} if board.free_counts else {}
    return {
        "name": board.name,
        "dorada": board.dorada,
        "gold": list(board.gold),
        "traps": list(board.traps),
        "springboards": {str(square): number for square, number in sorted(board.springboards.items())},
        **free,
    }


def tidied(name_or_data: Any) -> Any:
    """A board as rooms and records keep it: no field that nobody reads, and a name of its own that fits on a line."""
    if isinstance(name_or_data, str):
        return name_or_data
    board = from_data(name_or_data)
    name = plain_name(board.name)
    if is_shipped(name):
        name += " *"  # so that nobody takes it for the one in the box
    jumps = dict(zip(sorted(board.springboards), board.jumps(), strict=False))
    return to_data(replace(board, name=name, springboards=jumps))


def plain_name(name: str) -> str:
    """A board's name as it fits on a line."""
    return " ".join(printable(name).split())[:LONGEST_NAME] or "?"


def is_shipped(name: str) -> bool:
    """Whether a board in the box has this name, in capitals or not."""
    return plain_name(name).casefold() in shipped()


def refused(name: str, problems: list[Refused]) -> Refused:
    """The answer to a board that nobody can play on."""
    return Refused("dorada-board-refused", board=shortened(name, LONGEST_NAME), problems=problems[:TOLD])


def refused_file(file: str | Path, name: str, problems: list[Refused]) -> Refused:
    """The same of a board's file; where a sentence has no room for all that is wrong, it says how all of it is told."""
    return Refused(
        "dorada-terminal-board-refused",
        board=shortened(name, LONGEST_SHOWN),
        problems=problems[:TOLD],
        file=shlex.quote(str(file)),
    )


# ---- What can be wrong


def malformed(data: Mapping[str, Any]) -> Iterator[Refused]:
    """What keeps data from being a board at all: something is missing, or is not of the right kind."""
    kinds = {
        "name": (is_text, "dorada-board-not-text"),
        "dorada": (is_number, "dorada-board-not-number"),
        "gold": (is_list, "dorada-board-not-numbers"),
        "traps": (is_list, "dorada-board-not-numbers"),
        "springboards": (is_table, "dorada-board-not-springboards"),
    }
    for key, (fits, otherwise) in kinds.items():
        if key not in data:
            yield Refused("dorada-board-missing", key=key)
        elif isinstance(data[key], list | dict) and len(data[key]) > SQUARES:
            yield Refused("dorada-board-too-many", key=key, count=len(data[key]), most=SQUARES)
        elif isinstance(data[key], dict) and key == "springboards":
            yield from odd_springboards(data[key])
        elif isinstance(data[key], list) and key in ("gold", "traps"):
            odd = [item for item in data[key] if not is_number(item)]
            yield from (Refused("dorada-board-not-square", key=key, came=as_written(item)) for item in odd)
        elif key == "dorada" and is_huge(data[key]):
            yield Refused("dorada-board-dorada", dorada=as_written(data[key]), most=SQUARES - 1)
        elif not fits(data[key]):
            yield Refused(otherwise, key=key, came=as_written(data[key]))
    if not isinstance(data.get("free_counts", False), bool):
        yield Refused("dorada-board-not-switch", key="free_counts", came=as_written(data["free_counts"]))


def as_written(value: Any) -> str:
    """What came, as a file writes it, text in quotes; dots for what is too long, too deep, or has too many digits."""
    try:
        return shortened(json.dumps(value, ensure_ascii=False, default=str), LONGEST_SHOWN)
    except (RecursionError, ValueError):
        return "…"


def as_text(value: Any) -> str:
    """The same of a name or a key, which stands without quotes."""
    return shortened(value, LONGEST_SHOWN) if isinstance(value, str) else as_written(value)


def shortened(text: str, most: int) -> str:
    """The text as one line, or as much of it as fits."""
    return printable(text if len(text) <= most else f"{text[:most]}…")


def printable(text: str) -> str:
    """The text with spaces for signs that would do something to a terminal or a line."""
    return "".join(sign if sign.isprintable() else " " for sign in text)


def is_text(value: Any) -> bool:
    """A name: some characters."""
    return isinstance(value, str) and value != ""


def is_number(value: Any) -> bool:
    """A whole number, which true and false are not, of no more digits than a sentence has room for."""
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < LARGEST_NUMBER


def is_huge(value: Any) -> bool:
    """A whole number of more digits than that."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= LARGEST_NUMBER


def is_list(value: Any) -> bool:
    """A list of anything."""
    return isinstance(value, list)


def is_table(value: Any) -> bool:
    """A table of anything."""
    return isinstance(value, dict)


def is_square(value: Any) -> bool:
    """A square, written as text."""
    return isinstance(value, str) and NUMBER.fullmatch(value) is not None


def odd_springboards(springboards: Mapping[Any, Any]) -> Iterator[Refused]:
    """Entries that are not a square, written as text, and a number."""
    for square, number in springboards.items():
        if not is_square(square):
            yield Refused("dorada-board-not-square", key="springboards", came=as_text(square))
        if not is_number(number):
            where = as_text(square)
            yield Refused("dorada-board-not-jump", key="springboards", square=where, came=as_written(number))


def drafted(data: Mapping[str, Any]) -> Draft:
    """What can be read of a board's data."""

    def squares(key: str) -> tuple[int | None, ...] | None:
        came = data.get(key)
        if not isinstance(came, list) or len(came) > SQUARES:
            return None
        return tuple(item if is_number(item) else None for item in came)

    table, free = data.get("springboards"), data.get("free_counts", False)
    springboards: dict[int | str, int | None] | None = None
    if isinstance(table, dict) and len(table) <= SQUARES:
        springboards = {
            int(square) if is_square(square) else as_text(square): number if is_number(number) else None
            for square, number in table.items()
        }
    return Draft(
        dorada=data["dorada"] if is_number(data.get("dorada")) else None,
        gold=squares("gold"),
        traps=squares("traps"),
        springboards=springboards,
        free_counts=free if isinstance(free, bool) else None,
    )


@carries("DOR-2")
def check(board: Board) -> list[Refused]:
    """Every condition of a valid board that this one breaks; none if it is valid."""
    return check_draft(Draft(board.dorada, board.gold, board.traps, board.springboards, board.free_counts))


@carries("DOR-2")
def check_draft(draft: Draft) -> list[Refused]:
    """Every condition that a board breaks, whatever belongs where nothing can be read yet."""
    return [
        *check_springboards(draft),
        *check_gold(draft),
        *check_repeats(draft),
        *check_squares(draft),
        *check_home_stretch(draft),
    ]


@carries("DOR-2")
def check_springboards(draft: Draft) -> Iterator[Refused]:
    """Five springboards, none of them 0, one of them negative and of -3; with free counts at most five, any of them -3."""
    if draft.springboards is None:
        return
    count, numbers = len(draft.springboards), list(draft.springboards.values())
    if draft.free_counts is not False and count > SPRINGBOARDS:
        yield Refused("dorada-board-springboard-most", count=count, most=SPRINGBOARDS)
    if draft.free_counts is False and count != SPRINGBOARDS:
        yield Refused("dorada-board-springboard-count", count=count, expected=SPRINGBOARDS)
    for square, number in draft.springboards.items():
        if number == 0:
            yield Refused("dorada-board-springboard-zero", square=square)
    negative = {square: number for square, number in draft.springboards.items() if number is not None and number < 0}
    possible = range(len(negative), len(negative) + numbers.count(None) + 1)
    if 1 not in possible and draft.free_counts is False:
        yield Refused("dorada-board-negative-count", count=len(negative), expected=1)
    for square, number in negative.items():
        if number != BACK:
            yield Refused("dorada-board-negative-number", square=square, number=number, expected=BACK)


@carries("DOR-2")
def check_gold(draft: Draft) -> Iterator[Refused]:
    """Two gold squares; with free counts any number of them."""
    if draft.gold is None or draft.free_counts is not False:
        return
    count = len(set(draft.gold) - {None}) + draft.gold.count(None)
    if count != GOLD_SQUARES:
        yield Refused("dorada-board-gold-count", count=count, expected=GOLD_SQUARES)


def check_repeats(draft: Draft) -> Iterator[Refused]:
    """No square is listed twice: one of the two was probably meant to be another."""
    for key, squares in (("gold", draft.gold), ("traps", draft.traps)):
        times = Counter(square for square in squares or () if square is not None)
        yield from (Refused("dorada-board-twice", key=key, square=one) for one in sorted(times) if times[one] > 1)


@carries("DOR-2")
def check_squares(draft: Draft) -> Iterator[Refused]:
    """DORADA is at most 99; every special square lies before it and has one role."""
    end = SQUARES - 1 if draft.dorada is None else draft.dorada
    if end >= SQUARES:
        yield Refused("dorada-board-dorada", dorada=end, most=SQUARES - 1)
    squares = Counter(square for square in draft.squares() if isinstance(square, int))
    for square, roles in sorted(squares.items()):
        if not START < square < end:
            yield Refused("dorada-board-square-outside", square=square, least=START + 1, most=end - 1)
        if roles > 1:
            yield Refused("dorada-board-two-roles", square=square)


@carries("DOR-2")
def check_home_stretch(draft: Draft) -> Iterator[Refused]:
    """The square six before DORADA is plain, the five after it are not, and the last springboard leads home."""
    if draft.dorada is None:
        return
    last_plain = draft.dorada - STRETCH - 1
    special = draft.squares()
    if last_plain <= START or last_plain in special:
        yield Refused("dorada-board-last-plain", square=last_plain)
    plain = [square for square in range(last_plain + 1, draft.dorada) if square not in special]
    if len(plain) > draft.hidden():
        yield from (Refused("dorada-board-home-stretch", square=square) for square in plain)
    squares = list(draft.springboards or ())
    known = [square for square in squares if isinstance(square, int)]
    if draft.springboards and known == squares:
        number = draft.springboards[last := max(known)]
        if number is not None and last + number < draft.dorada:
            yield Refused("dorada-board-last-springboard", square=last, number=number, dorada=draft.dorada)
