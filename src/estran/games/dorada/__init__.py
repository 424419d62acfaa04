"""Dorada (Rudi Hoffmann, 1988): a dice race for 2 to 4 players that one wants to finish late."""

from estran.engine.game import Game
from estran.games.dorada import features, rules
from estran.games.dorada.actions import ACTIONS, OUTCOMES, read_options
from estran.games.dorada.events import SAYINGS
from estran.games.dorada.state import Options, Phase, State

GAME = Game(
    name="dorada",
    clauses="DOR",
    players=range(2, 5),
    state=State,
    options=Options,
    defaults={"board": "classic", "first": None, "colours": 1},
    actions=ACTIONS,
    outcomes=OUTCOMES,
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
    read_options=read_options,
    roller=rules.roller,
)
