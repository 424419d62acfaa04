"""Where a match's chance comes from: a seed, a script, or dice that anybody can check afterwards."""

import hashlib
import hmac
import json
import secrets
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from typing import Protocol, runtime_checkable

from estran.engine.game import Refused

Odds = list[tuple[str, int]]  # outcomes in notation with their integer weights, none of them 0
RANGE = 2**64  # of the numbers that outcomes are drawn by
HEAVIEST = 2**53  # weights and their total stay below, so that every reader of JSON keeps them exactly
FAIR_VERSION = 2  # of the fair dice; version 1 bound neither the match's id to the commitment nor salt to the words
LONGEST_WORD = 64  # code points of a word for the fair dice
SALT = 16  # random bytes that a client adds to what a person typed, as 22 characters of base64url
SALTED = "·"  # stands before them
LONGEST_TYPED = LONGEST_WORD - len(SALTED) - 22  # code points that a person may type


@runtime_checkable
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

    def __init__(
        self,
        match: str,
        words: Sequence[str],
        seed: bytes | None = None,
        *,
        missing: Sequence[str] = (),
        version: int = FAIR_VERSION,
    ) -> None:
        self.match = match
        self.words = [_composed(word) for word in words]
        self.seed = secrets.token_bytes(32) if seed is None else seed
        self.missing = list(missing)  # seats of people whose word did not come
        self.version = version
        self.draws: dict[int, Odds] = {}

    @property
    def commitment(self) -> str:
        """What is published before anybody's word is known."""
        return commitment_of(self.seed, self.match, self.version)

    def draw(self, ply: int, odds: Odds) -> str:
        """The outcome, with its odds kept for the proof."""
        self.draws[ply] = odds
        return self.outcome(ply, odds)

    def outcome(self, ply: int, odds: Odds) -> str:
        """Derive the outcome as `docs/fair-dice.md` specifies."""
        return fair_outcome(self.seed, self.match, self.words, ply, odds, self.version)


def commitment_of(seed: bytes, match: str, version: int = FAIR_VERSION) -> str:
    """The fingerprint that fixes a seed, and since version 2 the match's id with it."""
    return hashlib.sha256(seed if version == 1 else seed + match.encode()).hexdigest()


def fair_outcome(
    seed: bytes, match: str, words: Sequence[str], ply: int, odds: Odds, version: int = FAIR_VERSION
) -> str:
    """The outcome that seed, match, words and ply lead to."""
    if not is_light(odds):
        raise ValueError("fair dice need whole weights whose total is below 2**53")

    strings = [_composed(match), [_composed(word) for word in words]]

    def digest(attempt: int) -> bytes:
        parts = [f"estran-fair/{version}", *strings, ply, attempt]
        message = json.dumps(parts, separators=(",", ":"), ensure_ascii=False)
        return hmac.digest(seed, message.encode(), "sha256")

    return pick(digest, odds)


def is_light(odds: Odds) -> bool:
    """Whether the weights are positive and their total is one that every reader of JSON keeps exactly."""
    return bool(odds) and all(weight > 0 for _, weight in odds) and sum(weight for _, weight in odds) < HEAVIEST


def is_word(word: str) -> bool:
    """Whether a word may stand in the fair dice of a record: not too long, and in the one form that is compared."""
    return len(word) <= LONGEST_WORD and unicodedata.is_normalized("NFC", word)


def salted(typed: str = "") -> str:
    """A word for the fair dice: what a person typed, and random characters, so that nobody can guess it from its hash."""
    typed = _composed(typed)
    if len(typed) > LONGEST_TYPED:
        raise Refused("refused-word-long", came=len(typed), most=LONGEST_TYPED)
    return f"{typed}{SALTED}{secrets.token_urlsafe(SALT)}"


def _composed(text: str) -> str:
    """Text in the one form in which it is compared."""
    return unicodedata.normalize("NFC", text)


def pick(digest: Callable[[int], bytes], odds: Odds) -> str:
    """Choose along the cumulated weights by the first 8 bytes, trying again where the modulo would be biased."""
    total = sum(weight for _, weight in odds)
    attempt = 0
    while (number := int.from_bytes(digest(attempt)[:8], "big")) >= RANGE - RANGE % total:
        attempt += 1
    reaches = accumulate(weight for _, weight in odds)
    return next(outcome for (outcome, _), reach in zip(odds, reaches, strict=True) if number % total < reach)
