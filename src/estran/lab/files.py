"""Every match as a line that other programs can read."""

from pathlib import Path

from estran.engine.seats import letter, letters
from estran.lab.results import Results
from estran.lab.tables import SIDES


def write_matches(results: Results, matches: int) -> list[Path]:
    """`matches.csv`, or one such file for each set of rules: number, points by seat, the winners' letters, plies."""
    paths, seats = [], range(results.setting.players)
    head = ",".join(["match", *(f"points_{letter(seat)}" for seat in seats), "winners", "plies"])
    line = ",".join(["%d", *("%d" for _ in seats), "%s", "%d"])
    won = [letters(bits) for bits in range(1 << len(seats))]
    for side, one in zip(SIDES, results.sides(matches), strict=False):
        columns = [column.tolist() for column in one.points.T[: len(seats)]]
        names = [won[bits] for bits in one.winners.tolist()]
        rows = zip(range(matches), *columns, names, one.plies.tolist(), strict=True)
        path = results.folder / (f"matches-{side}.csv" if len(results.setting.rules) > 1 else "matches.csv")
        path.write_text("\n".join([head, *(line % row for row in rows), ""]), encoding="utf-8")
        paths.append(path)
    return paths
