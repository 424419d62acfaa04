"""Dolorès: what the loot would bring to each, what a card is worth where, and what a message is good for."""

from typing import Any

from estran.bots.dolores.habits import settle
from estran.bots.dolores.message_reasons import message, passing
from estran.bots.dolores.reason_table import Pairing, gain_from, gains, hides, points
from estran.bots.habit import Trial
from estran.bots.sight import Sight
from estran.engine.seats import letter
from estran.engine.unpacked import unpacked
from estran.games.dolores.actions import DROP, GUESS, HAND, PASS, PICK, PLAY, SETS, STEAL
from estran.games.dolores.box import DAWN, GESTURES, GOODS, HANDS, NONE, Gesture, Kind, Message, card_name, kind_of
from estran.games.dolores.notation import gesture_name, members_of
from estran.games.dolores.state import Phase
from estran.games.dolores.table import neighbour, rival_of, sharers, worth
from estran.words.choices import Said

THEFT = GOODS + Message.THEFT


def reason(sight: Sight, action: int) -> Said:
    """What speaks for a gesture, a card or a message."""
    table, seat = unpacked(sight.table), sight.seat
    match table.phase:
        case Phase.GESTURE if action >= GUESS:
            return guess(table, seat, *divmod(action - GUESS, GESTURES))
        case Phase.GESTURE:
            return gesture(table, seat, HANDS[action - HAND])
        case Phase.KEEP:
            return keep(table, seat, action - HAND)
        case Phase.PICK:
            return pick(table, seat, table.loot[action - PICK])
        case Phase.DROP:
            return drop(table, seat, action - DROP)
        case Phase.ARRANGE:
            return arrange(sight, action)
        case Phase.TAKE:
            return take(table, seat, [table.loot[slot] for slot in members_of(action - SETS)])
        case Phase.START_STEAL | Phase.STEAL:
            return steal(table, seat, *divmod(action - STEAL, GOODS))
        case _:
            return passing(table, seat) if action == PASS else message(table, seat, action - PLAY)


# ---- Gestures


def gesture(table: Any, seat: int, hand: int) -> Said:
    """One gesture by what it may bring; two of them by what one sees before keeping one."""
    rival = letter(rival_of(table, seat))
    if hand & hand - 1:
        return "pair", {"rival": rival}
    if hides(table, seat):
        return f"blind_{gesture_name(HANDS.index(hand))}", {"rival": rival}
    sharing = Pairing(table, seat)
    match HANDS.index(hand):
        case Gesture.SHARE:
            return peace(sharing, rival)
        case Gesture.CONFLICT:
            return fight(sharing, rival)
        case _:
            return dodge(table, sharing, rival)


def peace(sharing: Pairing, rival: str) -> Said:
    """Each their own side; nothing that one owns can be lost."""
    mine, theirs = sharing.gains(Gesture.SHARE, Gesture.SHARE)
    if mine <= 0:
        return "share_calm", {"rival": rival}
    return "share", {"rival": rival, "points": mine, "other": theirs}


def fight(sharing: Pairing, rival: str) -> Said:
    """Everything, if the other keeps the peace; or nothing for that one."""
    all_of_it = sharing.gains(Gesture.CONFLICT, Gesture.SHARE)[0]
    theirs = sharing.gains(Gesture.SHARE, Gesture.SHARE)[1]
    if all_of_it > 0 and all_of_it >= theirs:
        return "conflict", {"rival": rival, "points": all_of_it}
    if theirs > 0:
        return "conflict_deny", {"rival": rival, "points": theirs}
    return "conflict_calm", {"rival": rival}


def dodge(table: Any, sharing: Pairing, rival: str) -> Said:
    """One card before all the others, also against a fight."""
    card, most = max(((card, gain_from(table, sharing.seat, card)) for card in lying(table)), key=lambda one: one[1])
    facts = {"rival": rival, "card": card_name(card), "points": most}
    if most <= 0:
        return "dodge_calm", {"rival": rival}
    return "dodge_fear" if sharing.likes(Gesture.CONFLICT) else "dodge", facts


def guess(table: Any, seat: int, first: int, second: int) -> Said:
    """The dealer's gesture and the neighbour's, as the loot invites them to."""
    dealer = int(table.dealer)
    facts = {"dealer": letter(dealer), "neighbour": letter(neighbour(table))}
    facts |= {"gesture": gesture_name(first), "other_gesture": gesture_name(second)}
    inviting = Pairing(table, neighbour(table)).likes(first) and Pairing(table, dealer).likes(second)
    return ("guess", facts) if inviting and not hides(table, seat) else ("guess_open", {})


