"""Play over the wire: snapshots, versions, choices in secret, refusals, keys, dice that are rolled, taking back."""

import asyncio
import random
import sqlite3
from contextlib import asynccontextmanager, closing
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from estran.client import Client
from estran.engine.game import Refused
from estran.match.match import Match
from estran.match.record import MatchRecord
from tests.server.players import BACK, Company, as_sent, company, ended, turn_of

pytestmark = pytest.mark.anyio
NOWHERE = "0" * 32  # a match that does not exist


@asynccontextmanager
async def started(server, game="douro", **wishes):
    async with company(server.url, game, random.Random(f"play {game}"), **wishes) as people:
        await people.start()
        for table in people.tables:
            await table.until(lambda table: table.version)
        yield people


@asynccontextmanager
async def socket(server, **hello):
    """A bare socket that has said hello."""
    async with connect(server.url.replace("http", "ws", 1) + "/ws", compression=None, max_size=None) as bare:
        await bare.send(msgspec.json.encode({"type": "hello", **hello}).decode())
        yield bare


async def told(bare, *kinds) -> Any:
    """The next message of one of these kinds."""
    async with asyncio.timeout(60):
        while (message := msgspec.json.decode(await bare.recv()))["type"] not in kinds:
            pass
    return message


async def refusal(asking) -> Refused:
    with pytest.raises(Refused) as refused:
        await asking
    return refused.value


async def everybody_chooses(people: Company) -> None:
    """One round of secret choices, seen by all."""
    version = people.onlooker.version
    for player in people.players:
        await player.table.until(lambda table: table.turn())
        await player.table.choose(turn_of(player.table).seat, turn_of(player.table).moves[0])
    for table in people.tables:
        await table.until(lambda table: table.version > version)


# ---- Snapshots and versions


async def test_the_first_thing_told_is_a_snapshot(any_server):
    async with started(any_server) as people:
        seat = people.players[0].table.seat
        async with socket(any_server, room=seat.code, tokens=seat.tokens) as bare:
            update = await told(bare, "update")

            assert update["since"] == 0
            assert [news["seat"] for news in update["news"]] == ["A"]
            assert update["news"][0]["plies"] == people.players[0].table.chairs["A"].plies
            assert update["news"][0]["view"]["choices"]


async def test_who_has_seen_a_version_is_told_only_what_came_after(any_server):
    async with started(any_server) as people:
        table = people.players[1].table
        known, plies = table.version, len(table.chairs["B"].plies)
        await everybody_chooses(people)
        hello = {"room": table.seat.code, "tokens": table.seat.tokens, "match": table.match}
        async with socket(any_server, **hello, version=known, seats=["B"]) as bare:
            update = await told(bare, "update")

            assert update["since"] == known
            assert update["version"] == known + 1
            assert update["news"][0]["plies"] == table.chairs["B"].plies[plies:]


@pytest.mark.parametrize("claim", [{"version": 99}, {"version": 1, "seats": ["A"]}, {"version": 1, "match": NOWHERE}])
async def test_who_claims_to_have_seen_something_else_gets_a_snapshot(server, claim):
    async with started(server) as people:
        table = people.players[1].table
        hello = {"room": table.seat.code, "tokens": table.seat.tokens, "match": table.match, "seats": ["B"], **claim}
        async with socket(server, **hello) as bare:
            assert (await told(bare, "update"))["since"] == 0


async def test_a_legal_choice_is_played_by_the_rules(any_server):
    async with started(any_server) as people:
        await everybody_chooses(people)
        record = MatchRecord.decode(await people.client.record(people.onlooker.match or ""))
        match = Match.replay(record)

        assert people.onlooker.chairs[None].view == as_sent(match.view())
        assert people.players[2].table.chairs["C"].view == as_sent(match.view("C"))


# ---- Refusals, with their reasons


async def test_an_illegal_move_is_refused_with_what_was_legal_and_changes_nothing(any_server):
    async with started(any_server) as people:
        table = people.players[0].table
        refused = await refusal(table.choose("A", "99"))

        assert refused.message == "refused-ply"
        assert refused.arguments["legal"] == turn_of(table).moves
        assert table.chairs["A"].chosen is None


async def test_only_the_holder_of_a_seat_chooses_there(any_server):
    async with started(any_server) as people:
        refused = await refusal(people.players[0].table.choose("B", "7"))

        assert refused.message == "refused-token"


async def test_an_onlooker_chooses_nothing(any_server):
    async with started(any_server) as people:
        assert (await refusal(people.onlooker.choose("A", "7"))).message == "refused-token"


async def test_a_choice_that_comes_too_late_is_refused_and_not_taken_for_the_next_one(any_server):
    async with started(any_server) as people:
        table = people.players[0].table
        late = table.version
        await everybody_chooses(people)
        await table.until(lambda table: table.turn())
        refused = await refusal(table.choose("A", turn_of(table).moves[0], version=late))

        assert refused.message == "refused-late"
        assert table.chairs["A"].chosen is None


