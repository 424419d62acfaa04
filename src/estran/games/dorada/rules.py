"""Dorada, clause by clause: set-up, a turn, stacks, the special squares, whose turn is next, the end."""

from typing import Any

from estran.engine.dice import Dice
from estran.engine.events import say
from estran.engine.rule import rule
from estran.engine.seats import CHANCE, NOBODY, is_tie, left_of
from estran.games.dorada.box import (
    ALL_PAWNS,
    BACK,
    COLOURS,
    DORADA,
    NONE,
    NOWHERE,
    PAWNS,
    SIDES,
    SPRINGBOARDS,
    SQUARES,
    START,
    Role,
    worth,
)
from estran.games.dorada.events import Event
from estran.games.dorada.state import Options, Phase, State

# ---- The table of contents


@rule()
def waiting(state: State) -> int:
    """The seat whose turn it is, or chance, or nobody."""
    match state.phase:
        case Phase.MOVE:
            return 1 << owner(state, state.turn)
        case Phase.OVER:
            return NOBODY
        case _:
            return CHANCE


@rule("DOR-6", "DOR-7")
def legal(state: State, seat: int, choices: Any) -> int:
    """List the squares where a free pawn of the colour in turn stands, in ascending order, and say how many."""
    if waiting(state) != 1 << seat:
        return 0
    pawn = PAWNS * state.turn
    a, b = movable(state, pawn), movable(state, pawn + 1)
    c, d = movable(state, pawn + 2), movable(state, pawn + 3)
    a, b = min(a, b), max(a, b)  # five comparisons put four numbers in order, with no branch to guess wrong
    c, d = min(c, d), max(c, d)
    a, c = min(a, c), max(a, c)
    b, d = min(b, d), max(b, d)
    b, c = min(b, c), max(b, c)
    choices[0] = a
    count = int(a < DORADA)
    for last, square in ((a, b), (b, c), (c, d)):
        choices[count] = square  # stays only if the next line counts it: all pawns on START are one choice
        count += int(square != last) & int(square < DORADA)
    return count


@rule("DOR-5", "DOR-7")
def act(state: State, seat: int, action: int) -> None:
    """Move the free pawn on this square, then let the next colour begin its turn."""
    pawn = free_pawn(state, action) if waiting(state) == 1 << seat else NONE
    if pawn == NONE:
        raise ValueError("illegal action")
    state.said = 0
    move(state, pawn)
    pass_on(state)


@rule("DOR-4", "DOR-5")
def odds(state: State, weights: Any) -> int:
    """Every seat is as likely to begin, and every side of the die to come up."""
    match state.phase:
        case Phase.FIRST:
            outcomes = int(state.players)
        case Phase.ROLL:
            outcomes = SIDES
        case _:
            outcomes = 0
    for outcome in range(outcomes):
        weights[outcome] = 1
    return outcomes


@rule("DOR-4", "DOR-5")
def happen(state: State, outcome: int) -> None:
    """Draw who begins, or roll the die."""
    if waiting(state) != CHANCE:
        raise ValueError("chance is not due")
    state.said = 0
    if state.phase == Phase.FIRST:
        begin(state, outcome)
    else:
        roll_die(state, outcome + 1)


# ---- Set-up


@rule("DOR-1", "DOR-4", "DOR-23")
def set_up(state: State, players: int, options: Options) -> None:
    """Four pawns of each colour in a pile of its own on START."""
    state.players = players
    state.colours = options.colours
    state.dorada = options.dorada
    for number in range(SPRINGBOARDS):  # whole arrays would be copied twice, which a graphics processor has no room for
        state.jump[number] = options.jump[number]
    for square in range(SQUARES):
        state.role[square] = options.role[square]
    state.top[:] = NONE
    state.under[:] = NONE
    state.pile = NONE
    state.square[:] = NOWHERE
    for pawn in range(PAWNS * players * options.colours):
        state.square[pawn] = START
    if options.first == NONE:
        state.first = NONE
        state.phase = Phase.FIRST
    else:
        begin(state, options.first)


@rule("DOR-4")
def begin(state: State, seat: int) -> None:
    """The seat that the host named, or that was drawn, begins with its first colour."""
    state.first = seat
    say(state, Event.FIRST, seat)
    begin_turn(state, seat)


