"""Talk: who hears what, signals that are kept, muting, and limits."""

import asyncio
import random
from collections import Counter
from contextlib import asynccontextmanager

import msgspec
import pytest

from estran.client import Seat
from estran.engine.game import Refused
from estran.match.record import MatchRecord
from estran.server.feeds.limits import Rate
from tests.server import near as nearby
from tests.server.players import BACK, company, vote

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def friends(server, game="dolores", **wishes):
    async with company(server.url, game, random.Random("talk"), **wishes) as people:
        await people.start()
        for table in people.tables:
            await table.until(lambda table: table.version)
        yield people


async def heard_by(people, last: str) -> list[list[str]]:
    """What everybody has heard by the time that something was said which all of them hear."""
    for table in people.tables:
        await table.until(lambda table: any(talk["text"] == last for talk in table.talks))
    return [[talk["text"] for talk in table.talks if talk["text"] != last] for table in people.tables]


async def refusal(asking) -> str:
    with pytest.raises(Refused) as refused:
        await asking
    return refused.value.message


async def test_table_talk_is_heard_by_all_in_one_order(any_server):
    async with friends(any_server) as people:
        ana, bo, *_ = people.players
        await ana.table.say("Ahoy", "A")
        await bo.table.say("Good evening", "B")
        await ana.table.say("end", "A")

        assert await heard_by(people, "end") == [["Ahoy", "Good evening"]] * 4
        assert [talk["name"] for talk in people.onlooker.talks] == ["Player 0", "Player 1", "Player 0"]


async def test_a_whisper_is_heard_by_two_and_leaves_no_gap_for_the_others(any_server):
    async with friends(any_server) as people:
        ana = people.players[0].table
        await ana.say("psst", "A", to="B")
        await ana.say("end", "A")

        assert await heard_by(people, "end") == [["psst"], ["psst"], [], []]
        assert set(people.onlooker.talks[0]) == {"type", "kind", "seat", "name", "to", "text", "plies", "at", "earlier"}


async def test_onlookers_talk_among_themselves(any_server):
    async with friends(any_server) as people:
        await people.onlooker.say("who wins?")
        await people.players[0].table.say("end", "A")

        assert await heard_by(people, "end") == [[], [], [], ["who wins?"]]
        assert await refusal(people.onlooker.say("let me", "A")) == "refused-token"
        assert await refusal(people.onlooker.say("psst", to="A")) == "refused-whisper"


async def test_whoever_has_a_seat_speaks_there(any_server):
    async with friends(any_server) as people:
        ana = people.players[0].table

        assert await refusal(ana.say("between us onlookers")) == "refused-talk-seat"


async def test_what_is_said_twice_under_one_key_is_heard_once(any_server):
    async with friends(any_server) as people:
        ana, bo = people.players[0].table, people.players[1].table
        await ana.request("say", key="once", text="Ahoy", seat="A")
        await ana.request("say", key="once", text="Ahoy", seat="A")
        await bo.request("say", key="once", text="My own key", seat="B")
        await ana.say("end", "A")

        assert await heard_by(people, "end") == [["Ahoy", "My own key"]] * 4


async def test_who_comes_back_hears_what_was_missed_and_nothing_twice(any_server):
    async with friends(any_server) as people:
        ana, bo = people.players[0].table, people.players[1].table
        await ana.say("before", "A")
        await bo.until(lambda table: table.talks)
        people.players[1].drop()
        await ana.say("meanwhile", "A")
        await ana.say("end", "A")

        assert await heard_by(people, "end") == [["before", "meanwhile"]] * 4


def test_newcomers_are_told_what_was_said_before_they_came_and_it_is_called_so(tmp_path):
    with nearby.serving(tmp_path) as near, near.socket() as ana, near.socket() as eve:
        made = near.open_room(["local", "bot", "bot"])
        ana.hello(made["code"], made["tokens"].values())
        ana.ask({"type": "say", "key": "one", "text": "before", "seat": "A", "to": None})
        eve.hello(made["code"], made["tokens"].values())
        told = [eve.until("talk")]
        ana.ask({"type": "say", "key": "two", "text": "now", "seat": "A", "to": None})
        told.append(eve.until("talk"))
        with near.socket() as again:  # a connection that was lost for a while
            again.hello(made["code"], made["tokens"].values(), talk=told[0]["at"])
            told.append(again.until("talk"))

        assert [(one["text"], one["earlier"]) for one in told] == [("before", True), ("now", False), ("now", False)]


