"""What people at a table decide together: whose answer a vote needs, and when all of them have agreed."""

from collections.abc import Collection, Sequence
from typing import Any

from estran.server.match.context import plays
from estran.server.store.rows import PlayerRow
from estran.server.wire.kinds import SeatKind, VoteKind
from estran.server.wire.protocol import Vote

Ballot = dict[str, Any]  # a vote as the database keeps it: kind, about, by, agreed, declined


def ballot_of(kind: VoteKind, about: str | None, by: str) -> Ballot:
    """A vote that nobody has answered yet."""
    return {"kind": kind, "about": about, "by": by, "agreed": [], "declined": []}


def answered(ballot: Ballot, seat: str, agree: bool) -> Ballot:
    """The same with an answer of a seat, in place of an earlier one."""
    agreed, declined = set(ballot["agreed"]) - {seat}, set(ballot["declined"]) - {seat}
    (agreed if agree else declined).add(seat)
    return {**ballot, "agreed": sorted(agreed), "declined": sorted(declined)}


def without(ballots: Sequence[Ballot], seat: str) -> list[Ballot]:
    """What is left of votes when a seat is given up: the answers of others, whoever sits there next."""
    left = []
    for ballot in ballots:
        agreed, declined = ([one for one in ballot[side] if one != seat] for side in ("agreed", "declined"))
        if others := [*agreed, *declined]:
            by = ballot["by"] if ballot["by"] in others else others[0]
            left.append({**ballot, "by": by, "agreed": agreed, "declined": declined})
    return left


def voters(ballot: Ballot, players: Sequence[PlayerRow], here: Collection[str], absent: Collection[str]) -> set[str]:
    """The seats whose people must agree, by the places that are here and those long silent. Bots have no vote."""
    match VoteKind(ballot["kind"]):
        case VoteKind.END:
            return {player.seat for player in players if plays(player)}
        case VoteKind.STAND_IN:
            others = [player for player in players if plays(player) and player.seat != ballot["about"]]
            return {player.seat for player in others if str(player.place) in here}
        case VoteKind.REMATCH:
            people = [player for player in players if player.kind == SeatKind.PERSON and not player.left]
            return {player.seat for player in people if str(player.place) not in absent}


def is_accepted(ballot: Ballot, players: Sequence[PlayerRow], here: Collection[str], absent: Collection[str]) -> bool:
    """Whether everybody who has a say has agreed."""
    needed = voters(ballot, players, here, absent)
    return bool(needed) and needed <= set(ballot["agreed"])


def vote_of(ballot: Ballot, players: Sequence[PlayerRow], here: Collection[str], absent: Collection[str]) -> Vote:
    """A vote as everybody is told of it."""
    awaited = voters(ballot, players, here, absent) - set(ballot["agreed"]) - set(ballot["declined"])
    kind, about, by = VoteKind(ballot["kind"]), ballot["about"], ballot["by"]
    return Vote(kind, about, by, ballot["agreed"], ballot["declined"], sorted(awaited))
