"""Rooms hold people and outlive matches. No accounts: a link, a name, and a secret token for every seat."""

import secrets
import time
import uuid
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Update, delete, insert, select, update

from estran.bots.levels import LEVELS, USUAL
from estran.engine.game import Refused
from estran.engine.seats import LETTERS
from estran.games import find
from estran.match.chance import FAIR_VERSION
from estran.server.match.dice_words import DiceWords
from estran.server.match.referee import Referee
from estran.server.match.tokens import hash_of, new_token, same
from estran.server.room.names import clean_name
from estran.server.room.presence import Presence
from estran.server.settings import is_slow
from estran.server.store import statements
from estran.server.store.connection import Connection, Query, fetch, fetch_one
from estran.server.store.database import Database
from estran.server.store.rows import MatchRow, RoomRow, SeatRow
from estran.server.store.schema import match_seats, matches, rooms, seats, work
from estran.server.wire.http import Created, NewRoom, OpenRoom, Seated, Wish
from estran.server.wire.kinds import FINISHED, STARTED, SeatKind, Status, WishKind

SEATED = {WishKind.OPEN: SeatKind.OPEN, WishKind.BOT: SeatKind.BOT, WishKind.LOCAL: SeatKind.PERSON}
TICKET = 600.0  # seconds that one is good for
WINDS = ("Zephyr", "Mistral", "Noroît", "Halny", "Nortada")  # as many as a room has seats
ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # nothing that reads or sounds like something else


