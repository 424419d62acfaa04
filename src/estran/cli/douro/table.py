"""The table of Douro 1872 in plain lines."""

from typing import Any

from estran.cli.lines import Lines, listed, name_of, parted
from estran.cli.shelf import Points
from estran.cli.tables import scores
from estran.games.douro.box import LEVELS
from estran.words.narrator import Narrator
from estran.words.speaker import Message, Speaker

AIM = "douro-terminal-aim"  # what the game is about, said at the beginning of a match
RUNS = {"laid": "back", "gave": "card"}


def table(view: Any, narrator: Narrator, speaker: Speaker) -> Lines:
    """All that the view's seat may see: growers, boats and its own cards."""
    say = speaker.say
    for grower in view.growers:
        yield say(
            "douro-terminal-grower",
            name=name_of(grower.seat, narrator),
            cards=grower.cards,
            showing=say("terminal-none") if grower.showing is None else grower.showing,
            phylloxera="yes" if grower.phylloxera else "no",
        )
        if grower.shown is not None:
            yield say("douro-terminal-shown", name=name_of(grower.seat, narrator), cards=listed(grower.shown, speaker))
    yield from stakes(view, narrator, speaker)
    yield from _all_orders(view, speaker)
    fogs = [boat for boat in view.boats if boat.name is not None]
    for message, seen in (("douro-terminal-fogs-hidden", False), ("douro-terminal-fogs-seen", True)):
        named = [Message(f"douro-fog-{fog.name}") for fog in fogs if fog.seen == seen]
        yield say(message, fogs=parted(named, speaker) or say("terminal-none"))
    if view.hand is not None:
        yield say("douro-terminal-hand", cards=listed(view.hand, speaker))
    if view.gift is not None:
        yield say("douro-terminal-gift", card=view.gift)
    yield from scores(view, narrator, speaker)


def stakes(view: Any, narrator: Narrator, speaker: Speaker) -> Lines:
    """The boats in the valley."""
    boats = listed([_back(back) for back in view.valley], speaker)
    yield speaker.say("douro-terminal-valley", boats=boats, pile=view.pile)


def _back(back: int) -> Message:
    return Message("douro-back-level", {"value": back}) if back else Message("douro-back-fog")


def hints(view: Any, speaker: Speaker) -> Lines:
    """What one would look up in the box before a bid: how a contest is decided, all orders, and what the fogs do."""
    if view.phase != "bid":
        return
    yield speaker.say("douro-guide-contest")
    yield speaker.say("douro-guide-phylloxera")
    yield from _all_orders(view, speaker)
    for fog in (boat for boat in view.boats if boat.name is not None):
        yield speaker.say("list-entry", name=Message(f"douro-fog-{fog.name}"), text=Message(f"douro-does-{fog.name}"))


def _all_orders(view: Any, speaker: Speaker) -> Lines:
    for level in range(1, LEVELS + 1):
        yield _orders(level, [boat for boat in view.boats if boat.level == level], speaker)


def _orders(level: int, boats: list[Any], speaker: Speaker) -> str:
    """The orders of a level that may still come, and those that have come."""
    hidden = listed([boat.order for boat in boats if not boat.seen], speaker)
    seen = listed([boat.order for boat in boats if boat.seen], speaker)
    return speaker.say("douro-terminal-orders", level=level, hidden=hidden, seen=seen)


def points(view: Any) -> Points:
    """Everybody's, where they are open."""
    return [(grower.seat, grower.points) for grower in view.growers]
