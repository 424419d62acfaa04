"""Random playouts over many tables."""

import numpy as np
import pytest

from estran import Refused
from estran.engine.playouts import simulate
from estran.games import NAMES, find


@pytest.fixture
def matches(family, monkeypatch):
    """How many are quickly played, by rules as they are written or by machine code."""
    if family == "compiled":
        return 40
    for name in NAMES:
        monkeypatch.setitem(find(name).__dict__, "silent", find(name).plain)
    return 6


@pytest.mark.parametrize("name", NAMES)
def test_the_same_matches_come_on_any_number_of_threads_and_in_any_slices(name, matches):
    game, half = find(name), matches // 2
    whole = simulate(game, 3, matches, seed=3)
    threaded = simulate(game, 3, matches, seed=3, threads=3)
    pieces = [simulate(game, 3, half, seed=3, first=first) for first in (0, half)]

    for column, answer in enumerate(whole):
        assert np.array_equal(answer, threaded[column])
        assert np.array_equal(answer, np.concatenate([piece[column] for piece in pieces]))


@pytest.mark.compiled
@pytest.mark.parity
@pytest.mark.parametrize("name", NAMES)
def test_silent_playouts_are_the_matches_that_plain_rules_play(name, monkeypatch):
    compiled = simulate(find(name), 3, 3, seed=8)
    monkeypatch.setitem(find(name).__dict__, "silent", find(name).plain)

    plain = simulate(find(name), 3, 3, seed=8)

    for column, answer in enumerate(compiled):
        assert np.array_equal(answer, plain[column])


@pytest.mark.usefixtures("matches")
def test_more_threads_than_matches_leave_some_idle():
    assert len(simulate(find("douro"), 3, 2, threads=3).winners) == 2


def test_what_cannot_be_played_is_refused_before_anything_is_compiled():
    with pytest.raises(Refused):
        simulate(find("douro"), 9, 10)
