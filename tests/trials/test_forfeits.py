"""A contestant that fails forfeits the match, and the run goes on."""

import pytest

from estran.arena.report import ArenaReport
from estran.arena.results import ArenaResults
from estran.arena.run import play_due
from estran.engine.game import Refused
from estran.trials import matches
from estran.trials.forfeits import Failure, Forfeit, shown
from estran.trials.matches import Row, Setting, match_of, play_match
from estran.trials.schedule import Fixture, fixtures
from estran.words.folders import LANGUAGES
from estran.words.speaker import speaker

pytestmark = pytest.mark.usefixtures("plain")
RIVALS = "tests.trials.rivals:"


@pytest.mark.parametrize(
    ("name", "failure"),
    [("Raises", Failure.RAISED), ("Leaves", Failure.RAISED), ("Answers", Failure.ILLEGAL)],
)
def test_a_bot_that_fails_forfeits_the_match(name, failure):
    row = play_match(Setting.of("dorada", {}, 1), Fixture(0, ("random", RIVALS + name)))

    assert row.forfeit is not None
    assert (row.forfeit.seat, row.forfeit.failure) == (1, failure)
    assert row.winners == (0,)
    assert row.scores == (0, 0)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Raises", "failed during a match: KeyError: 'boom\\x1b[31m'. Put ESTRAN_TRACEBACK=1 in front of the command"),
        ("Answers", "gave an answer that is none of its choices: None."),
    ],
)
def test_where_nobody_can_forfeit_a_bot_that_fails_is_refused_by_its_name(name, told):
    with pytest.raises(Refused) as refused:
        match_of(Setting.of("dorada", {}, 1), Fixture(0, ("random", RIVALS + name)))

    assert str(refused.value).startswith(f"The bot “{RIVALS}{name}” {told}")


def test_a_bot_that_hangs_forfeits_when_its_time_is_up(monkeypatch):
    monkeypatch.setattr(matches, "WARM_UP", 0.01)
    row = play_match(Setting.of("dorada", {}, 1, limit=0.05), Fixture(0, (RIVALS + "Hangs", "random")))

    assert row.forfeit is not None
    assert (row.forfeit.seat, row.forfeit.failure) == (0, Failure.LATE)
    assert row.winners == (1,)


def test_no_other_seat_of_the_bot_that_fails_wins():
    bot = RIVALS + "Answers"
    row = play_match(Setting.of("dorada", {}, 1), Fixture(0, (bot, "random", bot)))

    assert row.winners == (1,)


def test_the_run_goes_on_and_the_rows_are_read_again(tmp_path):
    setting, bots = Setting.of("dorada", {}, 1), ["random", RIVALS + "Answers"]
    results = ArenaResults.open(tmp_path, setting)
    play_due(results, list(fixtures(bots, [2], 3)))

    again = ArenaResults.read(tmp_path)

    assert len(again.rows) == 6
    assert all(row.forfeit for row in again.rows)
    assert again.rows == results.rows


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_counts_forfeits_and_says_why(tmp_path, language):
    bots = ["random", RIVALS + "Answers"]
    results = ArenaResults.open(tmp_path, Setting.of("dorada", {}, 1))
    play_due(results, list(fixtures(bots, [2], 5)))
    report = ArenaReport(results, speaker(language), bots)

    (line,) = [line for line in report.lines() if "None" in line]
    assert "10" in line
    assert "None" in report.write().read_text()


def test_what_a_bot_says_fits_on_a_line_that_can_be_shown():
    assert shown(KeyError("a\x1b[31m\nb")) == r"KeyError: 'a\x1b[31m\nb'"
    assert shown(ValueError("a\x1b[31m\nb")) == "ValueError: a [31m b"
    assert len(shown(ValueError("a" * 1000))) == 200


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "too late, such as: 0.1 s, and the limit is 0.05 s"),
        ("fr", "0.1\u00a0s, pour une limite de 0.05\u00a0s"),
        ("pl", "0.1\u00a0s, a limit to 0.05\u00a0s"),
    ],
)
def test_how_late_an_answer_was_is_told_in_seconds_beside_the_limit(language, told, tmp_path):
    results = ArenaResults.open(tmp_path, Setting.of("dorada", {}, 1, limit=0.05))
    results.add([Row(0, ("a", "b"), (0, 0), (1,), 3, ({}, {}), Forfeit(0, Failure.LATE, "0.1"))])

    report = ArenaReport(results, speaker(language))

    assert told in "\n".join(report.lines())