async def test_a_match_that_is_not_at_this_table_is_refused(any_server):
    async with started(any_server) as people:
        asking = people.players[0].table.request("choose", match=NOWHERE, version=1, seat="A", move="7")

        assert (await refusal(asking)).message == "refused-match"


async def test_a_seat_that_the_match_does_not_have_is_refused(any_server):
    async with started(any_server) as people:
        assert (await refusal(people.players[0].table.choose("E", "7"))).message == "refused-seat"


async def test_nobody_plays_before_the_start(any_server):
    async with company(any_server.url, "douro", random.Random(1)) as people:
        table = people.players[0].table
        asking = table.request("choose", match=table.room["match"], version=0, seat="A", move="7")

        assert (await refusal(asking)).message == "refused-not-running"


# ---- Keys


async def test_a_key_is_answered_as_the_first_time_before_and_after_the_reveal_on_any_worker(any_server):
    async with started(any_server) as people:
        table = people.players[0].table
        wish = {"match": table.match, "version": table.version, "seat": "A", "move": turn_of(table).moves[0]}
        first = await table.request("choose", key="again", **wish)
        answers = []
        for _ in range(2):
            for _ in range(4):  # connections are spread over the workers
                async with socket(any_server, room=table.seat.code, tokens=table.seat.tokens) as bare:
                    await bare.send(msgspec.json.encode({"type": "choose", "key": "again", **wish}).decode())
                    answers.append(await told(bare, "done", "error"))
            if people.onlooker.version == wish["version"]:
                await people.players[1].table.choose("B", turn_of(people.players[1].table).moves[0])
                await people.players[2].table.choose("C", turn_of(people.players[2].table).moves[0])
                await people.onlooker.until(lambda table: table.version > wish["version"])

        assert answers == [first] * 8
        assert sum(ply.startswith("A ") for ply in people.onlooker.chairs[None].plies) == 1


async def test_a_key_of_a_match_that_is_over_is_answered_after_the_rematch(server):
    async with started(server, people=1, bots=2) as people:
        table, match = people.players[0].table, people.onlooker.room["match"]
        wish = {"match": match, "version": table.version, "seat": "A", "move": turn_of(table).moves[0]}
        first = await table.request("choose", key="old", **wish)
        await people.players[0].play(match)
        await people.rematch()

        assert await table.request("choose", key="old", **wish) == first


# ---- Secret choices


async def test_an_open_choice_may_be_changed_until_the_last_one_is_in(any_server):
    async with started(any_server) as people:
        table = people.players[0].table
        moves = turn_of(table).moves
        for move in moves[:3]:
            assert await table.choose("A", move) is None
        await table.until(lambda table: table.chairs["A"].chosen == moves[2])
        for player, seat in zip(people.players[1:], "BC", strict=True):
            await player.table.choose(seat, turn_of(player.table).moves[0])
        await people.onlooker.until(lambda table: table.version == 2)

        assert [ply for ply in people.onlooker.chairs[None].plies if ply.startswith("A ")] == [f"A {moves[2]}"]


async def test_nobody_else_is_told_anything_while_a_choice_is_open(server):
    async with started(server) as people:
        table = people.players[0].table
        others = [people.players[1].table.seat, people.onlooker.seat]
        for other in others:
            async with (
                socket(server, room=other.code, tokens=other.tokens) as bare,
                table.seat.sit(back=BACK) as second_tab,
            ):
                await told(bare, "update")
                await second_tab.until(lambda table: table.chairs)
                await _quiet(bare)
                move = next(move for move in turn_of_any(second_tab) if move != second_tab.chairs["A"].chosen)
                await table.choose("A", move)
                await second_tab.until(lambda table, move=move: table.chairs["A"].chosen == move)

                assert await _quiet(bare) == []


def turn_of_any(table) -> list[str]:
    return [choice["move"] for choice in table.chairs["A"].view["choices"]]


async def _quiet(bare) -> list[Any]:
    """What came before the answer to a sign of life; who is there may change, and is no secret."""
    await bare.send('{"type":"ping"}')
    messages = []
    async with asyncio.timeout(60):
        while (message := msgspec.json.decode(await bare.recv()))["type"] != "pong":
            messages.append(message)
    return [message for message in messages if message["type"] != "room"]


async def test_bots_choose_after_every_person_has(server):
    async with started(server, people=2, bots=1) as people:
        await people.players[0].table.choose("A", turn_of(people.players[0].table).moves[0])

        def kept(table: str) -> list[str]:
            with closing(sqlite3.connect(server.folder / "estran.db")) as database:
                column = "seat" if table == "choices" else "kind"
                rows = database.execute(f"SELECT {column} FROM {table} WHERE match = ?", [people.onlooker.match])
                return sorted(row[0] for row in rows)

        assert kept("choices") == ["A"]
        assert kept("work") == ["name"]

        await people.players[1].table.choose("B", turn_of(people.players[1].table).moves[0])
        await people.onlooker.until(lambda table: table.version == 2)

        assert [ply[0] for ply in people.onlooker.chairs[None].plies if ply[0] != "*"] == ["A", "B", "C"]


