"""How much bots lose in endings that can be reckoned exactly, in per cent of the range from defeat to victory.

Two players of Dolorès and of Dorada: the loss of a mixture is what it falls short of the value of the game, against the answer
that hurts it most. Douro, at any table: what the mixtures of all faces of a seat fall short of its best answers.
"""

from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np

from estran.bots.douro.last_choice import CARDS, FACES, LastChoice, faces_of
from estran.bots.endings import SmallEndings
from estran.bots.habit import HabitBot
from estran.bots.levels import LEVELS, bot_of
from estran.bots.search_bot import SearchBot
from estran.bots.sight import Sight, move_of, sight
from estran.engine.dice import dice_of
from estran.engine.seats import SEATS
from estran.games import find
from estran.match.match import Match

Mixture = Callable[[Sight], list[float]]
RESAMPLED = 3  # positions of one match at most


@cache
def bots(name: str, iterations: int) -> dict[str, Mixture]:
    """Those who are measured; hard does not know the endings, expert does."""
    game = find(name)
    search, expert = SearchBot(game, iterations), bot_of("expert", game, iterations)
    assert isinstance(expert, SearchBot)
    return {
        "random": lambda seen: [1 / len(seen.choices)] * len(seen.choices),
        "easy": habit(HabitBot(game, LEVELS["easy"].care, swift=True)),
        "normal": habit(HabitBot(game, LEVELS["normal"].care, swift=True)),
        f"hard, {iterations} iterations": lambda seen: search.outlook(seen).shares,
        f"expert, {iterations} iterations": lambda seen: expert.outlook(seen).shares,
    }


def habit(bot: HabitBot) -> Mixture:
    """How often a bot of habits makes each choice."""

    def mixture(seen: Sight) -> list[float]:
        weights = np.array(bot.weights(seen), float)
        shares = (weights / weights.max()) ** bot.care
        return [float(share) for share in shares / shares.sum()]

    return mixture


def positions(name: str, sizes: list[int], wanted: Callable[[Sight], bool]) -> Iterator[Sight]:
    """Endings of matches between normal bots, wherever somebody has a choice."""
    game = find(name)
    bot = bot_of("normal", game, swift=True)
    seed = 0
    while True:
        seed += 1
        match, choice, found = Match(name, sizes[seed % len(sizes)], seed=seed), 0, 0
        while not match.over:
            seat, choice = min(match.waiting), choice + 1
            seen = sight(match, seat, dice_of(seed, choice))
            if found < RESAMPLED and len(seen.choices) > 1 and wanted(seen):
                found += 1
                yield seen
            match.play(seat, move_of(bot, match, seat, dice_of(seed + 1_000_000, choice)))


def exact_losses(name: str, count: int, iterations: int) -> dict[str, list[float]]:
    """Dolorès and Dorada: what each bot's mixture loses against the answer that hurts most."""
    endings = SmallEndings(find(name))
    lost: dict[str, list[float]] = {}
    for seen, _ in zip(positions(name, [2], lambda seen: endings.solve(seen.table)), range(count), strict=False):
        payoffs = endings.payoffs(seen.seat)
        best = endings.value(seen.seat)
        for bot, mixture in bots(name, iterations).items():
            lost.setdefault(bot, []).append(float(best - (np.array(mixture(seen)) @ payoffs).min()))
    return lost


def gift_losses(count: int, iterations: int) -> dict[str, list[float]]:
    """Douro: what each bot loses if it sits at every seat, with every face."""
    solver = LastChoice(find("douro"))
    lost: dict[str, list[float]] = {}
    for seen, _ in zip(
        positions("douro", [3, 4, 5], lambda seen: solver.prepare(seen.table)), range(count), strict=False
    ):
        for bot, mixture in bots("douro", iterations).items():
            lost.setdefault(bot, []).append(float(np.mean(solver.losses(seen.table, profile(seen, mixture)))))
    return lost


def profile(seen: Sight, mixture: Mixture) -> Any:
    """What a bot would do at every seat, whatever it has given."""
    shares = np.full((SEATS, FACES, CARDS), 0.5)
    game = seen.game
    for seat in range(seen.table.players):
        held = int(seen.table.hand[seat]) | 1 << int(seen.table.gift[seat])
        for face, gift in enumerate(faces_of(seen.table, seat)):
            table = seen.table.copy()
            table.gift[seat], table.hand[seat] = gift, held & ~(1 << gift)
            choices = game.legal_actions(table, seat)
            shares[seat, face] = mixture(
                replace(seen, table=table, seat=seat, choices=choices, dice=dice_of(seat, face))
            )
    return shares


def main() -> None:
    """Print a table a game."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=["dolores", "dorada", "douro"])
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--iterations", type=int, default=1000)
    wishes = parser.parse_args()
    for name in wishes.games:
        exact = name != "douro"
        lost = (
            (exact_losses(name, wishes.positions, wishes.iterations))
            if exact
            else gift_losses(wishes.positions, wishes.iterations)
        )
        print(f"\n{name}: loss in per cent of the range, {wishes.positions} endings")
        for bot, losses in lost.items():
            interval = 1.96 * np.std(losses, ddof=1) / np.sqrt(len(losses))
            print(
                f"  {bot:28} {100 * np.mean(losses):6.2f} ± {100 * interval:.2f}   95th per cent {100 * np.percentile(losses, 95):6.2f}"
            )


if __name__ == "__main__":
    main()
