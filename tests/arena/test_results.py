"""Rows: the same for any number of jobs, never lost, never half."""

import pickle
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from estran.arena.__main__ import main
from estran.arena.results import ArenaResults
from estran.arena.run import play_due
from estran.crew import Crew
from estran.engine.game import Refused
from estran.games import find
from estran.trials.contestants import contestant
from estran.trials.matches import Setting, seconds_of, step_of
from estran.trials.schedule import Fixture, fixtures
from tests.trials.rivals import FIRST, Last

SETTING = Setting.of("dorada", {}, 7)
BOTS = ["random", "tests.trials.rivals:Last"]
BEFORE = (
    Path(__file__).with_name("before") / "matches.jsonl"
)  # in the format of commit fc4c5b0, written a few commits later


def timeless(results):
    """Rows in order, without what depends on the machine."""
    return sorted(msgspec.structs.replace(row, times=({},) * len(row.lineup)) for row in results.rows)


@pytest.mark.slow
@pytest.mark.usefixtures("plain")
def test_rows_are_the_same_for_one_job_and_for_two(tmp_path):
    due = list(fixtures(BOTS, [2], 4))
    folders = [ArenaResults.open(tmp_path / str(jobs), SETTING) for jobs in (1, 2)]
    steps: list[int] = []
    for jobs, results in enumerate(folders, 1):
        play_due(results, due, Crew(jobs), steps.append)

    assert timeless(folders[0]) == timeless(folders[1])
    assert [row.fixture for row in sorted(folders[0].rows)] == sorted(due)
    assert sum(steps) == 2 * len(due)


@pytest.mark.usefixtures("plain")
def test_what_was_played_is_not_played_again_and_more_can_be_added(tmp_path):
    whole = ArenaResults.open(tmp_path / "whole", SETTING)
    play_due(whole, list(fixtures(BOTS, [2], 3)))
    grown = ArenaResults.open(tmp_path / "grown", SETTING)
    play_due(grown, list(fixtures(BOTS, [2], 1)))
    kept = list(grown.rows)
    again = ArenaResults.open(tmp_path / "grown", SETTING)
    play_due(again, list(fixtures(BOTS, [2], 3)))

    assert again.rows[: len(kept)] == kept  # times and all
    assert timeless(again) == timeless(whole)
    assert len(again.runs) == 2


@pytest.mark.parametrize(
    "other", [Setting.of("dorada", {}, 8), Setting.of("dorada", {"board": "leap"}, 7), Setting.of("douro", {}, 7)]
)
def test_matches_under_other_conditions_are_refused(tmp_path, other):
    ArenaResults.open(tmp_path, SETTING)

    with pytest.raises(Refused, match="other options or another seed"):
        ArenaResults.open(tmp_path, other)


def test_a_foreign_file_is_refused(tmp_path):
    (tmp_path / "matches.jsonl").write_bytes(b"{}\n")

    with pytest.raises(Refused, match="not a complete arena file"):
        ArenaResults.read(tmp_path)


@pytest.mark.usefixtures("plain")
def test_a_file_of_before_goes_on(tmp_path):
    shutil.copy(BEFORE, tmp_path)
    results = ArenaResults.open(tmp_path, SETTING)
    assert [row.plies for row in results.rows] == [73, 73]

    played = ArenaResults.open(tmp_path / "now", SETTING)
    play_due(played, list(fixtures(BOTS, [2], 1)))
    assert timeless(results) == timeless(played)


def test_options_that_are_as_usual_make_no_difference():
    assert Setting.of("dorada", {"board": "classic", "colours": 2}, 0) == Setting.of("dorada", {"colours": 2}, 0)


def test_the_scale_of_times_never_flatters():
    for seconds in (0.0, 1e-7, 1e-6, 3.3e-5, 0.02, 1.0, 77.0):
        assert seconds <= seconds_of(step_of(seconds)) <= max(seconds * 1.13, 1e-6)


@pytest.mark.slow
@pytest.mark.usefixtures("plain")
def test_a_forfeit_in_another_process_does_not_stop_the_run(tmp_path):
    due = [Fixture(0, ("random", "random")), Fixture(1, ("random", f"net:{sys.executable} -c exit(4)"))]
    results = ArenaResults.open(tmp_path, SETTING)

    play_due(results, due, Crew(2))
    played, forfeited = sorted(results.rows)

    assert [played.fixture, forfeited.fixture] == due
    assert played.forfeit is None
    assert forfeited.forfeit is not None
    assert "4" in forfeited.forfeit.what


