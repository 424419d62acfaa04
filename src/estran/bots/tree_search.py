"""Monte Carlo tree search, once for all games: hidden information, chance, and simultaneous choices as matrix games.

Each iteration is one simulation, called a walk: it redraws what the seat cannot know (information-set search), walks down the
tree of what has been tried, adds one node, plays on by habit to the end (the rollout), and backs the result up. Where several
seats choose in secret, each of them uses regret matching, so that the answer is a mixed strategy that nobody can foresee; where
one seat chooses alone, PUCT tries the better choice more often. Where the game has a value network, a walk stops at the next
settled table and takes the network's estimate; where that table follows at once, every walk evaluates all choices.
"""

from typing import Annotated, Any

import numpy as np

from estran.bots.defaults import is_decisive, is_settled, weigh
from estran.bots.habit import PAD
from estran.bots.scratch import Appraisal
from estran.bots.value_net import ANSWERS, FACTS, NUMBERS, foresee
from estran.engine.dice import Dice, draw, word
from estran.engine.game import act, happen, imagine, legal, lot, score, waiting, winners
from estran.engine.layout import Ints, Layout, Long, Longs, Real, Reals, Singles
from estran.engine.rule import rule
from estran.engine.seats import CHANCE, NOBODY, SEATS, is_tie

SIZE = 1 << 17  # entries of a tree: a node is one, and so is each choice that was tried at it
DEPTH = 16  # decisions of single seats within the tree, per walk; it goes on by habit from there
CURIOSITY = 1.2  # PUCT's exploration constant
ROAMING = 0.15  # exploration in simultaneous choices: the share that is made by habit
WIN = 0.7  # weight of winning in a value; the rest is the margin in points
ROOT = 1  # the key of the table that is searched from


class Entry(Layout):
    """A node of the tree, or one seat's choice at it."""

    key: Long  # 0 in an empty entry
    tries: Long
    value: Real  # mean result
    regret: Real  # cumulative: how much better than what was played it would have been
    share: Real  # cumulative: how often the strategy played it


class Walk(Appraisal):
    """Scratch memory of walks."""

    pad: Annotated[Reals, "f8", (PAD,)]  # scratch memory of habits
    picked: Annotated[Ints, "i4", (SEATS,)]  # the action that each seat that is asked takes on this walk
    walks: Long  # so far
    won: Annotated[Reals, "f8", (SEATS,)]  # shares of victories, in all walks
    earned: Annotated[Reals, "f8", (SEATS,)]  # what the ends were worth, in all walks
    faith: Annotated[Reals, "f8", (SEATS,)]  # how often a seat does now as is believed of it
    belief: Annotated[Longs, "i8", (SEATS, "actions")]  # how likely it is then to make each choice
    taught: Long  # whether there is a value network for this table size
    net: Annotated[Singles, "f4", (NUMBERS,)]  # its parameters
    facts: Annotated[Singles, "f4", (FACTS,)]  # its inputs
    answers: Annotated[Reals, "f8", (ANSWERS,)]  # its outputs
    seen: Annotated[Reals, "f8", ("actions",)]  # what each choice of a seat would be worth to it
    used: Long  # entries of the tree
    steps: Long  # of this walk: decisions within the tree
    who: Annotated[Ints, "i4", (DEPTH,)]  # the seat that chose at each step
    alone: Annotated[Ints, "i4", (DEPTH,)]  # whether no other seat chose at the same time
    width: Annotated[Ints, "i4", (DEPTH,)]  # how many choices it had
    taken: Annotated[Ints, "i4", (DEPTH,)]  # the index of the one it took
    places: Annotated[Ints, "i4", (DEPTH, "actions")]  # the entry of each choice in the tree
    odds: Annotated[Reals, "f8", (DEPTH, "actions")]  # how likely each was to be taken


# ---- One walk


@rule()
def search(tables: Any, tree: Any, scratches: Any, dice: Any, seat: int, iterations: int) -> None:
    """Run so many simulations from the first table; the second table is played on, the third and the second dice are for trials."""
    for _ in range(iterations):
        tables[1] = tables[0]
        imagine(tables[1], seat, dice[0])
        walk(tables, tree, scratches[0], dice)
        learn(tree, scratches[0])


