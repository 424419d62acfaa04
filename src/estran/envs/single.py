"""One seat at one table, for Gymnasium: bots sit at the others."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from estran.bots.sight import Bot
from estran.engine.seats import LETTERS
from estran.envs.numbered_match import ILLEGAL
from estran.envs.vector import CAREFREE, TablesEnv

Array = NDArray[np.int8]


class SeatEnv(gymnasium.Env[Array, np.int64]):
    """A learner's seat; the mask of legal actions is in the info, and an illegal action ends the match with a penalty."""

    metadata = {"render_modes": []}  # noqa: RUF012  # as the base class has it

    def __init__(
        self,
        game: str,
        players: int = 3,
        *,
        seat: str = "A",
        options: Mapping[str, Any] | None = None,
        bots: Mapping[str, str | Bot] | None = None,
        render_mode: str | None = None,
    ) -> None:
        others = {name: CAREFREE for name in LETTERS[:players] if name != seat}
        self.table = TablesEnv(game, 1, players, options=options, bots={**others, **(bots or {})})
        self.observation_space, self.action_space = self.table.single_observation_space, self.table.single_action_space
        self.render_mode = render_mode

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Begin a match."""
        super().reset(seed=seed)
        self.table.reset(seed=seed)
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Choose; the others play until it is this seat's turn again."""
        if not self.table.sheets.mask[0, action]:
            return self._seen(), ILLEGAL, True, False, self._info()
        self.table.step(np.array([action]))
        sheets = self.table.sheets
        ended = bool(sheets.ended[0])
        seen = sheets.last[0].copy() if ended else self._seen()
        return seen, float(sheets.reward[0]), ended, False, self._info()

    def _seen(self) -> Array:
        seen: Array = self.table.sheets.observation[0].copy()
        return seen

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.sheets.mask[0].copy()}
