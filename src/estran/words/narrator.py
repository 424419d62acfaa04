"""Events, choices, signals and refusals as messages for one listener: ids and arguments, no sentences yet."""

from collections.abc import Collection, Sequence
from functools import reduce
from itertools import accumulate
from typing import Any

from estran.engine.game import Game, Refused
from estran.engine.seats import LETTERS
from estran.engine.view import Choice, Told, View
from estran.words.choices import Said, reader_of
from estran.words.speaker import Message

SLOTS = {"slot", "old_slot"}  # arguments that people count from one, and the notation from zero
HIDDEN = "hidden"  # a card that is known by its slot alone
GENERAL_REASONS = ("only", "none")  # kinds of reasons that any game's bots may have
UNCOUNTABLE = 10**15  # no language has a plural form for so many; such a number is said as it came
SURE = 0.9  # from here on a hint's choice counts as the one to make always
# How much of what came a sentence has room for.
LONGEST, LONGEST_LIST, PROBLEMS = 240, 700, 3  # characters, characters, things wrong with a board


class Narrator:
    """Tells a match to one listener, who is "you" in it, or to an onlooker."""

    def __init__(
        self, game: Game, names: Sequence[str], listener: str | None = None, gone: Collection[str] = ()
    ) -> None:
        self.game = game
        self.reader = reader_of(game)
        self.names: dict[str, Any] = dict(zip(LETTERS, names, strict=False))
        self.listener = listener
        self.gone = gone  # seats that a bot has played to the end for those who sat there

    @property
    def final(self) -> "Narrator":
        """Tells how it ended: whoever resigned, or did not come back, has not won; their bot may have."""
        ended = Narrator(self.game, (), None if self.listener in self.gone else self.listener)
        bots = {seat: Message("who-bot", {"name": name}) for seat, name in self.names.items() if seat in self.gone}
        ended.names = {**self.names, **bots}
        return ended

    def event(self, told: Told) -> Message | None:
        """What happened; None for what is hidden from this listener and has no words of its own."""
        if told.arguments is not None:
            teller = self.final if self.gone and told.event in self.game.final else self
            return teller._message("event", told.event, told.arguments)
        hinted = told.event in self.game.hinted
        return self._message("event", f"{told.event}_hidden", {}) if hinted else None

    def choice(self, move: str, view: View) -> Message:
        """A legal move of the view's seat, such as `7`, `steal C gold-3` or `pick 2`."""
        choice = self.reader.choice
        if choice is None:
            return Message("choice-as-written", {"move": move})
        return self._message("choice", *choice(move.split(), view))

    def effects(self, choice: Choice) -> list[Message]:
        """What a choice would do, in a few words for each step; of the new totals only the listener's own."""
        steps = [told for told in choice.effects or () if told.event in self.game.previewed]
        return [
            self._message("effect", told.event, told.arguments)
            for told in steps
            if told.arguments is not None and (told.event != "total" or told.arguments["seat"] == self.listener)
        ]

    def reason(self, why: Said) -> Message:
        """What speaks for a choice, told to the one who must make it."""
        kind, arguments = why
        if kind in GENERAL_REASONS:
            return Message(f"reason-{kind}")
        return Message(f"{self.game.name}-reason-{kind.replace('_', '-')}", self.arguments(arguments))

    def signal(self, seat: str, text: str) -> Message:
        """A piece of table talk, such as `will share`, and who says it."""
        kind, arguments = self.game.vocabulary.read_signal(text)
        said = self._message("signal", kind, arguments)
        return Message(f"{self.game.name}-signal", {**self.arguments({"seat": seat}), "signal": said})

    def phase(self, view: View) -> Message:
        """What the table is waiting for, as a heading."""
        return Message("phase-over") if view.winners is not None else self._message("phase", view.phase, {})

    def status(self, view: View) -> Message:
        """Whose turn it is and what is awaited, or who has won."""
        if view.winners is not None:
            winners = "".join(view.winners)
            return Message("status-over", {"winners": len(winners), **self.final.arguments({"seats": winners})})
        seats, arguments = self.reader.around(view)
        if self.listener in set(seats) and (asked := self.reader.asks(view)) is not None:
            return Message(f"{self.game.name}-ask-{asked}")
        status = self._message("status", view.phase, {"seats": seats, **arguments})
        return Message(status.id, {**status.arguments, "asks": "you" if self.listener in set(seats) else "other"})

    def arguments(self, arguments: dict[str, Any]) -> dict[str, Any]:
        """Arguments in words: seats become names and keys become messages; `…_is` tells you from others, or the key."""
        words: dict[str, Any] = {}
        for name, value in arguments.items():
            if name == "seats":
                words[name] = [self.who(seat) for seat in value]
            elif isinstance(value, list):
                words[name] = [self.thing("card", key) for key in value]
            elif not isinstance(value, str):
                words[name] = value + 1 if name in SLOTS else value
            elif value in self.names:
                words[name] = self.names[value]
                words[f"{name}_is"] = "you" if value == self.listener else "other"
            else:
                words[name] = self.thing(name, value)
                words[f"{name}_is"] = value
        return words

    def who(self, seat: str) -> Any:
        """A seat's name within a list, or the word for the listener."""
        return Message("you") if seat == self.listener else self.names[seat]

    def thing(self, kind: str, key: str) -> Message:
        """A card, gesture or colour by its key in the notation; `wines-3` is one of several values."""
        kind = kind.rpartition("_")[2]  # another gesture is a gesture
        name, dash, value = key.rpartition("-")
        if dash and value.isdigit():
            return Message(f"{self.game.name}-{kind}-{name}", {"value": int(value) + (name == HIDDEN)})
        return Message(f"{self.game.name}-{kind}-{key}")

    def _message(self, what: str, kind: str, arguments: dict[str, Any]) -> Message:
        return Message(f"{self.game.name}-{what}-{kind.replace('_', '-')}", self.arguments(arguments))


def refusal(refused: Refused) -> Message:
    """Why something was not allowed."""
    arguments = {name: _argument(name, value) for name, value in refused.arguments.items()}
    if "problems" in arguments:
        arguments["more"] = max(0, len(refused.arguments["problems"]) - PROBLEMS)
    return Message(refused.message, arguments)


def _argument(name: str, value: Any) -> Any:
    """What came, or what would have been allowed, as it was written; games by their names, chance by its word."""
    match value:
        case [Refused(), *_]:
            return reduce(_also, [refusal(problem) for problem in value[:PROBLEMS]])
        case list():
            return [_argument(name, item) for item in _first(value)]
        case bool() | None:
            return str(value).lower()
        case "*" if name in ("seat", "waiting"):
            return Message("chance")
        case str() if name == "game":
            return Message(f"{value}-name")
        case int() if abs(value) < UNCOUNTABLE:
            return value
        case _:
            text = str(value)
            return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _first(items: list[Any]) -> list[Any]:
    """As many as a sentence holds, and a sign that there are more."""
    lengths = accumulate(len(str(item)) + 2 for item in items)
    some = [item for item, length in zip(items, lengths, strict=True) if length <= LONGEST_LIST]
    return some if len(some) == len(items) else [*some, "…"]


def _also(first: Message, last: Message) -> Message:
    """Two problems in one breath; a comma could not part them, because they have commas of their own."""
    return Message("list-also", {"first": first, "last": last})
