"""A table of Douro 1872 on one line.

`4 players  phylloxera C  points 5 5 0 5  turned 9 rocks  valley 2 1 | 3 fog  A: 7 3  B: 4 8  C: 0 2  D: 6 1  cards 1 2 8 0`
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from estran.engine.dice import Dice, dice_of
from estran.engine.game import Refused
from estran.engine.position import HIDDEN, NOTHING, TableLine, choose, chose, head, known_word, unread
from estran.engine.seats import letter
from estran.games.douro import GAME
from estran.games.douro.box import (
    BARRELS,
    BOTTOM,
    FOG,
    FOGS,
    FULL_HAND,
    LEVELS,
    LONGEST_STRETCH,
    NONE,
    RANKS,
    START_POINTS,
    Fog,
    order_of,
)
from estran.games.douro.rules import boats_in_pile, played, random_card
from estran.games.douro.state import Phase, State

SAILED, MORE = "|", "..."  # in the valley: what stands before has been contested; more boats are being laid
BACKS = {"fog": FOG, **{str(level): level for level in range(1, LEVELS + 1)}}
CARDS = {str(card): card for card in BARRELS}
OPEN = -2  # a card or points that the line does not tell
MOST_POINTS = 9999


# ---- Writing


def write_table(state: State, seat: int | None = None) -> str:
    """The table as this seat may know it, or all of it: what is hidden, or not added up for the seat, is a `?`."""
    eyes = None if state.phase == Phase.OVER else seat
    options = {"open_points": bool(state.open_points), "open_cards": bool(state.open_cards)}
    parts = head(GAME, int(state.players), options)
    if state.phase == Phase.LOTTERY:
        return "  ".join([*parts, *_lottery(state)])
    parts += [f"phylloxera {letter(int(state.phylloxera))}", *_points(state, eyes), *_boats(state)]
    for one in range(state.players):
        pile = _pile(state, one, hidden=eyes not in (None, one) and not state.open_cards)
        parts += [f"{letter(one)}: {' '.join(pile)}"] if pile else []
    parts += _rows(state, eyes)
    for one in range(state.players):
        if state.choice[one] != NONE and eyes in (None, one):
            parts.append(chose(GAME, state, one, int(state.choice[one])))
    return "  ".join(parts)


def _lottery(state: State) -> list[str]:
    """Who draws, and what they have drawn: `lottery B 4 C -`."""
    drawing = [seat for seat in range(state.players) if state.drawing >> seat & 1]
    if len(drawing) == state.players and all(state.showing[seat] == NONE for seat in drawing):
        return []
    return [" ".join(["lottery", *(f"{letter(seat)} {_card(state.showing[seat])}" for seat in drawing)])]


def _points(state: State, eyes: int | None) -> list[str]:
    """Everybody's, unless all have what they began with."""
    points = [int(state.points[seat]) for seat in range(state.players)]
    known = [eyes in (None, seat) or bool(state.open_points) for seat in range(state.players)]
    if all(known) and all(number == START_POINTS for number in points):
        return []
    words = [str(number) if told else HIDDEN for number, told in zip(points, known, strict=True)]
    return [" ".join(["points", *words])]


def _boats(state: State) -> list[str]:
    """Fronts that were seen, this stretch of the valley, fogs that towing has passed over, and the pile if it is odd."""
    parts = []
    fronts = [name for name, (back, front) in fronts_of(int(state.players)).items() if state.turned[back] >> front & 1]
    if fronts:
        parts.append(f"turned {' '.join(fronts)}")
    backs = [name for back in state.valley[: state.laid] for name in BACKS if BACKS[name] == back]
    valley = [*backs[: state.sailed], *([SAILED] if state.sailed else []), *backs[state.sailed :]]
    if valley:
        parts.append(" ".join(["valley", *valley, *([MORE] if state.phase == Phase.LAY else [])]))
    if state.passed:
        parts.append(f"passed {state.passed}")
    if list(state.pile) != usual_pile(state):
        parts.append(" ".join(["pile", *(name for name, back in BACKS.items() for _ in range(state.pile[back]))]))
    return parts


def _pile(state: State, seat: int, *, hidden: bool) -> list[str]:
    """The cards that a seat has played before this boat, the last one first; those under it face down."""
    top = int(state.covered[seat] if state.phase in (Phase.TURN, Phase.TOW) else state.showing[seat])
    pile = played(state, seat)
    if state.phase in (Phase.TURN, Phase.TOW):
        pile &= ~(1 << int(state.showing[seat]))
    below = [str(card) for card in BARRELS if pile >> card & 1 and card != top]
    return [*([str(top)] if top != NONE else []), *([HIDDEN] * len(below) if hidden else below)]