def keep(table: Any, seat: int, gesture: int) -> Said:
    """Of two gestures the better one against what the other shows."""
    rival = rival_of(table, seat)
    shown = members_of(table.hand[rival])
    facts: dict[str, Any] = {"rival": letter(rival), "gesture": gesture_name(gesture)}
    facts["other_gesture"] = gesture_name(shown[0])
    if hides(table, seat):
        return "keep_blind", facts
    mine, theirs = Pairing(table, seat).gains(gesture, shown[0])
    if mine > 0:
        return "keep", {**facts, "points": mine}
    return ("keep_deny", facts) if theirs <= 0 else ("keep_least", {**facts, "points": -mine})


# ---- Cards


def lying(table: Any) -> list[int]:
    """The cards of the loot."""
    return [card for card in table.loot if card != NONE]


def pick(table: Any, seat: int, card: int) -> Said:
    """The card that brings most, or that the other would have liked, or one that may count later."""
    if card >= GOODS:
        return {DAWN: "pick_dawn", THEFT: "pick_theft"}.get(card, "pick_message"), {"card": card_name(card)}
    mine, best = gain_from(table, seat, card), max(gain_from(table, seat, other) for other in lying(table))
    rival = rival_of(table, seat)
    theirs = gain_from(table, rival, card)
    facts = {"card": card_name(card), "kind": Kind(kind_of(card)).name.lower()}
    if mine > 0 and mine == best:
        return "pick", {**facts, "points": mine}
    if theirs > max(mine, 0):
        return "pick_deny", {**facts, "rival": letter(rival), "points": theirs}
    return "pick_least" if mine < 0 and mine == best else "pick_later", facts


def drop(table: Any, seat: int, kind: int) -> Said:
    """The collection that is missed least."""
    before, value = points(table, seat), worth(table, seat, kind)
    for card in range(GOODS):
        if kind_of(card) == kind:
            table.goods[seat, card] = 0
    total = points(table, seat)
    facts = {"kind": Kind(kind).name.lower(), "points": value, "total": total}
    return "drop_kept" if total >= before else "drop", facts


def take(table: Any, seat: int, cards: list[int]) -> Said:
    """What a won Bet brings at once; else it is taken from those who share."""
    mine = gain_from(table, seat, *cards)
    if mine > 0:
        return "take", {"points": mine, "count": len(cards)}
    return "take_deny", {"seats": "".join(letter(other) for other in range(4) if sharers(table) >> other & 1)}


def steal(table: Any, seat: int, victim: int, card: int) -> Said:
    """What the card brings, and what it costs the one who loses it."""
    mine, theirs = gain_from(table, seat, card), points(table, victim)
    table.goods[victim, card] -= 1
    facts = {"card": card_name(card), "kind": Kind(kind_of(card)).name.lower(), "rival": letter(victim)}
    cost = theirs - points(table, victim)
    if mine > 0:
        return (
            ("steal", {**facts, "points": mine, "other": cost})
            if cost > 0
            else ("steal_gain", {**facts, "points": mine})
        )
    return ("steal_cost", {**facts, "points": cost}) if cost > 0 else ("steal_later", facts)


def arrange(sight: Sight, action: int) -> Said:
    """Where the cards then lie: each side in peace."""
    table = unpacked(sight.table)
    if hides(table, sight.seat):
        return "arrange_blind", {}
    before = points(table, sight.seat)
    sight.game.plain.act(table, sight.seat, action)
    spare = Trial()
    settle(table, int(table.dealer), neighbour(table), Gesture.SHARE, Gesture.SHARE, spare)
    if sharers(table) >> sight.seat & 1:
        rival = rival_of(table, sight.seat)
        mine = points(spare[0], sight.seat) - before
        other = gains(table, spare[0], rival)
        if mine > 0:
            return "arrange", {"rival": letter(rival), "points": mine, "other": other}
        return "arrange_least" if other > 0 else "arrange_calm", {"rival": letter(rival), "points": other}
    most = max(gains(table, spare[0], seat) for seat in (int(table.dealer), neighbour(table)))
    return ("arrange_others", {"points": most}) if most > 0 else ("arrange_none", {})
