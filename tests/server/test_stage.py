"""The stage: pages that show what happens step by step get every view on the way, and bots wait until they have shown it."""

import time
from contextlib import contextmanager
from math import inf
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import false

from estran.engine.events import Weight
from estran.engine.view import Told
from estran.games import NAMES, find
from estran.server.feeds.outbox import news_for
from estran.server.feeds.reader import Reader, Sent
from estran.server.feeds.room_feed import RoomFeed, RoomNow
from estran.server.match.context import MatchContext
from estran.server.match.live import LiveMatch
from estran.server.minds.audience import LONGEST_BREATH, Audience
from estran.server.minds.deadlines import longest
from estran.server.room.presence import OwnPresence
from estran.server.room.stages import OwnStages, SharedStages, Shown, Stages
from estran.server.settings import Times
from estran.server.store.news import meeting_place
from estran.server.wire.kinds import DutyKind, Pace, SeatKind
from estran.server.wire.protocol import Hello
from estran.server.wire.stage import LONGEST_USUAL, MOST_STEPS, beats, grace, length
from tests.server.near import Line, Near, eventually, serving
from tests.server.serving import QUICK
from tests.server.test_leaks import match_row, played, players_of, room_row
from tests.server.test_pace import NEVER, reach
from tests.tables import EVERY_TABLE

MOMENT = 0.2  # seconds
encode = msgspec.json.encode


# ---- Every view on the way


def match_of(game: str, seed: int = 1) -> list[LiveMatch]:
    """A random match, version by version, at the game's largest table."""
    table = max((table for table in EVERY_TABLE if table[0] == game), key=lambda table: table[1])
    return [live for _, live in played(table, seed)]


def reader_of(live: LiveMatch, seats: str = "", since: int = 0, *, stage: bool = True) -> Reader:
    """A page with these seats that has been sent all up to a version."""
    row, feed = match_row((live.match.game.name, live.match.players, {}), 1), RoomFeed("r")
    feed.turn_to(RoomNow(room_row(row), row, players_of(live.match.players), {}, [], set(), live))
    reader = Reader(feed, [f"token {'ABCDE'.index(seat)}" for seat in seats], stage=stage)
    reader.sent = Sent(live.id, since, reader.listeners(list(seats), live.id))
    return reader


def news_of(reader: Reader) -> list[dict[str, Any]]:
    """What the update that a page is missing tells."""
    told = [msgspec.json.decode(text) for text in news_for(reader)[0]]
    return next(message["news"] for message in told if message["type"] == "update")


@pytest.mark.parametrize("game", NAMES)
def test_the_steps_of_an_update_are_what_everybody_could_see_on_the_way(game):
    lives = match_of(game)
    match, viewers = lives[-1].match.at(0), (*lives[-1].match.names, None)
    views = [{seat: encode(match.view(seat)) for seat in viewers}]
    for ply in lives[-1].match.plies:
        match.append(ply)
        views.append({seat: encode(match.view(seat)) for seat in viewers})
    shown = 0
    for live in lives[1:]:
        for since in {live.version - 1, max(1, live.version - 3)}:
            first, last = live.ends[since], live.ends[live.version]
            for seat in viewers:
                steps = [bytes(step) for step in live.steps(seat, since)]

                assert steps == [views[number][seat] for number in range(first + 1, last)]
                assert len(steps) == max(0, len(live.news(seat, since)[0]) - 1)
                shown += len(steps)

    assert shown > 50


def test_a_worker_that_reads_a_match_again_shows_the_same_steps():
    live = match_of("dolores")[-1]
    again = LiveMatch(match_row(("dolores", live.match.players, {}), 1), players_of(live.match.players))
    for version in range(1, live.version + 1):
        first, last = live.ends[version - 1], live.ends[version]
        again.follow(version, live.match.plies[first:last], first)

    since = live.version - 2
    assert live.steps("A", since)
    assert again.steps("A", since) == live.steps("A", since)


