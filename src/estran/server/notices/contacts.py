"""Where people want to be told that it is their turn, and for which seats; they are told to nobody else."""

import hashlib
import time
import uuid

from msgspec.structs import replace
from sqlalchemy import delete, func, insert, select, update

from estran.engine.game import Refused
from estran.server.match.tokens import hash_of, new_token
from estran.server.notices.addresses import clean_mail
from estran.server.notices.keys import ServerKeys
from estran.server.notices.mail import Postman, paragraphs, stoppable
from estran.server.notices.push import Outcome, check
from estran.server.room.rooms import Rooms
from estran.server.store.connection import Connection, Query, fetch_one
from estran.server.store.rows import ContactRow, RoomRow, SeatRow
from estran.server.store.schema import contact_seats, contacts, rooms
from estran.server.store.tidy import CONFIRMING
from estran.server.wire.http import NoticeWish, Subscription
from estran.server.wire.kinds import ContactKind, DutyKind, Status
from estran.words.folders import DEFAULT, LANGUAGES
from estran.words.speaker import speaker

CONFIRM, STOP = "confirm", "stop"  # what links are for
OF_SEAT, OF_CONTACT = 5, 100  # contacts of one seat, and seats of one contact


class Contacts:
    """Everything about contacts except sending them notices."""

    def __init__(self, rooms: Rooms, keys: ServerKeys, address: str, postman: Postman | None) -> None:
        self.rooms, self.keys, self.address, self.postman = rooms, keys, address, postman
        self.database, self.referee = rooms.database, rooms.referee

    # ---- Coming

    async def add_push(self, subscription: Subscription, language: str) -> str:
        """Keep what a browser was given by its push service, in place of what it had before; gives a secret token."""
        check(subscription)
        token = new_token()
        contact = self._new(ContactKind.PUSH, subscription.endpoint, language, token)
        keys = subscription.keys
        contact = replace(contact, p256dh=keys.p256dh, auth=keys.auth, confirmed=contact.created)
        async with self.database.write() as connection:
            await connection.execute(delete(contacts).where(contacts.c.address == contact.address))
            await _keep(connection, contact)
        return token

    async def add_mail(self, address: str, language: str) -> str:
        """Keep an address, and ask its reader to confirm it; gives a secret token."""
        if self.postman is None:
            raise Refused("refused-no-mail")
        token = new_token()
        contact = self._new(ContactKind.MAIL, clean_mail(address), language, token)
        async with self.database.write() as connection:
            await _keep(connection, contact)
        if await self._ask(self.postman, contact) is not Outcome.SENT:
            await self._erase(contact.id)
            raise Refused("refused-mail-away")
        return token

    def _new(self, kind: ContactKind, address: str, language: str, token: str) -> ContactRow:
        now, known = time.time(), language if language in LANGUAGES else DEFAULT
        return ContactRow(uuid.uuid4().hex, kind, address, None, None, known, hash_of(token), None, now, now, 0, None)

    async def _ask(self, postman: Postman, contact: ContactRow) -> Outcome:
        say = speaker(contact.language).say
        link, stop = self.link(CONFIRM, contact.id), self.link(STOP, contact.id)
        asked = say("notice-mail-confirm", address=self.address)
        text = paragraphs(asked, link, say("notice-mail-not-you"), say("notice-mail-stop"), stop)
        name = hashlib.sha256(f"{CONFIRM} {contact.id}".encode()).hexdigest()[:32]
        subject = say("notice-mail-confirm-subject")
        mail = postman.written(contact.address, subject, text, name, contact.language)
        return await postman.send(stoppable(mail, stop))

    def link(self, purpose: str, contact: str) -> str:
        """A link of ours that does something with a contact."""
        return f"{self.address}/api/notices/{purpose}/{self.keys.signed(purpose, contact)}"

    # ---- Links in mail and notices

    async def of_link(self, purpose: str, link: str) -> ContactRow | None:
        """The contact of such a link, if it is still there."""
        contact = self.keys.contact_in(purpose, link)
        async with self.database.read() as connection:
            found = await fetch_one(connection, Query(ContactRow, select(contacts).where(contacts.c.id == contact)))
        late = found is not None and found.confirmed is None and found.created < time.time() - CONFIRMING
        return None if late else found

    async def confirm(self, contact: ContactRow) -> None:
        """Its reader agrees to be told."""
        async with self.database.write() as connection:
            mine = (contacts.c.id == contact.id) & contacts.c.confirmed.is_(None)
            await connection.execute(update(contacts).where(mine).values(confirmed=time.time(), used=time.time()))

    async def stop(self, contact: ContactRow) -> None:
        """Nothing is sent there any more, and nobody knows that it ever was."""
        await self._erase(contact.id)

    async def _erase(self, contact: str) -> None:
        async with self.database.write() as connection:
            await connection.execute(delete(contacts).where(contacts.c.id == contact))

    # ---- With its token

    async def of_token(self, connection: Connection, token: str) -> ContactRow:
        """The contact that a token opens."""
        query = Query(ContactRow, select(contacts).where(contacts.c.token == hash_of(token)))
        found = await fetch_one(connection, query)
        if found is None:
            raise Refused("refused-contact")
        return found

    async def erase(self, token: str) -> None:
        """Forget the contact, with all its seats."""
        async with self.database.write() as connection:
            contact = await self.of_token(connection, token)
            await connection.execute(delete(contacts).where(contacts.c.id == contact.id))

    async def set_notices(self, code: str, token: str, wish: NoticeWish) -> None:
        """Let a contact be told when it is the turn of one's seat, or no longer."""
        async with self.database.write() as connection:
            room = await self.rooms.find(connection, code, lock=True)
            seat = await self.rooms.holder(connection, room, token)
            contact = await self.of_token(connection, wish.contact)
            this = (contact_seats.c.room == room.id) & (contact_seats.c.place == seat.place)
            await connection.execute(delete(contact_seats).where(this & (contact_seats.c.contact == contact.id)))
            if wish.on:
                await connection.execute(delete(contact_seats).where(this & (contact_seats.c.tenure != seat.tenure)))
                await self._link(connection, room, seat, contact)
            left = select(func.count()).where(contact_seats.c.room == room.id)
            noticed = (await connection.execute(left)).scalar_one() > 0
            await connection.execute(update(rooms).where(rooms.c.id == room.id).values(noticed=noticed))

    async def _link(self, connection: Connection, room: RoomRow, seat: SeatRow, contact: ContactRow) -> None:
        """Note the seat; if a decision is open there already, its person may be told of this one."""
        of_seat = (contact_seats.c.room == room.id) & (contact_seats.c.place == seat.place)
        for mine, most in ((of_seat, OF_SEAT), (contact_seats.c.contact == contact.id, OF_CONTACT)):
            if (await connection.execute(select(func.count()).where(mine))).scalar_one() >= most:
                raise Refused("refused-contacts")
        link = {"contact": contact.id, "room": room.id, "place": seat.place, "tenure": seat.tenure}
        await connection.execute(insert(contact_seats).values(link))
        linked = {"used": time.time(), "profile": contact.profile or seat.profile}
        await connection.execute(update(contacts).where(contacts.c.id == contact.id).values(**linked))
        match = await self.referee.row(connection, room.match)
        if match.status == Status.RUNNING:
            at = time.time() + self.referee.times.notice_of(room.move_time)
            await self.referee.owe(connection, match.id, DutyKind.NOTICE, match.decision, at)


async def _keep(connection: Connection, contact: ContactRow) -> None:
    await connection.execute(
        insert(contacts).values({name: getattr(contact, name) for name in contact.__struct_fields__})
    )
