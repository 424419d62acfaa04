"""`estran boards`: draws the boards of Dorada in text, checks a board of your own, and proposes new ones."""

from collections.abc import Iterator
from pathlib import Path

from estran.cli.reading import LARGEST_SEED, whole_number
from estran.cli.terminal import Terminal
from estran.engine.game import Refused
from estran.games.dorada.boards import Board, find, load, shipped
from estran.words.narrator import refusal
from estran.words.speaker import Speaker

ROW = 10  # squares per line
MOST_BOARDS = 1000  # proposed at once


def list_boards(terminal: Terminal) -> int:
    """Every board in the box: a drawing for eyes, then the same as lists."""
    for name in shipped():
        for line in described(find(name), terminal.speaker):
            terminal.show(line)
        terminal.show()
    terminal.say("dorada-terminal-boards-legend")
    return 0


def check_board(terminal: Terminal, path: str) -> int:
    """Name every condition that the board breaks, or describe it if it breaks none."""
    try:
        board = load(path)
    except Refused as refused:
        if isinstance(refused.__cause__, OSError):
            raise refused.__cause__ from None
        problems = refused.arguments["problems"]
        terminal.say("dorada-terminal-board-bad", board=refused.arguments["board"], count=len(problems))
        for problem in problems:
            terminal.show(f"- {terminal.speaker.text(refusal(problem))}")
        return 1
    terminal.say("dorada-terminal-board-good", board=board.name)
    for line in described(board, terminal.speaker):
        terminal.show(line)
    return 0


def new_boards(terminal: Terminal, seed: str, count: str, out: str | None) -> int:
    """Propose boards that can be played: as their files are written, or into files."""
    from estran.lab.dorada.boards import propose, to_toml

    number, boards = whole_number(seed, "--seed", 0, LARGEST_SEED), whole_number(count, "--count", 1, MOST_BOARDS)
    proposed = [propose(number, place) for place in range(boards)]
    if out is None:
        terminal.show("\n".join(map(to_toml, proposed)).rstrip("\n"), whole=True)
        return 0
    paths = [Path(out) if boards == 1 else _numbered(Path(out), place) for place in range(boards)]
    for path in paths:
        if path.exists():
            raise Refused("dorada-terminal-usage-boards-there", path=str(path))
    for path, board in zip(paths, proposed, strict=True):
        path.write_text(to_toml(board), encoding="utf-8")
        terminal.say("dorada-terminal-board-written", board=board.name, path=str(path))
        for line in described(board, terminal.speaker):
            terminal.show(line)
    return 0


def _numbered(path: Path, number: int) -> Path:
    return path.parent / f"{path.stem}-{number}{path.suffix}"


def described(board: Board, speaker: Speaker) -> Iterator[str]:
    """A board's name, its drawing, and its squares by what they do."""
    yield speaker.say(
        "dorada-terminal-drawn",
        board=board.name,
        dorada=board.dorada,
        reconstruction="yes" if board.reconstruction else "no",
    )
    cells = [f"{square:>3} {mark(board, square):<3}" for square in range(1, board.dorada)]
    for start in range(0, len(cells), ROW):
        yield "".join(cells[start : start + ROW]).rstrip()
    jumps = [f"{square} ({signed(number)})" for square, number in sorted(board.springboards.items())]
    yield speaker.say("dorada-terminal-springboards", squares=", ".join(jumps))
    yield speaker.say("dorada-terminal-traps", squares=", ".join(map(str, board.traps)))
    yield speaker.say("dorada-terminal-gold", squares=", ".join(map(str, board.gold)), dorada=board.dorada)


def mark(board: Board, square: int) -> str:
    """What stands for a square's role in the drawing."""
    if square in board.springboards:
        return signed(board.springboards[square])
    if square in board.traps:
        return "x"
    return "$" if square in board.gold else "."


def signed(number: int) -> str:
    """A springboard's number, with its sign."""
    return f"{number:+}".replace("-", "−")
