"""What is kept of a lab, what is lost when it is killed, and what is not mixed."""

import numpy as np
import pytest

from estran.crew import Crew
from estran.engine.game import Refused
from estran.games import find
from estran.lab.results import FILE, FORMAT, Results
from estran.lab.run import play_all
from estran.lab.setting import MANY, ONE, SOME, Chunk, Setting, chunks

pytestmark = pytest.mark.usefixtures("plain")
SLOW = ("tests.trials.rivals:Last", "random")


def setting(**changes):
    """Dorada for two slow bots, unless something else is wanted."""
    wanted = {"game": find("dorada"), "players": 2, "bots": SLOW, "rules": [{}], "seed": 0, **changes}
    return Setting.of(*wanted.values())


def same(one, other):
    return all(np.array_equal(first, second) for first, second in zip(one, other, strict=True))


def test_chunks_are_large_where_matches_are_quick():
    assert setting(bots=["random"]).chunk == MANY
    assert setting(bots=["random", "normal"]).chunk == SOME
    assert setting().chunk == ONE
    assert setting(bots=["hard@20"]).chunk == ONE


def test_chunks_of_two_sets_of_rules_take_turns_and_the_last_may_be_smaller():
    both = setting(bots=["normal"], rules=[{}, {"board": "leap"}])

    assert list(chunks(both, SOME + 7)) == [
        Chunk(0, SOME, 0),
        Chunk(0, SOME, 1),
        Chunk(SOME, 7, 0),
        Chunk(SOME, 7, 1),
    ]


def test_options_as_the_game_has_them_anyway_are_no_other_setting():
    assert setting(rules=[{"board": "classic"}]) == setting()


def test_what_was_played_is_there_when_the_folder_is_opened_again(tmp_path):
    results = Results.open(tmp_path, setting())
    play_all(results, 3)
    again = Results.open(tmp_path, setting())

    assert again.missing(3) == []
    assert again.missing(5) == [Chunk(3, 1, 0), Chunk(4, 1, 0)]
    assert same(again.sides(3)[0], results.sides(3)[0])


def test_several_processes_play_the_same_matches(tmp_path):
    alone, together = Results.open(tmp_path / "one", setting()), Results.open(tmp_path / "two", setting())
    play_all(alone, 6)
    play_all(together, 6, Crew(2))

    assert same(alone.sides(6)[0], together.sides(6)[0])


def test_several_threads_play_the_same_matches_where_all_is_compiled(tmp_path, monkeypatch):
    monkeypatch.setattr("estran.lab.setting.SOME", 1)
    quick = setting(bots=["easy", "random"])
    alone, together = Results.open(tmp_path / "one", quick), Results.open(tmp_path / "two", quick)
    play_all(alone, 6)
    play_all(together, 6, Crew(2))

    assert len(together.played) == 6
    assert same(alone.sides(6)[0], together.sides(6)[0])


def test_a_piece_that_was_not_written_to_its_end_is_played_again(tmp_path):
    results = Results.open(tmp_path, setting())
    play_all(results, 3)
    path = tmp_path / FILE
    path.write_bytes(path.read_bytes()[:-5])
    again = Results.open(tmp_path, setting())

    assert again.missing(3) == [Chunk(2, 1, 0)]
    play_all(again, 3)
    assert same(Results.read(tmp_path).sides(3)[0], results.sides(3)[0])


def test_a_chunk_that_was_smaller_once_is_another_one(tmp_path):
    quick = setting(bots=["random"])
    results = Results.open(tmp_path, quick)
    play_all(results, 4)

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
    Results.open(tmp_path, setting())

    with pytest.raises(Refused, match="other players, options, bots or another seed"):
        Results.open(tmp_path, setting(**other))


@pytest.mark.parametrize(
    "damage",
    [b"", b"match,plies", FORMAT, FORMAT + b"\0\0\0\5hello", FORMAT + b"\0\0\0\x0a\x78\x01\x01\x01\0\xfe\xff\xc0"],
)
def test_a_file_of_something_else_is_refused(tmp_path, damage):
    (tmp_path / FILE).write_bytes(damage)

    with pytest.raises(Refused, match="not a whole file of a lab"):
        Results.open(tmp_path, setting())


@pytest.mark.parametrize("bots", [[], ["random"] * 3])
def test_too_few_or_too_many_bots_are_refused(bots):
    with pytest.raises(Refused, match="one bot for all seats or one for each"):
        setting(bots=bots)
