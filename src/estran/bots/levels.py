"""The levels that people choose from: what each of them is, for any game."""

from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache

from estran.bots.expert import ExpertBot
from estran.bots.habit import HabitBot
from estran.bots.random import RandomBot
from estran.bots.search_bot import SearchBot
from estran.bots.sight import Bot
from estran.engine.game import Game, Refused

CARELESS, CAREFUL = 0.4, 3.0  # how much likelier a choice is made that is liked better
HARD, EXPERT = 0.15, 0.6  # seconds of thought
HONESTY = {
    "easy": 0.9,
    "normal": 0.75,
    "hard": 0.5,
    "expert": 0.3,
}  # from 0, whose word means nothing, to 1, who keeps it

LEVELS = ("random", "easy", "normal", "hard", "expert")
USUAL = "normal"  # where nobody has chosen
SEARCHING = ("hard", "expert")  # they are compiled, which takes a while the first time on a machine


@cache
def bot_of(level: str, game: Game, iterations: int | None = None, *, swift: bool = False) -> Bot:
    """The bot of a level; it is made once, for what it has compiled serves every match.

    One that searches may be given a number of iterations instead of its time; where thousands of matches are played, the
    others are compiled too.
    """
    match level:
        case "random":
            return RandomBot()
        case "easy":
            return HabitBot(game, CARELESS, swift=swift, honesty=HONESTY[level])
        case "normal":
            return HabitBot(game, CAREFUL, swift=swift, honesty=HONESTY[level])
        case "hard":
            return SearchBot(game, iterations, HARD, honesty=HONESTY[level])
        case "expert":
            return ExpertBot(game, iterations, EXPERT, honesty=HONESTY[level])
        case _:
            raise Refused("refused-level", came=level, known=list(LEVELS))


def ready_bot(level: str, game: Game) -> Bot:
    """The bot of a level, or until that is compiled and ready, the best that is."""
    if level not in SEARCHING:
        return bot_of(level, game)
    making = _making(level, game)
    return making.result() if making.done() else bot_of(USUAL, game)


@cache
def _making(level: str, game: Game) -> Future[Bot]:
    return ThreadPoolExecutor(1, f"{level}-{game.name}").submit(bot_of, level, game)
