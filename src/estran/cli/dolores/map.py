"""The beach of Dolorès, drawn: the loot on its two sides, and everybody's collections beside each other."""

from typing import Any

from estran.cli.drawing import rows_of, short_name
from estran.cli.lines import Lines, listed, name_of
from estran.games.dolores.box import Kind
from estran.words.narrator import Narrator
from estran.words.speaker import Speaker

NAME = 12  # letters of a kind of goods, in its longest word
COLUMN, WIDE = 7, 15  # characters of a column on a narrow screen, and on a wide one
HIGHEST, LOWEST = "^", "v"


def draw(view: Any, narrator: Narrator, speaker: Speaker, width: int) -> Lines:
    """The loot, the collections in a grid, the messages and the pile."""
    say = speaker.say
    yield from _loot(view, narrator, speaker, width)
    column = WIDE if NAME + WIDE * len(view.wreckers) <= width else COLUMN
    names = [short_name(wrecker.seat, narrator, speaker, column - 1) for wrecker in view.wreckers]
    yield f"{'':{NAME}}{' '.join(names)}".rstrip()
    for kind in Kind:
        key = kind.name.lower()
        cells = [_cell(wrecker, key, wide=column == WIDE) for wrecker in view.wreckers]
        yield _row(say(f"dolores-kind-{key}"), cells, column)
    yield _row(say("dolores-terminal-map-points"), [str(wrecker.score) for wrecker in view.wreckers], column)
    for wrecker in view.wreckers:
        if wrecker.messages:
            messages = [narrator.thing("card", message) for message in wrecker.messages]
            name = name_of(wrecker.seat, narrator)
            yield say("dolores-terminal-map-messages", name=name, messages=listed(messages, speaker))
    yield say("dolores-terminal-pile", pile=view.pile, dawn="yes" if view.dawn_may_come else "no")
    yield say("dolores-terminal-map-signs")


def _row(name: str, cells: list[str], column: int) -> str:
    return f"{max(name.split(), key=len)[: NAME - 1]:{NAME}}{''.join(f'{cell:{column}}' for cell in cells)}".rstrip()


def _cell(wrecker: Any, kind: str, *, wide: bool) -> str:
    """What a collection is worth, whether it counts, and where there is room its cards."""
    collection = next((one for one in wrecker.collections if one.kind == kind), None)
    if collection is None:
        return "."
    worth = f"{collection.worth}{HIGHEST * collection.highest}{LOWEST * collection.lowest}"
    cards = "+".join(map(str, collection.values))
    fits = wide and len(worth) + len(cards) + 1 < WIDE
    return f"{worth} {cards}" if fits and len(collection.values) > 1 else worth


def _loot(view: Any, narrator: Narrator, speaker: Speaker, width: int) -> Lines:
    """The cards that are being divided, on the sides where they lie."""
    for seat in (view.neighbour, view.dealer):
        slots = [slot for slot in view.loot if slot.seat == seat and not slot.taken]
        if slots:
            cards = [f"[{_numbered(slot, narrator, speaker)}] " for slot in slots]
            yield speaker.say("dolores-terminal-map-side", name=narrator.who(seat))
            yield from (f"  {row}" for row in rows_of(cards, width - 2))
    if any(not slot.taken for slot in view.loot):
        yield ""


def _numbered(slot: Any, narrator: Narrator, speaker: Speaker) -> str:
    return speaker.say("list-entry", name=slot.slot + 1, text=_card(slot, narrator, speaker))


def _card(slot: Any, narrator: Narrator, speaker: Speaker) -> str:
    """A card in a word or two; `?` where it lies face down for this listener."""
    return "?" if slot.card is None else speaker.text(narrator.thing("card", slot.card))
