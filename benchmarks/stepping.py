"""OpenSpiel's rl_environment, PettingZoo's AEC and its parallel kind: steps per second of processor time, one table of three.

`python -m benchmarks.stepping --against fc4c5b0` measures another commit's code in turns with this one, each in a process of its own
and round after round; a ratio is the median of the rounds' ratios. All choices are legal and random, from the same seeds.

Two yardsticks show what OpenSpiel's environment costs by itself: games of its own, and matches of ours whose answers were worked out
beforehand, so that the game takes no time at all: no way to write it could be faster than that.
"""

import json
import os
import random
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, NamedTuple

import numpy as np

GAMES = ("dolores", "dorada", "douro")
HERE = Path(__file__).parents[1]
SPIEL = "rl_environment"
YARDSTICKS = (
    "tic_tac_toe",
    "kuhn_poker",
    "python_tic_tac_toe",
)  # OpenSpiel's own: hardly more than the environment itself
OVER = -4  # OpenSpiel's sign for nobody, when a match is over
BAR = 10  # times the steps that rl_environment made at fc4c5b0


def rl_environment(name: str) -> Callable[[], None]:
    """OpenSpiel's, with an action for every seat where several may be asked; of one of our games, or of OpenSpiel's own."""
    return spiel_steps(name if name in YARDSTICKS else f"estran_{name}")


def sampled(name: str) -> Callable[[], None]:
    """The same with our sampler of chance, where there is one."""
    from estran.envs import spiel

    sampler = getattr(spiel, "ChanceSampler", None)
    return spiel_steps(f"estran_{name}", **({} if sampler is None else {"chance_event_sampler": sampler()}))


def spiel_steps(game: Any, **settings: Any) -> Callable[[], None]:
    """Steps of a game that OpenSpiel knows."""
    from open_spiel.python import games, rl_environment  # noqa: F401  # registers those that are written in Python

    import estran.envs.spiel  # noqa: F401  # registers ours

    env, luck = rl_environment.Environment(game, **settings), random.Random(1)
    env.seed(1)
    now = [env.reset()]

    def step() -> None:
        legal = now[0].observations["legal_actions"]
        seats = [now[0].current_player()] if env.is_turn_based else range(env.num_players)
        now[0] = env.step([luck.choice(legal[seat]) if legal[seat] else 0 for seat in seats])
        if now[0].last():
            now[0] = env.reset()

    return step


class Moment(NamedTuple):
    """All that OpenSpiel's environment asks of a state."""

    player: int
    chances: list[tuple[int, float]]
    legal: list[list[int]]
    seen: list[list[float]]
    rewards: list[float]


class Prepared:
    """Matches that were played beforehand, as a game for OpenSpiel's environment: whatever is chosen, they go on as they did."""

    def __init__(self, game: Any, matches: int = 20) -> None:
        luck = random.Random(1)
        self.game = game
        self.matches = cycle([self.played(game.new_initial_state(), luck) for _ in range(matches)])

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def played(self, state: Any, luck: random.Random) -> list[Moment]:
        """A random match."""
        seats, moments = range(self.game.num_players()), []
        while True:
            moments.append(self.moment(state))
            if state.is_terminal():
                return moments
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, odds)[0])
            elif state.is_simultaneous_node():
                state.apply_actions([luck.choice(state.legal_actions(seat) or [0]) for seat in seats])
            else:
                state.apply_action(luck.choice(state.legal_actions()))

    def moment(self, state: Any) -> Moment:
        """What this state answers."""
        seats = range(self.game.num_players())
        chances = state.chance_outcomes() if state.is_chance_node() else []
        legal = [[] if state.is_terminal() or chances else state.legal_actions(seat) for seat in seats]
        seen = [state.observation_tensor(seat) for seat in seats]
        return Moment(state.current_player(), chances, legal, seen, state.rewards())

    def new_initial_state(self) -> "PreparedState":
        """The next match, from its beginning."""
        return PreparedState(next(self.matches))


class PreparedState:
    """Where such a match stands."""

    def __init__(self, moments: list[Moment]) -> None:
        self.rest = iter(moments)
        self.apply_action()

    def apply_action(self, _: Any = None) -> None:
        """Go on."""
        self.now = next(self.rest)

    apply_actions = apply_action

    def current_player(self) -> int:
        """A seat's number, or one of OpenSpiel's signs."""
        return self.now.player

    def is_chance_node(self) -> bool:
        """Whether chance is due."""
        return bool(self.now.chances)

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.now.player == OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring."""
        return self.now.chances

    def legal_actions(self, seat: int) -> list[int]:
        """What a seat may choose."""
        return self.now.legal[seat]

    def observation_tensor(self, seat: int) -> list[float]:
        """What a seat may know."""
        return self.now.seen[seat]

    def rewards(self) -> list[float]:
        """Everybody's."""
        return self.now.rewards


