"""Trains value networks: bots play whole matches by themselves, and a network learns the results from their settled tables.

`python -m estran.tools.training dolores 2` first learns from bots that play by habit, then from bots that search with the network
trained so far; with `--rounds 0` from habits alone. It takes some minutes and needs scikit-learn, which playing does not.
"""

import argparse
import warnings
from pathlib import Path
from typing import Any

import numpy as np

from estran.bots.defaults import is_settled, weigh
from estran.bots.habit import thinking
from estran.bots.shelves import habits_of
from estran.bots.tree_search import ROOT, WIN, Entry, Walk, appraise, choice_key, find, search
from estran.bots.value_net import ANSWERS, FACTS, NET, UNITS, foresee, nets_of
from estran.engine.dice import dice_of, draw, roll
from estran.engine.family import Family
from estran.engine.game import Game, act, happen, legal, lot, waiting
from estran.engine.rule import rule
from estran.engine.seats import CHANCE, NOBODY, is_tie
from estran.games.shelves import shelf

SMALL = 1 << 11  # entries per tree
WHIM = 12  # one choice in twelve is random
PATIENCE = 0.6  # lambda of TD(lambda): weight of what came later against the estimate at the next settled table
BATCH = 1000  # rows per gradient step
PACES = (2e-3, 1.8e-3, 1.6e-3, 1.4e-3, 1.2e-3, 1e-3, 8e-4, 6e-4, 4e-4, 2e-4)  # learning rates, one epoch each

# Tables: the first three are the search's; then the match itself, and its last settled table. Scratch: the search's, and the match's.
THOUGHT, SPARE, MATCH, SETTLED, TABLES = 0, 2, 3, 4, 5


# ---- Matches


@rule()
def attend(
    tables: Any, tree: Any, scratches: Any, dice: Any, iterations: int, facts: Any, answers: Any, first: int
) -> int:
    """Play a match to its end, and write its settled tables from row `first` on, one row per seat; the row after the last."""
    state, scratch, row = tables[MATCH], scratches[1], first
    tables[SETTLED] = state
    while True:
        asked = waiting(state)
        if asked == NOBODY:
            break
        if is_settled(state, tables[SETTLED]):
            tables[SETTLED] = state
            if row + state.players <= len(facts):
                for seat in range(state.players):
                    note(state, seat, scratches[0], facts[row + seat], answers[row + seat])
                row += state.players
        if asked == CHANCE:
            happen(state, lot(state, scratch.weights, dice[0]))
            continue
        for seat in range(state.players):
            if asked >> seat & 1:
                scratch.picked[seat] = pick(tables, tree, scratches, dice, iterations, seat, is_tie(asked))
        for seat in range(state.players):
            if asked >> seat & 1:
                act(state, seat, scratch.picked[seat])
    mark(state, scratch, answers, first, row, PATIENCE if scratches[0].taught else 1.0)
    return row


@rule()
def note(state: Any, seat: int, scratch: Walk, facts: Any, answers: Any) -> None:
    """Write a row: the inputs, and what the network estimates so far."""
    foresee(state, seat, scratch)
    for fact in range(FACTS):
        facts[fact] = scratch.facts[fact]
    for answer in range(ANSWERS):
        answers[answer] = scratch.answers[answer]


@rule()
def pick(tables: Any, tree: Any, scratches: Any, dice: Any, iterations: int, seat: int, several: bool) -> int:
    """A seat's choice: now and then at random, else by a short search, or without one by habit."""
    state, scratch = tables[MATCH], scratches[1]
    count = legal(state, seat, scratch.choices)
    if roll(dice[0], WHIM) == 0:
        return int(scratch.choices[roll(dice[0], count)])
    if iterations and count > 1:
        ponder(tables, tree, scratches, dice, iterations, seat, count, several)
    else:
        weigh(state, seat, scratch.choices, count, scratch.weights, tables[SPARE:], scratch.pad)
    return int(scratch.choices[draw(scratch.weights, count, dice[0])])


@rule()
def ponder(
    tables: Any, tree: Any, scratches: Any, dice: Any, iterations: int, seat: int, count: int, several: bool
) -> None:
    """Weigh a seat's choices by a search from this table on."""
    for entry in tree:
        entry.key, entry.tries, entry.value, entry.regret, entry.share = 0, 0, 0.0, 0.0, 0.0
    scratches[0].used = 0
    tables[THOUGHT] = tables[MATCH]
    search(tables, tree, scratches, dice, seat, iterations)
    for index in range(count):
        entry = tree[find(tree, choice_key(ROOT, seat, scratches[1].choices[index]))]
        scratches[1].weights[index] = 1 + int(1000 * entry.share if several else entry.tries**3)


