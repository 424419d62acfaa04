"""A match in memory: the database's batches played on a table, and what each seat may be told of them."""

from collections.abc import Sequence
from copy import copy
from typing import Any

import msgspec

from estran.engine.dice import dice_of
from estran.engine.events import heard
from estran.engine.game import Game, Refused
from estran.engine.unpacked import unpacked
from estran.engine.view import Told, told
from estran.match.chance import Fair
from estran.match.match import Match
from estran.match.record import FORMAT, Fairness, MatchRecord, fairness_of
from estran.server.store.rows import MatchRow, PlayerRow

encode = msgspec.json.Encoder().encode
IMAGININGS = 16  # a secret that a choice tells shows in nearly every one of them


class LiveMatch:
    """One worker's copy of a match. It only ever follows what is committed, or is thrown away."""

    def __init__(self, row: MatchRow, players: Sequence[PlayerRow]) -> None:
        self.id: str = row.id
        self.room: str = row.room
        empty = MatchRecord(format=FORMAT, game=row.game, players=len(players), plies=[])
        empty.options, empty.names = row.options, [player.recorded for player in players]
        self.match = Match.replay(empty, 0)
        missing = [player.seat for player in players if player.missing]
        self.fair = Fair(row.id, [player.word for player in players], row.seed, missing=missing, version=row.fair)
        self.version = 0
        self.firm = 0  # the version of the last undo: who knows less needs a snapshot
        self.ends = {0: 0}  # how many plies each version since then has
        self.undo_keeps: dict[int, int | None] = {}  # by version: how many plies stay when its choice is taken back
        self._views: dict[str | None, msgspec.Raw] = {}

    def follow(self, version: int, plies: list[str], keep: int) -> None:
        """Play one committed batch."""
        undone = keep < len(self.match.plies)
        if undone:
            self.match = self.match.at(keep)
        for ply in plies:
            self.match.append(ply)
        self.settle(version, undone)
        self._views.clear()

    def draw(self, auto_roll: bool) -> list[str]:
        """Let chance go on to the next decision, or to a die that a person rolls; gives the plies."""
        first = len(self.match.plies)
        while self.match.waiting == {"*"} and (auto_roll or self.match.roller is None):
            self.roll()
        return self.match.plies[first:]

    def roll(self) -> None:
        """One outcome of chance, derived as the fair dice lay down."""
        outcome = self.fair.outcome(len(self.match.plies), self.match.odds())  # the proof is made at the end
        self.match.append(f"* {outcome}")

    def fork(self) -> "LiveMatch":
        """A copy to try something on; the original stays what is committed."""
        twin = copy(self)
        twin.match, twin.ends, twin._views = self.match.fork(), dict(self.ends), {}
        return twin

    def settle(self, version: int, undone: bool) -> None:
        """What was tried on this copy is now this version."""
        if undone:
            self.firm, self.ends = version, {}
        self.version = version
        self.ends[version] = len(self.match.plies)

    def view(self, seat: str | None) -> msgspec.Raw:
        """The table as this seat, or an onlooker, sees it now; made once per version, and kept as it is sent."""
        if seat not in self._views:
            self._views[seat] = msgspec.Raw(encode(self.match.view(seat)))
        return self._views[seat]

    def news(self, seat: str | None, since: int) -> tuple[list[str], list[tuple[int, Told]]]:
        """The plies and events after a version, as this seat may know them; all of them after version 0."""
        first = self.ends.get(since, 0)
        return self.match.plies_seen(seat)[first:], list(self.match.events(seat, first))


def asked_of(live: LiveMatch) -> set[str]:
    """The seats that must choose, or the one that rolls."""
    return {live.match.roller} if live.match.roller else live.match.waiting


def proof_of(live: LiveMatch) -> Fairness:
    """Seed and draws, so that anybody can derive every outcome again."""
    draws = []
    match = live.match.at(0)
    for number, ply in enumerate(live.match.plies):
        if ply.startswith("*"):
            draws.append((number, match.odds()))
        match.append(ply)
    return fairness_of(live.fair, draws)


# ---- Taking back


def undoable(live: LiveMatch) -> int:
    """How many plies stay when the last choice is taken back; refused where something was revealed since."""
    if live.version not in live.undo_keeps:  # found out once per version
        live.undo_keeps.clear()
        live.undo_keeps[live.version] = _undoable(live)
    keep = live.undo_keeps[live.version]
    if keep is None:
        raise Refused("refused-undo-revealed")
    return keep


def _undoable(live: LiveMatch) -> int | None:
    last = live.ends.get(live.version - 1)
    plies = live.match.plies[last:] if last is not None else []
    if last is None or len(plies) != 1 or plies[0].startswith("*") or reveals(live.match.at(last), plies[0]):
        return None
    return last


def reveals(match: Match, ply: str) -> bool:
    """Whether a choice told somebody a secret: on tables imagined by the others it would have been told otherwise."""
    who, _, move = ply.partition(" ")
    chooser, game, before = match.seat(who), match.game, unpacked(match.table)
    for listener in range(match.players):
        tales = set()
        for number in range(IMAGININGS):
            table = before.copy()
            if number:
                game.plain.imagine(table, listener, dice_of(number))
            tales.add(tale(game, table, chooser, move, listener))
        if len(tales) > 1:
            return True
    return False


def tale(game: Game, table: Any, chooser: int, move: str, listener: int) -> str:
    """What a listener is told of a choice on this table."""
    write = game.notation.write_action
    moves = {write(table, chooser, action): action for action in game.legal_actions(table, chooser)}
    if move not in moves:
        return "impossible"
    game.plain.act(table, chooser, moves[move])
    return repr(told(game, heard(table), listener))
