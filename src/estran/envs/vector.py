"""Thousands of tables in one array, for Gymnasium: one compiled call makes a choice at every table.

Each row is a table, and shows it to the seat that must choose next. What a step says stands in the same arrays every time;
copy it to keep it, or pass arrays of your own.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from estran.batch import Batch
from estran.bots.levels import bot_of
from estran.bots.sight import Bot, Sight
from estran.engine.dice import dice_of
from estran.engine.layout import copy_of
from estran.engine.rows import FRESH, STAY
from estran.engine.seats import LETTERS, SEATS
from estran.envs.numbered_match import observation_space
from estran.games import find

CAREFREE = "random"  # the level that compiled code plays by itself
BUDGET = 1.0  # seconds that a bot may think


class TablesEnv(VectorEnv[NDArray[Any], NDArray[Any], NDArray[Any]]):
    """Tables that reset themselves in the step in which a match ends.

    `bots` names who sits at some of the seats, `{"B": "normal", "C": my_bot}`; the caller chooses for the others. The reward is
    that of the seat which chose; those of all seats are in the infos, with the mask of legal actions and the seat to choose.
    With `device="cuda"` tables and arrays are on the GPU, where only random bots play.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012  # as the base class has it

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int = 3,
        *,
        options: Mapping[str, Any] | None = None,
        bots: Mapping[str, str | Bot] | None = None,
        sheets: Mapping[str, NDArray[Any]] | None = None,
        threads: int = 1,
        device: str = "cpu",
        render_mode: str | None = None,
    ) -> None:
        self.game, self.players, self.num_envs = find(game), players, num_envs
        self.single_observation_space = observation_space(self.game)
        self.single_action_space = Discrete(self.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = MultiDiscrete(np.full(num_envs, self.game.actions))
        self.render_mode = render_mode
        self.batch = Batch(self.game, num_envs, players, options, threads=threads, device=device, sheets=sheets)
        self.sheets = self.batch.sheets
        self._seat(bots or {})
        self._infos = {
            "action_mask": self.sheets.mask,
            "seat": self.sheets.seat,
            "rewards": self.sheets.rewards,
            "final_obs": self.sheets.last,
            "_final_obs": self.sheets.ended,
        }
        self._untouched = np.zeros(num_envs, np.bool_)  # no match is ever truncated

    def _seat(self, bots: Mapping[str, str | Bot]) -> None:
        self._bots: dict[int, Bot] = {}
        self._carefree, self._is_bot = 0, np.zeros(SEATS, np.bool_)
        for name, bot in bots.items():
            seat = LETTERS[: self.players].index(name)
            if bot == CAREFREE:
                self._carefree |= 1 << seat
            else:
                self._bots[seat] = bot_of(bot, self.game) if isinstance(bot, str) else bot
                self._is_bot[seat] = True
        if len(bots) >= self.players:
            raise ValueError(f"bots sit at all {self.players} seats: leave one to choose for")
        if self._bots and self.batch.device != "cpu":
            raise ValueError(f"only random bots play on {self.batch.device}")
        self._dice = dice_of(0)  # of the bots

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Begin a match at every table, or at those that `options["reset_mask"]` marks; the same seed begins the same ones."""
        if seed is None and self._np_random_seed is None:
            seed = int(np.random.default_rng().integers(1 << 32))
        super().reset(seed=seed)
        if seed is not None:
            self.batch.shake(seed)
            self._dice = dice_of(seed, self.num_envs)
        marked = (options or {}).get("reset_mask", True)
        self._run(np.where(marked, FRESH, STAY) + np.zeros(self.num_envs, np.int32))
        return self.sheets.observation, self._infos

    def step(self, actions: ArrayLike) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make a choice at every table; one that is not legal is refused, and no table changes."""
        self._run(self.batch.legal(actions, least=0))
        sheets = self.sheets
        return sheets.observation, sheets.reward, sheets.ended, self._untouched, self._infos

    def _run(self, actions: NDArray[np.int32]) -> None:
        """Step, and then again wherever it is a bot's turn."""
        self.batch.play(actions, carefree=self._carefree)
        while self._bots and len(rows := np.flatnonzero(self._is_bot[self.sheets.seat])):
            actions = np.full(self.num_envs, STAY, np.int32)
            for row in rows:
                actions[row] = self._ask(int(row))
            self.batch.play(self.batch.legal(actions), carefree=self._carefree, clear=False)

    def _ask(self, row: int) -> int:
        """Ask a bot, which is shown what its seat may know; there is no record here for it to read."""
        seat, table = int(self.sheets.seat[row]), copy_of(self.batch.matches.tables[row])
        self.game.plain.imagine(table, seat, self._dice)
        choices = self.game.legal_actions(table, seat)
        return self._bots[seat].choose(Sight(self.game, table, seat, choices, BUDGET, self._dice, [], []))
