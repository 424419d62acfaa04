"""Prove a record: replay it by the rules and, where its dice were fair, derive every outcome again."""

import re
from typing import NamedTuple

from estran.engine.game import Refused
from estran.engine.seats import LETTERS
from estran.match.chance import FAIR_VERSION, Odds, commitment_of, fair_outcome, is_word
from estran.match.match import Match
from estran.match.record import Fairness, MatchRecord

SEED = re.compile("[0-9a-fA-F]{64}")


class Proof(NamedTuple):
    """The result of a successful check: how long the record is, whether the match is over, and how many draws were proven."""

    plies: int
    over: bool
    draws: int | None  # outcomes of chance that were derived again; None if the record has no published seed


def verify(record: MatchRecord) -> Proof:
    """Replay the record; anything that is illegal, or not what the dice led to, is refused, a ply by its number."""
    published = _published(record)
    match, drawn = Match.replay(record, 0), 0
    for number, ply in enumerate(record.plies):
        odds = match.odds() if match.waiting == {"*"} else []
        match.append(ply)
        if odds and published:
            _check_draw(published, drawn, number, ply, odds)
        drawn += bool(odds)
    Match.replay(record)  # the result and the talk too
    if record.fairness is not None:
        _check_end(record.fairness, match, drawn, stopped=match.over or record.ended is not None)
    return Proof(len(record.plies), match.over, drawn if published else None)


def _published(record: MatchRecord) -> Fairness | None:
    """What the draws are to be checked against, if there is enough of it."""
    fairness = record.fairness
    if fairness is None:
        return None
    if record.table is not None:
        raise Refused("refused-proof-table")  # nobody can prove how the table came about
    if fairness.version == 1:
        return None
    if fairness.version != FAIR_VERSION:
        raise Refused("refused-proof-version", came=fairness.version, known=FAIR_VERSION)
    _check_words(record, fairness)
    if fairness.seed is None:
        return None
    if not SEED.fullmatch(fairness.seed):
        raise Refused("refused-seed", came=fairness.seed)
    if commitment_of(bytes.fromhex(fairness.seed), fairness.match) != fairness.commitment:
        raise Refused("refused-commitment")
    return fairness


def _check_words(record: MatchRecord, fairness: Fairness) -> None:
    """One word per seat, in the form that all compare; of a match whose words are still secret, none."""
    words = fairness.words
    if len(words) != record.players and (words or fairness.seed is not None):
        raise Refused("refused-words-number", came=len(words), players=record.players)
    for seat, word in zip(LETTERS, words, strict=False):
        if not is_word(word):
            raise Refused("refused-word-form", seat=seat)
    missing = fairness.missing or []
    if missing != [seat for seat, word in zip(LETTERS, words, strict=False) if not word and seat in missing]:
        raise Refused("refused-words-missing", came=missing)


def _check_draw(fairness: Fairness, place: int, number: int, ply: str, odds: Odds) -> None:
    """The draw is the next one listed, with the odds of the rules, and came out as seed, match and words led to."""
    listed = (fairness.draws or [])[place : place + 1]
    if [claimed for claimed, _ in listed] != [number]:
        raise Refused("refused-draws", ply=number)
    if listed != [(number, odds)]:
        raise Refused("refused-draw-odds", ply=number)
    outcome = fair_outcome(bytes.fromhex(fairness.seed or ""), fairness.match, fairness.words, number, odds)
    if ply != f"* {outcome}":
        raise Refused("refused-draw", ply=number, came=ply, expected=f"* {outcome}")


def _check_end(fairness: Fairness, match: Match, drawn: int, *, stopped: bool) -> None:
    """Nothing more is listed than was drawn, and a match that is over, or was stopped, hides nothing."""
    plies = len(match.plies)
    if fairness.version != FAIR_VERSION:
        raise Refused("refused-proof-old", plies=plies, version=fairness.version)
    if stopped and fairness.seed is None:
        raise Refused("refused-proof-seed")
    if fairness.seed is not None and len(fairness.draws or []) > drawn:
        raise Refused("refused-draws", ply=plies)
