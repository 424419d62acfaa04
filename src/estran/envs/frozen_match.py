"""A match that never changes: each ply leads to another one. Compiled rules make plies; words are found when somebody asks.

So a copy is the match itself, and a walk through a game tree may come back to any of its matches.
"""

from functools import cache, cached_property
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from estran.engine.dice import dice_of, roll
from estran.engine.events import Happening, heard
from estran.engine.game import Game, Refused
from estran.engine.one_table import imagine_one, look_around, read_odds, try_ply
from estran.engine.rows import NONE, write_rewards
from estran.engine.seats import CHANCE, LETTERS, NOBODY, letter, letters, members
from estran.engine.unpacked import unpacked
from estran.engine.view import Told, View, told
from estran.match.course import readable, still_open
from estran.match.match import Match
from estran.match.record import MatchRecord


class Rules(NamedTuple):
    """A game's compiled code, and the layouts of what it works on."""

    try_ply: Any
    read_odds: Any
    look_around: Any
    imagine_one: Any
    table: np.dtype[Any]
    scratch: np.dtype[Any]
    size: int  # of an observation


@cache
def rules_of(game: Game) -> Rules:
    """The same for all matches of the game."""
    ours = game.silent.with_
    code = ours(try_ply), ours(read_odds), ours(look_around), ours(imagine_one)
    return Rules(*code, game.state.dtype(), game.scratch.dtype(), game.features.SIZE)


def room(kind: np.dtype[Any], count: int = 1) -> Any:
    """Blank records; `np.zeros` would look at every field of their layout, which takes longer than a ply."""
    return np.frombuffer(bytearray(kind.itemsize * count), kind)


class ReadPly(NamedTuple):
    """A ply as somebody read it: all that an imagined match keeps of what came before."""

    text: str
    eyes: int  # who may read it before the match is over, as bits
    happenings: list[Happening]


class MadePly:
    """A ply that was made, the table just before it, and what came earlier."""

    def __init__(self, game: Game, rows: Any, who: int, number: int, earlier: "MadePly | list[ReadPly]") -> None:
        self.game, self.rows, self.who, self.number, self.earlier = game, rows, who, number, earlier

    @cached_property
    def table(self) -> Any:
        """The table before the ply, in plain numbers."""
        return unpacked(self.rows[0])

    @cached_property
    def text(self) -> str:
        """The ply as records have it."""
        notation = self.game.notation
        if self.who == CHANCE:
            return f"* {notation.write_outcome(self.table, self.number)}"
        return f"{letter(self.who)} {notation.write_action(self.table, self.who, self.number)}"

    @cached_property
    def eyes(self) -> int:
        """Who may read it before the match is over, as bits."""
        return self.game.notation.eyes(self.table, self.who, self.number)

    @cached_property
    def happenings(self) -> list[Happening]:
        """What it caused; compiled rules write no events, so the plain ones make the ply again."""
        after, rules = self.table.copy(), self.game.plain
        if self.who == CHANCE:
            rules.happen(after, self.number)
        else:
            rules.act(after, self.who, self.number)
        return heard(after)


