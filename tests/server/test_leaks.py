"""The bytes that a seat or an onlooker receives are the same whatever they may not know is.

Tables that differ only in hidden things are made by replaying a match with another hidden ply; that they differ in
nothing else that the reader may know is decided by `imagine`, the single definition of secrecy.
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from estran.engine.game import Refused
from estran.engine.layout import facts
from estran.engine.seats import LETTERS, ONLOOKER
from estran.engine.unpacked import packed
from estran.engine.view import imagined
from estran.games import NAMES, find
from estran.match.chance import Fair
from estran.match.match import Match
from estran.server.feeds.outbox import news_for
from estran.server.feeds.reader import Reader, Sent
from estran.server.feeds.room_feed import RoomFeed, RoomNow
from estran.server.match import stand_ins
from estran.server.match.live import LiveMatch
from estran.server.store.rows import MatchRow, PlayerRow, RoomRow
from estran.server.wire.kinds import Late, SeatKind, Status
from tests.tables import EVERY_TABLE

SEEDS = {"dolores": range(3), "dorada": range(1), "douro": range(1)}  # a Lantern is rare: these bring some
TRIES = 3  # other plies that are tried in place of a hidden one


def match_row(table: Any, seed: int) -> MatchRow:
    """A match's row as the database has it."""
    game, _, options = table
    return MatchRow(
        id="0" * 32, room="r", game=game, options=options, number=1, seed=bytes([seed] * 32), fair=1,
        status=Status.RUNNING, version=0, decision=1, missing=[], hurried=[], warming=[], undo=None, undone=None, taken_back=False,
        votes=[], sat=[], ending=None, origin=None, due=None, result=None, created=0.0, ended=None,
        rated=False, hinted=False, hinted_at=None,
    )  # fmt: skip


def players_of(players: int) -> list[PlayerRow]:
    """So many people."""
    return [
        PlayerRow(
            seat=seat,
            place=place,
            recorded=seat,
            hash="",
            word="",
            missing=False,
            resigned=False,
            lapsed=False,
            kind=SeatKind.PERSON,
            name=seat,
            token=f"token {place}",
            tenure=1,
            level=None,
            stand_in=False,
            left=False,
            muted=[],
            profile=None,
            unnamed=False,
        )
        for place, seat in enumerate(LETTERS[:players])
    ]


def room_row(row: MatchRow) -> RoomRow:
    """The room of a match."""
    return RoomRow(
        id="r", code="ABCD2345", watch="EFGH2345", host="", game=row.game, options=row.options, public=False,
        locked=False, auto_roll=False, hints=False, move_time=None, late=Late.ONCE, match=row.id, revision=1, talked=0.0, created=0.0,
        touched=0.0, noticed=False, rated=False,
    )  # fmt: skip


def received(live: LiveMatch, row: MatchRow, choices: dict[str, str], seat: str | None, since: int) -> bytes:
    """Everything that a browser at this seat, or an onlooker's, is sent after a version."""
    feed = RoomFeed("r")
    feed.turn_to(RoomNow(room_row(row), row, players_of(live.match.players), choices, [], set(), live))
    tokens = [] if seat is None else [f"token {LETTERS.index(seat)}"]
    reader = Reader(feed, tokens, stage=True)  # which is sent all that others are, and every step
    reader.sent = Sent(live.id, since, (seat,))
    news, _ = news_for(reader)
    return b"\n".join(news)


def played(table: Any, seed: int) -> Iterator[tuple[Any, LiveMatch]]:
    """A random match as the server commits it: secret choices together, chance with the choice before it."""
    row, luck = match_row(table, seed), random.Random(seed)
    live = LiveMatch(row, players_of(table[1]))
    live.draw(auto_roll=True)
    live.settle(1, undone=False)
    while not live.match.over:
        yield row, live
        live = live.fork()
        asked = sorted(live.match.waiting) if live.match.secret else sorted(live.match.waiting)[:1]
        for seat, move in [(seat, luck.choice(live.match.legal(seat))) for seat in asked]:
            live.match.append(f"{seat} {move}")
        live.draw(auto_roll=True)
        live.settle(live.version + 1, undone=False)


def twin_of(live: LiveMatch, row: Any, plies: list[str]) -> LiveMatch | None:
    """The same match with these plies, committed in the same steps; None if they cannot be played."""
    other = LiveMatch(row, players_of(live.match.players))
    try:
        for version in range(1, live.version + 1):
            other.follow(version, plies[live.ends[version - 1] : live.ends[version]], live.ends[version - 1])
    except Refused:
        return None
    return other


def others(live: LiveMatch, number: int, luck: random.Random) -> list[str]:
    """Some other plies that were possible at this point."""
    before, ply = live.match.at(number), live.match.plies[number]
    moves = [move for move, _ in before.odds()] if ply[0] == "*" else before.legal(ply[0])
    possible = [other for move in moves if (other := f"{ply[0]} {move}") != ply]
    return luck.sample(possible, min(TRIES, len(possible)))


def looks_the_same(one: Match, other: Match, seat: str | None) -> bool:
    """Whether two tables differ only in what this reader may not know."""
    viewer = ONLOOKER if seat is None else LETTERS.index(seat)
    first, second = (facts(packed(imagined(match.game, match.table, viewer))) for match in (one, other))
    return first == second


def twins(live: LiveMatch, row: Any, seat: str | None, luck: random.Random) -> Iterator[tuple[int, LiveMatch]]:
    """Matches with another hidden ply that this reader cannot tell from this one; with the number of that ply."""
    hidden = [number for number, ply in enumerate(live.match.plies_seen(seat)) if ply.endswith(" ?")]
    for number in luck.sample(hidden, min(2, len(hidden))):
        for ply in others(live, number, luck):
            plies = [*live.match.plies[:number], ply, *live.match.plies[number + 1 :]]
            other = twin_of(live, row, plies)
            if other is not None and looks_the_same(live.match, other.match, seat):
                yield number, other