def _rows(state: State, eyes: int | None) -> list[str]:
    """Cards that Cardia gave back, gifts, the cards just played; half-time, towing, the end."""
    parts, seats = [], range(state.players)
    returned = [int(state.shown[seat] & state.hand[seat]) if eyes in (None, seat) else 0 for seat in seats]
    if any(returned):
        parts.append(" ".join(["returned", *(_card(cards.bit_length() - 1) for cards in returned)]))
    if state.gift[0] != NONE:
        gifts = [_card(state.gift[seat]) if eyes in (None, seat) else HIDDEN for seat in seats]
        parts.append(" ".join(["gifts", *gifts]))
    if state.phase in (Phase.TURN, Phase.TOW):
        parts.append(" ".join(["cards", *(_card(state.showing[seat]) for seat in seats)]))
    words = {Phase.TOW: ["towing"], Phase.GIVE: ["half-time"], Phase.OVER: ["over"]}
    return parts + words.get(Phase(int(state.phase)), [])


def _card(card: int) -> str:
    return NOTHING if card == NONE else str(card)


# ---- Boats


def fronts_of(players: int) -> dict[str, tuple[int, int]]:
    """Every front by its name: regular boats by their order, then the fogs; with its back and its place among those."""
    regular = {
        str(order_of(level, rank, players)): (level, rank) for level in range(1, LEVELS + 1) for rank in range(RANKS)
    }
    return regular | {fog.name.lower(): (FOG, fog.value) for fog in Fog}


def usual_pile(state: State) -> list[int]:
    """What must be left in the pile: all boats but those that were seen or lie in the valley."""
    pile = [FOGS, *[RANKS] * LEVELS]
    for back in range(1 + LEVELS):
        pile[back] -= int(state.turned[back]).bit_count()
    first = state.sailed + (state.phase == Phase.TOW)  # the boat that tows has been seen
    for back in state.valley[first : state.laid]:
        pile[back] -= 1
    pile[FOG] -= state.passed
    return pile


# ---- Reading


def read_table(text: str, options: Mapping[str, Any] | None = None, dice: Dice | None = None) -> State:
    """The table, or a refusal that says what was expected; what the line does not tell is drawn with these dice."""
    line = TableLine(GAME, text)
    state: State = line.fresh(options or {})
    state.points[: state.players] = _read_points(line)
    holder = line.seat("phylloxera")
    if holder is None:
        _read_lottery(line, state)
        line.end(lacking="phylloxera")
        return state
    state.phylloxera, state.drawing = holder, 0
    _read_phase(line, state)
    _read_boats(line, state)
    _read_cards(line, state, dice_of(0) if dice is None else dice)
    choose(GAME, state, line)
    line.end()
    return state


def _read_points(line: TableLine) -> list[int]:
    known = {HIDDEN: START_POINTS, **{str(number): number for number in range(MOST_POINTS + 1)}}
    words = line.one("points")
    if words is None:
        return [START_POINTS] * line.players
    if len(words) != line.players:
        raise Refused("refused-table-row", part="points", came=len(words), players=line.players)
    for word in words:
        if word not in known:
            raise unread("points", word, [0, 1, 2, MORE, HIDDEN])
    return [known[word] for word in words]


def _read_lottery(line: TableLine, state: State) -> None:
    """`lottery B 4 C -`: those who draw, and their cards so far."""
    words = line.one("lottery")
    if words is None:
        return
    state.drawing = 0
    for name, card in zip(words[::2], [*words[1::2], ""], strict=False):
        seat = line.seat_in("lottery", [name])
        state.drawing |= 1 << seat
        state.showing[seat] = known_word("lottery", card, {NOTHING: NONE, **CARDS})
    if all(state.showing[seat] != NONE for seat in range(state.players) if state.drawing >> seat & 1):
        raise Refused("refused-table-stuck", waiting=["*"])


def _read_phase(line: TableLine, state: State) -> None:
    """What the table is waiting for; the valley may change this to laying, and the cards just played to turning up."""
    found = [name for name in ("towing", "half-time", "over") if line.one(name) is not None]
    if len(found) > 1:
        raise unread(found[0], found[1], [found[0]])
    state.phase = {"towing": Phase.TOW, "half-time": Phase.GIVE, "over": Phase.OVER}.get("".join(found), Phase.BID)


def _read_boats(line: TableLine, state: State) -> None:
    """Fronts that were seen, the valley, fogs passed over; the pile is the rest, unless the line says what it is."""
    fronts = fronts_of(state.players)
    for name in line.one("turned") or ():
        if name not in fronts:
            raise unread("turned", name, fronts)
        back, front = fronts[name]
        state.turned[back] |= 1 << front
    _read_valley(line.one("valley") or ([MORE] if state.phase == Phase.BID else []), state)
    passed = {str(number): number for number in range(1, FOGS + 1)}
    if (words := line.one("passed")) is not None:
        state.passed = known_word("passed", " ".join(words), passed)
    pile = line.one("pile")
    counts = usual_pile(state)
    if pile is not None:
        backs = [known_word("pile", word, BACKS) for word in pile]
        counts = [backs.count(back) for back in range(1 + LEVELS)]
    if min(counts) < 0 or counts[FOG] > FOGS or max(counts[1:]) > RANKS:
        raise Refused("douro-table-boats")
    if counts[FOG] and sum(counts[1:]) < BOTTOM:
        raise Refused("douro-table-bottom", bottom=BOTTOM)
    state.pile[:] = counts


