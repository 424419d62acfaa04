"""Dorada's board for fingers, in the shapes and textures of the client: on A3, or on two sheets of A4 laid side by side."""

import itertools
import math
from collections.abc import Iterator
from typing import NamedTuple

from estran.books.dots import LINE, WITHIN, label, width
from estran.books.strokes import Disc, Drawn, PaperSheet, Stroke
from estran.games.dorada.boards import Board
from estran.words.speaker import Speaker

A3, A4 = (420.0, 297.0), (210.0, 297.0)
MARGIN = 10.0  # of each sheet of A4, where many printers print nothing
COLUMNS = 10
ACROSS = (A4[0] - 2 * MARGIN) / (COLUMNS / 2)  # from square to square
ROOMY = 40.0  # between rows: then squares are large, and a springboard's number has a line of its own
LARGE, SMALL = 11.0, 8.0  # half a square
APART = 3.5  # between a shape and its label
STRONG, FINE = 1.2, 0.8  # widths of lines
SPIKES = 16  # of a trap's rim
COLOURS = ("yellow", "violet", "green", "blue")
ROUGH = ((-11.5, -1), (-4.5, -6), (3.5, -3), (-3.5, 5), (6.5, 6), (10.2, -2))  # as the client's yellow pawns have them
STRIPES = (-11.0, -6.6, -2.2, 2.2, 6.6, 11.0)  # and its blue ones
ROWS = (-6.5, 0.0, 6.5)  # of waves
GRAIN = 4.4  # between the points of velvet
FACE = 13.0  # half of what a texture covers, in the client's units


class BoardSpot(NamedTuple):
    """Where a square lies."""

    x: float
    y: float
    row: int


def spots(board: Board) -> list[BoardSpot]:
    """START, the squares and DORADA, row by row and to and fro."""
    rows = math.ceil((board.dorada + 1) / COLUMNS)
    down = (A3[1] - 2 * MARGIN) / rows
    half = LARGE if down >= ROOMY else SMALL
    found = []
    for square in range(board.dorada + 1):
        row, along = divmod(square, COLUMNS)
        column = COLUMNS - 1 - along if row % 2 else along
        x = MARGIN + (column + 0.5) * ACROSS + (2 * MARGIN if column >= COLUMNS / 2 else 0)
        found.append(BoardSpot(x, MARGIN + row * down + half + 1, row))
    return found


def sheets(board: Board, speaker: Speaker, *, tiled: bool) -> list[PaperSheet]:
    """The board on one sheet of A3 or on two of A4, then its key on one of A4."""
    marks = tuple(drawn(board, speaker))
    whole = [PaperSheet(*A3, marks)]
    halves = [PaperSheet(*A4, marks, left) for left in (0.0, A4[0])]
    return [*(halves if tiled else whole), PaperSheet(*A4, tuple(key(speaker)))]


def drawn(board: Board, speaker: Speaker) -> Iterator[Drawn]:
    """The path from START to DORADA, with a shape and a label for each square."""
    places = spots(board)
    rows = places[-1].row + 1
    roomy = (A3[1] - 2 * MARGIN) / rows >= ROOMY
    half = LARGE if roomy else SMALL
    for here, there in itertools.pairwise(places):
        yield from _between(here, there, half)
    for square, spot in enumerate(places):
        yield from shape(kind(board, square), spot.x, spot.y, half)
        lines = words(board, square, speaker)
        for number, text in enumerate(lines if roomy else [" ".join(lines)]):
            below = spot.y + half + APART + number * LINE
            yield from label(text, speaker.language, spot.x - width(text, speaker.language) / 2, below)


def kind(board: Board, square: int) -> str:
    """What a square is."""
    if square in (0, board.dorada):
        return "dorada" if square else "start"
    if square in board.springboards:
        return "springboard"
    return "trap" if square in board.traps else "gold" if square in board.gold else "plain"


def words(board: Board, square: int, speaker: Speaker) -> list[str]:
    """A square's label: its number, and what a springboard adds; the ends of the path have names."""
    if square in (0, board.dorada):
        return [speaker.say("dorada-terminal-tactile-dorada" if square else "dorada-terminal-tactile-start")]
    jump = board.springboards.get(square)
    return [str(square)] if jump is None else [str(square), f"{jump:+}".replace("-", "−")]


