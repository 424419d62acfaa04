"""What a match is kept in: never something else's file, always somewhere, and never at the price of the match."""

import os
import re
import subprocess

import pytest

from estran.cli.terminal import Terminal
from estran.match.match import Match
from estran.match.record import MatchRecord
from tests.cli.driver import ESTRAN

DOURO = ("play", "douro", "--players", "3", "--bots", "2", "--seed", "4")
WATCHED = ("play", "dorada", "--players", "2", "--bots", "2", "--level", "random", "--seed", "1")


TWO = ("--players", "2", "--bots", "0", "--auto-roll")


def test_a_match_that_is_open_twice_loses_no_moves(estran, tmp_path, monkeypatch):
    estran("play", "dorada", *TWO, "--names", "Ana,Bo", "--seed", "9", "--record", "two.json", typed=("0", "quit"))
    ask = Terminal.ask
    elsewhere: list[MatchRecord] = []

    def meanwhile(terminal, question, **more):
        if not elsewhere:  # the first terminal asks, and a second one plays on
            match = Match.replay(MatchRecord.load("two.json"))
            while len(match.plies) < 16:
                match.append(f"* {next(iter(match.odds()))[0]}") if match.waiting == {"*"} else play_any(match)
            elsewhere.append(match.record())
            elsewhere[0].seed = 9
            elsewhere[0].save("two.json")
        return ask(terminal, question, **more)

    monkeypatch.setattr(Terminal, "ask", meanwhile)
    out = estran("play", "--resume", "two.json", "--bots", "0", "--auto-roll", typed=("", "", "quit")).out

    assert MatchRecord.load("two.json").plies == elsewhere[0].plies
    assert len(MatchRecord.load("two-2.json").plies) > 2
    assert out.count("two.json has changed since this match was saved there") == 1
    assert "The match has been saved to two-2.json." in out


def play_any(match):
    """Whoever is asked takes the first choice."""
    seat = min(match.waiting)
    match.play(seat, match.legal(seat)[0])


def test_a_choice_that_was_taken_back_leaves_its_file_to_the_match(estran, tmp_path):
    out = estran(*DOURO, "--record", "a.json", typed=("7", "8", "undo", "quit")).out

    assert [path.name for path in tmp_path.glob("*.json")] == ["a.json"]
    assert "A 8" not in MatchRecord.load(tmp_path / "a.json").plies
    assert "has changed" not in out


def test_ones_own_folder_is_meant_by_a_tilde(estran, tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / "home"))

    estran(*DOURO, "--record=~/a.json", typed=("7", "save ~/b.json", "quit"))
    resumed = estran("play", "--resume", "~/b.json", "--bots", "2", typed=("quit",))

    assert sorted(path.name for path in (tmp_path / "home").iterdir()) == ["a.json", "b.json"]
    assert not (tmp_path / "~").exists()
    assert resumed.code == 0


def test_a_tilde_before_a_name_that_nobody_has_stays(estran, tmp_path):
    estran(*DOURO, typed=("save ~nobody-of-this-name.json", "quit"))

    assert [path.name for path in tmp_path.glob("*.json")] == ["~nobody-of-this-name.json"]


def test_a_new_folder_is_named(estran):
    begun = estran(*DOURO, "--record", "evnings/typo/x.json", typed=("save other/y.json", "save other/z.json", "quit"))

    assert begun.out.count("A new folder has been made: evnings/typo") == 1
    assert begun.out.count("A new folder has been made: other") == 1


def test_saving_elsewhere_says_where_the_match_is_saved_from_then_on(estran):
    out = estran(*DOURO, "--record", "a.json", typed=("save a.json", "save b.json", "7", "quit")).out

    assert out.count("From now on, every choice is saved there, and no longer to a.json.") == 1
    assert out.count("From now on") == 1


@pytest.mark.parametrize("content", ["my thesis", "{}", ""])
def test_a_file_that_is_no_record_of_this_match_is_not_overwritten(estran, tmp_path, content):
    (tmp_path / "thesis.txt").write_text(content)

    out = estran(*DOURO, typed=("save thesis.txt", "quit")).out

    assert "thesis.txt already exists, and is not a record of this match." in out
    assert (tmp_path / "thesis.txt").read_text() == content
    assert len(list(tmp_path.glob("douro-*.json"))) == 1


def test_the_record_of_another_match_is_not_overwritten(estran, tmp_path):
    estran(*DOURO[:-1], "5", typed=("7", "save other.json", "quit"))
    other = (tmp_path / "other.json").read_bytes()

    out = estran(*DOURO, typed=("save other.json", "quit")).out

    assert "not a record of this match" in out
    assert (tmp_path / "other.json").read_bytes() == other


def test_a_later_record_of_the_same_match_is_not_overwritten_by_an_earlier_one(estran, tmp_path):
    estran(*DOURO, typed=("7", "8", "save far.json", "quit"))
    far = (tmp_path / "far.json").read_bytes()

    out = estran(*DOURO, typed=("7", "save far.json", "quit")).out

    assert "not a record of this match" in out
    assert (tmp_path / "far.json").read_bytes() == far


