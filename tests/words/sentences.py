"""What Python's narrator says about matches of every game, for the browser's narrator to say the same.

`python -m tests.words.sentences FILE` writes it; the client's own tests compare every sentence.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from estran.bots.reason import reason
from estran.bots.sight import sight
from estran.engine.dice import dice_of
from estran.engine.game import Refused
from estran.games import NAMES
from estran.match.match import Match
from estran.server.wire.refusals import arguments_of
from estran.words.folders import LANGUAGES
from estran.words.narrator import Narrator, refusal
from estran.words.speaker import Message, speaker
from tests.tables import EVERY_TABLE
from tests.words.asked import SIGNALS, refused, replayed, steps
from tests.words.catalogues import messages

ENOUGH = 6  # sentences of one kind, with one set of words in it, at one table
ODD = (  # what comes in by mistake
    Refused(
        "dorada-board-refused",
        board="mine",
        problems=[Refused("dorada-board-missing", key=key) for key in ("gold", "start", "path", "traps")],
    ),
    Refused("refused-turn", ply=3, came="7", seat="*", waiting=["*"]),
    Refused("refused-ply", ply=7, seat="A", came="dance " * 20, legal=[f"arrange {n} {n + 1}" for n in range(90)]),
)


def scenes() -> Iterator[dict[str, Any]]:
    """Matches as each listener is told them: names, the listener, and everything that is said."""
    for matches in (*map(replayed, NAMES), *(steps(table, seed=2) for table in EVERY_TABLE)):
        last: Match | None = None
        listeners: dict[str | None, Scene] = {}
        for match in matches:
            last = match
            listeners = listeners or {seat: Scene(match, seat) for seat in (*"ABCDE"[: match.players], None)}
            for scene in listeners.values():
                scene.look(match)
        if last is not None:
            for scene in listeners.values():
                scene.listen(last)
                yield scene.told


class Scene:
    """What one listener is told in the course of a match."""

    def __init__(self, match: Match, listener: str | None) -> None:
        self.narrator = Narrator(match.game, match.names, listener)
        self.said: list[dict[str, Any]] = []
        self.counts: Counter[str] = Counter()
        self.views: list[dict[str, Any]] = []
        self.told: dict[str, Any] = {
            "game": match.game.name,
            "names": self.narrator.names,
            "listener": listener,
            "views": self.views,
            "said": self.said,
        }
        for signal in SIGNALS if match.game.signals else ():
            self.add("signal", {"seat": "B", "signal": signal}, self.narrator.signal("B", signal))

    def look(self, match: Match) -> None:
        """Status, phase, choices and what they would do, at this moment."""
        view = match.view(self.narrator.listener)
        facts, before = {"view": len(self.views)}, len(self.said)
        self.add("status", facts, self.narrator.status(view))
        self.add("phase", facts, self.narrator.phase(view))
        for number, choice in enumerate(view.choices):
            self.add("choice", {**facts, "move": choice.move}, self.narrator.choice(choice.move, view))
            for step, effect in enumerate(self.narrator.effects(choice)):
                self.add("effect", {**facts, "number": number, "step": step}, effect)
        if view.choices:
            self.explain(match, view.seat)
        if len(self.said) > before:
            self.views.append(msgspec.to_builtins(view))

    def explain(self, match: Match, seat: str) -> None:
        """What speaks for each choice."""
        seen = sight(match, seat, dice_of(0))
        for action in seen.choices:
            kind, facts = reason(seen, action)
            self.add("reason", {"kind": kind, "facts": facts}, self.narrator.reason((kind, facts)))

    def listen(self, match: Match) -> None:
        """Everything that has happened."""
        for _, told in match.events(self.narrator.listener):
            self.add("event", {"told": msgspec.to_builtins(told)}, self.narrator.event(told))

    def add(self, what: str, facts: dict[str, Any], message: Message | None) -> None:
        """Take down a sentence, unless there are enough like it."""
        kind = (
            "nothing" if message is None else f"{what} {message.id} {sorted(map(type_of, message.arguments.items()))}"
        )
        self.counts[kind] += 1
        if self.counts[kind] <= ENOUGH:
            self.said.append({"what": what, **facts, **in_words(message)})


def type_of(argument: tuple[str, Any]) -> str:
    """An argument as far as the wording depends on it."""
    name, value = argument
    return f"{name} {value.id if isinstance(value, Message) else type(value).__name__}"


def in_words(message: Message | None) -> dict[str, str | None]:
    """A sentence in every language."""
    return {language: None if message is None else speaker(language).text(message) for language in LANGUAGES}


def refusals() -> Iterator[dict[str, Any]]:
    """Every refusal that the client tells, and what is then said; braille is a link, which no page speaks of."""
    for problem in (*refused(set(messages("en"))), *ODD):
        sent = {"message": problem.message, "arguments": arguments_of(problem)}
        if "terminal-" not in problem.message and not problem.message.startswith("books-"):
            yield {**sent, **in_words(refusal(problem))}


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(msgspec.json.encode({"scenes": list(scenes()), "refusals": list(refusals())}))
