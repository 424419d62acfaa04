"""Douro 1872 (Ricardo Jorge Gomes, 2018): secret bidding for 3 to 5 players."""

from estran.engine.game import Game, Option
from estran.games.douro import ending, features, rules
from estran.games.douro.actions import ACTIONS, OUTCOMES, read_options
from estran.games.douro.box import NAMED
from estran.games.douro.events import FINAL, HINTED, SAYINGS, SPELLING, TOGETHER, WEIGHTS
from estran.games.douro.state import LONGEST, SECRET_PHASES, Phase, State

GAME = Game(
    name="douro",
    package=__name__,
    clauses="DOU",
    players=range(3, 6),
    state=State,
    options={"open_points": Option("switch", False), "open_cards": Option("switch", False)},
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
        "score": ending.score,
        "winners": ending.winners,
        "imagine": rules.imagine,
        "observe": features.observe,
    },
    read_options=read_options,
    spelling=SPELLING,
    final=FINAL,
    weights=WEIGHTS,
    together=TOGETHER,
    secret_phases=SECRET_PHASES,
    hinted=HINTED,
    box=NAMED,
    longest=LONGEST,
)
