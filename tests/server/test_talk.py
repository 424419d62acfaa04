"""Talk: who hears what, signals that are kept, muting, and limits."""

import random
from contextlib import asynccontextmanager

import pytest

from estran.engine.game import Refused
from estran.match.record import MatchRecord
from tests.server.players import BACK, company

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
        assert set(people.onlooker.talks[0]) == {"type", "kind", "seat", "name", "to", "text", "plies", "at"}


async def test_onlookers_talk_among_themselves(any_server):
    async with friends(any_server) as people:
        await people.onlooker.say("who wins?")
        await people.players[0].table.say("end", "A")

        assert await heard_by(people, "end") == [[], [], [], ["who wins?"]]
        assert await refusal(people.onlooker.say("let me", "A")) == "refused-token"


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

        assert await refusal(flood()) == "refused-too-fast"
        assert ana.room["status"] == "running"
