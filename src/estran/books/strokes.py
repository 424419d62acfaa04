"""Drawings of lines and discs in millimetres, written as SVG or PDF at their true size, in black alone: swell paper raises what is black."""

from collections.abc import Sequence
from dataclasses import dataclass

MM = 72 / 25.4  # points
ROUND = 0.5523  # how far a curve's handles stand out, for a quarter of a circle


@dataclass(frozen=True)
class Stroke:
    """A line through points; a closed one may be filled."""

    points: tuple[tuple[float, float], ...]
    width: float = 1.0
    closed: bool = False
    filled: bool = False


@dataclass(frozen=True)
class Disc:
    """A circle, filled unless its line has a width."""

    x: float
    y: float
    radius: float
    width: float = 0.0


Drawn = Stroke | Disc


@dataclass(frozen=True)
class PaperSheet:
    """One page: its size, how much further left its drawing begins, and its marks."""

    width: float
    height: float
    marks: tuple[Drawn, ...]
    left: float = 0.0


def svg(sheet: PaperSheet) -> str:
    """The page as SVG; one unit is a millimetre."""
    box = f'viewBox="{sheet.left:g} 0 {sheet.width:g} {sheet.height:g}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{sheet.width:g}mm" height="{sheet.height:g}mm" {box}>'
    back = f'<rect x="{sheet.left:g}" width="{sheet.width:g}" height="{sheet.height:g}" fill="#fff"/>'
    group = '<g fill="none" stroke="#000" stroke-linejoin="round" stroke-linecap="round">'
    return "\n".join([head, back, group, *map(_svg, sheet.marks), "</g>", "</svg>", ""])


def _svg(mark: Drawn) -> str:
    if isinstance(mark, Disc):
        looks = f'stroke-width="{mark.width:g}"' if mark.width else 'fill="#000" stroke="none"'
        return f'<circle cx="{mark.x:.2f}" cy="{mark.y:.2f}" r="{mark.radius:g}" {looks}/>'
    path = "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in mark.points) + ("Z" if mark.closed else "")
    fill = ' fill="#000"' if mark.filled else ""
    return f'<path d="{path}" stroke-width="{mark.width:g}"{fill}/>'


def pdf(sheets: Sequence[PaperSheet]) -> bytes:
    """The pages as one PDF of their true size."""
    count = len(sheets)
    kids = " ".join(f"{3 + 2 * place} 0 R" for place in range(count))
    objects = [b"<</Type/Catalog/Pages 2 0 R>>", f"<</Type/Pages/Kids[{kids}]/Count {count}>>".encode()]
    for place, sheet in enumerate(sheets):
        box = f"[0 0 {sheet.width * MM:.3f} {sheet.height * MM:.3f}]"
        drawn = "\n".join(_pdf(sheet)).encode()
        objects.append(f"<</Type/Page/Parent 2 0 R/MediaBox{box}/Resources<<>>/Contents {4 + 2 * place} 0 R>>".encode())
        objects.append(b"<</Length %d>>\nstream\n%b\nendstream" % (len(drawn), drawn))
    return _file(objects)


def _pdf(sheet: PaperSheet) -> list[str]:
    """A page's content, with its origin at the top left and millimetres for units."""
    start = f"{MM:.6f} 0 0 {-MM:.6f} {-sheet.left * MM:.3f} {sheet.height * MM:.3f} cm 1 J 1 j"
    return [start, *(_circle(mark) if isinstance(mark, Disc) else _path(mark) for mark in sheet.marks)]


def _path(line: Stroke) -> str:
    (x, y), *others = line.points
    steps = [f"{line.width:g} w {x:.3f} {y:.3f} m", *(f"{x:.3f} {y:.3f} l" for x, y in others)]
    return " ".join([*steps, "b" if line.filled else "s" if line.closed else "S"])


def _circle(disc: Disc) -> str:
    x, y, r = disc.x, disc.y, disc.radius
    h = r * ROUND
    turns = [
        (x + r, y + h, x + h, y + r, x, y + r),
        (x - h, y + r, x - r, y + h, x - r, y),
        (x - r, y - h, x - h, y - r, x, y - r),
        (x + h, y - r, x + r, y - h, x + r, y),
    ]
    curves = [" ".join(f"{one:.3f}" for one in turn) + " c" for turn in turns]
    return " ".join([f"{disc.width:g} w {x + r:.3f} {y:.3f} m", *curves, "s" if disc.width else "f"])


def _file(objects: list[bytes]) -> bytes:
    """Objects with the table of where each begins."""
    told, places = b"%PDF-1.4\n", []
    for number, content in enumerate(objects, 1):
        places.append(len(told))
        told += b"%d 0 obj\n%b\nendobj\n" % (number, content)
    rows = b"".join(b"%010d 00000 n \n" % place for place in places)
    size = len(objects) + 1
    table = b"xref\n0 %d\n0000000000 65535 f \n%b" % (size, rows)
    return told + table + b"trailer\n<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n" % (size, len(told))
