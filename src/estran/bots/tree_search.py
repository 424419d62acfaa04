"""Search, once for all games: imagined tables, chance drawn as it comes, simultaneous choices as matrix games.

Each iteration imagines the table anew, walks down the tree of what has been tried, adds one node, plays on by habit to the
end, and remembers what came of it. Where several seats choose in secret each of them matches its regrets, so that the answer
is a mixture that nobody can foresee; where one seat chooses alone, the better choice is tried more often. Where the game has been
learnt, a walk ends at the next settled table, and where that follows at once, every walk looks at all choices.
"""

from typing import Annotated, Any

import numpy as np

from estran.bots.habit import PAD, weigh
from estran.bots.value_net import ANSWERS, FACTS, NUMBERS, foresee, is_decisive, is_settled
from estran.engine.dice import Dice, Long, draw, word
from estran.engine.game import Game, act, happen, imagine, legal, lot, score, waiting, winners
from estran.engine.layout import Layout
from estran.engine.rule import rule
from estran.engine.seats import CHANCE, NOBODY, is_tie

Real = Annotated[float, "f8"]
SIZE = 1 << 17  # entries of a tree: a node is one, and so is each choice that was tried at it
DEPTH = 16  # decisions of single seats that a walk remembers; it goes on by habit from there
SEATS = 5
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


def slate_of(game: Game) -> Any:
    """A record to write on: compiled code counts references to arrays, but not to fields."""
    widest = max(game.actions, game.outcomes)
    fields: list[Any] = [
        ("weights", "i8", (widest,)),
        ("pad", "f8", (PAD,)),
        ("choices", "i4", (game.actions,)),
        ("picked", "i4", (SEATS,)),
        ("points", "i4", (SEATS,)),
        ("worth", "f8", (SEATS,)),
        ("scale", "f8"),
        ("walks", "i8"),
        ("won", "f8", (SEATS,)),  # shares of victories, in all walks
        ("earned", "f8", (SEATS,)),  # what the ends were worth, in all walks
        ("faith", "f8", (SEATS,)),  # how often a seat does now as is believed of it
        ("belief", "i8", (SEATS, game.actions)),  # how likely it is then to make each choice
        ("taught", "i8"),  # whether there is a net for this table
        ("net", "f4", (NUMBERS,)),
        ("facts", "f4", (FACTS,)),
        ("answers", "f8", (ANSWERS,)),
        ("hopes", "f8", (SEATS,)),  # of a share of the victory, at the end of this walk
        ("seen", "f8", (game.actions,)),  # what each choice of a seat would be worth to it
        ("used", "i8"),
        ("steps", "i8"),  # of this walk
        ("who", "i4", (DEPTH,)),
        ("alone", "i4", (DEPTH,)),
        ("width", "i4", (DEPTH,)),
        ("taken", "i4", (DEPTH,)),
        ("places", "i4", (DEPTH, game.actions)),
        ("odds", "f8", (DEPTH, game.actions)),
    ]
    return np.zeros(1, np.dtype((np.record, np.dtype(fields))))


# ---- One walk


@rule()
def search(tables: Any, tree: Any, slates: Any, dice: Any, seat: int, iterations: int) -> None:
    """Walk so many times from the first table; the second is walked on, the third is for trying things, and so are the second dice."""
    for _ in range(iterations):
        tables[1] = tables[0]
        imagine(tables[1], seat, dice[0])
        walk(tables, tree, slates[0], dice)
        learn(tree, slates[0])


