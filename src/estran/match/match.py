"""One playing of a game: its table, its record, its chance."""

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from types import NoneType
from typing import Any, Literal, Self

from estran.engine.arguments import check_kind, check_seed, check_texts, check_whole
from estran.engine.dice import Dice, dice_of
from estran.engine.events import Happening, heard
from estran.engine.game import Game, Refused
from estran.engine.position import TableLine
from estran.engine.seats import CHANCE, LETTERS, NO_SEAT, NOBODY, ONLOOKER, letter, members
from estran.engine.unpacked import packed, unpacked
from estran.engine.view import Told, View, asked, imagined, score_of, told, winners_of
from estran.games import find
from estran.match.chance import Chance, Fair, Odds, Seeded
from estran.match.course import Course
from estran.match.record import FORMAT, SITTER, Fairness, MatchRecord, Result, fairness_of

__all__ = ["Match", "Refused"]

ENDS = ("agreed", "abandoned")  # how a match is stopped before its end


class Match:
    """Players sit at seats A, B, C …; moves are strings in the record's notation.

    Without `chance` or `seed` the dice are random; a match made by `replay` has none until `resume` gives it some.
    """

    def __init__(
        self,
        game: str,
        players: int,
        *,
        options: Mapping[str, Any] | None = None,
        names: Sequence[str] = (),
        seed: int | None = None,
        chance: Chance | None = None,
    ) -> None:
        found = _game(game)
        self._prepare(found, found.set_table(players, options), options or {}, names)
        self.resume(chance or Seeded(_seed(seed)))

    @classmethod
    def from_table(
        cls,
        game: str,
        text: str,
        *,
        options: Mapping[str, Any] | None = None,
        names: Sequence[str] = (),
        seed: int | None = None,
        chance: Chance | None = None,
    ) -> Self:
        """A match that begins at a table on one line, such as `3 players  dealer B  A: wines-2`.

        What the line leaves open, such as face-down cards, is drawn from the seed.
        """
        luck, found = _seed(seed), _game(game)
        check_kind("text", text, str, "a table on one line")
        check_kind("options", options, (Mapping, NoneType), "names with their values")
        match = cls.__new__(cls)
        match._prepare_at(found, text, options or {}, names, dice_of(luck))
        match.resume(chance or Seeded(luck))
        return match

    def _prepare_at(
        self, game: Game, text: str, options: Mapping[str, Any], names: Sequence[str], luck: Dice | None = None
    ) -> None:
        table = game.positions.read_table(text, options, luck)
        game.positions.check_table(table)
        self._prepare(
            game, table, {**options, **TableLine(game, text).options}, names, game.positions.write_table(table)
        )

    def _prepare(
        self, game: Game, table: Any, options: Mapping[str, Any], names: Sequence[str], start: str | None = None
    ) -> None:
        self.game = game
        self._table = unpacked(table)
        self.start = start  # the table on one line, where the match did not begin at the beginning
        self.players = players = int(table.players)
        check_texts("names", names)
        if names and len(names) != players:
            raise Refused("refused-names", came=len(names), players=players)
        self.options = {name: value for name, value in options.items() if value != game.defaults[name]}
        self.names = list(names) or list(LETTERS[:players])
        self.chance: Chance | None = None
        self.plies: list[str] = []
        self.talks: list[tuple[int, str, str]] = []
        self.sat: list[
            tuple[int, str, str]
        ] = []  # from which ply on a seat was played by a person, or a bot of a level
        self.ended: Literal["agreed", "abandoned"] | None = None  # how the match was stopped before its end
        self._course = Course(game, game.plain)
        self._happenings: list[list[Happening]] = []  # what each ply caused

    @property
    def table(self) -> Any:
        """The table as a record of its own: what is done to it changes nothing here."""
        return packed(self._table)

    @table.setter
    def table(self, record: Any) -> None:
        self._table = unpacked(record)

    # ---- Whose turn, and what they may do

    @property
    def waiting(self) -> set[str]:
        """The seats that must choose; `*` when chance is due; empty when the match is over."""
        waiting = self.game.plain.waiting(self._table)
        return {"*"} if waiting == CHANCE else {letter(seat) for seat in members(waiting)}

    @property
    def over(self) -> bool:
        """Nobody has anything left to do."""
        return bool(self.game.plain.waiting(self._table) == NOBODY)

    @property
    def secret(self) -> bool:
        """Whether the open decision is made unseen, by all who are asked."""
        return self._course.is_secret(self._table)

    @property
    def opened(self) -> int:
        """The number of plies before the open decision; the same for all who choose at once."""
        return self._course.closed

    @property
    def roller(self) -> str | None:
        """The seat that rolls the die that is due; None where chance needs no hand."""
        seat = self.game.roller(self._table) if self.game.roller else NO_SEAT
        return None if seat == NO_SEAT else letter(seat)

    def legal(self, seat: str) -> list[str]:
        """What this seat may play now, in notation."""
        return list(self._moves(self.seat(seat)))

    def odds(self) -> Odds:
        """What chance may bring now, with integer weights; empty when it is not due."""
        write = self.game.notation.write_outcome
        return [
            (write(self._table, outcome), weight)
            for outcome, weight in enumerate(self.game.chances(self._table))
            if weight
        ]

    def seat(self, name: str) -> int:
        """The number of a seat given by its letter."""
        seat = LETTERS.find(name) if name in tuple(LETTERS) else NO_SEAT
        if not 0 <= seat < self.players:
            raise Refused("refused-seat", came=name, known=list(LETTERS[: self.players]))
        return seat

    def _moves(self, seat: int) -> dict[str, int]:
        write = self.game.notation.write_action
        return {write(self._table, seat, action): action for action in self.game.legal_actions(self._table, seat)}

    # ---- Playing

    def play(self, seat: str, move: str | None = None) -> None:
        """Make a choice, `play("A", "share")` or `play("A share")`, and let chance go on to the next one."""
        if move is None:
            check_kind("seat", seat, str, "a seat, or a seat with its move, such as 'A 3'")
            seat, _, move = seat.partition(" ")
        self._choose(seat, move)
        self._go_on()

    def resume(self, chance: Chance) -> None:
        """Go on with this source of chance."""
        check_kind("chance", chance, Chance, "a source of chance, with a method draw")
        self.chance = chance
        self._go_on()

    def undo(self) -> str:
        """Take back the last choice and the chance that followed it; gives the ply taken back."""
        last = max((number for number, ply in enumerate(self.plies) if not ply.startswith("*")), default=None)
        if last is None:
            raise Refused("refused-undo")
        taken, chance = self.plies[last], self.chance
        talks = [talk for talk in self.talks if talk[0] <= last]
        sat = [(min(ply, last), seat, who) for ply, seat, who in self.sat]  # who sits here now still does
        self.__dict__.update(self.at(last).__dict__)
        self.chance, self.talks, self.sat = chance, talks, sat
        if isinstance(chance, Fair):
            chance.draws = {ply: odds for ply, odds in chance.draws.items() if ply < last}
        return taken

    def say(self, seat: str, signal: str) -> None:
        """Make a signal of the game's vocabulary; it is kept beside the plies and binds nobody."""
        self.check_signal(seat, signal)
        self.talks.append((len(self.plies), seat, signal))

    def sit(self, seat: str, who: str) -> None:
        """Write down that from here on this seat is played by `"person"`, or by a bot of this level."""
        self.seat(seat)
        if not SITTER.fullmatch(str(who)):
            raise Refused("refused-sat-who", ply=len(self.plies), seat=seat, came=who)
        self.sat.append((len(self.plies), seat, who))

    def end(self, how: Literal["agreed", "abandoned"]) -> None:
        """Stop the match before its end: all agreed to that, or it was abandoned; a further ply goes on with it."""
        if how not in ENDS:
            raise ValueError(f"expected for how one of {', '.join(ENDS)}, came {how!r}")
        if self.over:
            raise Refused("refused-ended", ended=how)
        self.ended = how

    def check_signal(self, seat: str, signal: str) -> None:
        """Refuse a signal that is none of the game's, or of a seat that is not at this table."""
        check_kind("signal", signal, str, "the words of a signal")
        self.seat(seat)
        if not self.game.signals:
            raise Refused("refused-no-signals", game=self.game.name)
        self.game.vocabulary.read_signal(signal)

    def check(self, name: str, move: str) -> int:
        """The number of a legal move; any other is refused with what was legal, and nothing changes."""
        seat = self.seat(name)
        moves = self._moves(seat)
        if move in moves:
            return moves[move]
        if moves:
            raise Refused("refused-ply", ply=len(self.plies), seat=name, came=move, legal=list(moves))
        others = asked(self.game, imagined(self.game, self._table, seat))
        raise self._refused_turn(name, move, [other for other in others if other != name])

    def _choose(self, name: str, move: str) -> None:
        seat, action = self.seat(name), self.check(name, move)
        self._course.act(self._table, seat, action)
        self._write(f"{name} {move}")

    def _happen(self, outcome: str) -> None:
        weights, write = self.game.chances(self._table), self.game.notation.write_outcome
        outcomes = {write(self._table, number): number for number, weight in enumerate(weights) if weight}
        if not outcomes:
            raise self._refused_turn("*", outcome, sorted(self.waiting))
        if outcome not in outcomes:
            raise Refused("refused-ply", ply=len(self.plies), seat="*", came=outcome, legal=list(outcomes))
        self._course.happen(self._table, outcomes[outcome])
        self._write(f"* {outcome}")

    def _refused_turn(self, who: str, came: str, waiting: list[str]) -> Refused:
        if not waiting:
            return Refused("refused-over", ply=len(self.plies), seat=who, came=came)
        return Refused("refused-turn", ply=len(self.plies), seat=who, came=came, waiting=waiting)

    def _write(self, ply: str) -> None:
        self.plies.append(ply)
        self.ended = None
        self._happenings.append(heard(self._table))

    def _go_on(self) -> None:
        while self.chance is not None and self.waiting == {"*"}:
            self._happen(self.chance.draw(len(self.plies), self.odds()))

    # ---- What a seat may see

    def view(self, seat: str | None = None) -> View:
        """What this seat, or an onlooker, may see."""
        view: View = self.game.views.view(self._table, self._viewer(seat))
        return view

    def line(self, seat: str | None = None) -> str:
        """The table on one line, as this seat, or an onlooker, may know it; `from_table` reads it."""
        return self.game.positions.write_table(self._table, self._viewer(seat))

    def events(self, seat: str | None = None, since: int = 0) -> Iterator[tuple[int, Told]]:
        """What happened from ply `since` on, as this seat or an onlooker may hear it, with the ply's number."""
        viewer = self._viewer(seat)
        for number in range(since, len(self.plies)):
            for event in told(self.game, self._happenings[number], viewer):
                yield number, event

    def plies_seen(self, seat: str | None = None) -> list[str]:
        """The plies as this seat could read them when they were made: `B ?` for a hidden one, no open choices of others."""
        return self._course.seen(self._viewer(seat), self.plies)

    def _viewer(self, seat: str | None) -> int:
        return ONLOOKER if seat is None else self.seat(seat)

    # ---- The record

    def record(self) -> MatchRecord:
        """The match so far, as those entitled to all of it may keep it."""
        record = MatchRecord(format=FORMAT, game=self.game.name, players=self.players, plies=list(self.plies))
        record.options, record.names, record.talk = dict(self.options), list(self.names), list(self.talks)
        record.table, record.sat, record.ended = self.start, list(self.sat), self.ended
        if self.over:
            winners = winners_of(self.game, self._table)
            record.result = Result(score_of(self.game, self._table), winners or [])
        if isinstance(self.chance, Seeded):
            record.seed = self.chance.seed
        if isinstance(self.chance, Fair):
            record.fairness = self._fairness(self.chance)
        return record

    def _fairness(self, fair: Fair) -> Fairness:
        return fairness_of(fair, sorted(fair.draws.items()) if self.over or self.ended else None)

    @classmethod
    def replay(cls, record: MatchRecord, plies: int | None = None) -> Self:
        """The match at the end of its record, or after so many plies, waiting for whatever comes next."""
        check_kind("record", record, MatchRecord, "a record, as MatchRecord.load reads it")
        if plies is not None:
            check_whole("plies", plies, 0)
        match, game, options = cls.__new__(cls), find(record.game), record.options or {}
        if record.table is None:
            match._prepare(game, game.set_table(record.players, options), options, record.names)
        else:
            match._prepare_at(game, record.table, options, record.names)
            match._check_players(record.players)
        for ply in record.plies[:plies]:
            match.append(ply)
        for _, seat, signal in record.talk:
            match.check_signal(seat, signal)
        match.talks = [talk for talk in record.talk if talk[0] <= len(match.plies)]
        record.check_sitters()
        match.sat = [sat for sat in record.sat if sat[0] <= len(match.plies)]
        if plies is None:
            match.ended = record.ended
            match._check_result(record.result)
        return match

    def append(self, ply: str) -> None:
        """Play one line of a record, a seat's or chance's."""
        who, space, move = ply.partition(" ")
        if not space:
            raise Refused("refused-ply-form", ply=len(self.plies), came=ply)
        if who == "*":
            self._happen(move)
        else:
            self._choose(who, move)

    def append_together(self, chosen: Mapping[str, str]) -> list[str]:
        """Play the secret choices of all who were asked, in seat order; gives their plies."""
        plies = [f"{seat} {chosen[seat]}" for seat in sorted(chosen)]
        for ply in plies:
            self.append(ply)
        return plies

    def fork(self) -> Self:
        """A copy that goes its own way."""
        twin = copy(self)
        twin._table = self._table.copy()
        twin._course = self._course.fork()
        for name in ("plies", "talks", "sat", "_happenings"):
            setattr(twin, name, list(getattr(self, name)))
        return twin

    def at(self, ply: int) -> Self:
        """The same match as it was after so many plies."""
        record = self.record()
        return self.replay(record, ply)

    def _check_players(self, claimed: int) -> None:
        if claimed != self.players:
            raise Refused("refused-table-players", came=claimed, players=self.players)

    def _check_result(self, claimed: Result | None) -> None:
        reached = self.record().result
        if claimed != reached:
            raise Refused("refused-result", ply=len(self.plies), came=_result(claimed), expected=_result(reached))


def _result(result: Result | None) -> str:
    if result is None:
        return "–"
    return f"{' '.join(map(str, result.scores))}, {' '.join(result.winners)}"


def _game(name: str) -> Game:
    """The game of this name."""
    check_kind("game", name, str, "the name of a game")
    return find(name)


def _seed(wanted: int | None) -> int:
    """The seed that is wanted, or a random one."""
    if wanted is None:
        import secrets

        return secrets.randbits(53)  # a whole number that every JSON reader keeps exactly
    check_seed(wanted)
    return int(wanted)
