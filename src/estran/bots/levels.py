"""The levels that people choose from: what each of them is, for any game."""

from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from typing import NamedTuple

from estran.bots.expert import ExpertBot
from estran.bots.habit import HabitBot
from estran.bots.policy import PolicyBot, policies_of
from estran.bots.random import RandomBot
from estran.bots.search_bot import VOICE, SearchBot
from estran.bots.sight import Bot
from estran.engine.game import Game, Refused


class Level(NamedTuple):
    """How well a bot plays, and how far its word can be trusted."""

    care: float = 0.0  # by habit: how much likelier it makes a choice that it likes better; 0 is random
    seconds: float | None = None  # of thought, for one that searches
    endings: bool = False  # whether it solves them
    honesty: float = 0.5  # 0: its word means nothing; 1: it always keeps it

    @property
    def searches(self) -> bool:
        """Whether it looks ahead: such a bot is compiled, which takes a while the first time on a machine."""
        return self.seconds is not None


LEVELS = {  # the weakest first
    "random": Level(),
    "easy": Level(care=0.4, honesty=0.9),
    "normal": Level(care=3.0, honesty=0.75),
    "hard": Level(seconds=0.15, honesty=0.5),
    "expert": Level(seconds=0.6, endings=True, honesty=0.3),
}
LARGEST = 10**9  # iterations
USUAL = "normal"  # where nobody has chosen
SEARCHING = tuple(name for name, level in LEVELS.items() if level.searches)


@cache
def bot_of(name: str, game: Game, iterations: int | None = None, *, swift: bool = False) -> Bot:
    """The bot of a level; it is made once, since what it has compiled serves every match.

    One that searches may be given a number of iterations instead of its time: `hard@50`, as on the command line, is `hard`
    with `iterations=50`. Where thousands of matches are played, `swift` compiles the others too.
    """
    what, budget = parted(name)
    if what not in LEVELS:
        raise Refused("refused-level", came=what, known=list(LEVELS))
    level, iterations = LEVELS[what], budget or iterations
    if budget is not None and not level.searches:
        raise Refused("terminal-usage-arena-budget", came=name, known=list(SEARCHING))
    if level.seconds is not None:
        kind = ExpertBot if level.endings else SearchBot
        return kind(game, iterations, level.seconds, honesty=level.honesty)
    if level.care:
        return HabitBot(game, level.care, swift=swift, honesty=level.honesty)
    return RandomBot()


def parted(name: str) -> tuple[str, int | None]:
    """What is named, and the number of iterations after `@`."""
    what, at, text = name.partition("@")
    if not at:
        return what, None
    if not (text.isascii() and text.isdigit() and 0 < int(text) <= LARGEST):
        raise Refused("terminal-usage-arena-budget", came=name, known=list(SEARCHING))
    return what, int(text)


class Ready(NamedTuple):
    """Who can play for a level now."""

    bot: Bot
    warming: bool  # it is another bot, because the level's own, which searches, is still being compiled


def ready_bot(level: str, game: Game) -> Ready:
    """The bot of a level; until one that searches is compiled, another in its place. Whoever asks has to say so."""
    if level not in SEARCHING:
        return Ready(bot_of(level, game), warming=False)
    making = _making(level, game)
    return Ready(making.result(), warming=False) if making.done() else Ready(meanwhile(level, game), warming=True)


@cache
def meanwhile(level: str, game: Game) -> Bot:
    """Who plays for a level that is not itself yet: what has learnt to play without looking ahead, or else the usual bot."""
    return PolicyBot(game, LEVELS[level].honesty) if policies_of(game) else bot_of(USUAL, game)


@cache
def voice_of(level: str, game: Game) -> Bot:
    """Who talks for a level: words need no search, so that nobody has to wait for it."""
    return HabitBot(game, VOICE, honesty=LEVELS[level].honesty) if level in SEARCHING else bot_of(level, game)


@cache
def _making(level: str, game: Game) -> Future[Bot]:
    return ThreadPoolExecutor(1, f"{level}-{game.name}").submit(bot_of, level, game)