def test_after_something_was_taken_back_steps_go_on_from_there():
    live = match_of("douro")[3].fork()
    keep, plies = live.ends[live.version - 1], live.match.plies
    again = plies[keep:]
    live.follow(live.version + 1, [], keep)
    live.follow(live.version + 1, again, keep)

    assert len(live.steps("A", live.version - 1)) == len(again) - 1
    assert live.latest() == list(live.match.events(None, keep))


def test_who_is_too_far_behind_jumps():
    live = next(live for live in match_of("dorada") if len(live.match.plies) - live.ends[1] > MOST_STEPS)

    assert live.steps("A", 1) == []
    assert live.steps("A", live.version - 1)


def test_steps_are_sent_to_pages_that_have_asked_and_not_with_a_snapshot():
    live = match_of("douro")[3]
    (asked,) = news_of(reader_of(live, "A", live.version - 1))
    (snapshot,) = news_of(reader_of(live, "A"))
    (silent,) = news_of(reader_of(live, "A", live.version - 1, stage=False))

    assert len(asked["steps"]) == len(asked["plies"]) - 1 > 0
    assert snapshot["steps"] == silent["steps"] == []
    assert {**asked, "steps": []} == silent


def test_people_at_one_screen_see_what_onlookers_see_too():
    live = match_of("douro")[3]
    since = live.version - 1
    together = news_of(reader_of(live, "AB", since))
    (onlooker,) = news_of(reader_of(live, "", since))

    assert [one["seat"] for one in together] == ["A", "B", None]
    assert together[-1] == onlooker
    assert [one["seat"] for one in news_of(reader_of(live, "AB", since, stage=False))] == ["A", "B"]
    assert [one["seat"] for one in news_of(reader_of(live, "A", since))] == ["A"]


def test_a_page_with_several_seats_that_comes_back_gets_only_what_is_missing():
    live = match_of("douro")[3]
    row = match_row(("douro", 3, {}), 1)
    hello = Hello("ABCD2345", match=live.id, version=live.version - 1, seats=["A", "B"], stage=True)
    reader = Reader.of(hello, room_row(row), reader_of(live, "AB").feed)
    reader.tokens = ["token 0", "token 1"]

    assert all(len(one["plies"]) < len(live.match.plies) for one in news_of(reader))


def test_a_page_where_several_have_sat_stays_a_shared_one_for_the_rest_of_that_match():
    live = match_of("douro")[3]
    row = match_row(("douro", 3, {}), 1)
    left = reader_of(live, "AB")
    left.sent = news_for(left)[1]
    ana, bo, *rest = left.players
    assert left.feed.now is not None
    left.feed.turn_to(replace(left.feed.now, players=[ana, replace(bo, token="elsewhere"), *rest]))  # it has moved on
    hellos = [Hello("ABCD2345", stage=True, shared=match) for match in (live.id, "f" * 32)]
    again, later = [Reader.of(hello, room_row(row), left.feed) for hello in hellos]
    again.tokens = later.tokens = left.tokens

    assert [one["seat"] for one in news_of(left)] == ["A", None]
    assert [one["seat"] for one in news_of(again)] == ["A", None]
    assert [one["seat"] for one in news_of(later)] == ["A"]  # that was another match


def test_what_a_page_has_shown_goes_over_the_wire_without_an_answer(tmp_path):
    with serving(tmp_path, times=Times(**QUICK)) as near, near.socket() as line:
        made = near.open_room(["local", "bot"], "dorada")
        seen = {"type": "seen", "match": "0" * 32, "version": 1, "pace": "usual"}
        assert line.ask(seen)["message"] == "refused-hello-first"
        line.hello(made["code"], made["tokens"].values(), stage=True)
        line.everything()
        line.send(seen)

        assert line.everything() == []
        assert line.ask({**seen, "pace": "hasty"})["message"] == "refused-message"


# ---- How long it takes


