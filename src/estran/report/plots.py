"""Plots as SVG, by matplotlib: drawn in placeholder colours, which a page or a file replaces by its own."""

import re
from collections.abc import Iterable, Sequence
from html import escape
from io import StringIO
from math import ceil, isfinite
from textwrap import wrap
from typing import Any, NamedTuple

INK, ACCENT, OTHER, LINE = "#000001", "#000002", "#000003", "#000004"  # placeholders, named by their meaning
PAGE = {INK: "currentColor", ACCENT: "var(--accent)", OTHER: "var(--other)", LINE: "var(--line)"}
PAPER = {INK: "#1b2430", ACCENT: "#1f6f8b", OTHER: "#a34d18", LINE: "#b9b3a6"}
WIDTH = 4.4  # inches: as wide as a phone, so that letters are as large there as those around them
LONGEST = 24  # letters of a name beside a plot; it goes on in the next line
CROWDED = 45  # letters along an axis that would touch each other
MANY = 8  # columns of a heat map, whose numbers are written smaller
ROW = 10  # squares per row of a path
STRONGEST = 0.55  # colour in a grid, so that what is written on it can be read
STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",  # text stays text
    "text.parse_math": False,  # a name may have dollars in it
    "svg.hashsalt": "estran",  # the same numbers are the same file
    **dict.fromkeys(("text.color", "axes.labelcolor", "xtick.color", "ytick.color", "axes.edgecolor"), INK),
    "axes.axisbelow": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
}


class Mark(NamedTuple):
    """A line of a plot: a name, a value, and an interval around it."""

    name: str
    value: float
    low: float
    high: float


class Tile(NamedTuple):
    """A square of a path: what is written on it, and a number that gives it its colour."""

    text: str
    value: float


class Names(NamedTuple):
    """One side of a grid: what it is about, and the names along it."""

    axis: str
    names: Sequence[str]


def marks(
    lines: Sequence[Mark], axis: str, *, even: float | None = None, edges: tuple[float, float] | None = None
) -> str:
    """Values with their intervals, one below the other, and the even value as a dashed line."""
    names = [_in_lines(line.name) for line in lines]
    figure, axes = _drawing(len(lines) * _height(names))
    places = list(range(len(lines)))[::-1]
    reach = [[line.value - line.low for line in lines], [line.high - line.value for line in lines]]
    axes.errorbar([line.value for line in lines], places, xerr=reach, fmt="o", color=ACCENT, capsize=4)
    if even is not None:
        axes.axvline(even, color=OTHER, linestyle="--", linewidth=1.5)
    axes.set_yticks(places, names)
    axes.set_xlabel(axis)
    axes.set_ylim(-0.6, len(lines) - 0.4)
    if edges is not None:
        axes.set_xlim(*edges)
    axes.grid(axis="x", color=LINE, linewidth=0.5)
    return _svg(figure)


def bars(names: Sequence[str], heights: Sequence[float], across: str, upwards: str) -> str:
    """A distribution: one bar per name, from left to right."""
    figure, axes = _drawing(6)
    places = range(len(names))
    axes.bar(places, heights, color=ACCENT, width=0.9)
    axes.set_xticks(places, names, rotation=90 if max(map(len, names)) * len(names) > CROWDED else 0)
    axes.set_xlabel(across)
    axes.set_ylabel(upwards)
    axes.set_xlim(-0.6, len(names) - 0.4)
    axes.grid(axis="y", color=LINE, linewidth=0.5)
    return _svg(figure)


