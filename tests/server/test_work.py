"""Work that is owed: nothing is done twice, nothing starves, people come first, and who waits too long is answered quickly."""

import asyncio
import contextlib
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest

from estran.bots.levels import SEARCHING
from estran.server.metrics import BELATED, DEGRADED
from estran.server.minds.duties import Worker
from estran.server.minds.leases import Key, Leases, key_of
from estran.server.minds.thinkers import Thinkers
from estran.server.minds.turns import Busy, Turns
from estran.server.service import Service
from estran.server.settings import Settings, Times
from estran.server.store.database import Database
from estran.server.store.schema import matches, rooms, work
from estran.server.wire.kinds import DutyKind, Status, Urgency
from tests.server.near import eventually, serving
from tests.server.serving import QUICK
from tests.server.test_pace import begun, choose, reach

LEASE = 0.3  # seconds
CROWD = 22  # rooms, each taken again whenever its lease ends: within three leases these are more than 64
NEVER = 3600.0
LONG = Times(lease=NEVER)
pytestmark = pytest.mark.filterwarnings("error")


class Search:
    """The thinking of bots that search, held up until it is released; the others think at once."""

    def __init__(self):
        self.go = threading.Event()
        self.thought = Counter[str]()  # by what was thought about: moves, hints, talk
        self.pools = {searching: ThreadPoolExecutor(1) for searching in (False, True)}

    def pool(self, searching):
        """In place of processes."""
        return self if searching else self.pools[False]

    def submit(self, think, *facts):
        """Begin to think, and think no further until told."""

        def held():
            self.go.wait()
            return think("normal", *facts[1:]) if facts else think()

        if facts:
            self.thought[think.__name__] += 1
        return self.pools[True].submit(held if facts else think)


@pytest.fixture
def search(monkeypatch):
    """Bots that search never come to an end, until they are let."""
    search = Search()
    monkeypatch.setattr(Thinkers, "_pool", lambda thinkers, searching: search.pool(searching))
    yield search
    search.go.set()


@pytest.fixture
def done(monkeypatch):
    """How often each duty was begun."""
    begun, do = Counter[Key](), Worker.do

    async def counted(worker, thing):
        begun[key_of(getattr(thing, "owed", thing))] += 1
        await do(worker, thing)

    monkeypatch.setattr(Worker, "do", counted)
    return begun


@contextlib.contextmanager
def busy_server(folder, **times):
    """A server with short leases."""
    with serving(
        folder, times=Times(**{**QUICK, "lease": LEASE, "budget": NEVER, **times}), burst=1e6, rate=1e6
    ) as near:
        yield near


def leased_until(near):
    """The end of the last lease there is."""
    with near.database() as connection:
        return connection.execute("SELECT max(leased) FROM work").fetchone()[0] or 0.0


def urgencies(near):
    """How urgent what is owed is."""
    with near.database() as connection:
        return [urgency for (urgency,) in connection.execute("SELECT urgency FROM work WHERE kind IN ('bot', 'talk')")]


def outlast(near, leases=4):
    """Wait until something has been held for longer than so many leases."""
    eventually(lambda: leased_until(near) > time.time())
    first = leased_until(near)
    eventually(lambda: leased_until(near) > first + leases * LEASE)


# ---- Nothing starves


def test_rooms_full_of_experts_hold_up_no_easy_bot_no_deadline_no_naming_and_no_beginning(tmp_path, search):
    with busy_server(tmp_path, naming=0.1, reveal=0.1) as near, near.socket() as line, near.socket() as late:
        for _ in range(CROWD):
            begun(near, "douro", *["expert"] * 4)
        outlast(near)
        easy = begun(near, "douro", "local", "easy", "normal")
        line.hello(easy["code"], easy["tokens"].values())

        assert choose(line, reach(line, 1))["type"] == "done"
        assert reach(line, 2)

        slow = near.open_room(["local", "local"], "dolores", move_time=2)
        room = late.hello(slow["code"], slow["tokens"].values())
        assert (
            late.ask({"type": "commit", "key": "w", "match": room["match"], "seat": "A", "hash": "0" * 64})["key"]
            == "w"
        )
        near.start(slow)  # the word is never revealed: the match begins when the time for that is up
        told = reach(late, 1)
        while not told["missing"]:
            told = late.until("update")
        assert reach(late, 2)