def _between(here: BoardSpot, there: BoardSpot, half: float) -> Iterator[Drawn]:
    """A line from shape to shape; down to the next row it keeps beside the labels."""
    gap = half + 2.5
    if here.row == there.row:
        way = math.copysign(gap, there.x - here.x)
        yield Stroke(((here.x + way, here.y), (there.x - way, there.y)), FINE)
        return
    side = 1 if here.x > A3[0] / 2 else -1
    out = here.x + side * (ACROSS / 2 - 1)
    ends = ((here.x + side * gap, here.y), (out, here.y), (out, there.y), (there.x + side * gap, there.y))
    yield Stroke(ends, FINE)


def shape(name: str, x: float, y: float, half: float) -> Iterator[Drawn]:
    """A square as the client draws it: traps are spiky, gold squares square, springboards have a coil."""
    if name == "trap":
        rim = [half * (0.78 if spike % 2 else 1.0) for spike in range(2 * SPIKES)]
        turn = math.pi / SPIKES
        points = tuple((x + r * math.cos(i * turn), y + r * math.sin(i * turn)) for i, r in enumerate(rim))
        yield Stroke(points, STRONG, closed=True)
        yield _zigzag(x, y, half * 0.5, half * 0.28, 4)
    elif name == "gold":
        near, far = half * 0.28, half * 0.95
        yield Stroke(
            ((x - far, y - far), (x + far, y - far), (x + far, y + far), (x - far, y + far)), STRONG, closed=True
        )
        yield Disc(x, y, near)
    elif name == "springboard":
        yield Disc(x, y, half, STRONG)
        coil = tuple((x + (-1) ** step * half * 0.35, y + half * (step - 2) * 0.25) for step in range(5))
        yield Stroke(coil, STRONG)
    else:
        yield Disc(x, y, half, STRONG)
        if name != "plain":
            yield Disc(x, y, half * 0.6, STRONG)
        if name == "dorada":
            yield Disc(x, y, half * 0.25)


def _zigzag(x: float, y: float, wide: float, tall: float, teeth: int) -> Stroke:
    steps = range(2 * teeth + 1)
    return Stroke(tuple((x - wide + step * wide / teeth, y + (tall if step % 2 else -tall)) for step in steps), STRONG)


def texture(colour: str, x: float, y: float, half: float) -> Iterator[Drawn]:
    """How a colour's pawns feel, in the client's marks: rough, wavy, velvet or ribbed."""
    yield Disc(x, y, half, STRONG)
    size = half / FACE * 0.78
    if colour == "yellow":
        for left, top in ROUGH:
            corners = ((left - 2.2, top + 2.2), (left, top - 2.2), (left + 2.2, top + 2.2))
            yield Stroke(tuple((x + a * size, y + b * size) for a, b in corners), FINE, closed=True, filled=True)
    elif colour == "violet":
        for row in ROWS:
            reach = math.sqrt(FACE**2 - row**2)
            waves = (reach * (step / 20 - 1) for step in range(41))
            yield Stroke(tuple((x + a * size, y + (row + 1.6 * math.sin(a)) * size) for a in waves), FINE)
    elif colour == "green":
        grid = [(a * GRAIN, b * GRAIN) for a in range(-3, 4) for b in range(-3, 4)]
        yield from (Disc(x + a * size, y + b * size, 0.6) for a, b in grid if math.hypot(a, b) <= FACE)
    else:
        for left in STRIPES:
            reach = math.sqrt(FACE**2 - left**2)
            yield Stroke(((x + left * size, y - reach * size), (x + left * size, y + reach * size)), FINE)


def key(speaker: Speaker) -> Iterator[Drawn]:
    """What each shape and each texture is, in words of braille beside them."""
    kinds = ("start", "plain", "trap", "springboard", "gold", "dorada")
    step = 2 * LARGE + 5
    for row, name in enumerate((*kinds, *COLOURS)):
        x, y = MARGIN + LARGE + 5, MARGIN + LARGE + row * step
        yield from texture(name, x, y, LARGE) if name in COLOURS else shape(name, x, y, LARGE)
        told = speaker.say(f"dorada-terminal-tactile-{name}").split(" / ")
        first = y - WITHIN - (len(told) - 1) * LINE / 2
        for number, text in enumerate(told):
            yield from label(text, speaker.language, x + LARGE + 8, first + number * LINE)
