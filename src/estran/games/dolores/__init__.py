"""Dolorès (Bruno Faidutti & Eric M. Lang, 2016): bargaining, bluff and nerve for 2 to 4 players."""

from estran.engine.game import Game, Option
from estran.games.dolores import features, rules, score
from estran.games.dolores.actions import ACTIONS, OUTCOMES, read_options
from estran.games.dolores.box import NAMED
from estran.games.dolores.events import FINAL, PREVIEWED, SAYINGS, SPELLING, TOGETHER, WEIGHTS
from estran.games.dolores.state import SECRET_PHASES, Phase, State

GAME = Game(
    name="dolores",
    package=__name__,
    clauses="DOL",
    players=range(2, 5),
    state=State,
    options={"messages": Option("switch", True), "dealer": Option("seat", None)},
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
        "score": score.score,
        "winners": score.winners,
        "imagine": rules.imagine,
        "observe": features.observe,
        "lot": rules.lot,
    },
    read_options=read_options,
    spelling=SPELLING,
    final=FINAL,
    weights=WEIGHTS,
    together=TOGETHER,
    secret_phases=SECRET_PHASES,
    previewed=PREVIEWED,
    signals=True,
    box=NAMED,
)
