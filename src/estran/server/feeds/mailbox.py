"""What waits to be sent over one socket, and the loop that sends it."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from estran.server.feeds.lobby import Visit
from estran.server.feeds.outbox import news_for
from estran.server.feeds.reader import Reader
from estran.server.wire.lobby import AnyAnswer
from estran.server.wire.protocol import Goodbye

QUEUE = 64  # answers that may wait for a slow socket
encode = msgspec.json.Encoder().encode


class Mailbox:
    """Answers in their order, then the news of the room that its reader is missing."""

    def __init__(self) -> None:
        self.reader: Reader | None = None  # once the browser has said hello
        self.visit: Visit | None = None  # or has come to the lobby
        self.answers: list[AnyAnswer] = []
        self.wake = asyncio.Event()  # set when there may be something to send
        self.busy = asyncio.Lock()  # held while a message of the browser is dealt with
        self.closing = False
        self.overwhelmed = False  # the browser asks too fast, or reads too slowly

    def answer(self, answer: AnyAnswer) -> None:
        """Queue an answer; the queue of a browser that does not read is limited."""
        if len(self.answers) >= QUEUE:
            self.give_up()
        else:
            self.answers.append(answer)
        self.wake.set()

    def give_up(self) -> None:
        """Close the socket of a browser that is too much for us."""
        self.overwhelmed = self.closing = True

    def dismiss(self, reason: str) -> None:
        """Say goodbye after everything else that is still to be said."""
        self.answer(Goodbye(reason))
        self.closing = True

    async def leave(self, reason: str) -> None:
        """Let the message that is being dealt with finish, then say goodbye."""
        async with self.busy:
            self.dismiss(reason)

    async def write(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send what is new until the socket closes: answers first, then the room, the match, the talk."""
        while not self.closing or self.answers:
            await self.wake.wait()
            self.wake.clear()
            while self.answers:
                await send(encode(self.answers.pop(0)))
            if self.visit is not None:
                for told in self.visit.news():
                    await send(told)
            if self.reader is not None:
                news, self.reader.sent = news_for(self.reader)
                while news:  # nothing that was sent is kept while one waits for more
                    await send(news.pop(0))
