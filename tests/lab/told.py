"""What tallies write on a sheet, for events by hand and for matches that are replayed."""

import numpy as np

from estran.games import find
from estran.lab.compiled import sheets_of
from estran.lab.tallies import tally_of
from estran.trials.matches import Setting, match_of
from estran.trials.schedule import Fixture


def told(name, *events, **ending):
    """A fresh sheet after these events at a table of three, and after the end if it is told."""
    game = find(name)
    tally, sheet, state = tally_of(game), sheets_of(game)[0], game.set_table(3)
    for kind, *arguments in events:
        tally.hear(state, sheet, int(kind), *arguments, *[0] * (4 - len(arguments)))
    if ending:
        sheet.share[:3], sheet.lead[:3] = ending["share"], ending["lead"]
        tally.finish(state, sheet)
    return sheet


def played(experiment, number):
    """A match of slow bots, with all its plies."""
    return match_of(Setting(experiment.game, experiment.rules[0], experiment.seed), Fixture(number, experiment.bots))


def counted(sheet, numbers="times"):
    """The cells that are not empty."""
    return {int(cell): int(getattr(sheet, numbers)[cell]) for cell in np.flatnonzero(getattr(sheet, numbers))}