# ---- A turn


@rule("DOR-5")
def begin_turn(state: State, colour: int) -> None:
    """The die is due."""
    state.turn = colour
    state.die = 0
    state.phase = Phase.ROLL
    say(state, Event.TURN, owner(state, colour), colour)


@rule("DOR-5")
def roller(state: State) -> int:
    """The seat in turn rolls the die itself."""
    return owner(state, state.turn) if state.phase == Phase.ROLL else NONE


@rule("DOR-5")
def roll_die(state: State, die: int) -> None:
    """One die; a 6 gives no second roll."""
    state.die = die
    state.phase = Phase.MOVE
    say(state, Event.ROLLED, owner(state, state.turn), state.turn, die)


@rule("DOR-5", "DOR-12")
def move(state: State, pawn: int) -> None:
    """Exactly as many squares forward as the die shows, every square counted; DORADA needs no exact roll."""
    square = int(state.square[pawn])
    target = square + state.die
    if target >= state.dorada:
        target = DORADA
    say(state, Event.MOVED, seat_of(state, pawn), colour_of(pawn), square, target)
    lift(state, pawn)
    land(state, pawn, target)


# ---- Stacks


@rule("DOR-4", "DOR-6", "DOR-13")
def movable(state: State, pawn: int) -> int:
    """The square of a free pawn, on top of its stack or on START; DORADA for a pawn that cannot move."""
    square = int(state.square[pawn])
    on_path = (square > START) & (square < DORADA)
    on_top = state.top[square if on_path else START] == pawn
    return square if on_top | (square == START) else DORADA


@rule("DOR-6", "DOR-7")
def free_pawn(state: State, square: int) -> int:
    """The free pawn of the colour in turn on this square of the path, or NONE; those on START are all alike."""
    found = NONE
    for pawn in range(PAWNS * state.turn, PAWNS * state.turn + PAWNS):
        found = pawn if movable(state, pawn) == square else found
    return found if square < DORADA else NONE


@rule("DOR-6")
def lift(state: State, pawn: int) -> None:
    """Take a free pawn into the hand: the one that stood under it is free again."""
    square = int(state.square[pawn])
    under = int(state.under[pawn])
    state.top[square] = under
    state.under[pawn] = NONE
    state.square[pawn] = NOWHERE
    if not is_free(state, square):
        say(state, Event.UNCOVERED, seat_of(state, under), colour_of(under), square)


@rule("DOR-4", "DOR-6")
def rest(state: State, pawn: int, square: int) -> None:
    """The pawn stays here, on top of those that were here before; on START it joins the pile of its colour."""
    state.square[pawn] = square
    if square == START:
        return
    under = int(state.top[square])
    covers = not is_free(state, square)
    state.under[pawn] = under
    state.top[square] = pawn
    if covers:
        say(state, Event.COVERED, seat_of(state, under), colour_of(under), square, height(state, square))


@rule("DOR-9")
def is_free(state: State, square: int) -> bool:
    """No pawn stands on this square; a bridge does not stand."""
    pawn = int(state.top[square])
    return pawn == NONE or is_lost(state, pawn)


@rule("DOR-8")
def is_lost(state: State, pawn: int) -> bool:
    """The pawn is turned over and lies on a trap."""
    return bool(state.square[pawn] < START)


@rule("DOR-6")
def height(state: State, square: int) -> int:
    """How many pawns stand on a square."""
    pawns = 0
    pawn = int(state.top[square])
    while pawn != NONE and not is_lost(state, pawn):
        pawns += 1
        pawn = int(state.under[pawn])
    return pawns


# ---- The special squares


@rule("DOR-8", "DOR-9", "DOR-10", "DOR-11", "DOR-12")
def land(state: State, pawn: int, square: int) -> None:
    """Let the square act on the pawn until the pawn comes to rest."""
    square = bounce(state, pawn, square)
    if square == DORADA:
        arrive(state, pawn)
        return
    match state.role[square]:
        case Role.TRAP:
            step_on_trap(state, pawn, square)
        case Role.GOLD:
            say(state, Event.GOLD, seat_of(state, pawn), square)
            arrive(state, pawn)
        case _:
            rest(state, pawn, square)


