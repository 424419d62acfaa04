"""What one seat, or an onlooker, may see of Douro 1872."""

from msgspec import Struct

from estran.engine.game import Secret
from estran.engine.rule import carries
from estran.engine.seats import letter
from estran.engine.view import View, asked, choices_of, imagined, winners_of
from estran.games.douro import GAME
from estran.games.douro.box import BARRELS, FOG, FOGS, LEVELS, NONE, RANKS, Fog, fog_order, order_of
from estran.games.douro.rules import boats_in_pile, played
from estran.games.douro.state import SECRET_PHASES, Phase, State


class Winegrower(Struct, frozen=True):
    """One seat's place at the table."""

    seat: str
    phylloxera: bool
    cards: int  # how many it holds
    showing: int | None  # the card on top of its pile
    points: int | None  # hidden from others unless points are open
    shown: list[int] | None  # with open cards: its whole pile
    gift: int | None  # of this seat alone, and everybody's when the match is over


class Boat(Struct, frozen=True):
    """A front that this number of players can meet, and whether it has been turned up."""

    level: int  # 1 to 5; 0 is a fog
    order: int | None
    name: str | None  # of a fog
    seen: bool


class DouroView(View, frozen=True, kw_only=True, tag="douro"):
    """The table as one seat sees it."""

    growers: list[Winegrower]
    valley: list[int]  # backs still to be contested, the next one first: 0 is a fog
    stretch: int  # how many boats this stretch had
    pile: int  # boats left in the pile
    boats: list[Boat]  # the order table for this number of players, and the fogs
    hand: list[int] | None  # this seat's own
    choice: int | None  # this seat's own card, laid face down
    gift: int | None  # this seat's own gift
    gifts: int  # cards under the charity


@carries("DOU-4", "DOU-6", "DOU-8")
def view(state: State, seat: int) -> DouroView:
    """Only what this seat may know."""
    table = imagined(GAME, state, seat)
    own = seat < table.players
    return DouroView(
        seat=letter(seat),
        players=int(table.players),
        phase=Phase(int(table.phase)).name.lower(),
        waiting=asked(GAME, table),
        choices=choices_of(GAME, table, seat, clause),
        winners=winners_of(GAME, table),
        growers=[_grower(table, other, seat) for other in range(table.players)],
        valley=[int(back) for back in table.valley[table.sailed : table.laid]],
        stretch=int(table.laid),
        pile=int(boats_in_pile(table) + table.passed),
        boats=boats(table),
        hand=cards(table.hand[seat]) if own else None,
        choice=known(table.choice[seat]) if own else None,
        gift=known(table.gift[seat]) if own else None,
        gifts=sum(int(gift) != NONE for gift in table.gift[: table.players]),
    )


def _grower(table: State, seat: int, viewer: int) -> Winegrower:
    over = table.phase == Phase.OVER
    return Winegrower(
        seat=letter(seat),
        phylloxera=bool(table.phylloxera == seat),
        cards=len(cards(table.hand[seat])),
        showing=known(table.showing[seat]),
        points=int(table.points[seat]) if table.open_points or seat == viewer or over else None,
        shown=cards(played(table, seat)) if table.open_cards else None,
        gift=known(table.gift[seat]) if seat == viewer or over else None,
    )


def clause(state: State, seat: int, action: int) -> str:
    """The clause a choice follows."""
    return "DOU-30" if state.phase == Phase.GIVE else "DOU-8"


def boats(table: State) -> list[Boat]:
    """All fronts, regular ones by level and then the fogs."""
    regular = [
        Boat(level, order_of(level, rank, table.players), None, bool(table.turned[level] >> rank & 1))
        for level in range(1, LEVELS + 1)
        for rank in range(RANKS)
    ]
    fogs = [
        Boat(
            FOG,
            known(fog_order(fog, int(table.players))),
            Fog(fog).name.lower(),
            bool(table.turned[FOG] >> fog & 1),
        )
        for fog in range(FOGS)
    ]
    return regular + fogs


def cards(bits: int) -> list[int]:
    """A set of barrel cards as a list."""
    return [value for value in BARRELS if bits >> value & 1]


def known(value: int) -> int | None:
    """A card or an order, or None where there is none."""
    return None if value == NONE else int(value)


def secrets(state: State, seat: int) -> list[Secret]:
    """By phase: while cards are laid face down, the others' open choices; from half-time to the end, their gifts."""
    found = []
    for rival in range(state.players):
        if rival == seat or state.phase == Phase.OVER:
            continue
        if state.phase in SECRET_PHASES:
            found.append(Secret((("choice", rival),), frozenset({(NONE,)})))
        if state.gift[rival] != NONE:
            unseen = int(state.hand[rival]) | 1 << int(state.gift[rival])
            possible = {(value, unseen & ~(1 << value)) for value in cards(unseen & ~int(state.shown[rival]))}
            found.append(Secret((("gift", rival), ("hand", rival)), frozenset(possible)))
    return found
