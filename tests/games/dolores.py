"""How the tests of Dolorès write tables and plies, and read what came of them."""

import re
from fractions import Fraction

import numpy as np

from estran.engine.events import heard
from estran.engine.view import told
from estran.games.dolores import GAME
from estran.games.dolores.box import CARDS, DAWN, GOODS, NONE, STARTING, Message, card_name
from estran.games.dolores.notation import write_action, write_outcome
from estran.games.dolores.state import Phase
from estran.games.dolores.table import discarded

A, B, C, D = range(4)
LETTERS = "ABCD"
EVERY_MATCH: list[tuple[str, int, dict[str, object]]] = [  # for `positions`
    ("dolores", players, {"messages": messages}) for players in (2, 3, 4) for messages in (True, False)
]
NUMBER = {card_name(card): card for card in range(CARDS)}


def table(text, **options):
    """A sharing about to begin, or with its loot on the table; two spaces or a new line between parts.

    `3 players  dealer B  lantern C  loot wines-1 gold-3 | lace-2 theft  A: wines-2 trickery  C: bet  pile 40`

    The letters say what lies in front of whom. `lantern C` says that C has broken it over this loot. A loot of six has
    come by a Convoy of the dealer's. `pile` is what is left then: so many cards, or these, of which `message` is any one
    that has not been seen; what is neither here nor there has been discarded.
    """
    words = read(text)
    loot = [word for word in words.get("loot", ()) if word != "|"]
    state = GAME.set_table(int(words["players"][0]), {"dealer": words.get("dealer", ["A"])[0], **options})
    for seat in range(state.players):
        lay(state, seat, *words.get(f"{LETTERS[seat]}:", ()))
    for seat in words.get("lantern", ()):
        lay(state, LETTERS.index(seat), "lantern")
    if len(loot) > 4:
        lay(state, int(state.dealer), "convoy")
    begin(state)
    stack(state, words.get("pile", []), loot)
    if loot:
        deal(state, loot, words.get("lantern", []))
    return state


def read(text):
    """`3 players  loot gold-1 | theft` as {"players": ["3"], "loot": ["gold-1", "|", "theft"]}."""
    words: dict[str, list[str]] = {}
    for part in re.split(r"\s*\n\s*|  +", text.strip()):
        first, *rest = part.split()
        words.update({"players": [first]} if rest == ["players"] else {first: rest})
    return words


def lay(state, seat, *cards):
    """Cards of the pile in front of a seat."""
    for card in cards:
        number = NUMBER[card]
        state.left -= 1
        if number < GOODS:
            assert state.pile[number], f"there are not so many {card}"
            state.pile[number] -= 1
            state.goods[seat, number] += 1
        else:
            state.held[seat] |= 1 << number - GOODS
            if number == DAWN:
                state.dawn = 0
            else:
                state.unseen[number - GOODS] = 0


def begin(state):
    """The last starting card comes, which begins the first sharing; then all cards are as they were before it."""
    before = state.pile.copy(), state.goods.copy(), int(state.left)
    fresh = GAME.set_table(int(state.players), {"messages": bool(state.messages)})
    state.left = fresh.left - state.players * STARTING[state.players - 2] + 1
    GAME.plain.happen(state, 0)
    state.pile[:], state.goods[:], state.left = before


def stack(state, pile, loot):
    """The pile that will be left when the loot is dealt."""
    if len(pile) == 1 and pile[0].isdigit():
        dealt = [loot.count(card_name(card)) for card in range(GOODS)]
        while state.left > int(pile[0]) + len(loot):
            spare = max(range(GOODS), key=lambda card: state.pile[card] - dealt[card])
            state.pile[spare] -= 1
            state.left -= 1
    elif pile:
        cards = pile + loot
        state.pile[:] = [cards.count(card_name(card)) for card in range(GOODS)]
        state.dawn = cards.count("dawn")
        state.left = len(cards)


def deal(state, loot, lookers):
    """The loot comes up card by card, and nobody else plays anything meanwhile."""
    half, rules = len(loot) // 2, GAME.plain
    first, convoy = [*loot[:2], *loot[half : half + 2]], [*loot[2:half], *loot[half + 2 :]]
    while phase(state) == Phase.BEFORE_DEAL:
        seat = waited_for(rules, state)
        follow(rules, state, f"{seat} play lantern" if seat in lookers else f"{seat} pass")
    follow(rules, state, *(f"* {card}" for card in first))
    if convoy:
        follow(rules, state, f"{LETTERS[state.dealer]} play convoy", *(f"* {card}" for card in convoy))


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
