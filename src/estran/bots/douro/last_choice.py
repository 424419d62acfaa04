"""The last real choice of Douro, with every possible gift enumerated: two cards each, two boats, and then charity.

What a rival gave is not known, and neither is which of its last cards it still holds. So this is a Bayesian game: each seat has as
many faces (its types) as gifts it may have made, and a mixed strategy for each of them. The payoffs of every combination of faces
and cards are computed exactly, over all fronts that the boats may have. With three players or more such a game has no single
value; regret matching finds the strategies, and what one of them loses against the best response says how good it is.
"""

from typing import Annotated, Any

import numpy as np

from estran.bots.habit import thinking
from estran.bots.outlook import Outlook
from estran.bots.scratch import Reckoning, reckonings
from estran.bots.sight import Sight, sight
from estran.bots.tree_search import appraise
from estran.engine.dice import dice_of, roll
from estran.engine.family import Family
from estran.engine.game import Game, act, happen, legal, odds, waiting
from estran.engine.layout import Layout
from estran.engine.rule import rule
from estran.engine.seats import CHANCE, NOBODY, SEATS
from estran.games.douro.box import BARRELS, FOG, NONE
from estran.games.douro.state import Phase, State
from estran.match.match import Match

CARDS = 2  # in each hand
FACES = CARDS + 1  # gifts that a seat may have made: cards that it has not shown since half-time
MEETINGS = FACES**SEATS  # combinations of faces
PLAYS = CARDS**SEATS  # combinations of cards
ROUNDS = 400  # of regret matching
DEPTH = 8  # chance plies to the end at most


class Chances(Layout):
    """Each seat's strategy and regrets, for each of its faces and cards."""

    share: Annotated[Any, "f8", (SEATS, FACES, CARDS)]  # its strategy in this round: how often it plays a card
    total: Annotated[Any, "f8", (SEATS, FACES, CARDS)]  # sum over all rounds, weighted towards later ones
    regret: Annotated[Any, "f8", (SEATS, FACES, CARDS)]
    value: Annotated[Any, "f8", (SEATS, FACES, CARDS)]  # of a card against the others' strategies
    odds: Annotated[Any, "f8", (DEPTH,)]  # of the outcome that is tried, ply by ply
    outcome: Annotated[Any, "i4", (DEPTH,)]  # tried last
    faces: Annotated[Any, "i4", (SEATS,)]  # how many each seat has
    face: Annotated[Any, "i4", (SEATS,)]  # the one it has in the combination at hand


# ---- Payoffs


@rule()
def is_last_choice(state: State) -> bool:
    """Everybody has two cards left, and no fog is to come: a Cardia would give the cards back."""
    if state.phase != Phase.BID or state.pile[FOG] + state.passed > 0 or state.gift[0] == NONE:
        return False
    for boat in range(state.sailed, state.laid):
        if state.valley[boat] == FOG:
            return False
    cards = 0
    for card in BARRELS:
        cards += state.hand[0] >> card & 1
    return cards == CARDS


@rule()
def lay_out(tables: Any, worth: Any, won: Any, scratch: Reckoning, chances: Any) -> None:
    """What each seat gains and how often it wins the match, for every combination of faces and cards."""
    players = tables[0].players
    for meeting in range(FACES**players):
        tables[1] = tables[0]
        if not wear(tables[1], meeting, chances):
            continue
        for play in range(CARDS**players):
            tables[2] = tables[1]
            put_down(tables[2], play, scratch)
            reckon(tables[2:], worth[meeting, play], won[meeting, play], scratch, chances)


@rule()
def wear(table: State, meeting: int, chances: Any) -> bool:
    """Give every seat the gift and the hand of its face; False if it has no such face."""
    for seat in range(table.players):
        face = meeting % FACES
        meeting //= FACES
        held = table.hand[seat] | 1 << table.gift[seat]
        gift = nth(held & ~table.shown[seat], face)
        if gift == NONE:
            return False
        chances.faces[seat] = max(chances.faces[seat], face + 1)
        table.gift[seat] = gift
        table.hand[seat] = held & ~(1 << gift)
        table.choice[seat] = NONE
    return True


