"""Plies of Dolorès as text."""

from estran.engine.seats import CHANCE, EVERYBODY, letter
from estran.games.dolores.actions import DROP, GUESS, HAND, PASS, PICK, PLAY, SETS, STEAL
from estran.games.dolores.box import DAWN, GESTURES, GOODS, HANDS, NONE, SLOTS, Gesture, Kind, Message, card_name
from estran.games.dolores.state import Phase, State


def write_action(state: State, seat: int, action: int) -> str:
    """`play bet`, `share`, `share/dodge`, `guess share dodge`, `keep dodge`, `pick 2`, `drop wines`, `steal C gold-3`."""
    match state.phase:
        case Phase.GESTURE if action >= GUESS:
            dealers, neighbours = divmod(action - GUESS, GESTURES)
            return f"guess {gesture_name(dealers)} {gesture_name(neighbours)}"
        case Phase.GESTURE:
            return "/".join(gesture_name(gesture) for gesture in members_of(HANDS[action - HAND]))
        case Phase.KEEP:
            return f"keep {gesture_name(action - HAND)}"
        case Phase.PICK:
            return f"pick {action - PICK}"
        case Phase.DROP:
            return f"drop {Kind(action - DROP).name.lower()}"
        case Phase.ARRANGE | Phase.TAKE:
            slots = " ".join(map(str, members_of(action - SETS)))
            return f"arrange {slots}" if state.phase == Phase.ARRANGE else f"take {slots}"
        case Phase.START_STEAL | Phase.STEAL:
            victim, card = divmod(action - STEAL, GOODS)
            return f"steal {letter(victim)} {card_name(card)}"
        case _:
            return "pass" if action == PASS else f"play {Message(action - PLAY).name.lower()}"


def write_outcome(state: State, outcome: int) -> str:
    """`dealer B`, `wines-3`, `theft`, `dawn`."""
    return f"dealer {letter(outcome)}" if state.phase == Phase.DEALER else card_name(outcome)


def eyes(state: State, who: int, number: int) -> int:
    """Who may read this ply before the match is over: a card dealt under a Lantern only the one who looks at it."""
    hidden = who == CHANCE and state.looker != NONE and number != DAWN
    return 1 << int(state.looker) if hidden else EVERYBODY


def gesture_name(gesture: int) -> str:
    """A gesture by its key."""
    return Gesture(gesture).name.lower()


def members_of(bits: int) -> list[int]:
    """The gestures or slots of a set."""
    return [place for place in range(SLOTS) if bits >> place & 1]
