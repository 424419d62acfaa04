"""The ladder: OpenSkill ratings over all matches. Needs the package openskill."""

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce

from estran.trials.matches import Row


class Rung(NamedTuple):
    """A contestant's place on the ladder."""

    bot: str
    skill: float  # OpenSkill's mu; beginners have 25
    doubt: float  # its sigma
    matches: int


def ladder(rows: Iterable[Row], order: Sequence[str] = ()) -> list[Rung]:
    """Best first; matches are rated in the order of their numbers, not of their playing.

    A contestant that holds several seats of a table is rated once per seat, and keeps the mean of these ratings.
    """
    model = PlackettLuce()
    known = {name: model.rating(name=name) for name in order}
    matches: dict[str, int] = {}
    for row in sorted(rows, key=lambda row: (row.fixture, row.scores)):
        for name in set(row.lineup):
            matches[name] = matches.get(name, 0) + 1
            known.setdefault(name, model.rating(name=name))
        rated = model.rate([[known[name]] for name in row.lineup], ranks=places(row))
        for name in set(row.lineup):
            own = [team[0] for team, who in zip(rated, row.lineup, strict=True) if who == name]
            known[name] = model.rating(fmean(one.mu for one in own), fmean(one.sigma for one in own), name)
    rungs = [Rung(name, known[name].mu, known[name].sigma, count) for name, count in matches.items()]
    return sorted(rungs, key=lambda rung: -rung.skill)


def places(row: Row) -> list[float]:
    """Everybody's place, from 0: the winners first, then by points; equal ones share a place."""
    merits = [(seat in row.winners, score if seat not in row.winners else 0) for seat, score in enumerate(row.scores)]
    best = sorted(set(merits), reverse=True)
    return [float(best.index(merit)) for merit in merits]
