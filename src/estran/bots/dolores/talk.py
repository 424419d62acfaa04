"""What bots say before the gestures of Dolorès: a promise, an offer, an answer, thanks. Now and then, and not always true."""

from dataclasses import replace
from math import log

from estran.bots.dolores.habits import LIKELY, MINE, THEIRS
from estran.bots.dolores.trust import GESTURES, Sharing, credit, demand, pair_of, sharings
from estran.bots.shelves import Weighed
from estran.bots.sight import Sight
from estran.engine.dice import Dice, dice_of, roll, word
from estran.engine.seats import letter
from estran.games.dolores.actions import HAND
from estran.games.dolores.box import DAWN, NONE, Gesture, card_name
from estran.games.dolores.state import Phase

MOST = 2  # signals of one bot before the same gestures
CHATTY = 0.6  # share of sharings in which somebody who always kept their word speaks up
GRATEFUL = 0.5  # share of kept promises that are thanked for
WARY = 0.45  # how far one must be trusted for an agreement: two broken promises are too many
HARM = 0.3  # points that one may lose by being believed
SHARE = Gesture.SHARE.name.lower()


def speak(sight: Sight, weighed: Weighed, honesty: float) -> list[str]:
    """What the seat says now: nothing twice, nothing it does not know, and little."""
    if not sight.game.signals or sight.table.phase != Phase.GESTURE or letter(sight.seat) not in pair_of(sight):
        return []
    return Signaller(sight, weighed, honesty).signals()


class Signaller:
    """One of the two who share, before the gestures."""

    def __init__(self, sight: Sight, weighed: Weighed, honesty: float) -> None:
        self.sight, self.weighed, self.honesty = sight, weighed, honesty
        self.own = letter(sight.seat)
        self.rival = pair_of(sight).replace(self.own, "")
        *self.past, self.now = sharings(sight.plies, sight.talk)
        self.trusting = credit(self.past, self.rival) > WARY
        self.dice: Dice = dice_of(
            word(sight.dice), word(sight.dice)
        )  # independent of those that the choice is made with

    def signals(self) -> list[str]:
        """Thanks for the last promise, an answer if one is due, else perhaps a word of one's own."""
        grateful, chatty = self.chance(GRATEFUL), self.chance(CHATTY * credit(self.past, self.own))
        lying = not self.chance(self.honesty)
        silent = all(speaker != self.own for speaker, _ in self.now.said)
        thankful = self.was_left_a_card() or (silent and grateful and self.was_dealt_with_fairly())
        said = ["thanks"] if thankful else []
        offer = self.now.offer(self.rival, self.own)
        if offer is not None:
            said.append("yes" if lying or self.agrees(*offer.split(" ")) else "no")
        elif silent and chatty:
            said += self.claim(lying) if self.sight.table.looker != NONE else self.promise(lying)
        return said[: MOST - sum(speaker == self.own for speaker, _ in self.now.said)]

    def chance(self, share: float) -> bool:
        """True with this probability."""
        return word(self.dice) < share * 2**32

    def was_dealt_with_fairly(self) -> bool:
        """Whether the partner in the last sharing kept a promise."""
        last = self.past[-1] if self.past else Sharing()
        promised = last.promises(last.shown)
        return self.own in last.shown and any(
            seat != self.own and last.shown[seat] == gesture for seat, gesture in promised.items()
        )

    def was_left_a_card(self) -> bool:
        """Whether the other has just left one a card."""
        speaker, signal = self.now.said[-1] if self.now.said else ("", "")
        return speaker == self.rival and signal.startswith("leave")

    def agrees(self, kind: str, gesture: str) -> bool:
        """Whether one honestly says yes: to what one has promised already, or among those who trust each other and keep it."""
        promised = self.now.promises(pair_of(self.sight)).get(self.own)
        return (kind == "ask" and promised == gesture) or (self.trusting and self.would_keep(gesture, "yes"))

    def would_keep(self, gesture: str, *words: str) -> bool:
        """Whether one would keep one's word if so much more had been said: one's own words, and a yes of the other's."""
        speakers = (self.own, self.rival)
        said = [(len(self.sight.plies), speakers[turn], words[turn]) for turn in range(len(words))]
        weights, _ = self.weighed(replace(self.sight, talk=[*self.sight.talk, *said]))
        kept = weights[self.sight.choices.index(HAND + GESTURES[gesture])]
        return log(max(weights) / kept) <= demand(self.honesty)

    def promise(self, lying: bool) -> list[str]:
        """Sharing, if that pleases both; else what one means to do, where it does no harm to be believed."""
        weights, pad = self.weighed(self.sight)
        promised = self.now.promises(pair_of(self.sight)).get(self.rival, SHARE)
        if self.trusting and promised == SHARE and pad[MINE] > 0 and pad[THEIRS] > 0:
            words = ("will share",) if self.rival in self.now.promises(pair_of(self.sight)) else ("both share", "yes")
            if lying or self.would_keep(SHARE, *words):
                return [words[0]]
        gestures = len(GESTURES)
        meant = max(range(gestures), key=lambda gesture: weights[gesture])
        row, column = MINE + gestures * meant, THEIRS + gestures * meant
        hoped = sum(pad[LIKELY + theirs] * pad[row + theirs] for theirs in range(gestures))
        answer = max(range(gestures), key=lambda theirs: pad[column + theirs])
        return [f"will {Gesture(meant).name.lower()}"] if pad[row + answer] >= hoped - HARM else []

    def claim(self, lying: bool) -> list[str]:
        """The seat that broke the Lantern names a card; a liar names one that lies elsewhere."""
        table = self.sight.table
        if table.looker != self.sight.seat:
            return []
        cards = {slot: int(table.loot[slot]) for slot in range(table.slots) if table.loot[slot] not in (NONE, DAWN)}
        slot = list(cards)[roll(self.dice, len(cards))]
        others = [card for card in cards.values() if card != cards[slot]]
        card = others[roll(self.dice, len(others))] if lying and others else cards[slot]
        return [f"claim {slot} {card_name(card)}"]