def test_tables_of_people_with_experts_are_answered_though_the_search_never_ends(tmp_path, search):
    with busy_server(tmp_path) as near, contextlib.ExitStack() as stack:
        degraded = DEGRADED._value.get()
        lines = []
        for _ in range(4):
            made = begun(near, "douro", "local", "expert", "expert")
            line = stack.enter_context(near.socket())
            line.hello(made["code"], made["tokens"].values())
            choose(line, reach(line, 1))
            lines.append((line, made))
        told = reach(lines[-1][0], 2)
        while not told["hurried"]:
            told = lines[-1][0].until("update")

        assert told["hurried"] == ["B", "C"]
        assert DEGRADED._value.get() - degraded >= 2
        onlooker = stack.enter_context(near.socket())
        onlooker.hello(lines[-1][1]["watch"])
        assert onlooker.until("update")["hurried"] == ["B", "C"]
        assert search.thought["thinking"] == 1  # one thinks, one waits, the others are answered for
        assert near.service.thinkers.turns[True].ahead(Urgency.ALONE) <= 1


def test_an_expert_whose_search_is_lost_is_answered_for_by_a_regular(tmp_path, search):
    search.pools[True] = ThreadPoolExecutor(8)  # as fresh processes would take over from those that are stuck
    with busy_server(tmp_path, budget=0.05) as near, near.socket() as line:
        made = begun(near, "douro", "local", "expert", "expert")
        line.hello(made["code"], made["tokens"].values())
        choose(line, reach(line, 1))
        told = reach(line, 2)
        while not told["hurried"]:
            told = line.until("update")

        assert told["hurried"] == ["B", "C"]


# ---- Nothing is done twice


def test_what_takes_longer_than_its_lease_is_done_once(tmp_path, search, done):
    with busy_server(tmp_path) as near, near.socket() as line:
        refused = BELATED._value.get()
        made = begun(near, "douro", "local", "expert", "normal")
        line.hello(made["code"], made["tokens"].values())
        choose(line, reach(line, 1))
        outlast(near)
        search.go.set()
        told = reach(line, 2)

        assert told["version"] == 2
        assert {key: times for key, times in done.items() if times > 1} == {}
        assert BELATED._value.get() == refused


def test_what_another_worker_has_taken_over_is_let_go(tmp_path, search):
    with busy_server(tmp_path) as near, near.socket() as line:
        made = begun(near, "douro", "local", "expert", "normal")
        line.hello(made["code"], made["tokens"].values())
        choose(line, reach(line, 1))
        eventually(lambda: search.thought["thinking"])
        near.service.worker.leases.lasts = NEVER  # or so long a lease would be the mistake of a clock
        with near.database() as connection:
            taken_over = "UPDATE work SET holder = 'other', leased = ? WHERE kind = 'bot'"
            connection.execute(taken_over, (time.time() + NEVER / 2,))
        eventually(lambda: not near.service.worker._doing)
        search.go.set()
        eventually(lambda: near.service.thinkers.turns[True].free)

        with near.database() as connection:
            assert connection.execute("SELECT holder FROM work WHERE kind = 'bot'").fetchall() == [("other",)]
            assert connection.execute("SELECT version FROM matches").fetchone() == (1,)
            connection.execute("UPDATE work SET leased = 0")  # the other one is dead
        assert reach(line, 2)


@contextlib.asynccontextmanager
async def owing(folder, *urgencies):
    """A database in which so many things are owed."""
    database = Database(f"sqlite:///{folder / 'estran.db'}")
    await database.migrate()
    try:
        async with database.write() as connection:
            room = {"id": "r", "code": "c", "watch": "w", "host": "h", "game": "douro", "options": {}, "public": False}
            room |= {"locked": False, "auto_roll": True, "hints": False, "match": "m", "revision": 0, "talked": 0.0}
            await connection.execute(rooms.insert(), {**room, "move_time": None, "created": 0.0, "touched": 0.0})
            for number, urgency in enumerate(urgencies):
                match = {"id": str(number), "room": "r", "number": number, "status": Status.RUNNING, "game": "douro"}
                match |= {"options": {}, "seed": b"", "version": 1, "decision": 1, "missing": [], "hurried": []}
                await connection.execute(matches.insert(), {**match, "created": 0.0})
                owed = {"match": str(number), "kind": DutyKind.BOT, "decision": 1, "at": 1.0, "leased": 0.0}
                await connection.execute(work.insert(), {**owed, "urgency": urgency})
        yield database
    finally:
        await database.close()


