"""Douro 1872: whether the boat is filled, whether one's card is the highest or the lowest, and who has the phylloxera."""

from typing import Any

from estran.bots.douro.habits import HIGHEST, LOWEST, fullness, reckon
from estran.bots.habit import PAD
from estran.bots.sight import Sight
from estran.engine.seats import letter
from estran.engine.unpacked import unpacked
from estran.games.douro.box import BARRELS, FOG, FOGS, NONE, RANKS, Fog, order_of
from estran.games.douro.rules import contested
from estran.games.douro.state import Phase
from estran.words.choices import Said

LIKELY, UNLIKELY = 0.62, 0.38  # from here on a boat is said to be filled, or not to be
OFTEN, SELDOM = 0.4, 0.2  # the same of a card that is the highest, or the lowest
TIES = 0.6  # cards of others that may be expected to equal one's own
POOR = 1  # points of which a fine takes little
LOW, HIGH = 2, 8  # gifts up to here, and from here on


def reason(sight: Sight, action: int) -> Said:
    """What this card is good for, against all the cards that the others may still hold."""
    table = as_known(sight)
    if table.phase == Phase.GIVE:
        return "give_low" if action <= LOW else "give_high" if action >= HIGH else "give_middle", {"card": action}
    tie = tied(table, sight.seat, action)
    if tie is not None:
        return tie
    return in_fog(table, action) if contested(table) == FOG else on_boat(table, sight.seat, action)


def as_known(sight: Sight) -> Any:
    """The table with every rival holding all that it may hold: which card each of them gave away nobody knows."""
    table = unpacked(sight.table)
    for seat in range(table.players):
        if seat != sight.seat and table.gift[seat] != NONE:
            table.hand[seat] |= 1 << table.gift[seat]
    return table


def tied(table: Any, seat: int, card: int) -> Said | None:
    """The phylloxera: a tie would pass it on, or leave the points to the one who does not hold it."""
    holder = int(table.phylloxera)
    hands = [int(table.hand[other]) for other in range(table.players) if other != seat]
    if holder == seat:
        matches = sum((hand >> card & 1) / max(hand.bit_count(), 1) for hand in hands)
        return ("tie_hunt", {"card": card}) if matches >= TIES else None
    others = [int(table.hand[other]) for other in range(table.players) if other not in (seat, holder)]
    beaten = all(hand < 1 << card for hand in others) and table.hand[holder] < 2 << card
    equal = int(table.hand[holder]) >> card & 1
    return ("tie_win", {"card": card, "rival": letter(holder)}) if beaten and equal else None


def on_boat(table: Any, seat: int, card: int) -> Said:
    """A boat of which the level is known: how likely it is filled, and where the card stands then."""
    pad, level = [0.0] * PAD, contested(table)
    reckon(table, seat, pad)
    highest, lowest = pad[HIGHEST + card], pad[LOWEST + card]
    orders = [order_of(level, rank, table.players) for rank in range(RANKS) if not table.turned[level] >> rank & 1]
    full = sum(fullness(order, card, pad) for order in orders) / len(orders)
    facts = {"card": card, "least": min(orders), "most": max(orders), "orders": len(orders)}
    if full >= LIKELY:
        return filled(table, seat, card, highest), facts
    if full <= UNLIKELY:
        if lowest > SELDOM and table.points[seat] <= POOR:
            return "poor", {**facts, "points": int(table.points[seat])}
        return "short_high" if lowest <= SELDOM else "short_low", facts
    return "open", {**facts, "highest": round(100 * highest), "lowest": round(100 * lowest)}


def filled(table: Any, seat: int, card: int, highest: float) -> str:
    """On a boat that will be full: the highest card, one that may be, or one that is saved up."""
    if all(table.hand[other] < 1 << card for other in range(table.players) if other != seat):
        return "full_unbeaten"
    if highest >= OFTEN:
        return "full_high"
    return "full_save" if 2 * card < max(own(table, seat)) else "full_try"


def in_fog(table: Any, card: int) -> Said:
    """A fog: how many of those that may come reward a high card, or have nothing for it."""
    fogs = [Fog(fog) for fog in range(FOGS) if not table.turned[FOG] >> fog & 1]
    facts = {"card": card, "count": len(fogs)}
    generous = sum(fog in (Fog.ROCKS, Fog.CARDIA) for fog in fogs)
    vain = sum(fog in (Fog.TAVERN, Fog.CUSTOMS) for fog in fogs)
    if len(fogs) == 1:
        return "fog_known", {"card": card, "fog": fogs[0].name.lower()}
    if card > BARRELS[len(BARRELS) // 2 - 1] and generous:
        return "fog_high", {**facts, "high": generous}
    if card <= BARRELS[len(BARRELS) // 2 - 1] and vain:
        return "fog_low", {**facts, "low": vain}
    return "fog", facts


def own(table: Any, seat: int) -> list[int]:
    """The cards in one's hand."""
    return [card for card in BARRELS if table.hand[seat] >> card & 1]
