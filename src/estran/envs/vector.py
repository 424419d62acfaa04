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
from estran.engine.dice import Dice
from estran.engine.layout import copy_of
from estran.engine.rows import FRESH, NONE, STAY, shake_bots
from estran.engine.seats import LETTERS, ONLOOKER, SEATS
from estran.engine.unpacked import unpacked
from estran.envs.numbered_match import observation_space
from estran.games import find
from estran.words.folders import check_language
from estran.words.narrator import Narrator
from estran.words.speaker import speaker

CAREFREE = "random"  # the level that compiled code plays by itself
BUDGET = 1.0  # seconds that a bot may think


class TablesEnv(VectorEnv[NDArray[Any], NDArray[Any], NDArray[Any]]):
    """Tables at which another match begins in the step in which one ends, in the next one, or when `reset` says so.

    `bots` names who sits at some of the seats, `{"B": "normal", "C": my_bot}`; the caller chooses for the others. The reward is
    that of the seat which chose; those of all seats are in the infos, with the mask of legal actions and the seat to choose.
    With `device="cuda"` tables and arrays are on the GPU, where only random bots play.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # as the base class has it
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": ["ansi"],
        "render_fps": 1,  # Gymnasium warns where there is none
    }

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
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        self.game, self.players, self.num_envs = find(game), players, num_envs
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        check_language(language)
        self.render_mode, self.language = render_mode, language
        same_step = self.autoreset_mode is AutoresetMode.SAME_STEP
        if not same_step and device != "cpu":
            raise ValueError(f"on {device} matches follow each other in the same step: expected that autoreset_mode")
        self.batch = Batch(
            self.game, num_envs, players, options, threads=threads, device=device, again=same_step, sheets=sheets
        )
        self.sheets = self.batch.sheets
        self.single_observation_space = observation_space(self.game, self.sheets.observation.dtype)
        self.single_action_space = Discrete(self.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = MultiDiscrete(np.full(num_envs, self.game.actions))
        self._seat(bots or {})
        self._over = np.zeros(num_envs, np.bool_)  # where a match has ended and none has begun yet
        self._untouched = np.zeros(num_envs, np.bool_)  # no match is ever truncated

    def _seat(self, bots: Mapping[str, str | Bot]) -> None:
        self._bots: dict[int, str | Bot] = {}  # levels by their names, so that tables can be copied and pickled
        self._carefree, self._is_bot = 0, np.zeros(SEATS, np.bool_)
        for name, bot in bots.items():
            seat = seat_of(name, self.players)
            if bot == CAREFREE:
                self._carefree |= 1 << seat
            else:
                self._bots[seat], self._is_bot[seat] = bot, True
                self._bot(seat)  # refuses a level that is not known
        if len(bots) >= self.players:
            raise ValueError(f"bots sit at all {self.players} seats: leave one to choose for")
        if self._bots and self.batch.device != "cpu":
            raise ValueError(f"only random bots play on {self.batch.device}")
        self._dice = Dice.array(self.num_envs)  # of the bots at each table; random ones use the table's own
        self._shake_bots(0)

    def _shake_bots(self, seed: int) -> None:
        if self._bots:
            self.batch.machine.run(shake_bots, self._dice, seed)

    @property
    def free_seats(self) -> list[int]:
        """The seats that the caller chooses for."""
        bots = self._carefree | sum(1 << seat for seat in self._bots)
        return [seat for seat in range(self.players) if not bots >> seat & 1]

    def _bot(self, seat: int) -> Bot:
        bot = self._bots[seat]
        return bot_of(bot, self.game) if isinstance(bot, str) else bot

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Begin a match at every table, or at those that `options["reset_mask"]` marks; the same seed begins the same ones."""
        marked = self._marked((options or {}).get("reset_mask", [True] * self.num_envs))
        if seed is None and self._np_random_seed is None:
            seed = int(np.random.default_rng().integers(1 << 32))
        super().reset(seed=seed)
        if seed is not None:
            self.batch.shake(seed)
            self._shake_bots(seed)
        self._run(np.where(marked, FRESH, STAY).astype(np.int32))
        self._over &= ~marked
        return self.sheets.observation, self._infos()

    def _marked(self, mask: ArrayLike) -> NDArray[np.bool_]:
        """Which tables begin again; anything but a truth value for each of them is refused."""
        marked = np.asarray(mask)
        if marked.shape != (self.num_envs,) or marked.dtype != np.bool_:
            raise ValueError(
                f"expected reset_mask to say true or false of each of {self.num_envs} tables, "
                f"came {marked.dtype} of shape {marked.shape}"
            )
        return marked

    def step(self, actions: ArrayLike) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make a choice at every table; one that is not legal is refused, and no table changes.

        With `NEXT_STEP` another match begins where one has ended, whatever is chosen there; with `DISABLED` nothing is legal there.
        """
        chosen = self.batch.legal(actions, least=0)
        if self.autoreset_mode is AutoresetMode.NEXT_STEP:
            chosen = np.where(self._over, FRESH, chosen).astype(np.int32)
        self._run(chosen)
        if self.autoreset_mode is not AutoresetMode.SAME_STEP:
            self._show_the_end()
        sheets = self.sheets
        return sheets.observation, sheets.reward, sheets.ended, self._untouched, self._infos()

    def answer(self, actions: NDArray[np.int32]) -> None:
        """Go on with the last step: choices at some tables, STAY at the others, and what the step brought so far still stands."""
        self._run(self.batch.legal(actions), clear=False)

    def _show_the_end(self) -> None:
        """Where a match has ended, show how it did; any action will do there if the next step begins another one."""
        sheets = self.sheets
        self._over[:] = sheets.ended
        sheets.observation[self._over] = sheets.last[self._over]
        sheets.mask[self._over] = self.autoreset_mode is AutoresetMode.NEXT_STEP

    def _infos(self) -> dict[str, Any]:
        """A fresh dictionary each time, since wrappers write into it; the arrays in it are the sheets."""
        sheets = self.sheets
        infos = {"action_mask": sheets.mask, "seat": sheets.seat, "rewards": sheets.rewards}
        if self.autoreset_mode is AutoresetMode.SAME_STEP:
            infos |= {"final_obs": sheets.last, "_final_obs": sheets.ended}
        return infos

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen at each table, in an array of its own, under the name by which others ask for it."""
        return np.asarray(self.sheets.mask, np.bool_)

    def state(self) -> NDArray[Any]:
        """What all seats know, one after the other in a row per table: for critics that may know more than one seat."""
        return np.concatenate([np.asarray(self.batch.observe(seat)) for seat in range(self.players)], axis=1)

    def render(self) -> tuple[str, ...] | None:
        """Each table on one line, as the seat that must choose may know it, and what is awaited."""
        if self.render_mode is None:
            return None
        return tuple(self._told(row) for row in range(self.num_envs))

    def _told(self, row: int) -> str:
        table, seat = unpacked(self.batch.matches.tables[row]), int(self.sheets.seat[row])
        viewer = ONLOOKER if seat == NONE else seat
        names = list(LETTERS[: self.players])
        status = Narrator(self.game, names).status(self.game.views.view(table, viewer))
        return f"{self.game.positions.write_table(table, viewer)}\n{speaker(self.language).text(status)}"

    def _run(self, actions: NDArray[np.int32], *, clear: bool = True) -> None:
        """Step, and then again wherever it is a bot's turn."""
        self.batch.play(actions, carefree=self._carefree, clear=clear)
        while self._bots and len(rows := np.flatnonzero(self._is_bot[self.sheets.seat] & (self.sheets.seat != NONE))):
            actions = np.full(self.num_envs, STAY, np.int32)
            for row in rows:
                actions[row] = self._ask(int(row))
            self.batch.play(self.batch.legal(actions), carefree=self._carefree, clear=False)

    def _ask(self, row: int) -> int:
        """Ask a bot, which is shown what its seat may know; there is no record here for it to read."""
        seat, table, dice = int(self.sheets.seat[row]), copy_of(self.batch.matches.tables[row]), self._dice[row]
        self.game.plain.imagine(table, seat, dice)
        choices = self.game.legal_actions(table, seat)
        return self._bot(seat).choose(Sight(self.game, table, seat, choices, BUDGET, dice, [], []))


def seat_of(name: str, players: int) -> int:
    """The number of a seat that is at the table; any other is refused."""
    if name not in list(LETTERS[:players]):
        raise ValueError(f"expected a seat from A to {LETTERS[players - 1]}, came {name}")
    return LETTERS.index(name)
