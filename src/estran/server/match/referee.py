"""Play: a choice is checked, written down with everything that follows from it, and only then acknowledged."""

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from hmac import compare_digest
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Row, select, update

from estran.engine.game import Refused
from estran.engine.seats import LETTERS
from estran.match.match import Match
from estran.match.record import Fairness, MatchRecord
from estran.server.match.live import LiveMatch, asked_of, proof_of, undoable
from estran.server.match.tokens import same
from estran.server.settings import Times
from estran.server.store import statements
from estran.server.store.database import Database
from estran.server.store.schema import batches, rooms, seats, talks
from estran.server.store.sqlite import Connection
from estran.server.wire.kinds import FINISHED, DutyKind, SeatKind, Status, TalkKind

TOUCH = 60.0  # seconds between notes that somebody plays in a room, which only the clean-up reads
CHANGES_OF_MIND = 500  # of one seat in one match, while others still choose in secret
REMEMBERED = 1000  # matches that a worker keeps in memory; others are read again when somebody asks


class Caller(NamedTuple):
    """Who decides something, and on which version of the match: a person with a key and tokens, or a bot with neither."""

    match: str
    seat: str
    version: int
    key: str | None = None
    tokens: Sequence[str] = ()  # hashes


class MatchContext(NamedTuple):
    """What a transaction deals with: a room, one of its matches, and who sits there. Writers have the room locked."""

    connection: Connection
    room: Row[Any]
    row: Row[Any]
    seats: list[Row[Any]]

    @property
    def people(self) -> set[str]:
        """The seats that people play themselves just now."""
        playing = {seat.place for seat in self.seats if seat.kind == SeatKind.PERSON and not seat.away}
        return {LETTERS[number] for number, place in enumerate(self.row.seating) if place in playing}

    def held(self, seat: str) -> Row[Any]:
        """Who sits at a seat of the match."""
        number = LETTERS.index(seat)
        if number >= self.row.players:
            raise Refused("refused-seat", came=seat, known=list(LETTERS[: self.row.players]))
        place = self.row.seating[number]
        return next(held for held in self.seats if held.place == place)


Act = Callable[[MatchContext, LiveMatch], Awaitable[int | None]]


