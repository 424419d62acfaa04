"""Bots talk at the server's tables: before people must choose, once, and in answer to them."""

import random

import pytest

from estran.match.record import MatchRecord
from estran.server.match.context import Caller
from estran.server.minds.errands import Errand
from estran.server.minds.thinkers import Thinkers, talking
from tests.server.near import eventually, serving
from tests.server.players import company

SIMPLE = {"messages": False, "dealer": "A"}  # the first decision are gestures


@pytest.mark.anyio
async def test_a_bot_answers_an_offer_and_all_hear_it(any_server):
    async with company(any_server.url, "dolores", random.Random(1), people=1, bots=1, options=SIMPLE) as people:
        await people.start()
        person = people.players[0].table
        await person.until(lambda table: table.version)
        await person.signal("A", "both share")
        for table in people.tables:
            await table.until(lambda table: any(talk["text"] in ("yes", "no") for talk in table.talks))
        record = MatchRecord.decode(await people.client.record(person.match or ""))

        plies = len(people.onlooker.chairs[None].plies)
        assert [talk for talk in record.talk if talk[2] in ("yes", "no")] == [(plies, "B", record.talk[-1][2])]
        assert {talk["kind"] for talk in person.talks} == {"signal"}


class Said:
    """What the dice would have bots say, and whether this worker is killed before that."""

    def __init__(self) -> None:
        self.kills = 0
        self.meanwhile = lambda: None  # happens once, while a bot thinks of what to say
        self.heard: list[list[str]] = []
        self.pauses: list[float] = []  # seconds, before answers

    async def words(self, seat, heard):
        self.heard.append([signal for _, _, signal in heard])
        self.meanwhile()
        self.meanwhile = lambda: None
        if self.kills:
            self.kills -= 1
            raise ConnectionAbortedError
        return [] if any(speaker == seat for _, speaker, _ in heard) else ["will share"]


@pytest.fixture
def said(tmp_path, monkeypatch):
    """A server whose bots all promise to share, and whose pauses are counted instead of made."""
    said, think = Said(), Thinkers.ask

    async def pause(errand, seconds):
        said.pauses.append(seconds)

    async def ask(thinkers, level, function, match, seat, talk, *urgency):
        if function is talking:
            return await said.words(seat, talk)
        return await think(thinkers, level, function, match, seat, talk, *urgency)

    monkeypatch.setattr(Thinkers, "ask", ask)
    monkeypatch.setattr(Errand, "pause", pause)
    with serving(tmp_path) as near:
        yield near, said


def signals(near):
    """All that was said, in order: the place, the signal, and the plies made before."""
    with near.database() as connection:
        return list(connection.execute("SELECT place, text, plies FROM talks ORDER BY number"))


def owed(near):
    with near.database() as connection:
        return {kind for (kind,) in connection.execute("SELECT kind FROM work")}


def version(near):
    with near.database() as connection:
        return connection.execute("SELECT version FROM matches").fetchone()[0]


def begun(near, *kinds):
    """A table of these, where the first two share."""
    near.start(near.open_room(list(kinds), "dolores", options=SIMPLE))


def test_a_bot_speaks_before_a_person_must_choose(said):
    near, talk = said
    begun(near, "local", "bot")

    eventually(lambda: signals(near))
    eventually(lambda: "talk" not in owed(near))
    assert [(place, text) for place, text, _ in signals(near)] == [(1, "will share")]
    assert version(near) == 1  # nobody has chosen
    assert talk.pauses == []  # and nobody was answered


def test_what_a_person_says_while_a_bot_thinks_is_heard_before_it_speaks(said):
    near, talk = said

    def speak():
        with near.database() as connection:
            room, match = connection.execute("SELECT room, id FROM matches").fetchone()
            (plies,) = connection.execute("SELECT json_array_length(plies) FROM batches").fetchone()
            said = (room, match, plies, 1.0, "signal", 0, "Ana", "ask share", "mine")
            columns = 'room, match, plies, at, kind, place, name, text, "key"'
            connection.execute(f"INSERT INTO talks ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", said)
            connection.commit()

    talk.meanwhile = speak
    begun(near, "local", "bot")

    eventually(lambda: signals(near))
    eventually(lambda: "talk" not in owed(near))
    assert [(place, text) for place, text, _ in signals(near)] == [(0, "ask share"), (1, "will share")]
    assert talk.heard[0] == []
    assert talk.heard[-1][0] == "ask share"
    (taken,) = talk.pauses  # before it answered, as a person would
    assert 1.0 <= taken <= 1.6


def test_bots_among_themselves_speak_before_they_choose(said):
    near, _ = said
    begun(near, "bot", "bot", "bot")

    eventually(lambda: version(near) > 1)
    first = [entry for entry in signals(near) if entry[2] == signals(near)[0][2]]
    assert [(place, text) for place, text, _ in first] == [(0, "will share"), (1, "will share")]


def test_what_a_killed_worker_owed_is_said_once_by_the_next(said):
    near, talk = said
    talk.kills = 1
    begun(near, "local", "bot")
    eventually(lambda: talk.kills == 0)

    assert signals(near) == []
    assert "talk" in owed(near)

    near.run(near.service.worker.leases.free)  # as at the start of a process
    eventually(lambda: "talk" not in owed(near))
    assert [(place, text) for place, text, _ in signals(near)] == [(1, "will share")]


def test_what_two_workers_say_at_once_is_said_once(said):
    near, _ = said
    begun(near, "local", "bot")
    eventually(lambda: signals(near) and "talk" not in owed(near))
    with near.database() as connection:
        match, version = connection.execute("SELECT id, version FROM matches").fetchone()
    late = Caller(match, "B", version, "a key of its own")

    near.run(lambda: near.service.talk.signal_of_bot(late, "will dodge", 0))  # as if nothing had been said yet
    assert len(signals(near)) == 1

    near.run(lambda: near.service.talk.signal_of_bot(late, "will dodge", 1))
    assert len(signals(near)) == 2