@rule()
def nth(cards: int, number: int) -> int:
    """One of these cards, counted from the lowest, or NONE."""
    for card in BARRELS:
        if cards >> card & 1:
            if number == 0:
                return card
            number -= 1
    return NONE


@rule()
def put_down(table: State, play: int, scratch: Reckoning) -> None:
    """Everybody plays their lower or their higher card."""
    for seat in range(table.players):
        legal(table, seat, scratch.choices)
        act(table, seat, scratch.choices[play >> seat & 1])


@rule()
def reckon(tables: Any, worth: Any, won: Any, scratch: Reckoning, chances: Any) -> None:
    """The mean over all chance outcomes until the end, where only one card is left to play; depth-first, without recursion."""
    worth[:], won[:] = 0.0, 0.0
    depth = 0
    chances.outcome[0] = -1
    while depth >= 0:
        if waiting(tables[depth]) == CHANCE:
            if try_next(tables, scratch, chances, depth):
                depth += 1
                chances.outcome[depth] = -1
                continue
        else:
            appraise(tables[depth], scratch)
            likely = 1.0
            for ply in range(depth):
                likely *= chances.odds[ply]
            for seat in range(SEATS):
                worth[seat] += likely * scratch.worth[seat]
                won[seat] += likely * scratch.hopes[seat]
        depth -= 1


@rule()
def try_next(tables: Any, scratch: Reckoning, chances: Any, depth: int) -> bool:
    """Let the next outcome happen on the next table, and play whatever is forced there; False when all were tried."""
    outcomes = odds(tables[depth], scratch.weights)
    total = 0
    for outcome in range(outcomes):
        total += scratch.weights[outcome]
    for outcome in range(chances.outcome[depth] + 1, outcomes):
        if scratch.weights[outcome] > 0:
            chances.outcome[depth] = outcome
            chances.odds[depth] = scratch.weights[outcome] / total
            tables[depth + 1] = tables[depth]
            happen(tables[depth + 1], outcome)
            if waiting(tables[depth + 1]) != CHANCE and waiting(tables[depth + 1]) != NOBODY:
                put_down(tables[depth + 1], 0, scratch)
            return True
    return False


# ---- Strategies


@rule()
def match_regrets(worth: Any, chances: Any, players: int, rounds: int) -> None:
    """Regret matching with linear averaging: later rounds count more."""
    for turn in range(rounds):
        for seat in range(players):
            for face in range(chances.faces[seat]):
                lower, higher = chances.regret[seat, face, 0], chances.regret[seat, face, 1]
                both = lower + higher
                chances.share[seat, face, 0] = lower / both if both > 0 else 0.5
                chances.share[seat, face, 1] = 1 - chances.share[seat, face, 0]
        for seat in range(players):
            answer(worth, chances, players, seat)
            learn(chances, seat, turn + 1)


@rule()
def learn(chances: Any, seat: int, weight: int) -> None:
    """Update the regrets of each face, never below zero, and the sum of its strategies."""
    for face in range(chances.faces[seat]):
        mean = 0.0
        for card in range(CARDS):
            mean += chances.share[seat, face, card] * chances.value[seat, face, card]
        for card in range(CARDS):
            gained = chances.value[seat, face, card] - mean
            chances.regret[seat, face, card] = max(0.0, chances.regret[seat, face, card] + gained)
            chances.total[seat, face, card] += weight * chances.share[seat, face, card]


@rule()
def answer(worth: Any, chances: Any, players: int, seat: int) -> None:
    """What each card is worth to each face of a seat against the others' strategies."""
    chances.value[seat] = 0.0
    for meeting in range(FACES**players):
        if not look(chances, meeting, players):
            continue
        for play in range(CARDS**players):
            likely = 1.0
            for rival in range(players):
                if rival != seat:
                    likely *= chances.share[rival, chances.face[rival], play >> rival & 1] / chances.faces[rival]
            chances.value[seat, chances.face[seat], play >> seat & 1] += likely * worth[meeting, play, seat]


