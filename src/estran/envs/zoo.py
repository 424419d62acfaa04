"""Every game for PettingZoo: seats that choose one after another (AEC), or all at once (parallel).

`env("douro", players=3)` and `parallel_env("douro", players=3)`; agents are the seats, A to E. An observation has the features of
what the seat may know and the mask of what it may choose. Rewards come at the end: everybody has put in 1, the winners share it all.
"""

import sys
from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from estran.engine.seats import LETTERS
from estran.envs.numbered_match import ILLEGAL, NumberedMatch, mask_of, observation_space
from estran.games import find
from estran.words.folders import check_language

Observation = dict[str, Any]


def env(game: str, players: int = 3, **settings: Any) -> Any:
    """The AEC environment in PettingZoo's usual wrappers: an illegal choice ends the match.

    `settings` are the `options` of the match, its `render_mode` ("human" or "ansi") and the `language` in which it is told
    ("en", "fr" or "pl"); `raw_env` and `parallel_env` take the same.
    """
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(
            wrappers.TerminateIllegalWrapper(raw_env(game, players, **settings), illegal_reward=ILLEGAL)
        )
    )


class _Table:
    """What both kinds have in common: a game, its spaces, a stream of seeds, and rendering."""

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "is_parallelizable": False}  # noqa: RUF012  # as PettingZoo has it

    def __init__(
        self,
        game: str,
        players: int = 3,
        *,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        self.game, self.players, self.options = find(game), players, dict(options or {})
        self.game.set_table(players, self.options)  # refuses what cannot be played
        check_language(language)
        self.render_mode, self.language = render_mode, language
        self.metadata = {**self.metadata, "name": f"estran_{game}_v{self.game.version}"}
        self.possible_agents = list(LETTERS[:players])
        self._observation_spaces = {seat: self._observation_space() for seat in self.possible_agents}
        self._action_spaces = {seat: Discrete(self._actions()) for seat in self.possible_agents}
        self._random = seeding.np_random()[0]

    def _actions(self) -> int:
        return self.game.actions

    def _observation_space(self) -> Dict:
        masks = Box(0, 1, (self._actions(),), np.int8)
        return Dict({"observation": observation_space(self.game), "action_mask": masks})

    def observation_space(self, agent: str) -> Dict:
        """What a seat observes: features, and the mask of its actions."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The numbers of a seat's choices."""
        return self._action_spaces[agent]

    def _sit_down(self, seed: int | None) -> None:
        """A fresh match; from the same seed come the same matches, one after the other."""
        if seed is not None:
            self._random = seeding.np_random(seed)[0]
        self.match = NumberedMatch(self.game.name, self.players, self.options, int(self._random.integers(1 << 53)))
        self.agents = list(self.possible_agents)

    def render(self) -> str | None:
        """Say what has happened since the last time, as an onlooker hears it."""
        text = self.match.text(self.language)
        if self.render_mode == "ansi":
            return text
        if text:
            sys.stdout.write(f"{text}\n")
        return None

    @property
    def state_space(self) -> Box:
        """The bounds of `state`."""
        one = observation_space(self.game)
        return Box(np.tile(one.low, self.players), np.tile(one.high, self.players), dtype=np.int8)

    def state(self) -> Any:
        """What all seats know, one after the other: for critics that may know more than one seat."""
        return np.concatenate([self.match.observation(seat) for seat in self.possible_agents])

    def close(self) -> None:
        """Nothing is held that would have to be released."""


class raw_env(_Table, AECEnv):  # type: ignore[misc]  # PettingZoo has no types  # noqa: N801  # its users look for this name
    """One seat at a time; those who choose in secret are asked one after another, and none sees another's choice."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match."""
        self._sit_down(seed)
        self.rewards, self._cumulative_rewards = dict.fromkeys(self.agents, 0.0), dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {seat: {} for seat in self.agents}
        self.agent_selection = min(self.match.waiting)

    def observe(self, agent: str) -> Observation:
        """What a seat may know and choose."""
        mask = mask_of(self.match.actions(agent), self._actions())
        return {"observation": self.match.observation(agent), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make the choice of the seat that is asked."""
        seat = self.agent_selection
        if self.terminations[seat]:
            self._was_dead_step(action)
            return
        number = number_of(seat, action)
        self._cumulative_rewards[seat] = 0.0
        self.match.choose(seat, number)
        over = self.match.over
        self.rewards = dict(zip(self.agents, self.match.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, over)
        self.agent_selection = self.agents[0] if over else min(self.match.waiting)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


def number_of(seat: str, action: Any) -> int:
    """An action's number, whatever kind of whole number it is; anything else is refused."""
    try:
        return index(action)
    except TypeError as problem:
        raise ValueError(f"expected the number of an action of {seat}, came {action!r}") from problem


class parallel_env(_Table, ParallelEnv):  # type: ignore[misc]  # noqa: N801
    """All seats at once; a seat that is not asked has one action, the last one: to wait."""

    def _actions(self) -> int:
        return self.game.actions + 1

    @property
    def wait(self) -> int:
        """The action of seats that are not asked."""
        return self.game.actions

    def _legal(self, seat: str) -> list[int]:
        return self.match.actions(seat) or [self.wait]

    def _observations(self) -> dict[str, Observation]:
        return {
            seat: {
                "observation": self.match.observation(seat),
                "action_mask": mask_of(self._legal(seat), self._actions()),
            }
            for seat in self.agents
        }

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a match."""
        self._sit_down(seed)
        return self._observations(), {seat: {} for seat in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Make everybody's choices."""
        seats = self.agents
        if missing := [seat for seat in seats if seat not in actions]:
            raise ValueError(f"expected an action of every agent, none came for {', '.join(missing)}")
        wrong = [seat for seat in seats if actions[seat] not in self._legal(seat)]
        for seat in [] if wrong else [seat for seat in seats if actions[seat] != self.wait]:
            self.match.choose(seat, int(actions[seat]))
        over = bool(wrong) or self.match.over
        rewards = [ILLEGAL if seat in wrong else 0.0 for seat in seats] if wrong else self.match.rewards()
        observations = self._observations()
        self.agents = [] if over else seats
        if self.render_mode == "human":
            self.render()
        ended, never = dict.fromkeys(seats, over), dict.fromkeys(seats, False)
        return observations, dict(zip(seats, rewards, strict=True)), ended, never, {seat: {} for seat in seats}
