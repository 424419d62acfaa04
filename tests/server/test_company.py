"""People leave, come back, resign and vote; on SQLite, and on two workers with PostgreSQL and Redis."""

import random
from contextlib import asynccontextmanager
from typing import Any

import pytest

from estran.client import LiveTable, Seat
from estran.engine.game import Refused
from estran.match.record import MatchRecord
from estran.match.verify import verify
from tests.server.players import BACK, Company, company, turn_of, vote
from tests.server.serving import serving_many

pytestmark = pytest.mark.anyio


def friends(server, game="douro", **wishes):
    return company(server.url, game, random.Random(f"company {game}"), **wishes)


@asynccontextmanager
async def playing(server, game="douro", **wishes):
    """Friends whose match has begun."""
    async with friends(server, game, **wishes) as people:
        await people.start()
        for table in people.tables:
            await table.until(lambda table: table.version)
        yield people


async def refusal(asking) -> str:
    with pytest.raises(Refused) as refused:
        await asking
    return refused.value.message


def chair(table: LiveTable, place: int) -> dict[str, Any]:
    found: dict[str, Any] = table.room["chairs"][place]
    return found


async def ask(table: LiveTable, kind: str, key: str | None = None, **more: Any) -> None:
    """Leave, or resign, at the seat that is held here."""
    mine = next(chair["seat"] for chair in table.room["chairs"] if chair["yours"])
    await table.request(kind, key=key, match=table.room["match"], seat=mine, **more)


async def record_of(people: Company) -> MatchRecord:
    return MatchRecord.decode(await people.client.record(people.onlooker.room["match"]))


# ---- Leaving and coming back


async def test_a_bot_stands_in_for_who_leaves_until_they_say_hello_again(any_server):
    async with playing(any_server, people=2, bots=1) as people:
        ana, bo = (player.table for player in people.players)
        await ask(bo, "leave")
        await ana.until(lambda table: chair(table, 1)["stand_in"])

        assert chair(ana, 1)["presence"] == "left"
        assert (chair(ana, 1)["kind"], chair(ana, 1)["name"], chair(ana, 1)["level"]) == (
            "person",
            "Player 1",
            "normal",
        )

        version = ana.version
        await ana.choose("A", turn_of(ana).moves[0])
        await ana.until(lambda table: table.version > version)  # nobody was waited for
        await bo.lose()  # its client comes back by itself, with a hello
        await ana.until(lambda table: not chair(table, 1)["stand_in"] and chair(table, 1)["presence"] == "here")

        assert (await record_of(people)).sat[0][1:] == ("B", "normal")
        assert (await record_of(people)).sat[-1][1:] == ("B", "person")


async def test_a_seat_that_a_bot_plays_does_not_act(any_server):
    async with playing(any_server, people=2, bots=1) as people:
        _, bo = (player.table for player in people.players)
        version, moves = bo.version, turn_of(bo).moves
        await ask(bo, "leave")

        assert await refusal(bo.choose("B", moves[0], version=version)) in (
            "refused-stand-in",
            "refused-late",
        )


async def test_the_match_of_the_last_person_waits_for_them(any_server):
    async with playing(any_server, people=1, bots=2) as people:
        ana = people.players[0].table
        await ask(ana, "leave")
        await people.onlooker.until(lambda table: chair(table, 0)["presence"] == "left")

        assert not chair(people.onlooker, 0)["stand_in"]

        await ana.lose()
        await people.onlooker.until(lambda table: chair(table, 0)["presence"] == "here")
        await ana.choose("A", turn_of(ana).moves[0])
        await people.onlooker.until(lambda table: table.version > 1)

        assert (await record_of(people)).sat == []


async def test_whoever_comes_back_first_does_not_wait_for_the_last_who_left(any_server):
    async with playing(any_server, people=2, bots=1) as people:
        ana, bo = (player.table for player in people.players)
        await ask(ana, "leave")
        await people.onlooker.until(lambda table: chair(table, 0)["stand_in"])
        await ask(bo, "leave")
        await people.onlooker.until(lambda table: chair(table, 1)["presence"] == "left")
        assert not chair(people.onlooker, 1)["stand_in"]
        await ana.lose()

        await people.onlooker.until(lambda table: chair(table, 1)["stand_in"] and not chair(table, 0)["stand_in"])


