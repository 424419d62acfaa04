"""The network that learns: what a seat sees goes in, a policy and the seat's expected reward come out."""

from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn.functional import log_softmax, relu

from estran.bots.policy import LAYERS, UNITS, packed_layer
from estran.engine.game import Game

IMPOSSIBLE = -1e9  # the logit of what is not legal


class Net(nn.Module):
    """Two hidden layers, and features divided by their spread."""

    def __init__(self, features: int, actions: int) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(features))
        self.register_buffer("spread", torch.ones(features))
        self.register_buffer("varied", torch.zeros(features))  # 1 for each feature that was not always the same
        self.first, self.second = nn.Linear(features, UNITS), nn.Linear(UNITS, UNITS)
        self.policy, self.value = nn.Linear(UNITS, actions), nn.Linear(UNITS, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    @classmethod
    def of(cls, game: Game) -> "Net":
        """A fresh network for a game."""
        return cls(game.features.SIZE, game.actions)

    def forward(self, features: Any) -> tuple[Any, Any]:
        """Logits of all actions, and the value."""
        with torch.autocast(features.device.type, torch.bfloat16, enabled=features.is_cuda):
            seen = (features.float() - self.mean) / self.spread
            hidden = relu(self.second(relu(self.first(seen))))
            return self.policy(hidden).float(), self.value(hidden).float().squeeze(1)

    def shares(self, features: Any, legal: Any) -> tuple[Any, Any]:
        """The logarithm of how often each action is chosen, and the value."""
        logits, value = self(features)
        return log_softmax(logits.masked_fill(~legal, IMPOSSIBLE), dim=1), value

    def kept(self) -> dict[str, Any]:
        """What play needs, in bytes: normalisation is part of the first layer there, and features never seen weigh nothing."""
        with torch.no_grad():
            weight = self.first.weight * self.varied / self.spread
            bias = self.first.bias - weight @ self.mean
            layers = {"first": (weight, bias)}
            layers |= {name: (layer.weight, layer.bias) for name, layer in self.named_children() if name != "first"}
        kept: dict[str, Any] = {}
        for name in LAYERS:
            kept |= packed_layer(name, *(part.detach().float().cpu().numpy() for part in layers[name]))
        return kept

    def look(self, features: Any) -> None:
        """Remember which features vary; what never changes says nothing that a bias does not."""
        self.varied.copy_(torch.maximum(self.varied, (features.amin(0) != features.amax(0)).float()))


def sampled(log_shares: Any) -> Any:
    """An action for each row, drawn by these shares."""
    noise = -torch.log(-torch.log(torch.rand_like(log_shares).clamp(1e-9, 1 - 1e-7)))
    return (log_shares + noise).argmax(1)


def saved(net: Net, file: Any) -> None:
    """A checkpoint, from which training goes on."""
    np.savez(file, **{name: thing.cpu().numpy() for name, thing in net.state_dict().items()})


def restored(game: Game, file: Any) -> Net:
    """The network of a checkpoint."""
    net = Net.of(game)
    with np.load(file) as kept:
        net.load_state_dict({name: torch.as_tensor(kept[name]) for name in kept})
    return net
