"""`estran.client`: leaving and coming back, resigning, votes, rematches, taking back, and notices of one's turn."""

import asyncio
import random
import sys
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from estran.client import Client, Seat, Turn
from estran.engine.game import Refused
from estran.match.record import MatchRecord
from tests.server.near import eventually, serving
from tests.server.players import BACK, company, turn_of, vote
from tests.server.serving import serving as serving_apart

EXAMPLE = Path(__file__).parents[2] / "examples" / "net_bot.py"
pytestmark = pytest.mark.anyio


@asynccontextmanager
async def playing(server, people=2, bots=1, game="douro", **wishes):
    """Friends whose match has begun, and their tables."""
    async with company(
        server.url, game, random.Random(f"client {game}"), people=people, bots=bots, **wishes
    ) as friends:
        await friends.start()
        for table in friends.tables:
            await table.until(lambda table: table.version)
        yield friends, *(player.table for player in friends.players)


async def record_of(friends):
    return MatchRecord.decode(await friends.client.record(friends.onlooker.room["match"]))


async def test_a_record_that_is_not_there_is_refused(server):
    async with Client(server.url) as client:
        with pytest.raises(Refused) as refused:
            await client.record("0" * 32)

    assert refused.value.message == "refused-match"


# ---- Leaving and coming back


async def test_whoever_leaves_stays_away_until_they_come_back(server):
    async with playing(server) as (friends, ana, bo):
        assert ana.presence == {"A": "here", "B": "here", "C": "here"}

        await bo.leave()
        await ana.until(lambda table: table.presence["B"] == "left")
        assert ana.stand_ins == {"B"}
        version = ana.version
        await turn_of(ana).choose(turn_of(ana).moves[0])
        await ana.until(lambda table: table.version > version)  # nobody was waited for
        await bo.come_back()
        await ana.until(lambda table: table.presence["B"] == "here" and not table.stand_ins)
        await bo.until(lambda table: table.version == ana.version and not table.stand_ins)

        assert [sat[1:] for sat in (await record_of(friends)).sat] == [("B", "normal"), ("B", "person")]


async def test_a_seat_that_a_bot_plays_is_not_asked(server):
    async with playing(server) as (_, ana, bo):
        await bo.resign("B")
        await bo.until(lambda table: table.stand_ins == {"B"})

        assert bo.turn() is None
        assert ana.turn() is not None


async def test_a_resigned_match_goes_on_to_its_end_and_turns_end_with_it(server):
    async with playing(server) as (friends, ana, bo):
        await bo.resign("B")
        async for turn in ana.turns():
            await turn.choose(turn.moves[0])
        after = [turn async for turn in bo.turns()]
        record = await record_of(friends)

        assert after == []
        assert record.result is not None
        assert [sat[1:] for sat in record.sat] == [("B", "normal")]


# ---- Votes


async def test_a_match_ends_when_all_agree_and_turns_end_with_it(server):
    async with playing(server) as (friends, ana, bo):
        await ana.vote("end")
        await bo.until(lambda table: table.votes)
        (vote,) = bo.votes
        await bo.vote("end")
        await ana.until(lambda table: table.over)

        assert (vote["kind"], vote["by"], vote["agreed"], vote["awaited"]) == ("end", "A", ["A"], ["B"])
        assert ana.room["ending"] == "agreed"
        assert [turn async for turn in ana.turns()] == []
        assert (await record_of(friends)).ended == "agreed"


async def test_an_end_that_one_declines_is_gone(server):
    async with playing(server) as (_, ana, bo):
        await ana.vote("end")
        await bo.until(lambda table: table.votes)
        await bo.vote("end", agree=False)
        await ana.until(lambda table: not table.votes)

        assert not ana.over


async def test_a_vote_counts_for_the_seats_that_play(server):
    async with Client(server.url) as client:
        host = await client.open("dorada", ["local", "local", "local"])
        await host.do("POST", "start")
        two, far = Seat(client, host.code, [host.tokens[0], host.tokens[1]]), Seat(client, host.code, [host.tokens[2]])
        async with two.sit() as ana, far.sit() as bo:
            await ana.until(lambda table: table.version)
            await ana.resign("A")
            await ana.until(lambda table: table.stand_ins == {"A"})
            await ana.vote("end")
            await bo.until(lambda table: table.votes)
            await bo.vote("end")

            await ana.until(lambda table: table.over)


async def test_nobody_who_is_here_can_be_replaced(server):
    async with playing(server) as (_, ana, _bo):
        with pytest.raises(Refused) as refused:
            await ana.vote("stand-in", about="B")

        assert refused.value.message == "refused-present"


async def test_another_match_begins_when_everybody_has_said_yes(server):
    async with playing(server) as (_, ana, bo):
        await ana.vote("end")
        await bo.vote("end")
        for table in (ana, bo):
            await table.until(lambda table: table.over)
        first = ana.match
        assert all(await asyncio.gather(ana.rematch(), bo.rematch()))
        turn = await anext(ana.turns())

        assert turn.match != first
        assert turn.seat != "A"  # one seat further


