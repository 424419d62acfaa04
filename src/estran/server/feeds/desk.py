"""Requests from people in a room, each handed to the part of the server that carries it out."""

from typing import assert_never

from estran.server.feeds.reader import Reader
from estran.server.match.dice_words import DiceWords
from estran.server.match.referee import Caller, Referee
from estran.server.minds.hints import Hints
from estran.server.room.talk import Talk
from estran.server.wire.protocol import (
    AskHint,
    AskUndo,
    Choose,
    CommitWord,
    Hint,
    InRoom,
    Mute,
    RevealWord,
    Roll,
    Say,
    Signal,
)


class Desk:
    """Carries out requests; it returns when what was asked is safe in the database."""

    def __init__(self, referee: Referee, dice_words: DiceWords, talk: Talk, hints: Hints) -> None:
        self.referee, self.dice_words, self.talk, self.hints = referee, dice_words, talk, hints

    async def carry_out(self, request: InRoom, reader: Reader) -> int | None:
        """Do what was asked; gives the version of the match that it made, if it made one."""
        match request:
            case Choose():
                return await self.referee.choose(caller(request, reader, request.version), request.move)
            case Roll():
                return await self.referee.roll(caller(request, reader, request.version))
            case AskUndo():
                return await self.referee.undo(caller(request, reader, request.version), request.agree)
            case CommitWord():
                await self.dice_words.commit(caller(request, reader), request.hash)
            case RevealWord():
                await self.dice_words.reveal(caller(request, reader), request.word)
            case Signal():
                await self.talk.signal(caller(request, reader), request.signal)
            case Say():
                await self._say(request, reader)
            case Mute():
                await self.talk.mute(reader.feed.id, reader.held(request.seat).place, request.name, request.on)
            case _:
                assert_never(request)
        return None

    async def _say(self, request: Say, reader: Reader) -> None:
        speaker = None if request.seat is None else reader.held(request.seat)
        to = None if request.to is None else reader.seated(request.to)
        await self.talk.say(reader.feed.id, request.key, speaker, request.text, to)

    async def hint(self, request: AskHint, reader: Reader) -> Hint:
        """What to choose at a seat that is held here."""
        return await self.hints.hint(caller(request, reader, request.version))


def caller(
    request: Choose | Roll | AskUndo | AskHint | CommitWord | RevealWord | Signal, reader: Reader, version: int = 0
) -> Caller:
    """Who asks; whether the seat's token is among those held here is looked up in the database."""
    return Caller(request.match, request.seat, version, request.key, reader.tokens)