@rule()
def walk(tables: Any, tree: Any, slate: Any, dice: Any) -> None:
    """To the end of the match: through the tree, one node beyond it, and on by habit."""
    state = tables[1]
    key = ROOT
    slate.steps = 0
    inside = True
    while True:
        asked = waiting(state)
        if asked == NOBODY:
            appraise(state, slate)
            break
        if slate.taught and is_settled(state, tables[0]):
            expect(state, slate)
            break
        if asked == CHANCE:
            outcome = lot(state, slate.weights, dice[0])
            happen(state, outcome)
            key = blend(key, outcome + 1)
            continue
        if inside:
            inside = enter(tree, slate, key)
        first = slate.steps
        for seat in range(state.players):
            if asked >> seat & 1:
                count = legal(state, seat, slate.choices)
                weigh(state, seat, slate.choices, count, slate.weights, tables[2:], slate.pad)
                if key == ROOT and believed(slate, seat, count, dice[0]):
                    pick = draw(slate.weights, count, dice[0])
                elif inside and count > 1 and slate.steps < DEPTH:
                    pick = select(tree, slate, key, seat, count, not is_tie(asked), dice[0])
                else:
                    pick = draw(slate.weights, count, dice[0])
                slate.picked[seat] = slate.choices[pick]
        if slate.taught and is_tie(asked) and is_decisive(state):
            survey(tables, tree, slate, dice, asked, first)
        for seat in range(state.players):
            if asked >> seat & 1:
                act(state, seat, slate.picked[seat])
                key = blend(key, (seat + 1) * 65536 + slate.picked[seat])
    slate.walks += 1
    for seat in range(state.players):
        slate.won[seat] += slate.hopes[seat]
        slate.earned[seat] += slate.worth[seat]


@rule()
def believed(slate: Any, seat: int, count: int, dice: Dice) -> bool:
    """Whether the seat does as is believed of it this time; its weights say then what that is."""
    if slate.faith[seat] <= word(dice) / 4294967296.0:
        return False
    for index in range(count):
        slate.weights[index] = 1 + slate.belief[seat, slate.choices[index]]
    return True


@rule()
def enter(tree: Any, slate: Any, key: int) -> bool:
    """Whether the tree knows this node; if not, it is added while there is room."""
    place = find(tree, key)
    if tree[place].key == 0:
        if slate.used < len(tree) * 3 // 4:
            tree[place].key = key
            slate.used += 1
        return False
    tree[place].tries += 1
    return True


@rule()
def appraise(state: Any, slate: Any) -> None:
    """Each seat's share of the victory, and what the end is worth to it, from 0 to 1: winning above all, and the points as well."""
    score(state, slate.points)
    won = winners(state)
    heads, total = 0, 0
    for seat in range(state.players):
        heads += won >> seat & 1
        total += slate.points[seat]
    for seat in range(state.players):
        slate.hopes[seat] = (won >> seat & 1) / heads
        lead = slate.points[seat] - (total - slate.points[seat]) / (state.players - 1)
        margin = 0.5 + 0.5 * lead / (abs(lead) + slate.scale)
        slate.worth[seat] = WIN * slate.hopes[seat] + (1 - WIN) * margin


@rule()
def expect(state: Any, slate: Any) -> None:
    """The same of a table at which the match goes on."""
    total = 0.0
    for seat in range(state.players):
        foresee(state, seat, slate)
        slate.hopes[seat] = 1e-6 + slate.answers[0]
        slate.worth[seat] = (1 - WIN) * slate.answers[1]
        total += slate.hopes[seat]
    for seat in range(state.players):
        slate.hopes[seat] /= total
        slate.worth[seat] += WIN * slate.hopes[seat]


# ---- Choosing within the tree


@rule()
def select(tree: Any, slate: Any, key: int, seat: int, count: int, alone: bool, dice: Dice) -> int:
    """The index of the choice to try, by what is known of all of them; the step is remembered."""
    step = step_of(tree, slate, key, seat, count)
    total = 0.0
    for index in range(count):
        total += slate.weights[index]
    for index in range(count):
        slate.odds[step, index] = slate.weights[index] / total
    pick = best(tree, slate, step, count) if alone else matched(tree, slate, step, count, dice)
    slate.alone[step] = alone
    slate.taken[step] = pick
    return pick


@rule()
def step_of(tree: Any, slate: Any, key: int, seat: int, count: int) -> int:
    """One more step of the walk: who chooses, and where each of the choices is kept."""
    step = int(slate.steps)
    slate.steps += 1
    slate.who[step] = seat
    slate.width[step] = count
    for index in range(count):
        choice = blend(blend(key, seat + 7), slate.choices[index] + 1)
        place = find(tree, choice)
        if tree[place].key == 0 and slate.used < len(tree) * 3 // 4:
            tree[place].key = choice
            slate.used += 1
        slate.places[step, index] = place
    return step