def heat(values: Sequence[Sequence[float]], texts: Sequence[Sequence[str]], rows: Names, columns: Names) -> str:
    """A heat map: the larger the number, the stronger the colour; one colour above zero, another below."""
    beside = [_in_lines(name) for name in rows.names]
    figure, axes = _drawing(len(beside) * _height(beside) + 2)
    most = _largest(value for line in values for value in line)
    cells = [(row, column, value) for row, line in enumerate(values) for column, value in enumerate(line)]
    known = [(row, column, value) for row, column, value in cells if isfinite(value)]
    colours = [(ACCENT if value > 0 else OTHER, STRONGEST * abs(value) / most) for _, _, value in known]
    bottoms = [row - 0.5 for row, _, _ in known]
    axes.bar([column for _, column, _ in known], 1, 1, bottoms, color=colours)
    size = 9 if len(columns.names) < MANY else 6.5
    for row, column, _ in cells:
        text = axes.text(column, row, texts[row][column], ha="center", va="center", fontsize=size, color=INK)
        text.set_in_layout(False)  # they are within the axes, and measuring them all is slow
    axes.set_xticks(range(len(columns.names)), columns.names, rotation=45, ha="right", rotation_mode="anchor")
    axes.set_yticks(range(len(beside)), beside)
    axes.set_xlabel(columns.axis)
    axes.set_ylabel(rows.axis)
    axes.set_xlim(-0.5, len(columns.names) - 0.5)
    axes.set_ylim(len(beside) - 0.5, -0.5)
    return _svg(figure)


def path(squares: Sequence[Tile]) -> str:
    """A path of squares in rows, from left to right and back again, coloured like a grid."""
    lines = ceil(len(squares) / ROW)
    figure, axes = _drawing(2 * lines)
    most = _largest(square.value for square in squares)
    for place, square in enumerate(squares):
        row, column = divmod(place, ROW)
        column = ROW - 1 - column if row % 2 else column
        _colour(axes, row, column, square.value / most)
        axes.bar(column, 1, 1, row - 0.5, fill=False, edgecolor=LINE)
        axes.text(column, row, square.text, ha="center", va="center", fontsize=7, color=INK)
    axes.set_xlim(-0.6, ROW - 0.4)
    axes.set_ylim(lines - 0.4, -0.6)
    axes.set_axis_off()
    return _svg(figure)


def _in_lines(name: str) -> str:
    """A name in lines short enough to leave room for the plot beside it."""
    return "\n".join(wrap(name, LONGEST))


def _height(names: Iterable[str]) -> int:
    """How many lines of a drawing each name needs: letters are half as high as a line."""
    return ceil(max((name.count("\n") + 1 for name in names), default=1) / 2)


def _largest(values: Iterable[float]) -> float:
    return max((abs(value) for value in values if isfinite(value)), default=0.0) or 1.0


def _colour(axes: Any, row: int, column: int, strength: float) -> None:
    """Colour a cell of a grid, from -1 to 1; what is not known stays blank."""
    if isfinite(strength):
        colour = ACCENT if strength > 0 else OTHER
        axes.bar(column, 1, 1, row - 0.5, color=colour, alpha=STRONGEST * abs(strength))


def _drawing(lines: int) -> tuple[Any, Any]:
    """A figure that grows with its lines; no window, no global state."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, 1.2 + 0.34 * lines), layout="constrained")
        return figure, figure.add_subplot()


def _svg(figure: Any) -> str:
    import matplotlib as mpl

    into = StringIO()
    with mpl.rc_context(STYLE):
        figure.savefig(into, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    text = into.getvalue()
    return text[text.index("<svg") :]


def in_page(svg: str, name: str, label: str) -> str:
    """Within a page: in its colours, with names of its own, and read out as its label."""
    svg = re.sub(r'(\bid="|url\(#|href="#)', rf"\g<1>{name}-", _coloured(svg, PAGE))
    return svg.replace("<svg", f'<svg role="img" aria-label="{escape(label)}"', 1)


def on_paper(svg: str) -> str:
    """A file of its own, on white, since it may be shown on any background."""
    sheet = '<rect width="100%" height="100%" fill="#ffffff"/>'
    return re.sub(r"(<svg[^>]*>)", rf"\g<1>{sheet}", _coloured(svg, PAPER), count=1)


def _coloured(svg: str, colours: dict[str, str]) -> str:
    for stand_in, colour in colours.items():
        svg = svg.replace(stand_in, colour)
    return svg
