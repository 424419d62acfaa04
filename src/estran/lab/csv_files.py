"""One CSV line per match, for other programs."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from estran.engine.seats import letter, letters
from estran.lab.numbers import SIDES
from estran.lab.results import LabResults


def write_matches(results: LabResults, matches: int) -> list[Path]:
    """`matches.csv`, or one such file for each set of rules: number, points by seat, the winners' letters, plies."""
    paths, seats = [], range(results.experiment.players)
    head = ",".join(["match", *(f"points_{letter(seat)}" for seat in seats), "winners", "plies"])
    won = [letters(bits) for bits in range(1 << len(seats))]
    for side, one in zip(SIDES, results.sides(matches), strict=False):
        columns = [map(str, range(matches)), *map(_texts, one.points.T[: len(seats)])]
        rows = zip(*columns, map(won.__getitem__, one.winners.tolist()), _texts(one.plies), strict=True)
        path = results.folder / (f"matches-{side}.csv" if len(results.experiment.rules) > 1 else "matches.csv")
        path.write_text("\n".join([head, *map(",".join, rows), ""]), encoding="utf-8")
        paths.append(path)
    return paths


def _texts(numbers: NDArray[Any]) -> Iterator[str]:
    """Numbers as text; there are few distinct ones, so each is formatted once."""
    words = {number: str(number) for number in np.unique(numbers).tolist()}
    return map(words.__getitem__, numbers.tolist())
