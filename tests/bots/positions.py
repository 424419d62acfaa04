"""Moments of random matches at which somebody must choose, until every phase of a game has come up."""

import random
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

from estran.engine.game import Game
from estran.games import find
from estran.match.match import Match

LEAST, MOST = 30, 400  # matches that are looked at, and those before a phase counts as never met
EAGER = 0.6  # share of the moments at which a message is played if one may be


def deciding(game: Game) -> set[str]:
    """The phases in which seats choose."""
    chance = {
        "dolores": {"dealer", "start", "deal"},
        "dorada": {"first", "roll"},
        "douro": {"lottery", "lay", "turn", "tow"},
    }
    return {phase.name.lower() for phase in game.phases} - chance[game.name] - {"over"}


def moments(name: str, seed: int) -> Iterator[tuple[Match, str]]:
    """A random match before each of its choices, at a table of some size, and who is about to choose."""
    luck = random.Random(seed)
    match = Match(name, luck.choice(find(name).players), seed=seed)
    while not match.over:
        seat = luck.choice(sorted(match.waiting))  # others may have chosen unseen already
        yield match, seat
        moves = match.legal(seat)
        rare = [move for move in moves if move.startswith("play") or "/" in move]  # messages would seldom be played
        match.play(seat, luck.choice(rare if rare and luck.random() < EAGER else moves))


@cache
def positions(name: str, each: int = 2) -> tuple[tuple[Match, str], ...]:
    """So many moments of every phase with just as many secrets before the seat, and at least two choices."""
    game, found = find(name), defaultdict[tuple[str, int], list[tuple[Match, str]]](list)
    for seed in range(MOST):
        for match, seat in moments(name, seed):
            table = match.table
            secrets = len(game.views.secrets(table, match.seat(seat)))
            kept = found[game.phases(int(table.phase)).name.lower(), secrets]
            if len(kept) < each and len(match.legal(seat)) > 1:
                kept.append((match.fork(), seat))
        if seed >= LEAST and deciding(game) <= {phase for (phase, _), kept in found.items() if kept}:
            return tuple(one for kept in found.values() for one in kept)
    raise AssertionError("a phase never came up")