@rule()
def walk(tables: Any, tree: Any, scratch: Walk, dice: Any) -> None:
    """One simulation: through the tree, one node beyond it, and by habit to the end of the match."""
    state = tables[1]
    key = ROOT
    scratch.steps = 0
    inside = True
    while True:
        asked = waiting(state)
        if asked == NOBODY:
            appraise(state, scratch)
            break
        if scratch.taught and is_settled(state, tables[0]):
            expect(state, scratch)
            break
        if asked == CHANCE:
            outcome = lot(state, scratch.weights, dice[0])
            happen(state, outcome)
            key = blend(key, outcome + 1)
            continue
        if inside:
            inside = enter(tree, scratch, key)
        first = scratch.steps
        for seat in range(state.players):
            if asked >> seat & 1:
                count = legal(state, seat, scratch.choices)
                weigh(state, seat, scratch.choices, count, scratch.weights, tables[2:], scratch.pad)
                if key == ROOT and believed(scratch, seat, count, dice[0]):
                    pick = draw(scratch.weights, count, dice[0])
                elif inside and count > 1 and scratch.steps < DEPTH:
                    pick = select(tree, scratch, key, seat, count, not is_tie(asked), dice[0])
                else:
                    pick = draw(scratch.weights, count, dice[0])
                scratch.picked[seat] = scratch.choices[pick]
        if scratch.taught and is_tie(asked) and is_decisive(state):
            survey(tables, tree, scratch, dice, asked, first)
        for seat in range(state.players):
            if asked >> seat & 1:
                act(state, seat, scratch.picked[seat])
                key = blend(key, (seat + 1) * 65536 + scratch.picked[seat])
    scratch.walks += 1
    for seat in range(state.players):
        scratch.won[seat] += scratch.hopes[seat]
        scratch.earned[seat] += scratch.worth[seat]


@rule()
def believed(scratch: Walk, seat: int, count: int, dice: Dice) -> bool:
    """Whether the seat acts on what is believed of it in this walk; if so, the weights say what that is."""
    if scratch.faith[seat] <= word(dice) / 4294967296.0:
        return False
    for index in range(count):
        scratch.weights[index] = 1 + scratch.belief[seat, scratch.choices[index]]
    return True


@rule()
def enter(tree: Any, scratch: Walk, key: int) -> bool:
    """Whether the node is in the tree; if not, it is added while there is room."""
    place = find(tree, key)
    if tree[place].key == 0:
        if scratch.used < len(tree) * 3 // 4:
            tree[place].key = key
            scratch.used += 1
        return False
    tree[place].tries += 1
    return True


@rule()
def appraise(state: Any, scratch: Appraisal) -> None:
    """At the end of a match: each seat's share of the victory, and its value from 0 to 1, of winning above all and of points."""
    score(state, scratch.points)
    won = winners(state)
    heads, total = 0, 0
    for seat in range(state.players):
        heads += won >> seat & 1
        total += scratch.points[seat]
    for seat in range(state.players):
        scratch.hopes[seat] = (won >> seat & 1) / heads
        lead = scratch.points[seat] - (total - scratch.points[seat]) / (state.players - 1)
        margin = 0.5 + 0.5 * lead / (abs(lead) + scratch.scale)
        scratch.worth[seat] = WIN * scratch.hopes[seat] + (1 - WIN) * margin


@rule()
def expect(state: Any, scratch: Walk) -> None:
    """The same for a table at which the match goes on, as the value network estimates it."""
    total = 0.0
    for seat in range(state.players):
        foresee(state, seat, scratch)
        scratch.hopes[seat] = 1e-6 + scratch.answers[0]
        scratch.worth[seat] = (1 - WIN) * scratch.answers[1]
        total += scratch.hopes[seat]
    for seat in range(state.players):
        scratch.hopes[seat] /= total
        scratch.worth[seat] += WIN * scratch.hopes[seat]


# ---- Selection


@rule()
def select(tree: Any, scratch: Walk, key: int, seat: int, count: int, alone: bool, dice: Dice) -> int:
    """The index of the choice to try; the step is remembered for the back-up."""
    step = step_of(tree, scratch, key, seat, count)
    total = 0.0
    for index in range(count):
        total += scratch.weights[index]
    for index in range(count):
        scratch.odds[step, index] = scratch.weights[index] / total
    pick = best(tree, scratch, step, count) if alone else matched(tree, scratch, step, count, dice)
    scratch.alone[step] = alone
    scratch.taken[step] = pick
    return pick


@rule()
def step_of(tree: Any, scratch: Walk, key: int, seat: int, count: int) -> int:
    """Add a step to the walk: who chooses, and the entry of each choice."""
    step = int(scratch.steps)
    scratch.steps += 1
    scratch.who[step] = seat
    scratch.width[step] = count
    for index in range(count):
        choice = choice_key(key, seat, scratch.choices[index])
        place = find(tree, choice)
        if tree[place].key == 0 and scratch.used < len(tree) * 3 // 4:
            tree[place].key = choice
            scratch.used += 1
        scratch.places[step, index] = place
    return step


@rule()
def best(tree: Any, scratch: Walk, step: int, count: int) -> int:
    """A seat alone, by PUCT: the highest value plus a bonus for what habit likes and was seldom tried."""
    tries, value = 0, 0.0
    for index in range(count):
        entry = tree[scratch.places[step, index]]
        tries += entry.tries
        value += entry.tries * entry.value
    mean = value / tries if tries else 0.5
    pick, most = 0, -1.0
    for index in range(count):
        entry = tree[scratch.places[step, index]]
        known = entry.value if entry.tries else mean
        hope = known + CURIOSITY * scratch.odds[step, index] * np.sqrt(tries + 1.0) / (1 + entry.tries)
        if hope > most:
            pick, most = index, hope
    return pick


