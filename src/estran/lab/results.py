"""What was played, kept in a file that only grows: whoever is killed loses the chunks under way, and nothing else."""

import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple, Self

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from estran.engine.game import Refused
from estran.lab.chunks import Played
from estran.lab.setting import Chunk, Setting, chunks

FILE = "chunks.bin"
FORMAT = b"estran-lab/1\n"  # how the file begins; the setting follows, and then the chunks, each a piece
LENGTH = 4  # bytes that say how long the next piece is


class Side(NamedTuple):
    """All matches with one set of rules, in order."""

    points: NDArray[np.int16]  # a row a match, a column a seat
    winners: NDArray[np.uint8]  # as bits
    plies: NDArray[np.int32]
    sums: NDArray[np.int64]  # of the tally's cells
    options: dict[str, Any]  # the rules, as far as they are not the usual ones


class Results:
    """The chunks of a lab's folder, by what they are; each is written to the disk as it comes."""

    def __init__(self, folder: Path, setting: Setting, played: dict[Chunk, Played], size: int) -> None:
        self.folder, self.setting, self.played = folder, setting, played
        self._size = size  # bytes of whole pieces

    @classmethod
    def read(cls, folder: Path) -> Self:
        """What a folder holds; a last piece that was not written to its end is left out."""
        path = folder / FILE
        try:
            (first, *others), size = _pieces(path.read_bytes())
            setting = msgspec.msgpack.decode(first, type=Setting)
            found = [msgspec.msgpack.decode(piece, type=Played) for piece in others]
        except (msgspec.DecodeError, zlib.error, ValueError) as problem:
            raise Refused("terminal-lab-damaged", path=str(path), reason=str(problem)) from problem
        return cls(folder, setting, {played.chunk: played for played in found}, size)

    @classmethod
    def open(cls, folder: Path, setting: Setting) -> Self:
        """Go on in a folder, or begin there; what was played under other conditions is not mixed with this."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / FILE
        if not path.exists():
            (folder / "begun").write_bytes(FORMAT + _piece(setting))
            (folder / "begun").replace(path)  # so that there is a whole setting, or none
        results = cls.read(folder)
        if results.setting != setting:
            raise Refused("terminal-usage-lab-other", folder=str(folder), game=results.setting.game)
        with path.open("r+b") as file:
            file.truncate(results._size)
        return results

    def add(self, played: Played) -> None:
        """Keep a chunk."""
        self.played[played.chunk] = played
        with (self.folder / FILE).open("ab") as file:
            file.write(_piece(played))

    def missing(self, matches: int) -> list[Chunk]:
        """The chunks of so many matches that have not been played yet."""
        return [chunk for chunk in chunks(self.setting, matches) if chunk not in self.played]

    def sides(self, matches: int) -> list[Side]:
        """So many matches with each set of rules."""
        wanted = list(chunks(self.setting, matches))
        return [
            _joined((self.played[chunk] for chunk in wanted if chunk.side == side), self.setting.options(side))
            for side in range(len(self.setting.rules))
        ]

    def versions(self, matches: int) -> set[str]:
        """The versions of the sources that played them."""
        return {self.played[chunk].sources for chunk in chunks(self.setting, matches)}


def _joined(played: Iterable[Played], options: dict[str, Any]) -> Side:
    *columns, sums = zip(*(one.arrays() for one in played), strict=True)
    points, winners, plies = map(np.concatenate, columns)
    return Side(points, winners, plies, np.stack(sums).sum(axis=0), options)


def _piece(thing: Struct) -> bytes:
    packed = zlib.compress(msgspec.msgpack.encode(thing), level=1)
    return len(packed).to_bytes(LENGTH, "big") + packed


def _pieces(written: bytes) -> tuple[list[bytes], int]:
    """All whole pieces of a file, and where the last of them ends."""
    if not written.startswith(FORMAT):
        raise ValueError(FORMAT.decode().strip())
    pieces, end = [], len(FORMAT)
    while end + LENGTH <= len(written):
        start = end + LENGTH
        length = int.from_bytes(written[end:start], "big")
        if start + length > len(written):
            break
        pieces.append(zlib.decompress(written[start : start + length]))
        end = start + length
    return pieces, end
