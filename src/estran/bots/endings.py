"""Exact endings: list every table that can still be reached, and value them from the end backwards.

This is done where the rest of a match is small and nothing is hidden. Chance nodes take the mean, a seat alone takes its best
choice, and two seats at once play the matrix game between them, which needs two players. If tables can repeat, value iteration
runs until nothing changes. How often each seat wins under these strategies is reported too, but decides nothing.
"""

from typing import Annotated, Any

import numpy as np

from estran.bots.defaults import is_ending
from estran.bots.habit import thinking
from estran.bots.matrix import LARGEST, mixture_of, solve
from estran.bots.outlook import Outlook
from estran.bots.scratch import Reckoning, reckonings
from estran.bots.sight import Sight
from estran.bots.tree_search import appraise
from estran.engine.family import Family
from estran.engine.game import Game, act, happen, legal, odds, waiting
from estran.engine.layout import EVENTS, Int, Ints, Layout, Real
from estran.engine.rule import rule
from estran.engine.seats import CHANCE, NOBODY, SEATS

NODES = 1 << 15  # tables at most
EDGES = NODES * 8  # moves from one to another, at most
PLACES = NODES * 4  # slots of the hash table
TOO_MANY = -1
STILL = 1e-7  # values that change by less have converged
SWEEPS = 500


class Node(Layout):
    """A table that can be reached."""

    value: Annotated[Any, "f8", (SEATS,)]  # what it is worth to each seat
    won: Annotated[Any, "f8", (SEATS,)]  # each seat's share of the victory, if all do what is best for them
    asked: Int  # as `waiting` says
    first: Int  # of its edges
    rows: Int  # choices of the first seat that is asked, or outcomes of chance
    columns: Int  # choices of the second one, else 1


class Edge(Layout):
    """A move from one table to another."""

    weight: Real  # how likely chance takes it
    to: Int
    gap: Int  # keeps the next one aligned


class Workspace(Layout):
    """Working memory of the solver."""

    board: Annotated[Any, "f8", (LARGEST + 1, LARGEST + 1)]
    mixture: Annotated[Any, "f8", (LARGEST,)]
    answer: Annotated[Any, "f8", (LARGEST,)]  # the other seat's mixed strategy
    labels: Annotated[Ints, "i4", (2 * LARGEST + 1,)]
    nodes: Int
    edges: Int
    gap: Int


# ---- Reachable tables


@rule()
def explore(tables: Any, words: Any, nodes: Any, edges: Any, places: Any, scratch: Reckoning, room: Any) -> int:
    """List every table that can be reached from the first; how many there are, or TOO_MANY."""
    room.nodes, room.edges = 0, 0
    if add(tables, words, nodes, places, room, 0) == TOO_MANY:
        return TOO_MANY
    at = 0
    while at < room.nodes:
        if not expand(tables, words, nodes, edges, places, scratch, room, at):
            return TOO_MANY
        at += 1
    return int(room.nodes)


@rule()
def expand(
    tables: Any, words: Any, nodes: Any, edges: Any, places: Any, scratch: Reckoning, room: Any, at: int
) -> bool:
    """List what can follow on one table; False if that is too much."""
    node = nodes[at]
    node.asked = waiting(tables[at])
    node.first, node.rows, node.columns = room.edges, 0, 1
    node.value[:], node.won[:] = 0.0, 0.0
    if node.asked == NOBODY:
        appraise(tables[at], scratch)
        node.value[:], node.won[:] = scratch.worth, scratch.hopes
        return True
    if node.asked == CHANCE:
        node.rows = odds(tables[at], scratch.weights)
    else:
        one, other = pair_of(node.asked)
        node.rows = legal(tables[at], one, scratch.choices)
        scratch.kept[: node.rows] = scratch.choices[: node.rows]
        if other != one:
            node.columns = legal(tables[at], other, scratch.choices)
            if tables[at].players > 2 or node.asked != (1 << one | 1 << other) or not fits(node.rows, node.columns):
                return False
    return follow(tables, words, nodes, edges, places, scratch, room, at)