class FrozenMatch:
    """A match as it stands after some plies."""

    imaginer: int | None = None  # the seat that imagined this match; plies that it could not read are `B ?`
    opened: int | None = None  # the first ply of a secret choice that is not complete

    def __init__(
        self, game: Game, rows: Any, asked: int, past: MadePly | list[ReadPly], count: int, players: int
    ) -> None:
        self.game, self.players = game, players
        self.asked = asked  # who must choose, as bits, or chance, or nobody
        self.count = count  # plies so far
        self._rows, self._past, self._rules = rows, past, rules_of(game)
        self._root: FrozenMatch | None = None  # where its plies begin, unless that is here

    @classmethod
    def begin(cls, game: Game, table: Any) -> "FrozenMatch":
        """A match that begins at this table."""
        return cls(game, np.array([table]), int(game.plain.waiting(table)), [], 0, int(table.players))

    @classmethod
    def replay(cls, record: MatchRecord) -> "FrozenMatch":
        """The match at the end of its record."""
        whole = Match.replay(record)
        match = cls.begin(whole.game, Match.replay(record, 0).table)
        for ply in whole.plies:
            who, _, text = ply.partition(" ")
            seat = CHANCE if who == "*" else LETTERS.index(who)
            match = match.after(seat, match.numbers(seat)[text])
        return match

    def __deepcopy__(self, memo: Any) -> "FrozenMatch":
        """Itself, since nothing can be done to it."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """How it is pickled: where it began, and the plies since then."""
        root, plies, past = self._root or self, [], self._past
        while isinstance(past, MadePly):
            plies.append((past.who, past.number))
            past = past.earlier
        begun = root.game, root._rows, root.asked, past, root.count, root.players
        return _resumed, (begun, root.opened, root.imaginer, plies[::-1])

    # ---- What may happen, and what has happened

    def after(self, who: int, number: int) -> "FrozenMatch":
        """The match after a seat's choice, or an outcome of CHANCE; what cannot be is refused."""
        game, rules, before = self.game, self._rules, self._rows
        rows = room(rules.table)
        asked = rules.try_ply(before, rows, who, number, room(rules.scratch))
        if asked == NONE:
            raise self._refusal(who, number)
        past = MadePly(game, before, who, number, self._past)
        then = FrozenMatch(game, rows, asked, past, self.count + 1, self.players)
        then._root, then.imaginer = self._root or self, self.imaginer
        if self.is_secret and who != CHANCE:
            then.opened = still_open(self.closed, self.asked & ~(1 << who), asked)
        return then

    @property
    def is_secret(self) -> bool:
        """Whether those who are asked choose unseen."""
        secret = self.game.secret_phases
        return bool(secret) and int(self._rows["phase"][0]) in secret

    @property
    def closed(self) -> int:
        """How many plies everybody knows of: those before a secret choice that is not complete."""
        return self.count if self.opened is None else self.opened

    @cached_property
    def chances(self) -> list[int]:
        """The weight of each outcome that chance may have."""
        scratches = room(self._rules.scratch)
        count = self._rules.read_odds(self._rows, scratches)
        weights: list[int] = scratches["weights"][0, :count].tolist()
        return weights

    def legal(self, seat: int) -> list[int]:
        """The numbers of what this seat may choose; none where it is not asked."""
        return self._around[1][seat]

    def observation(self, seat: int) -> NDArray[np.int8]:
        """The features of what this seat may know, to look at."""
        seen: NDArray[np.int8] = self._around[0][seat]
        return seen

    @cached_property
    def _around(self) -> tuple[NDArray[np.int8], list[list[int]]]:
        """What each seat may know, and may choose: a caller that asks for one of them mostly asks for all."""
        rules, players = self._rules, self.players
        seen, counts = np.empty((players, rules.size), np.int8), np.empty(players, np.int64)
        scratches = room(rules.scratch, players)
        rules.look_around(self._rows, seen, scratches, counts)
        choices = scratches["choices"]
        return seen, [choices[seat, :count].tolist() for seat, count in enumerate(counts.tolist())]

    def rewards(self) -> list[float]:
        """Everybody's reward: nothing until the end."""
        rewards = [0.0] * self.players
        if self.asked == NOBODY:
            self.game.plain.with_(write_rewards)(self.table, rewards)
        return rewards

    # ---- In words

    @cached_property
    def table(self) -> Any:
        """The table in plain numbers, to look at."""
        return unpacked(self._rows[0])

    @property
    def lines(self) -> list[MadePly | ReadPly]:
        """All plies, with who may read them and what they caused."""
        made: list[MadePly | ReadPly] = []
        past = self._past
        while isinstance(past, MadePly):
            made.append(past)
            past = past.earlier
        return [*past, *reversed(made)]

    @property
    def plies(self) -> list[str]:
        """All plies, as records have them."""
        return [line.text for line in self.lines]

    def plies_seen(self, seat: int) -> list[str]:
        """The plies as this seat could read them when they were made: `B ?` for a hidden one, no open choices of others."""
        lines = self.lines
        return readable(seat, [line.text for line in lines], [line.eyes for line in lines], self.closed)

    def told(self, seat: int, since: int = 0) -> list[Told]:
        """What happened from a ply on, as this seat or an onlooker may hear it."""
        return [event for line in self.lines[since:] for event in told(self.game, line.happenings, seat)]

    def view(self, seat: int) -> View:
        """What this seat or an onlooker may see."""
        view: View = self.game.views.view(self.table, seat)
        return view

    def text_of(self, who: int, number: int) -> str:
        """A choice of a seat, or an outcome of CHANCE, in notation."""
        notation = self.game.notation
        if who == CHANCE:
            return str(notation.write_outcome(self.table, number))
        return str(notation.write_action(self.table, who, number))

    def numbers(self, who: int) -> dict[str, int]:
        """What a seat may choose, or CHANCE may bring, by its text."""
        if who == CHANCE:
            possible = [outcome for outcome, weight in enumerate(self.chances) if weight]
        else:
            possible = self.legal(who)
        return {self.text_of(who, number): number for number in possible}

    def _refusal(self, who: int, number: int) -> Refused:
        waiting = ["*"] if self.asked == CHANCE else list(letters(self.asked))
        name, ply = "*" if who == CHANCE else letter(who), self.count
        if not waiting:
            return Refused("refused-over", ply=ply, seat=name, came=str(number))
        if name not in waiting:
            return Refused("refused-turn", ply=ply, seat=name, came=str(number), waiting=waiting)
        return Refused("refused-ply", ply=ply, seat=name, came=str(number), legal=list(self.numbers(who)))

    # ---- What a seat may imagine

    def imagined(self, seat: int, seed: int) -> "FrozenMatch":
        """A match that this seat cannot tell from this one: what it cannot know is drawn again, others' open choices too."""
        rows, dice = self._rows.copy(), np.array([dice_of(seed)])
        asked = self._rules.imagine_one(rows, seat, dice)
        own = letter(seat)
        lines = [
            ReadPly(line.text if line.eyes >> seat & 1 else f"{line.text[0]} ?", line.eyes, line.happenings)
            for number, line in enumerate(self.lines)
            if number < self.closed or line.text[0] == own
        ]
        match = FrozenMatch(self.game, rows, asked, lines, len(lines), self.players)
        match.opened, match.imaginer = self.opened, seat
        if self.asked not in (CHANCE, NOBODY):
            for other in members(asked & ~self.asked):  # imagining has withdrawn their choices
                choices = match.legal(other)
                match = match.after(other, choices[roll(dice[0], len(choices))])
        return match


def _resumed(
    begun: tuple[Any, ...], opened: int | None, imaginer: int | None, plies: list[tuple[int, int]]
) -> FrozenMatch:
    """A match that was pickled."""
    match = FrozenMatch(*begun)
    match.opened, match.imaginer = opened, imaginer
    for who, number in plies:
        match = match.after(who, number)
    return match
