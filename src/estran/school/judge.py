"""The judge: a best response, trained against a network that stays as it is. What it wins is the honest measure of that network.

The responder begins as a copy, sits alone among copies of the frozen network, and learns without wanting to be unpredictable.
"""

import time
from collections.abc import Callable
from copy import deepcopy
from math import sqrt
from typing import Any, NamedTuple

import torch

from estran.school.learning import Way, learn
from estran.school.net import Net, sampled
from estran.school.rollout import School
from estran.school.selfplay import LATEST, STEPS, gone

RESPONDING = Way(entropy=0.002, late_entropy=0.0)
NORMAL = 1.96  # standard errors of a 95 % interval


class Taken(NamedTuple):
    """Which share of the victories a responder takes when alone, with the margin of its 95 % interval."""

    share: float
    margin: float
    matches: int


def response(
    frozen: Net,
    game: str,
    players: int,
    tables: int,
    seconds: float,
    seed: int,
    device: str,
    greedy: bool,
    note: Callable[[float, float], None],
    way: Way = RESPONDING,
    lessons: int = 0,
) -> Net:
    """The averaged network that was trained against this one."""
    torch.manual_seed(seed)
    school = School(game, players, tables, seed, device)
    net, average = deepcopy(frozen), deepcopy(frozen)
    optimiser = torch.optim.Adam(net.parameters(), lr=way.pace, eps=1e-5)
    own = torch.arange(tables, device=device) % players
    began, had = time.monotonic(), 0
    while (passed := gone(began, seconds, had, lessons)) < 1:
        had += 1
        for group in optimiser.param_groups:
            group["lr"] = way.pace * max(1 - passed, LATEST)
        steps = school.rollout(seated(net, frozen, own, greedy), STEPS)
        target = school.returns(net, steps)
        entropy = way.entropy * (1 - passed)
        learn(net, optimiser, steps, target, steps.seat == own, way, entropy, frozen, average)
        ended = steps.ended.sum()
        won = (steps.rewards.gather(2, own[None, :, None].expand(STEPS, -1, 1)).squeeze(2) + 1) * steps.ended
        note(time.monotonic() - began, float(won.sum() / players / ended.clamp(min=1)))
    return average


def seated(net: Net, frozen: Net, own: Any, greedy: bool) -> Any:
    """How a table chooses where the responder has one seat and the frozen network all others."""

    def choose(features: Any, legal: Any, seat: Any) -> tuple[Any, Any, Any]:
        log_shares, value = net.shares(features, legal)
        theirs, _ = frozen.shares(features, legal)
        other = theirs.argmax(1) if greedy else sampled(theirs)
        return log_shares, value, torch.where(seat == own, sampled(log_shares), other)

    return choose


@torch.no_grad()
def measured(
    responder: Net, frozen: Net, game: str, players: int, tables: int, seed: int, device: str, greedy: bool, steps: int
) -> Taken:
    """What a responder takes in matches that neither learnt from: the first one at each table, so that short ones do not count double."""
    school = School(game, players, tables, seed, device)
    own = torch.arange(tables, device=device) % players
    choose = seated(responder, frozen, own, greedy)
    first = torch.full((tables,), float("nan"), device=device)
    for _ in range(steps):
        features, legal = school.sheets["observation"].contiguous(), school.sheets["mask"] != 0
        seat = school.sheets["seat"].long().clone()
        school.play(choose(features, legal, seat)[2])
        reward = school.sheets["rewards"].gather(1, own[:, None]).squeeze(1)
        first = torch.where(school.sheets["ended"] & first.isnan(), (reward + 1) / players, first)
        if not first.isnan().any():
            return Taken(float(first.mean()), NORMAL * float(first.std()) / sqrt(tables), tables)
    raise RuntimeError(f"{int(first.isnan().sum())} of {tables} matches did not end in {steps} steps")
