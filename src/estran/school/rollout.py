"""Plays at thousands of tables at once, and works out what each choice brought."""

from collections.abc import Callable
from typing import Any, NamedTuple

import torch

from estran.batch import Batch
from estran.school.net import Net

LOOKS = 150  # steps of random play that the spread of the features is read from
LOOKED_AT = 4096  # tables
LEAST_SPREAD = 0.1
LAMBDA = 0.95  # of TD(lambda)

Chooser = Callable[[Any, Any, Any], tuple[Any, Any, Any]]  # features, legal and seats: log shares, values and actions


class Steps(NamedTuple):
    """What was seen and done, a row per step and a column per table."""

    features: Any  # of the seat that chose
    legal: Any  # what it could choose
    seat: Any
    action: Any
    chance: Any  # logarithm of how likely it chose that
    value: Any  # what it expected
    ended: Any  # whether the match was over then
    rewards: Any  # of all seats, where it was


class School:
    """The tables that are played at, in the memory of the device."""

    def __init__(self, game: str, players: int, tables: int, seed: int, device: str) -> None:
        self.batch = Batch(game, tables, players, seed=seed, device=device)
        self.players, self.device = players, device
        self.sheets = {
            name: torch.as_tensor(sheet, device=device) for name, sheet in self.batch.sheets._asdict().items()
        }

    def look(self, net: Net) -> None:
        """Tell a network the mean and the spread of the features, from random play."""
        total: Any = 0
        squares: Any = 0
        count = 0
        for _ in range(LOOKS):
            seen = self.sheets["observation"][:LOOKED_AT].float()
            total, squares, count = total + seen.sum(0), squares + (seen * seen).sum(0), count + len(seen)
            luck = torch.rand(self.sheets["mask"].shape, device=self.device)
            self.play(luck.masked_fill(self.sheets["mask"] == 0, -1).argmax(1))
        mean = total / count
        spread = (squares / count - mean * mean).clamp(min=0).sqrt()
        never = spread < 1e-6
        net.mean.copy_(mean)
        net.spread.copy_(spread.clamp(min=LEAST_SPREAD).masked_fill(never, 1.0))

    def play(self, actions: Any) -> None:
        """Make a choice at every table."""
        chosen = actions.to(torch.int32)
        self.batch.play(chosen if self.device == "cuda" else chosen.numpy())

    def observed(self, seat: int) -> Any:
        """What one seat sees at each table."""
        return torch.as_tensor(self.batch.observe(seat), device=self.device)

    @torch.no_grad()
    def rollout(self, choose: Chooser, steps: int) -> Steps:
        """Some steps at every table."""
        kept: list[Steps] = []
        for _ in range(steps):
            features, legal = self.sheets["observation"].contiguous().clone(), self.sheets["mask"] != 0
            seat = self.sheets["seat"].long().clone()
            log_shares, value, action = choose(features, legal, seat)
            self.play(action)
            chance = log_shares.gather(1, action[:, None]).squeeze(1)
            ended, rewards = self.sheets["ended"].clone(), self.sheets["rewards"].clone()
            kept.append(Steps(features, legal, seat, action, chance, value, ended, rewards))
        return Steps(*(torch.stack(things) for things in zip(*kept, strict=True)))

    @torch.no_grad()
    def returns(self, net: Net, steps: Steps) -> Any:
        """Lambda returns by seat, walking backwards: a seat's next value is that of its own next choice."""
        rows = torch.arange(len(self.batch), device=self.device)
        ahead = torch.stack([net(self.observed(seat))[1] for seat in range(self.players)], 1)
        value, result = ahead.clone(), torch.empty_like(steps.value)
        for step in reversed(range(len(result))):
            over = steps.ended[step][:, None]
            ahead = torch.where(over, steps.rewards[step], ahead)
            value = torch.where(over, steps.rewards[step], value)
            seat = steps.seat[step]
            result[step] = LAMBDA * ahead[rows, seat] + (1 - LAMBDA) * value[rows, seat]
            ahead[rows, seat], value[rows, seat] = result[step], steps.value[step]
        return result