def _read_valley(words: Sequence[str], state: State) -> None:
    """`2 1 | 3 fog`: what has been contested, a bar, what is to come; three dots where more boats are being laid."""
    if words[-1:] == [MORE] and state.phase == Phase.BID:
        words, state.phase = words[:-1], Phase.LAY
    backs = [known_word("valley", word, BACKS) for word in words if word != SAILED]
    if len(backs) > LONGEST_STRETCH or words.count(SAILED) > 1:
        raise unread("valley", " ".join(words), [*BACKS, SAILED, MORE])
    state.laid = len(backs)
    state.sailed = words.index(SAILED) if SAILED in words else 0
    state.valley[: len(backs)] = backs
    contested = state.phase in (Phase.BID, Phase.TOW)
    if contested and state.sailed == state.laid:
        raise unread("valley", " ".join(words), BACKS)


class Cards(NamedTuple):
    """Where a seat's cards are; the others are in its hand."""

    pile: list[int]  # played before this boat, the last one first
    returned: int  # shown and taken back after Cardia; it is in the hand
    gift: int  # under the charity
    card: int  # just played


def _read_cards(line: TableLine, state: State, dice: Dice) -> None:
    """Piles, cards given back, gifts and the cards just played; the hands are the rest."""
    nothing = [NONE] * state.players
    returned = line.row("returned", {NOTHING: NONE, **CARDS}) or nothing
    gifts = line.row("gifts", {HIDDEN: OPEN, **CARDS}) or nothing
    cards = line.row("cards", CARDS)
    piles = [_read_pile(line, seat) for seat in range(state.players)]
    if (hand := line.one("hand")) is not None:
        held = [known_word("hand", word, CARDS) for word in hand]
        piles = [[card for card in reversed(BARRELS) if card not in (*held, gift)] for gift in gifts]
    for seat, placed in enumerate(map(Cards, piles, returned, gifts, cards or nothing)):
        _lay(state, seat, placed, dice)
    if cards is not None and state.phase not in (Phase.BID, Phase.TOW):
        raise Refused("refused-table-early", came="cards", expected="valley")
    if cards is None and state.phase == Phase.TOW:
        raise Refused("refused-table-early", came="towing", expected="cards")
    if cards is not None and state.phase == Phase.BID:
        state.phase = Phase.TURN


def _read_pile(line: TableLine, seat: int) -> list[int]:
    words = line.front(seat) or []
    return [known_word(f"{letter(seat)}:", word, {HIDDEN: OPEN, **CARDS}) for word in words]


def _lay(state: State, seat: int, placed: Cards, dice: Dice) -> None:
    """Put a seat's cards where they are; what the line does not tell is drawn."""
    left = FULL_HAND  # cards that may still be anywhere
    for card in (*placed.pile, *placed[1:]):
        if card >= 0:
            if not left >> card & 1:
                raise Refused("refused-table-many", came=str(card), most=1)
            left &= ~(1 << card)
    drawn: list[int] = []
    for card in (placed.gift, *placed.pile):
        if card == OPEN and not left:
            raise Refused("refused-table-many", came=HIDDEN, most=len(drawn))
        drawn.append(random_card(left, dice) if card == OPEN else card)
        left &= ~(1 << drawn[-1]) if card == OPEN else FULL_HAND
    gift, *pile = drawn
    stack = [*([placed.card] if placed.card != NONE else []), *pile, NONE, NONE]
    state.gift[seat] = gift
    state.showing[seat] = stack[0]
    state.covered[seat] = stack[1] if placed.card != NONE else NONE
    state.shown[seat] = _bits([*stack, placed.returned])
    state.hand[seat] = FULL_HAND & ~_bits([*stack, gift])


def _bits(cards: Sequence[int]) -> int:
    return sum(1 << card for card in set(cards) if card != NONE)


# ---- To the end


def check_table(state: State) -> None:
    """Refuse a table that runs out of cards or boats: from here on every contest needs a card in every hand, and no more."""
    if state.phase in (Phase.LOTTERY, Phase.OVER):
        return
    if list(state.pile) != usual_pile(state):
        raise Refused("douro-table-boats")
    boats = boats_in_pile(state) + state.passed + state.laid - state.sailed
    boats -= state.phase in (Phase.TURN, Phase.TOW)  # the cards for it are on the table
    boats -= state.phase == Phase.TOW  # and so is the one that it tows
    contests = boats - (1 - (state.turned[FOG] >> Fog.TOWING & 1))
    later = (1 - (state.turned[FOG] >> Fog.CARDIA & 1)) + (len(BARRELS) - 1 if state.gift[0] == NONE else 0)
    for seat in range(state.players):
        cards = int(state.hand[seat]).bit_count() + (0 if state.phase != Phase.GIVE else -len(BARRELS))
        if cards + later != contests:
            raise Refused("douro-table-contests", contests=int(contests), cards=int(cards + later), seat=letter(seat))
