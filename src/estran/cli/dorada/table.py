"""The table of Dorada in plain lines."""

from typing import Any

from estran.cli.lines import Lines, listed, name_of
from estran.cli.tables import scores
from estran.words.narrator import Narrator
from estran.words.speaker import Message, Speaker

AIM = "dorada-terminal-aim"  # what the game is about, said at the beginning of a match
ANNOUNCED = ("rolled",)
LASTING = ("skipped_out", "skipped_done")


def hints(view: Any, speaker: Speaker) -> Lines:
    """What one would look up before a move: which pawns are free, and what a pawn in DORADA is worth."""
    if view.phase == "move":
        yield speaker.say("dorada-guide-stack")
        yield speaker.say("dorada-guide-points")


def table(view: Any, narrator: Narrator, speaker: Speaker) -> Lines:
    """All that the view's seat may see: teams, stacks, squares and the pile."""
    say = speaker.say
    if view.board is not None:
        yield say("dorada-terminal-board", board=view.board, reconstruction="yes" if view.reconstruction else "no")
    for team in view.teams:
        yield say(
            "dorada-terminal-team",
            name=name_of(team.seat, narrator),
            colour=Message(f"dorada-texture-{team.colour}"),
            start=team.start,
            path=listed(team.path, speaker),
            home=team.home,
            lost=listed(team.lost, speaker),
        )
    for square in view.squares:
        if len(square.stack) > 1:
            pawns = [_pawn(pawn, narrator, speaker) for pawn in square.stack]
            yield say("dorada-terminal-stack", square=square.number, pawns=listed(pawns, speaker))
    yield from _path(view, speaker)
    pile = [say("dorada-terminal-home", pawn=_pawn(pawn, narrator, speaker), points=pawn.points) for pawn in view.pile]
    yield say("dorada-terminal-pile", pawns=listed(pile, speaker))
    yield from scores(view, narrator, speaker)


def _path(view: Any, speaker: Speaker) -> Lines:
    """What the squares do to pawns that stop there."""
    traps = [square.number for square in view.squares if square.role == "trap" and square.bridge is None]
    bridges = [square.number for square in view.squares if square.bridge is not None]
    gold = [square.number for square in view.squares if square.role == "gold"]
    boards = [f"{square.number} ({square.jump:+})".replace("-", "−") for square in view.squares if square.jump]
    yield speaker.say("dorada-terminal-traps", squares=listed(traps, speaker))
    yield speaker.say("dorada-terminal-bridges", squares=listed(bridges, speaker))
    yield speaker.say("dorada-terminal-springboards", squares=listed(boards, speaker))
    yield speaker.say("dorada-terminal-gold", squares=listed(gold, speaker), dorada=view.dorada)


def _pawn(pawn: Any, narrator: Narrator, speaker: Speaker) -> str:
    colour = Message(f"dorada-colour-{pawn.colour}")
    return speaker.say("dorada-terminal-pawn", name=narrator.who(pawn.seat), colour=colour)
