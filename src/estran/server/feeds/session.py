"""One socket: what its browser asks for, what it has been sent, and what is still missing."""

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from hmac import compare_digest
from typing import Any, assert_never

import msgspec
import structlog
from msgspec import Struct
from sqlalchemy import Row

from estran.engine.game import Refused
from estran.engine.seats import LETTERS
from estran.server.feeds.hub import Hub, RoomFeed
from estran.server.feeds.limits import Bucket
from estran.server.match.live import LiveMatch
from estran.server.match.referee import Caller
from estran.server.metrics import MESSAGES, MOVES, REFUSALS
from estran.server.room.talk import heard
from estran.server.wire.kinds import FINISHED, SeatKind, Status
from estran.server.wire.protocol import (
    Answer,
    AskHint,
    AskUndo,
    Chair,
    Choose,
    CommitWord,
    Done,
    Error,
    Goodbye,
    Hello,
    InRoom,
    Key,
    Mute,
    Ping,
    Pong,
    Request,
    RevealWord,
    Roll,
    Room,
    Say,
    SeatNews,
    Signal,
    Update,
)
from estran.server.wire.refusals import GUESSES, arguments_of

QUEUE = 64  # answers that may wait for a slow socket
FLOOD = 200  # messages that come too fast before their socket is closed
TALK_RATE, TALK_BURST = 1, 10  # things said a second on one socket, and in one go
HINT_RATE, HINT_BURST = 0.5, 5  # the same of hints
log = structlog.get_logger()
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Request).decode


class Keyed(Struct, frozen=True):
    """As much of any request as an answer needs."""

    key: Key | None = None


decode_key = msgspec.json.Decoder(Keyed).decode


