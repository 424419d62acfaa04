"""Every game for OpenSpiel: importing this registers each in `pyspiel`, as `estran_NAME`.

Chance is explicit, secret choices are simultaneous nodes (a seat that is not asked has no action there), and information states are
all that a seat has read and heard. Table size and options are parameters; `record`, a file or its text, and `ending`, the number of
a small one that ships, begin in the middle of a match, and with `turns` those who choose in secret are asked one after another, none of them seeing what another chose.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any
from weakref import WeakSet

import msgspec
import numpy as np
import pyspiel

from estran.engine.dice import dice_of, roll
from estran.engine.game import Game
from estran.engine.seats import CHANCE, NOBODY, is_tie, letter, members
from estran.envs.numbered_match import rewards_of
from estran.envs.small_endings import ending
from estran.games import find, names
from estran.match.match import Match
from estran.match.record import FORMAT, MatchRecord

WAIT = "wait"  # what a seat does that is not asked
ABSENT = ""  # OpenSpiel's parameters have no None
LONGEST = 2000  # choices, more than any match ever seen: for games that state no maximum


class SpielMatch(Match):
    """A match that OpenSpiel can copy and pickle, and imagine as one of its seats may."""

    imaginer: int | None = None  # the seat that imagined this match; plies that it could not read are `B ?`
    _sharers: "WeakSet[SpielMatch] | None" = (
        None  # copies that still stand on the same table: OpenSpiel copies to observe
    )
    _asked: int | None = None  # what `asked` found, until the next ply
    _packed: Any = None  # what `packed` made, until the next ply

    def __copy__(self) -> "SpielMatch":
        twin = SpielMatch.__new__(SpielMatch)
        twin.__dict__.update(self.__dict__)
        return twin

    def __deepcopy__(self, memo: Any) -> "SpielMatch":
        """A copy that shares the table with this one until either of them goes on."""
        if self._sharers is None:
            self._sharers = WeakSet([self])
        twin = self.__copy__()
        self._sharers.add(twin)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        if self.imaginer is not None:  # no record leads to an imagined table
            return SpielMatch.__new__, (SpielMatch,), {**self.__dict__, "_sharers": None, "_packed": None}
        return SpielMatch.read, (self.record().encode(),)

    def fork(self) -> "SpielMatch":
        """A copy with a table of its own."""
        twin = super().fork()
        twin._sharers = None
        return twin

    def _go_alone(self) -> None:
        """Before a ply: leave the table to the copies that share it, if there are any left."""
        if self._sharers is not None:
            if len(self._sharers) > 1:
                self._sharers.discard(self)
                self.__dict__.update(self.fork().__dict__)
            self._sharers = None

    def _write(self, ply: str) -> None:
        super()._write(ply)
        self._asked = self._packed = None

    def append(self, ply: str) -> None:
        """Let a ply happen."""
        self._go_alone()
        super().append(ply)

    def make(self, who: int, number: int) -> None:
        """Let a choice or an outcome of chance happen, by its number; what cannot be is refused as `append` refuses it."""
        game, table, chance = self.game, self._table, who < 0
        if chance:
            text, weights = f"* {game.notation.write_outcome(table, number)}", game.chances(table)
            possible = number < len(weights) and weights[number] > 0
        else:
            text = f"{letter(who)} {game.notation.write_action(table, who, number)}"
            possible = number in game.legal_actions(table, who)
        if not possible:
            self.append(text)
        self._go_alone()
        if chance:
            self._course.happen(self._table, number)
        else:
            self._course.act(self._table, who, number)
        self._write(text)

    @property
    def asked(self) -> int:
        """Who must choose, as bits, or chance, or nobody."""
        if self._asked is None:
            self._asked = int(self.game.plain.waiting(self._table))
        return self._asked

    @property
    def packed(self) -> Any:
        """The table as a record for compiled code, to look at."""
        if self._packed is None:
            record = self.table
            for twin in self._sharers or (self,):
                twin._packed = record
        return self._packed

    def imagined(self, seat: int, seed: int) -> "SpielMatch":
        """A match that this seat cannot tell from this one: what it cannot know is drawn again, others' open choices too."""
        twin, rules, dice = self.fork(), self.game.plain, dice_of(seed)
        open_to_it = [
            number for number, ply in enumerate(self.plies) if number < self._course.closed or ply[0] == letter(seat)
        ]
        twin.plies, twin.imaginer = self.plies_seen(letter(seat)), seat
        twin._course.eyes = [self._course.eyes[number] for number in open_to_it]
        twin._happenings = [self._happenings[number] for number in open_to_it]
        asked = rules.waiting(self._table)
        rules.imagine(twin._table, seat, dice)
        if asked not in (CHANCE, NOBODY):
            for other in members(rules.waiting(twin._table) & ~asked):  # imagining has withdrawn their choices
                moves = twin.legal(letter(other))
                twin.append(f"{letter(other)} {moves[roll(dice, len(moves))]}")
        twin._asked = twin._packed = None  # of the table before it was imagined
        return twin

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
        self.turns = bool(wanted["turns"])
        super().__init__(kind_of(game, turns=self.turns), sharing, wanted)

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
        self.match, self.turns = game.start.fork(), game.turns

    @property
    def asked(self) -> int:
        """Who must choose, as bits, or chance, or nobody."""
        return self.match.asked

    def current_player(self) -> int:
        """A seat's number, or OpenSpiel's signs for chance, for several at once, and for nobody."""
        if self.asked == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.asked == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        together = is_tie(self.asked) and not self.turns
        return int(pyspiel.PlayerId.SIMULTANEOUS) if together else members(self.asked)[0]

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
        for who, number in choices:
            self.match.make(who, number)

    def _action_to_string(self, player: int, action: int) -> str:
        notation = self.match.game.notation
        if player < 0:
            return str(notation.write_outcome(self.match.now, action))
        if not self.asked >> player & 1:
            return WAIT  # where others choose at once, OpenSpiel asks for this one's action too
        return str(notation.write_action(self.match.now, player, action))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that the player cannot tell from this one, drawn as `imagine` draws it."""
        twin: SpielState = self.clone()
        twin.match = self.match.imagined(player, int(sampler() * (1 << 53)))
        return twin

    def returns(self) -> list[float]:
        """Everybody has put in 1, and at the end the winners share it all."""
        return rewards_of(self.match.game, self.match.now) if self.is_terminal() else [0.0] * self.match.players

    def __str__(self) -> str:
        return "\n".join(self.match.plies)


class Observer:
    """A seat's features and its view; with perfect recall, all that it has read and heard instead."""

    def __init__(self, game: Game, kind: Any) -> None:
        self.game, self.recall = game, bool(kind.perfect_recall)
        self._seen = np.zeros(game.features.SIZE, np.int8)
        self.tensor = None if self.recall else self._seen.astype(np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the features."""
        if self.tensor is not None:
            self.game.silent.observe(state.match.packed, player, self._seen)
            self.tensor[:] = self._seen

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as JSON, or what the seat has read; and heard, from the first thing on that was hidden from it."""
        match, seat = state.match, letter(player)
        if not self.recall:
            return msgspec.json.encode(match.view(seat)).decode()
        seen = match.plies_seen(seat)
        if match.imaginer not in (None, player):  # its own secrets are on the imagined table alone
            return "\n".join([seat, *seen, msgspec.json.encode(match.view(seat)).decode()])
        hidden = next((number for number, ply in enumerate(seen) if ply.endswith("?")), len(match.plies))
        heard = [f"{event.event} {event.arguments}" for _, event in match.events(seat, since=hidden)]
        return "\n".join([seat, *seen, *heard])


def record_of(game: Game, parameters: dict[str, Any]) -> MatchRecord:
    """The record to begin with: the one that is given, or an empty one for the table's size and options."""
    if parameters["ending"]:
        return ending(game.name, parameters["ending"])
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
