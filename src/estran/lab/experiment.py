"""What is studied, and the chunks that the work is cut into; the chunks do not depend on who plays them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from estran.decoding import decoded
from estran.engine.game import Game, Refused
from estran.games import find
from estran.lab.compiled import CARE
from estran.trials.contestants import contestant
from estran.trials.matches import Setting

MANY, SOME, ONE = (
    10_000,
    500,
    1,
)  # matches per chunk: of random players, of habit bots, and of bots that take their time


class Experiment(Struct, frozen=True):
    """Game, table size, bots, rules and seed: what all matches of a folder have in common."""

    game: str
    players: int
    bots: tuple[str, ...]  # one per seat
    rules: tuple[str, ...]  # the options that differ from the game's own, as JSON; two sets of them are compared
    seed: int

    def __post_init__(self) -> None:
        """An experiment that was read from a file may be anything."""
        game = find(self.game)
        if not 1 <= len(self.rules) <= 2 or len(self.bots) != self.players:
            raise ValueError("an experiment has one or two sets of rules, and a bot at every seat")
        for side in range(len(self.rules)):
            game.set_table(self.players, self.options(side))

    @classmethod
    def of(
        cls, game: Game, players: int, bots: Sequence[str], rules: Sequence[Mapping[str, Any]], seed: int
    ) -> "Experiment":
        """One bot for all seats, or one per seat; refuses what cannot be played."""
        for options in rules:
            game.set_table(players, options)
        if len(bots) not in (1, players):
            raise Refused("terminal-usage-lab-bots", came=len(bots), players=players)
        for name in bots:
            contestant(name, game)
        agreed = tuple(Setting.of(game.name, options, seed).options for options in rules)
        if len(set(agreed)) < len(agreed):
            raise Refused("terminal-usage-lab-same")
        return cls(game.name, players, tuple(bots) * (players // len(bots)), agreed, seed)

    @property
    def quick(self) -> bool:
        """Whether no bot searches, so that whole matches are compiled."""
        return all(name in CARE for name in self.bots)

    @property
    def chunk(self) -> int:
        """Matches per chunk, which is also how many are lost when the run is stopped."""
        if not self.quick:
            return ONE
        return SOME if any(map(CARE.__getitem__, self.bots)) else MANY

    def options(self, side: int) -> dict[str, Any]:
        """The options of one set of rules."""
        return msgspec.convert(decoded(self.rules[side]), dict[str, Any])


class Chunk(Struct, frozen=True, order=True):
    """Matches that are played together."""

    first: int
    matches: int
    side: int  # which of the sets of rules


def chunks(experiment: Experiment, matches: int) -> Iterator[Chunk]:
    """All chunks in order; two sets of rules take turns, so that both have played equally many whenever the run stops."""
    for first in range(0, matches, experiment.chunk):
        for side in range(len(experiment.rules)):
            yield Chunk(first, min(experiment.chunk, matches - first), side)
