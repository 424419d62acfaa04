"""Promises of Dolorès: who gave their word on which gesture, who kept it, and how far the next one is believed."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf

import numpy as np

from estran.bots.dolores.habits import BELIEVED
from estran.bots.outlook import Belief
from estran.bots.sight import Sight
from estran.engine.seats import LETTERS, letter, letters
from estran.games.dolores.actions import GUESS, HAND
from estran.games.dolores.box import Gesture
from estran.games.dolores.state import Phase
from estran.games.dolores.table import neighbour, sharers

GESTURES = {gesture.name.lower(): int(gesture) for gesture in Gesture}
GOODWILL, MISTRUST = 2.0, 1.0  # promises that a stranger is taken to have kept, and to have broken
EVEN = 1 / len(GESTURES)  # how often a promise comes true that means nothing
MATTER = 0.9  # how far promises matter: even somebody who always kept them may break this one

Talk = Sequence[tuple[int, str, str]]


@dataclass
class Sharing:
    """What was said before the gestures of a sharing, and which of them stood in the end."""

    said: list[tuple[str, str]] = field(default_factory=list)  # seat and signal, by anyone
    shown: dict[str, str] = field(default_factory=dict)  # seat and gesture, of the two who share; both of a Trickery

    def promises(self, pair: Collection[str]) -> dict[str, str]:
        """The gesture that each of these two promised last: by its own word, or by an agreement."""
        promised: dict[str, str] = {}
        offers: dict[str, tuple[str, str]] = {}
        for seat, signal in self.said:
            others = [other for other in pair if other != seat]
            if len(others) != 1:  # anyone who does not share can promise nothing
                continue
            kind, _, gesture = signal.partition(" ")
            asked, wanted = offers.get(others[0], ("", ""))
            if kind == "will":
                promised[seat] = gesture
            if wanted and (kind == "yes" or (asked == "both" and kind in ("will", "both") and gesture == wanted)):
                promised[seat] = wanted
                if asked == "both":
                    promised[others[0]] = wanted
            if kind in ("yes", "no"):
                offers.pop(others[0], None)
            if kind in ("ask", "both"):
                offers[seat] = kind, gesture
        return promised

    def offer(self, seat: str, listener: str) -> str | None:
        """What a seat has asked the listener for and has had no answer yet: `ask G` or `both G`."""
        for speaker, signal in reversed(self.said):
            kind = signal.partition(" ")[0]
            if speaker == seat and kind in ("ask", "both"):
                return signal
            if speaker == listener and kind in ("yes", "no", "will", "both"):
                return None
        return None


def sharings(plies: Sequence[str], talk: Talk) -> list[Sharing]:
    """Every sharing so far; the last one is still under way, unless the match is over.

    What is said once both gestures are shown concerns the next ones; after a Muddle those are the same sharing's.
    """
    past, now, later = [], Sharing(), list[tuple[str, str]]()
    signals = sorted(talk, key=lambda spoken: spoken[0])
    for number, ply in enumerate(plies):
        while signals and signals[0][0] <= number:
            (later if len(now.shown) == 2 else now.said).append(signals.pop(0)[1:])
        who, _, move = ply.partition(" ")
        if who == "*" and now.shown:  # the next loot is dealt
            past.append(now)
            now, later = Sharing(later), []
        elif move == "play muddle":
            now, later = Sharing(now.said + later), []
        elif move.removeprefix("keep ").partition("/")[0] in GESTURES:
            now.shown[who] = move.removeprefix("keep ")
    (later if len(now.shown) == 2 else now.said).extend(spoken[1:] for spoken in signals)
    return [*past, now]


def kept(past: Iterable[Sharing], seat: str) -> list[bool]:
    """Which of the promises of a seat it kept, one after the other."""
    return [
        shared.shown[seat] == promised[seat]
        for shared in past
        if seat in shared.shown and seat in (promised := shared.promises(shared.shown))
    ]


def credit(past: Iterable[Sharing], seat: str) -> float:
    """How likely a seat is to keep its word, by what it has done with it in this match."""
    words = kept(past, seat)
    return (sum(words) + GOODWILL) / (len(words) + GOODWILL + MISTRUST)


def belief_in(credit: float, gesture: str) -> Belief:
    """A seat that often keeps its word will do so; one that breaks it more often than not will do anything else."""
    if credit >= EVEN:
        return Belief(MATTER * (credit - EVEN) / (1 - EVEN), {HAND + GESTURES[gesture]: 1000})
    others = {HAND + number: 1000 for name, number in GESTURES.items() if name != gesture}
    return Belief(MATTER * (EVEN - credit) / EVEN, others)


def pair_of(sight: Sight) -> str:
    """The two who share."""
    return letters(sharers(sight.table))


def trust(sight: Sight) -> dict[int, Belief]:
    """What the others who share now are believed to show: nothing of those who promised nothing."""
    if not sight.talk or not sight.game.signals or sight.table.phase != Phase.GESTURE:
        return {}
    *past, now = sharings(sight.plies, sight.talk)
    own = letter(sight.seat)
    return {
        LETTERS.index(seat): belief_in(credit(past, seat), gesture)
        for seat, gesture in now.promises(pair_of(sight)).items()
        if seat != own
    }


def shares_of(belief: Belief | None) -> list[float]:
    """How often each gesture is shown because of what is believed; nothing where nothing is."""
    if belief is None:
        return [0.0] * len(GESTURES)
    weights = [belief.choices.get(HAND + number, 0) for number in GESTURES.values()]
    return [belief.faith * weight / sum(weights) for weight in weights]


def note(beliefs: Mapping[int, Belief], pad: list[float]) -> None:
    """Write how often the other one is believed to show each gesture, if the seat shares."""
    pad[BELIEVED : BELIEVED + len(GESTURES)] = shares_of(next(iter(beliefs.values()), None))


def guesses(sight: Sight, beliefs: Mapping[int, Belief], weights: list[int]) -> list[int]:
    """How much a bettor likes each pair of gestures, the dealer's and the neighbour's, with what both are believed to show."""
    if not beliefs or sight.choices[0] < GUESS:
        return weights
    pairs = np.array(weights, float).reshape(len(GESTURES), len(GESTURES))
    for axis, seat in enumerate((int(sight.table.dealer), neighbour(sight.table))):
        believed = np.array(shares_of(beliefs.get(seat))).reshape((-1, 1) if axis == 0 else (1, -1))
        pairs = (1 - believed.sum()) * pairs + believed * pairs.sum(axis, keepdims=True)
    return [1 + int(weight) for weight in pairs.ravel()]


def own_word(sight: Sight) -> str | None:
    """The gesture that this seat has promised and may show or keep now; an offer that nobody declined is meant, too."""
    if not sight.talk or not sight.game.signals or sight.table.phase not in (Phase.GESTURE, Phase.KEEP):
        return None
    pair, own = pair_of(sight), letter(sight.seat)
    now = sharings(sight.plies, sight.talk)[-1]
    kind, _, gesture = (now.offer(own, pair.replace(own, "")) or "").partition(" ")
    return now.promises(pair).get(own, gesture if kind == "both" else None)


def demand(honesty: float) -> float:
    """What somebody gives up to keep their word, in units of their habits: nothing at 0, anything at 1."""
    return honesty / (1 - honesty) if honesty < 1 else inf


def faithful(sight: Sight, losses: Sequence[float], honesty: float) -> int | None:
    """The choice that keeps the seat's word, if it loses no more against the best than its honesty demands."""
    word = own_word(sight)
    if word is None or HAND + GESTURES[word] not in sight.choices:
        return None
    index = sight.choices.index(HAND + GESTURES[word])
    return index if losses[index] <= demand(honesty) else None
