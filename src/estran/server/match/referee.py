"""Play: a choice is checked, written down with everything that follows from it, and only then acknowledged."""

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from hmac import compare_digest
from typing import Any

import msgspec
from sqlalchemy import and_, delete, select, update

from estran.engine.game import Refused
from estran.match.match import Match
from estran.match.record import MatchRecord, fairness_of
from estran.server.match import stand_ins
from estran.server.match.context import Caller, MatchContext, check_plays
from estran.server.match.live import LiveMatch, asked_of, due_after, proof_of, undoable, undone_by
from estran.server.match.tokens import same
from estran.server.metrics import COMMITS, MOVES
from estran.server.settings import Times
from estran.server.store import statements
from estran.server.store.connection import Connection, fetch, fetch_one
from estran.server.store.database import Database
from estran.server.store.results import write_results
from estran.server.store.rows import ChoiceRow, MatchRow, PlayerRow
from estran.server.store.schema import choices, match_seats, rooms, talks, work
from estran.server.wire.kinds import FINISHED, DutyKind, Ending, Late, Status, TalkKind, Urgency

TOUCH = 60.0  # seconds between notes that somebody plays in a room, which only the clean-up reads
CHANGES_OF_MIND = 500  # of one seat in one match, while others still choose in secret
REMEMBERED = 1000  # matches that a worker keeps in memory; others are read again when somebody asks


Step = Callable[[MatchContext, LiveMatch], Awaitable[int | None]]