@rule()
def best(tree: Any, slate: Any, step: int, count: int) -> int:
    """A seat alone: the highest value, and curiosity for what habit likes and was seldom tried."""
    tries, value = 0, 0.0
    for index in range(count):
        entry = tree[slate.places[step, index]]
        tries += entry.tries
        value += entry.tries * entry.value
    mean = value / tries if tries else 0.5
    pick, most = 0, -1.0
    for index in range(count):
        entry = tree[slate.places[step, index]]
        known = entry.value if entry.tries else mean
        hope = known + CURIOSITY * slate.odds[step, index] * np.sqrt(tries + 1.0) / (1 + entry.tries)
        if hope > most:
            pick, most = index, hope
    return pick


@rule()
def matched(tree: Any, slate: Any, step: int, count: int, dice: Dice) -> int:
    """Several seats at once: each choice as often as it is regretted, and sometimes by habit."""
    regrets = 0.0
    for index in range(count):
        regrets += max(tree[slate.places[step, index]].regret, 0.0)
    left = word(dice) / 4294967296.0
    pick = count - 1
    for index in range(count):
        entry = tree[slate.places[step, index]]
        habit = slate.odds[step, index]
        share = max(entry.regret, 0.0) / regrets if regrets > 0 else habit
        entry.share += share
        slate.odds[step, index] = share
        left -= (1 - ROAMING) * share + ROAMING * habit
        if left < 0:
            left = 2.0  # taken: never below zero again
            pick = index
    for index in range(count if slate.taught else 0):  # where one look tells much, everything is looked at
        if tree[slate.places[step, index]].tries == 0:
            pick = index
    return pick


# ---- Looking at everything


@rule()
def survey(tables: Any, tree: Any, slate: Any, dice: Any, asked: int, first: int) -> None:
    """Every seat learns of all its choices what they would bring, while the others choose as they did. Those steps are done with."""
    for step in range(first, slate.steps):
        seat = slate.who[step]
        picked, mean = slate.picked[seat], 0.0
        legal(tables[1], seat, slate.choices)
        for index in range(slate.width[step]):
            slate.picked[seat] = slate.choices[index]
            slate.seen[index] = venture(tables, slate, dice, asked, seat)
            mean += slate.odds[step, index] * slate.seen[index]
        slate.picked[seat] = picked
        for index in range(slate.width[step]):
            entry = tree[slate.places[step, index]]
            entry.tries += 1
            entry.value += (slate.seen[index] - entry.value) / entry.tries
            entry.regret = max(0.0, entry.regret + slate.seen[index] - mean)
    slate.steps = first


@rule()
def venture(tables: Any, slate: Any, dice: Any, asked: int, seat: int) -> float:
    """What the choices that are picked would be worth to a seat, with the chance that this walk is going to have."""
    tables[2], dice[1] = tables[1], dice[0]
    state = tables[2]
    for other in range(state.players):
        if asked >> other & 1:
            act(state, other, slate.picked[other])
    while waiting(state) == CHANCE and not is_settled(state, tables[0]):
        happen(state, lot(state, slate.weights, dice[1]))
    if waiting(state) == NOBODY:
        appraise(state, slate)
        return float(slate.worth[seat])
    foresee(state, seat, slate)
    return float(WIN * slate.answers[0] + (1 - WIN) * slate.answers[1])


# ---- Learning from the end


@rule()
def learn(tree: Any, slate: Any) -> None:
    """Every choice on the walk remembers what came of it."""
    for step in range(slate.steps):
        worth = slate.worth[slate.who[step]]
        entry = tree[slate.places[step, slate.taken[step]]]
        entry.tries += 1
        entry.value += (worth - entry.value) / entry.tries
        if not slate.alone[step]:
            regret(tree, slate, step)


@rule()
def regret(tree: Any, slate: Any, step: int) -> None:
    """How much better each choice is, as far as is known, than the mixture that was played."""
    value, share = 0.0, 0.0
    for index in range(slate.width[step]):
        entry = tree[slate.places[step, index]]
        if entry.tries:
            value += slate.odds[step, index] * entry.value
            share += slate.odds[step, index]
    if share <= 0:
        return
    for index in range(slate.width[step]):
        entry = tree[slate.places[step, index]]
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
def find(tree: Any, key: int) -> int:
    """The place of a key in the tree, or where it would be kept."""
    last = len(tree) - 1
    place = int(key ^ key >> 20) & last
    while tree[place].key != 0 and tree[place].key != key:
        place = (place + 1) & last
    return place
