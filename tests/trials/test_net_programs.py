"""Programs that play over the net, by the Python client, are contestants like any other."""

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from estran.engine.game import Refused
from estran.engine.seats import CHANCE
from estran.games import find
from estran.server.wire.protocol import Choose, Done, Update
from estran.trials.compiled_match import CompiledMatch
from estran.trials.contestants import check, contestant
from estran.trials.forfeits import Failure
from estran.trials.matches import Setting, play_match
from estran.trials.net_programs import Program
from estran.trials.schedule import Fixture
from tests.trials.rivals import FIRST

pytestmark = [pytest.mark.usefixtures("plain"), pytest.mark.slow]
EXAMPLE = Path(__file__).parents[2] / "examples" / "net_bot.py"
HEAD = """
import asyncio, contextlib, sys
from estran.client import Client
from estran.engine.game import Refused

async def main(url, code):
    async with Client(url) as client:
        seat = await client.join(code, "Guest")
        async with seat.sit(back=0.01) as table:
            async for turn in table.turns():
"""
TAIL = """
            assert table.over, table.room

asyncio.run(main(*sys.argv[1:]))
"""
LAST = "await turn.choose(turn.moves[-1])"


def program(folder, *lines):
    """The command of a program that does this at every turn."""
    path = folder / "guest.py"
    path.write_text(HEAD + "".join(f"                {line}\n" for line in lines) + TAIL)
    return f"net:{sys.executable} {path}"


def played(name, *lineup):
    return play_match(Setting.of(name, {}, 3), Fixture(0, lineup))


@pytest.mark.parametrize(("name", "players"), [("dorada", 2), ("douro", 3), ("dolores", 3)])
def test_a_guest_plays_as_the_same_bot_would_at_home(tmp_path, name, players):
    rest = ("random",) * (players - 1)
    away = played(name, program(tmp_path, LAST), *rest)
    home = played(name, "tests.trials.rivals:Last", *rest)

    assert msgspec.structs.replace(away, lineup=home.lineup, times=home.times) == home
    assert [sum(times.values()) for times in away.times] == [sum(times.values()) for times in home.times]


def test_the_example_of_a_bot_over_the_net_can_compete():
    row = played("dorada", "random", f"net:{sys.executable} {EXAMPLE}")

    assert len(row.scores) == 2


def test_a_guest_is_told_what_its_seat_may_see(tmp_path):
    looks = (
        "chair = table.chairs[turn.seat]",
        "assert turn.view['seat'] == turn.seat == 'C'",
        "gifts = [ply for ply in chair.plies if ply[0] in 'AB' and 'give' in ply]",
        "assert not gifts, gifts",
        LAST,
    )

    assert played("douro", "random", "random", program(tmp_path, *looks)).plies > 60


def test_a_guest_that_lost_its_line_comes_back_and_goes_on(tmp_path):
    home = played("dorada", "tests.trials.rivals:Last", "random")
    away = played("dorada", program(tmp_path, "await table.lose()", LAST), "random")

    assert (away.scores, away.plies) == (home.scores, home.plies)


def test_what_is_not_legal_is_refused_and_can_be_made_good(tmp_path):
    lines = ("with contextlib.suppress(Refused):", "    await turn.choose('nonsense')", "    sys.exit(3)", LAST)

    assert played("dorada", program(tmp_path, *lines), "random").plies > 20


def test_a_guest_is_told_that_its_choice_stands_before_the_match_goes_on():
    game = find("douro")
    match = CompiledMatch(game, game.set_table(3), [FIRST] * 3, 0, game.plain)
    while game.plain.waiting(match.table) == CHANCE:
        match.draw()
    with (
        Program(f"{sys.executable} -c 'import time; time.sleep(60)'").sit(game, 3, 0, {}) as place,
        ThreadPoolExecutor(1) as thread,
    ):
        chosen = thread.submit(place.choose, match.sight(0))
        while not (told := place.welcome()[1:]):
            pass
        assert isinstance(told[0], Update)
        choice = Choose("key", place.match, told[0].version, "A", "7")
        done, update = place.take(choice)
        again = place.take(choice)

        assert isinstance(update, Update)
        assert (update.version, update.news[0].chosen) == (told[0].version, "7")
        assert again[0] == done == Done("key", update.version)
        assert not chosen.done()

        place.settle()
        assert chosen.result(20) == 7


def test_signals_of_a_guest_are_heard_by_all(tmp_path):
    lines = (
        "if not table.talks: await table.signal(turn.seat, 'will share')",
        "elif turn.view['phase'] == 'gesture': assert table.talks[0]['text'] == 'will share'",
        LAST,
    )

    assert played("dolores", program(tmp_path, *lines), "random").plies > 20


def test_a_guest_that_gives_up_forfeits_and_the_report_has_its_exit_code(tmp_path):
    row = played("dorada", program(tmp_path, "sys.exit(7)"), "random")

    assert row.forfeit is not None
    assert row.forfeit.failure == Failure.RAISED
    assert "(exit code 7)" in row.forfeit.what


def test_a_program_that_ends_before_it_joins_is_refused_before_the_first_match():
    name = f"net:{sys.executable} -c exit(4)"

    with pytest.raises(Refused, match=r"-c 'exit\(4\)'” ended before it joined a match \(exit code 4\)"):
        check(["random", name], find("douro"))


def test_a_program_that_joins_passes_its_rehearsal(tmp_path):
    check(["random", program(tmp_path, LAST)], find("douro"))


def test_a_program_that_does_not_exist_is_refused():
    with pytest.raises(Refused, match="no program “no-such-program --fast”"):
        contestant("net:no-such-program --fast", find("douro"))
