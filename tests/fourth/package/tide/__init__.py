"""Tide: grab pebbles in secret, and mind the wave; for 2 to 4 players."""

from estran.engine.game import Game, Option
from tide import features, rules
from tide.events import SAYINGS, SPELLING
from tide.state import ACTIONS, SECRET_PHASES, SIDES, Phase, State

GAME = Game(
    name="tide",
    package=__name__,
    clauses="TID",
    players=range(2, 5),
    state=State,
    options={"rounds": Option("choice", 6, (3, 6, 9))},
    actions=ACTIONS,
    outcomes=SIDES,
    events=SAYINGS,
    phases=Phase,
    functions={
        "set_up": rules.set_up,
        "waiting": rules.waiting,
        "legal": rules.legal,
        "act": rules.act,
        "odds": rules.odds,
        "happen": rules.happen,
        "score": rules.score,
        "winners": rules.winners,
        "imagine": rules.imagine,
        "observe": features.observe,
    },
    read_options=rules.read_options,
    spelling=SPELLING,
    secret_phases=SECRET_PHASES,
)