def test_the_record_of_this_match_is_written_again_and_again(estran, tmp_path):
    estran(*DOURO, typed=("save a.json", "7", "quit"))
    estran("play", "--resume", "a.json", "--bots", "2", typed=("undo", "save a.json", "8", "quit"))

    out = estran(*DOURO, "--record", "b.json", typed=("save a.json", "save b.json", "quit")).out

    assert "A 8" in MatchRecord.load(tmp_path / "a.json").plies
    assert out.count("not a record of this match") == 1
    assert "The match has been saved to b.json." in out


def test_a_device_is_not_replaced_by_a_file(estran, tmp_path):
    os.mkfifo(tmp_path / "pipe")

    out = estran(*DOURO, typed=("save pipe", f"save {tmp_path}", "quit")).out

    assert "pipe is not a plain file" in out
    assert "it is a folder" in out
    assert (tmp_path / "pipe").is_fifo()


def test_a_match_is_not_written_to_the_output_that_it_is_played_on(estran, tmp_path):
    ran = estran(*DOURO, typed=("save -", "7", "save a.json", "quit"))

    assert ran.code == 0
    assert "A match at the terminal cannot be written to the output, because it is played there." in ran.out
    assert [path.name for path in tmp_path.glob("*")] == ["a.json"]
    assert "A 7" in MatchRecord.load(tmp_path / "a.json").plies


def test_a_link_is_followed(estran, tmp_path):
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "new.json").symlink_to(tmp_path / "elsewhere" / "a.json")
    (tmp_path / "loop.json").symlink_to(tmp_path / "loop.json")
    (tmp_path / "thesis.txt").write_text("my thesis")
    (tmp_path / "old.json").symlink_to(tmp_path / "thesis.txt")

    out = estran(*DOURO, typed=("save loop.json", "save old.json", "save new.json", "7", "quit")).out

    assert "old.json already exists" in out
    assert "loop.json cannot be used" in out
    assert (tmp_path / "new.json").is_symlink()
    assert "A 7" in MatchRecord.load(tmp_path / "elsewhere" / "a.json").plies
    assert (tmp_path / "thesis.txt").read_text() == "my thesis"


def test_a_finished_match_is_kept_and_can_be_looked_at(estran, tmp_path):
    out = estran(*WATCHED, typed=("",)).out
    (file,) = tmp_path.glob("dorada-*.json")
    again = re.findall(r"type: estran (replay \S+) --lang en$", out, re.MULTILINE)[0].split()

    assert MatchRecord.load(file).result is not None
    assert again == ["replay", file.name]
    assert estran(*again).code == 0
    assert f"estran analyse {file.name} --lang en" in out


def test_a_match_that_was_kept_by_itself_leaves_the_next_one_its_own_file(estran, tmp_path):
    estran(*WATCHED, typed=("r", ""))

    assert [MatchRecord.load(file).result is None for file in tmp_path.glob("dorada-*.json")] == [False, False]


def test_a_folder_that_takes_nothing_any_more_does_not_end_a_match(estran, tmp_path, monkeypatch):
    whole = MatchRecord.save

    def full(record, path):
        if path.name == "a.json" and len(record.plies) > 10:
            raise OSError(28, "No space left on device", str(path))
        whole(record, path)

    monkeypatch.setattr(MatchRecord, "save", full)
    ran = estran(*DOURO, "--record", "a.json", typed=("7", "8", "0", "save b.json", "quit"))

    assert ran.code == 0
    assert ran.out.count("a.json cannot be used: the disk is full.") == 1
    assert ran.out.count("To save it elsewhere, type save") == 1
    assert [ply for ply in MatchRecord.load(tmp_path / "b.json").plies if ply[0] == "A"] == ["A 7", "A 8", "A 0"]


@pytest.mark.parametrize("path", ["deep/er/a.json", "link.json"])
def test_missing_folders_are_made_for_the_file_of_a_match(estran, tmp_path, path):
    (tmp_path / "link.json").symlink_to(tmp_path / "deep" / "er" / "a.json")

    before = estran(*DOURO, "--record", path, typed=("7", "quit"))

    assert before.code == 0
    assert f"The match has been saved to {path}." in before.out
    assert "A 7" in MatchRecord.load(tmp_path / "deep" / "er" / "a.json").plies


def test_missing_folders_are_made_where_a_match_is_saved(estran, tmp_path):
    (tmp_path / "file").write_text("")

    out = estran(*DOURO, typed=("save file/b/a.json", "save x/y/z.json", "7", "quit")).out

    assert "file/b/a.json cannot be used: part of its path is not a folder." in out
    assert "The match has been saved to x/y/z.json." in out
    assert "A 7" in MatchRecord.load(tmp_path / "x" / "y" / "z.json").plies


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_closed_stream_ends_in_a_sentence(tmp_path, closed):
    line = f"exec {ESTRAN} play dorada --players 2 --bots 1 --lang en {closed}"
    ran = subprocess.run(
        ["bash", "-c", line], cwd=tmp_path, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False
    )

    assert ran.returncode == 1
    assert "Traceback" not in ran.stdout + ran.stderr
    assert len(list(tmp_path.glob("dorada-*.json"))) == 1
