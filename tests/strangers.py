"""Files as a stranger may hand them over: nested, huge, foreign, damaged, or full of what a terminal would obey."""

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HUGE = 1 << 40  # bytes: more than any machine's memory; the file is sparse, so it takes no room on the disk
ESCAPES = "\x1b[31mRED\x1b]0;title\x07\x9b2J\u202egnorw\u2028\u2066\r\x00\x7f\ufeff"
FORGERY = f"x\n{ESCAPES}\nThe dice are proven"


def nest(depth: int) -> Any:
    """Lists and objects in each other, so deep."""
    value: Any = 0
    for level in range(depth):
        value = [value] if level % 2 else {"a": value}
    return value


ODD: tuple[Any, ...] = (
    *(None, True, 0, -1, 1.5, 2**31, 2**63 - 1, 2**63, 2**64, -(2**63), 10**30, 1e308),
    *("", ESCAPES, FORGERY, "x" * 100_000, "𝔸" * 5, "*", "A", "douro"),
    *([], {}, [None], [[]], [0] * 50_000, [""], [ESCAPES] * 3, ["A", "A"], {"a": 1}, {ESCAPES: ESCAPES}),
    *(nest(20), nest(300), nest(700)),
)

SHALLOW = ODD[:-2]  # these can be put into each other, and still be written down


def foreign(text: bytes) -> Iterator[tuple[str, bytes]]:
    """Contents that are nothing of ours, and some that are made of something of ours."""
    yield "empty", b""
    yield "a blank line", b"\n"
    yield "zeros", bytes(1000)
    yield "binary", random.Random(1).randbytes(1000)
    yield "a picture", b"\x89PNG\r\n\x1a\n" + bytes(100)
    yield "no UTF-8", b'{"format": "\xff\xfe"}'
    yield "escapes", ESCAPES.encode() * 50
    yield "UTF-16", text.decode().encode("utf-16")
    yield "UTF-32", text.decode().encode("utf-32")
    yield "UTF-8 with a mark in front", b"\xef\xbb\xbf" + text
    yield "cut off", text[: len(text) // 2]
    yield "twice", text * 2
    yield "with zeros inside", text.replace(b",", b",\0", 3)
    yield "not a number", b'{"a": NaN, "b": Infinity}'
    yield "a long number", b"9" * 100_000
    yield "a long fraction", b"0." + b"9" * 100_000 + b"e999999"
    yield "a long line", b"x" * 1_000_000
    yield "lists without end", b"[" * 100_000
    yield "objects without end", b'{"a":' * 100_000
    yield "lists in lists", b"[" * 100_000 + b"]" * 100_000
    yield "a page", b"<!doctype html><title>404</title>"
    yield "a table", b"name,points\nAda,7\n"
    yield "keys twice", b'{"a": 1, "a": {"a": 2, "a": 3}}'
    yield "a million entries", b"[" + b"0," * 1_000_000 + b"0]"


def altered(content: Any, odd: tuple[Any, ...] = ODD) -> Iterator[tuple[str, Any]]:
    """The content with each of its parts left out, or replaced by each of the odd things; of a list, the first part."""
    for path in _paths(content):
        for number, value in enumerate(odd):
            place, key = _place(twin := copy.deepcopy(content), path)
            place[key] = value
            yield f"{path} is odd thing {number}", twin
        place, key = _place(twin := copy.deepcopy(content), path)
        del place[key]
        yield f"{path} is gone", twin


def _paths(content: Any, here: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if here:
        yield here
    parts = (
        content.items() if isinstance(content, dict) else enumerate(content[:1]) if isinstance(content, list) else ()
    )
    for key, part in parts:
        yield from _paths(part, (*here, key))


def _place(content: Any, path: tuple[Any, ...]) -> tuple[Any, Any]:
    for key in path[:-1]:
        content = content[key]
    return content, path[-1]


def mutated(text: bytes, luck: random.Random) -> bytes:
    """The bytes with a few of them changed, left out, doubled or swapped for something nasty."""
    found = bytearray(text)
    for _ in range(luck.randint(1, 4)):
        start = luck.randrange(len(found) + 1)
        end = min(len(found), start + luck.choice([0, 1, 1, 2, 8, 64]))
        found[start:end] = luck.choice(
            [
                b"",
                luck.randbytes(1),
                bytes(found[start:end]) * 2,
                *NASTY,
                bytes(found[luck.randrange(len(found) + 1) :][:20]),
            ]
        )
    return bytes(found)


NASTY = (
    b"\0",
    b"\x1b[2J",
    b"\\u001b]0;x\\u0007",
    b"\xff",
    b"9" * 400,
    b"-",
    b'"',
    b"{",
    b"]",
    b"null",
    b"1e999",
    b"[[[[",
)


def scrambled(content: Any, luck: random.Random) -> Any:
    """The structure with a few parts replaced by odd things, or by other parts of it."""
    for _ in range(luck.randint(1, 3)):
        places = list(_every(content))
        place, key = luck.choice(places)
        other, its = luck.choice(places)
        place[key] = json.loads(as_json(luck.choice([luck.choice(SHALLOW), other[its]])))
    return content


def _every(content: Any) -> Iterator[tuple[Any, Any]]:
    for key, part in list(content.items()) if isinstance(content, dict) else list(enumerate(content)):
        yield content, key
        if isinstance(part, (dict, list)) and part:
            yield from _every(part)


def huge(path: Path, begin: bytes = b"") -> Path:
    """A file that no memory holds."""
    with path.open("wb") as file:
        file.write(begin)
        file.truncate(HUGE)
    return path


def as_json(content: Any) -> bytes:
    """The content as it would be written, whatever is in it."""
    return json.dumps(content).encode()
