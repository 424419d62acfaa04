"""Self-play with NumPy alone: which card for which boat? A small policy learns Douro 1872 from who won (REINFORCE).

python -m examples.train [STEPS]     # writes douro.npz
"""

import sys
from typing import Any

import numpy as np

from estran.envs import TablesEnv, parts

FILE = "douro.npz"
TABLES, PLAYERS, RATE = 1024, 3, 0.3
STEPS = 1000  # of all tables; a few seconds
BACKS = 6  # of a boat: fog, levels 1 to 5
SEEN = parts("douro")  # where each feature stands
EYES = np.r_[SEEN["giving"], SEEN["valley"].start : SEEN["valley"].start + BACKS]  # a gift is due, or which boat waits


def likelihoods(weights: Any, features: Any, masks: Any) -> Any:
    """How likely the policy makes each action: a softmax over those that are legal."""
    logits = np.where(masks, features @ weights, -np.inf)
    shares = np.exp(logits - logits.max(axis=1, keepdims=True))
    return shares / shares.sum(axis=1, keepdims=True)


def train(steps: int, seed: int = 0) -> Any:
    """Play against oneself; every choice of a match is made likelier if its seat won, and less likely if not."""
    env, luck, rows = TablesEnv("douro", TABLES, PLAYERS), np.random.default_rng(seed), np.arange(TABLES)
    features, infos = env.reset(seed=seed)
    weights = np.zeros((len(EYES), env.game.actions), np.float32)
    traces = np.zeros((TABLES, PLAYERS, *weights.shape), np.float32)  # what each seat's choices so far would change
    for _ in range(steps):
        seen, seats = features[:, EYES].astype(np.float32), infos["seat"].copy()
        shares = likelihoods(weights, seen, infos["action_mask"])
        actions = (shares.cumsum(axis=1) > luck.random((TABLES, 1))).argmax(axis=1)
        traces[rows, seats] += seen[:, :, None] * (np.eye(env.game.actions)[actions] - shares)[:, None, :]
        features, _, ended, _, infos = env.step(actions)
        if ended.any():
            weights += RATE * np.einsum("rs,rsfa->fa", infos["rewards"][ended], traces[ended]) / TABLES
            traces[ended] = 0
    return weights


if __name__ == "__main__":
    np.savez(FILE, weights=train(int(sys.argv[1]) if len(sys.argv) > 1 else STEPS))
    print(f"The weights are in {FILE}; `python -m examples.evaluate` lets them play.")
