"""Self-play: one network for all seats of a line-up learns from matches against itself."""

import time
from collections.abc import Callable
from copy import deepcopy
from typing import Any, NamedTuple

import torch

from estran.games import find
from estran.school.learning import Way, follow, learn
from estran.school.net import Net, sampled
from estran.school.rollout import School

STEPS = 64  # at every table, between two lessons
LATEST = 0.05  # the learning rate at the end, as a share of that at the start


def gone(began: float, seconds: float, had: int, lessons: int) -> float:
    """The share of the time that has passed; of the lessons, where it is said how many there are: then no clock matters."""
    return had / lessons if lessons else (time.monotonic() - began) / seconds


class Lesson(NamedTuple):
    """A point of the learning curve."""

    seconds: float
    choices: int
    entropy: float
    surprise: float  # mean square of what the value got wrong


def taught(
    game: str,
    players: int,
    way: Way,
    tables: int,
    seconds: float,
    seed: int,
    device: str,
    note: Callable[[Lesson, Net], None],
    start: Net | None = None,
    lessons: int = 0,
) -> Net:
    """The averaged network after so many seconds of play, or so many lessons if that is said."""
    torch.manual_seed(seed)
    school = School(game, players, tables, seed, device)
    net = start or Net.of(find(game)).to(device)
    if start is None:
        school.look(net)
    magnet, average = deepcopy(net), deepcopy(net)
    optimiser = torch.optim.Adam(net.parameters(), lr=way.pace, eps=1e-5)

    def choose(features: Any, legal: Any, seat: Any) -> tuple[Any, Any, Any]:
        log_shares, value = net.shares(features, legal)
        return log_shares, value, sampled(log_shares)

    began, choices = time.monotonic(), 0
    while (passed := gone(began, seconds, choices // (tables * STEPS), lessons)) < 1:
        for group in optimiser.param_groups:
            group["lr"] = way.pace * max(1 - passed, LATEST)
        steps = school.rollout(choose, STEPS)
        target = school.returns(net, steps)
        entropy = way.late_entropy + (way.entropy - way.late_entropy) * (1 - passed)
        mixed = learn(net, optimiser, steps, target, steps.seat >= 0, way, entropy, magnet, average)
        follow(magnet, net, way.magnet)
        average.look(steps.features[-1])
        choices += tables * STEPS
        wrong = float(((target - steps.value) ** 2).mean())
        note(Lesson(time.monotonic() - began, choices, mixed, wrong), average)
    return average