class Session:
    """One socket: what its browser holds, what it has been sent, and what waits to be sent."""

    def __init__(self, hub: Hub, bucket: Bucket | None = None) -> None:
        self.hub = hub
        hub.sessions.add(self)
        self.feed: RoomFeed | None = None
        self.invited = False
        self.host = False
        self.tokens: list[str] = []  # hashes
        self.match: str | None = None
        self.version = 0
        self.seats: tuple[str | None, ...] = ()  # whose news the browser has had up to that version
        self.talked = 0.0
        self.extras: Any = None
        self.edition = -1  # of the feed, up to which everything has been sent
        self._opened: tuple[list[Any], set[int]] = ([], set())
        self.setting = -1  # of the feed, as its room was last described
        self.id = secrets.token_hex(4)
        self.wake = asyncio.Event()
        self.closing = False
        self.overwhelmed = False  # it asks too fast, or reads too slowly
        self.taking = asyncio.Lock()  # held while a message is dealt with
        self.answers: list[Answer] = []
        self.bucket = bucket or Bucket(rate=20, burst=60)
        self.talk_bucket = Bucket(TALK_RATE, TALK_BURST)
        self.hint_bucket = Bucket(HINT_RATE, HINT_BURST)
        self.flood = 0
        self.missed: Callable[[], None] = lambda: None  # called when a code or a token opens nothing

    # ---- What comes in

    async def take(self, text: str | bytes) -> None:
        """One message of the browser; whatever is wrong with it, it gets an answer and changes nothing."""
        key = None
        try:
            self.pace()
            request = decode(text)
            MESSAGES.labels(request.__struct_config__.tag).inc()
            key = getattr(request, "key", None)
            async with self.taking:
                if not self.closing:
                    await self.handle(request)
        except msgspec.ValidationError as problem:
            self.refuse(key_of(text), Refused("refused-message", reason=str(problem)))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.refuse(None, Refused("refused-message", reason="JSON"))
        except Refused as refused:
            self.refuse(key or key_of(text), refused)

    def pace(self) -> None:
        """Refuse what comes too fast; whoever goes on all the same is cut off."""
        if self.bucket.take():
            self.flood = 0
            return
        self.flood += 1
        if self.flood > FLOOD:
            self.overwhelmed = self.closing = True
        raise Refused("refused-too-fast")

    async def handle(self, request: Request) -> None:
        """Do what was asked."""
        if isinstance(request, Ping):
            await self.alive()
            self.answer(Pong())
            return
        if isinstance(request, Hello):
            if self.feed is not None:
                raise Refused("refused-hello-again")
            await self.hub.enter(self, request)
            return
        if self.feed is None:
            raise Refused("refused-hello-first")
        if isinstance(request, (Say, Signal)) and not self.talk_bucket.take():
            raise Refused("refused-too-fast")
        if isinstance(request, AskHint):
            if not self.hint_bucket.take():
                raise Refused("refused-too-fast")
            self.hub.spawn(self.advise(request))  # whoever has seen enough chooses meanwhile
            return
        await self.hub.shielded(self.carry_out(request, self.feed))

    async def carry_out(self, request: InRoom, feed: RoomFeed) -> None:
        """Do it, answer, and let everybody in the room know."""
        version = await self.act(request, feed)
        if isinstance(request, (Choose, Roll)):
            MOVES.inc()
        self.answer(Done(request.key, version))
        await self.hub.news.publish(feed.id)

    async def advise(self, request: AskHint) -> None:
        """Answer with a hint, or why there is none."""
        try:
            self.answer(await self.hub.hints.hint(self.caller(request, request.version)))
        except Refused as refused:
            self.refuse(request.key, refused)
        except Exception as problem:  # noqa: BLE001 - nobody else would answer: the socket has gone on
            log.warning("hint_failed", reason=type(problem).__name__)
            self.refuse(request.key, Refused("refused-away"))

    async def act(self, request: InRoom, feed: RoomFeed) -> int | None:
        """Carry out a request of somebody in the room."""
        referee, dice_words, talk = self.hub.referee, self.hub.rooms.dice_words, self.hub.talk
        match request:
            case Choose():
                return await referee.choose(self.caller(request, request.version), request.move)
            case Roll():
                return await referee.roll(self.caller(request, request.version))
            case AskUndo():
                return await referee.undo(self.caller(request, request.version), request.agree)
            case CommitWord():
                await dice_words.commit(self.caller(request), request.hash)
            case RevealWord():
                await dice_words.reveal(self.caller(request), request.word)
            case Signal():
                await talk.signal(self.caller(request), request.signal)
            case Say():
                place = None if request.seat is None else self.place(request.seat)
                to = None if request.to is None else self.seated(request.to)
                name = self.name(place)
                await talk.say(feed.id, request.key, place, name, request.text, to)
            case Mute():
                await talk.mute(feed.id, self.place(request.seat), request.name, request.on)
            case _:
                assert_never(request)
        return None

    def caller(self, request: Any, version: int = 0) -> Caller:
        """Who asks; whether the seat's token is among those held here is looked up in the database."""
        return Caller(request.match, request.seat, version, request.key, self.tokens)

    def place(self, seat: str) -> int:
        """The room's place of a seat that is held here."""
        place = self.seated(seat)
        if place not in self.places:
            raise Refused("refused-token")
        return place

    def seated(self, seat: str) -> int:
        """The room's place of any seat."""
        seating = self.feed.match.seating if self.feed else []
        number = LETTERS.index(seat)
        if number >= len(seating):
            raise Refused("refused-seat", came=seat, known=list(LETTERS[: len(seating)]))
        return int(seating[number])

    @property
    def places(self) -> set[int]:
        """The seats that the tokens held here open, as long as they do."""
        seats = self.feed.seats if self.feed else []
        if self._opened[0] is not seats:  # the list is read anew whenever somebody's seat has changed
            mine = [seat for seat in seats if any(compare_digest(token, seat.token or "") for token in self.tokens)]
            self._opened = (seats, {seat.place for seat in mine})
        return self._opened[1]

    def name(self, place: int | None) -> str:
        """Who speaks; onlookers have no names."""
        seats = self.feed.seats if self.feed else []
        return next((seat.name for seat in seats if seat.place == place), "")

    async def alive(self) -> None:
        """A sign of life counts for every seat held here, or for one more onlooker."""
        if self.feed is not None:
            for who in [str(place) for place in self.places] or [f"watch-{self.id}"]:
                await self.hub.news.seen(self.feed.id, who)

    # ---- What goes out

    def refuse(self, key: str | None, refused: Refused) -> None:
        """Say why not."""
        REFUSALS.labels(refused.message).inc()
        if refused.message in GUESSES:
            self.missed()
        self.answer(Error(key, refused.message, arguments_of(refused), str(refused)))

    def answer(self, answer: Answer) -> None:
        """Queue an answer; a browser that does not read has none queued for ever."""
        if len(self.answers) >= QUEUE:
            self.overwhelmed = self.closing = True
        else:
            self.answers.append(answer)
        self.wake.set()

    def dismiss(self, reason: str) -> None:
        """Say goodbye after everything else that is still to be said."""
        self.answer(Goodbye(reason))
        self.closing = True
        self.wake.set()

    async def leave(self, reason: str) -> None:
        """Finish the message that is being dealt with, then say goodbye."""
        async with self.taking:
            self.dismiss(reason)

    async def write(self, send: Any) -> None:
        """Send what is new until the socket closes: answers first, then the room, the match, the talk."""
        while not self.closing or self.answers:
            await self.wake.wait()
            self.wake.clear()
            while self.answers:
                await send(encode(self.answers.pop(0)))
            news = self.missing()
            while news:  # nothing that was sent is kept while one waits for more
                await send(news.pop(0))

    def missing(self) -> list[bytes]:
        """What this browser has not been sent yet."""
        feed = self.feed
        if feed is None or feed.room is None or feed.edition == self.edition:
            return []
        self.edition = feed.edition
        news = self.update(feed, feed.live) if feed.live is not None else []
        if feed.setting != self.setting:
            self.setting = feed.setting
            room = encode(self.describe(feed))
            if feed.match.status in FINISHED:
                news.append(room)  # the end is told last
            else:
                news.insert(0, room)
        muted = {name for seat in feed.seats if seat.place in self.places for name in seat.muted}
        for row in feed.talks:
            if row.at > self.talked:
                talked = heard(row, feed.match.seating, self.places, muted)
                news += [encode(talked)] if talked else []
                self.talked = row.at
        return news

    def update(self, feed: RoomFeed, live: LiveMatch) -> list[bytes]:
        """The match since what was sent last, for every seat held here or for an onlooker."""
        row = feed.match
        held = [LETTERS[number] for number, place in enumerate(row.seating) if place in self.places]
        seats: tuple[str | None, ...] = tuple(held) or (None,)
        chosen = {seat: move for seat, move in feed.slots.items() if seat in seats}
        extras = (row.missing, row.undo, row.due, sorted(chosen.items()))
        known = self.match == live.id and self.seats == seats and self.version in live.ends
        if known and self.version == live.version and extras == self.extras:
            return []
        since = self.version if known else 0
        news = []
        for seat in seats:
            plies, events = live.news(seat, since)
            news.append(
                SeatNews(
                    seat, plies, events, live.view(seat), chosen.get(seat or ""), live.match.roller == seat is not None
                )
            )
        self.match, self.version, self.seats, self.extras = live.id, live.version, seats, extras
        return [encode(Update(live.id, since, live.version, news, row.missing, row.undo, row.due))]

    def describe(self, feed: RoomFeed) -> Room:
        """The room as this browser may see it."""
        room, match = feed.room, feed.match
        done = match.status in FINISHED
        chairs = [
            Chair(
                place=seat.place,
                seat=LETTERS[match.seating.index(seat.place)],
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                away=seat.away,
                present=seat.kind == SeatKind.BOT or str(seat.place) in feed.present,
                yours=seat.place in self.places,
                ready=seat.kind == SeatKind.BOT or bool(match.hashes[match.seating.index(seat.place)]),
            )
            for seat in feed.seats
        ]
        return Room(
            code=room.code if self.invited else None,
            watch=room.watch,
            game=room.game,
            options=room.options,
            public=room.public,
            locked=room.locked,
            auto_roll=room.auto_roll,
            hints=room.hints,
            move_time=room.move_time,
            host=self.host,
            chairs=chairs,
            onlookers=sum(who.startswith("watch-") for who in feed.present),
            revision=room.revision,
            match=match.id,
            number=match.number,
            status=match.status,
            commitment=commitment_of(match),
            words=match.words if match.status not in (Status.SEATING, Status.WORDS) else None,
            seed=match.seed.hex() if done else None,
        )


def key_of(text: str | bytes) -> str | None:
    """The key of a message that was refused unread, so that its sender need not wait for an answer."""
    try:
        return decode_key(text).key
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def commitment_of(match: Row[Any]) -> str:
    """The hash of the match's seed, which everybody may know from the first moment."""
    return hashlib.sha256(match.seed).hexdigest()