@pytest.mark.slow
@pytest.mark.usefixtures("plain")
def test_where_a_bot_ends_its_process_the_line_ups_that_were_playing_are_named(tmp_path):
    due = [Fixture(0, ("random", "tests.trials.rivals:Dies"))]

    with pytest.raises(
        Refused, match=r"while these line-ups were playing.*: random tests\.trials\.rivals:Dies\. What is"
    ):
        play_due(ArenaResults.open(tmp_path, SETTING), due, Crew(2))


def test_a_refusal_is_the_same_after_a_journey():
    refused = pickle.loads(pickle.dumps(Refused("refused-level", came="genius", known=["easy"])))

    assert (refused.message, refused.arguments) == ("refused-level", {"came": "genius", "known": ["easy"]})


# ---- Contestants


def test_a_bot_by_import_path_is_made_for_the_game():
    game = find("douro")
    bot = contestant("tests.trials.rivals:Last@50", game)

    assert isinstance(bot, Last)
    assert (bot.game, bot.iterations) == (game, 50)
    assert contestant("tests.trials.rivals:FIRST", game) is FIRST


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("genius", "no bot level “genius”"),
        ("./mybots.py", "A bot of your own is named by its module and its name, such as my.module:Bot."),
        ("normal@10", "only these levels take one: hard and expert"),
        ("hard@many", "a number of iterations"),
        ("hard@0", "a number of iterations"),
        ("no.such.module:Bot", "cannot be imported: No module named 'no'"),
        ("tests.trials.rivals:Missing", "has no attribute 'Missing'"),
        ("tests.trials.rivals:NUMBER", "cannot be imported: NUMBER: int"),
        ("tests.trials.rivals:nobody@5", "unexpected keyword argument 'iterations'"),
        ("tests.trials.rivals:nobody", "cannot be imported: Game.choose"),
        (
            "tests.trials.rivals:Unborn",
            "rivals:Unborn” failed before its first match: LookupError: no weights for Douro.",
        ),
    ],
)
def test_a_bot_that_does_not_exist_is_refused_with_a_reason(name, complaint):
    with pytest.raises(Refused, match=complaint.replace("(", r"\(")):
        contestant(name, find("douro"))


@pytest.mark.parametrize("source", ["1 / 0", "raise SystemExit(3)", "choose = ("])
def test_a_bot_whose_module_cannot_be_loaded_is_named(source, tmp_path, monkeypatch):
    (tmp_path / "broken_rival.py").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)

    with pytest.raises(Refused, match=r"“broken_rival:Bot” cannot be imported: (ZeroDivision|SystemExit|SyntaxError)"):
        contestant("broken_rival:Bot", find("douro"))


# ---- Machines that have little


ABSENT = ("rich", "typer", "openskill", "matplotlib", "fluent", "platformdirs", "filelock", "httpx", "websockets")
LEAN = f"""
import sys
sys.modules.update(dict.fromkeys({ABSENT}))
from estran.arena.__main__ import main
sys.exit(main())
"""


def lean(folder, *arguments):
    """Run the playing part where there is nothing but NumPy, Numba and msgspec."""
    line = [sys.executable, "-c", LEAN, *arguments, "--out", str(folder)]
    return subprocess.run(line, capture_output=True, text=True, check=False, env={"ESTRAN_PLAIN": "1"}, timeout=120)


@pytest.mark.slow
def test_the_playing_part_runs_with_numpy_numba_and_msgspec_alone(tmp_path):
    ran = lean(tmp_path, "dorada", "--bots", "random", "easy", "--players", "2", "--matches", "1")

    assert ran.returncode == 0, ran.stderr
    assert [row.lineup for row in ArenaResults.read(tmp_path).rows] == [("random", "easy"), ("easy", "random")]


def test_the_playing_part_says_when_it_is_done_and_what_comes_next(tmp_path, monkeypatch, capsys):
    played = ["dorada", "--bots", "random", "easy", "--players", "2", "--matches", "0", "--out", str(tmp_path)]
    monkeypatch.setattr(sys, "argv", ["arena", *played])

    assert main() == 0
    assert f"Done: 0 rows in {tmp_path}/matches.jsonl." in capsys.readouterr().err


def test_the_playing_part_that_is_stopped_says_so_and_leaves_like_ctrl_c(tmp_path, monkeypatch, capsys):
    def stopped(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("estran.arena.__main__.play_due", stopped)
    monkeypatch.setattr(sys, "argv", ["arena", "dorada", "--bots", "random", "easy", "--out", str(tmp_path)])

    assert main() == 130
    assert "Stopped: what was played is kept" in capsys.readouterr().err


def test_the_playing_part_refuses_what_it_does_not_know(tmp_path):
    ran = lean(tmp_path, "dorada", "--bots", "random", "genius", "--players", "2", "--matches", "1")

    assert ran.returncode == 2
    assert "terminal-usage-arena-level" in ran.stderr
    assert "genius" in ran.stderr
