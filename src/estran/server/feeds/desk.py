"""Requests from people in a room, each handed to the part of the server that carries it out."""

from typing import assert_never

from estran.engine.game import Refused
from estran.server.feeds.reader import Reader
from estran.server.match.context import Caller
from estran.server.minds.hints import Hints
from estran.server.room.company import Company
from estran.server.room.talk import Talk
from estran.server.wire.protocol import (
    AskHint,
    AskUndo,
    CastVote,
    Choose,
    CommitWord,
    Hint,
    InRoom,
    Leave,
    Mute,
    Resign,
    RevealWord,
    Roll,
    Say,
    Signal,
)


class Desk:
    """Carries out requests; it returns when what was asked is safe in the database."""

    def __init__(self, company: Company, talk: Talk, hints: Hints) -> None:
        self.company, self.talk, self.hints = company, talk, hints
        self.referee, self.dice_words = company.referee, company.rooms.dice_words

    async def carry_out(self, request: InRoom, reader: Reader) -> int | None:
        """Do what was asked; gives the version of the match that it made, if it made one."""
        match request:
            case Choose():
                return await self.referee.choose(caller(request, reader, request.version), request.move)
            case Roll():
                return await self.referee.roll(caller(request, reader, request.version))
            case AskUndo():
                return await self.company.take_back(caller(request, reader, request.version), request.agree)
            case Leave():
                await self.company.leave(caller(request, reader))
            case Resign():
                await self.company.resign(caller(request, reader))
            case CastVote():
                await self.company.vote(caller(request, reader), request.kind, request.about, request.agree)
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
        if request.seat is None and reader.places:
            raise Refused("refused-talk-seat")
        if request.seat is None and request.to is not None:
            raise Refused("refused-whisper")
        speaker = None if request.seat is None else reader.held(request.seat)
        to = None if request.to is None else reader.seated(request.to)
        await self.talk.say(reader.feed.id, request.key, speaker, request.text, to)

    async def hint(self, request: AskHint, reader: Reader) -> Hint:
        """What to choose at a seat that is held here."""
        return await self.hints.hint(caller(request, reader, request.version))


def caller(
    request: Choose | Roll | AskUndo | AskHint | Leave | Resign | CastVote | CommitWord | RevealWord | Signal,
    reader: Reader,
    version: int = 0,
) -> Caller:
    """Who asks; whether the seat's token is among those held here is looked up in the database."""
    return Caller(request.match, request.seat, version, request.key, reader.tokens, reader.feed.id)
