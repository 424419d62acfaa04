"""Self-play with Stable-Baselines3: MaskablePPO learns a game against its earlier selves, and then meets *easy* in the arena.

python -m examples.selfplay_sb3 [GAME] [STEPS] [SEED]     # needs estran[learn]; writes GAME.zip
"""

import sys
from collections import deque
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np

try:
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback, CallbackList
    from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
except ModuleNotFoundError as missing:
    raise SystemExit(f'{missing}. Install what this needs with: pip install "estran[learn]"') from missing

from estran import Game, Sight, compete
from estran.envs import StableTables, TablesEnv

PLAYERS, TABLES = 3, 256
PAST = 20  # earlier selves that rivals may be
STEPS = 1_000_000  # choices of the learner; some minutes on two cores
HERE = "examples.selfplay_sb3:Learned"


class Tempered(BaseFeaturesExtractor):  # type: ignore[misc]  # these libraries are not checked
    """Features divided by the root of the most that each can be, so that points do not drown what is only 0 or 1."""

    def __init__(self, space: Any) -> None:
        super().__init__(space, space.shape[0])
        most = np.maximum(np.abs(space.low.astype(np.float32)), np.abs(space.high.astype(np.float32)))
        self.register_buffer("factors", torch.as_tensor(1 / np.sqrt(np.maximum(most, 1))))

    def forward(self, seen: Any) -> Any:
        """Whole numbers to what a network learns from easily."""
        return seen * self.factors


class EarlierSelf:
    """Plays for everybody else at the table, as the learner did at some time before: half of the times, as it did last."""

    def __init__(self, model: MaskablePPO, seed: int) -> None:
        spaces = model.observation_space, model.action_space
        self.policy: Any = model.policy_class(*spaces, model.lr_schedule, **model.policy_kwargs)
        self.past: deque[Any] = deque(maxlen=PAST)
        self.luck = np.random.default_rng(seed)

    def renew(self, model: MaskablePPO) -> None:
        """Remember what the learner is now, and become that or something older."""
        self.past.append(deepcopy(model.policy.state_dict()))
        older = self.luck.random() < 0.5
        self.policy.load_state_dict(self.past[self.luck.integers(len(self.past)) if older else -1])

    def __call__(self, seen: Any, masks: Any) -> Any:
        """A choice for each row."""
        with torch.no_grad():
            return self.policy(torch.as_tensor(seen), action_masks=masks)[0].numpy()


class Renew(BaseCallback):  # type: ignore[misc]
    """Before each rollout the rivals become what the learner is now."""

    def __init__(self, rivals: EarlierSelf) -> None:
        super().__init__()
        self.rivals = rivals

    def _on_rollout_start(self) -> None:
        self.rivals.renew(self.model)

    def _on_step(self) -> bool:
        return True


class Report(BaseCallback):  # type: ignore[misc]
    """Tell how far learning has come, every so many choices."""

    def __init__(self, every: int, tell: Callable[[int, MaskablePPO], None]) -> None:
        super().__init__()
        self.every, self.tell, self.due = every, tell, every

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self.due:
            self.due += self.every
            self.tell(self.num_timesteps, self.model)

    def _on_step(self) -> bool:
        return True


class Learned:
    """A trained policy as a bot: it does what the policy finds likeliest."""

    def __init__(self, game: Game) -> None:
        self.game, self.model = game, MaskablePPO.load(f"{game.name}.zip", device="cpu")

    def choose(self, sight: Sight) -> int:
        """Look at the table through its features."""
        mask = np.zeros(self.game.actions, np.bool_)
        mask[sight.choices] = True
        return int(self.model.predict(sight.features(), action_masks=mask, deterministic=True)[0])


def train(
    game: str, steps: int, seed: int, tell: Callable[[int, MaskablePPO], None], every: int = 100_000
) -> MaskablePPO:
    """Learn from matches against oneself."""
    tables = StableTables(TablesEnv(game, TABLES, PLAYERS), rivals=lambda _, masks: masks.argmax(axis=1))
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=64,
        batch_size=512,
        n_epochs=8,
        gamma=1.0,
        learning_rate=lambda left: 5e-4 * max(left, 0.02),  # less and less, or it ends somewhere by chance
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128], "features_extractor_class": Tempered},
        seed=seed,
        device="cpu",
    )
    tables.rivals = rivals = EarlierSelf(model, seed)
    return model.learn(steps, callback=CallbackList([Renew(rivals), Report(every, tell)]))


def share(model: MaskablePPO, game: str, level: str, matches: int, seed: int) -> float:
    """The part of the victories that a policy takes alone among bots of a level, at every seat in turn; a third is even."""
    won = []
    for seat in "ABC":
        rivals = {name: level for name in "ABC" if name != seat}
        tables = StableTables(TablesEnv(game, matches // PLAYERS, PLAYERS, bots=rivals))
        tables.seed(seed)
        seen, over = tables.reset(), np.zeros(tables.num_envs, np.bool_)
        while not over.all():  # the first match of each table counts, however long it is
            actions, _ = model.predict(seen, action_masks=tables.action_masks(), deterministic=True)
            seen, rewards, ended, _ = tables.step(actions)
            won += [float(reward + 1) / PLAYERS for reward in rewards[ended & ~over]]
            over |= ended
    return sum(won) / len(won)


def main(game: str = "douro", steps: str = str(STEPS), seed: str = "0") -> None:
    """Train, save, and compete."""

    def tell(made: int, model: MaskablePPO) -> None:
        print(
            f"after {made:,} choices it wins {share(model, game, 'random', 300, 1):.0%} among random bots", flush=True
        )

    train(game, int(steps), int(seed), tell).save(game)
    standing = compete(game, [HERE, "easy"], players=[PLAYERS], matches=100, seed=1)[0].alone
    print(f"{game}.zip won {standing.mean:.0%} ± {standing.margin:.0%} alone among easy bots; a third is even.")


if __name__ == "__main__":
    main(*sys.argv[1:])
