"""One seat at one table, for Gymnasium: bots sit at the others."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from estran.bots.sight import Bot
from estran.engine.seats import LETTERS
from estran.envs.numbered_match import ILLEGAL
from estran.envs.vector import CAREFREE, TablesEnv

Array = NDArray[np.int8]


class SeatEnv(gymnasium.Env[Array, np.int64]):
    """A learner's seat; the mask of legal actions is in the info, and an illegal action ends the match with a penalty."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as the base class has it

    def __init__(
        self,
        game: str,
        players: int = 3,
        *,
        seat: str = "A",
        options: Mapping[str, Any] | None = None,
        bots: Mapping[str, str | Bot] | None = None,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        others = {name: CAREFREE for name in LETTERS[:players] if name != seat}
        self.table = TablesEnv(
            game,
            1,
            players,
            options=options,
            bots={**others, **(bots or {})},
            autoreset_mode=AutoresetMode.DISABLED,
            render_mode=render_mode,
            language=language,
        )
        self.observation_space, self.action_space = self.table.single_observation_space, self.table.single_action_space
        self.render_mode = render_mode
        self._over = True  # until the first match begins

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Begin a match."""
        super().reset(seed=seed)
        self.table.reset(seed=seed)
        self._over = False
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Choose; the others play until it is this seat's turn again."""
        if self._over:
            raise ResetNeeded("the match is over: begin another one by reset()")
        if action not in self.action_space or not self.table.sheets.mask[0, action]:
            self._over = True
            self.table.sheets.mask[0] = 0
            return self._seen(), ILLEGAL, True, False, self._info()
        self.table.step(np.array([action]))
        sheets = self.table.sheets
        self._over = bool(sheets.ended[0])
        return self._seen(), float(sheets.reward[0]), self._over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen, under the name by which Stable-Baselines3 asks for it."""
        masks: NDArray[np.bool_] = self.table.action_masks()[0]
        return masks

    def state(self) -> Array:
        """What all seats know, one after the other: for critics that may know more than the seat."""
        known: Array = self.table.state()[0]
        return known

    def render(self) -> str | None:
        """The table on one line, as this seat may know it, and what is awaited."""
        told = self.table.render()
        return None if told is None else told[0]

    def _seen(self) -> Array:
        seen: Array = self.table.sheets.observation[0].copy()
        return seen

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.sheets.mask[0].copy()}
