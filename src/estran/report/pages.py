"""A report as parts in order, written as Markdown or as one HTML page, readable by day and by night, by eye and by ear."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

GENERATOR = '<meta name="generator" content="Estran">'  # in the head of every page: ours may be written again
STYLE = """
:root { color-scheme: light dark; --ink: #1b2430; --paper: #fffdf8; --line: #b9b3a6; --accent: #1f6f8b; --other: #a34d18; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9e4d8; --paper: #161b22; --line: #55606c; --accent: #6fc3df; --other: #f0a36b; }
}
body { font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 72rem; margin: 0 auto; padding: 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
caption { text-align: start; font-weight: bold; padding-block: 0.25rem; }
th, td { border-bottom: 1px solid var(--line); padding: 0.25rem 0.5rem; text-align: end; }
td, th[scope="row"] { white-space: nowrap; }
th:first-child, .words { text-align: start; }
figure { margin: 1rem 0; }
figure svg { width: 100%; max-width: 40rem; height: auto; }
@media (max-width: 40rem) { /* a phone: each row of a table is a block, its cells lines with their headings; plots fit */
  table, caption, thead, tbody, tr, th, td { display: block; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { border-bottom: 2px solid var(--line); padding: 0.5rem 0; }
  td, th[scope="row"] { border: 0; padding: 0.1rem 0; text-align: start; white-space: normal; overflow-wrap: anywhere; }
  td { display: flex; justify-content: space-between; gap: 1rem; }
  td:not(.words) { white-space: nowrap; } /* a value and its interval stay together */
  td::before { content: attr(data-label); white-space: normal; }
}
"""


@dataclass(frozen=True)
class Paragraph:
    """Some sentences."""

    text: str

    def markdown(self, folder: Path) -> str:
        """As they are."""
        return self.text

    def html(self) -> str:
        """A paragraph."""
        return f"<p>{escape(self.text)}</p>"


@dataclass(frozen=True)
class Heading:
    """What the next parts are about: of the second level, or below it."""

    text: str
    level: int = 2

    def markdown(self, folder: Path) -> str:
        """Below the title."""
        return f"{'#' * self.level} {self.text}"

    def html(self) -> str:
        """Below the title."""
        return f"<h{self.level}>{escape(self.text)}</h{self.level}>"


@dataclass(frozen=True)
class Table:
    """Numbers in rows; the first columns, as many as `words` says, are names."""

    caption: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    words: int = 1

    def markdown(self, folder: Path) -> str:
        """A table with its caption above."""
        rule = ["---" if place < self.words else "---:" for place in range(len(self.head))]
        lines = [f"| {' | '.join(_cell(cell) for cell in row)} |" for row in (self.head, rule, *self.rows)]
        return "\n".join([f"**{self.caption}**", "", *lines])

    def html(self) -> str:
        """A table whose columns and rows have headings."""
        head = "".join(
            f'<th role="columnheader" scope="col"{self._kind(place)}>{escape(cell)}</th>'
            for place, cell in enumerate(self.head)
        )
        body = "\n".join(f'<tr role="row">{self._row(row)}</tr>' for row in self.rows)
        caption = f"<caption>{escape(self.caption)}</caption>"
        return _wide(
            f'<table role="table">{caption}\n<thead role="rowgroup"><tr role="row">{head}</tr></thead>\n'
            f'<tbody role="rowgroup">\n{body}\n</tbody></table>',
            self.caption,
        )

    def _row(self, row: Sequence[str]) -> str:
        """A row; on a phone, where it is a block, roles keep it a row for those who listen, and labels are its headings."""
        first = f'<th role="rowheader" scope="row">{escape(row[0])}</th>'
        return first + "".join(
            f'<td role="cell" data-label="{escape(self.head[place])}"{self._kind(place)}>{escape(cell)}</td>'
            for place, cell in enumerate(row)
            if place > 0
        )

    def _kind(self, place: int) -> str:
        return ' class="words"' if place < self.words else ""


@dataclass(frozen=True)
class Plot:
    """A drawing with a text alternative; `name` is that of its file beside the Markdown."""

    name: str
    label: str
    svg: str  # with the colours of `plots.Ink`

    def markdown(self, folder: Path) -> str:
        """A picture in a file of its own."""
        from estran.report.plots import on_paper

        (folder / f"{self.name}.svg").write_text(on_paper(self.svg), encoding="utf-8")
        return f"![{self.label}]({self.name}.svg)"

    def html(self) -> str:
        """The drawing itself, in the page's colours."""
        from estran.report.plots import in_page

        return _wide(f"<figure>{in_page(self.svg, self.name, self.label)}</figure>", self.label)


Part = Paragraph | Heading | Table | Plot


def write(folder: Path, title: str, language: str, parts: Sequence[Part]) -> tuple[Path, Path]:
    """Both files of a report."""
    markdown, html = folder / "report.md", folder / "report.html"
    markdown.write_text(
        "\n\n".join([f"# {title}", *(part.markdown(folder) for part in parts)]) + "\n", encoding="utf-8"
    )
    html.write_text(page(title, language, parts), encoding="utf-8")
    return markdown, html


def page(title: str, language: str, parts: Sequence[Part]) -> str:
    """A whole page that loads nothing."""
    body = "\n".join(part.html() for part in parts)
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
{GENERATOR}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<main>
<h1>{escape(title)}</h1>
{body}
</main>
</body>
</html>
"""


def _wide(html: str, label: str) -> str:
    """Something that may be wider than the screen; it can be scrolled by keyboard too."""
    return f'<div class="wide" role="region" tabindex="0" aria-label="{escape(label)}">{html}</div>'


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