# ---- Dice that are rolled


def roller(people: Company):
    """Who may ask for the die, and who may not."""
    mine = next(player.table for player in people.players if player.table.rolling())
    return mine, next(player.table for player in people.players if player.table is not mine)


async def test_the_die_is_drawn_when_the_seat_in_turn_asks_for_it(any_server):
    async with started(any_server, "dorada", people=2) as people:
        mine, other = roller(people)
        seat = mine.rolling()
        plies = list(mine.chairs[seat].plies)

        assert (await refusal(other.roll(next(iter(other.chairs))))).message == "refused-roll"
        assert (await refusal(mine.choose(seat, "0"))).message == "refused-turn"

        await mine.roll(seat)
        await mine.until(lambda table: table.turn())

        assert mine.chairs[seat].plies[:-1] == plies
        assert mine.chairs[seat].plies[-1] in {f"* {number}" for number in range(1, 7)}


async def test_dice_roll_by_themselves_where_the_room_wants_it(any_server):
    async with started(any_server, "dorada", people=2, auto_roll=True) as people:
        assert not any(player.table.rolling() for player in people.players)
        assert any(player.table.turn() for player in people.players)


# ---- Taking back


async def after_a_move(people: Company):
    """Somebody has rolled and moved; the next die is not drawn yet."""
    mine, other = roller(people)
    seat = mine.rolling()
    await mine.roll(seat)
    await mine.until(lambda table: table.turn())
    version = mine.version
    await mine.choose(seat, turn_of(mine).moves[0])
    for table in people.tables:
        await table.until(lambda table: table.version > version)
    return mine, other, seat, next(seat for seat in other.chairs if seat)


async def test_a_choice_is_taken_back_when_everybody_agrees(any_server):
    async with started(any_server, "dorada", people=2) as people:
        mine, other, seat, their_seat = await after_a_move(people)
        plies, version = list(mine.chairs[seat].plies), mine.version
        await mine.take_back(seat)
        await other.until(lambda table: table.undo)

        assert other.undo == {"by": seat, "version": version, "agreed": [seat]}

        await other.take_back(their_seat)
        for table in people.tables:
            await table.until(lambda table: table.version == version + 1)
            assert next(iter(table.chairs.values())).plies == plies[:-1]

        turn = turn_of(mine)
        await turn.choose(turn.moves[-1])
        for table in people.tables:
            await table.until(lambda table: table.version == version + 2)
        await asyncio.gather(*(player.play() for player in people.players))
        await people.onlooker.until(lambda table: ended(table, people.onlooker.room["match"]))


async def test_nothing_is_taken_back_when_somebody_says_no(any_server):
    async with started(any_server, "dorada", people=2) as people:
        mine, other, seat, their_seat = await after_a_move(people)
        version = mine.version
        await mine.take_back(seat)
        await other.until(lambda table: table.undo)
        await other.take_back(their_seat, agree=False)
        await mine.until(lambda table: table.undo is None)

        assert mine.version == version


async def test_a_die_that_was_seen_is_not_taken_back(any_server):
    async with started(any_server, "dorada", people=2) as people:
        mine, other, seat, their_seat = await after_a_move(people)
        version = mine.version
        await (mine if mine.rolling() else other).roll(mine.rolling() or their_seat)
        await mine.until(lambda table: table.version > version)

        assert (await refusal(mine.take_back(seat))).message == "refused-undo-revealed"


async def test_choices_that_were_revealed_are_not_taken_back(any_server):
    async with started(any_server) as people:
        await everybody_chooses(people)

        assert (await refusal(people.players[0].table.take_back("A"))).message == "refused-undo-revealed"


# ---- Who is there


async def test_everybody_sees_who_is_there_and_how_many_look_on(any_server):
    async with started(any_server) as people:
        for table in people.tables:
            await table.until(lambda table: all(chair["presence"] == "here" for chair in table.room["chairs"]))
            await table.until(lambda table: table.room["onlookers"] == 1)


# ---- A bot in thirty lines


async def test_a_program_plays_over_the_net_in_a_few_lines(any_server):
    async with Client(any_server.url) as client:
        room = await client.open("dolores", ["open", "bot", "bot"])
        seat = await client.join(room.code, "My bot")
        async with seat.sit() as table:
            await table.until(lambda table: table.room["chairs"][0]["ready"])
            await room.do("POST", "start")
            async for turn in table.turns():
                await turn.choose(random.Random(turn.version).choice(turn.moves))

            assert table.over
