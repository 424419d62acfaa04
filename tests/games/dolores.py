"""How the tests of Dolorès write tables and plies, and read what came of them."""

from fractions import Fraction

import numpy as np

from estran.engine.events import heard
from estran.engine.view import told
from estran.games.dolores import GAME
from estran.games.dolores.box import CARDS, GOODS, NONE, Message, card_name
from estran.games.dolores.notation import write_action, write_outcome
from estran.games.dolores.position import read_table
from estran.games.dolores.state import Phase
from estran.games.dolores.table import discarded

A, B, C, D = range(4)
LETTERS = "ABCD"
EVERY_MATCH: list[tuple[str, int, dict[str, object]]] = [  # for `positions`
    ("dolores", players, {"messages": messages}) for players in (2, 3, 4) for messages in (True, False)
]
NUMBER = {card_name(card): card for card in range(CARDS)}


def table(text, **options):
    """A table on one line, or on several; A deals unless it says otherwise."""
    return read_table(text, {"dealer": "A", **options})


# ---- What seats and chance do


def follow(rules, state, *plies):
    """Let these plies happen: `B share`, `A play bet`, `* theft`."""
    for ply in plies:
        who, _, move = ply.partition(" ")
        if who == "*":
            assert odds(rules, state).get(move), f"{ply}: {odds(rules, state)}"
            rules.happen(state, outcomes(rules, state).index(move))
        else:
            seat = LETTERS.index(who)
            choices = dict(zip(moves(rules, state, seat), actions(rules, state, seat), strict=True))
            assert move in choices, f"{ply}: {list(choices)}"
            rules.act(state, seat, choices[move])


def actions(rules, state, seat):
    """The numbers of what the seat may choose."""
    choices = np.zeros(GAME.actions, np.int32)
    return choices[: rules.legal(state, seat, choices)].tolist()


def moves(rules, state, seat):
    """What the seat may choose, as written in plies."""
    return [write_action(state, seat, action) for action in actions(rules, state, seat)]


def weights(rules, state):
    """The weight of everything that chance has a number for now."""
    found = np.zeros(GAME.outcomes, np.int64)
    return found[: rules.odds(state, found)].tolist()


def outcomes(rules, state):
    """Everything that chance has a number for now, as written in plies."""
    return [write_outcome(state, number) for number in range(len(weights(rules, state)))]


def odds(rules, state):
    """The probability of each outcome that is possible now."""
    found = weights(rules, state)
    return {write_outcome(state, number): Fraction(weight, sum(found)) for number, weight in enumerate(found) if weight}


# ---- What came of it


def area(state, seat):
    """What lies in front of a seat: `wines-1 wines-2 trickery`."""
    goods = [card_name(card) for card in range(GOODS) for _ in range(state.goods[seat, card])]
    return " ".join(goods + [message.name.lower() for message in Message if state.held[seat] >> message & 1])


def areas(state):
    return [area(state, seat) for seat in range(state.players)]


def loot(state):
    """What lies on the table, the neighbour's side first: `wines-1 - | lace-2 theft`."""
    cards = ["-" if card == NONE else card_name(int(card)) for card in state.loot[: state.slots]]
    half = len(cards) // 2
    return " ".join([*cards[:half], "|", *cards[half:]])


def discards(state):
    """The open discard: `gold-1 gold-1 theft`."""
    return " ".join(card_name(card) for card in range(CARDS) for _ in range(discarded(state, card)))


def phase(state):
    return Phase(int(state.phase))


def dealer(state):
    return LETTERS[state.dealer]


def scores(rules, state):
    points = np.zeros(4, np.int32)
    rules.score(state, points)
    return points[: state.players].tolist()


def waited_for(rules, state):
    """`AB`, `*` for chance, or nothing when the match is over."""
    waiting = rules.waiting(state)
    return "*" if waiting == 256 else "".join(LETTERS[seat] for seat in range(4) if waiting >> seat & 1)


def events(state, seat=A):
    """What this seat hears of the last ply: `took seat=A slot=2 card=gold-1`."""
    return [
        " ".join([one.event, *(f"{name}={value}" for name, value in (one.arguments or {}).items())])
        for one in told(GAME, heard(state), seat)
    ]
