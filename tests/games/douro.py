"""How the tests of Douro 1872 write tables and plies, and read what came of them."""

from fractions import Fraction

from estran.engine.events import heard
from estran.engine.view import told
from estran.games.douro import GAME
from estran.games.douro.events import Event
from estran.games.douro.notation import write_action, write_outcome
from estran.games.douro.position import read_table
from estran.games.douro.state import Phase

A, B, C, D, E = range(5)
LETTERS = "ABCDE"
SIZES: list[tuple[str, int, dict[str, bool]]] = [("douro", players, {}) for players in (3, 4, 5)]  # for `positions`
BACKS = ("fog", "1", "2", "3", "4", "5")


def table(text, **options):
    """A table on one line: the phylloxera is A's and two small boats lie in the valley, unless the line says otherwise."""
    usual = {"phylloxera": "phylloxera A", "valley": "valley 1 1"}
    said = {part.split()[0] for part in text.split("  ")}
    return read_table("  ".join([text, *(part for name, part in usual.items() if name not in said)]), options)


def cards(bits):
    return [card for card in range(11) if bits >> card & 1]


# ---- What seats and chance do


def play(rules, state, *cards):
    """Everybody lays down a card, in seat order, for a boat or for charity."""
    for seat, card in enumerate(cards):
        rules.act(state, seat, card)


def turn_up(rules, state, boat):
    """The boat at the head of the valley turns out to be this one: `order 15`, `rocks`."""
    for back in range(len(BACKS)):
        state.valley[state.sailed] = back
        if boat in outcomes(state):
            return rules.happen(state, outcomes(state).index(boat))
    raise ValueError(f"there is no {boat} for {state.players} players")


def charity(rules, state):
    """The last contest is over, without any points, and the gifts are shown: cards that differ do no harm at customs."""
    state.pile[:], state.laid, played = 0, 1, []
    for hand in hands(state):
        played.append(next(card for card in hand if card not in played))
    play(GAME.plain, state, *played)
    turn_up(rules, state, "customs")


def follow(rules, state, *plies):
    """Let these plies happen: `B 4`, `A give 10`, `* level 3`."""
    for ply in plies:
        who, _, move = ply.partition(" ")
        if who == "*":
            assert odds(state).get(move), f"{ply}: {odds(state)}"
            rules.happen(state, outcomes(state).index(move))
        else:
            seat = LETTERS.index(who)
            legal = {write_action(state, seat, action): action for action in GAME.legal_actions(state, seat)}
            rules.act(state, seat, legal[move])


def outcomes(state):
    """Everything that chance has a number for now, as written in plies."""
    return [write_outcome(state, number) for number in range(len(GAME.chances(state)))]


def odds(state):
    """The probability of each outcome that is possible now."""
    weights = GAME.chances(state)
    return {
        write_outcome(state, number): Fraction(weight, sum(weights)) for number, weight in enumerate(weights) if weight
    }


# ---- What came of it


def points(state):
    return [int(number) for number in state.points[: state.players]]


def hands(state):
    return [cards(int(hand)) for hand in state.hand[: state.players]]


def holder(state):
    return LETTERS[state.phylloxera]


def phase(state):
    return Phase(int(state.phase))


def valley(state):
    """The boats still to be contested, the next one first."""
    return [BACKS[back] for back in state.valley[state.sailed : state.laid]]


def waited_for(rules, state):
    """`ABC`, `*` for chance, or nothing when the match is over."""
    waiting = rules.waiting(state)
    return "*" if waiting == 256 else "".join(LETTERS[seat] for seat in range(5) if waiting >> seat & 1)


def events(state, seat=A):
    """What this seat hears of the last ply: `gained seat=A points=2`."""
    return [
        " ".join([one.event, *(f"{name}={value}" for name, value in (one.arguments or {}).items())])
        for one in told(GAME, heard(state), seat)
    ]


def kinds(state):
    return [Event(event.kind) for event in heard(state)]
