"""A small client for programs: open or join a room, and play over the net like anybody else.

async with Client("http://localhost:8000") as client:
    seat = await client.join("K7PQ2M9X", "My bot")
    async with seat.sit() as table:
        async for turn in table.turns():
            await turn.choose(random.choice(turn.moves))
        await table.rematch()  # if the others want to, the next match begins

Without a code, `client.lobby()` lists open rooms, and `client.join_any("My bot", ["douro"], [3, 4])` plays with whoever comes.
"""

from estran.client.live_table import Chair, LiveTable, Turn
from estran.client.rooms import Client, Host, Seat

__all__ = ["Chair", "Client", "Host", "LiveTable", "Seat", "Turn"]
