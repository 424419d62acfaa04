"""What reasons of Dolorès ask about the table, as far as its seat can know it."""

from typing import Any

from estran.bots.dolores.habits import settle
from estran.bots.habit import Trial
from estran.games.dolores.box import GESTURES, GOODS, SLOTS
from estran.games.dolores.score import score_of
from estran.games.dolores.table import is_hidden, rival_of


def points(table: Any, seat: int) -> int:
    """What lies in front of a seat counts, as it stands."""
    return int(score_of(table, seat))


def hides(table: Any, seat: int) -> bool:
    """Some of the loot lies face down, and the seat has not looked at it."""
    return any(is_hidden(table, slot, seat) for slot in range(SLOTS))


def gain_from(table: Any, seat: int, *cards: int) -> int:
    """By how much these cards would change a seat's score; messages change nothing at once."""
    before = points(table, seat)
    goods = [card for card in cards if card < GOODS]
    for card in goods:
        table.goods[seat, card] += 1
    change = points(table, seat) - before
    for card in goods:
        table.goods[seat, card] -= 1
    return change


def gains(before: Any, after: Any, seat: int) -> int:
    """By how much a seat's score has changed."""
    return points(after, seat) - points(before, seat)


class Pairing:
    """What each pair of gestures brings to one of the two who share and to the other, in points."""

    def __init__(self, table: Any, seat: int) -> None:
        self.table, self.seat, self.rival = table, seat, rival_of(table, seat)

    def gains(self, mine: int, theirs: int) -> tuple[int, int]:
        """For two gestures that meet."""
        spare = Trial()
        settle(self.table, self.seat, self.rival, mine, theirs, spare)
        return gains(self.table, spare[0], self.seat), gains(self.table, spare[0], self.rival)

    def likes(self, gesture: int) -> bool:
        """Whether the other one gains most by this gesture, if any of ours is as likely."""
        sums = [sum(self.gains(mine, theirs)[1] for mine in range(GESTURES)) for theirs in range(GESTURES)]
        return sums[gesture] == max(sums) > min(sums)
