"""What a reader has not been sent yet: functions that look at a room's feed and change nothing."""

from typing import Any

import msgspec
from msgspec.structs import replace

from estran.match.chance import commitment_of
from estran.server.feeds.reader import Reader, Sent
from estran.server.feeds.room_feed import RoomNow
from estran.server.match import stand_ins
from estran.server.match.context import plays
from estran.server.match.live import LiveMatch, offers_undo
from estran.server.room.labels import label_of
from estran.server.room.presence import HOST
from estran.server.room.talk import heard
from estran.server.room.votes import vote_of
from estran.server.settings import is_slow
from estran.server.store.rows import MatchRow, PlayerRow
from estran.server.wire.kinds import FINISHED, STARTED, SeatKind, Status, Whereabouts
from estran.server.wire.protocol import Chair, Rating, Room, SeatNews, Talked, Tried, Undone, Update

encode = msgspec.json.Encoder().encode


def news_for(reader: Reader) -> tuple[list[bytes], Sent]:
    """The messages that a reader is missing, and what it has been sent then."""
    feed, now, sent = reader.feed, reader.feed.now, reader.sent
    if now is None or feed.edition == sent.edition:
        return [], sent
    news, changes = list[bytes](), dict[str, Any](edition=feed.edition, setting=feed.setting)
    update = update_for(reader, now, now.live) if now.live is not None else None
    if update is not None:
        seats = tuple(one.seat for one in update.news)
        changes |= {"match": update.match, "version": update.version, "seats": seats, "extras": extras_of(now, seats)}
        news.append(encode(update))
    if feed.setting != sent.setting:
        last = (
            now.match.status == Status.OVER
        )  # what led to the end is told before it; where it was stopped, nothing did
        news.insert(len(news) if last else 0, encode(room_for(reader, now)))
    if now.talks and now.talks[-1].at > sent.talked:
        changes["talked"] = now.talks[-1].at
        news += [encode(talked) for talked in talk_for(reader, now)]
    return news, replace(sent, **changes)


def update_for(reader: Reader, now: RoomNow, live: LiveMatch) -> Update | None:
    """The match since what was sent last, for every seat held here or for an onlooker."""
    sent, row = reader.sent, now.match
    seats = reader.listeners([player.seat for player in now.players if player.place in reader.places], live.id)
    known = sent.match == live.id and sent.seats == seats and sent.version in live.ends
    if known and sent.version == live.version and extras_of(now, seats) == sent.extras:
        return None
    since = sent.version if known else 0
    news = [seat_news(now, live, seat, since, stage=reader.stage) for seat in seats]
    undone = undone_for(row, seats)
    return Update(
        live.id, since, live.version, news, row.missing, row.undo, undone, row.due, row.hurried, warming_for(now)
    )


def warming_for(now: RoomNow) -> list[str]:
    """The bots that are not themselves yet; a person who is back at a seat is."""
    return [seat for seat in now.match.warming if not any(one.seat == seat and plays(one) for one in now.players)]


def undone_for(row: MatchRow, seats: tuple[str | None, ...]) -> Undone | None:
    """What was taken back, as far as these seats may know it."""
    if row.undone is None:
        return None
    known = any(seat in row.undone["known"] for seat in seats)
    return Undone(row.undone["by"], row.undone["move"] if known else "?")


def people_of(now: RoomNow) -> set[str]:
    """The seats that people play themselves just now; none unless the match runs."""
    return {player.seat for player in now.players if plays(player)} if now.match.status == Status.RUNNING else set()


def may_undo(now: RoomNow, live: LiveMatch, seat: str | None) -> bool:
    """Whether a seat's last choice can be taken back, or people be asked for it."""
    seated = {player.seat for player in now.players if player.kind == SeatKind.PERSON}
    return seat is not None and seat in people_of(now) and offers_undo(live, seat, seated)


def extras_of(now: RoomNow, seats: tuple[str | None, ...]) -> Any:
    """What an update tells beside the match itself."""
    chosen = sorted((seat, move) for seat, move in now.choices.items() if seat in seats)
    return now.match.missing, now.match.undo, now.match.due, now.match.hurried, warming_for(now), chosen, people_of(now)


def seat_news(now: RoomNow, live: LiveMatch, seat: str | None, since: int, *, stage: bool = False) -> SeatNews:
    """What is new for one seat, or for an onlooker; step by step for a page that shows it so."""
    plies, events = live.news(seat, since)
    chosen = None if seat is None else now.choices.get(seat)
    roll = live.match.roller == seat is not None
    steps = live.steps(seat, since) if stage and since else []
    return SeatNews(seat, plies, events, live.view(seat), chosen, roll, may_undo(now, live, seat), steps)


