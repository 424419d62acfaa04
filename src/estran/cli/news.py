"""What has happened, as people at a terminal hear it: like things in one sentence, and nothing that they know already."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from estran.cli.shelf import shelf_of
from estran.cli.tables import plain_points
from estran.engine.view import Told
from estran.match.match import Match
from estran.words.narrator import Narrator
from estran.words.speaker import Message

TOTAL = "total"  # the event of a seat's points as they stand now, in every game


class Heard:
    """What people at one terminal have been told and what still holds, so that it need not be told again."""

    def __init__(self, match: Match) -> None:
        self._shelf = shelf_of(match.game)
        self._totals: dict[Any, Any] = {}  # by seat
        self._lasting: set[str] = set()
        if not match.plies:
            self._totals.update((self._shelf.points or plain_points)(match.view()))

    def forget(self) -> None:
        """Something was taken back: everything may be told again."""
        self._totals.clear()
        self._lasting.clear()

    def fresh(self, events: Sequence[Told], asked: str | None) -> Iterator[Told]:
        """The events that are news to those who listen; what the question says that one of them is asked now is none."""
        for place, told in enumerate(events, 1):
            facts = told.arguments or {}
            seat = facts.get("seat")
            if told.event == TOTAL:
                known = self._totals.get(seat) == facts.get("total")
                self._totals[seat] = facts.get("total")
            elif told.event in self._shelf.lasting:
                known = str(told) in self._lasting
                self._lasting.add(str(told))
            else:
                known = told.event in self._shelf.announced and asked == seat and place == len(events)
            if not known:
                yield told


def sentences(events: Iterable[Told], narrator: Narrator) -> list[Message]:
    """What is told of these events."""
    alike = shelf_of(narrator.game).runs
    runs: list[list[Told]] = []
    for told in events:
        if runs and told.event in alike and _who(told) == _who(runs[-1][0]):
            runs[-1].append(told)
        else:
            runs.append([told])
    told_of = (
        narrator.event(run[0]) if len(run) == 1 else _several(run, narrator, alike[run[0].event]) for run in runs
    )
    return [message for message in told_of if message is not None]


def _who(told: Told) -> tuple[str, object]:
    """What happened to whom, or what nobody here may know more of."""
    return told.event, None if told.arguments is None else told.arguments.get("seat", "")


def _several(run: list[Told], narrator: Narrator, name: str) -> Message | None:
    """The same thing several times, in one sentence."""
    first = narrator.event(run[0])
    if first is None:
        return None
    facts = [told.arguments for told in run if told.arguments is not None]
    if not facts:
        return Message(f"{first.id}-several", {"count": len(run)})
    things = [narrator.thing(name, str(one[name])) for one in facts]
    slots = [str(int(one["slot"]) + 1) for one in facts if "slot" in one]  # people count from one
    return Message(f"{first.id}-several", {**first.arguments, f"{name}s": things, "slots": slots})
