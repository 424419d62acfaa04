"""Tell those who must choose and are not here: once for each decision and seat, and nothing but game and link."""

import asyncio
import hashlib
import time
from typing import NamedTuple

import msgspec
from sqlalchemy import delete, select, update

from estran.server.match.context import MatchContext
from estran.server.match.live import asked_of
from estran.server.metrics import NOTICES
from estran.server.notices.contacts import STOP, Contacts
from estran.server.notices.mail import paragraphs, stoppable
from estran.server.notices.push import Outcome, PushSender
from estran.server.room.presence import Presence
from estran.server.store.rows import ContactRow, Duty, PlayerRow
from estran.server.store.schema import contact_seats, contacts
from estran.server.wire.http import Notice
from estran.server.wire.kinds import ContactKind, Status
from estran.words.speaker import speaker

PAUSE, LONGEST_PAUSE = 15.0, 600.0  # seconds before the second try, which doubles from one to the next
TRIES = 8  # in a row, after which nobody is told of this decision any more
USELESS = 24  # tries in a row that failed, after which the contact is forgotten
NOBODY = "nobody"  # who never gives a sign of life


class Addressee(NamedTuple):
    """A contact that is to be told of the turn of a seat, or of several at one screen."""

    duty: Duty
    room: str
    places: list[int]
    contact: ContactRow
    notice: Notice


class Notifier:
    """Does what is owed to contacts; any worker may, and if one is killed another tells them again."""

    def __init__(self, contacts: Contacts, sender: PushSender, presence: Presence) -> None:
        self.contacts, self.sender, self.presence = contacts, sender, presence
        self.referee, self.database = contacts.referee, contacts.database

    async def tell(self, owed: Duty) -> float | None:
        """Tell everybody who must choose and is not here; gives the time of the next try, if one is needed."""
        async with self.database.read() as connection:
            context = await self.referee.context(connection, owed.match)
            turns = await self._turns(context, owed)
        grace = self.referee.times.notice_of(context.room.move_time)
        later = await asyncio.gather(*(self._tell(turn, grace) for turn in turns))
        return min((at for at in later if at is not None), default=None)

    async def _turns(self, context: MatchContext, owed: Duty) -> list[Addressee]:
        """Whom to tell: contacts of seats that are asked, have not chosen, and have not been told of this decision."""
        row, room = context.row, context.room
        if row.status != Status.RUNNING or row.decision != owed.decision:
            return []
        live = await self.referee.live(context.connection, row)
        made = await self.referee.chosen(context.connection, row) if live.match.secret else {}
        missing = asked_of(live) & context.people - set(made)
        asked = {one.place: one for one in context.players if one.seat in missing and not one.left}
        query = (
            select(contact_seats.c.place, contact_seats.c.tenure, contacts)
            .join(contacts, contacts.c.id == contact_seats.c.contact)
            .where((contact_seats.c.room == room.id) & contacts.c.confirmed.is_not(None))
            .where((contact_seats.c.match.is_distinct_from(row.id)) | (contact_seats.c.decision < owed.decision))
        )
        told = dict[ContactRow, list[int]]()
        for place, tenure, *rest in await context.connection.execute(query.order_by(contact_seats.c.place)):
            if _sits(asked.get(place), tenure):
                told.setdefault(ContactRow(*rest), []).append(place)
        return [
            Addressee(owed, room.id, places, contact, self._notice(room.game, room.code, contact))
            for contact, places in told.items()
        ]

    def _notice(self, game: str, code: str, contact: ContactRow) -> Notice:
        stop = self.contacts.link(STOP, contact.id)
        return Notice(game, f"{self.contacts.address}/r/{code}", stop)

    async def _tell(self, turn: Addressee, grace: float) -> float | None:
        """Tell one contact, unless its person is here; gives the time of the next try."""
        listening = await self.presence.silence(front_of(turn.room), NOBODY)
        silence = min([await self.presence.silence(front_of(turn.room), str(place)) for place in turn.places])
        if listening < grace and silence >= listening:
            return time.time() + grace - listening  # by then everybody who is here has given a sign
        if silence < grace:  # the question has been in front of them
            await self._note(turn)
            return None
        outcome = await self._send(turn)
        NOTICES.labels(turn.contact.kind, outcome.value).inc()
        return await self._after(turn, outcome)

    async def _send(self, turn: Addressee) -> Outcome:
        contact, notice = turn.contact, turn.notice
        topic = f"{turn.duty.match} {turn.places} {turn.duty.decision}"
        if contact.kind == ContactKind.PUSH:
            path = len(self.contacts.address)
            near = Notice(notice.game, notice.link[path:], notice.stop[path:])  # the browser knows where it is from
            return await self.sender.send(contact, msgspec.json.encode(near), turn.room)
        if (postman := self.contacts.postman) is None:
            return Outcome.REFUSED
        say = speaker(contact.language).say
        game = say(f"{notice.game}-name")
        text = paragraphs(say("notice-mail-turn", game=game), notice.link, say("notice-mail-stop"), notice.stop)
        name = hashlib.sha256(f"{topic} {contact.id}".encode()).hexdigest()[:32]
        subject = say("notice-mail-turn-subject", game=game)
        mail = postman.written(contact.address, subject, text, name, contact.language)
        return await postman.send(stoppable(mail, notice.stop))

    async def _after(self, turn: Addressee, outcome: Outcome) -> float | None:
        """Write down what became of it; gives the time of the next try."""
        if outcome is Outcome.HELD:
            return time.time() + PAUSE
        contact, failures = turn.contact, turn.contact.failures + 1
        mine = contacts.c.id == contact.id
        if outcome is Outcome.GONE or (failures > USELESS and outcome is not Outcome.SENT):
            async with self.database.write() as connection:
                await connection.execute(delete(contacts).where(mine))
            return None
        if outcome is Outcome.SENT:
            await self._note(turn, used=time.time(), failures=0)
            return None
        if outcome is Outcome.LATER and failures < TRIES:
            async with self.database.write() as connection:
                await connection.execute(update(contacts).where(mine).values(failures=failures))
            return time.time() + min(PAUSE * 2.0 ** (failures - 1), LONGEST_PAUSE)
        await self._note(turn, failures=failures)
        return None

    async def _note(self, turn: Addressee, **changes: float) -> None:
        """Nobody is told of this decision again."""
        this = (contact_seats.c.contact == turn.contact.id) & (contact_seats.c.room == turn.room)
        told = {"match": turn.duty.match, "decision": turn.duty.decision}
        async with self.database.write() as connection:
            await connection.execute(
                update(contact_seats).where(this & contact_seats.c.place.in_(turn.places)).values(told)
            )
            if changes:
                await connection.execute(update(contacts).where(contacts.c.id == turn.contact.id).values(**changes))


def front_of(room: str) -> str:
    """Under which name presence knows who has a room's table in front; nobody else is told of these signs."""
    return f"front-{room}"


def _sits(player: PlayerRow | None, tenure: int) -> bool:
    return player is not None and player.tenure == tenure
