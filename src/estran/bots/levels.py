"""The levels that people choose from: what each of them is, for any game."""

from collections.abc import Callable
from functools import cache

from estran.bots.habit import HabitBot
from estran.bots.random import RandomBot
from estran.bots.search import SearchBot
from estran.bots.sight import Bot
from estran.engine.game import Game, Refused

CARELESS, CAREFUL = 0.4, 3.0  # how much likelier a choice is made that is liked better
HARD, EXPERT = 0.15, 0.6  # seconds of thought

MAKERS: dict[str, Callable[[Game], Bot]] = {
    "random": lambda game: RandomBot(),
    "easy": lambda game: HabitBot(game, CARELESS),
    "normal": lambda game: HabitBot(game, CAREFUL),
    "hard": lambda game: SearchBot(game, seconds=HARD),
    "expert": lambda game: SearchBot(game, seconds=EXPERT),
}
LEVELS = tuple(MAKERS)


@cache
def bot_of(level: str, game: Game) -> Bot:
    """The bot of a level; it is made once, for what it has compiled serves every match."""
    if level not in MAKERS:
        raise Refused("refused-level", came=level, known=list(LEVELS))
    return MAKERS[level](game)
