"""How the tests of Douro 1872 write tables and plies, and read what came of them."""

from fractions import Fraction

from estran.engine.events import heard
from estran.engine.view import told
from estran.games.douro import GAME
from estran.games.douro.box import FULL_HAND
from estran.games.douro.events import Event
from estran.games.douro.notation import write_action, write_outcome
from estran.games.douro.state import Phase

A, B, C, D, E = range(5)
LETTERS = "ABCDE"
SIZES: list[tuple[str, int, dict[str, bool]]] = [("douro", players, {}) for players in (3, 4, 5)]  # for `positions`
BACKS = ("fog", "1", "2", "3", "4", "5")


def table(text, **options):
    """A table just before a choice, or just before a boat is turned up if cards are named; two spaces between parts.

    `4 players  phylloxera C  points 5 5 0 5  hand 4 7 8  gifts 1 2 3 4  valley 2 fog  pile 1 1 5  cards 7 8 7 8`

    `hand` is what everybody holds before the cards are played, `pile` the backs left in it, in any order: by default all
    that are not in the valley.
    """
    words = read(text)
    players = words["players"]
    state = GAME.set_table(players, options)
    state.drawing = 0
    state.phylloxera = LETTERS.index(words.get("phylloxera", "A")[0])
    state.points[:players] = numbers(words.get("points", ["5"] * players))
    state.hand[:players] = bits(numbers(words["hand"])) if "hand" in words else FULL_HAND
    for seat, gift in enumerate(numbers(words.get("gifts", ()))):
        state.gift[seat] = gift
    for back in words.get("valley", ["1", "1"]):
        state.valley[state.laid] = BACKS.index(back)
        state.pile[BACKS.index(back)] -= 1
        state.laid += 1
    if "pile" in words:
        state.pile[:] = [words["pile"].count(back) for back in BACKS]
    state.phase = Phase.BID
    play(GAME.plain, state, *numbers(words.get("cards", ())))
    return state


def read(text):
    """`4 players  cards 7 8` as {"players": 4, "cards": ["7", "8"]}."""
    words = {}
    for part in text.split("  "):
        first, *rest = part.split()
        words.update({"players": int(first)} if rest == ["players"] else {first: rest})
    return words


def numbers(words):
    return [int(word) for word in words]


def bits(cards):
    return sum(1 << card for card in cards)


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
    """The last contest is over, without any points, and the gifts are shown: cards 0 1 2 … at customs do no harm."""
    state.pile[:], state.laid = 0, 1
    play(GAME.plain, state, *range(state.players))
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