async def test_a_muted_sender_is_not_heard_by_that_reader_alone(any_server):
    async with friends(any_server) as people:
        ana, bo, cy = (player.table for player in people.players)
        await bo.mute("B", "Player 0")
        async with bo.seat.sit(back=BACK) as fresh:
            await ana.say("Ahoy", "A")
            await cy.say("end", "C")

            assert await heard_by(people, "end") == [["Ahoy"], [], ["Ahoy"], ["Ahoy"]]

            await bo.mute("B", "Player 0", on=False)
            await ana.say("Do you hear me?", "A")
            await fresh.until(lambda table: any(talk["text"] == "Do you hear me?" for talk in table.talks))


async def test_signals_are_kept_in_the_record(any_server):
    async with friends(any_server) as people:
        await people.players[1].table.signal("B", "will share")
        await people.onlooker.until(lambda table: table.talks)
        plies = len(people.onlooker.chairs[None].plies)
        record = MatchRecord.decode(await people.client.record(people.onlooker.match or ""))

        assert record.talk == [(plies, "B", "will share")]
        assert people.onlooker.talks[0]["kind"] == "signal"


async def test_a_signal_ends_with_its_match(any_server):
    async with friends(any_server) as people:
        ana, bo, _ = (player.table for player in people.players)
        await bo.signal("B", "will share")
        await bo.say("And it was so", "B")
        await people.onlooker.until(lambda table: len(table.talks) == 2)
        for kind in ("end", "rematch"):
            match = ana.room["match"]
            await asyncio.gather(*(vote(player.table, kind) for player in people.players))
            await ana.until(lambda table, match=match: table.room["match"] != match or table.room["ending"])
        async with Seat(people.client, people.host.watch, []).sit(back=BACK) as fresh:
            await fresh.until(lambda table: table.talks)

            assert [(talk["kind"], talk["seat"]) for talk in fresh.talks] == [("chat", "A")]  # one seat further


async def test_signals_come_from_the_vocabulary(any_server):
    async with friends(any_server) as people:
        assert await refusal(people.players[1].table.signal("B", "will sing")) == "refused-signal"
        assert await refusal(people.players[1].table.signal("A", "will share")) == "refused-token"


async def test_a_game_without_signals_has_none(server):
    async with friends(server, "douro") as people:
        assert await refusal(people.players[1].table.signal("B", "will share")) == "refused-no-signals"


async def test_what_is_too_long_is_refused(server):
    async with friends(server) as people:
        ana = people.players[0].table

        assert await refusal(ana.say("x" * 501, "A")) == "refused-message"
        await ana.say("x" * 500, "A")


async def test_who_talks_too_much_is_asked_to_wait(server):
    async with friends(server) as people:
        ana = people.players[0].table

        async def flood() -> None:
            for number in range(100):
                await ana.say(f"word {number}", "A")

        assert await refusal(flood()) == "refused-talk-too-fast"
        assert ana.room["status"] == "running"


# ---- Whispers belong to two people


async def test_a_new_sitter_hears_nothing_that_was_whispered_before(any_server):
    async with company(any_server.url, "dolores", random.Random("sitters")) as people:
        ana, bo, cy = (player.table for player in people.players)
        await cy.say("SECRET", "C", to="B")
        await bo.until(lambda table: table.talks)
        await bo.say("REPLY", "B", to="C")
        await people.host.do("DELETE", "seats/1")
        eve = await people.client.join(people.host.code, "Eve")
        async with eve.sit(back=BACK) as fresh, cy.seat.sit(back=BACK) as again:
            await ana.say("end", "A")
            for table in (fresh, again):
                await table.until(lambda table: any(talk["text"] == "end" for talk in table.talks))

            assert [talk["text"] for talk in fresh.talks] == ["end"]
            assert [talk["text"] for talk in again.talks] == ["SECRET", "REPLY", "end"]

            await cy.say("for Eve", "C", to="B")
            await fresh.until(lambda table: table.talks[-1]["text"] == "for Eve")


async def test_a_seat_that_moves_to_another_device_keeps_its_whispers(any_server):
    async with company(any_server.url, "dolores", random.Random("movers")) as people:
        ana, bo = people.players[0].table, people.players[1].table
        await ana.say("psst", "A", to="B")
        moved = await people.client.ask(
            "POST", f"/api/rooms/{people.host.code}/move", await bo.seat.do("POST", "ticket")
        )
        async with Seat(people.client, people.host.code, [moved["token"]]).sit(back=BACK) as new:
            await new.until(lambda table: table.talks)

            assert [talk["text"] for talk in new.talks] == ["psst"]


# ---- What is kept


