"""The moves of Dolorès in words."""

from typing import Any

from estran.words.choices import Said
from estran.words.speaker import Message

COUNTED = frozenset({"pick", "take", "arrange", "want", "leave", "claim"})  # slots of the loot come after these
OUTCOMES = tuple(  # what two gestures lead to, in the order of the book
    Message(f"dolores-outcome-{gestures}")
    for gestures in (
        "share-share",
        "conflict-share",
        "conflict-conflict",
        "dodge-share",
        "dodge-conflict",
        "dodge-dodge",
    )
)


def choice(words: list[str], view: Any) -> Said:
    """`pass`, `play bet`, `share`, `share/dodge`, `guess share dodge`, `arrange 1 3`, `steal C gold-3` and so on."""
    match words:
        case ["play", message]:
            return "play", {"card": message}
        case ["guess", gesture, other]:
            pair = {"dealer": view.dealer, "neighbour": view.neighbour}
            return "guess", {**pair, "gesture": gesture, "other_gesture": other}
        case ["keep", gesture]:
            return "keep", {"gesture": gesture}
        case ["arrange", *slots]:
            return "arrange", _arranged([int(slot) for slot in slots], view)
        case ["take", *slots]:
            return "take", {"cards": [_card(int(slot), view) for slot in slots]}
        case ["pick", slot]:
            return "pick", {"seat": view.loot[int(slot)].seat, "card": _card(int(slot), view)}
        case ["drop", kind]:
            return "drop", {"kind": kind, "points": _worth(kind, view)}
        case ["steal", rival, card]:
            return "steal", {"rival": rival, "card": card}
        case [pair] if "/" in pair:
            gesture, other = pair.split("/")
            return "pair", {"gesture": gesture, "other_gesture": other}
        case _:
            return words[0], {}


def asks(view: Any) -> str | None:
    """A Bet is placed while others choose their gestures."""
    return "guess" if any(choice.move.startswith("guess ") for choice in view.choices) else None


def _arranged(slots: list[int], view: Any) -> dict[str, Any]:
    """The new sides: the named slots in front of the neighbour, the others in front of the dealer."""
    others = [slot.slot for slot in view.loot if slot.slot not in slots]
    return {
        "neighbour": view.neighbour,
        "cards": [_card(slot, view) for slot in slots],
        "dealer": view.dealer,
        "others": [_card(slot, view) for slot in others],
    }


def _card(slot: int, view: Any) -> str:
    """The card in a slot of the loot; one that lies face down has only its number."""
    return view.loot[slot].card or f"hidden-{slot}"


def _worth(kind: str, view: Any) -> int:
    """What the seat's own collection of a kind is worth."""
    (own,) = (wrecker for wrecker in view.wreckers if wrecker.seat == view.seat)
    return next(int(collection.worth) for collection in own.collections if collection.kind == kind)
