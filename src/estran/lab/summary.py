"""Statistics for any game: seats, scores, lengths and ties; and two sets of rules compared."""

from math import ceil
from typing import Any

import numpy as np
from numpy.typing import NDArray

from estran.engine.playouts import victory_shares
from estran.engine.seats import letter
from estran.lab.experiment import Experiment
from estran.lab.intervals import over_matches
from estran.lab.numbers import Name, Numbers, Share, beside
from estran.lab.results import Side
from estran.trials.statistics import SHARE
from estran.words.speaker import Message

BARS = 30  # of a distribution, at most


class Summary:
    """The matches with one set of rules."""

    def __init__(self, side: Side, experiment: Experiment) -> None:
        self.experiment, self.players, self.matches = experiment, experiment.players, len(side.plies)
        self.points = side.points[:, : self.players].astype(np.float64)
        self.shares = victory_shares(side.winners, self.players)
        self.shared = self.shares.max(axis=1) < 1
        self.level = (self.points == self.points.max(axis=1, keepdims=True)).sum(axis=1) > 1
        self.plies = side.plies

    def seats(self) -> Numbers:
        """How often each seat wins, and its points."""
        rows = [
            (letter(seat), bot, over_matches(self.shares[:, seat], *SHARE), over_matches(self.points[:, seat]))
            for seat, bot in enumerate(self.experiment.bots)
        ]
        return Numbers("seats", ("seat", "bot", Share("share"), "points"), rows)

    def ties(self) -> Numbers:
        """How often there is a tie, on points or for the victory."""
        rows = [
            (Name(what, Message(f"lab-tie-{what}")), int(tied.sum()), over_matches(tied, *SHARE))
            for what, tied in (("level", self.level), ("shared", self.shared))
        ]
        return Numbers("ties", ("what", "matches", Share("rate")), rows)

    def scores(self) -> Numbers:
        """How often each final score occurs, and how often it wins."""
        edges = edges_of(self.points)
        place = ((self.points - edges[0]) // (edges[1] - edges[0])).astype(np.int64).ravel()
        times, won = np.bincount(place), np.bincount(place, self.shares.ravel())
        rows = [
            (span(low, high), int(count), float(count / place.size), float(victories / count) if count else 0.0)
            for low, high, count, victories in zip(edges, edges[1:], times, won, strict=False)
        ]
        return Numbers("scores", ("score", "times", Share("part"), Share("won")), rows)

    def lengths(self) -> Numbers:
        """How often each length in plies occurs."""
        edges = edges_of(self.plies)
        counts = np.bincount((self.plies - edges[0]) // (edges[1] - edges[0]))
        rows = [
            (span(low, high), int(count), float(count / self.matches))
            for low, high, count in zip(edges, edges[1:], counts, strict=False)
        ]
        return Numbers("lengths", ("plies", "matches", Share("part")), rows)

    def numbers(self) -> list[Numbers]:
        """All of these."""
        return [self.seats(), self.scores(), self.lengths(), self.ties()]


def edges_of(values: NDArray[Any]) -> list[int]:
    """Whole numbers that divide the values into at most BARS bars of equal width."""
    low, high = int(values.min()), int(values.max())
    width = ceil((high - low + 1) / BARS)
    return list(range(low, high + width + 1, width))


def span(low: int, high: int) -> str:
    """`7`, or `7–9`."""
    return str(low) if high - low == 1 else f"{low}–{high - 1}"


# ---- Two sets of rules


def compared(one: Summary, other: Summary) -> list[Numbers]:
    """Both sets of rules and the difference, match by match, since both were played with the same seeds."""
    shares = {
        **{f"seat-{letter(seat)}": (one.shares[:, seat], other.shares[:, seat]) for seat in range(one.players)},
        "level": (one.level, other.level),
        "shared": (one.shared, other.shared),
    }
    means = {
        **{f"points-{letter(seat)}": (one.points[:, seat], other.points[:, seat]) for seat in range(one.players)},
        "best": (one.points.max(axis=1), other.points.max(axis=1)),
        "margin": (_margin(one.points), _margin(other.points)),
        "plies": (one.plies, other.plies),
    }
    return [_compared("compared-shares", Share("share"), shares, *SHARE), _compared("compared-means", "mean", means)]


def _compared(name: str, column: str, pairs: dict[str, tuple[NDArray[Any], NDArray[Any]]], *ends: float) -> Numbers:
    rows = []
    for what, (first, second) in pairs.items():
        first, second = first.astype(np.float64), second.astype(np.float64)
        about = Name(what, Message(f"lab-compared-{what.partition('-')[0]}", {"seat": what.partition("-")[2]}))
        gap = over_matches(first - second, *(-most for most in ends[1:]), *ends[1:])
        rows.append((about, over_matches(first, *ends), over_matches(second, *ends), gap))
    return Numbers(name, beside(column), rows)


def _margin(points: NDArray[Any]) -> NDArray[Any]:
    """By how much the best are ahead of the next."""
    ordered = np.sort(points, axis=1)
    return np.asarray(ordered[:, -1] - ordered[:, -2])
