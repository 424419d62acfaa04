"""A match for learning programs, which know seats by letters, choices by numbers, and tables by features."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box
from numpy.typing import NDArray

from estran.engine.features import Part
from estran.engine.game import Game
from estran.engine.seats import CHANCE, LETTERS, NOBODY, ONLOOKER, letters
from estran.envs.frozen_match import FrozenMatch
from estran.games import find
from estran.match.chance import Seeded
from estran.words.narrator import Narrator
from estran.words.speaker import speaker

Array = NDArray[np.int8]
ILLEGAL = -1.0  # the reward for an illegal choice; it ends the match


class NumberedMatch:
    """A match that chance goes on with by itself; the same seed brings the same one as anywhere else."""

    def __init__(self, game: str, players: int, options: Mapping[str, Any] | None, seed: int) -> None:
        found = find(game)
        self.match = FrozenMatch.begin(found, found.set_table(players, options))
        self._chance = Seeded(seed)
        self._told = 0  # plies that have been put into words
        self._awaited = ""  # what was awaited then
        self._go_on()

    def _go_on(self) -> None:
        while self.match.asked == CHANCE:
            odds = [(str(outcome), weight) for outcome, weight in enumerate(self.match.chances) if weight]
            self.match = self.match.after(CHANCE, int(self._chance.draw(self.match.count, odds)))

    @property
    def over(self) -> bool:
        """Nobody has anything left to do."""
        return self.match.asked == NOBODY

    @property
    def waiting(self) -> str:
        """Who must choose, in seat order."""
        return letters(self.match.asked)

    def actions(self, seat: str) -> list[int]:
        """The numbers of what this seat may choose now."""
        return self.match.legal(LETTERS.index(seat))

    def observation(self, seat: str) -> Array:
        """The features of what this seat may know."""
        return self.match.observation(LETTERS.index(seat)).copy()

    def choose(self, seat: str, action: int) -> None:
        """Make a choice, and let chance go on; what is not legal is refused."""
        self.match = self.match.after(LETTERS.index(seat), action)
        self._go_on()

    def rewards(self) -> list[float]:
        """Everybody's reward: nothing until the end."""
        return self.match.rewards()

    def text(self, language: str) -> str:
        """What an onlooker has heard since the last time, and what is awaited, unless that is all as it was."""
        match, say = self.match, speaker(language).text
        narrator = Narrator(match.game, list(LETTERS[: match.players]))
        told = [message for event in match.told(ONLOOKER, self._told) if (message := narrator.event(event))]
        awaited = say(narrator.status(match.view(ONLOOKER)))
        news = bool(told) or awaited != self._awaited
        self._told, self._awaited = match.count, awaited
        return "\n".join([*map(say, told), awaited]) if news else ""


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
