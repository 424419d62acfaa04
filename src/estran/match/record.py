"""A match written down: read, checked and saved as `notation.md` lays down."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal, Self

import msgspec
from msgspec import UNSET, Struct, UnsetType, field

from estran.decoding import decoded
from estran.engine.game import Refused
from estran.engine.seats import LETTERS, letter
from estran.files import read_within, written_whole
from estran.match.chance import Fair, Odds
from estran.words.signs import plain_name

FORMAT = "estran-record/1"
PERSON = "person"  # who plays a seat, beside the levels of bots
SITTER = re.compile(f"{PERSON}|[a-z][a-z0-9-]{{0,31}}")  # newer versions may have levels that we do not know
LARGEST = 4 * 2**20  # bytes of a record; the longest matches with their proofs have a tenth of that
FIELD = re.compile(r".*`\$\.(\w+)|.*missing required field `(\w+)`$")  # how msgspec names the field that is wrong
KINDS = {"game": "text", "table": "text", "players": "number", "seed": "number", "names": "texts", "plies": "texts"}


class Result(Struct, frozen=True):
    """How a match ended."""

    scores: list[int]
    winners: list[str]


class Fairness(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What proves the dice: seed and draws are published when the match is over or abandoned."""

    version: int = 1  # of the fair dice; the first one did not write it
    match: str
    commitment: str
    seed: str | None = None
    words: list[str]  # in seat order; empty for bots, and for people whose word did not come
    missing: list[str] | UnsetType = UNSET  # the seats of those people, since version 2
    draws: list[tuple[int, list[tuple[str, int]]]] | None = None


def fairness_of(fair: Fair, draws: list[tuple[int, Odds]] | None = None, *, told: bool = True) -> Fairness:
    """What a record says of its fair dice: with the draws the seed is published; words that are not told yet are left out."""
    return Fairness(
        version=fair.version,
        match=fair.match,
        commitment=fair.commitment,
        seed=None if draws is None else fair.seed.hex(),
        words=fair.words if told else [],
        missing=UNSET if fair.version == 1 else fair.missing if told else [],
        draws=draws,
    )


def gone(sat: Iterable[tuple[int, str, str]]) -> frozenset[str]:
    """The seats that a bot plays in the end for those who sat there at the start."""
    last = {seat: who for _, seat, who in sat}
    return frozenset(seat for seat, who in last.items() if who != PERSON)


class MatchRecord(Struct, kw_only=True, omit_defaults=True):
    """One playing of a game; fields that we do not know are ignored."""

    format: str
    game: str
    players: int
    options: dict[str, Any] | UnsetType = UNSET
    names: list[str] = field(default_factory=list)
    table: str | None = None  # the table on one line that the match began from, if not at the beginning
    plies: list[str]
    talk: list[tuple[int, str, str]] = field(default_factory=list)
    sat: list[tuple[int, str, str]] = field(default_factory=list)  # from this ply on a seat was played by …
    result: Result | None = None
    ended: Literal["agreed", "abandoned"] | None = None  # how the match stopped before its end
    fairness: Fairness | None = None
    seed: int | None = None

    def sitter(self, seat: str, ply: int) -> str | None:
        """Who played this seat when this ply was made: a person, a bot's level, or None for the one who sat there at the start."""
        return next((who for first, one, who in reversed(self.sat) if one == seat and first <= ply), None)

    def check_sitters(self) -> None:
        """Refuse changes of hands that cannot have been, and an end beside a result."""
        if self.ended is not None and self.result is not None:
            raise Refused("refused-ended", ended=self.ended)
        last = 0
        for ply, seat, who in self.sat:
            if seat not in tuple(LETTERS[: self.players]):
                raise Refused("refused-seat", came=seat, known=list(LETTERS[: self.players]))
            if not last <= ply <= len(self.plies):
                raise Refused("refused-sat-ply", ply=ply, least=last, most=len(self.plies))
            if not SITTER.fullmatch(who):
                raise Refused("refused-sat-who", ply=ply, seat=seat, came=who)
            last = ply

    def encode(self) -> bytes:
        """The record as indented JSON, one ply per line."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    def save(self, path: str | Path) -> None:
        """Write the record; a file that stood there is replaced whole or not at all."""
        with written_whole(Path(path)) as file:
            file.write(self.encode())

    @classmethod
    def load(cls, path: str | Path) -> Self:
        """Read a record's file."""
        try:
            text = read_within(Path(path), LARGEST)
        except OSError as problem:
            raise Refused("refused-file", path=str(path), reason=problem.strerror or str(problem)) from problem
        try:
            return cls.decode(text)
        except Refused as problem:
            raise Refused("terminal-record-file", path=str(path), problems=[problem]) from problem

    @classmethod
    def decode(cls, text: bytes | str) -> Self:
        """Read a record's text; what is damaged, truncated or foreign is refused with what was expected."""
        try:
            head = decoded(text)
        except ValueError as problem:
            raise Refused("terminal-record-damaged", field="", expected="json") from problem
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            came = head.get("format") if isinstance(head, dict) else None
            raise Refused("refused-format", came="?" if came is None else str(came), expected=FORMAT)
        try:
            record = msgspec.convert(head, cls)
        except msgspec.ValidationError as problem:
            raise _damaged(problem) from problem
        record.names = [plain_name(name) or letter(seat) for seat, name in enumerate(record.names)]
        return record


def _damaged(problem: msgspec.ValidationError) -> Refused:
    """The field that is missing or wrong, and what kind of thing belongs there."""
    found = FIELD.match(str(problem))
    name = (found[1] or found[2]) if found else ""
    return Refused("terminal-record-damaged", field=name, expected=KINDS.get(name, name) or "json")
