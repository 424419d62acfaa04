"""The puzzles that ship: every day has one of each game, each can be laid out, and one choice is clearly the best."""

from datetime import date, timedelta

import pytest

from estran.games import NAMES
from estran.puzzles.days import FIRST, SHIPPED, day_of, puzzles_of, shipped, written
from estran.puzzles.finding import CLEAR, FEWEST, WORSE
from estran.words.narrator import Narrator
from estran.words.speaker import speaker

ROUNDED = 0.001


def test_sixty_days_ship_with_one_puzzle_of_each_game():
    days = shipped()

    assert len(days) == 60
    assert [[puzzle.day for puzzle in puzzles] for puzzles in days] == [[day] * len(NAMES) for day in range(1, 61)]
    assert all([puzzle.game for puzzle in puzzles] == sorted(NAMES) for puzzles in days)
    assert written([puzzle for puzzles in days for puzzle in puzzles]) == SHIPPED.read_bytes()


def test_the_same_day_has_the_same_puzzles_and_they_come_round():
    assert day_of(FIRST) == 1
    assert puzzles_of(1) == shipped()[0]
    assert puzzles_of(60) == shipped()[-1]
    assert puzzles_of(61) == puzzles_of(1)
    assert puzzles_of(day_of(FIRST - timedelta(days=1))) == puzzles_of(60)
    assert day_of(date(2027, 1, 1)) == 45


@pytest.mark.parametrize("game", NAMES)
def test_every_puzzle_is_a_moment_of_a_match_with_one_clear_choice(game):
    for puzzle in (puzzle for puzzles in shipped() for puzzle in puzzles if puzzle.game == game):
        match = puzzle.match()
        best, second = sorted(puzzle.values.values(), reverse=True)[:2]
        narrator = Narrator(match.game, match.names, puzzle.seat)

        assert match.opened == len(match.plies)  # nobody has chosen yet
        assert list(puzzle.values) == match.legal(puzzle.seat)
        assert len(puzzle.values) >= FEWEST
        assert best - second > CLEAR - ROUNDED
        assert best - puzzle.values[puzzle.natural] > WORSE - ROUNDED
        assert speaker("en").text(narrator.reason((puzzle.reason, puzzle.arguments)))
