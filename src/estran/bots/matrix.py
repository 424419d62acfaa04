"""Exact solutions of zero-sum matrix games: two seats choose at once, and what one wins the other loses.

The column player's linear programme, with all payoffs made positive: maximise the sum of y, subject to A·y ≤ 1 in every row. The
simplex method solves it in place; Bland's rule prevents cycling.
"""

from typing import Any

from estran.engine.rule import rule

LARGEST = 12  # choices per seat
SHIFT = 1.0  # added to payoffs from 0 to 1, so that all are positive
TINY = 1e-11


@rule()
def solve(board: Any, labels: Any, rows: int, columns: int) -> float:
    """The value of the game whose payoffs to the row player are in the tableau; afterwards `mixture_of` reads the mixed strategies from it."""
    for row in range(rows):
        for column in range(columns):
            board[row, column] += SHIFT
        board[row, columns] = 1.0
        labels[row] = columns + row
    for column in range(columns + 1):
        board[rows, column] = -1.0 if column < columns else 0.0
        labels[LARGEST + column] = column
    while True:
        column = entering(board, labels, rows, columns)
        if column < 0:
            return float(1.0 / board[rows, columns] - SHIFT)
        row = leaving(board, labels, rows, columns, column)
        pivot(board, rows, columns, row, column)
        labels[row], labels[LARGEST + column] = labels[LARGEST + column], labels[row]


@rule()
def entering(board: Any, labels: Any, rows: int, columns: int) -> int:
    """The column of the first variable that would raise the sum, or -1 at the optimum."""
    found = -1
    for column in range(columns):
        if board[rows, column] < -TINY and (found < 0 or labels[LARGEST + column] < labels[LARGEST + found]):
            found = column
    return found


@rule()
def leaving(board: Any, labels: Any, rows: int, columns: int, column: int) -> int:
    """The row with the least ratio: its constraint binds first."""
    found, least = -1, 0.0
    for row in range(rows):
        if board[row, column] > TINY:
            ratio = board[row, columns] / board[row, column]
            if found < 0 or ratio < least - TINY or (ratio <= least + TINY and labels[row] < labels[found]):
                found, least = row, ratio
    return found


@rule()
def pivot(board: Any, rows: int, columns: int, row: int, column: int) -> None:
    """Row and column change places."""
    corner = board[row, column]
    for r in range(rows + 1):
        for c in range(columns + 1):
            if r != row and c != column:
                board[r, c] -= board[r, column] * board[row, c] / corner
    for c in range(columns + 1):
        board[row, c] /= corner
    for r in range(rows + 1):
        board[r, column] /= -corner
    board[row, column] = 1.0 / corner


@rule()
def mixture_of(board: Any, labels: Any, rows: int, columns: int, mixture: Any, of_row: bool) -> None:
    """How often the row, or the column, makes each choice in the game just solved."""
    total = board[rows, columns]
    for index in range(rows if of_row else columns):
        mixture[index] = 0.0
    if of_row:
        for column in range(columns):
            if labels[LARGEST + column] >= columns:
                mixture[labels[LARGEST + column] - columns] = max(0.0, board[rows, column] / total)
    else:
        for row in range(rows):
            if labels[row] < columns:
                mixture[labels[row]] = max(0.0, board[row, columns] / total)
