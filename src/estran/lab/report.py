"""The report of a lab: tables and plots for every game, the game's own chapter, and two sets of rules compared."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

from estran.games import find
from estran.lab.chapters import chapter_of
from estran.lab.numbers import SIDES, Numbers, Writer
from estran.lab.results import LabResults, alike
from estran.lab.summary import Summary, compared
from estran.report.pages import Heading, Paragraph, Part, Plot, Table, page, write
from estran.report.plots import Mark, bars, marks
from estran.trials.statistics import Interval
from estran.trials.telling import as_typed, listed
from estran.words.speaker import Speaker


class LabReport:
    """What a lab's matches show, in one language; `typed` are the options of each set of rules as somebody typed them."""

    def __init__(
        self, results: LabResults, matches: int, speaker: Speaker, typed: Sequence[Mapping[str, str]] = ({}, {})
    ) -> None:
        self.results, self.matches, self.experiment, self.typed = results, matches, results.experiment, typed
        self.writer, self.say = Writer(speaker, self.experiment.game), speaker.say
        self.chapter = chapter_of(find(self.experiment.game))
        sides = results.sides(matches)
        self.summaries = [Summary(side, self.experiment) for side in sides]
        self.found = [
            {numbers.name: numbers for numbers in [*summary.numbers(), *self.chapter.numbers(side, self.experiment)]}
            for summary, side in zip(self.summaries, sides, strict=True)
        ]
        self.comparison: list[Numbers] = []
        if len(sides) == len(SIDES):
            self.comparison = [*compared(*self.summaries), *self.chapter.compared(sides, self.experiment)]
        self.alike = bool(self.comparison) and alike(*sides)
        self.title = self.say("lab-title", game=self.say(f"{self.experiment.game}-name"))

    def write(self, path: Path | None = None) -> Path:
        """Both files, and the tables, into the lab's folder; the page also where it is wanted. Gives the page's path."""
        folder, language, parts = self.results.folder, self.writer.speaker.language, list(self.parts())
        for name, numbers in self.tables():
            (folder / f"{name}.csv").write_text(numbers.csv(), encoding="utf-8")
        html = write(folder, self.title, language, parts)[1]
        if path is None:
            return html
        path.write_text(page(self.title, language, parts), encoding="utf-8")
        return path

    def tables(self) -> Iterator[tuple[str, Numbers]]:
        """Every table, by the name of its file; where two sets of rules are compared each has its own."""
        for side, found in zip(SIDES, self.found, strict=False):
            for name, numbers in found.items():
                yield (f"{name}-{side}" if self.comparison else name), numbers
        yield from ((numbers.name, numbers) for numbers in self.comparison)

    def lines(self) -> Iterator[str]:
        """The results in short, for a terminal."""
        for numbers in self.comparison:
            table = self.writer.table(numbers)
            for row in table.rows:
                yield self.say(
                    "lab-line-compared",
                    what=row[0],
                    first=row[1],
                    one=self.writer.speaker.listed(self.what_differs(0)),
                    second=row[2],
                    other=self.writer.speaker.listed(self.what_differs(1)),
                    more=row[3],
                )
        if self.alike:
            yield self.say("lab-alike")
        if self.comparison:
            return
        for seat, bot, share, points in self.writer.table(self.found[0]["seats"]).rows:
            yield self.say("lab-line-seat", seat=seat, bot=bot, share=share, points=points)
        for row in self.writer.table(self.found[0]["ties"]).rows:
            yield self.say("lab-line", what=row[0], value=row[-1])

    # ---- The parts

    def parts(self) -> Iterator[Part]:
        """All parts of the report, in order."""
        yield from map(Paragraph, self.preface())
        if self.comparison:
            yield from self.comparing()
        for side, found in enumerate(self.found):
            parts: Iterable[Part] = chain(
                self.common(found, self.summaries[side]), self.chapter.parts(found, self.writer)
            )
            if self.comparison:
                yield Heading(self.rules(side))
                parts = map(partial(_below, SIDES[side]), parts)
            yield from parts

    def preface(self) -> Iterator[str]:
        """What was played, by whom and with which rules."""
        experiment, bots = self.experiment, list(dict.fromkeys(self.experiment.bots))
        yield self.say(
            "lab-played", matches=self.matches, players=experiment.players, bots=bots, seed=str(experiment.seed)
        )
        if not self.comparison and (options := experiment.options(0)):
            yield self.say("lab-options", options=listed(as_typed(options)))
        if experiment.quick and bots != ["random"] and find(experiment.game).signals:
            yield self.say("lab-silent")
        if len(self.results.versions(self.matches)) > 1:
            yield self.say("lab-changed")
        yield self.say("lab-how")

    def rules(self, side: int) -> str:
        """What one of two sets of rules is."""
        return self.say(f"lab-rules-{SIDES[side]}", options=self.what_differs(side) or self.say("lab-rules-usual"))

    def what_differs(self, side: int) -> Sequence[str]:
        """The options by which one set of rules differs from the other or from the usual, such as `board=leap`.

        Two boards of one name are called what somebody typed, such as `board=new/mine.toml`.
        """
        every = [self.experiment.options(one) for one in range(len(self.found))]
        names = dict.fromkeys(name for options in every for name in options)
        usual = find(self.experiment.game).defaults
        mine, other = ({name: every[one].get(name, usual[name]) for name in names} for one in (side, 1 - side))
        told, others = as_typed(mine), as_typed(other)
        same = [name for name in names if told[name] == others[name] and mine[name] != other[name]]
        return listed({**told, **{name: self.typed[side].get(name, told[name]) for name in same}})

    def comparing(self) -> Iterator[Part]:
        """Both sets of rules beside each other."""
        shares, *others = self.comparison
        yield from (Heading(self.say("lab-heading-compared")), Paragraph(self.say("lab-how-compared")))
        yield from (Paragraph(self.rules(side)) for side in range(len(SIDES)))
        if self.alike:
            yield Paragraph(self.say("lab-alike"))
        lines = [_mark(self.writer.cell(row[0], ""), row[-1]) for row in shares.rows]
        yield Plot("compared", self.say("lab-plot-compared"), marks(lines, self.say("lab-axis-difference"), even=0.0))
        yield from map(self.beside, (shares, *others))

    def beside(self, numbers: Numbers) -> Table:
        """A table of both sets of rules, whose columns say what each set is."""
        found = self.writer.table(numbers)
        sides = {name.rpartition("-")[2]: place for place, name in enumerate(numbers.columns)}
        named = {sides[side]: self.rules(number) for number, side in enumerate(SIDES)}
        return replace(found, head=[named.get(place, name) for place, name in enumerate(found.head)])

    def common(self, found: dict[str, Numbers], summary: Summary) -> Iterator[Part]:
        """The part that every game has."""
        say, table = self.say, self.writer.table
        yield from (Heading(say("lab-heading-seats")), Paragraph(say("lab-how-seats")))
        lines = [_mark(f"{row[0]} ({row[1]})", row[2]) for row in found["seats"].rows]
        even = 100 / self.experiment.players
        yield Plot("seats", say("lab-plot-seats"), marks(lines, say("lab-axis-share"), even=even))
        yield from (table(found["seats"]), Heading(say("lab-heading-ties")), Paragraph(say("lab-how-ties")))
        yield from (table(found["ties"]), Heading(say("lab-heading-scores")))
        yield Plot("scores", say("lab-plot-scores"), self.distribution(found["scores"], "lab-column-score"))
        yield from (table(found["scores"]), Heading(say("lab-heading-lengths")))
        yield Paragraph(say("lab-how-lengths", mean=self.writer.number(float(summary.plies.mean()), 1)))
        yield Plot("lengths", say("lab-plot-lengths"), self.distribution(found["lengths"], "lab-column-plies"))
        yield table(found["lengths"])

    def distribution(self, numbers: Numbers, across: str) -> str:
        """Bars in percent."""
        place = numbers.columns.index("part")
        heights = [100 * row[place] for row in numbers.rows]
        return bars([str(row[0]) for row in numbers.rows], heights, self.say(across), self.say("lab-axis-percent"))


def _below(side: str, part: Part) -> Part:
    """A part of what is told of one of two sets of rules."""
    match part:
        case Heading():
            return Heading(part.text, part.level + 1)
        case Plot():
            return Plot(f"{part.name}-{side}", part.label, part.svg)
        case _:
            return part


def _mark(name: str, share: Any) -> Mark:
    one: Interval = share
    return Mark(name, 100 * one.mean, 100 * one.low, 100 * one.high)
