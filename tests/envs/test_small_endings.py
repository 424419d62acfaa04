"""The tool that finds small endings prints them, and writes only where it is told to."""

from typing import Any

import pytest

pytest.importorskip("pyspiel")

from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability

from estran.envs.small_endings import endings_of, file_of
from estran.tools import small_endings


@pytest.fixture
def ships(monkeypatch):
    """What ships, with a search that finds one small ending and solves it in no time."""
    known = endings_of("douro")[0]
    unplayed: Any = None
    found = small_endings.Cut(unplayed, small_endings.Breadth(known.histories, 2))
    monkeypatch.setattr(small_endings, "SIZES", (50,))
    monkeypatch.setattr(small_endings, "cuts", lambda name, seed: iter([(50, found)]))
    monkeypatch.setattr(small_endings, "record_of", lambda match: known.record)
    monkeypatch.setattr(small_endings, "loaded", lambda record: None)
    monkeypatch.setattr(policy, "UniformRandomPolicy", lambda game: None)
    monkeypatch.setattr(exploitability, "nash_conv", lambda game, policy: 1.0)
    monkeypatch.setattr(small_endings, "solved", lambda game: ([0.5, 0.25, 0.25], 25, 0.0))
    return file_of("douro").read_bytes()


def test_endings_are_printed_and_what_ships_stays_as_it_is(ships, capsys, monkeypatch):
    monkeypatch.setattr("sys.argv", ["small_endings", "douro"])

    small_endings.main()

    assert "douro | seed " in capsys.readouterr().out
    assert file_of("douro").read_bytes() == ships


def test_endings_are_written_where_one_says(ships, tmp_path, monkeypatch):
    monkeypatch.setattr("sys.argv", ["small_endings", "douro", "--out", str(tmp_path / "found")])

    small_endings.main()

    assert [file.name for file in (tmp_path / "found").iterdir()] == ["douro.json"]
    assert file_of("douro").read_bytes() == ships


@pytest.mark.parametrize(("words", "code"), [(["--help"], 0), (["chess"], 2)])
def test_help_and_unknown_games_search_nothing(words, code, monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["small_endings", *words])
    monkeypatch.setattr(small_endings, "gather", lambda *_: pytest.fail("it searches"))

    with pytest.raises(SystemExit) as stopped:
        small_endings.main()

    said = capsys.readouterr()
    assert stopped.value.code == code
    assert "dolores, dorada, douro" in said.out + said.err