def talk_for(reader: Reader, now: RoomNow) -> list[Talked]:
    """What was said since, as far as this reader may hear it."""
    seats = {player.place: player.seat for player in now.players}
    muted = {name for player in now.players if player.place in reader.places for name in player.muted}
    tenures = reader.tenures
    unheard = unheard_by(reader, now)
    new = [row for row in now.talks if row.at > reader.sent.talked and row.profile not in unheard]
    said = [heard(row, now.match.id, seats, tenures, muted) for row in new]
    earlier = reader.sent.edition < 0 and not reader.sent.talked
    return [replace(talked, earlier=earlier) for talked in said if talked is not None]


def unheard_by(reader: Reader, now: RoomNow) -> set[str]:
    """The profiles that somebody who sits here does not want to meet."""
    mine = [now.known.get(player.profile or "") for player in now.players if player.place in reader.places]
    return {profile for one in mine if one is not None for profile in one.unheard}


def room_for(reader: Reader, now: RoomNow) -> Room:
    """The room as this reader may see it."""
    room, match = now.room, now.match
    chairs = [
        Chair(
            place=player.place,
            seat=player.seat,
            kind=player.kind,
            name=player.name,
            level=player.level,
            presence=presence_of(player, now.present),
            stand_in=player.stand_in,
            resigned=player.resigned,
            gone=player.seat in stand_ins.gone(match),
            replaceable=is_replaceable(player, now),
            yours=player.place in reader.places,
            ready=player.kind == SeatKind.BOT or bool(player.hash),
            sat=sat_at(player, match) if player.place in reader.places else [],
            late=[ply for ply, seat in stand_ins.late(match.sat, now.plies) if seat == player.seat],
            face=face_of(player, now),
            rating=rating_of(player, now),
            unnamed=player.unnamed,
            unrated=keeps_unrated(player, now),
        )
        for player in sorted(now.players, key=lambda player: player.place)
    ]
    return Room(
        code=room.code if reader.invited else None,
        watch=room.watch,
        label=label_of(room.id),
        game=room.game,
        options=room.options,
        public=room.public,
        locked=room.locked,
        auto_roll=room.auto_roll,
        hints=room.hints,
        rated=room.rated,
        unrated=now.unrated,
        move_time=room.move_time,
        late=room.late,
        slow=is_slow(room.move_time),
        host=reader.host,
        hosting=reader.host or (bool(reader.places) and HOST in now.absent),
        chairs=chairs,
        onlookers=sum(who.startswith("watch-") for who in now.present),
        revision=room.revision,
        match=match.id,
        number=match.number,
        status=match.status,
        commitment=commitment_of(match.seed, match.id, match.fair),  # may be known from the first moment
        words=[player.word for player in now.players] if now.tells_words else None,
        missing=[player.seat for player in now.players if player.missing] if now.tells_words else None,
        seed=match.seed.hex() if match.status in FINISHED else None,
        tried=tried_of(match),
        ending=match.ending,
        votes=[vote_of(ballot, now.players, now.present, now.absent) for ballot in match.votes],
    )


def face_of(player: PlayerRow, now: RoomNow) -> int | None:
    """The face of the profile that sits at a seat."""
    known = now.known.get(player.profile or "")
    return None if known is None else known.face


def rating_of(player: PlayerRow, now: RoomNow) -> Rating | None:
    """How well that profile plays, where the room is rated."""
    known = now.known.get(player.profile or "")
    return None if known is None else known.rating


def sat_at(player: PlayerRow, match: MatchRow) -> list[tuple[int, bool]]:
    """From which ply on a bot has played a seat, and from which its person again."""
    return [(ply, who != stand_ins.PERSON) for ply, seat, who in match.sat if seat == player.seat]


def keeps_unrated(player: PlayerRow, now: RoomNow) -> bool:
    """Whether the match that is prepared in a rated room would not be rated because of somebody, as `is_agreed` asks."""
    if not now.room.rated or now.match.status != Status.SEATING or player.kind != SeatKind.PERSON:
        return False
    known = now.known.get(player.profile or "")
    return known is None or not known.rated or sum(one.profile == player.profile for one in now.players) > 1


def tried_of(match: MatchRow) -> Tried | None:
    """From where it began; of the table itself everybody sees their own part."""
    origin = match.origin
    return None if origin is None else Tried(origin["match"], origin["plies"], origin["seat"])


def is_replaceable(player: PlayerRow, now: RoomNow) -> bool:
    """Whether people may vote now to let a bot play for somebody."""
    if not plays(player) or now.match.status not in STARTED:
        return False
    if is_slow(now.room.move_time):
        return player.lapsed and str(player.place) not in now.present
    return str(player.place) in now.absent


def presence_of(player: PlayerRow, present: set[str]) -> Whereabouts:
    """All that anybody is told of where a person is."""
    if player.left:
        return Whereabouts.LEFT
    sat = player.kind == SeatKind.PERSON and str(player.place) in present  # not whoever sat there before it was free
    here = player.kind == SeatKind.BOT or sat
    return Whereabouts.HERE if here else Whereabouts.AWAY