@rule("DOR-8")
def step_on_trap(state: State, pawn: int, square: int) -> None:
    """A bridge holds; without one the pawn is lost."""
    if state.top[square] == NONE:
        fall(state, pawn, square)
    else:
        say(state, Event.BRIDGE_HELD, seat_of(state, pawn), square)
        rest(state, pawn, square)


@rule("DOR-8")
def fall(state: State, pawn: int, square: int) -> None:
    """The first pawn on a trap is lost: it is turned over and becomes a bridge."""
    state.square[pawn] = -square
    state.top[square] = pawn
    colour = colour_of(pawn)
    say(state, Event.FELL, seat_of(state, pawn), colour, square, pawns_left(state, colour))
    say_if_done(state, colour)


@rule("DOR-9", "DOR-10")
def bounce(state: State, pawn: int, square: int) -> int:
    """Springboards send the pawn from one to the next, each at most once; where this ends."""
    used = 0  # springboards that have acted, one bit each
    springboard = springboard_on(state, square)
    while springboard != NONE:
        if used >> springboard & 1:
            say(state, Event.STAYED, seat_of(state, pawn), square)
            return square
        used |= 1 << springboard
        square = spring(state, pawn, square, int(state.jump[springboard]))
        springboard = springboard_on(state, square)
    return square


@rule("DOR-9")
def springboard_on(state: State, square: int) -> int:
    """Which springboard this square is, counted along the path from 0; NONE if it is something else."""
    if square == DORADA or state.role[square] < Role.SPRINGBOARD:
        return NONE
    return int(state.role[square]) - Role.SPRINGBOARD


@rule("DOR-9", "DOR-10")
def spring(state: State, pawn: int, square: int, jump: int) -> int:
    """The square where a springboard sends the pawn: on, or three squares back."""
    seat = seat_of(state, pawn)
    if jump > 0:
        target = free_square_ahead(state, square, jump)
        say(state, Event.SPRUNG, seat, square, jump, target)
        return target
    target = free_square_behind(state, square, -BACK)
    if target == START:
        say(state, Event.SENT_TO_START, seat, square)
    else:
        say(state, Event.SPRUNG_BACK, seat, square, target)
    return target


@rule("DOR-9")
def free_square_ahead(state: State, square: int, count: int) -> int:
    """So many squares on, counting only those without a pawn; DORADA ends the count."""
    while count > 0:
        square += 1
        if square == state.dorada:
            return DORADA
        count -= int(is_free(state, square))
    return square


@rule("DOR-10")
def free_square_behind(state: State, square: int, count: int) -> int:
    """So many squares back, counting only those without a pawn; START if there are fewer."""
    while count > 0:
        square -= 1
        if square == START:
            return START
        count -= int(is_free(state, square))
    return square


@rule("DOR-12")
def arrive(state: State, pawn: int) -> None:
    """The pawn goes on top of the pile in DORADA, and those under it are worth less."""
    state.square[pawn] = DORADA
    state.under[pawn] = state.pile
    state.pile = pawn
    colour = colour_of(pawn)
    say(state, Event.ARRIVED, seat_of(state, pawn), colour, pawns_left(state, colour))
    for seat in range(state.players):
        say(state, Event.TOTAL, seat, points_of(state, seat))
    say_if_done(state, colour)


# ---- Whose turn is next


@rule("DOR-7", "DOR-13", "DOR-20")
def pass_on(state: State) -> None:
    """The next colour with a free pawn; the others are skipped, and no die is rolled for them."""
    colour = next_colour(state, state.turn)
    while not can_move(state, colour):
        if is_over(state):
            end_match(state)
            return
        say_skipped(state, colour)
        colour = next_colour(state, colour)
    begin_turn(state, colour)


@rule("DOR-4", "DOR-23")
def next_colour(state: State, colour: int) -> int:
    """Clockwise; with two colours each, F's first colour, G's first, F's second, G's second, and round again."""
    if state.colours == 1:
        return left_of(colour, state.players)
    if state.first == 0:
        return (colour + 1) % COLOURS  # A begins: yellow, violet, green, blue
    return (colour + COLOURS - 1) % COLOURS  # B begins: violet, yellow, blue, green