async def test_only_so_much_talk_of_a_room_is_kept(tmp_path, monkeypatch):
    monkeypatch.setattr("estran.server.room.talk.KEPT", 5)
    monkeypatch.setattr("estran.server.feeds.limits.TALK_OF_SEAT", Rate("talk", 1, 100))
    with nearby.serving(tmp_path) as near:
        made = near.open_room(["local", "local", "bot"], game="dolores")
        with near.socket() as line, near.socket() as watching:
            line.hello(made["code"], made["tokens"].values())
            watching.hello(made["watch"])
            for number in range(12):
                whisper = {"to": "B"} if number % 2 else {}
                said = {"type": "say", "key": str(number), "text": f"{number}", "seat": "A", **whisper}
                assert line.ask(said)["type"] == "done"
                assert watching.ask({"type": "say", "key": str(number), "text": f"{number}"})["type"] == "done"
            with near.database() as connection:
                rows = connection.execute("SELECT kind, text FROM talks ORDER BY at").fetchall()

        assert [text for kind, text in rows if kind == "chat"] == ["2", "4", "6", "8", "10"]
        assert [text for kind, text in rows if kind == "whisper"] == ["3", "5", "7", "9", "11"]
        assert [text for kind, text in rows if kind == "watch"] == ["7", "8", "9", "10", "11"]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_no_conversation_crowds_out_another_so_that_nobody_can_count_whispers(
    tmp_path, monkeypatch, request, kind
):
    monkeypatch.setattr("estran.server.room.talk.KEPT", 3)
    monkeypatch.setattr("estran.server.feeds.limits.TALK_OF_SEAT", Rate("talk", 1, 100))
    other = {} if kind == "sqlite" else {"database": request.getfixturevalue("postgresql").database(tmp_path.name)}
    with nearby.serving(tmp_path, **other) as near:
        made = near.open_room(["local", "local", "local"], game="dolores")

        def say(line, count, **more):
            for number in range(count):
                said = {"type": "say", "key": f"{'-'.join(more.values())}-{number}", "text": f"{number}", **more}
                assert line.ask(said)["type"] == "done"

        def heard():
            """How much of each kind newcomers hear: an onlooker, and each seat."""
            told = []
            for code, tokens in [(made["watch"], []), *((made["code"], [one]) for one in made["tokens"].values())]:
                with near.socket() as line:
                    line.hello(code, tokens)
                    said = [msgspec.json.decode(text) for text in line.everything()]
                    told.append(Counter(one["kind"] for one in said if one["type"] == "talk"))
            return told

        with near.socket() as people, near.socket() as onlooker:
            people.hello(made["code"], made["tokens"].values())
            onlooker.hello(made["watch"])
            say(people, 3, seat="A")
            say(people, 2, seat="C", to="A")
            before = heard()
            say(people, 5, seat="A", to="B")
            say(people, 5, seat="B", to="A")
            say(onlooker, 5)
            after = heard()
        again = heard()  # after everybody was gone, so that all of it is read from the database

    assert before == [{"chat": 3}, {"chat": 3, "whisper": 2}, {"chat": 3}, {"chat": 3, "whisper": 2}]
    assert after == [{"chat": 3, "watch": 3}, {"chat": 3, "whisper": 8}, {"chat": 3, "whisper": 6}, before[3]]
    assert again == after


async def test_signals_stay_in_the_record_and_have_an_end(tmp_path, monkeypatch):
    monkeypatch.setattr("estran.server.room.talk.KEPT", 2)
    monkeypatch.setattr("estran.server.room.talk.SIGNALS", 4)
    with nearby.serving(tmp_path) as near:
        made = near.open_room(["local", "local", "local"], game="dolores")
        near.start(made)
        with near.socket() as line:
            match = line.hello(made["code"], made["tokens"].values())["match"]
            signal = {"type": "signal", "match": match, "seat": "A", "signal": "will share"}
            answers = [line.ask({"key": str(number), **signal}) for number in range(5)]
            line.ask({"type": "say", "key": "s", "text": "so much", "seat": "A"})
        record = MatchRecord.decode(near.http.get(f"/api/matches/{match}/record").content)

    assert [answer["type"] for answer in answers] == ["done"] * 4 + ["error"]
    assert answers[-1]["message"] == "refused-signals-enough"
    assert len(record.talk) == 4


async def test_a_mute_shows_to_nobody(tmp_path):
    with nearby.serving(tmp_path) as near:
        made = near.open_room(["local", "local", "local"], game="dolores")
        with near.socket() as muted, near.socket() as muting:
            muted.hello(made["code"], [made["tokens"]["0"]])
            muting.hello(made["code"], [made["tokens"]["1"]])
            muting.send({"type": "say", "key": "1", "seat": "B", "text": "before"})
            for line in (muting, muted):
                line.until("talk")
                line.everything()
            muting.ask({"type": "mute", "key": "2", "seat": "B", "name": "A"})
            muting.send({"type": "say", "key": "3", "seat": "B", "text": "after"})

            assert muting.until("talk")["text"] == "after"
            assert muted.read()["text"] == "after"

            muted.ask({"type": "say", "key": "1", "seat": "A", "text": "unheard"})
            muting.send({"type": "say", "key": "4", "seat": "B", "text": "end"})

            assert muting.until("talk")["text"] == "end"
