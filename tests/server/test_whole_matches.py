"""Three scripted clients play whole matches through real sockets, over a network that loses and repeats everything."""

import asyncio
import os
import random
from collections import Counter

import pytest

from estran.games import NAMES
from tests.server.players import company

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.soak]

REPEATS = int(os.environ.get("ESTRAN_REPEATS", "10"))  # `make soak` asks for 200
ROOMS = 5  # rooms that play at the same time
TROUBLE = 0.03


@pytest.mark.parametrize("game", NAMES)
async def test_every_record_is_proven_and_equals_what_each_client_saw(server, game, capsys):
    luck, left, seen = random.Random(f"matches {game}"), iter(range(REPEATS)), Counter[str]()

    async def evenings() -> None:
        rolls_itself = luck.random() < 0.5
        async with company(server.url, game, luck, trouble=TROUBLE, auto_roll=rolls_itself) as people:
            for _ in left:
                if people.onlooker.room["status"] == "over":
                    await people.rematch()
                await people.play()
                seen["matches"] += 1
                seen["choices"] += sum(len(player.promised) for player in people.players)
            seen["mischief"] += sum(player.mischief for player in people.players)

    async with asyncio.TaskGroup() as group:
        for _ in range(ROOMS):
            group.create_task(evenings())

    assert seen["matches"] == REPEATS
    with capsys.disabled():
        print(f"\n{game}: {seen['matches']} matches, {seen['choices']} choices, {seen['mischief']} disturbances")  # noqa: T201
