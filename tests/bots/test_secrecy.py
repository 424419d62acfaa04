"""A bot never knows more than its seat: its choice and its reason stay when everything hidden from it is replaced."""

import pytest

from estran.bots.levels import SEARCHING, bot_of
from estran.bots.reason import advice, reason
from estran.bots.sight import sight
from estran.engine.dice import dice_of
from estran.games import NAMES, find
from estran.match.match import Match
from tests.bots.positions import positions

SEARCH = 20  # iterations
REPLACED = 3  # tables on which the seat knows just as much
COMPILED = [pytest.param(level, marks=[pytest.mark.compiled, pytest.mark.slow]) for level in SEARCHING]
KINDS = ["random", "easy", "normal", *COMPILED]


def elsewhere(match: Match, seat: str, number: int) -> Match:
    """The same match as far as the seat can know, with everything hidden from it redrawn."""
    twin, table = match.fork(), match.table
    match.game.plain.imagine(table, match.seat(seat), dice_of(number, 1872))
    twin.table = table
    return twin


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", NAMES)
def test_choice_and_reason_are_the_same_when_what_is_hidden_is_replaced(name, kind):
    bot = bot_of(kind, find(name), SEARCH)
    for match, seat in positions(name):
        decided = set()
        for number in range(REPLACED):
            there = elsewhere(match, seat, number) if number else match
            action = bot.choose(sight(there, seat, dice_of(5)))
            why = reason(sight(there, seat, dice_of(5)), action)
            decided.add((action, str(why), str(advice(bot, sight(there, seat, dice_of(5))))))

        assert len(decided) == 1, (match.plies, seat)


@pytest.mark.parametrize("name", NAMES)
def test_a_reason_tells_nothing_that_its_seat_cannot_know(name):
    """However the hidden things are imagined, the same choice has the same reason."""
    for match, seat in positions(name):
        seen = [sight(match, seat, dice_of(number)) for number in range(REPLACED)]
        for action in seen[0].choices:
            assert len({str(reason(look, action)) for look in seen}) == 1, (match.plies, seat, action)


@pytest.mark.parametrize("name", ["dolores", "douro"])
def test_replacing_what_is_hidden_replaces_something(name):
    """Else the tests above could not fail."""
    tables = [
        (match.table.tobytes(), elsewhere(match, seat, number).table.tobytes())
        for match, seat in positions(name)
        for number in range(1, REPLACED)
    ]

    assert sum(before != after for before, after in tables) > len(tables) // 10
