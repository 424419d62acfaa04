"""A rulebook as one HTML page that prints as a booklet of A5 pages, with its pictures inside; it asks for nothing else."""

import re
from base64 import b64encode
from collections.abc import Iterator
from html import escape

from estran.books.blocks import MARKS, Block, BookHeading, BookParagraph, BookPicture, BookTable, Items, blocks
from estran.words.rulebook import first_part, picture, reference
from estran.words.speaker import Speaker

BOLD = re.compile(r"\*\*(.+?)\*\*")
NUMBER = re.compile(r"\b[A-Z]{3}-\d+\b")
CODE = re.compile(r"`([^`]+)`")
STYLE = """
@page { size: A5; margin: 16mm 14mm 18mm; @bottom-center { content: counter(page); font: 9pt Georgia, serif; color: #5a4a35 } }
@page :first { margin: 0; @bottom-center { content: none } }
:root { color-scheme: light }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 130mm; font: 9.6pt/1.42 Georgia, "Times New Roman", serif; color: #211a12; hyphens: auto }
.cover { height: 100vh; margin: 0 -14mm; padding: 22mm 14mm; display: flex; flex-direction: column; justify-content: space-between;
  background: #f6ead0; border: 5mm solid #17464d; break-after: page; print-color-adjust: exact; -webkit-print-color-adjust: exact }
.cover h1 { font-size: 38pt; line-height: 1; margin: 0; color: #17464d }
.cover p { margin: 0; font-size: 10.5pt; hyphens: manual }
.cover small { font-size: 8.5pt; color: #5a4a35 }
img { display: block; width: 100%; break-inside: avoid; margin: 3mm 0 }
h2 { font-size: 16pt; line-height: 1.1; color: #17464d; margin: 7mm 0 2.5mm; padding-bottom: 1mm; border-bottom: .5mm solid #17464d }
h3 { font-size: 10.8pt; line-height: 1.2; margin: 4mm 0 1mm }
h2, h3 { break-after: avoid; hyphens: manual }
h3 small { font: 400 7.5pt/1 "Helvetica Neue", Arial, sans-serif; color: #6d5c45; white-space: nowrap }
span { white-space: nowrap }
p { margin: 0 0 1.8mm; orphans: 2; widows: 2 }
ul, ol { margin: 0 0 2mm; padding-left: 5mm }
li { margin-bottom: .8mm; break-inside: avoid }
.ruling { margin: 0 0 2mm; padding: 1.4mm 3mm; background: #f4efe2; border-left: 1mm solid #b26a00; break-inside: avoid;
  print-color-adjust: exact; -webkit-print-color-adjust: exact }
table { border-collapse: collapse; width: 100%; margin: 1mm 0 3mm; font-size: 8.6pt; line-height: 1.3 }
th, td { text-align: left; vertical-align: top; padding: .8mm 1.6mm; border-bottom: .2mm solid #b9a98a }
th { border-bottom: .5mm solid #17464d; color: #17464d }
tr { break-inside: avoid }
.first { break-after: page }
@media screen { body { padding: 0 4mm 20mm; font-size: 12pt } .cover { height: auto; min-height: 60vh; margin: 4mm 0 } }
"""


def booklet(game: str, speaker: Speaker) -> str:
    """The page: a cover, what one reads first, every clause."""
    title, lead, *first = blocks(first_part(game, speaker.language) or reference(game, speaker.language))
    assert isinstance(title, BookHeading)
    assert isinstance(lead, BookParagraph)
    rest = blocks(reference(game, speaker.language)) if first_part(game, speaker.language) else ()
    shown = next((block for block in first if isinstance(block, BookPicture)), None)
    cover = [
        '<section class="cover">',
        f"<h1>{escape(title.title)}</h1>",
        _image(game, shown, told="") if shown else "",
        f"<p>{_marked(lead.text)}</p>",
        f"<small>{escape(speaker.say('books-colophon'))}</small>",
        "</section>",
    ]
    body = [
        *cover,
        '<section class="first">',
        *(written(block, game) for block in first),
        "</section>",
        *(written(block, game) for block in rest),
    ]
    name = escape(title.title)
    head = f'<meta charset="utf-8"><title>{name}</title><meta name="viewport" content="width=device-width">'
    page = [f'<!doctype html>\n<html lang="{speaker.language}"><head>{head}<style>{STYLE}</style></head><body>', *body]
    return "\n".join([*page, "</body></html>\n"])


def written(block: Block, game: str) -> str:
    """A block as HTML."""
    match block:
        case BookHeading():
            number = f" <small>{block.clause}</small>" if block.clause else ""
            return f"<h{block.level}>{escape(block.title)}{number}</h{block.level}>"
        case BookParagraph():
            return f'<p class="ruling">{_marked(block.text)}</p>' if block.ruling else f"<p>{_marked(block.text)}</p>"
        case Items():
            tag = "ol" if block.numbered else "ul"
            return f"<{tag}>{''.join(f'<li>{_marked(item)}</li>' for item in block.items)}</{tag}>"
        case BookTable():
            return "".join(_rows(block))
        case BookPicture():
            return _image(game, block, told=block.told)


def _rows(table: BookTable) -> Iterator[str]:
    yield "<table><thead><tr>"
    yield from (f'<th scope="col">{_marked(cell)}</th>' for cell in table.headings)
    yield "</tr></thead><tbody>"
    for row in table.rows:
        yield f"<tr>{''.join(f'<td>{_marked(cell)}</td>' for cell in row)}</tr>"
    yield "</tbody></table>"


def _image(game: str, block: BookPicture, *, told: str) -> str:
    drawing = b64encode(picture(game, block.path).read_bytes()).decode()
    return f'<img src="data:image/svg+xml;base64,{drawing}" alt="{escape(told)}">'


def _marked(text: str) -> str:
    """Bold and code as HTML, and nothing else of Markdown."""
    bold = BOLD.sub(r"<b>\1</b>", escape(text, quote=False))
    whole = NUMBER.sub(r"<span>\g<0></span>", bold)  # never divided at the end of a line
    return MARKS.sub("", CODE.sub(r"<code>\1</code>", whole))
