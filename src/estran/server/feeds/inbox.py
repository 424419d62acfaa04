"""What comes in over one socket: decoded, rate limited, carried out, answered."""

from collections.abc import Callable

import msgspec
import structlog
from msgspec import Struct

from estran.engine.game import Refused
from estran.server.feeds.desk import Desk
from estran.server.feeds.hub import Hub
from estran.server.feeds.limits import Bucket
from estran.server.feeds.mailbox import Mailbox
from estran.server.feeds.reader import Reader
from estran.server.metrics import MESSAGES, MOVES, REFUSALS
from estran.server.wire.protocol import (
    AskHint,
    Choose,
    Done,
    Error,
    Hello,
    InRoom,
    Key,
    Ping,
    Pong,
    Request,
    Roll,
    Say,
    Signal,
)
from estran.server.wire.refusals import GUESSES, arguments_of

FLOOD = 200  # messages that come too fast before their socket is closed
TALK_RATE, TALK_BURST = 1, 10  # things said per second on one socket, and in one go
HINT_RATE, HINT_BURST = 0.5, 5  # the same of hints
log = structlog.get_logger()
decode = msgspec.json.Decoder(Request).decode


class Keyed(Struct, frozen=True):
    """As much of any request as an answer needs."""

    key: Key | None = None


decode_key = msgspec.json.Decoder(Keyed).decode


class Inbox:
    """Takes the messages of one browser, one after the other; every one of them gets an answer."""

    def __init__(self, hub: Hub, desk: Desk, bucket: Bucket, missed: Callable[[], None]) -> None:
        self.hub, self.desk, self.mailbox = hub, desk, Mailbox()
        self._bucket = bucket
        self._talk_bucket = Bucket(TALK_RATE, TALK_BURST)
        self._hint_bucket = Bucket(HINT_RATE, HINT_BURST)
        self._flood = 0  # messages in a row that came too fast
        self._missed = missed  # called when a code or a token opens nothing

    async def take(self, text: str | bytes) -> None:
        """One message of the browser; whatever is wrong with it, it gets an answer and changes nothing."""
        key = None
        try:
            self._pace()
            request = decode(text)
            MESSAGES.labels(request.__struct_config__.tag).inc()
            key = getattr(request, "key", None)
            async with self.mailbox.busy:
                if not self.mailbox.closing:
                    await self._handle(request)
        except msgspec.ValidationError as problem:
            self._refuse(key_of(text), Refused("refused-message", reason=str(problem)))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._refuse(None, Refused("refused-message", reason="JSON"))
        except Refused as refused:
            self._refuse(key or key_of(text), refused)

    def _pace(self) -> None:
        """Refuse what comes too fast; a browser that goes on all the same is cut off."""
        if self._bucket.take():
            self._flood = 0
            return
        self._flood += 1
        if self._flood > FLOOD:
            self.mailbox.give_up()
        raise Refused("refused-too-fast")

    async def _handle(self, request: Request) -> None:
        reader = self.mailbox.reader
        if isinstance(request, Ping):
            if reader is not None:
                await self.hub.alive(reader)
            self.mailbox.answer(Pong())
            return
        if isinstance(request, Hello):
            await self._enter(request)
            return
        if reader is None:
            raise Refused("refused-hello-first")
        if isinstance(request, (Say, Signal)) and not self._talk_bucket.take():
            raise Refused("refused-too-fast")
        if isinstance(request, AskHint):
            if not self._hint_bucket.take():
                raise Refused("refused-too-fast")
            self.hub.spawn(self._advise(request, reader))  # the socket goes on: one may choose meanwhile
            return
        await self.hub.shielded(self._carry_out(request, reader))

    async def _enter(self, hello: Hello) -> None:
        if self.mailbox.reader is not None:
            raise Refused("refused-hello-again")
        self.mailbox.reader = reader = await self.hub.enter(hello, self.mailbox)
        self.mailbox.wake.set()
        await self.hub.alive(reader)
        await self.hub.announce(reader.feed)

    async def _carry_out(self, request: InRoom, reader: Reader) -> None:
        """Do it, answer, and let everybody in the room know."""
        version = await self.desk.carry_out(request, reader)
        if isinstance(request, (Choose, Roll)):
            MOVES.inc()
        self.mailbox.answer(Done(request.key, version))
        await self.hub.announce(reader.feed)

    async def _advise(self, request: AskHint, reader: Reader) -> None:
        """Answer with a hint, or why there is none."""
        try:
            self.mailbox.answer(await self.desk.hint(request, reader))
        except Refused as refused:
            self._refuse(request.key, refused)
        except Exception as problem:  # noqa: BLE001 - nobody else would answer: the socket has gone on
            log.warning("hint_failed", reason=type(problem).__name__)
            self._refuse(request.key, Refused("refused-away"))

    def _refuse(self, key: str | None, refused: Refused) -> None:
        REFUSALS.labels(refused.message).inc()
        if refused.message in GUESSES:
            self._missed()
        self.mailbox.answer(Error(key, refused.message, arguments_of(refused), str(refused)))


def key_of(text: str | bytes) -> str | None:
    """The key of a message that was refused unread, so that its sender need not wait for an answer."""
    try:
        return decode_key(text).key
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
