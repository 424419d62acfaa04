"""Rooms hold people and outlive matches. No accounts: a link, a name, and a secret token for every seat."""

import secrets
import time
import uuid
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Update, delete, insert, null, select, update

from estran.bots.levels import LEVELS, USUAL
from estran.engine.game import Refused
from estran.engine.seats import LETTERS
from estran.games import find
from estran.match.chance import FAIR_VERSION
from estran.server.match import stand_ins
from estran.server.match.context import MatchContext
from estran.server.match.dice_words import DiceWords
from estran.server.match.referee import Referee
from estran.server.match.tokens import hash_of, new_token, same
from estran.server.people.profiles import opened
from estran.server.room.agreement import is_agreed
from estran.server.room.names import bot_name, clean_name, likeness, names_of
from estran.server.room.presence import HOST, Presence
from estran.server.room.votes import without
from estran.server.settings import is_slow
from estran.server.store import statements
from estran.server.store.connection import Connection, Query, fetch, fetch_one
from estran.server.store.database import Database
from estran.server.store.results import write_results
from estran.server.store.rows import MatchRow, PlayerRow, RoomRow, SeatRow
from estran.server.store.schema import match_seats, matches, rooms, seats, work
from estran.server.wire.http import Created, NewRoom, Seated, Wish
from estran.server.wire.kinds import FINISHED, STARTED, Ending, SeatKind, Status, WishKind

SEATED = {WishKind.OPEN: SeatKind.OPEN, WishKind.BOT: SeatKind.BOT, WishKind.LOCAL: SeatKind.PERSON}
TICKET = 600.0  # seconds that one is good for
ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # nothing that reads or sounds like something else