def prepared(name: str) -> Callable[[], None]:
    """OpenSpiel's environment over answers that cost nothing: the most that a game with such matches can reach."""
    import pyspiel

    import estran.envs.spiel  # noqa: F401

    return spiel_steps(Prepared(pyspiel.load_game(f"estran_{name}")))


def aec(name: str) -> Callable[[], None]:
    """PettingZoo's, one seat after another."""
    from estran.envs.zoo import raw_env  # where commits from before it was public have it, too

    env, luck = raw_env(name), random.Random(1)
    env.reset(seed=1)

    def step() -> None:
        seen, _, ended, _, _ = env.last()
        if ended:
            env.reset()
        else:
            env.step(luck.choice(np.flatnonzero(seen["action_mask"]).tolist()))

    return step


def parallel(name: str) -> Callable[[], None]:
    """PettingZoo's, all seats at once."""
    from estran.envs.zoo import parallel_env

    env, luck = parallel_env(name), random.Random(1)
    now = [env.reset(seed=1)[0]]

    def step() -> None:
        chosen = {seat: luck.choice(np.flatnonzero(seen["action_mask"]).tolist()) for seat, seen in now[0].items()}
        now[0] = env.step(chosen)[0] if env.agents else env.reset()[0]

    return step


KINDS = {
    SPIEL: rl_environment,
    f"{SPIEL} with ChanceSampler": sampled,
    f"{SPIEL} over prepared answers": prepared,
    "AEC": aec,
    "parallel": parallel,
}


def pace(step: Callable[[], None], seconds: float) -> float:
    """Steps per second of processor time, after a few that do not count."""
    for _ in range(10):
        step()
    made, start = 0, process_time()
    while process_time() - start < seconds:
        step()
        made += 1
    return made / (process_time() - start)


def measured(source: Path, kinds: list[str], seconds: float) -> dict[str, float]:
    """What a process that imports Estran from this folder measures."""
    command = [sys.executable, str(Path(__file__)), "--here", "--seconds", str(seconds), "--kinds", *kinds]
    paths = os.pathsep.join(filter(None, [str(source), os.environ.get("PYTHONPATH")]))
    told = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": paths}, check=True, stdout=subprocess.PIPE, text=True
    )
    found: dict[str, float] = json.loads(told.stdout.splitlines()[-1])
    return found


def report(ours: list[dict[str, float]], theirs: list[dict[str, float]], commit: str) -> Any:
    """A line for each game and kind."""
    from rich.table import Table

    table = Table(title="Steps per second of processor time, one table of three; medians")
    for heading in ("", "now", *((commit, "×") if theirs else ())):
        table.add_column(heading, justify="left" if heading == "" else "right")
    for name in ours[0]:
        cells = [f"{median(round_[name] for round_ in ours):,.0f}"]
        if theirs:
            ratio = median(one[name] / other[name] for one, other in zip(ours, theirs, strict=True))
            judged = name.startswith(GAMES) and SPIEL in name and "prepared" not in name
            verdict = f" (≥ {BAR}: {'met' if ratio >= BAR else 'MISSED'})" if judged else ""
            cells += [f"{median(round_[name] for round_ in theirs):,.0f}", f"{ratio:.1f}{verdict}"]
        table.add_row(name, *cells)
    return table


def main() -> None:
    """Measure and print."""
    from rich.console import Console

    options = ArgumentParser(description=__doc__)
    options.add_argument("--against", default="", help="a commit to compare with")
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--seconds", type=float, default=2.0, help="of each in each round")
    options.add_argument("--kinds", nargs="+", choices=list(KINDS), default=list(KINDS))
    options.add_argument("--here", action="store_true", help="only this process, as JSON")
    wanted = options.parse_args()
    if wanted.here:
        due = [(kind, name) for kind in wanted.kinds for name in (*GAMES, *(YARDSTICKS if kind == SPIEL else ()))]
        paces = {f"{name}, {kind}": pace(KINDS[kind](name), wanted.seconds) for kind, name in due}
        sys.stdout.write(json.dumps(paces) + "\n")
        return
    ours: list[dict[str, float]] = []
    theirs: list[dict[str, float]] = []
    with TemporaryDirectory() as folder:
        if wanted.against:
            add = ["git", "-C", str(HERE), "worktree", "add", "--detach", f"{folder}/then", wanted.against]
            subprocess.run(add, check=True, capture_output=True)
        try:
            for _ in range(wanted.rounds):
                ours.append(measured(HERE / "src", wanted.kinds, wanted.seconds))
                if wanted.against:
                    theirs.append(measured(Path(folder) / "then" / "src", wanted.kinds, wanted.seconds))
        finally:
            if wanted.against:
                remove = ["git", "-C", str(HERE), "worktree", "remove", "--force", f"{folder}/then"]
                subprocess.run(remove, check=True, capture_output=True)
    Console(width=120).print(report(ours, theirs, wanted.against))


if __name__ == "__main__":
    main()
