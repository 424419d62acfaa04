"""One lesson: how a network changes by what it did. PPO, pulled towards a slowly moving policy of its own."""

from typing import Any, NamedTuple

import torch
from torch.nn.functional import mse_loss

from estran.school.net import Net
from estran.school.rollout import Steps

CLIP = 0.2
STEEPEST = 0.5  # gradients are cut off at this length
OPTIMISM = 0.5  # weight of the value's error


class Way(NamedTuple):
    """How a network learns."""

    pace: float = 5e-4  # learning rate at the start; it falls to a twentieth
    epochs: int = 2
    minibatch: int = 65_536
    entropy: float = 0.03  # at the start
    late_entropy: float = 0.004  # at the end
    pull: float = 0.0  # towards the magnet: an average of the policies so far
    magnet: float = 0.03  # how far the magnet moves each lesson
    average: float = 0.003  # how far the averaged weights, which are what is kept, move each step


def learn(
    net: Net, optimiser: Any, steps: Steps, target: Any, mine: Any, way: Way, entropy: float, magnet: Net, average: Net
) -> float:
    """Change the network by those steps that are its own; the mean entropy of its policy, which falls as mixtures harden."""
    flat = Steps(*(thing.flatten(0, 1) for thing in steps))
    target = target.flatten()
    chosen = (mine.flatten() & (flat.legal.sum(1) > 1)).nonzero().squeeze(1)  # a forced choice teaches nothing
    advantage = target - flat.value
    centre, spread = advantage[chosen].mean(), advantage[chosen].std() + 1e-6
    mixed = 0.0
    for _ in range(way.epochs):
        for part in torch.randperm(len(chosen), device=target.device).split(way.minibatch):
            rows = chosen[part]
            legal = flat.legal[rows]
            log_shares, value = net.shares(flat.features[rows], legal)
            shares, gain = log_shares.exp(), (advantage[rows] - centre) / spread
            ratio = (log_shares.gather(1, flat.action[rows][:, None]).squeeze(1) - flat.chance[rows]).exp()
            surrogate = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            surprise = -(shares * log_shares.masked_fill(~legal, 0)).sum(1).mean()
            loss = OPTIMISM * mse_loss(value, target[rows]) - surrogate - entropy * surprise
            if way.pull:
                with torch.no_grad():
                    towards, _ = magnet.shares(flat.features[rows], legal)
                loss = loss + way.pull * (shares * (log_shares - towards).masked_fill(~legal, 0)).sum(1).mean()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), STEEPEST)
            optimiser.step()
            follow(average, net, way.average)
            mixed = surprise.detach()
    return float(mixed)


@torch.no_grad()
def follow(slow: Net, fast: Net, share: float) -> None:
    """Move one network's weights a little towards another's."""
    torch._foreach_lerp_(list(slow.parameters()), list(fast.parameters()), share)
