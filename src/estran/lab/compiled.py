"""Matches in compiled code, with a tally that hears every event; bots that search play elsewhere, and their plies are replayed."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from estran.bots.defaults import weigh
from estran.bots.habit import bound_habits, sharpen
from estran.bots.levels import LEVELS
from estran.engine.dice import Dice, draw, roll, shake
from estran.engine.family import Family, compiled_family
from estran.engine.game import Game, act, happen, imagine, legal, lot, score, set_up, waiting, winners
from estran.engine.rule import rule
from estran.engine.seats import CHANCE, NOBODY, SEATS
from estran.lab.tallies import Sheet, cells_of, finish, hear, tally_of

CARE = {name: level.care for name, level in LEVELS.items() if not level.searches}
VICTORY = 60  # parts of a victory: as many as any number of winners can share
SUMS = 5  # of each cell, over all matches, from which means and intervals follow:
TIMES, GAINS, TIMES_TIMES, TIMES_GAINS, GAINS_GAINS = range(SUMS)
MATCH, IMAGINED, SPARE, BLANK = 0, 1, 2, 3  # indices of the tables that a chunk is played on
FRESH = 1  # the index of the blank sheet


# ---- A slot that a family fills, besides those of tallies


@rule()
def choose(tables: Any, seat: int, sheet: Sheet, care: Any, dice: Dice) -> int:
    """The action that a seat chooses."""
    raise TypeError("players belong to a family: call them through it")


# ---- Players


@rule()
def choose_any(tables: Any, seat: int, sheet: Sheet, care: Any, dice: Dice) -> int:
    """Each legal action is equally likely."""
    return int(sheet.choices[roll(dice, legal(tables[MATCH], seat, sheet.choices))])


@rule()
def choose_by_habit(tables: Any, seat: int, sheet: Sheet, care: Any, dice: Dice) -> int:
    """What a `HabitBot` that hears no talk chooses with the same dice: it looks at an imagined table alone."""
    if care[seat] == 0:
        return choose_any(tables, seat, sheet, care, dice)
    tables[IMAGINED] = tables[MATCH]
    state = tables[IMAGINED]
    imagine(state, seat, dice)
    count = legal(state, seat, sheet.choices)
    sheet.pad[:] = 0.0
    weigh(state, seat, sheet.choices, count, sheet.weights, tables[SPARE:], sheet.pad)
    sharpen(sheet.weights, count, care[seat])
    return int(sheet.choices[draw(sheet.weights, count, dice)])


# ---- Matches


@rule()
def play_matches(
    tables: Any, options: Any, dice: Any, sheets: Any, care: Any, players: int, seed: int, first: int, rows: Any
) -> None:
    """One match per row, numbered from `first`; random players play the same matches as `simulate`."""
    points, won, plies, sums = rows
    for row in range(len(won)):
        shake(dice[0], seed, first + row)
        begin(tables, options, sheets, players)
        plies[row] = play_match(tables, dice[0], sheets[0], care)
        won[row] = close(tables[MATCH], sheets[0], points[row], sums)


@rule()
def play_match(tables: Any, dice: Dice, sheet: Sheet, care: Any) -> int:
    """Play a match to its end; returns the number of plies."""
    state = tables[MATCH]
    plies = 0
    while True:
        asked = waiting(state)
        if asked == NOBODY:
            return plies
        if asked == CHANCE:
            happen(state, lot(state, sheet.weights, dice))
            listen(state, sheet)
            plies += 1
        else:
            for seat in range(state.players):
                if asked >> seat & 1:
                    act(state, seat, choose(tables, seat, sheet, care, dice))
                    listen(state, sheet)
                    plies += 1


@rule()
def replay_match(tables: Any, options: Any, sheets: Any, players: int, who: Any, moves: Any, rows: Any) -> None:
    """Replay a match from its plies, into the only row."""
    points, won, plies, sums = rows
    begin(tables, options, sheets, players)
    state = tables[MATCH]
    for ply in range(len(who)):
        if who[ply] == CHANCE:
            happen(state, moves[ply])
        else:
            act(state, who[ply], moves[ply])
        listen(state, sheets[0])
    plies[0] = len(who)
    won[0] = close(state, sheets[0], points[0], sums)


@rule()
def begin(tables: Any, options: Any, sheets: Any, players: int) -> None:
    """A fresh table and a fresh sheet."""
    tables[MATCH] = tables[BLANK]
    sheets[0] = sheets[FRESH]
    set_up(tables[MATCH], players, options[0])


@rule()
def listen(state: Any, sheet: Sheet) -> None:
    """Tell the tally what the ply led to."""
    for row in range(state.said):
        event = state.events[row]
        hear(state, sheet, event[0], event[2], event[3], event[4], event[5])


@rule()
def close(state: Any, sheet: Sheet, points: Any, sums: Any) -> int:
    """Count the points, share the victory, add the match to the sums; returns the winners as bits."""
    score(state, points)
    won = winners(state)
    heads, total = 0, 0
    for seat in range(state.players):
        heads += won >> seat & 1
        total += points[seat]
    for seat in range(state.players):
        sheet.share[seat] = VICTORY * (won >> seat & 1) // heads
        sheet.lead[seat] = state.players * points[seat] - total
    finish(state, sheet)
    for cell in range(len(sheet.times)):
        times, gains = int(sheet.times[cell]), int(sheet.gains[cell])
        sums[TIMES, cell] += times
        sums[GAINS, cell] += gains
        sums[TIMES_TIMES, cell] += times * times
        sums[TIMES_GAINS, cell] += times * gains
        sums[GAINS_GAINS, cell] += gains * gains
    return int(won)


# ---- What all this is written on


def sheets_of(game: Game) -> Any:
    """The sheet of the match under way, and a blank one."""
    return tally_of(game).Notes.sized(**game.sizes, cells=cells_of(game)).array(2)


def rows_of(game: Game, matches: int) -> tuple[NDArray[Any], ...]:
    """Points, winners and plies of so many matches, and the sums of all cells."""
    return (
        np.zeros((matches, SEATS), np.int32),
        np.zeros(matches, np.int32),
        np.zeros(matches, np.int32),
        np.zeros((SUMS, cells_of(game)), np.int64),
    )


@cache
def family(game: Game, *, by_habit: bool = False) -> Family:
    """The game's rules, events included, with its tally and its players."""
    tally = tally_of(game)
    bound: dict[Callable[..., Any], Callable[..., Any]] = {**game.bound(), hear: tally.hear, finish: tally.finish}
    if by_habit:
        bound |= {choose: choose_by_habit, **bound_habits(game)}
    else:
        bound |= {choose: choose_any}
    return compiled_family(bound, inline=not by_habit)  # where habits take most of the time, it would not help