def events(*plies: str) -> list[tuple[int, Told]]:
    """What happened at each ply."""
    return [(number, Told(kind, {})) for number, ply in enumerate(plies) for kind in ply.split()]


@pytest.mark.parametrize("game", NAMES)
def test_weights_are_those_of_events_that_there_are(game):
    found = find(game)

    assert set(found.weights) | found.together <= {kind.name.lower() for kind in found.events}
    assert Weight.MOMENT in found.weights.values()


def test_what_happens_at_the_same_time_is_one_beat_and_blinks_take_no_time_of_their_own():
    douro = find("douro")

    assert beats(douro, events("revealed revealed revealed summed")) == [Weight.MOMENT]
    assert beats(douro, events("gained gained", "contest total", "")) == [Weight.STEP, Weight.BLINK]
    assert beats(douro, events("laid laid", "laid")) == [Weight.STEP, Weight.STEP]
    assert beats(douro, events("gave gave gave laid contest")) == [Weight.MOMENT, Weight.STEP]
    assert beats(douro, events("unheard_of")) == [Weight.STEP]


def test_the_length_of_a_stage_depends_on_the_pace():
    told = events("revealed revealed boat gained", "contest")

    assert [length(find("douro"), told, pace) for pace in Pace] == [1.9, 3.95, 8.55, 0.75]


def test_a_short_clock_waits_for_the_usual_stage_and_no_other_does():
    told = events("revealed boat full", "half_time charity")

    assert grace(find("douro"), told[:1], 59) == 1.6
    assert grace(find("douro"), told, 59) == LONGEST_USUAL
    assert grace(find("douro"), told, 60) == 0
    assert [longest(Times(), DutyKind.DUE, given) for given in (59, 60, None)] == [59 + LONGEST_USUAL, 60, inf]


@pytest.mark.parametrize("move_time", [30, 60])
def test_everybody_has_the_same_time_once_they_have_been_shown_what_happened(tmp_path, move_time):
    with serving(tmp_path, times=Times(**QUICK)) as near, near.socket() as line:
        made = near.open_room(["local"] * 3, "douro", move_time=move_time)
        near.start(made)
        line.hello(made["watch"])
        update = reach(line, 1)
        told = [(ply, msgspec.convert(one, Told)) for ply, one in update["news"][0]["events"]]
        with near.database() as connection:
            (begun,) = connection.execute("SELECT at FROM batches").fetchone()
            (at,) = connection.execute("SELECT at FROM work WHERE kind = 'due'").fetchone()

    assert update["due"] == at == pytest.approx(begun + move_time + grace(find("douro"), told, move_time))
    assert (update["due"] > begun + move_time) is (move_time < 60)


# ---- Whom bots wait for


class Table:
    """Two people and a bot, all present, and the pages that show them the match."""

    def __init__(self, **times: float) -> None:
        self.live = match_of("douro")[3]
        self.presence, self.stages, self.times = OwnPresence(30), OwnStages(), Times(**times)
        row = replace(match_row(("douro", self.live.match.players, {}), 1), version=self.live.version)
        people = [
            one if one.place < 2 else replace(one, kind=SeatKind.BOT) for one in players_of(self.live.match.players)
        ]
        self.context = MatchContext(None, room_row(row), row, people)  # type: ignore[arg-type]

    async def patience(self, present: str = "01", **pages: Shown) -> float:
        """Seconds that bots take while these places are present, and pages show them."""
        await self.presence.seen("r", *present)
        for places, shown in pages.items():
            await self.stages.shown("r", shown, *places.strip("_"))
        referee: Any = type("Referee", (), {"times": self.times})
        return await Audience(referee, self.presence, self.stages).patience(self.context, self.live)

    def shown(self, page: str, pace: Pace = Pace.USUAL, behind: int = 1) -> Shown:
        """What a page has shown."""
        return Shown(page, self.live.id, self.live.version - behind, pace)


@pytest.fixture
def anyio_backend():
    """As the server runs."""
    return "asyncio"


