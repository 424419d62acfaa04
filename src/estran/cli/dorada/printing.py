"""`estran boards print`: a board for fingers, at its true size, for swell paper."""

from pathlib import Path

from estran.books.dorada.tactile import sheets
from estran.books.strokes import pdf, svg
from estran.cli.dorada.commands import PAPERS
from estran.cli.targets import check_target
from estran.cli.terminal import Terminal
from estran.engine.game import Refused
from estran.games.dorada.boards import load


def print_board(terminal: Terminal, name: str, paper: str, out: str | None, *, force: bool) -> int:
    """One PDF, or an SVG for each page; files that are there are replaced only with `force`."""
    if paper.lower() not in PAPERS:
        raise Refused("terminal-usage-paper", came=paper)
    board = load(name)
    first = Path(out or f"board-{Path(name).stem}-{terminal.speaker.language}.pdf")
    if first.suffix not in (".pdf", ".svg"):
        raise Refused("terminal-usage-board-file", came=str(first))
    pages = sheets(board, terminal.speaker, tiled=paper.lower() == "a4")
    if first.suffix == ".pdf":
        files = {first: pdf(pages)}
    else:
        names = [first, *(first.with_stem(f"{first.stem}-{number}") for number in range(2, len(pages) + 1))]
        files = {path: svg(page).encode() for path, page in zip(names, pages, strict=True)}
    for path in files:
        check_target(path, force=force)
    for path, content in files.items():
        path.write_bytes(content)
        terminal.say("books-written", path=str(path), kind="board")
    terminal.say("dorada-terminal-tactile-how")
    return 0