async def test_words_for_the_dice_that_came_too_fast_come_a_moment_later(tmp_path):
    with serving_apart(tmp_path, times={"promise": 30, "reveal": 30}) as server:
        async with playing(server, bots=0, game="dorada") as (friends, ana, bo):
            match = ana.room["match"]
            await asyncio.gather(vote(ana, "end"), vote(bo, "end"))
            for table in friends.tables:
                await table.until(lambda table: table.room["status"] == "abandoned")
            await vote(ana, "rematch")
            muting = [bo.mute("B", "Player 0", on=False) for _ in range(40)]
            refused = [one for one in await asyncio.gather(*muting, return_exceptions=True) if one]
            assert refused  # there are no requests left at this seat
            await vote(bo, "rematch")
            await bo.until(lambda table: table.match != match)  # it has begun
            await asyncio.gather(vote(ana, "end"), vote(bo, "end"))
            await friends.onlooker.until(lambda table: table.room["status"] == "abandoned")
            fairness = (await record_of(friends)).fairness

        assert fairness.missing == []
        assert all(fairness.words)


async def test_a_rematch_that_does_not_come_about_is_told(server):
    async with playing(server) as (_, ana, bo):
        await ana.vote("end")
        await bo.vote("end")
        for table in (ana, bo):
            await table.until(lambda table: table.over)
        await bo.vote("rematch", agree=False)

        assert not await ana.rematch(timeout=0.2)
        assert ana.votes[0]["declined"] == ["B"]


async def test_the_example_plays_one_match_after_another(server):
    async with Client(server.url) as client:
        host = await client.open("dorada", ["open", "bot"], auto_roll=True)
        program = await asyncio.create_subprocess_exec(
            sys.executable, str(EXAMPLE), server.url, host.code, "2", stdout=asyncio.subprocess.PIPE
        )
        async with (await client.watch(host.watch)).sit(back=BACK) as table:
            await table.until(lambda table: all(chair["ready"] for chair in table.room["chairs"]))
            await host.do("POST", "start")
            first = table.room["match"]
            await table.until(lambda table: table.room["match"] != first and table.over, timeout=120)
        said, _ = await program.communicate()

        assert program.returncode == 0
        assert said.startswith(b"Winners: ")


# ---- Taking back


async def test_alone_one_takes_back_ones_last_choice_where_that_is_offered(server):
    async with playing(server, people=1, bots=2) as (_, ana):
        assert not ana.chairs["A"].undo
        version, move = ana.version, turn_of(ana).moves[0]
        await turn_of(ana).choose(move)
        await ana.until(lambda table: table.version > version and table.chairs["A"].undo)
        await ana.take_back("A")
        await ana.until(lambda table: table.undone)

        assert ana.undone == {"by": "A", "move": move}
        assert move in turn_of(ana).moves


# ---- Notices


async def test_a_program_is_told_once_of_each_turn(server):
    told: list[Turn] = []
    async with Client(server.url) as client:
        host = await client.open("douro", ["local", "bot", "bot"])
        await host.do("POST", "start")
        async with host.seats().sit(back=BACK, on_turn=told.append) as ana:
            await ana.until(lambda table: table.turn())
            first = ana.version
            await ana.lose()
            await ana.until(lambda table: table._socket is not None)
            await ana.say("still here", seat="A")
            await ana.until(lambda table: table.talks)
            once = [(turn.seat, turn.version) for turn in told]
            await turn_of(ana).choose(turn_of(ana).moves[0])
            await ana.until(lambda table: table.version > first and table.turn())
            await ana.say("and again", seat="A")
            await ana.until(lambda table: len(table.talks) > 1)

            assert once == [("A", first)]
            assert [turn.version for turn in told] == [first, ana.version]


async def test_a_slow_room_is_opened_and_how_it_stands_is_told(server):
    async with Client(server.url) as client:
        host = await client.open("douro", ["local", "bot", "bot"], late="take-over", move_time=86400)
        async with host.seats().sit(back=BACK) as ana:
            (standing,) = await client.standings([host.seats()])

            assert ana.room["late"] == "take-over"
            assert ana.room["slow"]
            assert standing["code"] == host.code


@pytest.fixture
def near(tmp_path):
    """A server whose parts can be looked at."""
    with serving(tmp_path) as near:
        yield near


async def test_the_server_hears_whether_anybody_looks(near):
    def looked_at():
        return [mailbox.reader.front for mailbox in near.service.hub.mailboxes if mailbox.reader]

    async with Client(near.url) as client:
        host = await client.open("douro", ["local", "bot", "bot"])
        async with host.seats().sit(back=BACK, front=False) as ana:
            in_hello = looked_at()
            ana.front = True
            await asyncio.to_thread(eventually, lambda: looked_at() == [True])  # the next ping says so

            assert in_hello == [False]


async def test_a_program_sits_down_as_a_profile(server):
    async with Client(server.url) as client:
        made = await client.ask("POST", "/api/profiles", {"name": "Ada", "face": 7, "device": "a program"})
        host = await client.open("douro", ["open", "bot", "bot"])
        seat = await client.join(host.code, "Ada", profile=made["token"])
        async with seat.sit() as table:
            await table.until(lambda table: table.room)

            assert [chair["face"] for chair in table.room["chairs"]] == [7, None, None]
