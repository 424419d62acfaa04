"""Dorada: a map of where pawns are lost and one of the squares that decide, how many get home, and what skill is worth."""

from collections.abc import Iterator, Mapping, Sequence
from math import hypot
from typing import Any

from estran.engine.playouts import victory_shares
from estran.games import find
from estran.games.dorada.actions import read_board
from estran.games.dorada.boards import Board
from estran.games.dorada.box import DORADA, PAWNS
from estran.lab.chapters import cells
from estran.lab.compiled import TIMES, VICTORY
from estran.lab.experiment import Experiment
from estran.lab.intervals import difference, frequency, over_matches, scaled
from estran.lab.numbers import Name, Numbers, Share, Writer, beside
from estran.lab.results import Side
from estran.report.pages import Heading, Paragraph, Part, Plot
from estran.report.plots import Tile, path
from estran.trials.statistics import SHARE, Interval
from estran.words.speaker import Message

SIGNS = {"plain": "", "trap": " x", "gold": " $"}  # on the maps; springboards show their number


def numbers(side: Side, experiment: Experiment) -> list[Numbers]:
    """Every square of the board, the pawns, and skill where bots differ."""
    columns = ("square", "role", "stops", "lost", Share("lost-part"), Share("victory"))
    return [Numbers("squares", columns, squares(side, experiment)), pawns(side, experiment), *skill(side, experiment)]


def squares(side: Side, experiment: Experiment) -> list[tuple[Any, ...]]:
    """How many pawns stop and are lost on each square, and how much more often the players who stopped there win."""
    board, matches, players = board_of(side), len(side.plies), experiment.players
    falls, stops, victories = (cells(side, experiment, table) for table in ("falls", "stops", "victories"))
    lost = max(1, int(falls[:, TIMES].sum()))
    return [
        (
            str(square),
            role(board, square),
            frequency(stops[square], matches),
            frequency(falls[square], matches),
            float(falls[square, TIMES] / lost),
            scaled(difference(victories[square], matches, players, VICTORY), VICTORY),
        )
        for square in range(1, board.dorada)
    ]


def board_of(side: Side) -> Board:
    """The board that was played on."""
    return read_board(side.options.get("board", find("dorada").defaults["board"]))


def role(board: Board, square: int) -> Name:
    """What a square does."""
    if square in board.springboards:
        number = f"{board.springboards[square]:+}"
        return Name(number, Message("dorada-springboard", {"jump": number.replace("-", "−")}))
    key = "trap" if square in board.traps else "gold" if square in board.gold else "plain"
    return Name(key, Message("dorada-lab-plain" if key == "plain" else f"dorada-{key}"))


# ---- Pawns and skill


def pawns(side: Side, experiment: Experiment) -> Numbers:
    """How many of four pawns get home, and how many are lost."""
    home = of_four(side, experiment)
    lost = home.stretched(-1, PAWNS)
    rows = [(Name(what, Message(f"dorada-lab-pawns-{what}")), mean) for what, mean in (("home", home), ("lost", lost))]
    return Numbers("pawns", ("what", "mean"), rows)


def of_four(side: Side, experiment: Experiment) -> Interval:
    """How many pawns of a colour get home; every other one is lost."""
    colours = experiment.players * side.options.get("colours", 1)
    home = scaled(frequency(cells(side, experiment, "stops")[DORADA], len(side.plies)), colours)
    return home._replace(most=PAWNS)


def skill(side: Side, experiment: Experiment) -> Iterator[Numbers]:
    """What each bot takes of the victories beyond the even share; where all are alike nothing can be said."""
    if len(bots := list(dict.fromkeys(experiment.bots))) > 1:
        found = [(bot, even_share(bot, experiment), share_of(bot, side, experiment)) for bot in bots]
        rows = [(bot, even, share, beyond(share, even)) for bot, even, share in found]
        yield Numbers("skill", ("bot", Share("even"), Share("share"), Share("edge")), rows)


def even_share(bot: str, experiment: Experiment) -> float:
    """A bot's share if only luck decides."""
    return experiment.bots.count(bot) / experiment.players


def share_of(bot: str, side: Side, experiment: Experiment) -> Interval:
    """The share of victory of all seats of a bot."""
    own = [seat for seat, name in enumerate(experiment.bots) if name == bot]
    return over_matches(victory_shares(side.winners, experiment.players)[:, own].sum(axis=1), *SHARE)


def beyond(share: Interval, even: float) -> Interval:
    """The edge: 0 for a bot that wins as often as by luck alone, 1 for one that always wins."""
    return share.stretched(1 / (1 - even), -even / (1 - even))


# ---- Two boards


def compared(sides: Sequence[Side], experiment: Experiment) -> list[Numbers]:
    """The pawns that get home with each set of rules, and the edge of the better bot: the larger, the less is luck."""
    found = [_beside("compared-pawns", "mean", "home", [of_four(side, experiment) for side in sides])]
    first, second = (list(skill(side, experiment)) for side in sides)
    if first and second:
        edges = max(zip(first[0].rows, second[0].rows, strict=True), key=lambda rows: rows[0][-1].mean)
        found.append(_beside("compared-skill", Share("share"), "edge", [row[-1] for row in edges]))
    return found


def _beside(name: str, column: str, what: str, both: Sequence[Interval]) -> Numbers:
    """One line; the two are taken for independent, which those of the same seeds are not quite: the interval is wide enough."""
    first, second = both
    margin, ends = hypot(first.margin, second.margin), (first.least - second.most, first.most - second.least)
    more = Interval(first.mean - second.mean, margin, first.units, *ends)
    row = (Name(what, Message(f"dorada-lab-compared-{what}")), first, second, more)
    return Numbers(name, beside(column), [row])


# ---- The report


def parts(found: Mapping[str, Numbers], writer: Writer) -> Iterator[Part]:
    """Two maps and their numbers, the pawns, and skill."""
    say, rows = writer.say, found["squares"].rows
    yield from (Heading(say("dorada-lab-heading-falls")), Paragraph(say("dorada-lab-how-map")))
    yield Plot("falls", say("dorada-lab-plot-falls"), board_map(rows, [-row[4] for row in rows], writer, unsigned=True))
    yield from (Heading(say("dorada-lab-heading-decisive")), Paragraph(say("dorada-lab-how-decisive")))
    yield Plot("decisive", say("dorada-lab-plot-decisive"), board_map(rows, [row[5].mean for row in rows], writer))
    yield writer.table(found["squares"])
    yield from (
        Heading(say("dorada-lab-heading-pawns")),
        writer.table(found["pawns"]),
        Heading(say("dorada-lab-heading-skill")),
    )
    yield Paragraph(say("dorada-lab-how-skill"))
    if "skill" in found:
        yield writer.table(found["skill"])


def board_map(rows: Sequence[Sequence[Any]], values: Sequence[float], writer: Writer, *, unsigned: bool = False) -> str:
    """The path from START to DORADA, a number in each square; where all are losses, their colour says so."""
    squares = [Tile("START", 0.0)]
    for (square, role, *_), value in zip(rows, values, strict=True):
        number = writer.number(100 * (abs(value) if unsigned else value), 1) if value else ""
        squares.append(Tile(f"{square}{SIGNS.get(role.key, f' {role.key}')}\n{number}".replace("-", "−"), value))
    return path([*squares, Tile("DORADA", 0.0)])