@pytest.mark.slow
@pytest.mark.parametrize("game", NAMES)
def test_what_lies_hidden_changes_no_byte_that_a_reader_gets(game):
    compared: Counter[str] = Counter()
    for table in [table for table in EVERY_TABLE if table[0] == game]:
        for seed in SEEDS[game]:
            luck = random.Random(seed)
            for row, live in played(table, seed):
                for seat in (*live.match.names, None):
                    for number, other in twins(live, row, seat, luck):
                        owner = live.match.plies[number][0]
                        for since in (0, live.version - 1):
                            assert received(live, row, {}, seat, since) == received(other, row, {}, seat, since)
                        if owner != "*":  # who made the ply is told of it: the comparison can fail
                            assert received(live, row, {}, owner, 0) != received(other, row, {}, owner, 0)
                        assert refusals(live, seat) == refusals(other, seat)
                        compared[live.match.game.phases(int(live.match.table.phase)).name] += 1

    assert (sum(compared.values()) > 100) is (game != "dorada")  # where nothing is ever hidden
    assert (
        compared.keys()
        >= {"dolores": {"BEFORE_GESTURES", "GESTURE", "AFTER_GESTURES"}, "dorada": set(), "douro": {"BID"}}[game]
    )


@pytest.mark.parametrize("game", NAMES)
def test_an_open_choice_changes_no_byte_that_others_get(game):
    phases = set()
    for table in [table for table in EVERY_TABLE if table[0] == game]:
        luck = random.Random(1)
        for row, live in played(table, 1):
            if not live.match.secret:
                continue
            phases.add(live.match.game.phases(int(live.match.table.phase)))
            asked = sorted(live.match.waiting)
            for seat in (*live.match.names, None):
                own = {seat: live.match.legal(seat)[0]} if seat in asked else {}
                alone = received(live, row, own, seat, live.version - 1)
                for _ in range(TRIES):
                    choosing = luck.sample(asked, luck.randint(1, len(asked)))
                    choices = {one: luck.choice(live.match.legal(one)) for one in choosing} | own

                    assert received(live, row, choices, seat, live.version - 1) == alone
                    chooser = luck.choice(choosing)  # who is told of it: the comparison can fail
                    assert received(live, row, choices, chooser, 0) != received(live, row, {}, chooser, 0)

    assert phases == set(find(game).secret_phases)


def refusals(live: LiveMatch, seat: str | None) -> list[str]:
    """What a seat is told that tries what is not possible."""
    told = []
    for move in ("nothing", "0", "11", "give 11", "share", "pick 9", "steal A gold-3"):
        try:
            live.match.check(seat or "A", move)
        except Refused as refused:
            told.append(f"{refused.message} {refused.arguments}")
    return told if seat is not None else []


def test_the_dice_to_come_change_no_byte_that_anybody_gets():
    for row, live in played(("douro", 3, {}), 3):
        live.fair = Fair(row.id, ["", "", ""], row.seed)
        for seat in ("A", "B", "C", None):
            told = received(live, row, {}, seat, 0)

            assert row.seed.hex().encode() not in told
            assert b'"seed":null' in told


@pytest.mark.parametrize(("status", "told"), [(Status.WORDS, False), (Status.RUNNING, True)])
def test_a_word_that_is_not_told_yet_is_no_reason_to_describe_the_room_again(status, told):
    """It is read when somebody whispers or mutes, and would tell of that."""
    row = replace(match_row(("douro", 3, {}), 1), status=status)
    players = [replace(player, missing=True) for player in players_of(3)]
    before = RoomNow(room_row(row), row, players, {}, [], set(), None)
    feed = RoomFeed("r")
    feed.turn_to(before)
    described = feed.setting
    feed.turn_to(replace(before, players=[replace(players[0], word="tide", missing=False), *players[1:]]))

    assert (feed.setting > described) is told


def test_that_a_bot_chose_for_somebody_is_told_once_that_choice_is_open():
    row, (_, live) = match_row(("douro", 3, {}), 1), next(iter(played(("douro", 3, {}), 1)))
    first = len(live.match.plies)  # where B's choice will be, which A's comes before
    late = replace(row, sat=[(first + 1, "B", f"{stand_ins.LATE}normal"), (first + 2, "B", stand_ins.PERSON)])
    before, after = (RoomNow(room_row(row), one, players_of(3), {}, [], set(), live) for one in (row, late))
    feed = RoomFeed("r")
    feed.turn_to(before)
    described = feed.setting
    feed.turn_to(after)

    assert feed.setting == described
    for seat in ("A", "C", None):
        assert received(live, late, {}, seat, 0) == received(live, row, {}, seat, 0)

    opened = live.fork()
    for seat in "ABC":
        opened.match.append(f"{seat} {opened.match.legal(seat)[0]}")
    feed.turn_to(replace(after, live=opened, match=replace(late, version=2)))

    assert feed.setting > described
    for seat in ("A", "C", None):
        assert received(opened, late, {}, seat, 0).count(f'"late":[{first + 1}]'.encode()) == 1


def test_what_is_taken_back_was_not_too_late():
    sat = [(4, "B", f"{stand_ins.LATE}normal"), (5, "B", stand_ins.PERSON)]

    assert stand_ins.late(stand_ins.cut(sat, 5), 9) == [(4, "B")]
    assert stand_ins.cut(sat, 4) == [(4, "B", stand_ins.PERSON)]
    assert stand_ins.within(sat, 5) == [(4, "B", "normal"), (5, "B", "person")]