@rule()
def mark(state: Any, scratch: Walk, answers: Any, first: int, end: int, patience: float) -> None:
    """Replace the estimates in these rows by targets: the result, mixed with later estimates (temporal differences)."""
    appraise(state, scratch)
    for seat in range(state.players):
        scratch.worth[seat] = (scratch.worth[seat] - WIN * scratch.hopes[seat]) / (1 - WIN)  # the margin
    for row in range(end - 1, first - 1, -1):
        seat = (row - first) % state.players
        won, margin = scratch.hopes[seat], scratch.worth[seat]
        scratch.hopes[seat] += (1 - patience) * (answers[row, 0] - won)
        scratch.worth[seat] += (1 - patience) * (answers[row, 1] - margin)
        answers[row, 0], answers[row, 1] = won, margin


def lessons(
    game: Game, players: int, rows: int, iterations: int, net: Any = None, seed: int = 0, family: Family | None = None
) -> tuple[Any, Any]:
    """Inputs and targets of so many settled tables, from matches of bots that search with this network."""
    family = family or thinking(game)
    play = family.with_(attend)
    tables, tree, dice = game.state.array(TABLES), Entry.array(SMALL), np.array([dice_of(seed, players)] * 2)
    scratches = Walk.sized(**game.sizes).array(2)
    scratches["scale"] = habits_of(game).SCALE
    if net is not None:
        scratches[0].taught, scratches[0].net[: len(net)] = 1, net
    facts, answers = np.zeros((rows, FACTS), np.float32), np.zeros((rows, ANSWERS), np.float32)
    row = 0
    while row + players <= rows:
        tables[MATCH] = game.set_table(players)
        row = play(tables, tree, scratches, dice, iterations, facts, answers, row)
    return facts[:row, : family.describe(tables[MATCH], 0, facts[0].copy())], answers[:row]


# ---- Learning


def learn(facts: Any, answers: Any) -> tuple[Any, float]:
    """The parameters of a network trained on these rows, and how much of the variance of victories it explains (R²) on a held-out tenth."""
    from sklearn.exceptions import ConvergenceWarning
    from sklearn.neural_network import MLPRegressor

    warnings.simplefilter("ignore", ConvergenceWarning)  # we stop after every epoch on purpose
    seen = len(facts) * 9 // 10
    net = MLPRegressor(hidden_layer_sizes=(UNITS,), batch_size=BATCH, max_iter=1, warm_start=True, random_state=0)
    for pace in PACES:
        net.set_params(learning_rate_init=pace).fit(facts[:seen], answers[:seen])
    rows = [
        np.column_stack([bias, weights.T]).ravel() for bias, weights in zip(net.intercepts_, net.coefs_, strict=True)
    ]
    wrong = net.predict(facts[seen:])[:, 0] - answers[seen:, 0]
    numbers = np.concatenate(rows).astype(np.float32)
    numbers[np.abs(numbers) < 1e-6] = 0  # denormals are slow
    return numbers, 1 - float(wrong.var() / answers[seen:, 0].var())


def home_of(game: Game) -> Path:
    """The folder of the game's shelf, where its nets are kept; without habits there is nothing to learn from."""
    home = shelf(game, "bots")
    if home is None or home.__file__ is None:
        raise SystemExit(f"{game.name} has no shelf for bots: write habits first, and what a net is told (`describe`).")
    return Path(home.__file__).parent


def main() -> None:
    """Train a network for one game and table size, and save it beside the others."""
    from estran.games import find, names

    parser = argparse.ArgumentParser(description="Train a value network.")
    parser.add_argument("game", choices=names())
    parser.add_argument("players", type=int)
    parser.add_argument("--rows", type=int, default=400_000, help="settled tables of each round of search")
    parser.add_argument("--rounds", type=int, default=2, help="of search, after one of habits")
    parser.add_argument("--iterations", type=int, default=40, help="of each search")
    wish = parser.parse_args()
    game, net = find(wish.game), None
    home = home_of(game)
    for number in range(1 + wish.rounds):
        rows, iterations = (wish.rows, wish.iterations) if number else (8 * wish.rows, 0)
        net, told = learn(*lessons(game, wish.players, rows, iterations, net, number))
        print(f"Round {number}: {rows} tables, {told:.1%} of the variance of victories explained.")  # noqa: T201
    nets = {str(players): kept for players, kept in nets_of(game).items()} | {str(wish.players): net}
    np.savez(home / NET, **nets)


if __name__ == "__main__":
    main()