async def test_who_leaves_over_http_leaves_the_same_way(any_server):
    async with playing(any_server, people=2, bots=1) as people:
        bo = people.players[1].table
        await bo.seat.do("POST", "leave")

        await people.onlooker.until(lambda table: chair(table, 1)["stand_in"])
        assert chair(people.onlooker, 1)["presence"] == "left"


async def test_who_leaves_before_the_start_frees_the_seat_once(any_server):
    async with friends(any_server) as people:
        bo = people.players[1].table
        await ask(bo, "leave", key="goodbye")
        await people.onlooker.until(lambda table: chair(table, 1)["kind"] == "open")
        seat = await people.client.join(people.host.code, "Cem")
        await bo.request("leave", key="goodbye", match=bo.room["match"], seat="B")  # sent again by a bad network

        async with seat.sit(back=BACK) as table:
            assert chair(table, 1)["name"] == "Cem"


async def test_who_leaves_after_the_end_keeps_the_name_there_and_frees_the_seat_of_the_next_match(any_server):
    async with friends(any_server, people=2, bots=1) as people:
        await people.play()
        ana, bo = (player.table for player in people.players)
        await vote(ana, "rematch")
        await ask(bo, "leave")
        await ana.until(lambda table: table.room["number"] == 2)

        assert ana.room["status"] == "seating"
        assert chair(ana, 1)["kind"] == "open"

        past = await people.client.ask("GET", f"/api/rooms/{people.host.code}/matches")
        assert past[-1]["names"] == ["Player 0", "Player 1", "Noroît"]


# ---- Resigning


async def test_a_bot_plays_to_the_end_for_who_resigns_and_they_sit_again_in_the_next_match(any_server):
    async with playing(any_server, people=2, bots=1) as people:
        ana, bo = (player.table for player in people.players)
        match, dealt = ana.room["match"], len(people.onlooker.chairs[None].plies)
        await ask(bo, "resign")
        await ana.until(lambda table: chair(table, 1)["resigned"])

        assert not chair(ana, 1)["stand_in"]
        assert chair(ana, 1)["presence"] == "here"
        assert await refusal(ask(bo, "resign")) == "refused-resigned"
        assert await refusal(bo.choose("B", "7")) in ("refused-resigned", "refused-late")
        await bo.lose()  # coming back does not change it
        await bo.say("well played", seat="B")
        await people.players[0].play(match)
        record = await record_of(people)
        await vote(ana, "rematch")
        await vote(bo, "rematch")
        await bo.until(lambda table: table.room["number"] == 2)

        assert record.sat == [(dealt, "B", "normal")]
        assert record.result is not None
        assert not chair(bo, 1)["resigned"]
        assert chair(bo, 1)["level"] is None


async def test_a_bot_that_plays_for_somebody_is_as_good_as_the_best_of_the_room(any_server):
    async with friends(any_server, people=2, bots=1) as people:
        await people.host.do("PUT", "seats/2", {"level": "hard"})
        await people.start()
        await people.onlooker.until(lambda table: table.version)
        await ask(people.players[1].table, "resign")
        await people.onlooker.until(lambda table: chair(table, 1)["resigned"])

        assert chair(people.onlooker, 1)["level"] == "hard"


# ---- Ending by agreement


async def test_a_match_ends_when_all_people_agree(any_server):
    async with playing(any_server, people=2, bots=1) as people:
        ana, bo = (player.table for player in people.players)
        await vote(ana, "end")
        await bo.until(lambda table: table.room["votes"])

        assert bo.room["votes"] == [
            {"kind": "end", "about": None, "by": "A", "agreed": ["A"], "declined": [], "awaited": ["B"]}
        ]

        await vote(bo, "end")
        for table in people.tables:
            await table.until(lambda table: table.room["status"] == "abandoned")
            assert table.room["ending"] == "agreed"
            assert table.room["votes"] == []
        record = await record_of(people)

        assert record.ended == "agreed"
        assert record.result is None
        assert verify(record).draws is not None