class Rooms:
    """Everything that happens in a room except play."""

    def __init__(self, database: Database, referee: Referee, presence: Presence) -> None:
        self.database, self.referee, self.presence = database, referee, presence
        self.dice_words = DiceWords(database, referee)

    # ---- Opening and finding

    async def create(self, wanted: NewRoom) -> Created:
        """Open a room with its first match prepared, so that the dice are committed before anybody's word is known."""
        game = find(wanted.game)
        game.set_table(len(wanted.seats), wanted.options)  # refuses what cannot be played
        wanted = replace(wanted, options=game.tidied(wanted.options))
        names = names_of(wanted.seats)
        room, host, now = uuid.uuid4().hex, new_token(), time.time()
        codes = {"code": new_code(), "watch": new_code()}
        tokens = {place: new_token() for place, wish in enumerate(wanted.seats) if wish.kind == WishKind.LOCAL}
        async with self.database.write() as connection:
            await connection.execute(
                insert(rooms).values(
                    id=room,
                    host=hash_of(host),
                    game=wanted.game,
                    options=wanted.options,
                    public=wanted.public,
                    locked=False,
                    auto_roll=wanted.auto_roll,
                    hints=wanted.hints,
                    move_time=wanted.move_time,
                    revision=1,
                    talked=0,
                    created=now,
                    touched=now,
                    **codes,
                )
            )
            for place, wish in enumerate(wanted.seats):
                seat = _seat(wish, names[place], tokens.get(place))
                await connection.execute(insert(seats).values(room=room, place=place, **seat))
            await self.prepare(connection, room, wanted, list(range(len(wanted.seats))), 1)
        for place in tokens:
            await self.presence.seen(room, str(place))
        return Created(codes["code"], codes["watch"], host, tokens)

    async def prepare(
        self, connection: Connection, room: str, rules: NewRoom | RoomRow, seating: list[int], number: int
    ) -> None:
        """The next match of a room, with its seed drawn and its commitment to be shown from now on."""
        match = uuid.uuid4().hex
        await connection.execute(
            insert(matches).values(
                id=match,
                room=room,
                number=number,
                status=Status.SEATING,
                game=rules.game,
                options=rules.options,
                seed=secrets.token_bytes(32),
                fair=FAIR_VERSION,
                version=0,
                decision=0,
                missing=[],
                created=time.time(),
            )
        )
        for seat, place in zip(LETTERS, seating, strict=False):
            values = {"match": match, "seat": seat, "place": place, "name": "", "hash": "", "word": ""}
            await connection.execute(insert(match_seats).values(values))
        await self.referee.change(connection, room, match=match)

    async def lobby(self) -> list[OpenRoom]:
        """Public rooms with a free seat."""
        free = rooms.c.public & ~rooms.c.locked & (matches.c.status == Status.SEATING)
        query = select(rooms).join(matches, matches.c.id == rooms.c.match).where(free)
        listed = []
        async with self.database.read() as connection:
            newest = Query(RoomRow, query.order_by(rooms.c.created.desc()).limit(100))
            for room in await fetch(connection, newest):
                taken = await self.seats(connection, room.id)
                free_seats = sum(seat.kind == SeatKind.OPEN for seat in taken)
                names = [seat.name for seat in taken if seat.kind != SeatKind.OPEN]
                if free_seats:
                    line = (room.code, room.game, brief(room.options), names, free_seats, len(taken))
                    listed.append(OpenRoom(*line))
        return listed

    async def find(self, connection: Connection, code: str, *, lock: bool = False) -> RoomRow:
        """The room of a code, or of a watch code."""
        if not (code.isascii() and code.isalnum()):
            raise Refused("refused-room")
        query = select(rooms).where((rooms.c.code == code.upper()) | (rooms.c.watch == code.upper()))
        found = await fetch_one(connection, Query(RoomRow, query.with_for_update() if lock else query))
        if found is None:
            raise Refused("refused-room")
        return found

    async def by_id(self, connection: Connection, room: str) -> RoomRow:
        """The room of an id."""
        found = await fetch_one(connection, statements.ROOM_BY_ID, this_room=room)
        if found is None:
            raise Refused("refused-room")
        return found

    async def seats(self, connection: Connection, room: str) -> list[SeatRow]:
        """The room's seats in their order."""
        return await fetch(connection, statements.SEATS_OF_ROOM, this_room=room)

    async def history(self, code: str) -> list[tuple[MatchRow, list[str]]]:
        """The room's matches with the names of their players, the last one first."""
        async with self.database.read() as connection:
            room = await self.find(connection, code)
            query = select(matches).where(matches.c.room == room.id).order_by(matches.c.number.desc()).limit(200)
            rows = await fetch(connection, Query(MatchRow, query))
            names: dict[str, list[str]] = {row.id: [] for row in rows}
            named = select(match_seats.c.match, match_seats.c.name).where(match_seats.c.match.in_(names))
            for match, name in await connection.execute(named.order_by(match_seats.c.seat)):
                names[match].append(name)
        return [(row, names[row.id]) for row in rows]

    # ---- Coming and going

    async def join(self, code: str, name: str) -> Seated:
        """Take the first free seat under a name of one's own."""
        name = clean_name(name)
        async with self.database.write() as connection:
            room = await self.find(connection, code, lock=True)
            if room.code != code.upper() or room.locked:
                raise Refused("refused-room-locked")
            taken = await self.seats(connection, room.id)
            free = next((seat.place for seat in taken if seat.kind == SeatKind.OPEN), None)
            if free is None:
                raise Refused("refused-room-full")
            if any(seat.name.casefold() == name.casefold() for seat in taken if seat.kind != SeatKind.OPEN):
                raise Refused("refused-name-taken", name=name)
            token = new_token()
            sat = {"kind": SeatKind.PERSON, "name": name, "token": hash_of(token), "tenure": seats.c.tenure + 1}
            await self.set_seat(connection, room.id, free, **sat)
        await self.presence.seen(room.id, str(free))
        return Seated(room.code, free, name, token)

    async def leave(self, code: str, token: str) -> None:
        """Give a seat up; in a running match a bot takes it over for good."""
        async with self.database.write() as connection:
            room = await self.find(connection, code, lock=True)
            seat = await self.holder(connection, room, token)
            match = await self.referee.row(connection, room.match)
            if match.status in STARTED:
                await self.hand_over(connection, room, match, seat.place)
            else:
                await self.free(connection, room, match, seat.place)

    async def sit_in(self, code: str, token: str, away: bool) -> None:
        """Hand one's seat to a bot for a while, or take it back."""
        async with self.database.write() as connection:
            room = await self.find(connection, code, lock=True)
            seat = await self.holder(connection, room, token)
            await self.set_seat(connection, room.id, seat.place, away=away, level=USUAL if away else None)
            match = await self.referee.row(connection, room.match)
            await self.wake_bots(connection, match)

    async def ticket(self, code: str, token: str) -> str:
        """A secret that moves this seat to another browser: once, and within minutes."""
        async with self.database.write() as connection:
            room = await self.find(connection, code, lock=True)
            seat = await self.holder(connection, room, token)
            ticket = new_token()
            until = time.time() + TICKET
            await self.set_seat(connection, room.id, seat.place, ticket=hash_of(ticket), ticket_until=until)
        return ticket

    async def move(self, code: str, ticket: str) -> Seated:
        """Use such a ticket: the old token is worth nothing from now on."""
        async with self.database.write() as connection:
            room = await self.find(connection, code, lock=True)
            found = [seat for seat in await self.seats(connection, room.id) if same(ticket, seat.ticket)]
            if not found or time.time() > (found[0].ticket_until or 0):
                raise Refused("refused-ticket")
            token = new_token()
            await self.set_seat(connection, room.id, found[0].place, token=hash_of(token), ticket=None)
            await self.forget_word(connection, await self.referee.row(connection, room.match), found[0].place)
        await self.presence.seen(room.id, str(found[0].place))
        return Seated(room.code, found[0].place, found[0].name, token)

    # ---- What the host may do

    async def host(self, connection: Connection, code: str, token: str) -> RoomRow:
        """The room, locked for a change, if the token is its host's."""
        room = await self.find(connection, code, lock=True)
        if not same(token, room.host):
            raise Refused("refused-host")
        return room

    async def lock(self, code: str, token: str, locked: bool) -> None:
        """Let nobody join any more, or let them again."""
        async with self.database.write() as connection:
            room = await self.host(connection, code, token)
            await self.referee.change(connection, room.id, locked=locked)

    async def place_bot(self, code: str, token: str, place: int, level: str | None) -> None:
        """Put a bot on a seat, or (level None) take it away again: the owner gets the seat back, else it is free."""
        if level is not None and level not in LEVELS:
            raise Refused("refused-level", came=level, known=list(LEVELS))
        async with self.database.write() as connection:
            room = await self.host(connection, code, token)
            seat = await self.at(connection, room, place)
            match = await self.referee.row(connection, room.match)
            if seat.kind == SeatKind.PERSON:
                if level is not None:
                    await self.check_absent(room, match, seat, level)
                await self.set_seat(connection, room.id, place, away=level is not None, level=level)
            elif level is not None:
                others = [one.name for one in await self.seats(connection, room.id)]
                name = seat.name or bot_name(place, others)
                await self.set_seat(connection, room.id, place, kind=SeatKind.BOT, name=name, level=level)
            elif match.status == Status.SEATING:
                await self.free(connection, room, match, place)
            else:
                raise Refused("refused-bot-needed", place=place)
            await self.wake_bots(connection, match)

    async def remove(self, code: str, token: str, place: int) -> None:
        """Free a seat; while a match runs, let a bot sit in for a person who is away."""
        async with self.database.write() as connection:
            room = await self.host(connection, code, token)
            seat = await self.at(connection, room, place)
            match = await self.referee.row(connection, room.match)
            if match.status in STARTED and seat.kind == SeatKind.PERSON:
                await self.check_absent(room, match, seat, USUAL)
                await self.set_seat(connection, room.id, place, away=True, level=USUAL)
                await self.wake_bots(connection, match)
            elif match.status not in STARTED:
                await self.free(connection, room, match, place)

    async def start(self, code: str, token: str) -> None:
        """Begin, as soon as every person at the table has promised a word for the dice, or the time for it is up."""
        async with self.database.write() as connection:
            room = await self.host(connection, code, token)
            match = await self.referee.row(connection, room.match)
            if match.status != Status.SEATING:
                raise Refused("refused-started")
            players = await self.referee.players(connection, match)
            if any(player.kind == SeatKind.OPEN for player in players):
                raise Refused("refused-seats-open")
            for player in players:
                awaited = player.kind == SeatKind.PERSON
                await connection.execute(_seat_at(match.id, player.place).values(name=player.name, missing=awaited))
            await self.referee.change(connection, room.id)
            await self.dice_words.ask(connection, match.id)

    async def rematch(self, code: str, token: str) -> None:
        """Another match for the same people, each one seat further."""
        async with self.database.write() as connection:
            room = await self.host(connection, code, token)
            match = await self.referee.row(connection, room.match)
            if match.status not in FINISHED:
                raise Refused("refused-not-over")
            first, *others = [player.place for player in await self.referee.players(connection, match)]
            await self.prepare(connection, room.id, room, [*others, first], match.number + 1)

    async def abandon(self, code: str, token: str) -> None:
        """End a match early; its seed is published all the same."""
        async with self.database.write() as connection:
            room = await self.host(connection, code, token)
            match = await self.referee.row(connection, room.match)
            if match.status not in STARTED:
                raise Refused("refused-not-running", status=match.status)
            await connection.execute(delete(work).where(work.c.match == match.id))
            await self.referee.amend(connection, match.id, status=Status.ABANDONED, ended=time.time(), due=None)
            await self.referee.change(connection, room.id)

    async def check_absent(self, room: RoomRow, match: MatchRow, seat: SeatRow, level: str) -> None:
        """Refuse to let a bot play for somebody who is here, was here a moment ago, or has days to choose; and a weak one."""
        if list(LEVELS).index(level) < list(LEVELS).index(USUAL):
            raise Refused("refused-level-weak", came=level, least=USUAL)
        if seat.away:  # a bot sits in already
            return
        if match.status in STARTED and is_slow(room.move_time):
            raise Refused("refused-replace-slow")
        if await self.presence.silence(room.id, str(seat.place)) < self.referee.times.absent:
            raise Refused("refused-present", name=seat.name)

    # ---- Small things

    async def holder(self, connection: Connection, room: RoomRow, token: str) -> SeatRow:
        """The seat that a token opens."""
        for seat in await self.seats(connection, room.id):
            if same(token, seat.token):
                return seat
        raise Refused("refused-token")

    async def at(self, connection: Connection, room: RoomRow, place: int) -> SeatRow:
        """The seat at a place."""
        for seat in await self.seats(connection, room.id):
            if seat.place == place:
                return seat
        raise Refused("refused-place", came=place)

    async def hand_over(self, connection: Connection, room: RoomRow, match: MatchRow, place: int) -> None:
        """Let a bot play a seat to the end, under the name that sat there."""
        gone: dict[str, Any] = {"token": None, "ticket": None, "away": False, "muted": []}
        await self.set_seat(connection, room.id, place, kind=SeatKind.BOT, level=USUAL, **gone)
        await self.dice_words.go_on(connection, match.id)  # nobody is left there who could give a word
        await self.wake_bots(connection, match)

    async def free(self, connection: Connection, room: RoomRow, match: MatchRow, place: int) -> None:
        """Make a seat free for anybody, and forget the word that was committed there."""
        empty: dict[str, Any] = {"name": "", "token": None, "ticket": None, "level": None, "away": False, "muted": []}
        await self.set_seat(connection, room.id, place, kind=SeatKind.OPEN, **empty)
        await self.forget_word(connection, match, place)

    async def forget_word(self, connection: Connection, match: MatchRow, place: int) -> None:
        """Drop the hash of the word, so that the next holder of the seat promises a word of their own."""
        if match.status in (Status.SEATING, Status.PROMISES):
            await connection.execute(_seat_at(match.id, place).values(hash=""))

    async def set_seat(self, connection: Connection, room: str, place: int, **values: Any) -> None:
        """Change a seat, and let everybody in the room know."""
        mine = (seats.c.room == room) & (seats.c.place == place)
        await connection.execute(update(seats).where(mine).values(**values))
        await self.referee.change(connection, room)

    async def wake_bots(self, connection: Connection, match: MatchRow) -> None:
        """Somebody's seat changed hands: a bot may be in turn now."""
        if match.status == Status.RUNNING:
            await self.referee.owe_bot(await self.referee.context(connection, match.id), match.decision)


