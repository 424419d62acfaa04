"""Analysis of a match: what every choice was worth, what it cost, and where the match turned."""

from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from estran.bots.outlook import Belief, Outlook
from estran.bots.reason import reason
from estran.bots.sight import Sight, sight
from estran.engine.dice import dice_of
from estran.engine.seats import LETTERS, letter
from estran.match.match import Match
from estran.match.record import PERSON, MatchRecord

ALTERNATIVES = 3  # choices that are listed, the best first
SWING, TURNS = 0.1, 5  # change of somebody's chances that counts as a turning point; and how many of those are listed
FREE = 0.005  # what costs less counts as free: it is within the error
FIRMLY = 1_000_000  # times likelier than any other choice: as good as always
PATIENCE = 3600.0  # seconds: no limit beyond the bot's own


class Thinker(Protocol):
    """A bot that tells what it expects."""

    def outlook(self, sight: Sight, beliefs: Mapping[int, Belief] | None = None) -> Outlook:
        """What comes of each legal choice."""
        ...


class Decision(NamedTuple):
    """A real decision in the record: at least two moves were legal."""

    ply: int
    opened: int  # plies before anybody chose; the same for all who choose at once
    seat: str
    move: str
    sitter: str | None  # a person or a bot's level, where the seat has changed hands


class Alternative(Struct, frozen=True):
    """Something that could have been chosen."""

    move: str
    share: float  # how often it should be chosen
    value: float  # what it is worth to the seat, from 0 to 1: victory above all, and the points


class Better(Struct, frozen=True):
    """The choice to be made instead, and why, by what the seat could know."""

    move: str
    reason: str  # the kind of a reason, as its message id has it, and its arguments as events have them
    arguments: dict[str, Any]


class Judged(Struct, frozen=True):
    """A choice, from the point of view of the seat that made it."""

    ply: int
    opened: int  # plies before anybody chose; the same for all who choose at once
    seat: str
    move: str
    value: float
    cost: float  # by how much the best choice, or the best mixture of choices, was worth more
    best: list[Alternative]
    chances: list[float]  # of victory, seat by seat, before the choice
    stand_in: str | None = None  # the level of the bot that chose for the player who sat here at the start
    better: Better | None = None  # none where the choice cost nothing, or was the one to be made most often


class Point(Struct, frozen=True):
    """Everybody's chances of victory after so many plies."""

    ply: int
    chances: list[float]


class TurningPoint(Struct, frozen=True):
    """A turning point: whose chances changed most between two moments, and by how much."""

    ply: int  # the first ply of what happened
    until: int  # the ply after the last one
    seat: str
    swing: float  # upwards or downwards


class Analysis(Struct, frozen=True):
    """A match, choice by choice; `done` of `total` choices have been looked at."""

    game: str
    players: int
    done: int
    total: int
    choices: list[Judged]
    points: list[Point]
    turns: list[TurningPoint]


def decisions(record: MatchRecord) -> Iterator[tuple[Match, Decision]]:
    """Every choice of a record that was one, with the match just before it; the match goes on when the next is asked for."""
    match = Match.replay(record, 0)
    for number, ply in enumerate(record.plies):
        seat, _, move = ply.partition(" ")
        if seat != "*" and len(match.legal(seat)) > 1:
            match.talks = [talk for talk in record.talk if talk[0] <= number]
            yield match, Decision(number, match.opened, seat, move, record.sitter(seat, number))
        match.append(ply)


def judge(bot: Thinker, match: Match, decision: Decision) -> Judged:
    """What the seat could have known of its choice, and expected of it."""
    ply, opened, seat, move, sitter = decision
    seen = look(match, seat, ply)
    write = match.game.notation.write_action
    moves = [write(seen.table, seen.seat, action) for action in seen.choices]
    outlook, made = bot.outlook(seen), moves.index(move)
    best = sum(share * value for share, value in zip(outlook.shares, outlook.values, strict=True))
    value = outlook.values[made]
    if outlook.worths and not outlook.shares[made]:  # it was hardly tried: search again with this choice forced
        forced = {seen.seat: Belief(1.0, {seen.choices[made]: FIRMLY})}
        value = bot.outlook(look(match, seat, ply), forced).worths[seen.seat]
    known = zip(moves, outlook.shares, outlook.values, strict=True)
    ranked = sorted((Alternative(*one) for one in known), key=lambda one: (-one.share, -one.value))
    cost = max(0.0, best - value)
    stand_in = None if sitter == PERSON else sitter
    better = None
    if cost >= FREE and ranked[0].move != move:
        better = instead(look(match, seat, ply), moves.index(ranked[0].move), ranked[0].move)
    return Judged(ply, opened, seat, move, value, cost, ranked[:ALTERNATIVES], outlook.chances, stand_in, better)


def instead(seen: Sight, place: int, move: str) -> Better:
    """A choice with what speaks for it, as hints tell it."""
    kind, arguments = reason(seen, seen.choices[place])
    return Better(move, kind, arguments)


def look(match: Match, seat: str, ply: int) -> Sight:
    """What the seat may know; the same dice for the same ply, so that the same is found again."""
    return sight(match, seat, dice_of(ply, 1), PATIENCE)


def analyse(record: MatchRecord, bot: Thinker, advance: Callable[[], None] = lambda: None) -> Analysis:
    """Look at every choice of a record, one after the other."""
    judged = []
    for match, decision in decisions(record):
        judged.append(judge(bot, match, decision))
        advance()
    return assembled(record, judged, len(judged))


def assembled(record: MatchRecord, judged: list[Judged], total: int) -> Analysis:
    """The choices that have been looked at, with the course of everybody's chances and its turning points."""
    points = course(record, judged, whole=len(judged) == total)
    return Analysis(record.game, record.players, len(judged), total, judged, points, turns(points))


def course(record: MatchRecord, judged: list[Judged], *, whole: bool) -> list[Point]:
    """Chances at every moment of choice, on average over those who chose at once, and at the end who won."""
    moments: dict[int, list[list[float]]] = {}
    for one in judged:
        moments.setdefault(one.opened, []).append(one.chances)
    points = [
        Point(ply, [sum(several) / len(several) for several in zip(*seen, strict=True)])
        for ply, seen in moments.items()
    ]
    if whole and record.result is not None:
        won = record.result.winners
        shares = [(seat in won) / len(won) for seat in LETTERS[: record.players]]
        points.append(Point(len(record.plies), shares))
    return points


def turns(points: list[Point]) -> list[TurningPoint]:
    """The largest swings, in playing order."""
    found = []
    for before, after in pairwise(points):
        changes = [later - now for now, later in zip(before.chances, after.chances, strict=True)]
        seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
        if abs(changes[seat]) >= SWING:
            found.append(TurningPoint(before.ply, after.ply, letter(seat), changes[seat]))
    largest = sorted(found, key=lambda turn: -abs(turn.swing))[:TURNS]
    return sorted(largest, key=lambda turn: turn.ply)