def test_the_most_urgent_is_taken_first_and_nothing_twice(tmp_path):
    async def run():
        async with owing(tmp_path, Urgency.ALONE, Urgency.WATCHED, Urgency.PEOPLE) as database:
            one, other = Leases(database, LONG), Leases(database, LONG)
            taken = [await leases.take(work.c.match.is_not(None)) for leases in (one, other, one, other, one)]
            return [owed and owed.match for owed in taken]

    assert asyncio.run(run()) == ["2", "1", "0", None, None]


def test_a_lease_that_is_renewed_keeps_others_off_and_one_that_is_not_does_not(tmp_path):
    async def run():
        async with owing(tmp_path, Urgency.PEOPLE) as database:
            alive, dead = Leases(database, LONG), Leases(database, Times(lease=-1.0))  # whose leases end at once
            everything = work.c.match.is_not(None)
            first = await dead.take(everything)
            again = await dead.take(everything)  # it is doing that already
            second = await alive.take(everything)
            lost, kept = await dead.renew(), await alive.renew()
            third = await dead.take(everything)
            return first is not None, again, second is not None, lost, kept, third

    assert asyncio.run(run()) == (True, None, True, [("0", DutyKind.BOT, 1)], [], None)


def test_what_was_just_put_off_is_not_leased_again(tmp_path):
    async def run():
        async with owing(tmp_path, Urgency.WATCHED) as database:
            leases, other = Leases(database, LONG), Leases(database, LONG)
            owed = await leases.take(work.c.match.is_not(None))
            assert owed is not None
            async with database.write() as connection:
                await connection.execute(work.update().where(leases.mine(owed)).values(leased=0.0))
            lost = await leases.renew()  # before it is known here that it is over
            return lost, await other.take(work.c.match.is_not(None))

    lost, taken = asyncio.run(run())
    assert lost == []
    assert taken is not None


def test_a_clock_that_was_set_back_leaves_no_bot_waiting(tmp_path):
    async def run():
        async with owing(tmp_path, Urgency.PEOPLE) as database:
            async with database.write() as connection:
                later = time.time() + 30  # a little is enough
                await connection.execute(work.update().values(at=later, leased=later))
            return await Leases(database, Times(lease=1.0, idle=0.0, alone=0.0)).take(work.c.match.is_not(None))

    assert asyncio.run(run()) is not None


@pytest.mark.parametrize("ticks", range(6))
def test_a_worker_that_is_kicked_while_it_is_stopped_stops(tmp_path, ticks):
    async def run():
        async with owing(tmp_path):
            service = Service(Settings(f"sqlite:///{tmp_path / 'estran.db'}", times=Times(idle=NEVER)))
            lane = service.worker.bots
            serving = asyncio.create_task(service.worker._serve(lane))
            while not lane.kicked._waiters:  # it has found nothing to do
                await asyncio.sleep(0)
            lane.kicked.set()
            for _ in range(ticks):
                await asyncio.sleep(0)
            serving.cancel()
            _, running = await asyncio.wait({serving}, timeout=5)
            serving.cancel()
            await service.database.close()
            return running

    assert asyncio.run(run()) == set()


# ---- People first, bots alone last


def test_bots_among_themselves_go_on_slowly_until_somebody_looks_on(tmp_path, search):
    with busy_server(tmp_path, alone=NEVER) as near, near.socket() as onlooker:
        made = begun(near, "dorada", "random", "random", auto_roll=True)
        eventually(lambda: urgencies(near) == [Urgency.ALONE])
        onlooker.hello(made["watch"])

        assert reach(onlooker, 4)


