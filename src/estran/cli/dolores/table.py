"""The table of Dolorès in plain lines."""

from typing import Any

from estran.cli.lines import Lines, listed, name_of, parted
from estran.cli.shelf import Points
from estran.engine.view import Told
from estran.words.dolores import OUTCOMES
from estran.words.narrator import Narrator
from estran.words.speaker import Message, Speaker

AIM = "dolores-terminal-aim"  # what the game is about, said at the beginning of a match
RUNS = {"received": "card", "took": "card", "discarded": "card", "dealt": "card", "turned_up": "card"}


def table(view: Any, narrator: Narrator, speaker: Speaker) -> Lines:
    """All that the view's seat may see: people, loot, messages and piles."""
    say = speaker.say
    for wrecker in view.wreckers:
        collections = [_collection(collection, speaker) for collection in wrecker.collections]
        messages = [narrator.thing("card", message) for message in wrecker.messages]
        yield say(
            "dolores-terminal-wrecker",
            name=name_of(wrecker.seat, narrator),
            total=wrecker.score,
            collections=parted(collections, speaker) or say("terminal-none"),
            messages=listed(messages, speaker),
        )
    yield from stakes(view, narrator, speaker)
    if view.bettor is not None:
        yield say("dolores-terminal-bettor", name=narrator.who(view.bettor))
    seen = [narrator.thing("card", message) for message in view.seen]
    yield say("dolores-terminal-seen", messages=listed(seen, speaker))
    discard = [
        say("dolores-terminal-discard", card=narrator.thing("card", key), count=count)
        for key, count in view.discard.items()
    ]
    yield say("dolores-terminal-discards", cards=listed(discard, speaker))
    yield say("dolores-terminal-pile", pile=view.pile, dawn="yes" if view.dawn_may_come else "no")


def stakes(view: Any, narrator: Narrator, speaker: Speaker) -> Lines:
    """The loot that is left."""
    for slot in view.loot:
        if not slot.taken:
            yield speaker.text(_loot(slot, view.looker, narrator))


def _collection(collection: Any, speaker: Speaker) -> str:
    """A collection, what it is worth, its cards, and how often it counts."""
    return speaker.say(
        "dolores-terminal-collection",
        kind=Message(f"dolores-kind-{collection.kind}"),
        worth=collection.worth,
        values=", ".join(map(str, collection.values)),
        counts=int(collection.highest) + int(collection.lowest),
    )


def _loot(slot: Any, looker: str | None, narrator: Narrator) -> Message:
    """A card of the loot, in the words that told it when it was dealt."""
    place = {"seat": slot.seat, "slot": slot.slot}
    if slot.card is None:
        told = Told("laid_face_down", place)
    elif slot.face_down:
        told = Told("looked", {**place, "seat": looker or slot.seat, "card": slot.card})
    else:
        told = Told("dealt", {**place, "card": slot.card})
    return narrator.event(told) or Message("terminal-none")


def hints(view: Any, speaker: Speaker) -> Lines:
    """What one would look up on a card of the box before choosing."""
    if view.phase == "gesture":
        yield from (speaker.text(outcome) for outcome in OUTCOMES)


def points(view: Any) -> Points:
    """What everybody's collections are worth."""
    return [(wrecker.seat, wrecker.score) for wrecker in view.wreckers]
