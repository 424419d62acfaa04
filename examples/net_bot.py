"""A bot that plays over the net: `python examples/net_bot.py http://localhost:8000 [CODE [MATCHES]]`.

It joins a room by its code, or opens one against the server's own bots, and agrees to as many rematches.
"""

import asyncio
import random
import sys

from estran.client import Client


async def play(url: str, code: str = "", matches: str = "1") -> list[str]:
    """Play matches to their end; gives the winners' seats of the last one."""
    async with Client(url) as client:
        if code:
            seat = await client.join(code, f"Bot {random.randrange(1000)}")
        else:
            host = await client.open("dolores", ["local", "bot", "bot"])
            await host.do("POST", "start")
            seat = host.seats()
        async with seat.sit() as table:
            for number in range(int(matches)):
                if number == 0 or await table.rematch():  # the next match begins when everybody wants it
                    async for turn in table.turns():  # each time that our seat must choose
                        await turn.choose(random.choice(turn.moves))
            return list(next(iter(table.chairs.values())).view.get("winners") or [])


print("Winners:", *asyncio.run(play(*sys.argv[1:])))
