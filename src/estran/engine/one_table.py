"""Rules for one table at a time, each call as much as possible of what programs ask for next."""

from typing import Any

from estran.engine.game import act, happen, imagine, legal, observe, odds, waiting
from estran.engine.layout import Scratch
from estran.engine.rows import NONE
from estran.engine.rule import rule
from estran.engine.seats import CHANCE


@rule()
def try_ply(before: Any, after: Any, who: int, number: int, scratches: Any) -> int:
    """Let a choice or an outcome of chance happen on a copy; says who is asked next, or NONE where it is not possible.

    Tables come as arrays of one record, which are handed to compiled code faster.
    """
    if not is_possible(before[0], who, number, scratches[0]):
        return NONE
    after[0] = before[0]
    if who == CHANCE:
        happen(after[0], number)
    else:
        act(after[0], who, number)
    asked: int = waiting(after[0])
    return asked


@rule()
def is_possible(state: Any, who: int, number: int, scratch: Scratch) -> bool:
    """Whether this seat is asked and may choose this, or chance is due and may bring it."""
    asked = waiting(state)
    if who == CHANCE or asked == CHANCE:
        outcomes: int = odds(state, scratch.weights) if who == asked else 0
        return 0 <= number < outcomes and scratch.weights[number] > 0
    if who < 0 or not asked >> who & 1:
        return False
    for place in range(legal(state, who, scratch.choices)):
        if scratch.choices[place] == number:
            return True
    return False


@rule()
def read_odds(tables: Any, scratches: Any) -> int:
    """Write down how much weight each outcome of chance has; says how many there are."""
    count: int = odds(tables[0], scratches[0].weights)
    return count


@rule()
def look_around(tables: Any, seen: Any, scratches: Any, counts: Any) -> None:
    """What each seat may know, and what those that are asked may choose, with how many choices they have."""
    asked = waiting(tables[0])
    for seat in range(len(seen)):
        observe(tables[0], seat, seen[seat])
        counts[seat] = legal(tables[0], seat, scratches[seat].choices) if asked >> seat & 1 else 0


@rule()
def imagine_one(tables: Any, seat: int, dice: Any) -> int:
    """Redraw what a seat cannot know; says who is asked then."""
    imagine(tables[0], seat, dice[0])
    asked: int = waiting(tables[0])
    return asked