@rule()
def matched(tree: Any, scratch: Walk, step: int, count: int, dice: Dice) -> int:
    """Several seats at once, by regret matching: each choice in proportion to its regret, and sometimes by habit."""
    regrets = 0.0
    for index in range(count):
        regrets += max(tree[scratch.places[step, index]].regret, 0.0)
    left = word(dice) / 4294967296.0
    pick = count - 1
    for index in range(count):
        entry = tree[scratch.places[step, index]]
        habit = scratch.odds[step, index]
        share = max(entry.regret, 0.0) / regrets if regrets > 0 else habit
        entry.share += share
        scratch.odds[step, index] = share
        left -= (1 - ROAMING) * share + ROAMING * habit
        if left < 0:
            left = 2.0  # taken: never below zero again
            pick = index
    for index in range(
        count if scratch.taught else 0
    ):  # the network's estimate has little variance: try each choice once
        if tree[scratch.places[step, index]].tries == 0:
            pick = index
    return pick


# ---- Evaluating all choices


@rule()
def survey(tables: Any, tree: Any, scratch: Walk, dice: Any, asked: int, first: int) -> None:
    """Each seat evaluates all of its choices while the others choose as they did; these steps need no back-up any more."""
    for step in range(first, scratch.steps):
        seat = scratch.who[step]
        picked, mean = scratch.picked[seat], 0.0
        legal(tables[1], seat, scratch.choices)
        for index in range(scratch.width[step]):
            scratch.picked[seat] = scratch.choices[index]
            scratch.seen[index] = venture(tables, scratch, dice, asked, seat)
            mean += scratch.odds[step, index] * scratch.seen[index]
        scratch.picked[seat] = picked
        for index in range(scratch.width[step]):
            entry = tree[scratch.places[step, index]]
            entry.tries += 1
            entry.value += (scratch.seen[index] - entry.value) / entry.tries
            entry.regret = max(0.0, entry.regret + scratch.seen[index] - mean)
    scratch.steps = first


@rule()
def venture(tables: Any, scratch: Walk, dice: Any, asked: int, seat: int) -> float:
    """The value to a seat of the choices that are picked, with the same random numbers that this walk goes on with."""
    tables[2], dice[1] = tables[1], dice[0]
    state = tables[2]
    for other in range(state.players):
        if asked >> other & 1:
            act(state, other, scratch.picked[other])
    while waiting(state) == CHANCE and not is_settled(state, tables[0]):
        happen(state, lot(state, scratch.weights, dice[1]))
    if waiting(state) == NOBODY:
        appraise(state, scratch)
        return float(scratch.worth[seat])
    foresee(state, seat, scratch)
    return float(WIN * scratch.answers[0] + (1 - WIN) * scratch.answers[1])


# ---- Back-up


@rule()
def learn(tree: Any, scratch: Walk) -> None:
    """Add the result to every choice on the walk."""
    for step in range(scratch.steps):
        worth = scratch.worth[scratch.who[step]]
        entry = tree[scratch.places[step, scratch.taken[step]]]
        entry.tries += 1
        entry.value += (worth - entry.value) / entry.tries
        if not scratch.alone[step]:
            regret(tree, scratch, step)


@rule()
def regret(tree: Any, scratch: Walk, step: int) -> None:
    """Add to each choice's regret: its mean value, less that of the mixed strategy that was played."""
    value, share = 0.0, 0.0
    for index in range(scratch.width[step]):
        entry = tree[scratch.places[step, index]]
        if entry.tries:
            value += scratch.odds[step, index] * entry.value
            share += scratch.odds[step, index]
    if share <= 0:
        return
    for index in range(scratch.width[step]):
        entry = tree[scratch.places[step, index]]
        if entry.tries:
            entry.regret = max(0.0, entry.regret + entry.value - value / share)


# ---- The hash table


@rule()
def blend(key: int, number: int) -> int:
    """The hash of a key and a number: 48 bits, never 0."""
    mixed = (int(key) ^ (int(number) * 0x9E3779B1)) & 0xFFFFFFFFFFFF
    mixed = (mixed * 0x85EB) & 0xFFFFFFFFFFFF ^ mixed >> 21
    mixed = (mixed * 0xCA6B) & 0xFFFFFFFFFFFF ^ mixed >> 17
    return mixed | 1 << 48


@rule()
def choice_key(key: int, seat: int, action: int) -> int:
    """The key of a seat's choice at the node of this key."""
    return blend(blend(key, seat + 7), action + 1)


@rule()
def find(tree: Any, key: int) -> int:
    """The entry of a key, or the empty one where it belongs (linear probing)."""
    last = len(tree) - 1
    place = int(key ^ key >> 20) & last
    while tree[place].key != 0 and tree[place].key != key:
        place = (place + 1) & last
    return place
