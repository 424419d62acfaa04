"""Dolorès: how often each message is played and what became of those who did, and what gestures bring where they meet."""

from collections.abc import Iterator, Mapping, Sequence

from estran.games.dolores import box
from estran.games.dolores.box import GESTURES, MESSAGES
from estran.lab.chapters import cells
from estran.lab.compiled import TIMES, VICTORY
from estran.lab.experiment import Experiment
from estran.lab.intervals import difference, frequency, mean_gain, scaled
from estran.lab.numbers import Name, Numbers, Share, Writer
from estran.lab.results import Side
from estran.report.pages import Heading, Paragraph, Part, Plot
from estran.report.plots import Mark, Names, heat, marks
from estran.words.speaker import Message

GESTURE_NAMES = [Name(name, Message(f"dolores-gesture-{name}")) for name in (one.name.lower() for one in box.Gesture)]
MESSAGE_NAMES = [Name(name, Message(f"dolores-card-{name}")) for name in (one.name.lower() for one in box.Message)]


def numbers(side: Side, experiment: Experiment) -> list[Numbers]:
    """The messages, if there are any, and the gestures."""
    met = cells(side, experiment, "gestures")
    rows = [
        (GESTURE_NAMES[own], GESTURE_NAMES[other], int(cell[TIMES]), float(cell[TIMES] / met[:, TIMES].sum()), gain)
        for own in range(GESTURES)
        for other in range(GESTURES)
        for cell in [met[GESTURES * own + other]]
        for gain in [mean_gain(cell, len(side.plies))]
    ]
    gestures = Numbers("gestures", ("own", "other", "times", Share("part"), "gain"), rows)
    return [*messages(side, experiment), gestures]


def messages(side: Side, experiment: Experiment) -> Iterator[Numbers]:
    """Each message: in how many matches it is played, and how much better those end who play it."""
    matches, players = len(side.plies), experiment.players
    victories, leads = cells(side, experiment, "victories"), cells(side, experiment, "leads")
    rows = [
        (
            MESSAGE_NAMES[message],
            frequency(victories[message], matches),
            scaled(difference(victories[message], matches, players, VICTORY), VICTORY),
            scaled(difference(leads[message], matches, players, 0), players),
        )
        for message in range(MESSAGES)
        if victories[message][TIMES]
    ]
    if rows:
        yield Numbers("messages", ("message", Share("rate"), Share("victory"), "lead"), rows)


def compared(sides: Sequence[Side], experiment: Experiment) -> list[Numbers]:
    """Nothing beyond what is compared in every game."""
    return []


def parts(found: Mapping[str, Numbers], writer: Writer) -> Iterator[Part]:
    """The messages as a plot and a table, then the gestures as a map and two tables."""
    say = writer.say
    if "messages" in found:
        yield from (Heading(say("dolores-lab-heading-messages")), Paragraph(say("dolores-lab-how-messages")))
        lines = [
            Mark(writer.cell(name, ""), *(100 * end for end in (more.mean, more.low, more.high)))
            for name, _, more, _ in found["messages"].rows
        ]
        yield Plot("messages", say("dolores-lab-plot-messages"), marks(lines, say("lab-axis-difference"), even=0.0))
        yield writer.table(found["messages"])
    yield from (Heading(say("dolores-lab-heading-gestures")), Paragraph(say("dolores-lab-how-gestures")))
    yield Plot("gestures", say("dolores-lab-plot-gestures"), gesture_plot(found["gestures"], writer))
    yield writer.table(found["gestures"])


def gesture_plot(gestures: Numbers, writer: Writer) -> str:
    """One's own gesture downwards, the other's across; in the cells the change of score, and how often they meet."""
    names = [writer.cell(name, "") for name in GESTURE_NAMES]
    lines = [gestures.rows[GESTURES * own : GESTURES * (own + 1)] for own in range(GESTURES)]
    texts = [[f"{writer.number(row[4].mean)}\n({writer.percent(row[3])})" for row in line] for line in lines]
    own, other = (Names(writer.column(side), names) for side in ("own", "other"))
    return heat([[row[4].mean for row in line] for line in lines], texts, own, other)
