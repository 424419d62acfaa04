"""Boards that the lab proposes: valid, varied, always the same for a seed, and written so that a match can read them."""

import tomllib

import pytest

from estran.games import find
from estran.games.dorada.boards import check, from_data, load, to_data
from estran.lab.dorada.boards import LENGTHS, propose, to_toml
from tests.cli.conftest import estran  # noqa: F401 (a fixture)

SEEDS = 2000


@pytest.fixture(scope="module")
def many():
    """Boards of many seeds, the largest included."""
    return [propose(seed) for seed in (*range(SEEDS), 2**63 - 1)]


def test_DOR_2_every_proposed_board_is_valid(many):
    assert [problem for board in many for problem in check(board)] == []


def test_proposed_boards_vary_in_all_that_may_vary(many):
    assert {board.dorada for board in many} == set(LENGTHS)
    assert len({str(to_data(board) | {"name": ""}) for board in many}) == len(many)
    assert {max(board.springboards) >= board.dorada - 5 for board in many} == {True, False}
    assert len({len(board.traps) for board in many}) > 15
    assert len({sorted(board.springboards.values()).index(-3) for board in many}) == 1  # exactly one leads back
    assert len({list(board.springboards.values()).index(-3) for board in many}) == 4  # and it may be any but the last


def test_a_seed_and_a_number_always_propose_the_same_board():
    assert propose(7, 3) == propose(7, 3)
    assert len({propose(7, number).traps for number in range(20)}) == 20


def test_a_proposed_board_s_file_is_read_as_the_board_that_was_proposed(tmp_path):
    for number in range(50):
        board = propose(1, number)
        path = tmp_path / "any.toml"
        path.write_text(to_toml(board))

        assert load(path) == from_data(tomllib.loads(to_toml(board)))
        assert to_data(load(path)) == to_data(board)
        assert find("dorada").set_table(2, {"board": to_data(board)}).dorada == board.dorada


# ---- At the terminal


def test_a_board_is_shown_as_its_file(estran, tmp_path):  # noqa: F811 (that fixture)
    ran = estran("boards", "new", "--seed", "7")
    (tmp_path / "mine.toml").write_text(ran.out)

    assert ran.code == 0
    assert to_data(load(tmp_path / "mine.toml")) == to_data(propose(7))


def test_several_boards_go_to_files_of_their_own_that_are_never_overwritten(estran, tmp_path):  # noqa: F811
    ran = estran("boards", "new", "--seed", "7", "--count", "2", "--out", "mine.toml")
    again = estran("boards", "new", "--seed", "8", "--count", "2", "--out", "mine.toml")

    assert "The board new-7-0 is in mine-0.toml.\nBoard new-7-0. DORADA is square" in ran.out
    assert "The board new-7-1 is in mine-1.toml.\nBoard new-7-1. DORADA is square" in ran.out
    assert estran("boards", "check", "mine-1.toml").out.startswith("The board new-7-1 is valid.\n")
    assert (again.code, again.err) == (
        2,
        "mine-0.toml already exists. Choose another name, or replace it with --force.\n",
    )
    assert load(tmp_path / "mine-0.toml").name == "new-7-0"


@pytest.mark.parametrize(
    ("lang", "complaint"),
    [
        ("en", "--count must be a whole number from 1 to 1000, not “0”."),
        ("fr", "--count : il faut un nombre entier de 1 à 1000, pas « 0 »."),
        ("pl", "--count: potrzebna jest liczba całkowita od 1 do 1000"),
    ],
)
def test_bad_numbers_are_refused_in_words(estran, lang, complaint):  # noqa: F811
    ran = estran("boards", "new", "--count", "0", lang=lang)

    assert ran.code == 2
    assert ran.err.replace("\u202f", " ").startswith(complaint)
    assert estran("boards", "new", "--seed", "many", lang=lang).code == 2
