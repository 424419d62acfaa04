"""Dorada: where a pawn comes to rest, what that keeps others from, and which pawns had better wait."""

from collections.abc import Callable
from typing import Any

from estran.bots.dorada.habits import depth
from estran.bots.sight import Sight
from estran.engine.events import heard
from estran.engine.seats import letter
from estran.engine.unpacked import unpacked
from estran.engine.view import Told, told
from estran.games.dorada.box import ALL_PAWNS, DORADA, NONE, SIDES, START, Role, worth
from estran.games.dorada.rules import free_pawn, seat_of
from estran.words.choices import Said


class Try:
    """A move tried on a copy of the table: what it brought, and the pawn that made it."""

    def __init__(self, sight: Sight, action: int) -> None:
        self.seat, self.before, self.after = sight.seat, unpacked(sight.table), unpacked(sight.table)
        self.square = action
        self.pawn = free_pawn(self.before, action)
        sight.game.plain.act(self.after, sight.seat, action)
        self.told = told(sight.game, heard(self.after), sight.seat)
        self.rests = int(self.after.square[self.pawn])

    def event(self, name: str) -> Told | None:
        """Something that the move brought."""
        return next((event for event in self.told if event.event == name), None)

    def happened(self, name: str) -> bool:
        """Whether the move brought this."""
        return self.event(name) is not None


def reason(sight: Sight, action: int) -> Said:
    """The most telling fact about where this pawn goes, or about what the others would have done."""
    move = Try(sight, action)
    others = [Try(sight, choice) for choice in sight.choices if choice != action]
    if move.happened("arrived"):
        return arrival(move)
    if move.happened("fell"):
        return loss(move, others)
    facts: tuple[Callable[[Try, list[Try]], Said | None], ...] = (covers, avoids, waits, frees, springs, holds, leaves)
    for fact in facts:
        if (said := fact(move, others)) is not None:
            return said
    return "steps", {"square": move.rests, "far": to_go(move.after, move.rests), "traps": traps(move.after, move.rests)}


def arrival(move: Try) -> Said:
    """In DORADA: what the pawn is worth now, and how many can still be laid on it."""
    under_way = sum(START <= square < DORADA for square in move.after.square)
    facts = {"points": worth(depth(move.after, move.pawn)), "pawns": under_way}
    return "gold" if move.happened("gold") else "arrive", facts


def loss(move: Try, others: list[Try]) -> Said:
    """Into a trap: because all would fall, for the bridge, or because the others are worth more."""
    if all(other.happened("fell") for other in others):
        return "fall_all", {"far": to_go(move.before, move.square)}
    trap = -move.rests
    behind = sum(seat_of(move.after, pawn) == move.seat for pawn in pawns(move.after) if move.after.square[pawn] < trap)
    return (
        ("bridge", {"square": trap, "pawns": behind}) if behind else ("fall", {"far": to_go(move.before, move.square)})
    )


def covers(move: Try, others: list[Try]) -> Said | None:
    """On top of a rival's pawn, which cannot move then."""
    under = int(move.after.under[move.pawn])
    if move.rests == START or under == NONE or move.after.square[under] < START:
        return None
    rival = seat_of(move.after, under)
    return None if rival == move.seat else ("covers", {"rival": letter(rival), "square": move.rests})


def avoids(move: Try, others: list[Try]) -> Said | None:
    """Another pawn would fall with this roll."""
    falling = [other for other in others if other.happened("fell")]
    if not falling:
        return None
    return "avoids", {"square": max(falling, key=lambda other: other.square).square, "pawns": len(falling)}


def waits(move: Try, others: list[Try]) -> Said | None:
    """Another pawn could arrive already, but later is better."""
    home = next((other for other in others if other.happened("arrived")), None)
    return None if home is None else ("waits", {"square": home.square})


def frees(move: Try, others: list[Try]) -> Said | None:
    """A pawn of one's own stood under it."""
    free = move.event("uncovered")
    if free is None or free.arguments is None or free.arguments["seat"] != letter(move.seat):
        return None
    return "frees", {"square": move.square}


def springs(move: Try, others: list[Try]) -> Said | None:
    """A springboard carries it on, or back, which is later."""
    if move.happened("sprung_back") or move.happened("sent_to_start"):
        return "back", {"square": move.rests}
    return ("springs", {"square": move.rests}) if move.happened("sprung") else None


def holds(move: Try, others: list[Try]) -> Said | None:
    """A bridge covers the trap."""
    return ("holds", {"square": move.rests}) if move.happened("bridge_held") else None


def leaves(move: Try, others: list[Try]) -> Said | None:
    """There was an open trap within a roll, and there is none any more."""
    left, ahead = traps(move.before, move.square), traps(move.after, move.rests)
    return ("leaves", {"square": move.rests, "traps": left}) if left and not ahead else None


def to_go(table: Any, square: int) -> int:
    """How many squares are left to DORADA."""
    return int(table.dorada) - square


def traps(table: Any, square: int) -> int:
    """Open traps that the next roll could end on."""
    ahead = range(square + 1, min(square + SIDES, int(table.dorada) - 1) + 1)
    return sum(table.role[place] == Role.TRAP and table.top[place] == NONE for place in ahead)


def pawns(table: Any) -> list[int]:
    """The pawns that are still under way."""
    return [pawn for pawn in range(ALL_PAWNS) if START <= table.square[pawn] < DORADA]
