"""A match for learning programs, which know seats by letters, choices by numbers, and tables by features."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box
from numpy.typing import NDArray

from estran.engine.features import Part
from estran.engine.game import Game
from estran.engine.rows import write_rewards
from estran.engine.unpacked import unpacked
from estran.match.match import Match
from estran.words.narrator import Narrator
from estran.words.speaker import speaker

Array = NDArray[np.int8]
ILLEGAL = -1.0  # the reward for an illegal choice; it ends the match


class NumberedMatch:
    """A match, and the table as it stands, copied out once per ply."""

    def __init__(self, game: str, players: int, options: Mapping[str, Any], seed: int) -> None:
        self.match = Match(game, players, options=options, seed=seed)
        self._told = 0  # plies that have been put into words
        self._awaited = ""  # what was awaited then
        self._look()

    def _look(self) -> None:
        self._record = self.match.table  # for compiled code
        self.table = unpacked(self._record)

    @property
    def over(self) -> bool:
        """Nobody has anything left to do."""
        return self.match.over

    @property
    def waiting(self) -> set[str]:
        """Who must choose."""
        return self.match.waiting

    def actions(self, seat: str) -> list[int]:
        """The numbers of what this seat may choose now."""
        return self.match.game.legal_actions(self.table, self.match.seat(seat))

    def observation(self, seat: str) -> Array:
        """The features of what this seat may know."""
        into = np.zeros(self.match.game.features.SIZE, np.int8)
        self.match.game.silent.observe(self._record, self.match.seat(seat), into)
        return into

    def choose(self, seat: str, action: int) -> None:
        """Make a choice, and let chance go on; what is not legal is refused."""
        write = self.match.game.notation.write_action
        number = self.match.seat(seat)
        moves = {choice: write(self.table, number, choice) for choice in self.actions(seat)}
        self.match.play(seat, moves.get(action, str(action)))
        self._look()

    def rewards(self) -> list[float]:
        """Everybody's reward: nothing until the end."""
        return rewards_of(self.match.game, self.table) if self.match.over else [0.0] * self.match.players

    def text(self, language: str) -> str:
        """What an onlooker has heard since the last time, and what is awaited, unless that is all as it was."""
        narrator, say = Narrator(self.match.game, self.match.names), speaker(language).text
        told = [message for _, event in self.match.events(since=self._told) if (message := narrator.event(event))]
        awaited = say(narrator.status(self.match.view()))
        news = bool(told) or awaited != self._awaited
        self._told, self._awaited = len(self.match.plies), awaited
        return "\n".join([*map(say, told), awaited]) if news else ""


def rewards_of(game: Game, table: Any) -> list[float]:
    """Everybody's reward at the end of a match."""
    rewards = [0.0] * int(table.players)
    game.plain.with_(write_rewards)(table, rewards)
    return [float(reward) for reward in rewards]


def mask_of(actions: list[int], size: int) -> Array:
    """1 for each of these actions."""
    mask = np.zeros(size, np.int8)
    mask[actions] = 1
    return mask


def observation_space(game: Game, kind: Any = np.int8) -> Box:
    """Features, each within the bounds of its part; any byte where a game does not tell them."""
    whole = {"all": Part(game.features.SIZE, "features", 127, -128)}
    parts = list(getattr(game.features, "FEATURES", whole).values())
    sizes = [part.size for part in parts]
    low = np.repeat([part.least for part in parts], sizes).astype(kind)
    return Box(low, np.repeat([part.most for part in parts], sizes).astype(kind), dtype=kind)
