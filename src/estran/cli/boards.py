"""`estran boards`: the boards of Dorada, drawn in text, and the check of one's own."""

from collections.abc import Iterator

from estran.cli.terminal import Terminal
from estran.engine.game import Refused
from estran.games.dorada.boards import Board, find, load, shipped
from estran.words.narrator import refusal
from estran.words.speaker import Speaker

ROW = 10  # squares a line


def list_boards(terminal: Terminal) -> int:
    """Every board in the box: a drawing for eyes, then the same as lists."""
    for name in shipped():
        for line in described(find(name), terminal.speaker):
            terminal.show(line)
        terminal.show()
    terminal.say("terminal-boards-legend")
    return 0


def check_board(terminal: Terminal, path: str) -> int:
    """Name every condition that the board breaks, or describe it if it breaks none."""
    try:
        board = load(path)
    except Refused as refused:
        if isinstance(refused.__cause__, OSError):
            raise refused.__cause__ from None
        problems = refused.arguments["problems"]
        terminal.say("terminal-board-bad", board=refused.arguments["board"], count=len(problems))
        for problem in problems:
            terminal.show(f"- {terminal.speaker.text(refusal(problem))}")
        return 1
    terminal.say("terminal-board-good", board=board.name)
    for line in described(board, terminal.speaker):
        terminal.show(line)
    return 0


def described(board: Board, speaker: Speaker) -> Iterator[str]:
    """A board's name, its drawing, and its squares by what they do."""
    yield speaker.say(
        "terminal-board", board=board.name, dorada=board.dorada, reconstruction="yes" if board.reconstruction else "no"
    )
    cells = [f"{square:>3} {mark(board, square):<3}" for square in range(1, board.dorada)]
    for start in range(0, len(cells), ROW):
        yield "".join(cells[start : start + ROW]).rstrip()
    jumps = [f"{square} ({signed(number)})" for square, number in sorted(board.springboards.items())]
    yield speaker.say("terminal-dorada-springboards", squares=", ".join(jumps))
    yield speaker.say("terminal-dorada-traps", squares=", ".join(map(str, board.traps)))
    yield speaker.say("terminal-dorada-gold", squares=", ".join(map(str, board.gold)), dorada=board.dorada)


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