class Referee:
    """Any worker's referee is as good as any other's: the truth is in the database."""

    def __init__(self, database: Database, times: Times | None = None) -> None:
        self.database, self.times = database, times or Times()
        self.hurried: set[str] = set()  # rooms where a bot is to move at once
        self._lives: OrderedDict[str, LiveMatch] = OrderedDict()

    # ---- Following a match

    async def live(self, connection: Connection, row: Any, *, committed: bool = True) -> LiveMatch:
        """The match as it stood when its row was read; what a writer reads may never be, so nobody else sees it."""
        live = self._lives.get(row.id)
        if live is None or live.version > row.version:
            live = LiveMatch(row)
        if live.version < row.version:
            live = live.fork()
            newer = (batches.c.match == row.id) & batches.c.version.between(live.version + 1, row.version)
            for batch in await connection.execute(select(batches).where(newer).order_by(batches.c.version)):
                live.follow(batch.version, batch.plies, batch.keep)
        if committed and row.version:  # before that the words, and so the dice, may still change
            self._remember(live)
        return live

    def _remember(self, live: LiveMatch) -> None:
        known = self._lives.get(live.id)
        if known is None or known.version <= live.version:
            self._lives[live.id] = live
        self._lives.move_to_end(live.id)
        if len(self._lives) > REMEMBERED:
            self._lives.popitem(last=False)

    async def row(self, connection: Connection, match: str) -> Row[Any]:
        """The match's row."""
        found: Row[Any] | None = (await connection.execute(statements.MATCH_BY_ID, {"this_match": match})).one_or_none()
        if found is None:
            raise Refused("refused-match", came=match)
        return found

    async def context(self, connection: Connection, match: str, *, lock: bool = False) -> MatchContext:
        """The match with its room, which every writer locks before anything else, so that none waits for another in a ring."""
        query = statements.ROOM_OF_MATCH_LOCKED if lock else statements.ROOM_OF_MATCH
        room = (await connection.execute(query, {"this_match": match})).one_or_none()
        if room is None:
            raise Refused("refused-match", came=match)
        row = await self.row(connection, match)
        sitters = await connection.execute(statements.SEATS_OF_ROOM, {"this_room": room.id})
        return MatchContext(connection, room, row, list(sitters))

    async def begin(self, context: MatchContext) -> None:
        """All words are known: the dice are fixed, and the table is set."""
        await self.amend(context.connection, context.row.id, status=Status.RUNNING)
        await self.write(context, LiveMatch(context.row), [])

    # ---- Deciding

    async def choose(self, by: Caller, move: str, *, late: bool = False) -> int | None:
        """Take a choice; gives the version it made, or None while others still choose in secret."""

        async def choice(context: MatchContext, live: LiveMatch) -> int | None:
            if by.key is None and not await self.wants_bot(context, by.seat, late):
                return None
            if not live.match.secret:
                live.match.append(f"{by.seat} {move}")
                return await self.write(context, live, [f"{by.seat} {move}"])
            live.match.check(by.seat, move)
            await self.fill(context, by.seat, move)
            return await self.close(context, live)

        return await self._decide(by, choice)

    async def roll(self, by: Caller, *, late: bool = False) -> int | None:
        """Draw the die for the seat in turn."""

        async def rolling(context: MatchContext, live: LiveMatch) -> int | None:
            if by.key is None and not await self.wants_bot(context, by.seat, late):
                return None
            if live.match.roller != by.seat:
                raise Refused("refused-roll", seat=by.seat)
            live.roll()
            return await self.write(context, live, live.match.plies[-1:])

        return await self._decide(by, rolling)

    async def undo(self, by: Caller, agree: bool) -> int | None:
        """Ask for the last choice to be taken back, or answer; it is done when every person at the table agrees."""

        async def asking(context: MatchContext, live: LiveMatch) -> int | None:
            keep = undoable(live)
            wish = context.row.undo or {"by": by.seat, "version": by.version, "agreed": []}
            wish = {**wish, "agreed": sorted({*wish["agreed"], by.seat})}
            if agree and context.people <= set(wish["agreed"]):
                live.match = live.match.at(keep)
                return await self.write(context, live, [], keep)
            await self.amend(context.connection, by.match, undo=wish if agree else None)
            return None

        return await self._decide(by, asking)

    async def _decide(self, by: Caller, act: Act) -> int | None:
        """Act on a copy that counts once it is committed; what was decided under the same key is answered again."""

        async def attempt() -> tuple[int | None, LiveMatch | None]:
            async with self.database.write() as connection:
                context = await self.context(connection, by.match, lock=True)
                if by.key is not None:
                    self.authorise(context, by)
                    known = await self._answer(connection, by)
                    if known is not None:
                        return known.version, None
                return await self._act(context, by, act)

        version, live = await self.database.retrying(attempt)
        if live is not None and version is not None:
            self._remember(live)
        return version

    async def _act(self, context: MatchContext, by: Caller, act: Act) -> tuple[int | None, LiveMatch]:
        connection, row = context.connection, context.row
        if row.status != Status.RUNNING:
            raise Refused("refused-not-running", status=row.status)
        if row.version != by.version:
            raise Refused("refused-late", came=by.version, version=row.version)
        live = (await self.live(connection, row, committed=False)).fork()
        if by.key is not None and (held := context.held(by.seat)).away:  # who decides is back
            context = await self._come_back(context, held.place)
        version = await act(context, live)
        if by.key is not None:
            first = {"match": by.match, "seat": by.seat, "key": by.key, "version": version}
            await connection.execute(statements.KEEP_ANSWER, first)
        return version, live

    async def _answer(self, connection: Connection, by: Caller) -> Row[Any] | None:
        """What this key was answered the first time."""
        mine = {"this_match": by.match, "this_seat": by.seat, "this_key": by.key}
        known: Row[Any] | None = (await connection.execute(statements.FIRST_ANSWER, mine)).one_or_none()
        return known

    async def _come_back(self, context: MatchContext, place: int) -> MatchContext:
        mine = (seats.c.room == context.room.id) & (seats.c.place == place)
        await context.connection.execute(update(seats).where(mine).values(away=False, level=None))
        await self.change(context.connection, context.room.id)
        return await self.context(context.connection, context.row.id)

    def authorise(self, context: MatchContext, by: Caller) -> None:
        """Only who holds the seat's token now may decide for it."""
        token = context.held(by.seat).token or ""
        if not any(compare_digest(token, held) for held in by.tokens):
            raise Refused("refused-token")

    # ---- Secret choices

    async def fill(self, context: MatchContext, seat: str, move: str) -> None:
        """Put an open choice into its seat's slot, in place of one that was there."""
        row = context.row
        mine = {"this_match": row.id, "this_decision": row.decision, "this_seat": seat}
        changed = await context.connection.execute(statements.DROP_CHOICE, mine)
        if changed.rowcount:
            await self._spare_the_database(context, seat)
        slot = {"match": row.id, "decision": row.decision, "seat": seat, "move": move}
        await context.connection.execute(statements.KEEP_CHOICE, slot)

    async def _spare_the_database(self, context: MatchContext, seat: str) -> None:
        """Every answer is kept for ever, so nobody may change their mind without end."""
        mine = {"this_match": context.row.id, "this_seat": seat}
        given = (await context.connection.execute(statements.ANSWERS_GIVEN, mine)).scalar_one()
        if given > context.row.decision + CHANGES_OF_MIND:
            raise Refused("refused-too-fast")

    async def close(self, context: MatchContext, live: LiveMatch) -> int | None:
        """Open all choices together if the last one is in; let the bots choose once every person has."""
        made = await self.chosen(context.connection, context.row)
        missing = live.match.waiting - set(made)
        if not missing:
            plies = [f"{seat} {made[seat]}" for seat in sorted(made)]
            for ply in plies:
                live.match.append(ply)
            return await self.write(context, live, plies)
        if not missing & context.people:
            await self.owe_bot(context.connection, context.row, context.row.decision)
        return None

    async def chosen(self, connection: Connection, row: Row[Any]) -> dict[str, str]:
        """The open secret choices, by seat."""
        choices = await self.open_choices(connection, row.id)
        return {choice.seat: choice.move for choice in choices if choice.decision == row.decision}

    async def open_choices(self, connection: Connection, match: str) -> list[Row[Any]]:
        """The secret choices of a match that nobody but their seats may know of."""
        return list(await connection.execute(statements.OPEN_CHOICES, {"this_match": match}))

    async def missing(self, context: MatchContext, live: LiveMatch) -> set[str]:
        """The seats that the table waits for."""
        made = await self.chosen(context.connection, context.row) if live.match.secret else {}
        return asked_of(live) - set(made)

    async def wants_bot(self, context: MatchContext, seat: str, late: bool) -> bool:
        """Whether a bot may choose here: the seat has not chosen, and is a bot's or its person is late."""
        made = await self.chosen(context.connection, context.row)
        return seat not in made and (late or seat not in context.people)

    # ---- Writing down

    async def write(self, context: MatchContext, live: LiveMatch, plies: Sequence[str], keep: int | None = None) -> int:
        """Commit the plies with all the chance that follows as one version, and owe what the next decision needs."""
        connection, room, row = context.connection, context.room, context.row
        written = [*plies, *(live.draw(room.auto_roll) if keep is None else [])]
        stay = len(live.match.plies) - len(written) if keep is None else keep
        version: int = row.version + 1
        now = time.time()
        batch = {"match": row.id, "version": version, "plies": written, "keep": stay, "at": now}
        await connection.execute(statements.KEEP_BATCH, batch)
        await connection.execute(statements.DROP_CHOICES, {"this_match": row.id})
        await connection.execute(statements.DROP_WORK, {"this_match": row.id})
        due = now + room.move_time if room.move_time and not live.match.over else None
        changes = {"version": version, "decision": row.decision + 1, "missing": [], "undo": None, "due": due}
        if live.match.over:
            result = live.match.record().result
            changes |= {"status": Status.OVER, "ended": now, "result": msgspec.to_builtins(result)}
        else:
            await self._owe_next(context, live, now)
        await self.amend(connection, row.id, **changes)
        if now - room.touched > TOUCH:
            await connection.execute(statements.CHANGE_ROOM, {"this_room": room.id, "touched": now})
        live.settle(version, undone=keep is not None)
        return version

    async def _owe_next(self, context: MatchContext, live: LiveMatch, now: float) -> None:
        """A bot in turn moves now, or speaks before; missing people are named after a while; a late choice falls to a bot."""
        connection, room, match, decision = context.connection, context.room, context.row.id, context.row.decision + 1
        asked = asked_of(live)
        if live.match.secret and live.match.game.signals and asked - context.people:
            await self.owe_bot(connection, context.row, decision, DutyKind.TALK)
        elif not asked & context.people:
            await self.owe_bot(connection, context.row, decision)
        if live.match.secret and asked & context.people:
            await self.owe(connection, match, DutyKind.NAME, decision, now + self.times.naming_of(room.move_time))
        if room.move_time:
            await self.owe(connection, match, DutyKind.DUE, decision, now + room.move_time)

    async def owe_bot(
        self, connection: Connection, row: Row[Any], decision: int, kind: DutyKind = DutyKind.BOT
    ) -> None:
        """A bot is to move at once, or to talk; this worker looks for it when the room's news comes round."""
        await self.owe(connection, row.id, kind, decision, time.time())
        self.hurried.add(row.room)

    async def owe(self, connection: Connection, match: str, kind: DutyKind, decision: int, at: float) -> None:
        """Write down work that is due at a time, once."""
        mine = {"this_match": match, "this_kind": kind, "this_decision": decision}
        if (await connection.execute(statements.WORK_OWED, mine)).one_or_none() is None:
            owed = {"match": match, "kind": kind, "decision": decision, "at": at, "leased": 0.0}
            await connection.execute(statements.KEEP_WORK, owed)

    async def amend(self, connection: Connection, match: str, **changes: Any) -> None:
        """Change the match's row."""
        await connection.execute(statements.CHANGE_MATCH, {"this_match": match, **changes})

    async def change(self, connection: Connection, room: str, **values: Any) -> None:
        """Change the room, and count the change."""
        counted = {"revision": rooms.c.revision + 1, "touched": time.time()}
        await connection.execute(update(rooms).where(rooms.c.id == room).values(**values, **counted))

    # ---- Records

    async def signals(self, connection: Connection, row: Row[Any]) -> list[tuple[int, str, str]]:
        """The signals of a match, as records keep them."""
        query = (
            select(talks).where((talks.c.match == row.id) & (talks.c.kind == TalkKind.SIGNAL)).order_by(talks.c.number)
        )
        return [
            (said.plies, LETTERS[row.seating.index(said.place)], said.text) for said in await connection.execute(query)
        ]

    async def moment(self, match: str, plies: int, seat: str | None, token: str | None) -> tuple[Match, int]:
        """The match after so many plies, for who may see it as this seat; and how many plies there are by now."""
        live, _ = await self.shown(match, seat, token)
        last = len(live.match.plies)
        if plies > last:
            raise Refused("refused-moment", came=plies, last=last)
        return live.match.at(plies), last

    async def shown(self, match: str, seat: str | None, token: str | None) -> tuple[LiveMatch, Status]:
        """The match and how it stands, for a seat's holder, for an onlooker, and once it is over for anybody as any seat."""
        async with self.database.read() as connection:
            context = await self.context(connection, match)
            status: Status = context.row.status
            if seat is not None:
                held = context.held(seat)
                if status not in FINISHED and not same(token or "", held.token):
                    raise Refused("refused-token")
            return await self.live(connection, context.row), status

    async def record(self, match: str) -> MatchRecord:
        """The whole record of a match that is over or abandoned, with its proof; of a running one, what anybody may see."""
        async with self.database.read() as connection:
            row = await self.row(connection, match)
            live = (await self.live(connection, row)).fork()
            signals = await self.signals(connection, row)
        record = live.match.record()
        record.talk = signals
        if row.status in FINISHED:
            record.fairness = proof_of(live)
            return record
        record.plies = live.match.plies_seen()
        record.fairness = Fairness(row.id, live.fair.commitment, row.words if row.status == Status.RUNNING else [])
        return record