@pytest.mark.anyio
async def test_bots_wait_for_the_only_person_and_take_a_breath_among_programs():
    table = Table()

    assert await table.patience("") == table.times.breath
    assert await table.patience("0") == table.times.breath
    assert await table.patience("0", _0=Shown("page")) == table.times.stage
    assert await table.patience("0", _0=table.shown("page")) == table.times.stage
    assert await table.patience("0", _0=replace(table.shown("page", behind=0), match="1" * 32)) == table.times.stage
    assert await table.patience("0", _0=table.shown("page", Pace.KEY)) == inf
    assert await table.patience("0", _0=table.shown("page", Pace.KEY, behind=0)) == 0
    await table.stages.closed("r", "page", "0")
    assert await table.patience("0") == table.times.breath


@pytest.mark.anyio
async def test_people_at_one_screen_are_waited_for_like_one():
    table = Table()

    assert await table.patience("01", _01=table.shown("page")) == table.times.stage
    assert await table.patience("01", _01=table.shown("page", behind=0)) == 0


@pytest.mark.anyio
async def test_among_several_people_the_slowest_pace_counts_and_not_how_far_anybody_is():
    table = Table(breath=0.1)
    told, douro = table.live.latest(), find("douro")
    taken = min(LONGEST_BREATH, length(douro, told, Pace.USUAL))
    quick = min(LONGEST_BREATH, length(douro, told, Pace.QUICK))

    for behind in (0, 1):
        assert (
            await table.patience("01", _0=table.shown("a", Pace.QUICK, behind), _1=table.shown("b", Pace.QUICK))
            == quick
        )
        assert await table.patience("01", _1=table.shown("b", Pace.USUAL, behind)) == taken
        assert await table.patience("01", _1=table.shown("b", Pace.KEY, behind)) == LONGEST_BREATH
    await table.stages.closed("r", "b", "1")  # a program
    assert await table.patience("01") == quick
    assert 0.1 < quick < taken


@pytest.mark.anyio
async def test_nobody_waits_for_who_has_left_or_for_what_is_past():
    table = Table()
    first, *others = table.context.players
    waiting = await table.patience("0", _0=table.shown("page", Pace.KEY))
    here = table.context
    table.context = here._replace(players=[replace(first, left=True), *others])
    left = await table.patience("0")
    table.context = here._replace(players=[replace(first, stand_in=True), *others])
    stands_in = await table.patience("0")
    table.context = here.with_match(version=table.live.version + 1)

    assert (waiting, left, stands_in) == (inf, table.times.breath, table.times.breath)
    assert await table.patience("0") == 0


@pytest.mark.anyio
@pytest.mark.parametrize("shared", [False, True])
async def test_what_pages_have_shown_is_known_to_all_workers(shared, request):
    one: Stages
    other: Stages
    if shared:
        redis = meeting_place(request.getfixturevalue("redis").url)
        await redis.flushdb()
        one, other = SharedStages(redis), SharedStages(redis)
    else:
        one = other = OwnStages()
    shown = Shown("first", "0" * 32, 7, Pace.KEY)
    await one.opened("r", "first", "0", "1")
    assert await other.of("r") == dict.fromkeys("01", Shown("first"))
    await other.shown("r", shown, "0")
    await one.opened("r", "second", "0")  # it has come back over another connection, and need not show all again
    await other.closed("r", "first", "0", "1", "2")  # which the first one notices late

    assert await one.of("r") == {"0": replace(shown, page="second")}
    assert await one.of("elsewhere") == {}
    await one.closed("r", None, "0")
    assert await other.of("r") == {}
    if shared:
        await redis.aclose()
        away = SharedStages(meeting_place("redis://127.0.0.1:1"))
        await away.opened("r", "first", "0")
        await away.shown("r", shown, "0")
        await away.closed("r", "first", "0")
        assert await away.of("r") == {}


# ---- Waiting


