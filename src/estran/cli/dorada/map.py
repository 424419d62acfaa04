"""The path of Dorada, drawn with its pawns."""

from typing import Any

from estran.cli.lines import Lines
from estran.words.narrator import Narrator
from estran.words.speaker import Message, Speaker

CELL = 7  # characters of a square: its number and mark above, its pawns below
LONGEST = 10  # squares in a row, if there is room
MARKS = {"plain": ".", "trap": "x", "gold": "$"}
BRIDGE = "="


def draw(view: Any, narrator: Narrator, speaker: Speaker, width: int) -> Lines:
    """START, the squares row by row with the pawns on each, DORADA, and what the signs mean."""
    pawns = letters_of(view)
    start = " ".join(pawns[team.colour] * team.start for team in view.teams if team.start)
    yield speaker.say("dorada-terminal-map-start", pawns=start or speaker.say("terminal-none"))
    columns = min(LONGEST, width // CELL)
    for first in range(0, len(view.squares), columns):
        row = view.squares[first : first + columns]
        yield "".join(f"{square.number:>3} {mark(square):<3}" for square in row).rstrip()
        yield "".join(f"    {stack(square, pawns):<3}" for square in row).rstrip()
    home = " ".join(f"{pawns[pawn.colour]} {pawn.points}" for pawn in view.pile)
    yield speaker.say("dorada-terminal-map-home", dorada=view.dorada, pawns=home or speaker.say("terminal-none"))
    names = [
        speaker.say(
            "dorada-terminal-map-team",
            letter=pawns[team.colour],
            named="own" if narrator.names[team.seat] != team.seat else "letter",
            name=narrator.who(team.seat),
            colour=Message(f"dorada-texture-{team.colour}"),
        )
        for team in view.teams
    ]
    yield speaker.say("dorada-terminal-map-teams", teams=", ".join(names))
    yield speaker.say("dorada-terminal-map-signs")


def letters_of(view: Any) -> dict[str, str]:
    """A letter for each colour: that of its seat, in small for a second colour of the same."""
    found: dict[str, str] = {}
    for team in view.teams:
        found[team.colour] = team.seat.lower() if team.seat in found.values() else team.seat
    return found


def mark(square: Any) -> str:
    """What a square does to a pawn that stops there."""
    if square.jump is not None:
        return f"{square.jump:+}"
    return BRIDGE if square.bridge is not None else MARKS[square.role]


def stack(square: Any, pawns: dict[str, str]) -> str:
    """The pawns on a square, from the top; of a high stack the top and how many lie below."""
    letters = "".join(pawns[pawn.colour] for pawn in square.stack)
    return letters if len(letters) <= 3 else f"{letters[0]}+{len(letters) - 1}"
