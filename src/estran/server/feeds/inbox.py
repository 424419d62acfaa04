"""What comes in over one socket: decoded, rate limited, carried out, answered."""

import asyncio
import secrets

import msgspec
import structlog
from msgspec import Struct

from estran.engine.game import Refused
from estran.server.feeds.desk import Desk
from estran.server.feeds.hub import Hub
from estran.server.feeds.limits import HELD, OwnCounts, Visitor
from estran.server.feeds.lobby import LobbyFeed
from estran.server.feeds.mailbox import Mailbox
from estran.server.feeds.reader import Reader
from estran.server.metrics import MESSAGES, REFUSALS
from estran.server.room.presence import LOBBY
from estran.server.wire.lobby import AnyRequest, EnterLobby, InLobby, Seek
from estran.server.wire.protocol import (
    AskHint,
    AskUndo,
    CastVote,
    Choose,
    CommitWord,
    Done,
    Error,
    Hello,
    InRoom,
    Key,
    Leave,
    Mute,
    Ping,
    Pong,
    Resign,
    RevealWord,
    Say,
    Seen,
    Signal,
)
from estran.server.wire.refusals import GUESSES, arguments_of

FLOOD = 200  # messages that come too fast before their socket is closed
RARE = AskUndo | CastVote | CommitWord | Leave | Mute | Resign | RevealWord  # costly to answer, or told to everybody
SIGN = 1.0  # seconds between signs of life that requests are taken for
WRONG = 3  # codes that open nothing before their socket is closed
log = structlog.get_logger()
decode = msgspec.json.Decoder(AnyRequest).decode


class Keyed(Struct, frozen=True):
    """As much of any request as an answer needs."""

    key: Key | None = None


decode_key = msgspec.json.Decoder(Keyed).decode


