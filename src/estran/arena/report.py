"""The report of an arena: shares of victory, the ladder and thinking times, with plots and the numbers behind them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from estran.arena.ladder import Rung, ladder
from estran.arena.results import ArenaResults
from estran.report.numbers import number
from estran.report.pages import Heading, Paragraph, Part, Plot, Table, write
from estran.report.plots import Mark, marks
from estran.trials.forfeits import Failure
from estran.trials.statistics import Interval, Standing, Thought, standings, thoughts
from estran.trials.telling import as_typed, listed, told
from estran.words.speaker import Speaker

DOUBTS = 2  # standard deviations either side of a skill: about 95 %


class ArenaReport:
    """What an arena's rows show, in one language."""

    def __init__(self, results: ArenaResults, speaker: Speaker, order: Sequence[str] = ()) -> None:
        self.results, self.speaker, self.say = results, speaker, speaker.say
        self.standings = standings(results.rows, order)
        self.rungs = ladder(results.rows, order)
        self.thoughts = thoughts(results.rows, [rung.bot for rung in self.rungs])

    def write(self) -> Path:
        """Both files, into the arena's folder; gives the HTML page."""
        title = self.say("arena-title", game=self.say(f"{self.results.setting.game}-name"))
        return write(self.results.folder, title, self.speaker.language, list(self.parts()))[1]

    def lines(self) -> Iterator[str]:
        """A summary for a terminal, one line each."""
        for one in self.standings:
            yield self.say(
                "arena-line",
                who=self.who(one),
                size=self.size(one),
                share=self.percent(one.share),
                even=self.number(100 * one.even, 1),
                lead=self.points(one.lead),
                verdict=self.say(f"arena-verdict-{one.verdict}"),
            )
        if not self.standings:
            yield self.say("arena-nothing")
        for bot, failure, count, what in self.forfeits():
            yield self.say(
                "arena-forfeits",
                bot=bot,
                count=count,
                why=self.say(f"arena-failure-{failure}"),
                what=self.example(failure, what),
            )
        if self.rungs:
            yield self.say("arena-trust")
        for place, rung in enumerate(self.rungs, 1):
            skill, doubt = self.number(rung.skill, 1), self.number(DOUBTS * rung.doubt, 1)
            yield self.say("arena-rung", place=place, bot=rung.bot, skill=skill, doubt=doubt)

    def parts(self) -> Iterator[Part]:
        """All parts of the report, in order."""
        yield from map(Paragraph, self.preface())
        if self.standings:
            yield from (Heading(self.say("arena-heading-shares")), Paragraph(self.say("arena-how-shares")))
            yield Plot("shares", self.say("arena-plot-shares"), self.shares_plot())
            yield self.shares_table()
        yield from (Heading(self.say("arena-heading-ladder")), Paragraph(self.say("arena-how-ladder")))
        yield Plot("ladder", self.say("arena-plot-ladder"), self.ladder_plot())
        yield self.ladder_table()
        if forfeits := self.forfeits():
            yield from (Heading(self.say("arena-heading-forfeits")), Paragraph(self.say("arena-how-forfeits")))
            yield self.forfeits_table(forfeits)
        yield from (
            Heading(self.say("arena-heading-times")),
            Paragraph(self.say("arena-how-times")),
            self.times_table(),
        )

    def forfeits(self) -> list[tuple[str, str, int, str]]:
        """Who forfeited how many matches, why, and an example."""
        found = [(row.lineup[row.forfeit.seat], row.forfeit) for row in self.results.rows if row.forfeit is not None]
        examples = {(bot, forfeit.failure): forfeit.what for bot, forfeit in reversed(found)}
        counts = Counter((bot, forfeit.failure) for bot, forfeit in found)
        return [(bot, failure, count, examples[bot, failure]) for (bot, failure), count in sorted(counts.items())]

    def example(self, failure: str, what: str) -> str:
        """What a bot did when it failed: its error, its answer, or how long it took."""
        if failure != Failure.LATE:
            return what
        return self.say("arena-late", seconds=what, limit=f"{self.results.setting.limit:g}")

    def forfeits_table(self, forfeits: Sequence[tuple[str, str, int, str]]) -> Table:
        """The same as a table."""
        rows = [
            (bot, self.say(f"arena-failure-{failure}"), self.example(failure, what), str(count))
            for bot, failure, count, what in forfeits
        ]
        columns = self.columns(("bot", "failure", "example", "matches"))
        return Table(self.say("arena-caption-forfeits"), columns, rows, words=3)

    def preface(self) -> Iterator[str]:
        """What was played, when, where and by which bots."""
        results, setting = self.results, self.results.setting
        bots = [rung.bot for rung in self.rungs]
        yield self.say("arena-played", matches=len(results.rows), bots=bots, seed=str(setting.seed))
        if options := msgspec.json.decode(setting.options):
            yield self.say("arena-options", options=listed(as_typed(options)))
        if results.runs:
            first, last = results.runs[0], results.runs[-1]
            machine = f"{last.machine} × {last.cores}"
            yield self.say("arena-runs", first=_day(first.began), last=_day(last.began), machine=machine)
        if len({run.sources for run in results.runs}) > 1:
            yield self.say("arena-changed")

    # ---- Shares of victory

    def shares_plot(self) -> str:
        """Every standing, with its interval."""
        lines = [
            Mark(
                f"{self.who(one)}, {self.size(one)}",
                *(100 * end for end in (one.share.mean, one.share.low, one.share.high)),
            )
            for one in self.standings
        ]
        evens = {one.even for one in self.standings}
        even = 100 * evens.pop() if len(evens) == 1 else None
        return marks(lines, self.say("arena-axis-share"), even=even)

    def shares_table(self) -> Table:
        """The numbers of the plot."""
        columns = ("who", "size", "verdict", "share", "even", "alone", "lead", "units", "matches")
        rows = [
            (
                self.who(one),
                self.size(one),
                self.say(f"arena-verdict-{one.verdict}"),
                self.percent(one.share),
                self.say("arena-percent", number=self.number(100 * one.even, 1)),
                self.percent(one.alone),
                self.points(one.lead),
                str(one.share.units),
                str(one.matches),
            )
            for one in self.standings
        ]
        return Table(self.say("arena-caption-shares"), self.columns(columns), rows, words=3)

    def who(self, one: Standing) -> str:
        """`normal against easy`."""
        return self.say("arena-against", bot=one.bot, others=[name for name in one.group if name != one.bot])

    def size(self, one: Standing) -> str:
        """At tables of how many."""
        return self.say("arena-size-all") if one.players is None else self.say("arena-size", players=one.players)

    # ---- Ladder and times

    def ladder_plot(self) -> str:
        """Every contestant's skill, and how much it is in doubt."""
        lines = [
            Mark(rung.bot, rung.skill, rung.skill - DOUBTS * rung.doubt, rung.skill + DOUBTS * rung.doubt)
            for rung in self.rungs
        ]
        return marks(lines, self.say("arena-axis-skill"))

    def ladder_table(self) -> Table:
        """The numbers of the plot."""
        rows = [self._rung(rung) for rung in self.rungs]
        return Table(self.say("arena-caption-ladder"), self.columns(("bot", "skill", "doubt", "matches")), rows)

    def _rung(self, rung: Rung) -> tuple[str, ...]:
        return rung.bot, self.number(rung.skill, 2), self.number(rung.doubt, 2), str(rung.matches)

    def times_table(self) -> Table:
        """Milliseconds per choice."""
        rows = [self._thought(thought) for thought in self.thoughts]
        return Table(self.say("arena-caption-times"), self.columns(("bot", "choices", "median", "slow")), rows)

    def _thought(self, thought: Thought) -> tuple[str, ...]:
        median, slow = (self.number(1000 * seconds, 2) for seconds in (thought.median, thought.slow))
        return thought.bot, str(thought.choices), median, slow

    # ---- Words

    def columns(self, names: Sequence[str]) -> list[str]:
        """Headings of columns."""
        return [self.say(f"arena-column-{name}") for name in names]

    def number(self, value: float, decimals: int) -> str:
        """A number as the language writes it."""
        return number(value, decimals, self.speaker)

    def percent(self, one: Interval) -> str:
        """`62.5 % ± 3.1`."""
        return told(one, 1, self.speaker, percent=True)

    def points(self, one: Interval) -> str:
        """`2.30 ± 0.44`."""
        return told(one, 2, self.speaker)


def _day(moment: str) -> str:
    return moment.partition("T")[0]