@rule()
def follow(
    tables: Any, words: Any, nodes: Any, edges: Any, places: Any, scratch: Reckoning, room: Any, at: int
) -> bool:
    """Make every move from a table, one after the other; False if there are too many."""
    node = nodes[at]
    one, other = pair_of(node.asked)
    for row in range(node.rows):
        for column in range(node.columns):
            if room.edges == EDGES or room.nodes == NODES:
                return False
            edge = edges[room.edges]
            room.edges += 1
            edge.weight = scratch.weights[row] if node.asked == CHANCE else 0
            edge.to = at
            if node.asked == CHANCE and edge.weight == 0:
                continue
            fresh = int(room.nodes)
            tables[fresh] = tables[at]
            if node.asked == CHANCE:
                happen(tables[fresh], row)
            else:
                act(tables[fresh], one, scratch.kept[row])
                if other != one:
                    act(tables[fresh], other, scratch.choices[column])
            edge.to = add(tables, words, nodes, places, room, fresh)
    return True


@rule()
def fits(rows: int, columns: int) -> bool:
    """The matrix is not too large."""
    return rows <= LARGEST and columns <= LARGEST


@rule()
def pair_of(asked: int) -> tuple[int, int]:
    """The first and the last seat that is asked; the same one where it is alone."""
    one, other = -1, 0
    for seat in range(SEATS):
        if asked > 0 and asked >> seat & 1:
            other = seat
            if one < 0:
                one = seat
    return one, other


@rule()
def add(tables: Any, words: Any, nodes: Any, places: Any, room: Any, fresh: int) -> int:
    """The number of the table just listed: its own, or that of an equal one from before."""
    place = place_of(words, fresh)
    while places[place] >= 0:
        if same(words, places[place], fresh):
            return int(places[place])
        place = (place + 1) & PLACES - 1
    places[place] = fresh
    room.nodes += 1
    return fresh


@rule()
def place_of(words: Any, at: int) -> int:
    """The hash of a table: the slot where it is looked for first."""
    mixed = 1
    for index in range(words.shape[1]):
        mixed = (mixed ^ int(words[at, index]) & 0xFFFF) * 0x9E3779B1 & 0xFFFFFFFFFFFF
        mixed ^= mixed >> 23
    return mixed & PLACES - 1


@rule()
def same(words: Any, one: int, other: int) -> bool:
    """Two tables have the same facts."""
    for index in range(words.shape[1]):
        if words[one, index] != words[other, index]:
            return False
    return True


# ---- Valuing


@rule()
def settle(nodes: Any, edges: Any, room: Any, count: int) -> int:
    """Value iteration: sweep over all tables from the last to the first until nothing changes; the number of sweeps."""
    for sweep in range(SWEEPS):
        change = 0.0
        for back in range(count):
            node = nodes[count - 1 - back]
            if node.rows > 0:
                change = max(change, revalue(nodes, edges, room, node))
        if change < STILL:
            return sweep + 1
    return SWEEPS


@rule()
def revalue(nodes: Any, edges: Any, room: Any, node: Any) -> float:
    """Compute a table's value from those of its successors; how much it changed."""
    before = node.value[0]
    one, other = pair_of(node.asked)
    if node.asked == CHANCE:
        expect(nodes, edges, node)
    elif one == other:
        best = nodes[edges[node.first + best_of(nodes, edges, node, one)].to]
        node.value[:], node.won[:] = best.value, best.won
    else:
        lay_matrix(nodes, edges, room, node, one)
        node.value[one] = solve(room.board, room.labels, node.rows, node.columns)
        node.value[other] = 1.0 - node.value[one]
        mix(nodes, edges, room, node)
    return float(abs(node.value[0] - before))


@rule()
def expect(nodes: Any, edges: Any, node: Any) -> None:
    """Chance: the mean."""
    total = 0.0
    node.value[:], node.won[:] = 0.0, 0.0
    for index in range(node.first, node.first + node.rows):
        weight = edges[index].weight
        total += weight
        for seat in range(SEATS):
            node.value[seat] += weight * nodes[edges[index].to].value[seat]
            node.won[seat] += weight * nodes[edges[index].to].won[seat]
    for seat in range(SEATS):
        node.value[seat] /= total
        node.won[seat] /= total


@rule()
def best_of(nodes: Any, edges: Any, node: Any, seat: int) -> int:
    """A seat alone: which choice is worth most to it."""
    best = 0
    for row in range(node.rows):
        if nodes[edges[node.first + row].to].value[seat] > nodes[edges[node.first + best].to].value[seat]:
            best = row
    return best


