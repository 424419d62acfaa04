"""The valley of the Douro, drawn with its boats, the growers and the orders that may still come."""

from typing import Any

from estran.cli.drawing import rows_of, short_name
from estran.cli.lines import Lines, listed, parted
from estran.words.narrator import Narrator
from estran.words.speaker import Message, Speaker

FOG = "~"
NAME = 14  # letters of a name
SEEN, UNSEEN = "({})", " {} "  # an order that has come, and one that may


def draw(view: Any, narrator: Narrator, speaker: Speaker, width: int) -> Lines:
    """The boats in the valley, who holds what, and the order table."""
    say = speaker.say
    yield say("douro-terminal-map-valley", pile=view.pile)
    boats = [f"<_{back or FOG}_/ " for back in view.valley]
    yield from rows_of([">> ", *boats], width) if boats else [say("terminal-none")]
    yield ""
    yield from _growers(view, narrator, speaker)
    yield ""
    for level in range(1, 6):
        orders = [
            (SEEN if boat.seen else UNSEEN).format(f"{boat.order:>2}") for boat in view.boats if boat.level == level
        ]
        yield f"{level}  {' '.join(orders)}".rstrip()
    fogs = [boat for boat in view.boats if boat.name is not None]
    fogs_left = [Message(f"douro-fog-{fog.name}") for fog in fogs if not fog.seen]
    yield say("douro-terminal-map-fogs", fogs=parted(fogs_left, speaker) or say("terminal-none"))
    if view.hand is not None:
        yield say("douro-terminal-hand", cards=listed(view.hand, speaker))
    yield say("douro-terminal-map-signs")


def _growers(view: Any, narrator: Narrator, speaker: Speaker) -> Lines:
    """A row for each: cards in hand, the card played last, the points; a star for the phylloxera."""
    headings = [speaker.say(f"douro-terminal-map-{column}") for column in ("cards", "last", "points")]
    yield " " * NAME + "".join(f"{heading:>8}" for heading in headings)
    for grower in view.growers:
        star = "*" if grower.phylloxera else " "
        facts = (grower.cards, grower.showing, grower.points)
        cells = "".join(
            f"{'?' if fact is None and place == 2 else '-' if fact is None else fact:>8}"
            for place, fact in enumerate(facts)
        )
        yield f"{star}{short_name(grower.seat, narrator, speaker, NAME - 1)}{cells}"
