"""Every game for OpenSpiel: importing this registers each in `pyspiel`, as `estran_NAME`.

Chance is explicit, secret choices are simultaneous nodes (a seat that is not asked has no action there), and information states are
all that a seat has read and heard. Table size and options are parameters; `record`, a file or its text, begins in the middle of a match.
"""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyspiel

from estran.engine.game import Game
from estran.engine.seats import CHANCE, NOBODY, is_tie, letter, members
from estran.envs.numbered_match import rewards_of
from estran.games import find, names
from estran.match.match import Match
from estran.match.record import FORMAT, MatchRecord

WAIT = "wait"  # what a seat does that is not asked
ABSENT = ""  # OpenSpiel's parameters have no None
LONGEST = 2000  # choices, more than any match ever seen: for games that state no maximum


class SpielMatch(Match):
    """A match that OpenSpiel can copy and pickle."""

    def __copy__(self) -> "SpielMatch":
        twin = SpielMatch.__new__(SpielMatch)
        twin.__dict__.update(self.__dict__)
        return twin

    def __deepcopy__(self, memo: Any) -> "SpielMatch":
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:
        return SpielMatch.read, (self.record().encode(),)

    @classmethod
    def read(cls, text: bytes) -> "SpielMatch":
        """The match of a saved record."""
        return cls.replay(MatchRecord.decode(text))

    @property
    def now(self) -> Any:
        """The table itself, to look at."""
        return self._table


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game at a table of some size, with its options, from the beginning or from a record."""

    kind: Any  # OpenSpiel's description
    game: Game

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        game, wanted = self.game, {**defaults_of(self.game), **(parameters or {})}
        self.start = SpielMatch.replay(record_of(game, wanted))
        sharing = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=game.outcomes,
            num_players=self.start.players,
            min_utility=-1.0,
            max_utility=float(self.start.players - 1),
            utility_sum=0.0,
            max_game_length=game.longest or LONGEST,
        )
        super().__init__(self.kind, sharing, wanted)

    def new_initial_state(self) -> "SpielState":
        """The table before anything, or where the record stops."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a seat knows: now, or of the whole match."""
        return Observer(self.game, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a match."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.match = game.start.fork()

    @property
    def asked(self) -> int:
        """Who must choose, as bits, or chance, or nobody."""
        return int(self.match.game.plain.waiting(self.match.now))

    def current_player(self) -> int:
        """A seat's number, or OpenSpiel's signs for chance, for several at once, and for nobody."""
        if self.asked == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.asked == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.SIMULTANEOUS) if is_tie(self.asked) else members(self.asked)[0]

    def is_terminal(self) -> bool:
        """Nobody has anything left to do."""
        return self.asked == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.game.legal_actions(self.match.now, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, and how likely it is."""
        weights = self.match.game.chances(self.match.now)
        return [(outcome, weight / sum(weights)) for outcome, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        who = pyspiel.PlayerId.CHANCE if self.asked == CHANCE else members(self.asked)[0]
        self._append([(who, action)])

    def _apply_actions(self, actions: list[int]) -> None:
        self._append([(seat, actions[seat]) for seat in members(self.asked)])

    def _append(self, choices: list[tuple[int, int]]) -> None:
        """Let these happen; how they are written follows from the table before the first of them."""
        for ply in [
            f"{'*' if who < 0 else letter(who)} {self._action_to_string(who, number)}" for who, number in choices
        ]:
            self.match.append(ply)

    def _action_to_string(self, player: int, action: int) -> str:
        notation = self.match.game.notation
        if player < 0:
            return str(notation.write_outcome(self.match.now, action))
        if not self.asked >> player & 1:
            return WAIT  # where others choose at once, OpenSpiel asks for this one's action too
        return str(notation.write_action(self.match.now, player, action))

    def returns(self) -> list[float]:
        """Everybody has put in 1, and at the end the winners share it all."""
        return rewards_of(self.match.game, self.match.now) if self.is_terminal() else [0.0] * self.match.players

    def __str__(self) -> str:
        return "\n".join(self.match.plies)


class Observer:
    """A seat's features and its view; with perfect recall, all that it has read and heard instead."""

    def __init__(self, game: Game, kind: Any) -> None:
        self.game, self.recall = game, bool(kind.perfect_recall)
        size = game.features.SIZE
        self.tensor = None if self.recall else np.zeros(size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the features."""
        if self.tensor is not None:
            self.game.plain.observe(state.match.now, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as JSON, or what the seat has read; and heard, from the first thing on that was hidden from it."""
        match, seat = state.match, letter(player)
        if not self.recall:
            return msgspec.json.encode(match.view(seat)).decode()
        seen = match.plies_seen(seat)
        hidden = next((number for number, ply in enumerate(seen) if ply.endswith("?")), len(match.plies))
        heard = [f"{event.event} {event.arguments}" for _, event in match.events(seat, since=hidden)]
        return "\n".join([seat, *seen, *heard])


def record_of(game: Game, parameters: dict[str, Any]) -> MatchRecord:
    """The record to begin with: the one that is given, or an empty one for the table's size and options."""
    text = parameters["record"]
    if text != ABSENT:
        return MatchRecord.decode(text) if text.startswith("{") else MatchRecord.load(Path(text))
    options = {name: parameters[name] for name in game.defaults if parameters[name] != ABSENT}
    for name, value in options.items():
        if str(value).startswith("{"):  # JSON: OpenSpiel's parameters have no objects
            options[name] = msgspec.json.decode(value)
    return MatchRecord(format=FORMAT, game=game.name, players=parameters["players"], options=options, plies=[])


def defaults_of(game: Game) -> dict[str, Any]:
    """OpenSpiel's parameters of a game."""
    options = {name: ABSENT if value is None else value for name, value in game.defaults.items()}
    return {"players": 3, "record": ABSENT, **options}


def register(game: Game) -> type[SpielGame]:
    """Register a class, not a closure: pyspiel still calls it during interpreter shutdown."""
    hidden = bool(game.secret_phases)
    types = pyspiel.GameType
    kind = types(
        short_name=f"estran_{game.name}",
        long_name=f"Estran's {game.name.capitalize()}",
        dynamics=types.Dynamics.SIMULTANEOUS if hidden else types.Dynamics.SEQUENTIAL,
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
    named = type(f"Spiel{game.name.capitalize()}", (SpielGame,), {"kind": kind, "game": game})
    pyspiel.register_game(kind, named)
    return named


GAMES = {name: register(find(name)) for name in names()}