@rule()
def foresee(won: Any, chances: Any, players: int, seat: int, face: int, hopes: Any) -> None:
    """How often each seat wins the match if one seat has this face and all follow their strategies."""
    hopes[:] = 0.0
    for meeting in range(FACES**players):
        if not look(chances, meeting, players) or chances.face[seat] != face:
            continue
        for play in range(CARDS**players):
            likely = float(chances.faces[seat])
            for other in range(players):
                likely *= chances.share[other, chances.face[other], play >> other & 1] / chances.faces[other]
            for other in range(players):
                hopes[other] += likely * won[meeting, play, other]


@rule()
def look(chances: Any, meeting: int, players: int) -> bool:
    """The face of each seat in a combination; False if one of them has no such face."""
    for seat in range(players):
        chances.face[seat] = meeting % FACES
        meeting //= FACES
        if chances.face[seat] >= chances.faces[seat]:
            return False
    return True


# ---- From outside


class LastChoice:
    """Solves the last real choice of a match of Douro, and tells what other strategies would lose there."""

    def __init__(self, game: Game, family: Family | None = None) -> None:
        family = family or thinking(game)
        self.game = game
        self._is, self._lay_out, self._match, self._answer, self._foresee = (
            family.with_(one) for one in (is_last_choice, lay_out, match_regrets, answer, foresee)
        )
        self._tables = game.state.array(DEPTH + 3)
        self._worth, self._won = np.zeros((2, MEETINGS, PLAYS, SEATS))
        self._chances = Chances.array(1)
        self._scratches = reckonings(game)
        self.outlook(rehearsal(game))  # compiled now, not in a match

    def outlook(self, sight: Sight) -> Outlook | None:
        """How often to play each of the two cards; None before the last choice."""
        if not self.prepare(sight.table):
            return None
        chances, players, seat = self._chances[0], int(sight.table.players), sight.seat
        self._match(self._worth, chances, players, ROUNDS)
        chances.share[:] = chances.total / np.maximum(chances.total.sum(axis=2, keepdims=True), 1e-9)
        self._answer(self._worth, chances, players, seat)
        face, hopes = faces_of(sight.table, seat).index(int(sight.table.gift[seat])), np.zeros(players)
        self._foresee(self._won, chances, players, seat, face, hopes)
        shares, values = chances.share[seat, face], chances.value[seat, face]
        return Outlook([float(share) for share in shares], [float(value) for value in values], hopes.tolist())

    def worth(self, meeting: int, play: int) -> Any:
        """What each seat wins at the prepared table with this combination of faces and of cards."""
        return self._worth[meeting, play]

    @property
    def shares(self) -> Any:
        """How often each face of each seat plays its cards in the solution."""
        return self._chances[0].share.copy()

    def prepare(self, table: Any) -> bool:
        """Compute all payoffs at this table; False if this is not the last choice."""
        self._tables[0] = table
        if not self._is(self._tables[0]):
            return False
        self._chances[:] = 0
        self._lay_out(self._tables, self._worth, self._won, self._scratches[0], self._chances[0])
        return True

    def losses(self, table: Any, shares: Any) -> list[float]:
        """What each seat's strategy (seat, face, card) loses against its best response, as the mean over its faces."""
        self.prepare(table)
        chances, players = self._chances[0], int(table.players)
        chances.share[:] = shares
        lost = []
        for seat in range(players):
            self._answer(self._worth, chances, players, seat)
            faces = int(chances.faces[seat])
            values = chances.value[seat, :faces]
            lost.append(float((values.max(axis=1) - (values * chances.share[seat, :faces]).sum(axis=1)).mean()))
        return lost


def faces_of(table: Any, seat: int) -> list[int]:
    """The gifts that a seat may have made, in the order of its faces."""
    hidden = (int(table.hand[seat]) | 1 << int(table.gift[seat])) & ~int(table.shown[seat])
    return [card for card in BARRELS if hidden >> card & 1]


def rehearsal(game: Game) -> Sight:
    """The last choice of some match."""
    match, stream = Match(game.name, game.players[0], seed=1), dice_of(1)
    while not is_last_choice(match.table):
        seat = min(match.waiting)
        legal_moves = match.legal(seat)
        match.play(seat, legal_moves[roll(stream, len(legal_moves))])
    return sight(match, "A", stream)
