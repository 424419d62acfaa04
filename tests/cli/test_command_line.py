"""The command line as a tool: help, near misses, numbers, completion, streams, targets and exit codes."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from estran.cli import main, simulate
from estran.cli.reading import whole_number
from estran.cli.terminal import ended_like_ctrl_c
from estran.engine.game import Refused
from estran.match.match import Match
from estran.match.record import MatchRecord
from tests.cli.driver import ESTRAN, PATIENCE
from tests.words.accounts import HERE

DONE, FAILED, MISUSED, BROKEN, INTERRUPTED = 0, 1, 2, 70, 130
RECORD = str(HERE / "douro.json")


def shell(line, folder=None, **environment):
    """A line of a shell, in English."""
    return subprocess.run(
        line,
        shell=True,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
        cwd=folder,
        env={**os.environ, "ESTRAN_LANG": "en", **environment},
    )


@pytest.fixture
def beginning(tmp_path, monkeypatch):
    """The first contest of a recorded match; nothing has to be compiled for it."""
    monkeypatch.setenv("ESTRAN_PLAIN", "1")
    path = tmp_path / "evening.json"
    Match.replay(MatchRecord.load(RECORD), 10).record().save(path)
    return path


# ---- Asking for help


@pytest.mark.parametrize("line", [(), ("play",), ("boards",), ("boards", "check")])
def test_help_may_be_asked_for_in_short(estran, line):
    short, long = estran(*line, "-h"), estran(*line, "--help")

    assert (short.code, short.err) == (DONE, "")
    assert short.out == long.out


def test_the_version_may_be_asked_for_in_short_and_loads_neither_words_nor_numbers():
    code = (
        "import sys; from estran.cli import main; main(['-V']); print('numpy' in sys.modules, 'fluent' in sys.modules)"
    )

    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=True)

    assert ran.stdout.splitlines()[0].startswith("estran ")
    assert ran.stdout.splitlines()[1] == "False False"


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "(default: 10000)"), ("fr", "(par défaut\u202f: 10000)"), ("pl", "(domyślnie: 10000)")]
)
def test_help_says_what_counts_where_nothing_is_said_and_shows_an_example(estran, lang, said):
    out = estran("simulate", "--help", lang=lang).out

    assert said in out
    assert "\n  estran simulate douro --players 4" in out


def test_a_group_of_commands_names_its_own_help(estran):
    out = estran("boards", "--help").out

    assert out.startswith("Usage: estran boards [COMMAND] [OPTION …]\n")
    assert "“estran boards COMMAND --help” tells you more" in out


# ---- Near misses


@pytest.mark.parametrize(
    ("line", "near"),
    [
        (("plya",), "Did you mean play?"),
        (("boards", "chek"), "Did you mean check?"),
        (("rules", "dorad"), "Did you mean dorada?"),
        (("play", "--playrs", "2"), "Did you mean --players?"),
        (("play", "douro", "--players", "3", "--level", "noraml"), "Did you mean normal?"),
        (("simulate", "douro", "--option", "open_point=true"), "Did you mean open_points?"),
    ],
)
def test_a_word_that_is_not_known_is_answered_with_the_nearest(estran, line, near):
    ran = estran(*line)

    assert ran.code == MISUSED
    assert ran.err.endswith(f"{near}\n")


@pytest.mark.parametrize(("lang", "near"), [("fr", "Vouliez-vous dire play\u202f?"), ("pl", "Czy chodziło o play?")])
def test_the_nearest_word_is_told_in_the_users_language(estran, lang, near):
    assert near in estran("plya", lang=lang).err


# ---- Numbers as people write them


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("1e6", 10**6),
        ("1E6", 10**6),
        ("2.5e3", 2500),
        ("1_000_000", 10**6),
        ("1 000 000", 10**6),
        ("12\u202f000", 12000),
        ("-3", -3),
    ],
)
def test_a_whole_number_may_be_written_in_many_ways(text, number):
    assert whole_number(text, "it", -10, 10**9) == number


@pytest.mark.parametrize("text", ["1.5", "1e-3", "2.55e1", "1e99", "1,5", "1__0", "1_00", "_1", "e6", "", "٣", "1 0"])
def test_what_is_no_whole_number_is_refused(text):
    with pytest.raises(Refused):
        whole_number(text, "it", -10, 10**18)


def test_nothing_is_loaded_where_ctrl_c_could_not_be_answered_yet():
    code = "import sys; before = set(sys.modules); import estran.cli; print(sorted(set(sys.modules) - before))"

    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=True)

    assert ran.stdout.strip() == "['estran', 'estran.cli']"


@pytest.mark.parametrize("module", ["click", "numpy"])
def test_ctrl_c_while_a_module_is_loaded_is_answered_with_silence(tmp_path, module):
    (tmp_path / f"{module}.py").write_text("raise KeyboardInterrupt\n")
    completing = {"_ESTRAN_COMPLETE": "bash_complete", "COMP_WORDS": "estran play --option ", "COMP_CWORD": "3"}

    ran = subprocess.run(
        [sys.executable, "-c", "import sys; from estran.cli import main; sys.exit(main())"],
        env={**os.environ, **completing, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )

    assert (ran.returncode, ran.stdout, ran.stderr) == (130, "", "")


# ---- Completion


def completed(monkeypatch, capsys, words):
    """What the shell is offered after these words."""
    monkeypatch.setenv("_ESTRAN_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", f"estran {words}")
    monkeypatch.setenv("COMP_CWORD", str(len(f"estran {words}x".split()) - 1))
    main([])
    return [line.partition(",")[2] for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("sim", ["simulate"]),
        ("boards c", ["check"]),
        ("rules do", ["dolores", "dorada", "douro"]),
        ("play douro --level ", ["random", "easy", "normal", "hard", "expert"]),
        ("play --aut", ["--auto-roll"]),
        ("completion ", ["bash", "zsh", "fish"]),
        ("--lang ", ["en", "fr", "pl"]),
        ("play dorada --lang f", ["fr"]),
        ("boards print --lang fr --paper ", ["a3", "a4"]),
        ("simulate dorada --option b", ["board=classic", "board=leap"]),
        (
            "play douro --option ",
            [f"open_{what}={value}" for what in ("points", "cards") for value in ("true", "false")],
        ),
        ("rules dorada DOR-1", ["DOR-1", *(f"DOR-{number}" for number in range(10, 14))]),
        ("rules douro dou-17", ["DOU-17"]),
    ],
)
def test_tab_completes(monkeypatch, capsys, words, offered):
    assert completed(monkeypatch, capsys, words) == offered


@pytest.mark.parametrize("words", ["play ", "--lang ", "rules douro "])
def test_names_are_completed_without_loading_what_plays(words):
    code = "import sys; from estran.cli import main; main(); print('numpy' in sys.modules, 'fluent' in sys.modules)"
    line = {"COMP_WORDS": f"estran {words}", "COMP_CWORD": str(len(words.split()) + 1)}

    ran = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "_ESTRAN_COMPLETE": "bash_complete", **line},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )

    assert ran.stdout.splitlines()[0].startswith("plain,")
    assert ran.stdout.splitlines()[-1] == "False False"


@pytest.mark.parametrize(
    ("kind", "part"), [("bash", "complete -o nosort"), ("zsh", "#compdef estran"), ("fish", "complete --no-files")]
)
def test_a_shell_is_given_its_script(estran, kind, part):
    ran = estran("completion", kind)

    assert ran.code == DONE
    assert part in ran.out
    assert "_ESTRAN_COMPLETE" in ran.out


def test_an_unknown_shell_is_refused(estran):
    ran = estran("completion", "powershell")

    assert ran.code == MISUSED
    assert ran.err.startswith("There is no completion for “powershell”.")


# ---- Exit codes


@pytest.mark.parametrize(
    ("problem", "code", "said"),
    [
        (KeyboardInterrupt(), INTERRUPTED, "Stopped."),
        (RecursionError("too deep"), BROKEN, "our fault: RecursionError: too deep."),
        (OSError(28, "no space"), FAILED, "The output cannot be written: the disk is full."),
    ],
)
def test_whatever_happens_ends_in_a_sentence_and_a_code_of_its_own(estran, monkeypatch, problem, code, said):
    def fail(*arguments, **named):
        raise problem

    monkeypatch.setattr("estran.cli.rules.show_rules", fail)
    ran = estran("rules", "douro")

    assert ran.code == code
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_an_interrupt_that_comes_out_as_another_error_is_an_interrupt_all_the_same():
    """Numba compiles in callbacks of C, which swallow it."""

    def compiles():
        try:
            signal.raise_signal(signal.SIGINT)
        except KeyboardInterrupt:
            raise RuntimeError("no compiled object yet") from None

    with pytest.raises(KeyboardInterrupt), ended_like_ctrl_c():
        compiles()


def test_an_error_of_ones_own_stays_what_it_is():
    with pytest.raises(RuntimeError), ended_like_ctrl_c():
        raise RuntimeError("something else")


def test_a_record_nested_too_deep_is_refused_in_a_sentence(estran, tmp_path):
    (tmp_path / "deep.json").write_text("[" * 100_000)

    for line in (("replay", "deep.json"), ("verify", "deep.json"), ("analyse", "deep.json")):
        ran = estran(*line)

        assert ran.code == FAILED
        assert ran.err.count("\n") == 1


# ---- Streams


def test_closed_streams_are_empty_ones(tmp_path):
    for line in ("play dorada --players 2 --bots 1 --lang en <&-", "boards >&-", "rules douro 2>&-"):
        ran = shell(f"{ESTRAN} {line}", tmp_path)

        assert "Traceback" not in ran.stderr
        assert ran.returncode in (DONE, FAILED)


def test_a_full_device_is_named_as_the_output():
    ran = shell(f"{ESTRAN} boards > /dev/full")

    assert ran.stderr == "The output cannot be written: the disk is full.\n"


def test_signs_that_an_old_terminal_cannot_write_become_others_of_their_meaning(tmp_path):
    ran = shell(f"{ESTRAN} boards", PYTHONIOENCODING="ascii", PYTHONUTF8="0")

    assert "31 (-3)" in ran.stdout
    assert "?" not in ran.stdout


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_may_come_on_the_input(command):
    ran = shell(f"{ESTRAN} {command} - < {RECORD}")

    assert ran.returncode == DONE
    assert ran.stdout == shell(f"{ESTRAN} {command} {RECORD}").stdout


def test_more_than_any_record_holds_is_refused():
    ran = shell(f"head -c 5000000 /dev/zero | {ESTRAN} verify -")

    assert ran.returncode == FAILED
    assert ran.stderr == "The input is larger than any record.\n"


def test_a_sheet_may_come_on_the_input(estran):
    assert (
        estran("score", "dolores", "-", typed=("Ada: wines 2", "Bo: gold 5")).out == "Ada: 4 points.\nBo: 10 points.\n"
    )


def test_an_analysis_may_go_to_the_output(estran, beginning, tmp_path):
    shown = estran("analyse", "evening.json", "--iterations", "2", "--json").out
    estran("analyse", "evening.json", "--iterations", "2", "--json", "found.json")

    assert shown == (tmp_path / "found.json").read_text()
    assert estran("analyse", "evening.json", "--iterations", "2", "--json", "-").out == shown
    assert not Path("-").exists()


def test_boards_are_proposed_on_the_output(estran):
    assert estran("boards", "new", "--out", "-").out == estran("boards", "new").out


# ---- Targets


def test_a_file_that_is_there_already_is_refused_before_the_work(estran, beginning, tmp_path, monkeypatch):
    (tmp_path / "thesis.txt").write_text("mine")
    monkeypatch.setattr("estran.cli.analyse.judge", None)  # nothing is analysed

    ran = estran("analyse", "evening.json", "--json", "thesis.txt")

    assert ran.code == MISUSED
    assert ran.err == "thesis.txt already exists. Choose another name, or replace it with --force.\n"
    assert (tmp_path / "thesis.txt").read_text() == "mine"


def test_force_replaces_it_and_missing_folders_are_made(estran, beginning, tmp_path):
    for _ in range(2):
        line = ("analyse", "evening.json", "--iterations", "2", "--json", "new/folder/found.json", "--force")

        assert estran(*line).code == DONE
    assert json.loads((tmp_path / "new/folder/found.json").read_text())["choices"]


def test_a_target_that_cannot_be_written_is_refused_before_the_work(estran, beginning, tmp_path, monkeypatch):
    monkeypatch.setattr("estran.cli.analyse.judge", None)

    assert estran("analyse", "evening.json", "--json", "evening.json/found.json").code == FAILED
    assert estran("analyse", "evening.json", "--json", ".", "--force").code == FAILED


def test_a_board_that_is_there_already_is_not_replaced(estran, tmp_path):
    estran("boards", "new", "--out", "mine.toml")
    before = (tmp_path / "mine.toml").read_text()

    assert estran("boards", "new", "--seed", "5", "--out", "mine.toml").code == MISUSED
    assert (tmp_path / "mine.toml").read_text() == before
    assert estran("boards", "new", "--seed", "5", "--out", "mine.toml", "--force").code == DONE
    assert (tmp_path / "mine.toml").read_text() != before


# ---- Long work


@pytest.mark.compiled
def test_a_stopped_simulation_reports_what_was_played(estran, monkeypatch):
    run_chunk, runs = simulate.run_chunk, []

    def interrupted(order, first, matches):
        runs.append(first)
        if len(runs) > 3:
            raise KeyboardInterrupt
        return run_chunk(order, first, matches)

    monkeypatch.setattr(simulate, "CHUNK", 5)
    monkeypatch.setattr(simulate, "run_chunk", interrupted)
    ran = estran("simulate", "douro", "--matches", "1_000")
    runs.clear()
    told = json.loads(estran("simulate", "douro", "--matches", "1e3", "--json").out)

    assert ran.code == INTERRUPTED
    assert "10 random matches, seed 0." in ran.out
    assert ran.err == "Stopped before all 1,000 matches were played; the report covers those that were.\n"
    assert (told["matches"], told["wanted"]) == (10, 1000)


@pytest.mark.compiled
def test_records_that_are_there_are_not_replaced(estran, tmp_path):
    line = ("simulate", "douro", "--matches", "2", "--records", "all")
    estran(*line)

    assert estran(*line).code == MISUSED
    assert estran(*line, "--force").code == DONE


# ---- Narrow screens


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_an_analysis_fits_forty_columns_and_cuts_no_number(estran, beginning, monkeypatch, lang):
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)

    ran = estran("analyse", "evening.json", "--iterations", "2", lang=lang)

    assert ran.code == DONE
    assert [line for line in ran.out.splitlines() if len(line) > 40] == []
    assert "…" not in ran.out
    assert "──" not in ran.out


def test_lines_instead_of_a_table_can_be_asked_for(estran, beginning):
    out = estran("analyse", "evening.json", "--iterations", "2", "--plain").out

    assert "\nPly 6, Ada: Play 4; " in out
    assert "Chances before: Ada " in out
    assert "──" not in out
