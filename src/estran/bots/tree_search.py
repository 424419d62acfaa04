"""Search, once for all games: imagined tables, chance drawn as it comes, simultaneous choices as matrix games.

Each iteration imagines the table anew, walks down the tree of what has been tried, adds one node, plays on by habit to the
end, and remembers what came of it. Where several seats choose in secret each of them matches its regrets, so that the answer
is a mixture that nobody can foresee; where one seat chooses alone, the better choice is tried more often. Where the game has been
learnt, a walk ends at the next settled table, and where that follows at once, every walk looks at all choices.
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
DEPTH = 16  # decisions of single seats that a walk remembers; it goes on by habit from there
CURIOSITY = 1.2  # how much a choice that was seldom tried alone is preferred
ROAMING = 0.15  # share of matrix choices that are made by habit, so that nothing is forgotten
WIN = 0.7  # what winning weighs beside the points
ROOT = 1  # the key of the table that is thought about


class Entry(Layout):
    """A node of the tree, or one seat's choice at it."""

    key: Long  # 0 where nothing is kept
    tries: Long
    value: Real  # what came of it on average
    regret: Real  # how much better than what was played it would have been, in all
    share: Real  # how often a good mixture plays it, in all


class Walk(Appraisal):
    """What walks write on."""

    pad: Annotated[Reals, "f8", (PAD,)]  # what habits note while they weigh
    picked: Annotated[Ints, "i4", (SEATS,)]  # the action that each seat that is asked takes on this walk
    walks: Long  # so far
    won: Annotated[Reals, "f8", (SEATS,)]  # shares of victories, in all walks
    earned: Annotated[Reals, "f8", (SEATS,)]  # what the ends were worth, in all walks
    faith: Annotated[Reals, "f8", (SEATS,)]  # how often a seat does now as is believed of it
    belief: Annotated[Longs, "i8", (SEATS, "actions")]  # how likely it is then to make each choice
    taught: Long  # whether there is a net for this table
    net: Annotated[Singles, "f4", (NUMBERS,)]  # its numbers
    facts: Annotated[Singles, "f4", (FACTS,)]  # what the net is told of a table
    answers: Annotated[Reals, "f8", (ANSWERS,)]  # what it says
    seen: Annotated[Reals, "f8", ("actions",)]  # what each choice of a seat would be worth to it
    used: Long  # entries of the tree
    steps: Long  # of this walk: decisions within the tree
    who: Annotated[Ints, "i4", (DEPTH,)]  # the seat that chose at each step
    alone: Annotated[Ints, "i4", (DEPTH,)]  # whether no other seat chose at the same time
    width: Annotated[Ints, "i4", (DEPTH,)]  # how many choices it had
    taken: Annotated[Ints, "i4", (DEPTH,)]  # the index of the one it took
    places: Annotated[Ints, "i4", (DEPTH, "actions")]  # where each choice is kept in the tree
    odds: Annotated[Reals, "f8", (DEPTH, "actions")]  # how likely each was to be taken


# ---- One walk


@rule()
def search(tables: Any, tree: Any, scratches: Any, dice: Any, seat: int, iterations: int) -> None:
    """Walk so many times from the first table; the second is walked on, the third is for trying things, and so are the second dice."""
    for _ in range(iterations):
        tables[1] = tables[0]
        imagine(tables[1], seat, dice[0])
        walk(tables, tree, scratches[0], dice)
        learn(tree, scratches[0])


@rule()
def walk(tables: Any, tree: Any, scratch: Walk, dice: Any) -> None:
    """To the end of the match: through the tree, one node beyond it, and on by habit."""
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
    """Whether the seat does as is believed of it this time; its weights say then what that is."""
    if scratch.faith[seat] <= word(dice) / 4294967296.0:
        return False
    for index in range(count):
        scratch.weights[index] = 1 + scratch.belief[seat, scratch.choices[index]]
    return True


@rule()
def enter(tree: Any, scratch: Walk, key: int) -> bool:
    """Whether the tree knows this node; if not, it is added while there is room."""
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
    """Each seat's share of the victory, and what the end is worth to it, from 0 to 1: winning above all, and the points as well."""
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
    """The same of a table at which the match goes on."""
    total = 0.0
    for seat in range(state.players):
        foresee(state, seat, scratch)
        scratch.hopes[seat] = 1e-6 + scratch.answers[0]
        scratch.worth[seat] = (1 - WIN) * scratch.answers[1]
        total += scratch.hopes[seat]
    for seat in range(state.players):
        scratch.hopes[seat] /= total
        scratch.worth[seat] += WIN * scratch.hopes[seat]


# ---- Choosing within the tree


@rule()
def select(tree: Any, scratch: Walk, key: int, seat: int, count: int, alone: bool, dice: Dice) -> int:
    """The index of the choice to try, by what is known of all of them; the step is remembered."""
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
    """One more step of the walk: who chooses, and where each of the choices is kept."""
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
    """A seat alone: the highest value, and curiosity for what habit likes and was seldom tried."""
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
    """Several seats at once: each choice as often as it is regretted, and sometimes by habit."""
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
    for index in range(count if scratch.taught else 0):  # where one look tells much, everything is looked at
        if tree[scratch.places[step, index]].tries == 0:
            pick = index
    return pick


# ---- Looking at everything


@rule()
def survey(tables: Any, tree: Any, scratch: Walk, dice: Any, asked: int, first: int) -> None:
    """Every seat learns of all its choices what they would bring, while the others choose as they did. Those steps are done with."""
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
    """What the choices that are picked would be worth to a seat, with the chance that this walk is going to have."""
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


# ---- Learning from the end


@rule()
def learn(tree: Any, scratch: Walk) -> None:
    """Every choice on the walk remembers what came of it."""
    for step in range(scratch.steps):
        worth = scratch.worth[scratch.who[step]]
        entry = tree[scratch.places[step, scratch.taken[step]]]
        entry.tries += 1
        entry.value += (worth - entry.value) / entry.tries
        if not scratch.alone[step]:
            regret(tree, scratch, step)


@rule()
def regret(tree: Any, scratch: Walk, step: int) -> None:
    """How much better each choice is, as far as is known, than the mixture that was played."""
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


# ---- Where things are kept


@rule()
def blend(key: int, number: int) -> int:
    """Another key, which no other way leads to but by an unlikely chance; never 0."""
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
    """The place of a key in the tree, or where it would be kept."""
    last = len(tree) - 1
    place = int(key ^ key >> 20) & last
    while tree[place].key != 0 and tree[place].key != key:
        place = (place + 1) & last
    return place
