"""What is kept of a lab, what is lost when it is killed, and what is not mixed."""

import shutil
from pathlib import Path

import numpy as np
import pytest

from estran.crew import Crew
from estran.engine.game import Refused
from estran.games import find
from estran.lab.binary_chunks import FORMAT
from estran.lab.experiment import MANY, ONE, SOME, Chunk, Experiment, chunks
from estran.lab.results import KIND, LabResults
from estran.lab.run import play_missing

pytestmark = pytest.mark.usefixtures("plain")
BEFORE = (
    Path(__file__).with_name("before") / "chunks.bin"
)  # in the format of commit fc4c5b0, written a few commits later
SLOW = ("tests.trials.rivals:Last", "random")


def experiment(**changes):
    """Dorada for two slow bots, unless something else is wanted."""
    wanted = {"game": find("dorada"), "players": 2, "bots": SLOW, "rules": [{}], "seed": 0, **changes}
    return Experiment.of(*wanted.values())


def same(one, other):
    return all(np.array_equal(first, second) for first, second in zip(one, other, strict=True))


def test_chunks_are_large_where_matches_are_quick():
    assert experiment(bots=["random"]).chunk == MANY
    assert experiment(bots=["random", "normal"]).chunk == SOME
    assert experiment().chunk == ONE
    assert experiment(bots=["hard@20"]).chunk == ONE


def test_chunks_of_two_sets_of_rules_take_turns_and_the_last_may_be_smaller():
    both = experiment(bots=["normal"], rules=[{}, {"board": "leap"}])

    assert list(chunks(both, SOME + 7)) == [
        Chunk(0, SOME, 0),
        Chunk(0, SOME, 1),
        Chunk(SOME, 7, 0),
        Chunk(SOME, 7, 1),
    ]


def test_options_as_the_game_has_them_anyway_are_no_other_setting():
    assert experiment(rules=[{"board": "classic"}]) == experiment()


def test_what_was_played_is_there_when_the_folder_is_opened_again(tmp_path):
    results = LabResults.open(tmp_path, experiment())
    play_missing(results, 3)
    again = LabResults.open(tmp_path, experiment())

    assert again.missing(3) == []
    assert again.missing(5) == [Chunk(3, 1, 0), Chunk(4, 1, 0)]
    assert same(again.sides(3)[0], results.sides(3)[0])


def test_several_processes_play_the_same_matches(tmp_path):
    alone, together = LabResults.open(tmp_path / "one", experiment()), LabResults.open(tmp_path / "two", experiment())
    play_missing(alone, 6)
    play_missing(together, 6, Crew(2))

    assert same(alone.sides(6)[0], together.sides(6)[0])


def test_several_threads_play_the_same_matches_where_all_is_compiled(tmp_path, monkeypatch):
    monkeypatch.setattr("estran.lab.experiment.SOME", 1)
    quick = experiment(bots=["easy", "random"])
    alone, together = LabResults.open(tmp_path / "one", quick), LabResults.open(tmp_path / "two", quick)
    play_missing(alone, 6)
    play_missing(together, 6, Crew(2))

    assert len(together.played) == 6
    assert same(alone.sides(6)[0], together.sides(6)[0])


def test_a_chunk_that_was_smaller_once_is_another_one(tmp_path):
    quick = experiment(bots=["random"])
    results = LabResults.open(tmp_path, quick)
    play_missing(results, 4)

    assert results.missing(4) == []
    assert results.missing(5) == [Chunk(0, 5, 0)]


@pytest.mark.parametrize(
    "other",
    [
        {"players": 3, "bots": ["random"]},
        {"bots": ["random"]},
        {"rules": [{"board": "leap"}]},
        {"rules": [{}, {"board": "leap"}]},
        {"seed": 1},
    ],
    ids=str,
)
def test_another_setting_in_the_same_folder_is_refused(tmp_path, other):
    LabResults.open(tmp_path, experiment())

    with pytest.raises(Refused, match="other players, options, bots or another seed"):
        LabResults.open(tmp_path, experiment(**other))


def test_a_foreign_file_is_refused(tmp_path):
    (tmp_path / KIND.file).write_bytes(b"match,plies\n")

    with pytest.raises(Refused, match="not a complete lab file"):
        LabResults.open(tmp_path, experiment())


# ---- The file of before


def test_a_file_of_before_goes_on_in_the_form_of_now(tmp_path):
    shutil.copy(BEFORE, tmp_path)
    before, now = LabResults.open(tmp_path, experiment()), LabResults.open(tmp_path / "now", experiment())
    play_missing(now, 3)

    assert before.missing(3) == []
    assert same(before.sides(3)[0], now.sides(3)[0])
    play_missing(before, 4)
    assert len(LabResults.read(tmp_path).played) == 4


def test_a_last_piece_of_before_that_was_cut_off_is_played_again(tmp_path):
    (tmp_path / BEFORE.name).write_bytes(BEFORE.read_bytes()[:-5])

    assert LabResults.read(tmp_path).missing(3) == [Chunk(2, 1, 0)]


@pytest.mark.parametrize(
    "damage",
    [b"", b"match,plies", FORMAT, FORMAT + b"\0\0\0\5hello", FORMAT + b"\0\0\0\x0a\x78\x01\x01\x01\0\xfe\xff\xc0"],
)
def test_a_damaged_file_of_before_is_refused(tmp_path, damage):
    (tmp_path / BEFORE.name).write_bytes(damage)

    with pytest.raises(Refused, match=r"chunks\.bin is not a complete lab file"):
        LabResults.open(tmp_path, experiment())


@pytest.mark.parametrize("bots", [[], ["random"] * 3])
def test_too_few_or_too_many_bots_are_refused(bots):
    with pytest.raises(Refused, match="one bot for all seats or one for each"):
        experiment(bots=bots)
