"""Fair dice over the wire: committed before anybody's word is known, revealed together, published at the end."""

import asyncio
import hashlib
import random
import sqlite3
import subprocess
import sys

import msgspec
import pytest
from websockets.asyncio.client import connect

from estran.client import Client, Seat
from estran.engine.game import Refused
from estran.match.record import MatchRecord
from estran.match.verify import verify
from tests.server.players import company, vote
from tests.server.serving import RUN, serving

pytestmark = pytest.mark.anyio


def sha256(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()


def proven(record: bytes, folder) -> str:
    """What `estran verify` says of a record."""
    path = folder / "match.json"
    path.write_bytes(record)
    command = [sys.executable, "-c", RUN, "verify", str(path), "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


async def test_the_commitment_stands_from_the_first_moment_and_the_seed_is_published_at_the_end(any_server, tmp_path):
    async with company(any_server.url, "dorada", random.Random("dice"), people=2) as people:
        first = people.onlooker.room
        words = {key[-1]: word for player in people.players for key, word in player.table.words.items()}

        assert first["seed"] is None
        assert first["words"] is None

        await people.play()
        last = people.onlooker.room
        record = MatchRecord.decode(await people.client.record(last["match"]))

        bound = bytes.fromhex(last["seed"]) + last["match"].encode()
        assert sha256(bound) == first["commitment"] == last["commitment"]
        assert last["missing"] == []
        assert last["words"] == [words["A"], words["B"]]
        assert record.fairness is not None
        assert record.fairness.seed == last["seed"]
        assert record.fairness.words == last["words"]
        assert proven(await people.client.record(last["match"]), tmp_path)


async def test_the_seed_of_an_abandoned_match_is_published_too(any_server, tmp_path):
    async with company(any_server.url, "douro", random.Random("dice")) as people:
        await people.start()
        await people.onlooker.until(lambda table: table.version)
        match, commitment = people.onlooker.room["match"], people.onlooker.room["commitment"]
        running = MatchRecord.decode(await people.client.record(match))

        assert running.fairness is not None
        assert running.fairness.seed is None
        assert running.fairness.draws is None

        for player in people.players:
            await vote(player.table, "end")
        for table in people.tables:
            await table.until(lambda table: table.room["status"] == "abandoned")
            assert sha256(bytes.fromhex(table.room["seed"]) + match.encode()) == commitment

        assert proven(await people.client.record(match), tmp_path)


async def test_a_word_that_is_not_the_promised_one_is_refused(any_server):
    async with company(any_server.url, "douro", random.Random("dice")) as people:
        table = people.players[0].table
        with pytest.raises(Refused) as refused:
            await table.request("reveal", match=table.room["match"], seat="A", word="another")

        assert refused.value.message == "refused-word"


async def test_a_word_with_control_characters_is_refused(any_server):
    async with company(any_server.url, "douro", random.Random("dice")) as people:
        table = people.players[0].table
        with pytest.raises(Refused) as refused:
            await table.request("reveal", match=table.room["match"], seat="A", word="a\0b")

        assert refused.value.message == "refused-message"


async def test_words_are_promised_before_the_start_only(any_server):
    async with company(any_server.url, "douro", random.Random("dice")) as people:
        await people.start()
        await people.onlooker.until(lambda table: table.version)
        table = people.players[0].table
        with pytest.raises(Refused) as refused:
            await table.request("commit", match=table.room["match"], seat="A", hash=sha256(b"late"))

        assert refused.value.message == "refused-started"


async def test_a_word_that_is_kept_back_counts_as_none_and_holds_nobody_up(tmp_path):
    with serving(tmp_path, times={"reveal": 0.5}) as server:
        async with Client(server.url) as client:
            room = await client.open("douro", ["open", "open", "bot"])
            silent = await client.join(room.code, "Silent")
            seat = await client.join(room.code, "Ana")
            async with (
                connect(server.url.replace("http", "ws", 1) + "/ws", compression=None) as bare,
                seat.sit(word="my word") as table,
            ):
                hello = {"type": "hello", "room": room.code, "tokens": silent.tokens}
                promise = {"type": "commit", "key": "1", "match": table.room["match"], "seat": "A"}
                for message in (hello, {**promise, "hash": sha256(b"kept back")}):
                    await bare.send(msgspec.json.encode(message).decode())
                await table.until(lambda table: all(chair["ready"] for chair in table.room["chairs"]))
                await room.do("POST", "start")
                await table.until(lambda table: table.version)

                words = ["", table.words[f"{table.match}-B"], ""]
                assert words[1].startswith("my word·")
                assert table.room["words"] == words
                assert table.room["missing"] == ["A"]

                await silent.do("POST", "leave")
                await vote(table, "end")
                record = MatchRecord.decode(await client.record(table.room["match"]))

                assert record.fairness is not None
                assert record.fairness.words == words
                assert record.fairness.missing == ["A"]
                assert verify(record).draws


async def test_looking_at_the_record_before_the_words_are_known_changes_no_draw(server):
    async with company(server.url, "douro", random.Random("early")) as people:
        match = people.onlooker.room["match"]
        looking = asyncio.gather(*(people.client.record(match) for _ in range(20)))
        await people.play()

        assert len(await looking) == 20


# ---- The start waits for promised words


@pytest.fixture(scope="module")
def patient(tmp_path_factory):
    """A server that gives people all the time there is to promise a word."""
    with serving(tmp_path_factory.mktemp("server"), times={"promise": 600.0}) as server:
        yield server


async def test_a_start_right_after_a_join_waits_for_everybodys_word(patient):
    async with Client(patient.url) as client:
        room = await client.open("douro", ["local", "open", "bot"])
        late = await client.join(room.code, "Late")
        await room.do("POST", "start")  # nobody has promised anything
        async with room.seats().sit() as host:
            await host.until(lambda table: table.room["chairs"][0]["ready"])

            assert host.room["status"] == "promises"
            assert host.version == 0
            assert [chair["ready"] for chair in host.room["chairs"]] == [True, False, True]

            async with late.sit() as table:
                await table.until(lambda table: table.version)

                words = [host.words[f"{table.match}-A"], table.words[f"{table.match}-B"], ""]
                assert table.room["words"] == words
                assert table.room["missing"] == []


async def test_a_person_who_promises_no_word_is_waited_for_and_then_listed_as_missing(any_server, tmp_path):
    async with Client(any_server.url) as client:
        room = await client.open("douro", ["open", "open", "bot"])
        gone = await client.join(room.code, "Gone")
        seat = await client.join(room.code, "Ana")
        async with seat.sit() as table, (await client.watch(room.watch)).sit() as onlooker:
            await table.until(lambda table: table.room["chairs"][1]["ready"])
            await room.do("POST", "start")
            for one in (table, onlooker):
                await one.until(lambda table: table.version)
                assert one.room["missing"] == ["A"]
                assert one.room["words"][0] == ""

            await gone.do("POST", "leave")
            await vote(table, "end")
            said = proven(await client.record(table.match or ""), tmp_path)

    assert "No word came from these people, so the others had more influence: A" in said


async def test_a_promise_cannot_be_changed_once_the_host_has_started(patient):
    async with Client(patient.url) as client:
        room = await client.open("douro", ["local", "open", "bot"])
        await client.join(room.code, "Gone")
        async with room.seats().sit() as table:
            await table.until(lambda table: table.room["chairs"][0]["ready"])
            await room.do("POST", "start")
            with pytest.raises(Refused) as refused:
                await table.request("commit", match=table.room["match"], seat="A", hash=sha256(b"another"))
            assert refused.value.message == "refused-started"
            with pytest.raises(Refused) as refused:
                await table.request(
                    "reveal", match=table.room["match"], seat="A", word=next(iter(table.words.values()))
                )

    assert refused.value.message == "refused-words-closed"


async def test_a_seat_that_is_left_while_its_word_is_awaited_goes_to_a_bot_and_its_word_is_missing(patient):
    async with Client(patient.url) as client:
        room = await client.open("douro", ["local", "open", "bot"])
        gone = await client.join(room.code, "Gone")
        async with room.seats().sit() as table:
            await table.until(lambda table: table.room["chairs"][0]["ready"])
            await room.do("POST", "start")
            await gone.do("POST", "leave")
            await table.until(lambda table: table.version)

            assert table.room["chairs"][1]["stand_in"]
            assert table.room["missing"] == ["B"]


async def test_a_word_that_is_not_in_nfc_or_empty_is_refused(patient):
    async with Client(patient.url) as client:
        room = await client.open("douro", ["local", "bot", "bot"])
        async with room.seats().sit() as table:
            for word, message in (("e\u0301", "refused-word"), ("", "refused-message")):
                seat = {"match": table.room["match"], "seat": "A"}
                await table.request("commit", **seat, hash=sha256(word.encode()))
                with pytest.raises(Refused) as refused:
                    await table.request("reveal", **seat, word=word)
                assert refused.value.message == message


async def test_a_program_cannot_promise_a_word_that_the_server_would_refuse(patient):
    async with Client(patient.url) as client:
        room = await client.open("douro", ["local", "bot", "bot"])
        with pytest.raises(Refused) as refused:
            async with room.seats().sit(word="x" * 42):
                pass

    assert refused.value.message == "refused-word-long"


@pytest.mark.parametrize("status", ["promises", "words"])
async def test_a_server_that_is_killed_while_words_are_awaited_begins_the_match_when_it_is_back(tmp_path, status):
    with serving(tmp_path, times={"promise": 600.0, "reveal": 600.0}) as server:
        async with Client(server.url) as client:
            room = await client.open("douro", ["local", "local", "bot"])
            if status == "words":  # both promise a word, and are gone before they could reveal it
                async with room.seats().sit() as table:
                    await table.until(lambda table: all(chair["ready"] for chair in table.room["chairs"]))
            await room.do("POST", "start")
        server.kill()
        with sqlite3.connect(tmp_path / "estran.db") as database:
            owed = {kind for (kind,) in database.execute("SELECT kind FROM work")}
            database.execute("UPDATE work SET at = 0")  # the time is up
        server.start()
        async with Client(server.url) as client, Seat(client, room.watch, []).sit() as onlooker:
            await onlooker.until(lambda table: table.version)

    assert status in owed
    assert onlooker.room["status"] == "running"
    assert onlooker.room["missing"] == ["A", "B"]
