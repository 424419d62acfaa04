"""Plays a fixture and returns its row: a pure function, but for thinking times, that runs in any process."""

from collections import Counter
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from functools import cache
from math import ceil, log10
from typing import Any

import msgspec
from msgspec import Struct

from estran.bots.levels import LEVELS
from estran.bots.sight import Bot
from estran.decoding import decoded
from estran.engine.game import Refused
from estran.engine.seats import CHANCE, SEATS, members
from estran.games import find
from estran.trials.compiled_match import CompiledMatch
from estran.trials.contestants import TRACEBACK, Guest, SeatedGuest, contestant
from estran.trials.forfeits import LIMIT, Forfeit, Forfeited
from estran.trials.schedule import Fixture, seed_of
from estran.words.signs import is_control

STEPS = 20  # per power of ten, on the scale of thinking times
SHORTEST = 1e-6  # seconds: where the scale begins
LAST_STEP = 20 * STEPS  # longer than anybody has waited
WARM_UP = 300.0  # seconds that the first choice of a bot that is not ours may take; it may wait for the compiler
LONGEST_LIMIT = 10**6  # seconds
LONGEST_NAME = 1000  # characters of a contestant, which may be a whole command


class Setting(Struct, frozen=True, omit_defaults=True):
    """What all matches of an arena have in common."""

    game: str
    options: str  # as sorted JSON, so that it can be compared, sent and kept
    seed: int
    limit: float = LIMIT  # seconds per choice

    def __post_init__(self) -> None:
        """A setting that was read from a file may be anything."""
        find(self.game)
        if not isinstance(decoded(self.options), dict):
            raise ValueError(f"options: {self.options}")
        if not 0 < self.limit <= LONGEST_LIMIT:
            raise ValueError(f"limit: {self.limit}")

    @classmethod
    def of(cls, game: str, options: Mapping[str, Any], seed: int, limit: float = LIMIT) -> "Setting":
        """With the options that differ from the game's own."""
        chosen = {name: value for name, value in options.items() if value != find(game).defaults.get(name)}
        return cls(game, msgspec.json.encode(chosen, order="deterministic").decode(), seed, limit)


class Row(Struct, tag="match", frozen=True, order=True, omit_defaults=True):
    """The result of a match."""

    number: int
    lineup: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]  # seats
    plies: int
    times: tuple[dict[int, int], ...]  # by seat: how many choices took so long, on a scale
    forfeit: Forfeit | None = None  # a contestant failed: the others have won, and nobody has points

    def __post_init__(self) -> None:
        """A row that was read from a file may be anything."""
        seats = len(self.lineup)
        if not 1 < seats <= SEATS or {len(self.scores), len(self.times)} != {seats}:
            raise ValueError("every seat needs a contestant, points and times")
        if any(len(name) > LONGEST_NAME or any(map(is_control, name)) for name in self.lineup):
            raise ValueError("the name of a contestant is too long, or cannot be shown")
        if not self.winners or not set(self.winners) <= set(range(seats)) or len(set(self.winners)) < len(self.winners):
            raise ValueError("the winners are not seats")
        if any(not 0 <= step <= LAST_STEP or count < 1 for times in self.times for step, count in times.items()):
            raise ValueError("the times are not on the scale")
        if self.forfeit is not None and not 0 <= self.forfeit.seat < seats:
            raise ValueError("nobody sits where the match was forfeited")

    @property
    def fixture(self) -> Fixture:
        """Which match it was."""
        return Fixture(self.number, self.lineup)


def play_match(setting: Setting, fixture: Fixture) -> Row:
    """Play a match: the same row wherever and with whatever else it is played."""
    match, failed = played(setting, fixture, setting.limit)
    forfeit = None if failed is None else failed.forfeit
    times = tuple(dict(sorted(Counter(map(step_of, seconds)).items())) for seconds in match.times)
    scores, winners = tuple(match.scores()), tuple(match.winners())
    if forfeit is not None:
        scores, winners = (0,) * len(fixture.lineup), others(fixture.lineup, forfeit.seat)
    return Row(fixture.number, fixture.lineup, scores, winners, len(match.plies), times, forfeit)


def others(lineup: tuple[str, ...], seat: int) -> tuple[int, ...]:
    """The seats of all contestants but the one at this seat: those who win when it forfeits."""
    return tuple(place for place, name in enumerate(lineup) if name != lineup[seat])


def match_of(setting: Setting, fixture: Fixture) -> CompiledMatch:
    """The same, with all its plies and as much time as bots want; one that fails is refused by its name."""
    match, failed = played(setting, fixture, LONGEST_LIMIT)
    if failed is not None:
        bot, failure, what = fixture.lineup[failed.forfeit.seat], failed.forfeit.failure, failed.forfeit.what
        raise Refused("terminal-usage-bot-failed", bot=bot, failure=failure, what=what, variable=TRACEBACK) from failed
    return match


def played(setting: Setting, fixture: Fixture, limit: float) -> tuple[CompiledMatch, Forfeited | None]:
    """A match from beginning to end, or until a contestant fails."""
    game, players = find(setting.game), len(fixture.lineup)
    with ExitStack() as evening:
        bots: list[Bot] = []
        for seat, name in enumerate(fixture.lineup):
            bot = ready(name, setting, players)
            if isinstance(bot, Guest):
                bot = evening.enter_context(bot.sit(game, players, seat, msgspec.json.decode(setting.options)))
            bots.append(bot)
        match = CompiledMatch(game, _fresh(setting, players), bots, seed_of(setting.seed, fixture), limit=limit)
        try:
            match.play()
        except Forfeited as over:
            return match, over
        for seat, bot in enumerate(bots):
            if isinstance(bot, SeatedGuest):
                bot.end(match.sight(seat))
    return match, None


@cache
def ready(name: str, setting: Setting, players: int) -> Bot | Guest:
    """The contestant, warmed up: a bot's first choice waits for the compiler, and does not count."""
    game = find(setting.game)
    bot = contestant(name, game)
    if not isinstance(bot, Guest):
        limit = None if name.partition("@")[0] in LEVELS else max(WARM_UP, setting.limit)
        match = CompiledMatch(game, _fresh(setting, players), [bot] * players, seed=0, limit=limit)
        while (asked := match.rules.waiting(match.table)) == CHANCE:
            match.draw()
        with suppress(Forfeited):  # it will fail again, in a match, and that is counted
            match.let_choose(members(asked)[0])
    return bot


@cache
def _fresh(setting: Setting, players: int) -> Any:
    return find(setting.game).set_table(players, msgspec.json.decode(setting.options))


def step_of(seconds: float) -> int:
    """The step of a time on the scale, rounded up."""
    return max(0, ceil(STEPS * log10(max(seconds, SHORTEST) / SHORTEST)))


def seconds_of(step: int) -> float:
    """The time of this step of the scale."""
    return float(SHORTEST * 10 ** (step / STEPS))
