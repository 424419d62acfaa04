"""What a bot is given to choose by, and what it must answer: the same for every bot of every game."""

from collections.abc import Sequence
from dataclasses import dataclass
from secrets import randbits
from typing import Any, Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from estran.engine.dice import Dice, dice_of
from estran.engine.game import Game
from estran.engine.layout import copy_of
from estran.engine.playouts import playout
from estran.engine.seats import members
from estran.match.match import Match


@dataclass(frozen=True, eq=False)
class Sight:
    """All that one seat may know at a moment when it must choose."""

    game: Game
    table: Any  # imagined: what the seat cannot know is redrawn, so a bot cannot cheat
    seat: int
    choices: list[int]  # the numbers of its legal actions
    budget: float  # seconds it may think
    dice: Dice  # its own randomness: the same dice lead to the same choice
    plies: Sequence[str]  # the record as the seat saw it, `B ?` for what is hidden from it
    talk: list[tuple[int, str, str]]  # signals so far: plies made, seat, signal

    def features(self) -> NDArray[np.int8]:
        """What the seat sees, as the environments show it: one number per feature."""
        seen = np.zeros(self.game.features.SIZE, np.int8)
        self.game.plain.observe(self.table, self.seat, seen)
        return seen

    def playout(self, action: int) -> list[int]:
        """Who wins if this action is chosen and the rest is random, on a table that is imagined again for every call."""
        rules, table = self.game.silent, copy_of(self.table)
        rules.imagine(table, self.seat, self.dice)
        rules.act(table, self.seat, action)
        rules.with_(playout)(table, self.dice, self.game.scratch.new())
        return members(int(rules.winners(table)))


class Bot(Protocol):
    """A program that plays."""

    def choose(self, sight: Sight) -> int:
        """One of the legal actions."""
        ...


@runtime_checkable
class Talker(Protocol):
    """A bot that makes signals too."""

    def talk(self, sight: Sight) -> list[str]:
        """What it says now, of the game's vocabulary: asked twice, it says nothing more."""
        ...


def sight(match: Match, seat: str, dice: Dice, budget: float = 1.0) -> Sight:
    """What this seat may know of a match, for a bot that sits there."""
    number = match.seat(seat)
    table = match.table
    match.game.plain.imagine(table, number, dice)
    choices = match.game.legal_actions(table, number)
    return Sight(match.game, table, number, choices, budget, dice, match.plies_seen(seat), list(match.talks))


def move_of(bot: Bot, match: Match, seat: str, luck: Dice | None = None, budget: float = 1.0) -> str:
    """The bot's choice at this seat, in notation; without dice of its own it gets fresh ones."""
    seen = sight(match, seat, dice_of(randbits(62)) if luck is None else luck, budget)
    move: str = match.game.notation.write_action(seen.table, seen.seat, bot.choose(seen))
    return move


def words_of(bot: Bot, match: Match, seat: str, dice: Dice, budget: float = 1.0) -> list[str]:
    """What the bot says at this seat, if it talks at all."""
    return bot.talk(sight(match, seat, dice, budget)) if isinstance(bot, Talker) else []
