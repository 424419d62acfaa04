"""Dolorès: why a message in a bottle is played now, or kept."""

from typing import Any

from estran.bots.dolores.reason_table import Pairing, hides, points
from estran.engine.seats import letter
from estran.games.dolores.box import GOODS, MESSAGES, NONE, Gesture, Message, card_name
from estran.games.dolores.messages import guess_is_right, playable
from estran.games.dolores.notation import members_of
from estran.games.dolores.state import Phase
from estran.games.dolores.table import rival_of, sharers
from estran.words.choices import Said


def message(table: Any, seat: int, played: int) -> Said:
    """What playing it changes."""
    sharing = bool(sharers(table) >> seat & 1)
    match played:
        case Message.LANTERN:
            return "lantern" if sharing else "lantern_others", {}
        case Message.LOOKOUT:
            return lookout(table, seat)
        case Message.UNDERTOW:
            return undertow(table, seat, sharing)
        case Message.EDDIES:
            return "eddies" if sharing else "eddies_others", {}
        case Message.CONVOY:
            return "convoy" if sharing else "convoy_others", {"pile": int(table.left)}
        case Message.MUDDLE:
            return muddle(table, seat, sharing)
        case _:
            return "bet", {}


def lookout(table: Any, seat: int) -> Said:
    """At Dawn: a seat that is behind plays on."""
    facts = standing(table, seat)
    behind = facts["points"] < facts["other"]
    return ("lookout_behind", facts) if behind else ("lookout", {"pile": int(table.left)})


def undertow(table: Any, seat: int, sharing: bool) -> Said:
    """Against a loot that suits somebody else."""
    best, most = favoured(table, seat)
    if best is None:
        return "undertow", {}
    return "undertow_rival" if sharing else "undertow_others", {"rival": best, "points": most}


def favoured(table: Any, seat: int) -> tuple[str | None, int]:
    """Which of the others gains most from the loot in peace, and how much; nobody if it lies face down or helps none."""
    if hides(table, seat):
        return None, 0
    dealer = int(table.dealer)
    mine, theirs = Pairing(table, dealer).gains(Gesture.SHARE, Gesture.SHARE)
    gained = {dealer: mine, rival_of(table, dealer): theirs}
    own = gained.pop(seat, 0)
    best = max(gained, key=gained.__getitem__)
    return (letter(best), gained[best]) if gained[best] > max(own, 0) else (None, 0)


def muddle(table: Any, seat: int, sharing: bool) -> Said:
    """After the gestures: what they would lead to."""
    best, most = led(table, seat)
    if best is None:
        return "muddle", {}
    return "muddle_rival" if sharing else "muddle_others", {"rival": best, "points": most}


def led(table: Any, seat: int) -> tuple[str | None, int]:
    """Which of the others gains most by the gestures that are shown, and how much."""
    gained = shown_gains(table, seat)
    gained.pop(seat, None)
    if not gained:
        return None, 0
    best = max(gained, key=gained.__getitem__)
    return (letter(best), gained[best]) if gained[best] > 0 else (None, 0)


def shown_gains(table: Any, seat: int) -> dict[int, int]:
    """What the gestures that are shown would bring to the two who share, as far as the seat can tell."""
    if hides(table, seat) or (table.bettor != NONE and guess_is_right(table)):
        return {}
    dealer = int(table.dealer)
    other = rival_of(table, dealer)
    first, second = members_of(table.hand[dealer])[0], members_of(table.hand[other])[0]
    return dict(zip((dealer, other), Pairing(table, dealer).gains(first, second), strict=True))


def passing(table: Any, seat: int) -> Said:
    """Why nothing is played now."""
    if table.phase == Phase.AT_DAWN:
        facts = standing(table, seat)
        return "pass_ahead" if facts["points"] >= facts["other"] else "pass_behind", facts
    if table.phase == Phase.AFTER_GESTURES and (mine := shown_gains(table, seat).get(seat, 0)) > 0:
        return "pass_muddle", {"points": mine}
    could = [number for number in range(MESSAGES) if playable(table, seat) >> number & 1]
    return "pass", {"cards": [card_name(GOODS + number) for number in could]}


def standing(table: Any, seat: int) -> dict[str, int]:
    """One's own score, and the best of the others'."""
    others = (points(table, other) for other in range(table.players) if other != seat)
    return {"points": points(table, seat), "other": max(others)}
