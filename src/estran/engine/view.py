"""What the views of all games have in common. The only engine file that needs msgspec."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from msgspec import Struct

from estran.engine.dice import dice_of
from estran.engine.events import Happening, heard
from estran.engine.game import Game
from estran.engine.seats import CHANCE, ONLOOKER, letter, members
from estran.engine.unpacked import facts_of, unpacked

Clause = Callable[[Any, int, int], str]
Part = TypeVar("Part")
RECENT = 64  # tables of which the parts that everybody sees are kept
DICE = unpacked(dice_of(0))  # the same for everybody who looks: imagining an imagined table is the same draw again


class Told(Struct, frozen=True):
    """An event as one listener may hear it; its arguments are None where they are hidden."""

    event: str
    arguments: dict[str, int | str] | None


class Choice(Struct, frozen=True):
    """A legal choice: the move in notation, its clause, and what it would do where nothing unknown intervenes."""

    move: str
    clause: str
    effects: list[Told] | None = None
    scores: list[int] | None = None


class View(Struct, frozen=True, kw_only=True, tag_field="game"):
    """What everybody's view of any game begins with; its tag is the name of the game."""

    seat: str  # a letter, or ? for an onlooker
    players: int
    phase: str
    waiting: list[str]  # seats that are asked, * for chance; nobody can see who has chosen already
    choices: list[Choice]  # of this seat
    winners: list[str] | None = None  # when the match is over

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self.__struct_config__.tag)


def imagined(game: Game, state: Any, seat: int) -> Any:
    """A copy of the table in which nothing is left that the seat may not know."""
    table = unpacked(state)
    game.plain.imagine(table, seat, DICE.copy())
    return table


def shared(make: Callable[[Any], Part]) -> Callable[[Any], Part]:
    """A part of a view that is the same for all who see the same table: made once for everybody who looks at it."""
    known: dict[Any, Part] = {}

    @wraps(make)
    def again(table: Any) -> Part:
        facts = facts_of(table)
        if facts not in known:
            if len(known) >= RECENT:
                known.clear()
            known[facts] = make(table)
        return known[facts]

    return again


def told(game: Game, happenings: list[Happening], seat: int) -> list[Told]:
    """Events as this seat, or an onlooker, may hear them."""
    heard_by_seat = []
    kinds = type(next(iter(game.events)))
    spelling = game.spelling
    for happening in happenings:
        kind = kinds(happening.kind)
        saying = game.events[kind]
        arguments = None
        if happening.eyes >> seat & 1:
            named = zip(saying.arguments, happening.arguments, strict=False)
            arguments = {name: spelling.get(name, int)(value) for name, value in named}
        heard_by_seat.append(Told(kind.name.lower(), arguments))
    return heard_by_seat


def choices_of(game: Game, table: Any, seat: int, clause: Clause) -> list[Choice]:
    """The seat's legal choices on an imagined table, with what each would do if nothing hidden has a say in it."""
    if seat == ONLOOKER:
        return []
    write = game.notation.write_action
    alone = game.plain.waiting(table) == 1 << seat and not simultaneous(game, table)
    foreseen = alone and not game.views.secrets(table, seat)
    choices = []
    for action in game.legal_actions(table, seat):
        effects, scores = None, None
        if foreseen:
            after = table.copy()
            game.plain.act(after, seat, action)
            effects, scores = told(game, heard(after), seat), score_of(game, after)
        choices.append(Choice(write(table, seat, action), clause(table, seat, action), effects, scores))
    return choices


def simultaneous(game: Game, table: Any) -> bool:
    """Several seats choose in secret, or one of them has chosen already."""
    return bool(game.secret_phases & {game.phases(int(table.phase))})


def asked(game: Game, table: Any) -> list[str]:
    """The seats that an imagined table waits for, or *."""
    waiting = game.plain.waiting(table)
    return ["*"] if waiting == CHANCE else [letter(seat) for seat in members(waiting)]


def score_of(game: Game, state: Any) -> list[int]:
    """Everybody's score as it stands."""
    points = [0] * int(state.players)
    game.plain.score(state, points)
    return [int(number) for number in points]


def winners_of(game: Game, state: Any) -> list[str] | None:
    """The winning seats once the match is over."""
    if game.plain.waiting(state):
        return None
    return [letter(seat) for seat in members(game.plain.winners(state))]
