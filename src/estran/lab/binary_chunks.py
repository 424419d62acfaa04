"""Converts the lab's former file, `chunks.bin`: compressed pieces of msgpack, each with its length in front."""

import zlib
from pathlib import Path

import msgspec

from estran.engine.game import Refused
from estran.files import read_within
from estran.lab.chunks import Played, pressed
from estran.lab.experiment import Experiment
from estran.trials.store import LARGEST, StoreKind, begin

FILE = "chunks.bin"
FORMAT = b"estran-lab/1\n"  # how the file begins; the experiment follows, and then the chunks
LENGTH = 4  # bytes that say how long the next piece is
LONGEST = 64 * 2**20  # bytes of a piece; those of the largest chunks have a hundredth of that


def convert(kind: StoreKind[Experiment, Played], folder: Path) -> None:
    """Where a folder has only the former file, write the current one beside it."""
    path = folder / FILE
    if (folder / kind.file).exists() or not path.exists():
        return
    try:
        first, *others = pieces(read_within(path, LARGEST))
        experiment = msgspec.msgpack.decode(first, type=Experiment)
        played = [_played(piece) for piece in others]
    except (zlib.error, ValueError, RecursionError) as problem:
        raise Refused(kind.damaged, path=str(path)) from problem
    begin(kind, folder, experiment, played)


def pieces(written: bytes) -> list[bytes]:
    """All complete pieces of a file."""
    if not written.startswith(FORMAT):
        raise ValueError(FORMAT.decode().strip())
    found, start = [], len(FORMAT) + LENGTH
    while start <= len(written):
        end = start + int.from_bytes(written[start - LENGTH : start], "big")
        if end > len(written):
            break
        found.append(_piece(written[start:end]))
        start = end + LENGTH
    return found


def _piece(written: bytes) -> bytes:
    whole = zlib.decompressobj().decompress(written, LONGEST + 1)
    if len(whole) > LONGEST:
        raise ValueError(f"more than {LONGEST} bytes in a piece")
    return whole


def _played(piece: bytes) -> Played:
    """A chunk; its columns were not compressed one by one."""
    played = msgspec.msgpack.decode(piece, type=Played)
    return msgspec.structs.replace(played, columns=tuple(map(pressed, played.columns)))
