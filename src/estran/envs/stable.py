"""Tables for Stable-Baselines3: the learner holds a seat at each, and rivals answer until it is asked again.

PPO wants one stream of choices per row, all of them by one seat; a row of `TablesEnv` shows whichever seat must choose next.
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from estran.engine.rows import STAY
from estran.envs.vector import TablesEnv

Rivals = Callable[
    [NDArray[Any], NDArray[np.bool_]], NDArray[Any]
]  # observations and masks of some rows, to their choices


class StableTables(VecEnv):  # type: ignore[misc]  # absent without the learning libraries
    """A `TablesEnv` as Stable-Baselines3's VecEnv, with action masks for sb3-contrib.

    `rivals` choose for everybody else at the table: a function, which may be replaced at any time, of the observations and masks
    of those rows where a rival is asked. The learner's seat is A at the first table, B at the second, and so on around. Without
    rivals the tables must have bots at all seats but one, and the learner has that one.
    """

    def __init__(self, tables: TablesEnv, rivals: Rivals | None = None) -> None:
        if tables.autoreset_mode is not AutoresetMode.SAME_STEP:
            raise ValueError(f"expected autoreset_mode SAME_STEP, came {tables.autoreset_mode.name}")
        free = tables.free_seats
        if rivals is None and len(free) > 1:
            raise ValueError(f"{len(free)} seats are free: expected rivals, or bots at all seats but the learner's")
        self.tables, self.rivals = tables, rivals
        self.seats = np.array(free)[np.arange(tables.num_envs) % len(free)]  # the learner's, by row
        self.render_mode = tables.render_mode
        super().__init__(tables.num_envs, tables.single_observation_space, tables.single_action_space)

    def reset(self) -> NDArray[Any]:
        """Begin a match at every table, from the seed that `seed` named, if any."""
        self.tables.reset(seed=self._seeds[0])
        self._reset_seeds()
        self._answer()
        return self.tables.sheets.observation.copy()

    def step_async(self, actions: NDArray[Any]) -> None:
        """Keep the learner's choices until `step_wait`."""
        self._chosen = np.asarray(actions)

    def step_wait(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], list[dict[str, Any]]]:
        """Make them, and let rivals answer; where a match ends the reward is that of the learner's seat."""
        self.tables.step(self._chosen)
        self._answer()
        sheets = self.tables.sheets
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(sheets.ended):
            infos[row] = {"terminal_observation": sheets.last[row].copy(), "TimeLimit.truncated": False}
        rewards = sheets.rewards[np.arange(self.num_envs), self.seats]
        return sheets.observation.copy(), rewards, sheets.ended.copy(), infos

    def _answer(self) -> None:
        """Let rivals choose wherever one of them is asked; they may end a match and begin the next one."""
        sheets = self.tables.sheets
        while self.rivals is not None and len(rows := np.flatnonzero(sheets.seat != self.seats)):
            actions = np.full(self.num_envs, STAY, np.int32)
            actions[rows] = self.rivals(sheets.observation[rows], sheets.mask[rows].astype(np.bool_))
            self.tables.answer(actions)

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may choose at each table."""
        return self.tables.action_masks()

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """`action_masks`, by row, which is how sb3-contrib asks for them; there is nothing else to call."""
        if method_name != "action_masks":
            raise AttributeError(f"tables share one environment, which has no {method_name!r} by row")
        masks = self.action_masks()
        return [masks[row] for row in self._get_indices(indices)]

    def has_attr(self, attr_name: str) -> bool:
        """Whether `get_attr` knows it."""
        return attr_name in ("action_masks", "render_mode")

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """The attribute, once for each row."""
        if not self.has_attr(attr_name):
            raise AttributeError(f"tables share one environment, which has no {attr_name!r} by row")
        return [getattr(self, attr_name)] * len(list(self._get_indices(indices)))

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Rows have nothing of their own that could be set."""
        raise AttributeError(f"tables share one environment: {attr_name!r} cannot be set by row")

    def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> list[bool]:
        """No row is wrapped."""
        return [False] * len(list(self._get_indices(indices)))

    def get_images(self) -> Sequence[None]:
        """There are none; `tables.render()` tells tables in words."""
        return [None] * self.num_envs

    def close(self) -> None:
        """Nothing is held that would have to be released."""
