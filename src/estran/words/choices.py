"""What a move in notation says, as a kind and its arguments; one small reader a game."""

from collections.abc import Callable, Mapping
from typing import Any

Said = tuple[str, dict[str, Any]]  # the kind, and arguments as events have them: seats as letters, cards as keys

OF_SLOTS = {"pick", "take", "arrange", "want", "leave", "claim"}  # numbers after these words are slots of the loot


def choice_of(move: str, view: Any) -> Said:
    """A legal move of the view's seat."""
    return CHOICES[view.game](move.split(), view)


def around(view: Any) -> tuple[str, dict[str, Any]]:
    """The seats that are awaited, and what else there is to say about the moment."""
    if view.game == "dorada" and view.turn is not None:
        return view.turn.seat, {"colour": view.turn.colour, "die": view.die or 0}
    return "".join(seat for seat in view.waiting if seat != "*"), {}


# ---- Douro 1872


def _douro(words: list[str], view: Any) -> Said:
    """`7`, `give 4`."""
    return "give" if words[0] == "give" else "play", {"card": int(words[-1])}


# ---- Dorada


def _dorada(words: list[str], view: Any) -> Said:
    """`23`, and `0` for START."""
    return "move", {"square": int(words[0])}


# ---- Dolorès


def _dolores(words: list[str], view: Any) -> Said:
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


def _arranged(slots: list[int], view: Any) -> dict[str, Any]:
    """The new sides: the named slots before the neighbour, the others before the dealer."""
    others = [slot.slot for slot in view.loot if slot.slot not in slots]
    return {
        "neighbour": view.neighbour,
        "cards": [_card(slot, view) for slot in slots],
        "dealer": view.dealer,
        "others": [_card(slot, view) for slot in others],
    }


def counted(text: str, by: int = 1) -> str:
    """A move or signal in notation, as people write it, who count the loot from one."""
    verb, *words = text.split(" ")
    return " ".join([verb, *(str(int(word) + by) if verb in OF_SLOTS and word.isdigit() else word for word in words)])


def noted(text: str) -> str:
    """What somebody wrote, in notation, which counts the loot from nought."""
    return counted(text, -1)


def _card(slot: int, view: Any) -> str:
    """The card in a slot of the loot; one that lies face down has only its number."""
    return view.loot[slot].card or f"hidden-{slot}"


def _worth(kind: str, view: Any) -> int:
    """What one's own collection of a kind is worth."""
    (own,) = (wrecker for wrecker in view.wreckers if wrecker.seat == view.seat)
    return next(int(collection.worth) for collection in own.collections if collection.kind == kind)


CHOICES: Mapping[str, Callable[[list[str], Any], Said]] = {"dolores": _dolores, "dorada": _dorada, "douro": _douro}
