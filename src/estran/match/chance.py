"""Where a match's chance comes from: a seed, a script, or dice that anybody can check afterwards."""

import hashlib
import hmac
import json
import secrets
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from typing import Protocol

from estran.engine.game import Refused

Odds = list[tuple[str, int]]  # outcomes in notation with their integer weights, none of them 0
WORDS = 2**64


class Chance(Protocol):
    """Draws one of the outcomes that are possible at a ply."""

    def draw(self, ply: int, odds: Odds) -> str:
        """The outcome in notation."""
        ...


class Seeded:
    """Draws from a seed and the ply's number alone, so a resumed match goes on as it would have."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def draw(self, ply: int, odds: Odds) -> str:
        """Take the first 8 bytes of a SHA-256 as a number."""
        return pick(
            lambda attempt: hashlib.sha256(f"estran-seeded/1 {self.seed} {ply} {attempt}".encode()).digest(), odds
        )


class Scripted:
    """Draws what a list says, in order: for tests, and for a table where real dice are rolled."""

    def __init__(self, outcomes: Iterable[str]) -> None:
        self._outcomes = iter(outcomes)

    def draw(self, ply: int, odds: Odds) -> str:
        """The next line of the script, if it is possible now."""
        outcome = next(self._outcomes, None)
        if outcome is None:
            raise Refused("refused-script-end", ply=ply)
        if outcome not in dict(odds):
            raise Refused("refused-ply", ply=ply, seat="*", came=outcome, legal=[name for name, _ in odds])
        return outcome


class Fair:
    """Draws that can be proven afterwards: from a secret seed committed before, and a word from every player."""

    def __init__(self, match: str, words: Sequence[str], seed: bytes | None = None) -> None:
        self.match = match
        self.words = [unicodedata.normalize("NFC", word) for word in words]
        self.seed = secrets.token_bytes(32) if seed is None else seed
        self.draws: dict[int, Odds] = {}

    @property
    def commitment(self) -> str:
        """What is published before anybody's word is known."""
        return hashlib.sha256(self.seed).hexdigest()

    def draw(self, ply: int, odds: Odds) -> str:
        """Derive the outcome as `docs/fair-dice.md` specifies, and keep the odds for the proof."""
        self.draws[ply] = odds
        return fair_outcome(self.seed, self.match, self.words, ply, odds)


def fair_outcome(seed: bytes, match: str, words: Sequence[str], ply: int, odds: Odds) -> str:
    """The outcome that seed, match, words and ply lead to."""

    def digest(attempt: int) -> bytes:
        message = json.dumps(
            ["estran-fair/1", match, list(words), ply, attempt], separators=(",", ":"), ensure_ascii=False
        )
        return hmac.digest(seed, message.encode(), "sha256")

    return pick(digest, odds)


def pick(digest: Callable[[int], bytes], odds: Odds) -> str:
    """Choose along the cumulated weights by the first 8 bytes, trying again where the modulo would be biased."""
    total = sum(weight for _, weight in odds)
    attempt = 0
    while (number := int.from_bytes(digest(attempt)[:8], "big")) >= WORDS - WORDS % total:
        attempt += 1
    reaches = accumulate(weight for _, weight in odds)
    return next(outcome for (outcome, _), reach in zip(odds, reaches, strict=True) if number % total < reach)
