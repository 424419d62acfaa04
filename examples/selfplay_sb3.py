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

from estran import Game, Sight, bot_of, compete
from estran.envs import StableTables, TablesEnv, parts

PLAYERS, TABLES = 3, 512
PAST = 20  # earlier selves that rivals may be
STEPS = {"dolores": 300_000, "dorada": 500_000, "douro": 400_000}  # choices of the learner
SQUARES = 100  # of Dorada's path
GLANCES = 600  # steps of random matches, to see which features vary
HERE = "examples.selfplay_sb3:Learned"


class Seen(BaseFeaturesExtractor):  # type: ignore[misc]  # these libraries are not checked
    """The features that vary, centred and divided by how much they do: what never changes would drown what does."""

    def __init__(self, space: Any, game: str, mean: Any, spread: Any) -> None:
        varied = torch.as_tensor(spread).nonzero().squeeze(1)
        super().__init__(space, len(varied))
        self.game = game
        self.register_buffer("varied", varied)
        self.register_buffer("mean", torch.as_tensor(mean)[varied])
        self.register_buffer("spread", torch.as_tensor(spread)[varied].clamp(min=0.2))  # what is rare is not blown up

    def forward(self, seen: Any) -> Any:
        """Numbers that a network learns from easily."""
        return (widened(self.game, seen)[:, self.varied] - self.mean) / self.spread


def widened(game: str, seen: Any) -> Any:
    """In Dorada, what lies where each free pawn would land, too: a network is slow to find that the number rolled moves it there."""
    if game != "dorada":
        return seen
    at = {name: seen[:, part] for name, part in parts(game).items()}
    pawns = at["pawns"].unflatten(1, (-1, SQUARES))  # of each colour, one's own first
    traps, springboards = at["traps"] * (1 - at["bridges"]), (at["springboards"] != 0).float()
    rolled = at["die"].argmax(1, keepdim=True) + 1
    landing = (torch.arange(SQUARES) + rolled).clamp(max=SQUARES - 1)
    lying = (pawns[:, 0], pawns[:, 1:].sum(1), traps, at["gold"], springboards)
    return torch.cat([seen, *(there.gather(1, landing) * at["free"][:, :SQUARES] for there in lying)], 1)


def glance(game: str) -> dict[str, Any]:
    """How features vary in random matches."""
    tables, luck, seen = TablesEnv(game, TABLES, PLAYERS), np.random.default_rng(0), []
    _, infos = tables.reset(seed=0)
    for _ in range(GLANCES):
        masks = infos["action_mask"]
        now, _, _, _, infos = tables.step((luck.random(masks.shape) * masks).argmax(axis=1))
        seen.append(torch.as_tensor(now[::64]).float())
    spread, mean = torch.std_mean(widened(game, torch.cat(seen)), 0)
    return {"game": game, "mean": mean.numpy(), "spread": spread.numpy()}


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
            return self.policy.get_distribution(torch.as_tensor(seen), action_masks=masks).get_actions().numpy()


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
    """A trained policy as a bot: it draws its choice, or takes the likeliest one in a game without secret choices."""

    def __init__(self, game: Game) -> None:
        self.game, self.policy = game, MaskablePPO.load(f"{game.name}.zip", device="cpu").policy

    def choose(self, sight: Sight) -> int:
        """Look at the table through its features."""
        mask = np.zeros((1, self.game.actions), np.bool_)
        mask[0, sight.choices] = True
        with torch.no_grad():
            seen = torch.as_tensor(sight.features()[None])
            shares = self.policy.get_distribution(seen, action_masks=mask).distribution.probs[0].double().numpy()
        if not self.game.secret_phases:
            return int(shares.argmax())
        luck = np.random.default_rng([int(sight.dice.a), int(sight.dice.b)])  # the same sight leads to the same choice
        return int(luck.choice(self.game.actions, p=shares / shares.sum()))


def train(
    game: str, steps: int, seed: int, tell: Callable[[int, MaskablePPO], None], every: int = 100_000
) -> MaskablePPO:
    """Learn from matches against oneself."""
    tables = StableTables(TablesEnv(game, TABLES, PLAYERS), rivals=lambda _, masks: masks.argmax(axis=1))
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=32,
        batch_size=1024,
        n_epochs=4,
        gamma=1.0,
        learning_rate=lambda left: 1e-3 * max(left, 0.02),  # less and less, or it ends somewhere by chance
        ent_coef=0.01,
        policy_kwargs={
            "net_arch": [128, 128],
            "features_extractor_class": Seen,
            "features_extractor_kwargs": glance(game),
        },
        seed=seed,
        device="cpu",
    )
    tables.rivals = rivals = EarlierSelf(model, seed)
    return model.learn(steps, callback=CallbackList([Renew(rivals), Report(every, tell)]))


def share(model: MaskablePPO, game: str, level: str, matches: int, seed: int) -> float:
    """The part of the victories that a policy takes alone among bots of a level, at every seat in turn; a third is even."""
    won: list[float] = []
    rules = TablesEnv(game, 1, PLAYERS).game
    bot = level if level == "random" else bot_of(level, rules, swift=True)
    with torch.random.fork_rng():
        torch.manual_seed(seed)
        for seat in "ABC":
            tables = StableTables(
                TablesEnv(game, matches // PLAYERS, PLAYERS, bots={name: bot for name in "ABC" if name != seat})
            )
            tables.seed(seed)
            seen, over = tables.reset(), np.zeros(tables.num_envs, np.bool_)
            while not over.all():  # the first match of each table counts, however long it is
                actions, _ = model.predict(
                    seen, action_masks=tables.action_masks(), deterministic=not rules.secret_phases
                )
                seen, rewards, ended, _ = tables.step(actions)
                won += [float(reward + 1) / PLAYERS for reward in rewards[ended & ~over]]
                over |= ended
    return sum(won) / len(won)


def main(game: str = "douro", steps: str = "", seed: str = "0") -> None:
    """Train, save, and compete."""

    def tell(made: int, model: MaskablePPO) -> None:
        won = share(model, game, "easy", 300, 1)
        print(f"after {made:,} choices it wins {won:.0%} alone among easy bots; a third is even", flush=True)

    train(game, int(steps or STEPS[game]), int(seed), tell).save(game)
    standing = compete(game, [HERE, "easy"], players=[PLAYERS], matches=100, seed=1)[0].alone
    print(f"{game}.zip won {standing.mean:.0%} ± {standing.margin:.0%} alone among easy bots in the arena.")


if __name__ == "__main__":
    main(*sys.argv[1:])
