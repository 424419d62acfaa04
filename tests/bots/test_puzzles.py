"""Puzzles are found again from the same seed and day, and hold what they promise."""

import pytest

from estran.games import NAMES
from estran.puzzles import finding
from estran.puzzles.finding import Order, find_puzzle


@pytest.fixture(autouse=True)
def in_haste(monkeypatch):
    """Shorter searches, and less to be proven by them."""
    for name, value in {"GLANCE": 20, "LOOK": 60, "PROOF": 200, "CLEAR": 0.005, "WORSE": 0.01, "SURE": 0.6}.items():
        monkeypatch.setattr(finding, name, value)
    finding._finder.cache_clear()
    yield
    finding._finder.cache_clear()


@pytest.mark.parametrize("game", NAMES)
def test_the_same_seed_and_day_find_the_same_puzzle(game):
    found = find_puzzle(Order(game, 3, 2))
    again = find_puzzle(Order(game, 3, 2))
    other = find_puzzle(Order(game, 3, 3))

    assert found == again
    assert found.plies != other.plies
    assert found.players != other.players  # the table sizes take turns
    assert found.natural != found.best
    assert list(found.values) == found.match().legal(found.seat)


def test_an_ending_that_can_be_solved_is(monkeypatch):
    is_clear = finding.is_clear
    monkeypatch.setattr(finding, "is_clear", lambda found: is_clear(found) and not found.outlook.worths)
    found = find_puzzle(Order("dolores", 5, 3))  # it has one soon

    assert found.exact
    assert found.players == 2  # others' secrets keep larger tables from being solved
