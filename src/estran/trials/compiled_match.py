"""A match of bots alone, on compiled rules: it has the same plies as any other, and is told to nobody else."""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from time import perf_counter
from typing import Any, NamedTuple, TypeVar, overload

import numpy as np

from estran.bots.habit import thinking
from estran.bots.sight import Bot, Sight, Talker
from estran.engine.dice import Dice, shake
from estran.engine.family import Family
from estran.engine.game import Game
from estran.engine.layout import copy_of
from estran.engine.seats import CHANCE, NOBODY, SEATS, letter, members
from estran.match.chance import Seeded
from estran.match.course import Course
from estran.trials.forfeits import Failure, Forfeited, TooLate, at_most

BUDGET = 60.0  # seconds: bots keep to their own, which are less
Answered = TypeVar("Answered")
ROUNDS = 3  # of talk before a choice: somebody offers, somebody agrees, somebody has the last word


class Ply(NamedTuple):
    """What a seat chose or chance brought, and the table just before; it is put into words when somebody asks."""

    who: int  # a seat, or CHANCE
    number: int
    table: Any

    def text(self, notation: Any) -> str:
        """The ply as records have it."""
        if self.who == CHANCE:
            return f"* {notation.write_outcome(self.table, self.number)}"
        return f"{letter(self.who)} {notation.write_action(self.table, self.who, self.number)}"


class PliesSeen(Sequence[str]):
    """Plies as one seat may read them, written down at the first look: most bots never look."""

    def __init__(self, write: Callable[[], list[str]]) -> None:
        self._write = write

    @cached_property
    def _texts(self) -> list[str]:
        return self._write()

    @overload
    def __getitem__(self, at: int) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> list[str]: ...
    def __getitem__(self, at: int | slice) -> str | list[str]:
        return self._texts[at]

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)


class CompiledMatch:
    """What `Match` does with the same seed, without views, events and refusals: a bot's choice is legal or an error."""

    def __init__(
        self,
        game: Game,
        fresh: Any,
        bots: Sequence[Bot],
        seed: int,
        family: Family | None = None,
        limit: float | None = None,
    ) -> None:
        self.game, self.bots, self.seed = game, bots, seed
        self.limit = limit  # seconds per choice; with one, a bot that fails forfeits the match
        self.rules = family or thinking(game)
        self.table = copy_of(fresh)  # as `set_table` laid it out
        self.plies: list[Ply] = []
        self.talks: list[tuple[int, str, str]] = []
        self.times: list[list[float]] = [[] for _ in bots]  # seconds of each choice, by seat
        self._course = Course(game, self.rules)
        self._texts: list[str] = []
        self._chance = Seeded(seed)
        self._shake = self.rules.with_(shake)
        self._notation = game.notation
        self._dice = Dice.new()
        self._choices = np.zeros(game.actions, np.int32)
        self._weights = np.zeros(game.outcomes, np.int64)

    def play(self) -> None:
        """From the first card to the last."""
        while (asked := self.rules.waiting(self.table)) != NOBODY:
            if asked == CHANCE:
                self.draw()
            else:
                if self.game.signals and self._course.opened is None and self._course.is_secret(self.table):
                    self.talk(asked)
                self.let_choose(members(asked)[0])

    def draw(self) -> None:
        """Let chance have its next outcome, by the number of the ply."""
        count = self.rules.odds(self.table, self._weights)
        odds = [(str(outcome), int(self._weights[outcome])) for outcome in np.flatnonzero(self._weights[:count])]
        outcome = int(self._chance.draw(len(self.plies), odds))
        self.plies.append(Ply(CHANCE, outcome, copy_of(self.table)))
        self._course.happen(self.table, outcome)

    def talk(self, asked: int) -> None:
        """Before they choose unseen, those who are asked make signals in the order of their seats, until all are silent."""
        for _ in range(ROUNDS):
            said = [self._speak(seat) for seat in members(asked)]
            if not any(said):
                return

    def _speak(self, seat: int) -> bool:
        bot = self.bots[seat]
        if not isinstance(bot, Talker):
            return False
        signals = self._asked(seat, lambda: self._signals(bot, seat))
        self.talks += [(len(self.plies), letter(seat), signal) for signal in signals]
        return bool(signals)

    def _signals(self, bot: Talker, seat: int) -> list[str]:
        """What a bot says, each of it in the game's vocabulary."""
        signals = list(bot.talk(self.sight(seat)))
        for one in signals:
            self.game.vocabulary.read_signal(one)
        return signals

    def let_choose(self, seat: int) -> None:
        """Ask one seat; where several choose unseen, nobody reads its choice before the last has chosen."""
        sight = self.sight(seat)
        begun = perf_counter()
        action = self._asked(seat, lambda: self.bots[seat].choose(sight))
        self.times[seat].append(perf_counter() - begun)
        if type(action) is bool or not self._is_among(action, sight.choices):
            if self.limit is not None:
                raise Forfeited(seat, Failure.ILLEGAL, action)
            raise ValueError(f"{self.bots[seat]} at {letter(seat)} chose {action}, which is none of {sight.choices}")
        action = int(action)
        self.plies.append(Ply(seat, action, copy_of(self.table)))
        self._course.act(self.table, seat, action)

    def _asked(self, seat: int, ask: Callable[[], Answered]) -> Answered:
        """What a bot answers; one that raises an error or takes too long forfeits the match, where there is a limit."""
        if self.limit is None:
            return ask()
        begun = perf_counter()
        try:
            with at_most(self.limit):
                answer = ask()
        except TooLate:
            raise Forfeited(seat, Failure.LATE, round(perf_counter() - begun, 1)) from None
        except (Exception, SystemExit) as problem:
            raise Forfeited(seat, Failure.RAISED, problem) from problem
        if (took := perf_counter() - begun) > self.limit:
            raise Forfeited(seat, Failure.LATE, round(took, 1))
        return answer

    @staticmethod
    def _is_among(action: Any, choices: list[int]) -> bool:
        """Whether an answer, which may be anything, is one of the choices."""
        return isinstance(action, int | np.integer) and int(action) in choices

    def sight(self, seat: int) -> Sight:
        """What this seat may know now; its dice follow from the match, the seat, and how often it has chosen."""
        dice, table = copy_of(self._dice), copy_of(self.table)
        self._shake(dice, self.seed, len(self.times[seat]) * SEATS + seat)
        self.rules.imagine(table, seat, dice)
        count = self.rules.legal(table, seat, self._choices)
        choices = self._choices[:count].tolist()
        plies = PliesSeen(partial(self._seen, seat, self._course.closed))
        budget = BUDGET if self.limit is None else min(BUDGET, self.limit)
        return Sight(self.game, table, seat, choices, budget, dice, plies, list(self.talks))

    def _seen(self, seat: int, count: int) -> list[str]:
        """The first plies as this seat could read them when they were made: `B ?` for a hidden one."""
        return self._course.seen(seat, self._written(count))

    def texts(self) -> list[str]:
        """All plies, as the match's record has them."""
        return self._written(len(self.plies))

    def _written(self, count: int) -> list[str]:
        """The first plies in words; what was written once is kept."""
        self._texts += [ply.text(self._notation) for ply in self.plies[len(self._texts) : count]]
        return self._texts[:count]

    def scores(self) -> list[int]:
        """Everybody's points."""
        points = np.zeros(SEATS, np.int32)
        self.rules.score(self.table, points)
        return [int(number) for number in points[: len(self.bots)]]

    def winners(self) -> list[int]:
        """The seats that have won."""
        return members(int(self.rules.winners(self.table)))
