"""Plays by a policy network alone, without looking ahead: it answers at once, and needs nothing but NumPy.

The networks are trained by self-play (`estran.school`), one for each table size of a game. Weights are kept as bytes, each unit with a scale of its own.
"""

from functools import cache
from importlib import resources
from typing import IO, Any

import numpy as np
from numpy.typing import NDArray

from estran.bots.habit import HabitBot
from estran.bots.shelves import manners_of
from estran.bots.sight import Sight
from estran.engine.dice import draw
from estran.engine.game import Game
from estran.games.shelves import shelf

UNITS = 256  # of each hidden layer
LAYERS = ("first", "second", "policy")
POLICIES = "policies.npz"  # on the game's shelf
RARE = 0.02  # a choice whose share of the policy is smaller is not made: it is noise of the training
STEPS = 127  # of a weight kept in a byte


class Layer:
    """Weights and bias of one layer."""

    def __init__(self, kept: dict[str, NDArray[Any]], name: str) -> None:
        scale = kept[f"{name}-scale"].astype(np.float32)
        self.weight = np.ascontiguousarray((kept[f"{name}-weight"] * scale[:, None]).T)  # a row per input
        self.bias = kept[f"{name}-bias"].astype(np.float32)

    def __call__(self, inputs: NDArray[np.float32]) -> NDArray[np.float32]:
        """What comes out; inputs that are zero cost nothing."""
        active = np.flatnonzero(inputs)
        return self.bias + inputs[active] @ self.weight[active]


def packed_layer(name: str, weight: NDArray[np.float32], bias: NDArray[np.float32]) -> dict[str, NDArray[Any]]:
    """A layer as it is kept: a byte per weight."""
    scale = np.maximum(np.abs(weight).max(1), 1e-8) / STEPS
    return {
        f"{name}-weight": np.rint(weight / scale[:, None]).astype(np.int8),
        f"{name}-scale": scale.astype(np.float32),
        f"{name}-bias": bias.astype(np.float32),
    }


class Policy:
    """How often each action should be chosen, by what a seat sees."""

    def __init__(self, kept: dict[str, NDArray[Any]]) -> None:
        self.layers = [Layer(kept, name) for name in LAYERS]

    def shares(self, features: NDArray[np.int8], choices: list[int]) -> NDArray[np.float64]:
        """The share of each legal action."""
        hidden = features.astype(np.float32)
        for layer in self.layers[:-1]:
            hidden = np.maximum(layer(hidden), 0)
        logits = self.layers[-1](hidden)[choices].astype(np.float64)
        shares = np.exp(logits - logits.max())
        return np.asarray(shares / shares.sum())


@cache
def policies_of(game: Game) -> dict[int, Policy]:
    """The game's networks by table size; none for sizes that were not trained."""
    home = shelf(game, "bots")
    if home is None or not (file := resources.files(home) / POLICIES).is_file():
        return {}
    with file.open("rb") as source:
        return read_policies(source)


def read_policies(source: IO[bytes]) -> dict[int, Policy]:
    """The networks of a file, by table size."""
    with np.load(source) as kept:
        arrays = dict(kept)
    sizes = sorted({int(name.split("-")[0]) for name in arrays})
    return {
        size: Policy({name.split("-", 1)[1]: array for name, array in arrays.items() if name.startswith(f"{size}-")})
        for size in sizes
    }


class PolicyBot:
    """Draws its choice from the policy, or by habit where there is none for this table."""

    def __init__(self, game: Game, honesty: float = 0.5) -> None:
        self.game, self.honesty = game, honesty
        self._policies, self._manners = policies_of(game), manners_of(game)
        self._habit = HabitBot(game, 3.0, honesty=honesty)

    def __reduce__(self) -> tuple[Any, ...]:
        """How it reaches another process, where it is made again."""
        return PolicyBot, (self.game, self.honesty)

    def choose(self, sight: Sight) -> int:
        """One of the legal actions; where nothing is secret the likeliest."""
        if len(sight.choices) == 1:
            return sight.choices[0]
        policy = self._policies.get(int(sight.table.players))
        if policy is None:
            return self._habit.choose(sight)
        shares = self._mixture(policy, sight)
        losses = [float(loss) for loss in np.log(shares.max() / np.maximum(shares, 1e-9))]
        if (kept := self._manners.faithful(sight, losses, self.honesty)) is not None:
            return sight.choices[kept]
        if not self.game.secret_phases:
            return sight.choices[int(shares.argmax())]
        weights = [int(1e6 * share) if share >= RARE else 0 for share in shares]
        return sight.choices[draw(weights, len(weights), sight.dice)]

    def shares(self, sight: Sight) -> list[float]:
        """How often it makes each legal choice; by habit, where there is no policy for this table, the one that it likes best."""
        policy = self._policies.get(int(sight.table.players))
        shares = np.array(self._habit.weights(sight)) if policy is None else self._mixture(policy, sight)
        if policy is None or not self.game.secret_phases:
            return [float(share == shares.max()) for share in shares]
        return [float(share) for share in shares]

    def _mixture(self, policy: Policy, sight: Sight) -> NDArray[np.float64]:
        """What the network would do."""
        return policy.shares(sight.features(), sight.choices)

    def talk(self, sight: Sight) -> list[str]:
        """What it says before it chooses, by habit."""
        return self._habit.talk(sight)
