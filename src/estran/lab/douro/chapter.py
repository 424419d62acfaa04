"""Douro 1872: what each card is worth on every kind of boat and as a gift, and which boats are filled."""

from collections.abc import Iterator, Mapping, Sequence

from estran.games.douro.box import BARRELS, LEVELS, Fog
from estran.lab.chapters import cells
from estran.lab.compiled import TIMES
from estran.lab.douro.tally import CARDS
from estran.lab.experiment import Experiment
from estran.lab.intervals import mean_gain
from estran.lab.numbers import Name, Numbers, Share, Writer
from estran.lab.results import Side
from estran.report.pages import Heading, Paragraph, Part, Plot
from estran.report.plots import Names, heat
from estran.trials.statistics import SHARE
from estran.words.speaker import Message

LEVEL_NAMES = [Name(f"level-{level}", Message("douro-back-level", {"value": level})) for level in range(1, LEVELS + 1)]
FOG_NAMES = [Name(fog.name.lower(), Message(f"douro-lab-fog-{fog.name.lower()}")) for fog in Fog]
KINDS = {  # by their place in the tally; no card is played for towing: those on the table go on to the boat that it brings
    place: name
    for place, name in enumerate([*LEVEL_NAMES, *FOG_NAMES, Name("gift", Message("douro-lab-gift"))])
    if name.key != "towing"
}


def numbers(side: Side, experiment: Experiment) -> list[Numbers]:
    """The worth of the cards, and how often boats are filled."""
    matches = len(side.plies)
    cards, boats = cells(side, experiment, "cards"), cells(side, experiment, "boats")
    worth = [
        (str(card), kind, int(cell[TIMES]), mean_gain(cell, matches))
        for card in BARRELS
        for place, kind in KINDS.items()
        for cell in [cards[place * CARDS + card]]
    ]
    filled = [
        (kind, int(boats[place][TIMES]), mean_gain(boats[place], matches, *SHARE))
        for place, kind in KINDS.items()
        if place < len(boats) and boats[place][TIMES]
    ]
    return [
        Numbers("cards", ("card", "boat", "times", "gain"), worth),
        Numbers("boats", ("boat", "times", Share("filled")), filled),
    ]


def compared(sides: Sequence[Side], experiment: Experiment) -> list[Numbers]:
    """Nothing beyond what is compared in every game."""
    return []


def parts(found: Mapping[str, Numbers], writer: Writer) -> Iterator[Part]:
    """The worth of the cards as a map and as tables, then the boats."""
    say, worth = writer.say, found["cards"]
    yield from (Heading(say("douro-lab-heading-cards")), Paragraph(say("douro-lab-how-cards")))
    table = writer.matrix(worth, "gain", "douro-lab-caption-cards")
    yield Plot("cards", say("douro-lab-plot-cards"), worth_plot(worth, writer))
    yield from (table, writer.matrix(worth, "times", "douro-lab-caption-cards-times"))
    yield from (
        Heading(say("douro-lab-heading-boats")),
        Paragraph(say("douro-lab-how-boats")),
        writer.table(found["boats"]),
    )


def worth_plot(worth: Numbers, writer: Writer) -> str:
    """Cards downwards, boats across, points in the cells."""
    lines = [[row[-1] for row in worth.rows if row[0] == str(card)] for card in BARRELS]
    boats = [writer.cell(row[1], "") for row in worth.rows if row[0] == str(BARRELS[0])]
    texts = [[writer.number(cell.mean) for cell in line] for line in lines]
    cards = Names(writer.column("card"), [str(card) for card in BARRELS])
    return heat([[cell.mean for cell in line] for line in lines], texts, cards, Names(writer.column("boat"), boats))
