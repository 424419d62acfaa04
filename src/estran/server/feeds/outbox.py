"""What a reader has not been sent yet: functions that look at a room's feed and change nothing."""

from typing import Any

import msgspec
from msgspec.structs import replace

from estran.match.chance import commitment_of
from estran.server.feeds.reader import Reader, Seen
from estran.server.feeds.room_feed import RoomNow
from estran.server.match.live import LiveMatch
from estran.server.room.talk import heard
from estran.server.wire.kinds import FINISHED, SeatKind, Status
from estran.server.wire.protocol import Chair, Room, SeatNews, Talked, Update

encode = msgspec.json.Encoder().encode


def news_for(reader: Reader) -> tuple[list[bytes], Seen]:
    """The messages that a reader is missing, and what it has seen once they are sent."""
    feed, now, seen = reader.feed, reader.feed.now, reader.seen
    if now is None or feed.edition == seen.edition:
        return [], seen
    news, changes = list[bytes](), dict[str, Any](edition=feed.edition, setting=feed.setting)
    update = update_for(reader, now, now.live) if now.live is not None else None
    if update is not None:
        seats = tuple(one.seat for one in update.news)
        changes |= {"match": update.match, "version": update.version, "seats": seats, "extras": extras_of(now, seats)}
        news.append(encode(update))
    if feed.setting != seen.setting:
        last = now.match.status in FINISHED  # the end is told last
        news.insert(len(news) if last else 0, encode(room_for(reader, now)))
    if now.talks and now.talks[-1].at > seen.talked:
        changes["talked"] = now.talks[-1].at
        news += [encode(talked) for talked in talk_for(reader, now)]
    return news, replace(seen, **changes)


def update_for(reader: Reader, now: RoomNow, live: LiveMatch) -> Update | None:
    """The match since what was sent last, for every seat held here or for an onlooker."""
    seen, row = reader.seen, now.match
    held = [player.seat for player in now.players if player.place in reader.places]
    seats: tuple[str | None, ...] = tuple(held) or (None,)
    known = seen.match == live.id and seen.seats == seats and seen.version in live.ends
    if known and seen.version == live.version and extras_of(now, seats) == seen.extras:
        return None
    since = seen.version if known else 0
    news = [seat_news(now, live, seat, since) for seat in seats]
    return Update(live.id, since, live.version, news, row.missing, row.undo, row.due, row.hurried)


def extras_of(now: RoomNow, seats: tuple[str | None, ...]) -> Any:
    """What an update tells beside the match itself."""
    chosen = sorted((seat, move) for seat, move in now.choices.items() if seat in seats)
    return now.match.missing, now.match.undo, now.match.due, now.match.hurried, chosen


def seat_news(now: RoomNow, live: LiveMatch, seat: str | None, since: int) -> SeatNews:
    """What is new for one seat, or for an onlooker."""
    plies, events = live.news(seat, since)
    chosen = None if seat is None else now.choices.get(seat)
    return SeatNews(seat, plies, events, live.view(seat), chosen, live.match.roller == seat is not None)


def talk_for(reader: Reader, now: RoomNow) -> list[Talked]:
    """What was said since, as far as this reader may hear it."""
    seats = {player.place: player.seat for player in now.players}
    muted = {name for player in now.players if player.place in reader.places for name in player.muted}
    tenures = reader.tenures
    said = [heard(row, seats, tenures, muted) for row in now.talks if row.at > reader.seen.talked]
    return [talked for talked in said if talked is not None]


def room_for(reader: Reader, now: RoomNow) -> Room:
    """The room as this reader may see it."""
    room, match = now.room, now.match
    known = match.status in FINISHED or match.status == Status.RUNNING
    chairs = [
        Chair(
            place=player.place,
            seat=player.seat,
            kind=player.kind,
            name=player.name,
            level=player.level,
            away=player.away,
            present=player.kind == SeatKind.BOT or str(player.place) in now.present,
            yours=player.place in reader.places,
            ready=player.kind == SeatKind.BOT or bool(player.hash),
        )
        for player in sorted(now.players, key=lambda player: player.place)
    ]
    return Room(
        code=room.code if reader.invited else None,
        watch=room.watch,
        game=room.game,
        options=room.options,
        public=room.public,
        locked=room.locked,
        auto_roll=room.auto_roll,
        hints=room.hints,
        move_time=room.move_time,
        host=reader.host,
        chairs=chairs,
        onlookers=sum(who.startswith("watch-") for who in now.present),
        revision=room.revision,
        match=match.id,
        number=match.number,
        status=match.status,
        commitment=commitment_of(match.seed, match.id, match.fair),  # may be known from the first moment
        words=[player.word for player in now.players] if known else None,
        missing=[player.seat for player in now.players if player.missing] if known else None,
        seed=match.seed.hex() if match.status in FINISHED else None,
    )
