"""`estran boards`: draws the boards of Dorada in text, checks a board of your own, and proposes new ones."""

from collections.abc import Iterator
from pathlib import Path

from estran.cli.as_json import show_json
from estran.cli.lines import listed
from estran.cli.targets import STANDARD, check_target
from estran.cli.terminal import Terminal
from estran.engine.game import Refused
from estran.games.dorada.boards import Board, find, is_shipped, load, shipped, tidied, to_data
from estran.words.narrator import refusal
from estran.words.speaker import Speaker

ROW = 10  # squares per line


def list_boards(terminal: Terminal, *, as_json: bool = False) -> int:
    """Every board in the box: a drawing for eyes, then the same as lists."""
    if as_json:
        show_json(terminal, "boards", {"boards": [to_data(find(name)) for name in shipped()]})
        return 0
    for name in shipped():
        for line in described(find(name), terminal.speaker):
            terminal.show(line)
        terminal.show()
    terminal.say("dorada-terminal-boards-legend")
    return 0


def check_board(terminal: Terminal, path: str, *, as_json: bool = False) -> int:
    """Name every condition that the board breaks, or describe it if it breaks none."""
    try:
        board = load(path)
    except Refused as refused:
        if isinstance(refused.__cause__, OSError):
            raise refused.__cause__ from None
        if "problems" not in refused.arguments:
            raise
        problems = refused.arguments["problems"]
        if as_json:
            told = [{"id": one.message, "text": terminal.speaker.text(refusal(one))} for one in problems]
            show_json(terminal, "boards check", {"valid": False, "board": None, "problems": told})
            return 1
        terminal.say("dorada-terminal-board-bad", board=refused.arguments["board"], count=len(problems))
        for problem in problems:
            terminal.show(f"- {terminal.speaker.text(refusal(problem))}")
        return 1
    if as_json:
        show_json(terminal, "boards check", {"valid": True, "board": to_data(board), "problems": []})
        return 0
    terminal.say("dorada-terminal-board-good", board=board.name)
    if is_shipped(board.name):
        terminal.say("dorada-terminal-board-known-as", known=tidied(to_data(board))["name"])
    for line in described(board, terminal.speaker):
        terminal.show(line)
    return 0


def new_boards(terminal: Terminal, seed: int, count: int, out: str | None, *, force: bool = False) -> int:
    """Propose boards that can be played: as their files are written, or into files."""
    from estran.lab.dorada.boards import propose, to_toml

    proposed = [propose(seed, place) for place in range(count)]
    if out is None or out == STANDARD:
        terminal.show("\n".join(map(to_toml, proposed)).rstrip("\n"), whole=True)
        return 0
    paths = [Path(out) if count == 1 else _numbered(Path(out), place) for place in range(count)]
    folder = paths[0].parent
    is_new = not folder.exists()
    for path in paths:
        check_target(path, force=force)
    if is_new:
        terminal.say("dorada-terminal-board-folder", folder=str(folder))
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
    yield speaker.say("dorada-terminal-springboards", squares=listed(jumps, speaker))
    yield speaker.say("dorada-terminal-traps", squares=listed(board.traps, speaker))
    yield speaker.say("dorada-terminal-gold", squares=listed(board.gold, speaker), dorada=board.dorada)


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