@rule()
def lay_matrix(nodes: Any, edges: Any, room: Any, node: Any, seat: int) -> None:
    """Two seats at once: what every pair of choices is worth to the first."""
    for row in range(node.rows):
        for column in range(node.columns):
            edge = edges[node.first + row * node.columns + column]
            room.board[row, column] = nodes[edge.to].value[seat]


@rule()
def mix(nodes: Any, edges: Any, room: Any, node: Any) -> None:
    """Two seats at once: how often each wins if both play the mixed strategies of the matrix game just solved."""
    mixture_of(room.board, room.labels, node.rows, node.columns, room.mixture, True)
    mixture_of(room.board, room.labels, node.rows, node.columns, room.answer, False)
    node.won[:] = 0.0
    for row in range(node.rows):
        for column in range(node.columns):
            both = room.mixture[row] * room.answer[column]
            for seat in range(SEATS):
                node.won[seat] += both * nodes[edges[node.first + row * node.columns + column].to].won[seat]


# ---- From outside


class SmallEndings:
    """The endings of a game that are small enough to be solved."""

    def __init__(self, game: Game, family: Family | None = None) -> None:
        family = family or thinking(game)
        self.game = game
        self._small, self._explore, self._settle = (family.with_(one) for one in (is_ending, explore, settle))
        self._lay, self._solve, self._mix = (family.with_(one) for one in (lay_matrix, solve, mix))
        self._tables = game.state.array(NODES + 1)
        layout: Any = game.state.dtype().fields
        facts = layout[EVENTS][1] // 4  # words before the events
        self._words = self._tables.view(np.int32).reshape(NODES + 1, -1)[:, :facts]
        self._nodes, self._edges, self._rooms = Node.array(NODES), Edge.array(EDGES), Workspace.array(1)
        self._places = np.zeros(PLACES, np.int32)
        self._scratches = reckonings(game)
        finished = game.set_table(game.players[0])
        finished.phase = game.phases["OVER"]
        self._settle(self._nodes, self._edges, self._rooms[0], self._layout(finished))  # compiled now, not in a match

    def outlook(self, sight: Sight) -> Outlook | None:
        """What each choice is worth, and how often it should be made; None where the rest of the match is not small."""
        return self._read(sight) if self.solve(sight.table) else None

    def solve(self, table: Any) -> bool:
        """Value every table that can be reached, if they are not too many."""
        if not self._small(table):
            return False
        count = self._layout(table)
        if count == TOO_MANY:
            return False
        self._settle(self._nodes, self._edges, self._rooms[0], count)
        return True

    def _layout(self, table: Any) -> int:
        self._tables[0] = table
        self._places[:] = -1
        return int(
            self._explore(
                self._tables, self._words, self._nodes, self._edges, self._places, self._scratches[0], self._rooms[0]
            )
        )

    def _read(self, sight: Sight) -> Outlook:
        """The outlook of a seat at the first table."""
        root, seat = self._nodes[0], sight.seat
        chances = [float(share) for share in root.won[: sight.table.players]]
        if root.columns == 1:
            values = [float(value) for value in self.payoffs(seat)[:, 0]]
            best = max(values)
            return Outlook([(value == best) / values.count(best) for value in values], values, chances)
        mine, theirs = self._mixtures(seat)
        values = [float(value) for value in self.payoffs(seat) @ theirs]
        return Outlook([float(share) for share in mine], values, chances)

    def value(self, seat: int) -> float:
        """What the solved table is worth to a seat."""
        return float(self._nodes[0].value[seat])

    def payoffs(self, seat: int) -> Any:
        """What choices are worth to a seat at the solved table: one row for each of its own, one column for each of the other's."""
        root = self._nodes[0]
        ways = self._edges[root.first : root.first + root.rows * root.columns]["to"]
        worth = self._nodes["value"][ways, seat].reshape(root.rows, root.columns)
        return worth if seat == pair_of(root.asked)[0] else worth.T

    def _mixtures(self, seat: int) -> tuple[Any, Any]:
        """The mixed strategies of the seat and of the other one."""
        root, room = self._nodes[0], self._rooms[0]
        one, _ = pair_of(root.asked)
        self._lay(self._nodes, self._edges, room, root, one)
        self._solve(room.board, room.labels, root.rows, root.columns)
        self._mix(self._nodes, self._edges, room, root)
        mixtures = room.mixture[: root.rows].copy(), room.answer[: root.columns].copy()
        return mixtures if seat == one else mixtures[::-1]
