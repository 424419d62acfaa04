"""Fair dice over the wire: committed before anybody's word is known, revealed together, published at the end."""

import asyncio
import hashlib
import random
import subprocess
import sys

import msgspec
import pytest
from websockets.asyncio.client import connect

from estran.client import Client
from estran.engine.game import Refused
from estran.match.record import MatchRecord
from estran.match.verify import verify
from tests.server.players import company
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

        assert sha256(bytes.fromhex(last["seed"])) == first["commitment"] == last["commitment"]
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

        await people.host.do("POST", "abandon")
        for table in people.tables:
            await table.until(lambda table: table.room["status"] == "abandoned")
            assert sha256(bytes.fromhex(table.room["seed"])) == commitment

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

                assert table.room["words"] == ["", "my word", ""]

                await room.do("POST", "abandon")
                record = MatchRecord.decode(await client.record(table.room["match"]))

                assert record.fairness is not None
                assert record.fairness.words == ["", "my word", ""]
                assert verify(record).draws


async def test_looking_at_the_record_before_the_words_are_known_changes_no_draw(server):
    async with company(server.url, "douro", random.Random("early")) as people:
        match = people.onlooker.room["match"]
        looking = asyncio.gather(*(people.client.record(match) for _ in range(20)))
        await people.play()

        assert len(await looking) == 20
