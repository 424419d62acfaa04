"""Fill this folder with what the server of a checkout writes: matches in all stages, and records; see the README."""

import asyncio
import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path

from tests.server.serving import Serving, serving

from estran import Match
from estran.client import Client, Host, LiveTable
from estran.games import NAMES

FOLDER = Path(__file__).parent
CHOICES = {"dolores": 14, "dorada": 20, "douro": 30}  # made before the server stops in mid-match
luck = random.Random(1872)


async def started(client: Client, game: str, *, auto_roll: bool) -> Host:
    """A room with three people at one keyboard, whose match has begun."""
    host = await client.open(game, ["local"] * 3, auto_roll=auto_roll)
    async with host.seats().sit() as table:
        await table.until(lambda table: all(chair["ready"] for chair in table.room["chairs"]))
        await host.do("POST", "start")
        await table.until(lambda table: table.match and (table.turn() or table.rolling()))
    return host


async def choose(table: LiveTable, wanted: int | None) -> None:
    """Everybody chooses at random, so often or to the end."""
    made = 0
    async for turn in table.turns():
        made += 1
        await turn.choose(luck.choice(turn.moves))
        if made == wanted:
            return


async def leave_in_mid_match(client: Client, game: str) -> Host:
    """A match that stops where one seat has chosen in secret, or where a die is to be rolled, with talk."""
    host = await started(client, game, auto_roll=False)
    async with host.seats().sit() as table:
        await choose(table, CHOICES[game])
        secret = game != "dorada"
        while secret and not any(len(chair.view["waiting"]) > 1 for chair in table.chairs.values()):
            await choose(table, 1)
        if secret and not any(chair.chosen for chair in table.chairs.values()):
            turn = table.turn()
            assert turn is not None
            await turn.choose(turn.moves[0])
        await table.say("Bonjour à tous", "A")
        await table.say("between us", "B", "C")
        if game == "dolores":
            await table.signal("A", "will share")
    return host


async def leave_before_the_first_ply(client: Client) -> Host:
    """A match that has been started and waits for the words of the dice, whose people are gone."""
    host = await client.open("douro", ["local"] * 3)
    async with host.seats().sit() as table:
        await table.until(lambda table: all(chair["ready"] for chair in table.room["chairs"]))
    await host.do("POST", "start")
    return host


async def fill(server: Serving) -> None:
    """Matches in all stages, then the keys to them and what anybody may know of them."""
    keys = {}
    async with Client(server.url) as client:
        for game in NAMES:
            over = await started(client, game, auto_roll=True)
            async with over.seats().sit() as table:
                await choose(table, None)
                (FOLDER / f"{game}.server.json").write_bytes(await client.record(table.room["match"]))
                await over.do("POST", "rematch")
                await table.until(lambda table: all(chair["ready"] for chair in table.room["chairs"]))
                await over.do("PUT", "seats/1", {"level": "normal"})
            keys[f"{game}-over"] = over
            keys[game] = await leave_in_mid_match(client, game)
        keys["words"] = await leave_before_the_first_ply(client)
    told = {name: {"code": host.code, "host": host.token, "tokens": host.tokens} for name, host in keys.items()}
    (FOLDER / "keys.json").write_text(json.dumps(told, indent=1) + "\n")


def play_alone(game: str) -> None:
    """A local match with a seed in its record."""
    match = Match(game, players=3, seed=7)
    while not match.over:
        seat = min(match.waiting)
        match.play(seat, luck.choice(match.legal(seat)))
    (FOLDER / f"{game}.local.json").write_bytes(match.record().encode())


def main() -> None:
    """Serve, play, and write down what is in the database."""
    with tempfile.TemporaryDirectory() as folder:
        with serving(Path(folder)) as server:
            asyncio.run(fill(server))
            server.stop()
        with sqlite3.connect(Path(folder) / "estran.db") as database:
            (FOLDER / "estran.sql").write_text("\n".join(database.iterdump()) + "\n", encoding="utf-8")
    for game in NAMES:
        play_alone(game)
    sys.stdout.write("written\n")


if __name__ == "__main__":
    main()