class Rooms:
    """Everything that happens in a room except play."""

    def __init__(self, database: Database, referee: Referee, presence: Presence, *, ratings: bool = True) -> None:
        self.database, self.referee, self.presence = database, referee, presence
        self.ratings = ratings  # whether this server allows them
        self.dice_words = DiceWords(database, referee)

    # ---- Opening and finding

    async def create(self, wanted: NewRoom, origin: dict[str, Any] | None = None) -> Created:
        """Open a room with its first match prepared, so that the dice are committed before anybody's word is known."""
        game = find(wanted.game)
        game.set_table(len(wanted.seats), wanted.options)  # refuses what cannot be played
        wanted = replace(wanted, options=game.tidied(wanted.options))
        names = names_of(wanted.seats)
        room, host, now = uuid.uuid4().hex, new_token(), time.time()
        codes = {"code": new_code(), "watch": new_code()}
        tokens = {place: new_token() for place, wish in enumerate(wanted.seats) if wish.kind == WishKind.LOCAL}
        async with self.database.write() as connection:
            profile = await _profile(connection, wanted.profile)
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
                    late=wanted.late,
                    rated=wanted.rated,
                    revision=1,
                    talked=0,
                    created=now,
                    touched=now,
                    **codes,
                )
            )
            for place, wish in enumerate(wanted.seats):
                seat = _seat(wish, names[place], tokens.get(place))
                seat["profile"] = profile if place == min(tokens, default=None) else None
                await connection.execute(insert(seats).values(room=room, place=place, **seat))
            await self.prepare(connection, room, wanted, list(range(len(wanted.seats))), 1, origin)
        await self.presence.seen(room, HOST, *map(str, tokens))
        return Created(codes["code"], codes["watch"], host, tokens)

    async def prepare(
        self,
        connection: Connection,
        room: str,
        rules: NewRoom | RoomRow,
        seating: list[int],
        number: int,
        origin: dict[str, Any] | None = None,
    ) -> str:
        """The next match of a room, with its seed drawn and its commitment to be shown from now on; gives its id."""
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
                origin=null() if origin is None else origin,
                created=time.time(),
            )
        )
        for seat, place in zip(LETTERS, seating, strict=False):
            values = {"match": match, "seat": seat, "place": place, "name": "", "hash": "", "word": ""}
            await connection.execute(insert(match_seats).values(values))
        await self.referee.change(connection, room, match=match)
        return match

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

    # ---- Coming and going

    async def join(self, code: str, name: str, device: str | None = None) -> Seated:
        """Take the first free seat under a name of one's own, as the profile of a device; it holds one seat of a room."""
        name = clean_name(name)
        async with self.database.write() as connection:
            profile = await _profile(connection, device)
            room = await self.find(connection, code, lock=True)
            if room.code != code.upper() or room.locked:
                raise Refused("refused-room-locked")
            taken = await self.seats(connection, room.id)
            free = next((seat.place for seat in taken if seat.kind == SeatKind.OPEN), None)
            if free is None:
                raise Refused("refused-room-full")
            if likeness(name) in {likeness(seat.name) for seat in taken if seat.kind != SeatKind.OPEN}:
                raise Refused("refused-name-taken", name=name)
            token = new_token()
            sat = {"kind": SeatKind.PERSON, "name": name, "token": hash_of(token), "tenure": seats.c.tenure + 1}
            whose = None if profile in {seat.profile for seat in taken} else profile
            await self.set_seat(connection, room.id, free, **sat, profile=whose)
        await self.presence.seen(room.id, str(free))
        return Seated(room.code, free, name, token)

    async def ticket(self, code: str, token: str) -> str:
        """A secret that moves this seat to another browser: once, and within minutes."""
        async with self.database.write() as connection:
            room = await self.find(connection, code, lock=True)
            seat = await self.holder(connection, room, token)
            ticket = new_token()
            until = time.time() + TICKET
            await self._keep(connection, room.id, seat.place, ticket=hash_of(ticket), ticket_until=until)
        return ticket

    async def move(self, code: str, ticket: str) -> Seated:
        """Use such a ticket: the old token is worth nothing from now on."""
        async with self.database.write() as connection:
            room = await self.find(connection, code, lock=True)
            found = [seat for seat in await self.seats(connection, room.id) if same(ticket, seat.ticket)]
            if not found or time.time() > (found[0].ticket_until or 0):
                raise Refused("refused-ticket")
            token = new_token()
            await self._hand_over(connection, room, found[0], token)
        await self.presence.seen(room.id, str(found[0].place))
        return Seated(room.code, found[0].place, found[0].name, token)

    async def take_seat(self, code: str, profile: str) -> tuple[Seated, str]:
        """Bring the seat of a profile to another of its devices; a room without one is as unknown as one that there is not.

        Gives the room's id too.
        """
        async with self.database.write() as connection:
            room = await self.find(connection, code, lock=True)
            mine = next((seat for seat in await self.seats(connection, room.id) if seat.profile == profile), None)
            if mine is None:
                raise Refused("refused-room")
            token = new_token()
            await self._hand_over(connection, room, mine, token)
        await self.presence.seen(room.id, str(mine.place))
        return Seated(room.code, mine.place, mine.name, token), room.id

    async def _hand_over(self, connection: Connection, room: RoomRow, seat: SeatRow, token: str) -> None:
        """A seat is held by a new token from now on."""
        await self.set_seat(connection, room.id, seat.place, token=hash_of(token), ticket=None)
        await self.forget_word(connection, await self.referee.row(connection, room.match), seat.place)

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

    async def hosting(self, connection: Connection, code: str, token: str) -> RoomRow:
        """The same, or if it is a seat's while the host gives no sign of life."""
        room = await self.find(connection, code, lock=True)
        if not same(token, room.host):
            seated = any(same(token, seat.token) for seat in await self.seats(connection, room.id))
            if not seated or await self.presence.silence(room.id, HOST) < self.referee.times.absent:
                raise Refused("refused-host")
        return room

    async def place_bot(self, code: str, token: str, place: int, level: str | None) -> None:
        """Put a bot on a seat, or (level None) take it away again: the owner gets the seat back, else it is free."""
        if level is not None and level not in LEVELS:
            raise Refused("refused-level", came=level, known=list(LEVELS))
        async with self.database.write() as connection:
            room = await self.hosting(connection, code, token)
            context = await self.referee.context(connection, room.match)
            player = self.at(context, place)
            if not same(token, room.host) and (player.kind != SeatKind.OPEN or level is None):
                raise Refused("refused-host")
            if player.kind == SeatKind.PERSON:
                await self._change_hands(context, player, level)
            elif level is not None:
                if context.row.status in STARTED:
                    raise Refused("refused-started")
                others = [one.name for one in context.players]
                name = player.name or bot_name(place, others)
                await self.set_seat(connection, room.id, place, kind=SeatKind.BOT, name=name, level=level)
            elif context.row.status == Status.SEATING:
                await self.free(connection, room, context.row, place)
            else:
                raise Refused("refused-bot-needed", place=place)
            await self.wake_bots(connection, context.row)

    async def remove(self, code: str, token: str, place: int) -> None:
        """Free a seat; while a match runs, let a bot stand in for a person who is away."""
        async with self.database.write() as connection:
            room = await self.host(connection, code, token)
            context = await self.referee.context(connection, room.match)
            player = self.at(context, place)
            if context.row.status not in STARTED:
                await self.free(connection, room, context.row, place)
            elif player.kind == SeatKind.PERSON:
                await self._change_hands(context, player, stand_ins.level_for(context.players))
                await self.wake_bots(connection, context.row)

    async def drop(self, code: str, token: str, place: int) -> None:
        """Take a free seat away, so that fewer play: another match is prepared, as dice and words are for a table's size."""
        async with self.database.write() as connection:
            room = await self.hosting(connection, code, token)
            context = await self.referee.context(connection, room.match)
            if context.row.status != Status.SEATING:
                raise Refused("refused-started")
            if context.row.origin is not None or self.at(context, place).kind != SeatKind.OPEN:
                raise Refused("refused-drop")
            staying = [player.place for player in context.players if player.place != place]
            find(room.game).set_table(len(staying), room.options)  # refuses what cannot be played
            await connection.execute(delete(seats).where((seats.c.room == room.id) & (seats.c.place == place)))
            await self.prepare(connection, room.id, room, staying, context.row.number)
            await connection.execute(delete(matches).where(matches.c.id == context.row.id))

    async def _change_hands(self, context: MatchContext, player: PlayerRow, level: str | None) -> None:
        """Let a bot play for somebody who is away, or give them their seat back; in a match its level is not chosen."""
        if context.row.status in FINISHED:
            raise Refused("refused-not-running", status=context.row.status)
        running = context.row.status in STARTED
        if level is not None and list(LEVELS).index(level) < list(LEVELS).index(USUAL):
            raise Refused("refused-level-weak", came=level, least=USUAL)
        if level is not None:
            await self.check_absent(context, player)
        if level is not None and not player.stand_in and running:
            await stand_ins.stand_in(context, player.seat, await self.referee.next_ply_of(context, player.seat))
        elif level is not None and not running:
            await stand_ins.change_seat(context, player.seat, stand_in=True, level=level)
        elif level is None and player.stand_in and not player.left:
            await stand_ins.give_back(context, player.seat, await self.referee.plies(context))
        await self.referee.change(context.connection, context.room.id)

    async def check_absent(self, context: MatchContext, player: PlayerRow) -> None:
        """Refuse to let a bot play for somebody who is here, was here a moment ago, or still has days to choose."""
        if player.resigned:
            raise Refused("refused-resigned", seat=player.seat)
        if player.stand_in:  # a bot plays already
            return
        if context.row.status in STARTED and is_slow(context.room.move_time):
            if not player.lapsed:
                raise Refused("refused-replace-slow")
            least = self.referee.times.present
        else:
            least = self.referee.times.absent
        if await self.presence.silence(context.room.id, str(player.place)) < least:
            raise Refused("refused-present", name=player.name)

    async def is_present(self, context: MatchContext, player: PlayerRow) -> bool:
        """Whether somebody has not left and gave a sign of life lately; if that cannot be told, they did."""
        silence = await self.presence.silence(context.room.id, str(player.place))
        return not player.left and silence < self.referee.times.present

    async def abandon(self, code: str, token: str) -> None:
        """End a match early that nobody but bots plays; people agree on that among themselves."""
        async with self.database.write() as connection:
            room = await self.host(connection, code, token)
            context = await self.referee.context(connection, room.match)
            if context.row.status not in STARTED:
                raise Refused("refused-not-running", status=context.row.status)
            if context.people:
                raise Refused("refused-people-play")
            await self.stop(context, Ending.ABANDONED)

    # ---- From one match to the next

    async def start(self, code: str, token: str) -> None:
        """Begin, as soon as every person at the table has promised a word for the dice, or the time for it is up."""
        async with self.database.write() as connection:
            room = await self.hosting(connection, code, token)
            await self.begin(await self.referee.context(connection, room.match))

    async def begin(self, context: MatchContext) -> None:
        """Ask for the words; from now on it is written down who plays."""
        connection, match = context.connection, context.row.id
        if context.row.status != Status.SEATING:
            raise Refused("refused-started")
        if any(player.kind == SeatKind.OPEN for player in context.players):
            raise Refused("refused-seats-open")
        for player in context.players:
            awaited = player.kind == SeatKind.PERSON
            who = {"name": player.name, "profile": player.profile}
            await connection.execute(_seat_at(match, player.place).values(**who, missing=awaited))
        await self.referee.amend(connection, match, rated=self.ratings and await is_agreed(context))
        await stand_ins.keep_sat(context, [(0, one.seat, one.level) for one in context.players if one.stand_in])
        await self.referee.change(connection, context.room.id)
        await self.dice_words.ask(connection, match)

    async def stop(self, context: MatchContext, ending: Ending) -> None:
        """End a match early; its seed is published all the same."""
        connection, match = context.connection, context.row.id
        await connection.execute(delete(work).where(work.c.match == match))
        await connection.execute(statements.DROP_CHOICES, {"this_match": match})
        await stand_ins.keep_sat(context, stand_ins.cut(context.row.sat, await self.referee.plies(context)))
        now = time.time()
        stopped = {"status": Status.ABANDONED, "ending": ending, "ended": now}
        await self.referee.amend(connection, match, due=None, undo=None, votes=[], **stopped)
        await write_results(connection, context.row, now, ending=ending)
        await self.referee.change(connection, context.room.id)

    async def rematch(self, context: MatchContext, agreed: set[str], declined: set[str]) -> None:
        """Another match, each one seat further; it begins at once if all who sit there then have asked for it."""
        connection, room = context.connection, context.room
        for player in context.players:
            if player.left or player.seat in declined:
                await self.free(connection, room, context.row, player.place)
            elif player.kind == SeatKind.PERSON:
                await stand_ins.change_seat(context, player.seat, stand_in=False, level=None)
        await self.referee.amend(connection, context.row.id, votes=[])
        first, *others = [player.place for player in context.players]
        match = await self.prepare(connection, room.id, room, [*others, first], context.row.number + 1)
        staying = {player.seat for player in context.players if player.kind == SeatKind.PERSON and not player.left}
        bots = {player.seat for player in context.players if player.kind == SeatKind.BOT}
        ready = staying & agreed | bots
        if len(ready) == len(context.players):
            await self.begin(await self.referee.context(connection, match))

    # ---- Small things

    async def holder(self, connection: Connection, room: RoomRow, token: str) -> SeatRow:
        """The seat that a token opens."""
        for seat in await self.seats(connection, room.id):
            if same(token, seat.token):
                return seat
        raise Refused("refused-token")

    def at(self, context: MatchContext, place: int) -> PlayerRow:
        """Who sits at a place."""
        for player in context.players:
            if player.place == place:
                return player
        raise Refused("refused-place", came=place)

    async def free(self, connection: Connection, room: RoomRow, match: MatchRow, place: int) -> None:
        """Make a seat free for anybody, and forget the word that was committed there, and what was voted."""
        empty: dict[str, Any] = {
            "name": "",
            "token": None,
            "ticket": None,
            "level": None,
            "stand_in": False,
            "left": False,
            "muted": [],
            "profile": None,
            "unnamed": False,
        }
        await self.set_seat(connection, room.id, place, kind=SeatKind.OPEN, **empty)
        await self.forget_word(connection, match, place)
        await self._forget_votes(connection, match, place)

    async def forget_word(self, connection: Connection, match: MatchRow, place: int) -> None:
        """Drop the hash of the word, so that the next holder of the seat promises a word of their own."""
        if match.status in (Status.SEATING, Status.PROMISES):
            await connection.execute(_seat_at(match.id, place).values(hash=""))

    async def _forget_votes(self, connection: Connection, match: MatchRow, place: int) -> None:
        """Drop a seat's answers, so that the next person there is asked, too."""
        if match.votes:
            here = (match_seats.c.match == match.id) & (match_seats.c.place == place)
            seat = (await connection.execute(select(match_seats.c.seat).where(here))).scalar_one()
            await self.referee.amend(connection, match.id, votes=without(match.votes, seat))

    async def set_seat(self, connection: Connection, room: str, place: int, **values: Any) -> None:
        """Change a seat, and let everybody in the room know."""
        await self._keep(connection, room, place, **values)
        await self.referee.change(connection, room)

    async def _keep(self, connection: Connection, room: str, place: int, **values: Any) -> None:
        """Change a seat in a way that is nobody else's business."""
        mine = (seats.c.room == room) & (seats.c.place == place)
        await connection.execute(update(seats).where(mine).values(**values))

    async def wake_bots(self, connection: Connection, match: MatchRow) -> None:
        """Somebody's seat changed hands: a bot may be in turn now."""
        if match.status == Status.RUNNING:
            await self.referee.owe_bot(await self.referee.context(connection, match.id), match.decision)


async def _profile(connection: Connection, device: str | None) -> str | None:
    """The profile that a device's token opens, held before any room is locked."""
    return None if device is None else (await opened(connection, device)).profile.id


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
        "stand_in": False,
        "muted": [],
    }


def new_code() -> str:
    """Eight letters and digits that are easy to read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(8))