@contextmanager
def watching(near: Near, seats: int = 1, **hello: Any):
    """A page with the first seats of a table where two bots play first, and an onlooker; gives both, the match and the tokens."""
    made = near.open_room([*["local"] * seats, "bot", "bot"], "dorada", auto_roll=True, options={"first": "ABC"[seats]})
    with near.socket() as line, near.socket() as onlooker:
        room = line.hello(made["code"], made["tokens"].values(), **hello)
        onlooker.hello(made["watch"])
        near.start(made)
        reach(line, 1)
        yield line, onlooker, room["match"], made


def seen(line: Line, match: str, version: int, pace: str = "usual") -> None:
    line.send({"type": "seen", "match": match, "version": version, "pace": pace})


def waits(*nears: Near) -> bool:
    """Whether a bot waits for anybody."""
    return any(near.service.worker.audience._waits for near in nears)


def patient(folder, **times: float):
    """A server whose bots wait for pages as long as it takes."""
    return serving(folder, times=Times(**{**QUICK, "stage": NEVER, **times}))


def test_bots_wait_for_the_page_of_the_only_person_and_go_on_at_once_when_it_is_still(tmp_path):
    with patient(tmp_path) as near, watching(near, stage=True) as (line, _, match, _):
        for version in (1, 2):
            eventually(lambda: waits(near))
            seen(line, match, version - 1)

            assert not any(b'"update"' in text for text in line.everything())
            seen(line, match, version)
            assert reach(line, version + 1)["version"] == version + 1


def test_bots_do_not_wait_for_a_page_for_ever(tmp_path):
    with patient(tmp_path, stage=MOMENT) as near:
        start = time.monotonic()
        with watching(near, stage=True) as (line, *_):
            reach(line, 3)

            assert time.monotonic() - start >= 2 * MOMENT


@pytest.mark.parametrize("end", ["leave", "close", "silence", "program"])
def test_bots_go_on_when_whoever_goes_on_by_key_is_gone(tmp_path, end):
    with patient(tmp_path) as near, watching(near, stage=True) as (line, onlooker, match, made):
        seen(line, match, 1, "key")
        reach(onlooker, 2)
        eventually(lambda: waits(near))
        if end == "leave":
            assert line.ask({"type": "leave", "key": "l", "match": match, "seat": "A"})["type"] == "done"
        elif end == "close":
            line.socket.close()
        elif end == "silence":
            (signs,) = near.service.presence._signs.values()
            signs["0"] -= near.service.settings.times.present
        else:
            with near.socket() as program:
                program.hello(made["code"], made["tokens"].values())

        assert reach(onlooker, 3)["version"] >= 3


def test_programs_are_waited_for_as_ever(tmp_path):
    with patient(tmp_path) as near, watching(near) as (line, _, match, _):
        seen(line, match, 0, "key")  # from a page that never asked to be waited for

        assert reach(line, 3)["version"] >= 3


def test_a_page_among_others_is_not_waited_for(tmp_path):
    with patient(tmp_path) as near:
        made = near.open_room(["local", "local", "bot"], "dorada", auto_roll=True, options={"first": "C"})
        with near.socket() as ana, near.socket() as ben:
            for line, token in zip((ana, ben), made["tokens"].values(), strict=True):
                line.hello(made["code"], [token], stage=True)
            near.start(made)

            assert reach(ben, 2)["version"] >= 2


def test_bots_on_one_worker_go_on_for_a_page_on_another(tmp_path, postgresql, redis):
    database = postgresql.database("estran-stage")
    settings = {"database": database, "redis": redis.url, "times": Times(**{**QUICK, "stage": NEVER})}
    with serving(tmp_path, **settings) as near, serving(tmp_path, **settings) as far:
        near.service.worker.bots.where = false()  # here bots do nothing
        with watching(near, stage=True) as (line, _, match, _):
            eventually(lambda: waits(far))
            assert not waits(near)
            seen(line, match, 1)

            assert reach(line, 2)["version"] == 2
