"""Hints at the table: for whom, for what, how often, and what they may go by."""

import contextlib
from typing import Any

import pytest

from estran.games import NAMES, find
from estran.server.feeds.limits import HINTS_OF_SEAT
from estran.server.minds.hints import PATIENCE
from estran.server.minds.thinkers import Thinkers
from estran.server.settings import Times
from estran.server.wire.kinds import Urgency
from estran.words.folders import LANGUAGES
from estran.words.narrator import Narrator
from estran.words.speaker import speaker
from tests.server.near import eventually, serving
from tests.server.serving import QUICK

BUSY = 60.0  # seconds that a bot may take at most; it takes less
SEATS = {"dolores": 2, "dorada": 2, "douro": 3}


@pytest.fixture(scope="module")
def near(tmp_path_factory):
    """A server whose bots need not be compiled."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ESTRAN_PLAIN", "1")
        times = Times(**{**QUICK, "budget": BUSY})  # a busy machine's bots are late, not lost
        with serving(tmp_path_factory.mktemp("hints"), times=times) as near:
            yield near


class Seat:
    """Somebody at seat A."""

    def __init__(self, near, line, kinds, game="douro", **wishes):
        self.made = made = near.open_room(kinds, game, **wishes)
        self.line, self.game = line, find(game)
        room = line.hello(made["code"], list(made["tokens"].values()))
        near.start(made)
        self.match, self.view = room["match"], dict[str, Any](choices=[])
        self.version = 0
        while not self.view["choices"]:
            self.follow(line.until("update"))

    def follow(self, update):
        """Look at the news; roll the die if it is due."""
        self.version = update["version"]
        news = next(news for news in update["news"] if news["seat"] == "A")
        self.view = news["view"]
        if news["roll"]:
            self.line.send({"type": "roll", "key": f"r{self.version}", **self.where()})

    def where(self, seat="A"):
        """What every request about this moment carries."""
        return {"match": self.match, "version": self.version, "seat": seat}

    def hint(self, **changes):
        """Ask for a hint; the answer."""
        self.line.send({"type": "hint", "key": "h", **self.where(), **changes})
        return self.line.until("hint", "error")


@pytest.mark.parametrize("game", NAMES)
def test_against_bots_alone_a_hint_is_a_legal_choice_with_a_reason_in_every_language(near, game):
    with near.socket() as line:
        seat = Seat(near, line, ["local", *["bot"] * (SEATS[game] - 1)], game)
        told = seat.hint()

        assert told["type"] == "hint"
        assert (told["key"], told["seat"], told["version"]) == ("h", "A", seat.version)
        assert told["move"] in [choice["move"] for choice in seat.view["choices"]]
        assert 0 < told["share"] <= 1
        message = Narrator(seat.game, ["Ada", "Bo", "Cy"], "A").reason((told["reason"], told["arguments"]))
        assert all(speaker(language).text(message) for language in LANGUAGES)


def test_among_people_there_are_no_hints(near):
    with near.socket() as line:
        told = Seat(near, line, ["local", "local", "bot"]).hint()

        assert (told["type"], told["message"]) == ("error", "refused-hint")


def test_among_people_there_are_hints_where_the_room_allows_them(near):
    with near.socket() as line:
        told = Seat(near, line, ["local", "local", "bot"], hints=True).hint()

        assert told["type"] == "hint"


def test_a_hint_is_for_who_holds_the_seat_alone(near):
    with near.socket() as line:
        seat = Seat(near, line, ["local", "bot", "bot"])
        told = seat.hint(seat="B")

        assert told["message"] == "refused-token"


def test_a_hint_about_a_moment_that_has_passed_is_refused(near):
    with near.socket() as line:
        seat = Seat(near, line, ["local", "bot", "bot"])
        told = seat.hint(version=seat.version - 1)

        assert told["message"] == "refused-late"


def test_there_is_no_hint_where_nothing_is_to_be_chosen(near):
    with near.socket() as line:
        seat = Seat(near, line, ["local", "local"], "dorada", hints=True, options={"first": "A"})
        told = seat.hint(seat="B")

        assert told["message"] == "refused-hint-nothing"


def test_hints_are_not_given_without_end(near):
    with near.socket() as line:
        seat = Seat(near, line, ["local", "local", "bot"])
        told = [seat.hint()["message"] for _ in range(int(HINTS_OF_SEAT.burst) + 2)]

        assert told[0] == "refused-hint"
        assert told[-1] == "refused-too-fast"


@contextlib.contextmanager
def everybody_thinking(near):
    """Nobody who asks now has a turn before the end."""
    turns = near.service.thinkers.turns[True]
    near.run(lambda: turns.take(Urgency.PEOPLE))
    try:
        yield turns
    finally:
        near.loop.call_soon_threadsafe(turns.give_back)


@pytest.fixture
def thought(monkeypatch):
    """What was thought about: the processes' work, and nothing that was refused or dropped before."""
    thought, think = list[str](), Thinkers._in_process

    async def listen(thinkers, searching, seconds, function, facts):
        thought.append(function.__name__)
        return await think(thinkers, searching, seconds, function, facts)

    monkeypatch.setattr(Thinkers, "_in_process", listen)
    return thought


def test_who_waits_for_a_hint_can_choose_meanwhile_and_then_it_is_not_thought_out(near, thought):
    with near.socket() as line:
        seat = Seat(near, line, ["local", "bot", "bot"])
        with everybody_thinking(near):
            line.send({"type": "hint", "key": "h", **seat.where()})
            chosen = line.ask({"type": "choose", "key": "c", **seat.where(), "move": "7"})
            while line.until("update")["version"] == seat.version:
                pass
        told = line.until("hint", "error")

        assert (chosen["type"], chosen["key"]) == ("done", "c")
        assert (told["key"], told["message"]) == ("h", "refused-late")
        assert "advising" not in thought


def test_one_hint_at_a_time_is_thought_out_for_a_seat(near):
    with near.socket() as line, near.socket() as other:
        seat = Seat(near, line, ["local", "bot", "bot"])
        with everybody_thinking(near) as turns:
            line.send({"type": "hint", "key": "h", **seat.where()})
            eventually(lambda: turns.ahead(Urgency.HINT) == 1)
            other.hello(seat.made["code"], list(seat.made["tokens"].values()))
            other.send({"type": "hint", "key": "again", **seat.where()})

            assert other.until("hint", "error")["message"] == "refused-hint-waits"
        assert line.until("hint", "error")["type"] == "hint"


def test_hints_of_sockets_that_are_gone_are_not_thought_out(near, thought):
    with everybody_thinking(near) as turns:
        for _ in range(3):
            with near.socket() as line:
                seat = Seat(near, line, ["local", "bot", "bot"])
                line.send({"type": "hint", "key": "h", **seat.where()})
                eventually(lambda: turns.ahead(Urgency.HINT) == 1)
        eventually(lambda: turns.ahead(Urgency.HINT) == 0)
    eventually(lambda: turns.free)

    assert "advising" not in thought


def test_who_would_wait_too_long_for_a_hint_is_told_so(near, monkeypatch):
    with near.socket() as line, everybody_thinking(near) as turns:
        seat = Seat(near, line, ["local", "bot", "bot"])
        monkeypatch.setattr(turns, "usual", 2 * PATIENCE + 1)

        assert seat.hint()["message"] == "refused-busy"