def test_where_nobody_looks_on_an_expert_waits_until_no_other_table_thinks(tmp_path, search):
    with busy_server(tmp_path, alone=0.0) as near:
        near.run(lambda: near.service.thinkers.turns[True].take(Urgency.PEOPLE))
        degraded = DEGRADED._value.get()
        begun(near, "dorada", "expert", "expert", auto_roll=True)
        eventually(lambda: urgencies(near) == [Urgency.ALONE])
        with near.database() as connection:
            put_off = connection.execute("SELECT at FROM work").fetchone()[0]
        eventually(lambda: rows_at(near) > put_off)

        assert near.service.thinkers.turns[True].ahead(Urgency.ALONE) == 0  # it does not even wait for a turn
        near.loop.call_soon_threadsafe(near.service.thinkers.turns[True].give_back)
        eventually(lambda: search.thought["thinking"] == 1)
        assert DEGRADED._value.get() == degraded


def rows_at(near):
    with near.database() as connection:
        return connection.execute("SELECT max(at) FROM work").fetchone()[0]


def turns_of(*urgencies, most=10):
    """The order in which those who come one after another have their turn, and who is turned away."""

    async def run():
        turns, order = Turns(1, 1.0, most), []
        await turns.take(Urgency.PEOPLE)

        async def come(number, urgency):
            try:
                await turns.take(urgency)
            except Busy:
                order.append(f"not {number}")
            else:
                order.append(str(number))
                turns.give_back()

        async with asyncio.TaskGroup() as group:
            for number, urgency in enumerate(urgencies):
                group.create_task(come(number, urgency))
                await asyncio.sleep(0)
            turns.give_back()
        assert turns.free
        return order

    return asyncio.run(run())


def test_the_more_urgent_goes_first_and_equals_in_the_order_of_their_coming():
    alone, hint, people, watched = Urgency.ALONE, Urgency.HINT, Urgency.PEOPLE, Urgency.WATCHED

    assert turns_of(alone, watched, people, hint, people) == ["2", "4", "3", "1", "0"]


def test_in_a_full_queue_the_least_urgent_gives_way():
    people, alone = Urgency.PEOPLE, Urgency.ALONE

    assert turns_of(people, alone, people, people, most=2) == ["not 1", "not 3", "0", "2"]


def test_who_stops_waiting_has_no_turn_and_loses_none():
    async def run():
        turns = Turns(1, 1.0)
        await turns.take(Urgency.PEOPLE)
        gone, came = (asyncio.create_task(turns.take(Urgency.PEOPLE)) for _ in range(2))
        await asyncio.sleep(0)
        gone.cancel()
        turns.give_back()  # before the other has noticed
        await came
        late = asyncio.create_task(turns.take(Urgency.PEOPLE))
        await asyncio.sleep(0)
        turns.give_back()
        late.cancel()  # at the moment when its turn comes
        await asyncio.gather(gone, late, return_exceptions=True)
        return turns.free, turns.ahead(Urgency.ALONE)

    assert asyncio.run(run()) == (True, 0)


def test_the_longer_the_queue_the_longer_the_wait_and_the_shorter_the_thought(tmp_path):
    async def run():
        thinkers = Thinkers(1, 1.0)
        turns, waits, times = thinkers.turns[True], [], []
        await turns.take(Urgency.PEOPLE)
        waiting = []
        for _ in range(6):  # beyond that, a search would be too short to be one
            waits.append(turns.wait(Urgency.PEOPLE))
            times.append(thinkers._shared_time("expert"))
            waiting.append(asyncio.create_task(turns.take(Urgency.PEOPLE)))
            await asyncio.sleep(0)
        for task in waiting:
            task.cancel()
        return waits, times

    waits, times = asyncio.run(run())
    assert waits == sorted(waits)
    assert waits[0] > 0
    assert times == pytest.approx([0.6, 0.3, 0.2, 0.15, 0.12, 0.1])


@pytest.mark.parametrize("level", SEARCHING)
def test_a_bot_waits_for_one_expert_that_thinks_whatever_its_own_level(level):
    async def run():
        thinkers = Thinkers(1, 1.0)
        await thinkers.turns[True].take(Urgency.PEOPLE)
        return thinkers.turns[True].wait(Urgency.PEOPLE), thinkers.patience, thinkers.time_of(level)

    wait, patience, own = asyncio.run(run())
    assert 0 < wait <= patience
    assert 0 < own <= patience
