"""People leave, come back, resign, and decide together how a match goes on."""

import hashlib
from collections.abc import Awaitable, Callable
from math import inf

from estran.engine.game import Refused
from estran.server.match import stand_ins
from estran.server.match.context import Caller, MatchContext, plays
from estran.server.room.presence import HOST
from estran.server.room.rooms import Rooms
from estran.server.room.votes import Ballot, answered, ballot_of, is_accepted, vote_of
from estran.server.settings import is_slow
from estran.server.store.connection import Connection
from estran.server.store.rows import PlayerRow
from estran.server.wire.kinds import FINISHED, STARTED, Ending, SeatKind, Status, VoteKind

Step = Callable[[MatchContext], Awaitable[None]]


class Company:
    """Who is at a table, and what becomes of a seat whose person is not."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms, self.referee, self.presence, self.database = rooms, rooms.referee, rooms.presence, rooms.database

    async def _once(self, kind: str, by: Caller, step: Step) -> None:
        """Do something for a seat under its key, once; what it changes may settle a vote."""

        async def attempt() -> None:
            async with self.database.write() as connection:
                context = await self.referee.context(connection, by.match, lock=True)
                self.referee.authorise(context, by)
                if await self._is_done(connection, kind, by):
                    return
                await self.referee.spare_the_database(context, by.seat)
                await step(context)
                await self._note_done(context, kind, by)
                await self._settle(connection, by.match)

        await self.database.retrying(attempt)

    async def _is_done(self, connection: Connection, kind: str, by: Caller) -> bool:
        """Whether this was asked under this key before, by somebody who held one of these tokens."""
        for token in by.tokens:
            if await self.referee.answers(connection, by._replace(key=_receipt(kind, by, token))):
                return True
        return False

    async def _note_done(self, context: MatchContext, kind: str, by: Caller) -> None:
        token = context.held(by.seat).token or ""
        await self.referee.keep_answer(context.connection, by._replace(key=_receipt(kind, by, token)))

    # ---- Leaving and coming back

    async def leave(self, by: Caller) -> None:
        """Leave the table: a seat before the start is free; in play a bot stands in, unless nobody else would play on or time is given for days.

        If the answer was lost, its browser has come back by a hello before it asks again: then it leaves again.
        """

        async def attempt() -> None:
            async with self.database.write() as connection:
                context = await self.referee.context(connection, by.match, lock=True)
                known = await self._is_done(connection, "leave", by)
                try:
                    self.referee.authorise(context, by)
                except Refused:
                    if known:  # the seat was free, and is not held here any more
                        return
                    raise
                await self._leave(context, by.seat)
                if not known:
                    await self.referee.spare_the_database(context, by.seat)
                    await self._note_done(context, "leave", by)
                await self._settle(connection, context.room.match)
                await self._hand_over(context, by)

        await self.database.retrying(attempt)

    async def _hand_over(self, context: MatchContext, by: Caller) -> None:
        """A host who leaves on purpose is not waited for: anyone who sits here may seat bots and begin, at once."""
        others = [one for one in context.players if one.token in by.tokens and one.seat != by.seat and not one.left]
        if context.room.host in by.tokens and not others:
            await self.presence.left(context.room.id, HOST)

    async def leave_by_token(self, code: str, token: str) -> None:
        """The same for anyone who holds a seat's token."""

        async def attempt() -> None:
            async with self.database.write() as connection:
                room = await self.rooms.find(connection, code, lock=True)
                seat = await self.rooms.holder(connection, room, token)
                if seat.left:
                    return
                context = await self.referee.context(connection, room.match)
                await self._leave(context, next(one.seat for one in context.players if one.place == seat.place))
                await self._settle(connection, room.match)

        await self.database.retrying(attempt)

    async def _leave(self, context: MatchContext, seat: str) -> None:
        connection, room = context.connection, context.room
        place = context.held(seat).place
        if context.row.id != room.match:  # the next match is being prepared or played already
            context = await self.referee.context(connection, room.match)
        mine = next(player for player in context.players if player.place == place)
        if context.row.status == Status.SEATING:
            await self.rooms.free(connection, room, context.row, place)
            return
        context = await stand_ins.change_seat(context, mine.seat, left=True)
        others = [one for one in context.players if plays(one) and not one.left]
        hurry = context.row.status in STARTED and not is_slow(
            room.move_time
        )  # there everybody has the time that is given
        if hurry and plays(mine) and others:
            context = await self._stand_in(context, mine.seat)
        elif context.row.status in STARTED and plays(mine):  # what others offer is not for onlookers to undo
            context = await stand_ins.drop_wishes_about(context, mine.seat)
        await self.referee.change(connection, room.id)
        await self.rooms.dice_words.go_on(connection, context.row.id)  # nobody waits for the word of who has left

    async def _stand_in(self, context: MatchContext, seat: str) -> MatchContext:
        """A bot plays from here on."""
        context = await stand_ins.stand_in(context, seat, await self.referee.next_ply_of(context, seat))
        await self.rooms.wake_bots(context.connection, context.row)
        return context

    async def come_back(self, match: str, places: set[int], *, hello: bool) -> bool:
        """Somebody gave a sign of life: they play again, whatever stood in for them; from who has left it takes a hello."""

        async def attempt() -> bool:
            async with self.database.write() as connection:
                context = await self.referee.context(connection, match, lock=True)
                if context.row.id != context.room.match:  # another one was prepared meanwhile
                    context = await self.referee.context(connection, context.room.match)
                back = [player for player in context.players if player.place in places and (hello or not player.left)]
                before = context
                for player in back:
                    context = await self._return(context, player)
                if context is before:
                    return False
                await self._let_go_on(context)
                await self.referee.change(connection, context.room.id)
                await self._settle(connection, context.row.id)
                return True

        return await self.database.retrying(attempt)

    async def _return(self, context: MatchContext, player: PlayerRow) -> MatchContext:
        seat = player.seat
        if player.stand_in and context.row.status in STARTED:
            context = await stand_ins.give_back(context, seat, await self.referee.plies(context))
            if not player.lapsed:  # otherwise the time to choose was up
                await self.referee.forget_bot(context, seat)
        elif player.stand_in:
            context = await stand_ins.change_seat(context, seat, left=False, stand_in=False, level=None)
        elif player.left:
            context = await stand_ins.change_seat(context, seat, left=False)
        if player.lapsed:
            context = await stand_ins.change_player(context, seat, lapsed=False)
        votes = [ballot for ballot in context.row.votes if ballot["about"] != seat]
        return await self._keep_votes(context, votes) if votes != context.row.votes else context

    async def _let_go_on(self, context: MatchContext) -> None:
        """The last one to leave is no longer waited for by those who are back."""
        here = [player for player in context.players if plays(player) and not player.left]
        if context.row.status in STARTED and here and not is_slow(context.room.move_time):
            for player in context.players:
                if player.left and plays(player):
                    context = await self._stand_in(context, player.seat)

    # ---- Giving up

    async def resign(self, by: Caller) -> None:
        """A bot plays this seat to the end; its person looks on, and sits here again in the next match."""

        async def resigning(context: MatchContext) -> None:
            self._check_current(context)
            mine = context.held(by.seat)
            if context.row.status not in STARTED:
                raise Refused("refused-not-running", status=context.row.status)
            if mine.resigned:
                raise Refused("refused-resigned", seat=by.seat)
            level, plies = stand_ins.level_for(context.players), await self.referee.next_ply_of(context, by.seat)
            context = await stand_ins.change_player(context, by.seat, resigned=True)
            context = await stand_ins.change_seat(context, by.seat, stand_in=False, level=level)
            context = await stand_ins.note(context, by.seat, plies, level)
            await stand_ins.drop_wishes_about(context, by.seat)
            await self.rooms.wake_bots(context.connection, context.row)
            await self.referee.change(context.connection, context.room.id)

        await self._once("resign", by, resigning)

    def _check_current(self, context: MatchContext) -> None:
        if context.row.id != context.room.match:
            raise Refused("refused-match", came=context.row.id)

    # ---- Votes

    async def vote(self, by: Caller, kind: VoteKind, about: str | None, agree: bool) -> None:
        """Propose something, agree to it, or decline: an offer that one declines is gone, except of another match."""

        async def voting(context: MatchContext) -> None:
            self._check_current(context)
            about_seat = about if kind == VoteKind.STAND_IN else None
            await self._check_vote(context, by.seat, kind, about_seat)
            alike = [one for one in context.row.votes if (one["kind"], one["about"]) == (kind, about_seat)]
            others = [one for one in context.row.votes if one not in alike]
            ballot = answered(alike[0] if alike else ballot_of(kind, about_seat, by.seat), by.seat, agree)
            if kind != VoteKind.REMATCH:
                await self._give_rest(context.room.id, kind, ballot["by"], agree=agree, new=not alike)
            if kind == VoteKind.STAND_IN and agree and context.room.host in by.tokens:
                await self._carry_out(context, ballot)
            else:
                await self._keep_votes(context, [*others, ballot] if agree or kind == VoteKind.REMATCH else others)
            await self.referee.change(context.connection, context.room.id)

        await self._once("vote", by, voting)

    async def take_back(self, by: Caller, agree: bool) -> int | None:
        """Ask for one's last choice to be taken back, or answer; gives the version that it made, if it was done."""
        async with self.database.read() as connection:
            context = await self.referee.context(connection, by.match)
            self.referee.authorise(context, by)
            known = await self.referee.answers(connection, by)
        wish = context.row.undo
        if not known and (wish is not None or agree):
            asker = by.seat if wish is None else wish["by"]
            await self._give_rest(context.room.id, "undo", asker, agree=agree, new=wish is None)
        return await self.referee.undo(by, agree)

    async def _give_rest(self, room: str, kind: str, by: str, *, agree: bool, new: bool) -> None:
        """Nobody is asked the same again and again: what was declined or withdrawn rests for a while."""
        rests, mine = f"rests-{room}", f"{by} {kind}"
        if not agree:
            await self.presence.seen(rests, mine)
            return
        resting = mine in await self.presence.here(rests)
        if new and resting and await self.presence.silence(rests, mine) < self.referee.times.rest:
            raise Refused("refused-proposed-lately")

    async def _check_vote(self, context: MatchContext, seat: str, kind: VoteKind, about: str | None) -> None:
        """Refuse what cannot be voted on now, or by this seat."""
        if kind == VoteKind.REMATCH:
            if context.row.status not in FINISHED:
                raise Refused("refused-not-over")
            return
        if context.row.status not in STARTED:
            raise Refused("refused-not-running", status=context.row.status)
        if seat not in context.people:
            raise Refused("refused-no-vote", seat=seat)
        if kind == VoteKind.STAND_IN:
            if about is None or about not in context.people - {seat}:
                raise Refused("refused-vote-about")
            await self.rooms.check_absent(context, context.held(about))

    async def play_without(self, code: str, token: str) -> None:
        """Another match without those who have declined one, once everybody has answered: their seats are free in it."""
        async with self.database.write() as connection:
            room = await self.rooms.hosting(connection, code, token)
            context = await self.referee.context(connection, room.match)
            declined = [one for one in context.row.votes if one["kind"] == VoteKind.REMATCH and one["declined"]]
            if context.row.status not in FINISHED:
                raise Refused("refused-not-over")
            if not declined:
                raise Refused("refused-nobody-declined")
            if await self._awaited(context, declined[0]):
                raise Refused("refused-rematch-awaited")
            await self._carry_out(context, declined[0])
            await self.referee.change(connection, room.id)

    async def settle(self, match: str) -> bool:
        """Somebody may be away by now whose answer was waited for; tells whether anything came of it."""

        async def attempt() -> bool:
            async with self.database.write() as connection:
                await self.referee.context(connection, match, lock=True)
                return await self._settle(connection, match)

        return await self.database.retrying(attempt)

    async def _settle(self, connection: Connection, match: str) -> bool:
        """Do what everybody has agreed to."""
        context = await self.referee.context(connection, match)
        if not context.row.votes or context.row.id != context.room.match:
            return False
        here, absent = await self._here_and_absent(context)
        for ballot in context.row.votes:
            if is_accepted(ballot, context.players, here, absent):
                await self._carry_out(context, ballot)
                await self.referee.change(connection, context.room.id)
                await self._settle(connection, context.row.id)
                return True
        return False

    async def _awaited(self, context: MatchContext, ballot: Ballot) -> list[str]:
        """The seats that have a say and have not answered."""
        return vote_of(ballot, context.players, *await self._here_and_absent(context)).awaited

    async def _here_and_absent(self, context: MatchContext) -> tuple[set[str], set[str]]:
        """The places of people who are here, and of those who have long been silent."""
        times = self.referee.times
        return await self._silent_for(context, 0, times.present), await self._silent_for(context, times.absent)

    async def _silent_for(self, context: MatchContext, least: float, most: float = inf) -> set[str]:
        """The places of people whose last sign of life is so many seconds old; if that cannot be told, it is fresh."""
        people = [str(player.place) for player in context.players if player.kind == SeatKind.PERSON]
        return {place for place in people if least <= await self.presence.silence(context.room.id, place) < most}

    async def _carry_out(self, context: MatchContext, ballot: Ballot) -> None:
        match VoteKind(ballot["kind"]):
            case VoteKind.END:
                asked = {
                    player.seat for player in context.players if player.seat in context.seated and not player.resigned
                }
                agreed = asked <= set(ballot["agreed"])  # not if a bot plays for somebody who was not asked
                await self.rooms.stop(context, Ending.AGREED if agreed else Ending.ABANDONED)
            case VoteKind.STAND_IN:
                await self._replace(context, ballot)
            case VoteKind.REMATCH:
                await self.rooms.rematch(context, set(ballot["agreed"]), set(ballot["declined"]))

    async def _replace(self, context: MatchContext, ballot: Ballot) -> None:
        """Let a bot play for somebody, unless they have just given a sign of life."""
        try:
            await self.rooms.check_absent(context, context.held(ballot["about"]))
        except Refused:
            await self._keep_votes(context, [one for one in context.row.votes if one["about"] != ballot["about"]])
        else:
            await self._stand_in(context, ballot["about"])

    async def _keep_votes(self, context: MatchContext, votes: list[Ballot]) -> MatchContext:
        await self.referee.amend(context.connection, context.row.id, votes=votes)
        return context.with_match(votes=votes)


def _receipt(kind: str, by: Caller, token: str) -> str:
    """The key under which an answer is kept: of one kind, and for one holder of the seat."""
    return hashlib.sha256(f"{kind} {by.key} {token}".encode()).hexdigest()
