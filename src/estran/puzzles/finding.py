"""Finds puzzles in matches that bots play: the same for the same seed and day, on any machine."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import count
from typing import NamedTuple

from estran.bots.analysis import FIRMLY
from estran.bots.expert import ExpertBot
from estran.bots.habit import HabitBot
from estran.bots.levels import LEVELS, USUAL
from estran.bots.outlook import Belief, Outlook
from estran.bots.reason import reason
from estran.bots.sight import Sight, move_of, sight
from estran.engine.dice import dice_of, word
from estran.engine.game import Game
from estran.engine.seats import SEATS
from estran.games import find
from estran.match.match import Match
from estran.puzzles.puzzle import Puzzle

GLANCE, LOOK, PROOF = 300, 3_000, 30_000  # simulations: what may be a puzzle, what is one, and the check of it
CLEAR, WORSE = 0.03, 0.06  # how much more the best choice is worth than any other, and than the natural one
SURE = 0.95  # how often it is to be chosen: nothing that should be mixed with other choices
OPEN = 0.1, 0.9  # the seat's chances, before it chooses: neither lost nor won
FEWEST = 3  # choices
ATTEMPTS = 1 << 20  # matches for one day, at most: their seeds are counted so
PATIENCE = 3600.0  # seconds: no limit beyond the numbers above


class Order(NamedTuple):
    """One puzzle that is wanted."""

    game: str
    seed: int
    day: int


class Find(NamedTuple):
    """A moment that may be a puzzle."""

    plies: list[str]
    seat: str
    seen: Sight
    natural: int  # which of the choices
    outlook: Outlook

    @property
    def best(self) -> int:
        """Which of the choices is worth most."""
        return self.outlook.values.index(max(self.outlook.values))

    @property
    def margin(self) -> float:
        """How much the natural choice gives away."""
        return max(self.outlook.values) - self.outlook.values[self.natural]


def find_puzzle(order: Order) -> Puzzle:
    """Play matches until one of them has a puzzle; the table sizes take turns day by day."""
    finder, players = _finder(find(order.game)), find(order.game).players
    for attempt in count():
        luck = word(dice_of(order.seed, order.day * ATTEMPTS + attempt))
        match = Match(order.game, players[order.day % len(players)], seed=luck)
        for found in sorted(finder.glances(match, luck), key=lambda one: -one.margin):
            if (proven := finder.proven(found)) is not None:
                return puzzle_of(order, match.players, proven)
    raise AssertionError("unreachable")


def puzzle_of(order: Order, players: int, found: Find) -> Puzzle:
    """The puzzle, with the reason for its solution by what the seat can know."""
    seen, values = found.seen, found.outlook.values
    write = seen.game.notation.write_action
    moves = [write(seen.table, seen.seat, action) for action in seen.choices]
    kind, arguments = reason(seen, seen.choices[found.best])
    return Puzzle(
        day=order.day,
        game=order.game,
        players=players,
        seat=found.seat,
        plies=found.plies,
        values={move: round(value, 3) for move, value in zip(moves, values, strict=True)},
        natural=moves[found.natural],
        reason=kind,
        arguments=arguments,
        exact=not found.outlook.worths,
    )


class Finder:
    """The bots that play, glance, look and prove; they are compiled once."""

    def __init__(self, game: Game) -> None:
        self.player = HabitBot(game, LEVELS[USUAL].care, swift=True)
        self.glance, self.look, self.proof = (ExpertBot(game, walks) for walks in (GLANCE, LOOK, PROOF))

    def glances(self, match: Match, luck: int) -> Iterator[Find]:
        """Play a match, and give the moments at which the natural choice seems to be a mistake."""
        while not match.over:
            for seat in sorted(match.waiting) if match.opened == len(match.plies) else ():
                found = self._glance(match, seat)
                if found is not None:
                    yield found
            seat = min(match.waiting)
            match.play(seat, move_of(self.player, match, seat, dice_of(luck, len(match.plies) * SEATS)))

    def _glance(self, match: Match, seat: str) -> Find | None:
        seen = sight(match, seat, dice_of(len(match.plies), 1), PATIENCE)
        if len(seen.choices) < FEWEST:
            return None
        weights = self.player.weights(seen)
        found = Find(list(match.plies), seat, seen, weights.index(max(weights)), self.glance.outlook(seen))
        return found if is_clear(found) else None

    def proven(self, found: Find) -> Find | None:
        """The same moment, if two longer searches, or the solution of an ending, say the same."""
        best = found.best
        for think in (self.look.outlook, self.proof.outlook, self._weighed):
            found = found._replace(outlook=think(found.seen))
            if found.best != best or not is_clear(found):
                return None
        return found

    def _weighed(self, seen: Sight) -> Outlook:
        """Each choice searched for itself, also those that a search soon leaves alone; secret ones are not: it would give them away."""
        outlook = self.proof.outlook(seen)
        if not outlook.worths or seen.game.plain.waiting(seen.table) != 1 << seen.seat:
            return outlook
        beliefs = ({seen.seat: Belief(1.0, {action: FIRMLY})} for action in seen.choices)
        return replace(outlook, values=[self.proof.outlook(seen, belief).worths[seen.seat] for belief in beliefs])


def is_clear(found: Find) -> bool:
    """One choice is clearly the best, the natural one is clearly worse, and the match is open."""
    outlook = found.outlook
    best, second = sorted(outlook.values, reverse=True)[:2]
    is_open = OPEN[0] < outlook.chances[found.seen.seat] < OPEN[1]
    return is_open and outlook.shares[found.best] > SURE and best - second > CLEAR and found.margin > WORSE


@cache
def _finder(game: Game) -> Finder:
    return Finder(game)
