"""How long it takes to show what has happened, step by step: one table for pages and for the server, which waits for them."""

from collections.abc import Iterable
from itertools import groupby

from estran.engine.events import Weight
from estran.engine.game import Game
from estran.engine.view import Told
from estran.server.wire.kinds import Pace

STAGE: dict[Pace, dict[Weight, int | None]] = {  # milliseconds; none: until somebody presses a key
    Pace.QUICK: {Weight.BLINK: 150, Weight.STEP: 350, Weight.MOMENT: 700},
    Pace.USUAL: {Weight.BLINK: 150, Weight.STEP: 600, Weight.MOMENT: 1600},
    Pace.SLOW: {Weight.BLINK: 150, Weight.STEP: 1400, Weight.MOMENT: 3500},
    Pace.KEY: {Weight.BLINK: 150, Weight.STEP: 600, Weight.MOMENT: None},
}
LONGEST_USUAL = 6.0  # seconds that a clock waits for what everybody is shown
HASTY = 60  # seconds per choice, below which it does
MOST_STEPS = 64  # plies that are shown one by one; a page that is further behind jumps


def beats(game: Game, events: list[tuple[int, Told]]) -> list[Weight]:
    """The weights of the beats that numbered events are shown in; what happens at the same time is one beat.

    Blinks pass along with the steps and moments of their ply; where it has nothing else, they are one beat in all.
    """
    found: list[Weight] = []
    for _, ply in groupby(events, key=lambda numbered: numbered[0]):
        kinds: list[str] = []
        for _, told in ply:
            if told.event not in game.together or kinds[-1:] != [told.event]:
                kinds.append(told.event)
        weights = [game.weights.get(kind, Weight.STEP) for kind in kinds]
        found += [weight for weight in weights if weight != Weight.BLINK] or weights[:1]
    return found


def slowest(paces: Iterable[Pace]) -> Pace:
    """The pace at which everybody can follow; nobody is waited for key by key."""
    slow = max(paces, key=list(Pace).index)
    return Pace.SLOW if slow == Pace.KEY else slow


def length(game: Game, events: list[tuple[int, Told]], pace: Pace) -> float:
    """Seconds that it takes to show events at a pace that needs no keys."""
    return sum(STAGE[pace][weight] or 0 for weight in beats(game, events)) / 1000


def grace(game: Game, events: list[tuple[int, Told]], move_time: int) -> float:
    """Seconds that a clock waits until everybody has been shown what has happened: the same for all, whatever their pace."""
    return min(LONGEST_USUAL, length(game, events, Pace.USUAL)) if move_time < HASTY else 0.0