async def test_an_offer_to_end_the_match_is_gone_when_one_declines(any_server):
    async with playing(any_server, people=2, bots=1) as people:
        ana, bo = (player.table for player in people.players)
        await vote(ana, "end")
        await bo.until(lambda table: table.room["votes"])
        await vote(bo, "end", agree=False)
        await ana.until(lambda table: not table.room["votes"])

        assert ana.room["status"] == "running"


async def test_the_last_person_ends_a_match_at_once(any_server):
    async with playing(any_server, people=2, bots=1) as people:
        ana, bo = (player.table for player in people.players)
        await vote(ana, "end")
        await ask(bo, "leave")
        await ana.until(lambda table: chair(table, 1)["stand_in"] and not table.room["votes"])  # it was offered to both
        await vote(ana, "end")

        await ana.until(lambda table: table.room["status"] == "abandoned")
        assert ana.room["ending"] == "abandoned"  # nobody has asked the other one


async def test_bots_and_those_who_resigned_have_no_vote(any_server):
    async with playing(any_server, people=2, bots=1) as people:
        bo = people.players[1].table
        await ask(bo, "resign")

        assert await refusal(vote(bo, "end")) == "refused-no-vote"
        assert await refusal(vote(bo, "stand-in", about="A")) == "refused-no-vote"


async def test_a_host_abandons_only_a_match_that_no_people_play(any_server):
    async with playing(any_server, people=2, bots=1) as people:
        assert await refusal(people.host.do("POST", "abandon")) == "refused-people-play"

        for player in people.players:
            await ask(player.table, "resign")
        await people.host.do("POST", "abandon")
        await people.onlooker.until(lambda table: table.room["status"] in ("abandoned", "over"))


# ---- A bot for somebody who is away


async def test_nobody_who_is_here_is_replaced(any_server):
    async with playing(any_server) as people:
        ana = people.players[0].table

        assert await refusal(vote(ana, "stand-in", about="B")) == "refused-present"
        assert await refusal(vote(ana, "stand-in", about="A")) == "refused-vote-about"
        assert await refusal(vote(ana, "stand-in")) == "refused-vote-about"
        assert not any(one["replaceable"] for one in ana.room["chairs"])


async def test_somebody_who_has_gone_on_one_worker_is_missed_on_the_other_and_replaced(tmp_path, postgresql, redis):
    soon = {"present": 4.0, "absent": 4.5}  # browsers give a sign of life every 2.5 seconds
    with serving_many(tmp_path, postgresql, redis, times=soon) as server:
        async with playing(server, people=2, bots=1) as people:
            ana = people.players[0].table
            gone = await people.client.ask("POST", f"/api/rooms/{people.host.code}/move", await ticket_of(people))
            await ana.until(lambda table: chair(table, 1)["replaceable"])

            assert chair(ana, 1)["presence"] == "away"
            assert chair(ana, 0)["presence"] == "here"

            await vote(ana, "stand-in", about="B")
            await people.onlooker.until(lambda table: chair(table, 1)["stand_in"])
            async with Seat(people.client, people.host.code, [gone["token"]]).sit(back=BACK):
                await people.onlooker.until(lambda table: not chair(table, 1)["stand_in"])


async def ticket_of(people: Company) -> Any:
    """A link that moves Bo's seat to a device that says nothing yet."""
    return await people.players[1].table.seat.do("POST", "ticket")


# ---- Another match


async def test_a_rematch_needs_everybody_and_begins_at_once(any_server):
    async with friends(any_server, people=2, bots=1) as people:
        await people.play()
        ana, bo = (player.table for player in people.players)
        await vote(ana, "rematch")
        await vote(bo, "rematch", agree=False)
        await ana.until(lambda table: table.room["votes"] and table.room["votes"][0]["declined"])

        assert ana.room["votes"][0] == {
            "kind": "rematch", "about": None, "by": "A", "agreed": ["A"], "declined": ["B"], "awaited": [],
        }  # fmt: skip
        assert ana.room["status"] == "over"  # the result stays

        await vote(bo, "rematch")
        for table in people.tables:
            await table.until(lambda table: table.room["number"] == 2 and table.version)
            assert {one["name"]: one["seat"] for one in table.room["chairs"]} == {
                "Player 0": "C", "Player 1": "A", "Noroît": "B",
            }  # fmt: skip


