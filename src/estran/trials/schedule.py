"""Which line-ups play: every bot at every seat, and the same chance for all that are compared."""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from msgspec import Struct

from estran.engine.game import Refused

LineUp = tuple[str, ...]  # the contestant at each seat


class Fixture(Struct, frozen=True, order=True):
    """A match that is to be played. All of one number and table size share their chance."""

    number: int
    lineup: LineUp


def pair(one: str, other: str, players: int) -> list[LineUp]:
    """One of the first bot among seats of the other, at every seat, and vice versa; with two players both are the same."""
    alone = [
        _alone(first, second, seat, players)
        for first, second in ((one, other), (other, one))
        for seat in range(players)
    ]
    return list(dict.fromkeys(alone))


def _alone(first: str, second: str, seat: int, players: int) -> LineUp:
    return tuple(first if place == seat else second for place in range(players))


def rotations(lineup: LineUp) -> list[LineUp]:
    """Everyone moves on by one seat until all have sat everywhere."""
    return [lineup[-turn:] + lineup[:-turn] for turn in range(len(lineup))]


def line_ups(bots: Sequence[str], players: int, *, mixed: bool = False) -> list[LineUp]:
    """Every pair of bots, or all different ones at one table, which needs at least as many bots as seats."""
    if not mixed:
        return [lineup for one, other in combinations(bots, 2) for lineup in pair(one, other, players)]
    if len(bots) < players:
        raise Refused("terminal-usage-arena-mixed", bots=len(bots), players=players)
    return [lineup for together in combinations(bots, players) for lineup in rotations(together)]


def fixtures(bots: Sequence[str], sizes: Iterable[int], matches: int, *, mixed: bool = False) -> Iterator[Fixture]:
    """All line-ups with the first chance, then all with the next: whenever the run stops, all have played equally many."""
    everyone = [lineup for players in sizes for lineup in line_ups(bots, players, mixed=mixed)]
    for number in range(matches):
        yield from (Fixture(number, lineup) for lineup in everyone)


def seed_of(seed: int, fixture: Fixture) -> int:
    """The chance of all matches of this number at tables of this size."""
    words = f"estran-arena/1 {seed} {len(fixture.lineup)} {fixture.number}"
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:6], "big")
