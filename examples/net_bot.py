"""A bot that plays over the net: it joins a room by its code, or opens one against the server's own bots.

python examples/net_bot.py http://localhost:8000 [CODE]
"""

import asyncio
import random
import sys

from estran.client import Client


async def play(url: str, code: str | None = None) -> list[str]:
    """Play one match to its end; gives the winners' seats."""
    async with Client(url) as client:
        if code is None:
            host = await client.open("dolores", ["local", "bot", "bot"])
            await host.do("POST", "start")
            seat = host.seats()
        else:
            seat = await client.join(code, f"Bot {random.randrange(1000)}")
        async with seat.sit() as table:
            async for turn in table.turns():  # each time that our seat must choose
                await turn.choose(random.choice(turn.moves))
            view = next(iter(table.chairs.values())).view
            return list(view.get("winners") or [])


if __name__ == "__main__":
    print("Winners:", *asyncio.run(play(*sys.argv[1:])))
