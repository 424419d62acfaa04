"""The table in plain lines, and the scores, from a view. One function a game; they read the view and decide nothing."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from estran.cli.terminal import parted
from estran.engine.view import Told
from estran.words.dolores import OUTCOMES
from estran.words.narrator import Narrator
from estran.words.speaker import Message, Speaker

Lines = Iterator[str]


def table(view: Any, narrator: Narrator, speaker: Speaker) -> Lines:
    """All that the view's seat may see, a line a thing."""
    yield from TABLES[view.game](view, narrator, speaker)


def scores(view: Any, narrator: Narrator, speaker: Speaker) -> Lines:
    """Everybody's points, where they may be known."""
    for seat, points in POINTS[view.game](view):
        if points is None:
            yield speaker.say("terminal-score-hidden", name=_name(seat, narrator))
        else:
            yield speaker.say("terminal-score", name=_name(seat, narrator), total=points)


def _name(seat: str, narrator: Narrator) -> Any:
    """A seat at the beginning of a line."""
    return Message("terminal-you") if seat == narrator.listener else narrator.names[seat]


def _listed(items: Sequence[Any], speaker: Speaker) -> str:
    """Things with commas between them, or the word for none."""
    words = [speaker.text(item) if isinstance(item, Message) else str(item) for item in items]
    return ", ".join(words) if words else speaker.say("terminal-none")


# ---- Douro 1872


def _douro(view: Any, narrator: Narrator, speaker: Speaker) -> Lines:
    say = speaker.say
    for grower in view.growers:
        yield say(
            "terminal-douro-grower",
            name=_name(grower.seat, narrator),
            cards=grower.cards,
            showing=say("terminal-none") if grower.showing is None else grower.showing,
            phylloxera="yes" if grower.phylloxera else "no",
        )
        if grower.shown is not None:
            yield say("terminal-douro-shown", name=_name(grower.seat, narrator), cards=_listed(grower.shown, speaker))
    yield say("terminal-douro-valley", boats=_listed([_back(back) for back in view.valley], speaker), pile=view.pile)
    for level in range(1, 6):
        yield _orders(level, [boat for boat in view.boats if boat.level == level], speaker)
    fogs = [boat for boat in view.boats if boat.name is not None]
    for message, seen in (("terminal-douro-fogs-hidden", False), ("terminal-douro-fogs-seen", True)):
        named = [Message(f"douro-fog-{fog.name}") for fog in fogs if fog.seen == seen]
        yield say(message, fogs=parted(named, speaker) or say("terminal-none"))
    if view.hand is not None:
        yield say("terminal-douro-hand", cards=_listed(view.hand, speaker))
    if view.gift is not None:
        yield say("terminal-douro-gift", card=view.gift)
    yield from scores(view, narrator, speaker)


def _back(back: int) -> Message:
    return Message("douro-back-level", {"value": back}) if back else Message("douro-back-fog")


def _orders(level: int, boats: list[Any], speaker: Speaker) -> str:
    """The orders of a level that may still come, and those that have come."""
    hidden = _listed([boat.order for boat in boats if not boat.seen], speaker)
    seen = _listed([boat.order for boat in boats if boat.seen], speaker)
    return speaker.say("terminal-douro-orders", level=level, hidden=hidden, seen=seen)


# ---- Dorada


def _dorada(view: Any, narrator: Narrator, speaker: Speaker) -> Lines:
    say = speaker.say
    if view.board is not None:
        yield say("terminal-dorada-board", board=view.board, reconstruction="yes" if view.reconstruction else "no")
    for team in view.teams:
        yield say(
            "terminal-dorada-team",
            name=_name(team.seat, narrator),
            colour=Message(f"dorada-texture-{team.colour}"),
            start=team.start,
            path=_listed(team.path, speaker),
            home=team.home,
            lost=_listed(team.lost, speaker),
        )
    for square in view.squares:
        if len(square.stack) > 1:
            pawns = [_pawn(pawn, narrator, speaker) for pawn in square.stack]
            yield say("terminal-dorada-stack", square=square.number, pawns=_listed(pawns, speaker))
    yield from _path(view, speaker)
    pile = [say("terminal-dorada-home", pawn=_pawn(pawn, narrator, speaker), points=pawn.points) for pawn in view.pile]
    yield say("terminal-dorada-pile", pawns=_listed(pile, speaker))
    yield from scores(view, narrator, speaker)


