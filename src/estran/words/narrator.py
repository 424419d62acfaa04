"""Events, choices and refusals as messages for one listener: ids and arguments, no sentences yet."""

from collections.abc import Sequence
from typing import Any

from estran.engine.game import Game, Refused
from estran.engine.seats import LETTERS, letter
from estran.engine.view import Told
from estran.words.speaker import Message, speaker


class Narrator:
    """Tells a match to one listener, who is "you" in it, or to an onlooker."""

    def __init__(self, game: Game, names: Sequence[str], listener: str | None = None) -> None:
        self.game = game
        self.names = dict(zip(LETTERS, names, strict=False))
        self.listener = listener
        self._spelling = game.chapter("events").SPELLING

    def event(self, told: Told) -> Message | None:
        """What happened; None for what is hidden from this listener and has no words of its own."""
        id = f"{self.game.name}-event-{told.event.replace('_', '-')}"
        if told.arguments is None:
            return Message(f"{id}-hidden") if told.event in self.game.chapter("events").HINTED else None
        return Message(id, self.arguments(told.arguments))

    def arguments(self, arguments: dict[str, Any]) -> dict[str, Any]:
        """Arguments in words: seats become names, with `…_is` telling you from others; keys become messages."""
        words: dict[str, Any] = {}
        for name, value in arguments.items():
            spelled = self._spelling.get(name)
            if spelled is letter:
                words[name] = self.names[value]
                words[f"{name}_is"] = "you" if value == self.listener else "other"
            elif name == "seats":
                words[name] = [self.who(seat) for seat in value]
            elif isinstance(value, str):
                words[name] = self.thing(name, value)
            else:
                words[name] = value
        return words

    def who(self, seat: str) -> Any:
        """A seat's name within a list, or the word for the listener."""
        return Message("you") if seat == self.listener else self.names[seat]

    def thing(self, kind: str, key: str) -> Message:
        """A card, square or gesture by its key in the notation: `wines-3` is a value of a kind, `rocks` a name."""
        name, dash, value = key.rpartition("-")
        if dash and value.isdigit():
            return Message(f"{self.game.name}-{kind}-valued", {kind: self.thing(kind, name), "value": int(value)})
        return Message(f"{self.game.name}-{kind}-{key}")


def refusal(refused: Refused) -> Message:
    """Why something was not allowed."""
    arguments = {name: _argument(value) for name, value in refused.arguments.items()}
    return Message(refused.message, arguments)


def _argument(value: Any) -> Any:
    if isinstance(value, list):
        return [_argument(item) for item in value]
    if isinstance(value, Refused):
        return refusal(value)
    return value if isinstance(value, (int, str)) else str(value)


def _in_english(refused: Refused) -> str:
    return speaker("en").text(refusal(refused))


Refused.render = _in_english
