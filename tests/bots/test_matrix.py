"""Matrix games are solved exactly: neither side can do better against the mixture that was found."""

import numpy as np
import pytest

from estran.bots.matrix import LARGEST, mixture_of, solve


def solved(payoffs):
    """The value, and both mixtures."""
    rows, columns = payoffs.shape
    board, labels = np.zeros((LARGEST + 1, LARGEST + 1)), np.zeros(2 * LARGEST + 1, np.int32)
    board[:rows, :columns] = payoffs
    value = solve(board, labels, rows, columns)
    row, column = np.zeros(rows), np.zeros(columns)
    mixture_of(board, labels, rows, columns, row, True)
    mixture_of(board, labels, rows, columns, column, False)
    return value, row, column


def test_stone_paper_scissors_is_played_evenly():
    value, row, column = solved(np.array([[0.5, 0, 1], [1, 0.5, 0], [0, 1, 0.5]]))

    assert value == pytest.approx(0.5)
    assert row == pytest.approx([1 / 3] * 3)
    assert column == pytest.approx([1 / 3] * 3)


def test_a_choice_that_is_always_worse_is_never_made():
    value, row, _ = solved(np.array([[0.4, 0.6], [0.1, 0.2]]))

    assert value == pytest.approx(0.4)
    assert row == pytest.approx([1, 0])


@pytest.mark.parametrize("grain", [0, 2, 3])
def test_nobody_can_improve_on_the_solution_of_any_matrix(grain):
    random = np.random.default_rng(grain)
    for _ in range(200):
        payoffs = random.random(random.integers(1, LARGEST + 1, 2))
        payoffs = (
            np.round(payoffs * grain) / grain if grain else payoffs
        )  # equal payoffs are where simplex methods stumble
        value, row, column = solved(payoffs)

        assert (row @ payoffs).min() == pytest.approx(value)
        assert (payoffs @ column).max() == pytest.approx(value)
        assert row.sum() == pytest.approx(1)
        assert column.sum() == pytest.approx(1)
        assert min(row.min(), column.min()) >= 0