def _seat_at(match: str, place: int) -> Update:
    return update(match_seats).where((match_seats.c.match == match) & (match_seats.c.place == place))


def _seat(wish: Wish, name: str, token: str | None) -> dict[str, Any]:
    """A new room's seat as the host wished it."""
    kind = SEATED[wish.kind]
    if kind == SeatKind.BOT and wish.level not in LEVELS:
        raise Refused("refused-level", came=wish.level, known=list(LEVELS))
    return {
        "kind": kind,
        "name": name,
        "token": None if token is None else hash_of(token),
        "level": wish.level if kind == SeatKind.BOT else None,
        "away": False,
        "muted": [],
    }


def names_of(wishes: list[Wish]) -> list[str]:
    """Who sits on the seats of a new room, each under a name of their own; the host does not name bots."""
    names = [""] * len(wishes)
    for place, wish in enumerate(wishes):
        if wish.kind == WishKind.LOCAL:
            name = LETTERS[place] if wish.name is None else clean_name(wish.name)
            if name.casefold() in map(str.casefold, names):
                raise Refused("refused-name-taken", name=name)
            names[place] = name
        elif wish.name is not None:
            raise Refused("refused-name-unasked")
    for place, wish in enumerate(wishes):
        if wish.kind == WishKind.BOT:
            names[place] = bot_name(place, names)
    return names


def bot_name(place: int, taken: list[str]) -> str:
    """Bots are named after winds and tides, so that nobody takes them for people; the first name that nobody has."""
    heard = {name.casefold() for name in taken}
    return next(wind for wind in (*WINDS[place:], *WINDS[:place]) if wind.casefold() not in heard)


def brief(options: Mapping[str, Any]) -> dict[str, Any]:
    """Options for a line of the lobby: of what has a name, the name alone."""
    return {name: value.get("name") if isinstance(value, dict) else value for name, value in options.items()}


def new_code() -> str:
    """Eight letters and digits that are easy to read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(8))