class Inbox:
    """Takes the messages of one browser, one after the other; every one of them gets an answer, but for word that a page has shown it all."""

    def __init__(self, hub: Hub, desk: Desk, lobby: LobbyFeed, visitor: Visitor) -> None:
        self.hub, self.desk, self.lobby, self.visitor, self.mailbox = hub, desk, lobby, visitor, Mailbox()
        self.id = secrets.token_hex(8)  # under which the socket counts as open
        self._pace_of_socket = OwnCounts()
        self._flood = 0  # messages in a row that came too fast
        self._counted = -HELD  # when the socket was last counted as open
        self._alive = -SIGN  # when something that was asked last counted as a sign of life
        self._wrong = 0  # codes that opened nothing
        self._hints: set[asyncio.Task[None]] = set()  # that are being thought out

    async def drop(self) -> None:
        """The socket is gone, and nobody waits for its hints any more, or for a seat."""
        for advising in self._hints:
            advising.cancel()
        if self.mailbox.visit is not None:
            await self.visitor.sought(self.id)
            await self.lobby.part(self.mailbox.visit)

    async def take(self, text: str | bytes) -> None:
        """One message of the browser; whatever is wrong with it, it gets an answer and changes nothing."""
        key = None
        try:
            await self._pace()
            await self._stay_open()
            request = decode(text)
            if not isinstance(request, Choose):  # a choice may be secret: it counts when it is known
                MESSAGES.labels(request.__struct_config__.tag).inc()
            key = getattr(request, "key", None)
            async with self.mailbox.busy:
                if not self.mailbox.closing:
                    await self._handle(request)
        except msgspec.ValidationError as problem:
            await self._refuse(key_of(text), Refused("refused-message", reason=str(problem)))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            await self._refuse(None, Refused("refused-message", reason="JSON"))
        except Refused as refused:
            await self._refuse(key or key_of(text), refused)

    async def _pace(self) -> None:
        """Refuse what comes too fast; a browser that goes on all the same is cut off."""
        if self._pace_of_socket.use(self.visitor.limits.socket) and await self.visitor.message():
            self._flood = 0
            return
        self._flood += 1
        if self._flood > FLOOD:
            self.mailbox.give_up()
        raise Refused("refused-too-fast")

    async def _stay_open(self) -> None:
        """Whatever is said, the socket still counts as one of its address's."""
        now = asyncio.get_running_loop().time()
        if now > self._counted + HELD / 3:
            self._counted = now
            await self.visitor.keep(self.id)
            if self.mailbox.visit is not None and self.mailbox.visit.seeker is not None:
                await self.visitor.keep_seeking(self.id)

    async def _handle(self, request: AnyRequest) -> None:
        reader = self.mailbox.reader
        if isinstance(request, Ping):
            if self.mailbox.visit is not None:
                self.lobby.alive(self.mailbox.visit)
            if reader is not None:
                reader.front = request.front
                await self.hub.alive(reader)
                await self._show(reader)
            self.mailbox.answer(Pong())
            return
        if isinstance(request, Hello):
            await self._enter(request)
            return
        if isinstance(request, InLobby):
            await self._in_lobby(request)
            return
        if reader is None:
            raise Refused("refused-hello-first")
        if not isinstance(request, Choose):  # it may be secret, so it must not tell that somebody is back
            await self._is_alive(reader)
        if isinstance(request, Seen):
            await self.hub.shown(reader, request)
            return
        if isinstance(request, (Say, Signal)):
            place = None if request.seat is None else str(reader.held(request.seat).place)
            if not await self.visitor.say(reader.feed.id, place):
                raise Refused("refused-talk-too-fast")
        if isinstance(request, AskHint):
            if not await self.visitor.hint(reader.feed.id, str(reader.held(request.seat).place)):
                raise Refused("refused-too-fast")
            advising = self.hub.spawn(self._advise(request, reader))  # the socket goes on: one may choose meanwhile
            self._hints.add(advising)
            advising.add_done_callback(self._hints.discard)
            return
        if isinstance(request, RARE):
            await self._ask_rarely(reader, request.seat)
        await self.hub.shielded(self._carry_out(request, reader))

    async def _is_alive(self, reader: Reader) -> None:
        """Whatever else is asked is a sign of life, too; one per second is enough."""
        now = asyncio.get_running_loop().time()
        if now > self._alive + SIGN:
            self._alive = now
            await self.hub.alive(reader)
            await self._show(reader)

    async def _show(self, reader: Reader) -> None:
        """The lobby lists a room while somebody who belongs there gives signs of life, and few of one address."""
        if reader.expecting and await self.visitor.show(reader.feed.id):
            await self.hub.presence.seen(LOBBY, reader.feed.id)

    async def _ask_rarely(self, reader: Reader, seat: str) -> None:
        """Refuse what a seat asks for too often; anyone who does not hold it is refused without using anything up."""
        if seat in reader.seats and not await self.visitor.ask_rarely(reader.feed.id, seat):
            raise Refused("refused-too-fast")

    async def _in_lobby(self, request: InLobby) -> None:
        """Somebody comes to the lobby, or wants a seat there."""
        visit = self.mailbox.visit
        if isinstance(request, EnterLobby):
            if visit is not None or self.mailbox.reader is not None:
                raise Refused("refused-hello-again")
            self.mailbox.visit = await self.lobby.enter(self.mailbox, self.id)
            return
        if visit is None:
            raise Refused("refused-hello-first")
        self.lobby.alive(visit)
        if isinstance(request, Seek):
            if not await self.visitor.seek(self.id):
                raise Refused("refused-too-fast")
            await self.lobby.seek(visit, request)
        else:
            await self.visitor.sought(self.id)
            seat = await self.lobby.stop(visit)
            if seat is not None:
                self.mailbox.answer(seat)
        self.mailbox.answer(Done(request.key))

    async def _enter(self, hello: Hello) -> None:
        if self.mailbox.reader is not None or self.mailbox.visit is not None:
            raise Refused("refused-hello-again")
        guessing = await self.visitor.guessing()
        try:
            reader = await self.hub.enter(hello, self.mailbox, strangers=not guessing)
        except Refused as refused:
            self._wrong += 1
            if self._wrong >= WRONG:
                self.mailbox.give_up()
            raise Refused("refused-too-fast") if guessing else refused from None  # who guesses learns nothing
        self.mailbox.reader = reader
        await self._show(reader)
        await self.hub.arrive(reader)
        self.mailbox.wake.set()

    async def _carry_out(self, request: InRoom, reader: Reader) -> None:
        """Do it, answer, and let everybody in the room know."""
        version = await self.desk.carry_out(request, reader)
        if isinstance(request, Choose) and version is not None:
            MESSAGES.labels(request.__struct_config__.tag).inc()
        self.mailbox.answer(Done(request.key, version))
        await self.hub.announce(reader.feed)

    async def _advise(self, request: AskHint, reader: Reader) -> None:
        """Answer with a hint, or why there is none."""
        try:
            self.mailbox.answer(await self.desk.hint(request, reader))
        except Refused as refused:
            await self._refuse(request.key, refused)
        except Exception as problem:  # noqa: BLE001 - nobody else would answer: the socket has gone on
            log.warning("hint_failed", reason=type(problem).__name__)
            await self._refuse(request.key, Refused("refused-away"))

    async def _refuse(self, key: str | None, refused: Refused) -> None:
        REFUSALS.labels(refused.message).inc()
        if refused.message in GUESSES:
            await self.visitor.missed()
        self.mailbox.answer(Error(key, refused.message, arguments_of(refused), str(refused)))


def key_of(text: str | bytes) -> str | None:
    """The key of a message that was refused unread, so that its sender need not wait for an answer."""
    try:
        return decode_key(text).key
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
