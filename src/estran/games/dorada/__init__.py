"""Dorada (Rudi Hoffmann, 1988): a dice race for 2 to 4 players that one wants to finish late."""

from estran.engine.game import Game, Option
from estran.games.dorada import features, rules
from estran.games.dorada.actions import ACTIONS, OUTCOMES, read_options
from estran.games.dorada.boards import load_data, shipped, tidied
from estran.games.dorada.box import SIDES
from estran.games.dorada.events import FINAL, PREVIEWED, SAYINGS, SPELLING, WEIGHTS
from estran.games.dorada.state import Phase, State

GAME = Game(
    name="dorada",
    package=__name__,
    clauses="DOR",
    players=range(2, 5),
    state=State,
    options={
        "board": Option("choice", "classic", tuple(shipped()), load=load_data, tidy=tidied),
        "first": Option("seat", None),
        "colours": Option("choice", 1, (1, 2), players=2),
    },
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
    spelling=SPELLING,
    final=FINAL,
    weights=WEIGHTS,
    previewed=PREVIEWED,
    box={"sides": tuple(range(1, SIDES + 1))},
    roller=rules.roller,
)