class Referee:
    """Any worker's referee is as good as any other's: the truth is in the database."""

    def __init__(self, database: Database, times: Times, hurry: Callable[[str], None]) -> None:
        self.database, self.times = database, times
        self._hurry = hurry  # called with a room where a bot is to move once the transaction is committed
        self._lives: OrderedDict[str, LiveMatch] = OrderedDict()

    # ---- Following a match

    async def live(self, connection: Connection, row: MatchRow, *, committed: bool = True) -> LiveMatch:
        """The match as it stood when its row was read; what a writer reads may never be, so nobody else sees it."""
        live = self._lives.get(row.id)
        if live is None or live.version > row.version:
            live = LiveMatch(row, await self.players(connection, row))
        if live.version < row.version:
            live = live.fork()
            known = {"this_match": row.id, "this_version": live.version, "last_version": row.version}
            for batch in await fetch(connection, statements.NEWER_BATCHES, **known):
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

    async def row(self, connection: Connection, match: str) -> MatchRow:
        """The match's row."""
        found = await fetch_one(connection, statements.MATCH_BY_ID, this_match=match)
        if found is None:
            raise Refused("refused-match", came=match)
        return found

    async def players(self, connection: Connection, row: MatchRow) -> list[PlayerRow]:
        """The seats of a match in their order, with who sits there now."""
        return await fetch(connection, statements.PLAYERS_OF_MATCH, this_match=row.id, this_room=row.room)

    async def context(self, connection: Connection, match: str, *, lock: bool = False) -> MatchContext:
        """The match with its room, which every writer locks before anything else, so that none waits for another in a ring."""
        query = statements.ROOM_OF_MATCH_LOCKED if lock else statements.ROOM_OF_MATCH
        room = await fetch_one(connection, query, this_match=match)
        if room is None:
            raise Refused("refused-match", came=match)
        row = await self.row(connection, match)
        return MatchContext(connection, room, row, await self.players(connection, row))

    async def plies(self, context: MatchContext) -> int:
        """How many have been made."""
        if context.row.version == 0:
            return 0
        return len((await self.live(context.connection, context.row, committed=False)).match.plies)

    async def begin(self, context: MatchContext) -> None:
        """All words are known: the dice are fixed, and the table is set."""
        await self.amend(context.connection, context.row.id, status=Status.RUNNING)
        await self.write(context, LiveMatch(context.row, context.players), [])

    # ---- Deciding

    async def choose(self, by: Caller, move: str, *, late: Late | None = None) -> int | None:
        """Take a choice; gives the version it made, or None while others still choose in secret."""

        async def choice(context: MatchContext, live: LiveMatch) -> int | None:
            if by.key is None and not await self.wants_bot(context, by.seat, late is not None):
                return None
            if late is not None:
                context = await self._lapse(context, live, by.seat, late)
            if not live.match.secret:
                live.match.append(f"{by.seat} {move}")
                return await self.write(context, live, [f"{by.seat} {move}"])
            live.match.check(by.seat, move)
            return await self.close(context, live, await self.fill(context, by, move))

        return await self._decide(by, choice)

    async def roll(self, by: Caller, *, late: Late | None = None) -> int | None:
        """Draw the die for the seat in turn."""

        async def rolling(context: MatchContext, live: LiveMatch) -> int | None:
            if by.key is None and not await self.wants_bot(context, by.seat, late is not None):
                return None
            if late is not None:
                context = await self._lapse(context, live, by.seat, late)
            if live.match.roller != by.seat:
                raise Refused("refused-roll", seat=by.seat)
            live.roll()
            return await self.write(context, live, live.match.plies[-1:])

        return await self._decide(by, rolling)

    async def undo(self, by: Caller, agree: bool) -> int | None:
        """Ask for one's last choice to be taken back, or answer; it is done when every person who plays agrees."""

        async def asking(context: MatchContext, live: LiveMatch) -> int | None:
            wish = context.row.undo or {"by": by.seat, "version": by.version, "agreed": []}
            await self.spare_the_database(context, by.seat)
            keep = undoable(live, wish["by"], context.seated)
            wish = {**wish, "agreed": sorted({*wish["agreed"], by.seat})}
            if agree and context.people <= set(wish["agreed"]):
                return await self._take_back(context, live, wish["by"], keep)
            await self.amend(context.connection, by.match, undo=wish if agree else None)
            return None

        return await self._decide(by, asking)

    async def _take_back(self, context: MatchContext, live: LiveMatch, seat: str, keep: int) -> int:
        """Go back to a seat's decision, and tell those who saw its choice what is undone."""
        undone = undone_by(live, seat)
        live.match = live.match.at(keep)
        version = await self.write(context, live, [], keep)
        sat = stand_ins.cut(context.row.sat, keep)
        back = {"undone": undone, "taken_back": True, "sat": sat}
        await self.amend(context.connection, context.row.id, **back)
        return version

    async def _decide(self, by: Caller, step: Step) -> int | None:
        """Take a step on a copy that counts once it is committed; what was decided under the same key is answered again."""

        async def attempt() -> tuple[int | None, LiveMatch | None]:
            async with self.database.write(measured=False) as connection:
                context = await self.context(connection, by.match, lock=True)
                if by.key is not None:
                    self.authorise(context, by)
                    for version in await self.answers(connection, by):
                        return version, None
                return await self._apply(context, by, step)

        begun = time.perf_counter()
        version, live = await self.database.retrying(attempt)
        if live is not None and version is not None:  # a choice that is still secret leaves no trace in the figures
            self._remember(live)
            MOVES.inc()
            COMMITS.observe(time.perf_counter() - begun)
        return version

    async def _apply(self, context: MatchContext, by: Caller, step: Step) -> tuple[int | None, LiveMatch]:
        connection, row = context.connection, context.row
        if row.status != Status.RUNNING:
            raise Refused("refused-not-running", status=row.status)
        if row.version != by.version:
            raise Refused("refused-late", came=by.version, version=row.version)
        if by.key is not None:
            check_plays(context.held(by.seat))
        live = (await self.live(connection, row, committed=False)).fork()
        version = await step(context, live)
        if by.key is not None:
            await self.keep_answer(connection, by, version)
        return version, live

    async def keep_answer(self, connection: Connection, by: Caller, version: int | None = None) -> None:
        """Whatever comes under this key again is answered so."""
        first = {"match": by.match, "seat": by.seat, "key": by.key, "version": version}
        await connection.execute(statements.KEEP_ANSWER, first)

    async def answers(self, connection: Connection, by: Caller) -> list[int | None]:
        """The version that this key was answered with, if it was."""
        mine = {"this_match": by.match, "this_seat": by.seat, "this_key": by.key}
        return [version for (version,) in await connection.execute(statements.FIRST_ANSWER, mine)]

    def authorise(self, context: MatchContext, by: Caller) -> None:
        """Only who holds the seat's token now may decide for it, and only in the room."""
        if by.room not in (None, context.room.id):
            raise Refused("refused-match", came=by.match)
        token = context.held(by.seat).token or ""
        if not any(compare_digest(token, held) for held in by.tokens):
            raise Refused("refused-token")

    # ---- Secret choices

    async def fill(self, context: MatchContext, by: Caller, move: str) -> dict[str, str]:
        """Keep an open choice of a seat, in place of one that its person made before; gives all that are open."""
        row, seat = context.row, by.seat
        made = [one for one in await self.open_choices(context.connection, row.id) if one.decision == row.decision]
        for before in made:
            if before.seat == seat:
                if before.bot:
                    raise Refused("refused-time-up", seat=seat)
                mine = {"this_match": row.id, "this_decision": row.decision, "this_seat": seat}
                await context.connection.execute(statements.DROP_CHOICE, mine)
                await self.spare_the_database(context, seat)
        choice = {"match": row.id, "decision": row.decision, "seat": seat, "move": move, "bot": by.key is None}
        await context.connection.execute(statements.KEEP_CHOICE, choice)
        return {one.seat: one.move for one in made} | {seat: move}

    async def forget_bot(self, context: MatchContext, seat: str) -> None:
        """Drop what a bot has chosen for a seat, so that its person chooses without knowing of it."""
        mine = (choices.c.match == context.row.id) & (choices.c.seat == seat) & choices.c.bot
        await context.connection.execute(delete(choices).where(mine))

    async def next_ply_of(self, context: MatchContext, seat: str) -> int:
        """The first ply that whoever plays a seat from now on can make: a choice that is kept stays its person's."""
        if context.row.version == 0:
            return 0
        match = (await self.live(context.connection, context.row, committed=False)).match
        kept = seat in await self.chosen(context.connection, context.row)
        return len(match.plies) + (len(match.waiting) if kept else 0)

    async def spare_the_database(self, context: MatchContext, seat: str) -> None:
        """Every answer is kept for ever, so nobody may change their mind without end."""
        mine = {"this_match": context.row.id, "this_seat": seat}
        given = (await context.connection.execute(statements.ANSWERS_GIVEN, mine)).scalar_one()
        if given > context.row.decision + CHANGES_OF_MIND:
            raise Refused("refused-too-fast")

    async def close(self, context: MatchContext, live: LiveMatch, made: dict[str, str]) -> int | None:
        """Open all choices together if the last one is in; let the bots choose once every person has."""
        missing = live.match.waiting - set(made)
        if not missing:
            return await self.write(context, live, live.match.append_together(made))
        if not missing & context.people:
            await self.owe_bot(context, context.row.decision)
        return None

    async def chosen(self, connection: Connection, row: MatchRow) -> dict[str, str]:
        """The open secret choices, by seat."""
        choices = await self.open_choices(connection, row.id)
        return {choice.seat: choice.move for choice in choices if choice.decision == row.decision}

    async def open_choices(self, connection: Connection, match: str) -> list[ChoiceRow]:
        """The secret choices of a match that nobody but their seats may know of."""
        return await fetch(connection, statements.OPEN_CHOICES, this_match=match)

    async def missing(self, context: MatchContext, live: LiveMatch) -> set[str]:
        """The seats that the table waits for."""
        made = await self.chosen(context.connection, context.row) if live.match.secret else {}
        return asked_of(live) - set(made)

    async def wants_bot(self, context: MatchContext, seat: str, late: bool) -> bool:
        """Whether a bot may choose here: the seat has not chosen, and is a bot's or its person is late."""
        made = await self.chosen(context.connection, context.row)
        return seat not in made and (late or seat not in context.people)

    async def _lapse(self, context: MatchContext, live: LiveMatch, seat: str, late: Late) -> MatchContext:
        """The time for a choice is up: everybody sees that, and the record says that a bot chose, this once or from now on."""
        if seat not in context.people:
            return context
        context = await stand_ins.change_player(context, seat, lapsed=True)
        await self.change(context.connection, context.room.id)
        plies = len(live.match.plies)
        if late == Late.TAKE_OVER:
            return await stand_ins.stand_in(context, seat, plies)
        if live.match.roller:  # a die is nobody's choice
            return context
        first = plies + (sorted(live.match.waiting).index(seat) if live.match.secret else 0)  # where its ply will be
        level = stand_ins.level_for(context.players)
        return await stand_ins.keep_sat(
            context, [*context.row.sat, (first, seat, stand_ins.LATE + level), (first + 1, seat, stand_ins.PERSON)]
        )

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
        due = due_after(live, stay, now, room.move_time)
        changes = {"version": version, "decision": row.decision + 1, "missing": [], "undo": None, "undone": None}
        changes["due"] = due
        if live.match.over:
            result = msgspec.to_builtins(live.match.record().result)
            changes |= {"status": Status.OVER, "ended": now, "result": result, "votes": []}
            if await write_results(connection, row, now, result=result):
                await self.owe(connection, row.id, DutyKind.RATE, row.decision + 1, now)
        else:
            await self._owe_next(context, live, now, due)
        await self.amend(connection, row.id, **changes)
        if now - room.touched > TOUCH:
            await connection.execute(statements.CHANGE_ROOM, {"this_room": room.id, "touched": now})
        live.settle(version, undone=keep is not None)
        return version

    async def _owe_next(self, context: MatchContext, live: LiveMatch, now: float, due: float | None) -> None:
        """A bot in turn moves now, or speaks before; missing people are named after a while; a late choice falls to a bot."""
        connection, room, match, decision = context.connection, context.room, context.row.id, context.row.decision + 1
        asked = asked_of(live)
        if live.match.secret and live.match.game.signals and asked - context.people:
            await self.owe_bot(context, decision, DutyKind.TALK)
        elif not asked & context.people:
            await self.owe_bot(context, decision)
        if live.match.secret and asked & context.people:
            await self.owe(connection, match, DutyKind.NAME, decision, now + self.times.naming_of(room.move_time))
        if room.noticed and asked & context.people:
            await self.owe(connection, match, DutyKind.NOTICE, decision, now + self.times.notice_of(room.move_time))
        if due is not None:
            await self.owe(connection, match, DutyKind.DUE, decision, due)

    async def owe_bot(self, context: MatchContext, decision: int, kind: DutyKind = DutyKind.BOT) -> None:
        """A bot is to move at once, or to talk; this worker looks for it when the room's news comes round."""
        urgency = Urgency.PEOPLE if context.people else Urgency.WATCHED
        await self.owe(context.connection, context.row.id, kind, decision, time.time(), urgency)
        self._hurry(context.room.id)

    async def hasten(self, room: str, match: str) -> None:
        """Somebody has come to look on: what bots among themselves owe there does not wait any longer."""
        async with self.database.write() as connection:
            slow = and_(work.c.match == match, work.c.urgency == Urgency.ALONE, work.c.leased < time.time())
            await connection.execute(update(work).where(slow).values(urgency=Urgency.WATCHED, at=time.time()))
        self._hurry(room)

    async def owe(
        self,
        connection: Connection,
        match: str,
        kind: DutyKind,
        decision: int,
        at: float,
        urgency: Urgency = Urgency.PEOPLE,
    ) -> None:
        """Write down work that is due at a time, once."""
        mine = {"this_match": match, "this_kind": kind, "this_decision": decision}
        if (await connection.execute(statements.WORK_OWED, mine)).one_or_none() is None:
            owed = {"match": match, "kind": kind, "decision": decision, "at": at, "urgency": urgency}
            await connection.execute(statements.KEEP_WORK, {**owed, "leased": 0.0, "holder": None})

    async def amend(self, connection: Connection, match: str, **changes: Any) -> None:
        """Change the match's row."""
        await connection.execute(statements.CHANGE_MATCH, {"this_match": match, **changes})

    async def change(self, connection: Connection, room: str, **values: Any) -> None:
        """Change the room, and count the change."""
        counted = {"revision": rooms.c.revision + 1, "touched": time.time()}
        await connection.execute(update(rooms).where(rooms.c.id == room).values(**values, **counted))

    # ---- Records

    async def signals(self, connection: Connection, row: MatchRow) -> list[tuple[int, str, str]]:
        """The signals of a match, as records keep them."""
        speaker = (match_seats.c.match == talks.c.match) & (match_seats.c.place == talks.c.place)
        query = select(talks.c.plies, match_seats.c.seat, talks.c.text).join(match_seats, speaker)
        mine = (talks.c.match == row.id) & (talks.c.kind == TalkKind.SIGNAL)
        said = await connection.execute(query.where(mine).order_by(talks.c.number))
        return [(plies, seat, text) for plies, seat, text in said]

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
            players = await self.players(connection, row)
        record = live.match.record()
        record.names = [player.recorded for player in players]  # somebody may have erased theirs since it was read
        record.talk, record.sat = signals, stand_ins.within(row.sat, len(record.plies))
        proven = row.origin is None  # nobody can prove how a table of another match came about
        if row.status in FINISHED:
            record.fairness = proof_of(live) if proven else None
            record.ended = None if row.ending is None else Ending(row.ending).value
            return record
        sat = stand_ins.cut(row.sat, len(record.plies))  # from which ply on would tell whose choice is kept
        record.sat = stand_ins.recorded(sat)
        record.plies = live.match.plies_seen()
        record.table = None if proven else live.match.at(0).line()
        record.fairness = fairness_of(live.fair, told=row.status == Status.RUNNING) if proven else None
        return record