def _path(view: Any, speaker: Speaker) -> Lines:
    """What the squares do to whoever stops there."""
    traps = [square.number for square in view.squares if square.role == "trap" and square.bridge is None]
    bridges = [square.number for square in view.squares if square.bridge is not None]
    gold = [square.number for square in view.squares if square.role == "gold"]
    boards = [f"{square.number} ({square.jump:+})".replace("-", "−") for square in view.squares if square.jump]
    yield speaker.say("terminal-dorada-traps", squares=_listed(traps, speaker))
    yield speaker.say("terminal-dorada-bridges", squares=_listed(bridges, speaker))
    yield speaker.say("terminal-dorada-springboards", squares=_listed(boards, speaker))
    yield speaker.say("terminal-dorada-gold", squares=_listed(gold, speaker), dorada=view.dorada)


def _pawn(pawn: Any, narrator: Narrator, speaker: Speaker) -> str:
    colour = Message(f"dorada-colour-{pawn.colour}")
    return speaker.say("terminal-dorada-pawn", name=narrator.who(pawn.seat), colour=colour)


# ---- Dolorès


def _dolores(view: Any, narrator: Narrator, speaker: Speaker) -> Lines:
    say = speaker.say
    for wrecker in view.wreckers:
        collections = [_collection(collection, speaker) for collection in wrecker.collections]
        messages = [narrator.thing("card", message) for message in wrecker.messages]
        yield say(
            "terminal-dolores-wrecker",
            name=_name(wrecker.seat, narrator),
            total=wrecker.score,
            collections=parted(collections, speaker) or say("terminal-none"),
            messages=_listed(messages, speaker),
        )
    for slot in view.loot:
        if not slot.taken:
            yield speaker.text(_loot(slot, view.looker, narrator))
    if view.bettor is not None:
        yield say("terminal-dolores-bettor", name=narrator.who(view.bettor))
    seen = [narrator.thing("card", message) for message in view.seen]
    yield say("terminal-dolores-seen", messages=_listed(seen, speaker))
    discard = [
        say("terminal-dolores-discard", card=narrator.thing("card", key), count=count)
        for key, count in view.discard.items()
    ]
    yield say("terminal-dolores-discards", cards=_listed(discard, speaker))
    yield say("terminal-dolores-pile", pile=view.pile, dawn="yes" if view.dawn_may_come else "no")


def _collection(collection: Any, speaker: Speaker) -> str:
    """A collection, what it is worth, its cards, and how often it counts."""
    return speaker.say(
        "terminal-dolores-collection",
        kind=Message(f"dolores-kind-{collection.kind}"),
        worth=collection.worth,
        values=", ".join(map(str, collection.values)),
        counts=int(collection.highest) + int(collection.lowest),
    )


def _loot(slot: Any, looker: str | None, narrator: Narrator) -> Message:
    """A card of the loot, in the words that told it when it was dealt."""
    place = {"seat": slot.seat, "slot": slot.slot}
    if slot.card is None:
        told = Told("laid_face_down", "", place)
    elif slot.face_down:
        told = Told("looked", "", {**place, "seat": looker or slot.seat, "card": slot.card})
    else:
        told = Told("dealt", "", {**place, "card": slot.card})
    return narrator.event(told) or Message("terminal-none")


def hints(view: Any, speaker: Speaker) -> Lines:
    """What one would look up on a card of the box before choosing."""
    if view.game == "dolores" and view.phase == "gesture":
        yield from (speaker.text(outcome) for outcome in OUTCOMES)


TABLES: dict[str, Callable[[Any, Narrator, Speaker], Lines]] = {
    "dolores": _dolores,
    "dorada": _dorada,
    "douro": _douro,
}
POINTS: dict[str, Callable[[Any], list[tuple[str, int | None]]]] = {
    "dolores": lambda view: [(wrecker.seat, wrecker.score) for wrecker in view.wreckers],
    "douro": lambda view: [(grower.seat, grower.points) for grower in view.growers],
    "dorada": lambda view: list(zip("ABCD", view.scores, strict=False)),
}
