"""Play: a choice is checked, written down with everything that follows from it, and only then acknowledged."""

import hashlib
import hmac
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from estran.engine.game import Refused
from estran.engine.seats import LETTERS
from estran.play.record import Fairness, MatchRecord
from estran.server.database import Database
from estran.server.live import Live
from estran.server.tables import answers, batches, matches, rooms, seats, slots, talks, work

NAMING = 60.0  # seconds after which the seats still missing are named; an hour in slow games
SLOW = 3600  # a time per move from here on makes a slow game


class Referee:
    """Any worker's referee is as good as any other's: the truth is in the database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._lives: dict[str, Live] = {}

    # ---- Following a match

    async def live(self, connection: AsyncConnection, row: Any) -> Live:
        """The match in memory, caught up with what this transaction sees."""
        live = self._lives.get(row.id)
        if live is None or live.version > row.version:
            live = self._lives[row.id] = Live(row)
        if live.version < row.version:
            newer = (batches.c.match == row.id) & (batches.c.version > live.version)
            for batch in await connection.execute(select(batches).where(newer).order_by(batches.c.version)):
                live.follow(batch.version, batch.plies, batch.keep)
        return live

    def forget(self, match: str) -> None:
        """Drop a match from memory; it is read again when somebody asks."""
        self._lives.pop(match, None)

    async def row(self, connection: AsyncConnection, match: str, *, lock: bool = False) -> Row[Any]:
        """The match's row, locked against other writers if wanted."""
        query = select(matches).where(matches.c.id == match)
        found = (await connection.execute(query.with_for_update() if lock else query)).one_or_none()
        if found is None:
            raise Refused("refused-match", came=match)
        return found

    async def begin(self, connection: AsyncConnection, row: Row[Any]) -> None:
        """All words are known: the dice are fixed, and the table is set."""
        await self.amend(connection, row.id, status="running")
        live = Live(row)
        await self.write(connection, row, live, [])

    # ---- Choosing

    async def choose(self, match: str, seat: str, key: str, move: str) -> int | None:
        """Take a choice; gives the version it made, or None while others still choose in secret."""

        async def choice(connection: AsyncConnection, row: Row[Any], live: Live) -> int | None:
            if not live.match.secret:
                live.match.append(f"{seat} {move}")
                return await self.write(connection, row, live, [f"{seat} {move}"])
            live.match.check(seat, move)
            await self.fill(connection, row, seat, move)
            return await self.close(connection, row, live)

        return await self._once(match, seat, key, choice)

    async def roll(self, match: str, seat: str, key: str) -> int | None:
        """Draw the die for the seat in turn."""

        async def rolling(connection: AsyncConnection, row: Row[Any], live: Live) -> int | None:
            if live.match.roller != seat:
                raise Refused("refused-roll", seat=seat)
            live.roll()
            return await self.write(connection, row, live, live.match.plies[-1:])

        return await self._once(match, seat, key, rolling)

    async def undo(self, match: str, seat: str, key: str, agree: bool) -> int | None:
        """Ask for the last choice to be taken back, or answer; it is done when every person at the table agrees."""

        async def asking(connection: AsyncConnection, row: Row[Any], live: Live) -> int | None:
            keep = undoable(live)
            wish = row.undo or {"by": seat, "version": row.version, "agreed": []}
            agreed = sorted({*wish["agreed"], seat})
            people = set(await self.people(connection, row))
            if not agree:
                await self.amend(connection, row.id, undo=None)
                return None
            if not people <= set(agreed):
                await self.amend(connection, row.id, undo={**wish, "agreed": agreed})
                return None
            live.match = live.match.at(keep)
            return await self.write(connection, row, live, [], keep)

        return await self._once(match, seat, key, asking)

    async def _once(self, match: str, seat: str, key: str, act: Any) -> int | None:
        """Do something for a key on a copy that counts once it is committed, or answer as it was answered before."""
        async with self.database.write() as connection:
            row = await self.row(connection, match, lock=True)
            wanted = (answers.c.match == match) & (answers.c.seat == seat) & (answers.c.key == key)
            known = (await connection.execute(select(answers.c.version).where(wanted))).one_or_none()
            if known is not None:
                first_answer: int | None = known.version
                return first_answer
            if row.status != "running":
                raise Refused("refused-not-running", status=row.status)
            live = (await self.live(connection, row)).fork()
            version: int | None = await act(connection, row, live)
            await connection.execute(insert(answers).values(match=match, seat=seat, key=key, version=version))
            await self._touch(connection, row.room)
        if version is not None:
            self._lives[match] = live
        return version

    # ---- Secret choices

    async def fill(self, connection: AsyncConnection, row: Row[Any], seat: str, move: str) -> None:
        """Put an open choice into its seat's slot, in place of one that was there."""
        mine = (slots.c.match == row.id) & (slots.c.decision == row.decision) & (slots.c.seat == seat)
        await connection.execute(delete(slots).where(mine))
        await connection.execute(insert(slots).values(match=row.id, decision=row.decision, seat=seat, move=move))

    async def close(self, connection: AsyncConnection, row: Row[Any], live: Live) -> int | None:
        """Open all choices together if the last one is in; let the bots choose once every person has."""
        made = await self.chosen(connection, row)
        missing = live.match.waiting - set(made)
        if not missing:
            plies = [f"{seat} {made[seat]}" for seat in sorted(made)]
            for ply in plies:
                live.match.append(ply)
            return await self.write(connection, row, live, plies)
        if not await self.people_asked(connection, row, live):
            await self.owe(connection, row.id, "bot", row.decision, time.time())
        return None

    async def chosen(self, connection: AsyncConnection, row: Row[Any]) -> dict[str, str]:
        """The open secret choices, by seat."""
        mine = (slots.c.match == row.id) & (slots.c.decision == row.decision)
        return {slot.seat: slot.move for slot in await connection.execute(select(slots).where(mine))}

    # ---- Writing down

    async def write(
        self, connection: AsyncConnection, row: Row[Any], live: Live, plies: Sequence[str], keep: int | None = None
    ) -> int:
        """Commit the plies with all the chance that follows as one version, and owe what the next decision needs."""
        room = (await connection.execute(select(rooms).where(rooms.c.id == row.room))).one()
        written = [*plies, *(live.draw(room.auto_roll) if keep is None else [])]
        stay = len(live.match.plies) - len(written) if keep is None else keep
        version: int = row.version + 1
        now = time.time()
        await connection.execute(
            insert(batches).values(match=row.id, version=version, plies=written, keep=stay, at=now)
        )
        await connection.execute(delete(slots).where((slots.c.match == row.id) & (slots.c.decision == row.decision)))
        await connection.execute(delete(work).where(work.c.match == row.id))
        due = now + room.move_time if room.move_time and not live.match.over else None
        changes = {"version": version, "decision": row.decision + 1, "undo": None, "due": due}
        if live.match.over:
            result = live.match.record().result
            changes |= {"status": "over", "ended": now, "result": msgspec.to_builtins(result)}
        else:
            await self._owe_next(connection, row, live, room, now)
        await self.amend(connection, row.id, **changes)
        live.settle(version, undone=keep is not None)
        return version

    async def _owe_next(self, connection: AsyncConnection, row: Row[Any], live: Live, room: Any, now: float) -> None:
        """A bot in turn moves now; missing people are named after a while; a late choice falls to a bot."""
        people, decision = set(await self.people(connection, row)), row.decision + 1
        if not asked_of(live) & people:
            await self.owe(connection, row.id, "bot", decision, now)
        elif live.match.secret:
            slow = room.move_time is not None and room.move_time >= SLOW
            await self.owe(connection, row.id, "name", decision, now + (3600 if slow else NAMING))
        if room.move_time:
            await self.owe(connection, row.id, "due", decision, now + room.move_time)

    async def owe(self, connection: AsyncConnection, match: str, kind: str, decision: int, at: float) -> None:
        """Write down work that is due at a time, once."""
        mine = (work.c.match == match) & (work.c.kind == kind) & (work.c.decision == decision)
        if (await connection.execute(select(work.c.at).where(mine))).one_or_none() is None:
            await connection.execute(insert(work).values(match=match, kind=kind, decision=decision, at=at, leased=0.0))

    async def amend(self, connection: AsyncConnection, match: str, **changes: Any) -> None:
        """Change the match's row."""
        await connection.execute(update(matches).where(matches.c.id == match).values(**changes))

    async def _touch(self, connection: AsyncConnection, room: str) -> None:
        await connection.execute(update(rooms).where(rooms.c.id == room).values(touched=time.time()))

    # ---- Who sits where

    async def people(self, connection: AsyncConnection, row: Row[Any]) -> list[str]:
        """The seats that people play themselves just now."""
        found = await connection.execute(select(seats).where(seats.c.room == row.room))
        playing = {seat.place for seat in found if seat.kind == "person" and not seat.away}
        return [LETTERS[number] for number, place in enumerate(row.seating) if place in playing]

    async def people_asked(self, connection: AsyncConnection, row: Row[Any], live: Live) -> set[str]:
        """The people whose choice the table waits for; bots wait for them, so that their haste tells nothing."""
        asked = asked_of(live) & set(await self.people(connection, row))
        return asked - set(await self.chosen(connection, row)) if asked else asked

    # ---- Records

    async def signals(self, connection: AsyncConnection, row: Row[Any]) -> list[tuple[int, str, str]]:
        """The signals of a match, as records keep them."""
        query = select(talks).where((talks.c.match == row.id) & (talks.c.kind == "signal")).order_by(talks.c.number)
        return [
            (said.plies, LETTERS[row.seating.index(said.place)], said.text) for said in await connection.execute(query)
        ]

    async def record(self, match: str) -> MatchRecord:
        """The whole record of a match that is over or abandoned, with its proof; of a running one, what anybody may see."""
        async with self.database.read() as connection:
            row = await self.row(connection, match)
            live = await self.live(connection, row)
            signals = await self.signals(connection, row)
        record = live.match.record()
        record.talk = signals
        if row.status not in ("over", "abandoned"):
            record.plies = live.match.plies_seen()
            record.fairness = Fairness(row.id, live.fair.commitment, row.words)
            return record
        record.fairness = proof_of(live)
        return record


def proof_of(live: Live) -> Fairness:
    """Seed and draws, so that anybody can derive every outcome again."""
    draws = []
    match = live.match.at(0)
    for number, ply in enumerate(live.match.plies):
        if ply.startswith("*"):
            draws.append((number, match.odds()))
        match.append(ply)
    return Fairness(live.id, live.fair.commitment, live.fair.words, live.fair.seed.hex(), draws)


def asked_of(live: Live) -> set[str]:
    """The seats that must choose, or the one that rolls."""
    return {live.match.roller} if live.match.roller else live.match.waiting


def undoable(live: Live) -> int:
    """How many plies stay when the last choice is taken back; refused where something was revealed since."""
    last = live.ends.get(live.version - 1)
    plies = live.match.plies[last:] if last is not None else []
    if len(plies) != 1 or plies[0].startswith("*") or last is None:
        raise Refused("refused-undo-revealed")
    return int(last)


def same(token: str, hashed: str | None) -> bool:
    """Whether a token is the one that was hashed; takes as long either way."""
    return hashed is not None and hmac.compare_digest(hash_of(token), hashed)


def hash_of(token: str) -> str:
    """How tokens are kept."""
    return hashlib.sha256(token.encode()).hexdigest()
