"""Every game for OpenSpiel: importing this registers each in `pyspiel`, as `estran_NAME`.

Chance is explicit, secret choices are simultaneous nodes (a seat that is not asked has no action there), and information states are
all that a seat has read and heard. Table size and options are parameters; `record`, a file or its text, and `ending`, the number of
a small one that ships, begin in the middle of a match, and with `turns` those who choose in secret are asked one after another, none of them seeing what another chose.
"""

import random
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyspiel

from estran.engine.game import Game
from estran.engine.seats import CHANCE, NOBODY, is_tie, letter, members
from estran.envs.frozen_match import FrozenMatch
from estran.envs.small_endings import ending
from estran.games import find, names
from estran.match.record import FORMAT, MatchRecord
from estran.words.folders import DEFAULT
from estran.words.speaker import speaker

PLAYERS = pyspiel.PlayerId  # its signs for those who are no players
WAIT = "wait"  # what a seat does that is not asked
ABSENT = ""  # OpenSpiel's parameters have no None
LONGEST = 2000  # choices, more than any match ever seen: for games that state no maximum
TERMINAL, DUE, TOGETHER = (int(sign) for sign in (PLAYERS.TERMINAL, PLAYERS.CHANCE, PLAYERS.SIMULTANEOUS))


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game at a table of some size, with its options, from the beginning or from a record."""

    game: Game

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        game, wanted = self.game, {**defaults_of(self.game), **(parameters or {})}
        record = record_of(game, wanted)
        check_parameters(game, wanted, record)
        self.start = FrozenMatch.replay(record)
        sharing = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=game.outcomes,
            num_players=self.start.players,
            min_utility=-1.0,
            max_utility=float(self.start.players - 1),
            utility_sum=0.0,
            max_game_length=game.longest or LONGEST,
        )
        self.turns, self._wanted = bool(wanted["turns"]), wanted
        super().__init__(kind_of(game, turns=self.turns), sharing, wanted)

    def __reduce__(self) -> tuple[Any, ...]:
        """How it reaches another process: by its name and parameters; OpenSpiel's own way cannot write all options."""
        return game_again, (self.game.name, self._wanted)

    def new_initial_state(self) -> "SpielState":
        """The table before anything, or where the record stops."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a seat knows: now, or of the whole match."""
        return Observer(self.game, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a match.

    Some methods that OpenSpiel has in C++ are here again. There they would ask our Python in turn, and a tensor would begin
    another match each time to see how long it is.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.match, self.turns = game.start, game.turns
        self.drawn: tuple[
            tuple[int, FrozenMatch], ...
        ] = ()  # where `resample_from_infostate` went over to another match

    def __reduce__(self) -> tuple[Any, ...]:
        """How it is pickled: its game, all actions, and the matches that were drawn on the way."""
        return state_again, (self.get_game(), self.history(), self.drawn)

    def current_player(self) -> int:
        """A seat's number, or OpenSpiel's signs for chance, for several at once, and for nobody."""
        asked = self.match.asked
        if asked == NOBODY:
            return TERMINAL
        if asked == CHANCE:
            return DUE
        return TOGETHER if is_tie(asked) and not self.turns else members(asked)[0]

    def is_terminal(self) -> bool:
        """Nobody has anything left to do."""
        return self.match.asked == NOBODY

    def is_chance_node(self) -> bool:
        """Whether chance is due."""
        return self.match.asked == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a seat may choose, the one in turn if none is named; or the outcomes that chance may have."""
        if self.match.asked == CHANCE:
            return [outcome for outcome, weight in enumerate(self.match.chances) if weight]
        seat = self.current_player() if player is None else player
        if seat == TERMINAL or (self.turns and seat != self.current_player()):
            return []
        return list(self._legal_actions(seat))

    def _legal_actions(self, player: int) -> list[int]:
        if not 0 <= player < self.match.players:
            raise ValueError(f"expected a seat from 0 to {self.match.players - 1}, came {player}")
        return self.match.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, and how likely it is."""
        weights = self.match.chances
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        asked = self.match.asked
        self.match = self.match.after(CHANCE if asked == CHANCE else members(asked)[0], action)

    def _apply_actions(self, actions: list[int]) -> None:
        match = self.match
        for seat in members(match.asked):
            match = match.after(seat, actions[seat])
        self.match = match

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return self.match.text_of(CHANCE, action)
        if not self.match.asked >> player & 1:
            return WAIT  # where others choose at once, OpenSpiel asks for this one's action too
        return self.match.text_of(player, action)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """The features of what a seat may know."""
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self.match.players:
            raise ValueError(f"expected a seat from 0 to {self.match.players - 1}, came {seat}")
        floats: list[float] = self.match.observation(seat).astype(np.float64).tolist()
        return floats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that the player cannot tell from this one, drawn as `imagine` draws it."""
        twin: SpielState = self.clone()
        twin.match = self.match.imagined(player, int(sampler() * (1 << 53)))
        twin.drawn = (*self.drawn, (self.move_number(), twin.match))
        return twin

    def rewards(self) -> list[float]:
        """What the last step brought: nothing until the end."""
        return self.match.rewards()

    def returns(self) -> list[float]:
        """Everybody has put in 1, and at the end the winners share it all."""
        return self.match.rewards()

    def __str__(self) -> str:
        return "\n".join(self.match.plies)


def game_again(name: str, parameters: dict[str, Any]) -> SpielGame:
    """A game that was pickled."""
    game: SpielGame = pyspiel.load_game(f"estran_{name}", parameters)
    return game


def state_again(game: SpielGame, actions: list[int], drawn: tuple[tuple[int, FrozenMatch], ...]) -> SpielState:
    """A state that was pickled: the same actions are made again, each in the match in which it was made."""
    state, left, matches = game.new_initial_state(), iter(actions), dict(drawn)
    while True:
        state.match = matches.get(state.move_number(), state.match)
        if state.is_simultaneous_node() and (several := list(islice(left, game.num_players()))):
            state.apply_actions(several)
        elif (action := next(left, None)) is not None:
            state.apply_action(action)
        else:
            state.drawn = drawn
            return state


class ChanceSampler:
    """Draws chance for OpenSpiel's `rl_environment`, whose own way takes longer than a ply; the same seed, the same draws."""

    def __init__(self, seed: int | None = None) -> None:
        self.seed(seed)

    def seed(self, seed: int | None = None) -> None:
        """Begin again."""
        self._luck = random.Random(seed)

    def __call__(self, state: SpielState) -> int:
        """One of the outcomes, as likely as its weight says."""
        weights = state.match.chances
        return self._luck.choices(range(len(weights)), weights)[0]


class Observer:
    """A seat's features and its view; with perfect recall, all that it has read and heard instead."""

    def __init__(self, game: Game, kind: Any) -> None:
        self.recall = bool(kind.perfect_recall)
        self.tensor = None if self.recall else np.zeros(game.features.SIZE, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the features."""
        if self.tensor is not None:
            self.tensor[:] = state.match.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as JSON, or what the seat has read; and heard, from the first thing on that was hidden from it."""
        match = state.match
        if not self.recall:
            return msgspec.json.encode(match.view(player)).decode()
        seen = match.plies_seen(player)
        if match.imaginer not in (None, player):  # its own secrets are on the imagined table alone
            return "\n".join([letter(player), *seen, msgspec.json.encode(match.view(player)).decode()])
        hidden = next((number for number, ply in enumerate(seen) if ply.endswith("?")), match.count)
        heard = [f"{event.event} {event.arguments}" for event in match.told(player, since=hidden)]
        return "\n".join([letter(player), *seen, *heard])


def record_of(game: Game, parameters: dict[str, Any]) -> MatchRecord:
    """The record to begin with: the one that is given, or an empty one for the table's size and options."""
    text, number = parameters["record"], parameters["ending"]
    if number and text != ABSENT:
        raise ValueError(f"expected a record or an ending, came both: ending {number} begins in a record of its own")
    if number:
        return ending(game.name, number)
    if text != ABSENT:
        return given_record(game, text)
    options = {name: option_of(parameters[name]) for name in game.defaults if parameters[name] != ABSENT}
    return MatchRecord(format=FORMAT, game=game.name, players=parameters["players"], options=options, plies=[])


def given_record(game: Game, text: str) -> MatchRecord:
    """The record in a file or a text; one of another game is refused."""
    is_text = text.startswith("{")
    record = MatchRecord.decode(text) if is_text else MatchRecord.load(Path(text))
    if record.game != game.name:
        came, wanted = (speaker(DEFAULT).say(f"{name}-name") for name in (record.game, game.name))
        raise ValueError(f"{'the record' if is_text else text} is a match of {came}, not of {wanted}")
    return record


def check_parameters(game: Game, parameters: dict[str, Any], record: MatchRecord) -> None:
    """Refuse a table size or an option that is neither the usual one, which OpenSpiel fills in itself, nor the record's."""
    usual, there = defaults_of(game), {"players": record.players, **game.defaults, **(record.options or {})}
    for name, value in there.items():
        came = parameters[name]
        if came != usual[name] and option_of(came) != value:
            raise ValueError(f"expected {name}={value}, as the record has it, came {name}={came}: leave it out")


def option_of(parameter: Any) -> Any:
    """The value of an option, which is JSON where it has parts: OpenSpiel's parameters have no objects."""
    return msgspec.json.decode(parameter) if str(parameter).startswith("{") else parameter


def defaults_of(game: Game) -> dict[str, Any]:
    """OpenSpiel's parameters of a game."""
    options = {name: ABSENT if value is None else value for name, value in game.defaults.items()}
    return {"players": 3, "record": ABSENT, "ending": 0, "turns": False, **options}


def kind_of(game: Game, *, turns: bool = False) -> Any:
    """OpenSpiel's description of a game."""
    hidden = bool(game.secret_phases)
    types = pyspiel.GameType
    return types(
        short_name=f"estran_{game.name}",
        long_name=f"Estran's {game.name.capitalize()}",
        dynamics=types.Dynamics.SIMULTANEOUS if hidden and not turns else types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=types.Information.IMPERFECT_INFORMATION if hidden else types.Information.PERFECT_INFORMATION,
        utility=types.Utility.ZERO_SUM,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults_of(game),
    )


def register(game: Game) -> type[SpielGame]:
    """Register a class, not a closure: pyspiel still calls it during interpreter shutdown."""
    named = type(f"Spiel{game.name.capitalize()}", (SpielGame,), {"game": game})
    pyspiel.register_game(kind_of(game), named)
    return named


GAMES = {name: register(find(name)) for name in names()}
