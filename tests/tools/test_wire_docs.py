"""What is written about the wire is what the wire is; and a program plays over it as the example shows."""

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import pytest

from estran.client import Client, Host, LiveTable, live_table
from estran.server.wire.kinds import FINISHED
from estran.tools import wire_docs
from tests.server.near import serving

CHECKOUT = Path(__file__).parents[2]
EXAMPLE = CHECKOUT / "examples" / "net_bot.py"
STALE = "run: python -m estran.tools.wire_docs"


@pytest.fixture(scope="module")
def near(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("near")) as near:
        yield near


def test_the_page_of_the_protocol_is_what_the_types_say():
    assert wire_docs.PAGE.read_text(encoding="utf-8") == wire_docs.page(), STALE


def test_the_types_for_typescript_are_what_the_types_say():
    assert wire_docs.TYPESCRIPT.read_text(encoding="utf-8") == wire_docs.typescript(), STALE


def test_the_python_client_knows_when_a_match_has_ended_as_the_server_does():
    assert set(live_table.FINISHED) == FINISHED


def test_every_type_for_typescript_is_declared_once():
    text = wire_docs.typescript()
    declared = re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE)
    used = set(re.findall(r"\b[A-Z]\w+\b", re.sub(r"//.*|/\*.*?\*/", "", text)))

    assert len(declared) == len(set(declared))
    assert used - set(declared) == {"Array", "Record"}
    assert len(declared) > 40


@pytest.mark.slow
def test_the_example_opens_a_room_and_plays_a_match_to_its_end(near):
    ran = subprocess.run(
        [sys.executable, str(EXAMPLE), near.url], capture_output=True, text=True, timeout=300, check=False
    )

    assert ran.returncode == 0, ran.stderr
    assert re.fullmatch(r"Winners:( [A-C])+\n", ran.stdout)


@pytest.mark.slow
def test_two_examples_join_a_room_and_play_each_other(near):
    async def scene() -> tuple[list[str], ...]:
        async with Client(near.url) as client:
            host: Host = await client.open("dorada", ["open", "open"])
            bots = [await program(near.url, host.code) for _ in range(2)]
            await all_seated(host)
            await host.do("POST", "start")
            ended = [await bot.communicate() for bot in bots]
            return tuple(out.decode().split() for out, _ in ended)

    first, second = asyncio.run(scene())

    assert first == second
    assert first[0] == "Winners:"


async def program(url: str, code: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, str(EXAMPLE), url, code, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
    )


async def all_seated(host: Host) -> None:
    """Wait until both have sat down and promised their words for the dice."""
    async with host.seats().sit() as table:

        def ready(table: LiveTable) -> bool:
            return all(chair["ready"] for chair in table.room["chairs"])

        await table.until(ready)


def test_the_example_is_as_short_as_promised():
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()

    assert len(lines) <= 30
