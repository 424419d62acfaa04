"""One file for what arena and lab play: JSON lines that are only ever appended, so a kill loses the work under way and no more."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from estran.engine.game import Refused
from estran.files import read_within

LARGEST = 2 * 2**30  # bytes of a file; a hundred million matches of the lab have a third of that
SettingT = TypeVar("SettingT", bound=Struct)
EntryT = TypeVar("EntryT", bound=Struct)


class Head(Struct, Generic[SettingT], frozen=True):
    """The first line: what all entries have in common."""

    format: str
    setting: SettingT


class StoreKind(NamedTuple, Generic[SettingT, EntryT]):
    """What a store holds, and how it refuses."""

    format: str  # with its version, as the first line has it
    file: str  # its name in the folder
    setting: type[SettingT]
    entry: Any  # the type of the entries: a struct, or a union of tagged ones
    damaged: str  # the message about a file that is not such a store
    other: str  # the message about a folder with other settings


class Store(Generic[SettingT, EntryT]):
    """The file of a folder: its settings, and the entries that were there when it was opened.

    A last line that was not written to its end does not count.
    """

    def __init__(self, kind: StoreKind[SettingT, EntryT], folder: Path) -> None:
        """Read what is there."""
        self.folder, self.path = folder, folder / kind.file
        whole = read_within(self.path, LARGEST).rpartition(b"\n")[0]
        first, *lines = whole.split(b"\n")
        try:
            head = msgspec.json.decode(first, type=Head[kind.setting])  # type: ignore[name-defined]
            if head.format != kind.format:
                raise ValueError(kind.format)
            decoder = msgspec.json.Decoder(kind.entry)
            self.entries: list[EntryT] = [decoder.decode(line) for line in lines]
        except (ValueError, RecursionError) as problem:
            raise Refused(kind.damaged, path=str(self.path)) from problem
        self.setting: SettingT = head.setting
        self._size = len(whole) + 1  # bytes of whole lines

    @classmethod
    def open(cls, kind: StoreKind[SettingT, EntryT], folder: Path, setting: SettingT) -> "Store[SettingT, EntryT]":
        """Go on in a folder, or begin there; entries under other settings are refused, not mixed in."""
        folder.mkdir(parents=True, exist_ok=True)
        if not (folder / kind.file).exists():
            begin(kind, folder, setting, [])
        store = cls(kind, folder)
        if store.setting != setting:
            found: Any = store.setting
            raise Refused(kind.other, folder=str(folder), game=found.game)
        with store.path.open("r+b") as file:
            file.truncate(store._size)
        return store

    def add(self, entries: Iterable[EntryT]) -> None:
        """Append these to the file."""
        with self.path.open("ab") as file:
            file.write(b"".join(map(_line, entries)))


def begin(kind: StoreKind[SettingT, EntryT], folder: Path, setting: SettingT, entries: Iterable[EntryT]) -> None:
    """Write a new file, which appears whole or not at all."""
    fresh = folder / f"{kind.file}.new"
    fresh.write_bytes(_line(Head(kind.format, setting)) + b"".join(map(_line, entries)))
    fresh.replace(folder / kind.file)


def _line(thing: Struct) -> bytes:
    return msgspec.json.encode(thing) + b"\n"