@rule("DOR-7")
def can_move(state: State, colour: int) -> bool:
    """At least one pawn of this colour is free."""
    nearest = DORADA
    for pawn in range(PAWNS * colour, PAWNS * colour + PAWNS):
        nearest = min(nearest, movable(state, pawn))
    return nearest < DORADA


@rule("DOR-13")
def pawns_left(state: State, colour: int) -> int:
    """How many pawns of this colour are neither lost nor in DORADA."""
    pawns = 0
    for pawn in range(PAWNS * colour, PAWNS * colour + PAWNS):
        pawns += int(START <= state.square[pawn] < DORADA)
    return pawns


@rule("DOR-13")
def is_out(state: State, colour: int) -> bool:
    """All four pawns of this colour are lost."""
    for pawn in range(PAWNS * colour, PAWNS * colour + PAWNS):
        if state.square[pawn] >= START:
            return False
    return True


@rule("DOR-13")
def say_if_done(state: State, colour: int) -> None:
    """Tell that a colour's last pawn has left the path."""
    if is_out(state, colour):
        say(state, Event.OUT, owner(state, colour), colour)
    elif pawns_left(state, colour) == 0:
        say(state, Event.DONE, owner(state, colour), colour)


@rule("DOR-7", "DOR-13")
def say_skipped(state: State, colour: int) -> None:
    """Tell why a colour has no turn."""
    if is_out(state, colour):
        say(state, Event.SKIPPED_OUT, owner(state, colour), colour)
    elif pawns_left(state, colour) == 0:
        say(state, Event.SKIPPED_DONE, owner(state, colour), colour)
    else:
        say(state, Event.SKIPPED_BLOCKED, owner(state, colour), colour)


# ---- End and score


@rule("DOR-20")
def is_over(state: State) -> bool:
    """Every pawn is in DORADA or lost."""
    left = 0
    for pawn in range(ALL_PAWNS):
        left += int(START <= state.square[pawn] < DORADA)
    return left == 0


@rule("DOR-20", "DOR-21", "DOR-22")
def end_match(state: State) -> None:
    """The pile in DORADA is counted."""
    state.phase = Phase.OVER
    say(state, Event.ENDED)
    for seat in range(state.players):
        say(state, Event.SCORED, seat, points_of(state, seat))
    best = winners(state)
    if is_tie(best):
        say(state, Event.SHARED, best)
    else:
        say(state, Event.WON, seat_in(best))


@rule("DOR-21")
def score(state: State, points: Any) -> None:
    """What everybody's pawns in DORADA are worth as the pile stands."""
    for seat in range(state.players):
        points[seat] = points_of(state, seat)


@rule("DOR-21", "DOR-23")
def points_of(state: State, seat: int) -> int:
    """From the top of the pile down, for one's own pawns; the points of two colours add up."""
    points = 0
    pawn = int(state.pile)
    for above in range(ALL_PAWNS):
        if pawn == NONE:
            break
        if seat_of(state, pawn) == seat:
            points += worth(above)
        pawn = int(state.under[pawn])
    return points


@rule("DOR-22")
def winners(state: State) -> int:
    """Most points; ties share the victory."""
    most = 0
    seats = 0
    for seat in range(state.players):
        points = points_of(state, seat)
        if points > most:
            most, seats = points, 0
        if points == most:
            seats |= 1 << seat
    return seats


# ---- What a seat may imagine


@rule()
def imagine(state: State, seat: int, dice: Dice) -> None:
    """Nothing is hidden, so there is nothing to redraw."""


# ---- Words the clauses use


@rule("DOR-4")
def colour_of(pawn: int) -> int:
    """Four pawns of each colour."""
    return pawn // PAWNS


@rule("DOR-4", "DOR-23")
def owner(state: State, colour: int) -> int:
    """The seat that plays a colour: one each, or A yellow and green, B violet and blue."""
    return int(colour) if state.colours == 1 else int(colour) & 1


@rule()
def seat_of(state: State, pawn: int) -> int:
    """The seat that plays a pawn."""
    return owner(state, colour_of(pawn))


@rule()
def seat_in(seats: int) -> int:
    """The only seat of a set."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat
