"""Prove a record: replay it by the rules and, where its dice were fair, derive every outcome again."""

import hashlib
from typing import NamedTuple

from estran.engine.game import Refused
from estran.match.chance import fair_outcome
from estran.match.match import Match
from estran.match.record import Fairness, MatchRecord


class Proof(NamedTuple):
    """The result of a successful check: how long the record is, whether the match is over, and how many draws were proven."""

    plies: int
    over: bool
    draws: int | None  # outcomes of chance that were derived again; None if the record has no published seed


def verify(record: MatchRecord) -> Proof:
    """Replay the record; the first ply that is illegal, or not what the dice led to, is refused by its number."""
    if record.table is not None and record.fairness is not None:
        raise Refused("refused-proof-table")  # nobody can prove how the table came about
    seed = _seed(record.fairness)
    match = Match.replay(record, 0)
    draws = dict(record.fairness.draws or []) if record.fairness else {}
    drawn = 0
    for number, ply in enumerate(record.plies):
        odds = match.odds() if match.waiting == {"*"} else []
        match.append(ply)
        if odds and seed is not None and record.fairness is not None:
            outcome = fair_outcome(seed, record.fairness.match, record.fairness.words, number, odds)
            if draws.get(number) != odds:
                raise Refused("refused-draw-odds", ply=number)
            if ply != f"* {outcome}":
                raise Refused("refused-draw", ply=number, came=ply, expected=f"* {outcome}")
            drawn += 1
    Match.replay(record)  # the result too
    return Proof(len(record.plies), match.over, None if seed is None else drawn)


def _seed(fairness: Fairness | None) -> bytes | None:
    """The published seed, if it is the one that was committed."""
    if fairness is None or fairness.seed is None:
        return None
    try:
        seed = bytes.fromhex(fairness.seed)
    except ValueError:
        seed = b""
    if hashlib.sha256(seed).hexdigest() != fairness.commitment:
        raise Refused("refused-commitment")
    return seed
