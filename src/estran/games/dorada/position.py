"""A table of Dorada on one line: `3 players  first B  turn yellow  die 5  4 violet yellow  bridge 7 green  home blue`.

Stacks, and the pile in DORADA, are read from the top. Pawns that are not named stand on START; without a die, it is due.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from estran.engine.dice import Dice
from estran.engine.game import Refused
from estran.engine.position import TableLine, choose, head, known_word, unread
from estran.engine.seats import letter
from estran.games.dorada import GAME
from estran.games.dorada.box import DORADA, NONE, PAWNS, SIDES, START, Role
from estran.games.dorada.rules import can_move, colour_of, is_lost, is_over, owner
from estran.games.dorada.state import Phase, State
from estran.games.dorada.view import board_name, chain, colour_name


def write_table(state: State, seat: int | None = None) -> str:
    """All of the table: nothing is hidden in this game. A board that is not in the box is left to the options."""
    options: dict[str, Any] = {"board": board_name(state) or "classic", "colours": int(state.colours)}
    if state.first != NONE:
        options["first"] = letter(int(state.first))
    parts = head(GAME, int(state.players), options)
    if state.phase == Phase.FIRST:
        return "  ".join(parts)
    if state.turn != state.first:
        parts.append(f"turn {colour_name(int(state.turn))}")
    if state.die:
        parts.append(f"die {state.die}")
    for square in range(START + 1, state.dorada):
        pawns = chain(state, int(state.top[square]))
        standing = [pawn for pawn in pawns if not is_lost(state, pawn)]
        parts += [f"{square} {_colours(standing)}"] if standing else []
        parts += [f"bridge {square} {_colours(pawns[-1:])}"] if len(standing) < len(pawns) else []
    pile = chain(state, int(state.pile))
    return "  ".join([*parts, *([f"home {_colours(pile)}"] if pile else [])])


def _colours(pawns: list[int]) -> str:
    return " ".join(colour_name(colour_of(pawn)) for pawn in pawns)


def read_table(text: str, options: Mapping[str, Any] | None = None, dice: Dice | None = None) -> State:
    """The table, or a refusal that says what was expected."""
    line = TableLine(GAME, text)
    state: State = line.fresh(options or {})
    if state.phase == Phase.FIRST:
        line.end(lacking="first")
        return state
    PawnReader(line, state).read()
    line.end()
    if is_over(state):
        state.phase = Phase.OVER
    elif not can_move(state, state.turn):
        raise Refused("refused-table-stuck", waiting=[letter(owner(state, state.turn))])
    choose(GAME, state, line)
    return state


def check_table(state: State) -> None:
    """Every table that can be read can be played to its end."""


class PawnReader:
    """Puts pawns where a line says they are."""

    def __init__(self, line: TableLine, state: State) -> None:
        self.line, self.state = line, state
        self.colours = {colour_name(colour): colour for colour in range(state.players * state.colours)}
        self.taken: Counter[int] = Counter()

    def read(self) -> None:
        """Whose turn it is, the die, bridges, stacks, the pile."""
        line, state = self.line, self.state
        if (turn := line.one("turn")) is not None:
            state.turn = known_word("turn", " ".join(turn), self.colours)
        if (die := line.one("die")) is not None:
            state.die = known_word("die", " ".join(die), {str(side): side for side in range(1, SIDES + 1)})
            state.phase = Phase.MOVE
        for bridge in line.every("bridge"):
            self.lay_bridge(" ".join(bridge[:1]), bridge[1:])
        for number, colours in line.numbered():
            if not self.can_stand(number):
                raise unread(str(number), " ".join(colours), self.places())
            for colour in reversed(colours):
                self.put(colour, number)
        for colour in reversed(line.one("home") or []):
            self.put(colour, DORADA)

    def lay_bridge(self, square: str, colours: list[str]) -> None:
        """A lost pawn on its trap."""
        traps = {str(number): number for number in range(1, self.state.dorada) if self.is_open_trap(number)}
        if len(colours) != 1:
            raise unread(f"bridge {square}", " ".join(colours), self.colours)
        self.put(colours[0], known_word("bridge", square, traps), lost=True)

    def is_open_trap(self, square: int) -> bool:
        """A trap without a bridge."""
        return bool(self.state.role[square] == Role.TRAP and self.state.top[square] == NONE)

    def can_stand(self, square: int) -> bool:
        """A pawn can rest there: not on gold, and on a trap only over a bridge."""
        on_path = START < square < self.state.dorada
        return on_path and self.state.role[square] != Role.GOLD and not self.is_open_trap(square)

    def places(self) -> list[int]:
        """Where pawns can rest."""
        return [square for square in range(self.state.dorada) if self.can_stand(square)]

    def put(self, word: str, square: int, *, lost: bool = False) -> None:
        """Put the next pawn of a colour on top of a square or of the pile, or into a trap."""
        state, colour = self.state, known_word("home" if square == DORADA else str(square), word, self.colours)
        if self.taken[colour] == PAWNS:
            raise Refused("refused-table-many", came=word, most=PAWNS)
        pawn = PAWNS * colour + self.taken[colour]
        self.taken[colour] += 1
        state.square[pawn] = -square if lost else square
        if square == DORADA:
            state.under[pawn] = state.pile
            state.pile = pawn
        else:
            state.under[pawn] = state.top[square]
            state.top[square] = pawn