@pytest.mark.parametrize("agree", [True, False])
async def test_whoever_takes_a_seat_that_was_freed_is_asked_about_a_rematch_too(any_server, agree):
    async with playing(any_server) as people:
        ana, bo, cy = (player.table for player in people.players)
        for table in (ana, bo, cy):
            await vote(table, "end")
        for table in (ana, bo, cy):
            await table.until(lambda table: table.room["status"] == "abandoned")
        await vote(bo, "rematch", agree=agree)
        await vote(ana, "rematch")
        await people.host.do("DELETE", "seats/1")
        dan = await people.client.join(people.host.code, "Dan")
        async with dan.sit(back=BACK) as fresh:
            await fresh.until(lambda table: chair(table, 1)["yours"])
            (asked,) = fresh.room["votes"]

            assert (asked["by"], asked["agreed"], asked["declined"]) == ("A", ["A"], [])
            assert await refusal(people.host.do("POST", "rematch")) == "refused-nobody-declined"

            await vote(cy, "rematch")
            await fresh.until(lambda table: table.room["votes"][0]["agreed"] == ["A", "C"])

            assert (fresh.room["number"], fresh.room["votes"][0]["awaited"]) == (1, ["B"])

            await vote(fresh, "rematch")
            await fresh.until(lambda table: table.room["number"] == 2)


async def test_against_bots_alone_a_rematch_is_one_click(any_server):
    async with friends(any_server, people=1, bots=2) as people:
        await people.play()
        await vote(people.players[0].table, "rematch")

        await people.onlooker.until(lambda table: table.room["number"] == 2 and table.version)


async def test_what_was_asked_under_a_key_is_done_once(any_server):
    async with playing(any_server, people=2, bots=1) as people:
        ana, bo = (player.table for player in people.players)
        match = ana.room["match"]
        for _ in range(2):
            await ana.request("vote", key="v", match=match, seat="A", kind="end")
        await bo.until(lambda table: table.room["votes"])
        await bo.request("vote", key="no", match=match, seat="B", kind="end", agree=False)
        await ana.request("vote", key="v", match=match, seat="A", kind="end")  # comes again, very late
        await ana.until(lambda table: not table.room["votes"])
        for _ in range(2):
            await bo.request("resign", key="r", match=match, seat="B")
        await ana.until(lambda table: chair(table, 1)["resigned"])

        assert ana.room["votes"] == []
        assert [entry[1:] for entry in (await record_of(people)).sat] == [("B", "normal")]


async def test_only_the_holder_of_a_seat_leaves_resigns_or_votes_there(any_server):
    async with playing(any_server) as people:
        ana = people.players[0].table
        wish = {"match": ana.room["match"], "seat": "B"}

        for kind, more in (("leave", {}), ("resign", {}), ("vote", {"kind": "end"})):
            assert await refusal(ana.request(kind, **wish, **more)) == "refused-token"
            assert await refusal(people.onlooker.request(kind, **wish, **more)) == "refused-token"


async def test_an_onlooker_sees_who_is_there_and_no_more(any_server):
    async with playing(any_server, people=2, bots=1) as people:
        async with Seat(people.client, people.host.watch, []).sit(back=BACK) as onlooker:
            shown = [set(one) for one in onlooker.room["chairs"]]

        assert not onlooker.room["hosting"]
        assert all("token" not in one and "silence" not in one for one in shown)


@pytest.mark.parametrize("way", ["leave", "resign"])
async def test_the_record_of_a_running_match_does_not_tell_whether_who_goes_had_chosen_in_secret(any_server, way):
    for chooses in (True, False):
        async with playing(any_server) as people:
            bo = people.players[1].table
            if chooses:
                await bo.choose("B", turn_of(bo).moves[0])
            await ask(bo, way)
            record = await record_of(people)

            assert record.sat == [(len(record.plies), "B", "normal")]


async def test_whoever_has_resigned_takes_no_offer_away_by_leaving(any_server):
    async with playing(any_server) as people:
        ana, bo, cem = (player.table for player in people.players)
        await ask(bo, "resign")
        await vote(ana, "end")
        await ask(bo, "leave")
        await cem.until(lambda table: chair(table, 1)["presence"] == "left")

        assert [one["awaited"] for one in cem.room["votes"]] == [["C"]]
