"""A match of each game as seat A's browser is told it, update by update, for the client's own tests to listen to.

`python -m tests.words.heard FILE` writes it.
"""

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from estran.games import NAMES
from estran.match.match import Match

SEED, PEOPLE, LISTENER = 4, ("Ada", "Ben", "Chloé"), "A"


def updates(game: str) -> Iterator[dict[str, Any]]:
    """What a match of three tells A: first how it stands, then what each decision led to, with the table after each ply."""
    luck = random.Random(SEED)
    match = Match(game, len(PEOPLE), seed=SEED, names=PEOPLE)
    played = playing(match, luck)
    match, known = match.at(0), 0
    yield told(match, 0, [])
    while known < len(played):
        size = decided(match)
        steps = []
        for ply in played[known : known + size]:
            match.append(ply)
            steps.append(match.view(LISTENER))
        while match.waiting == {"*"} and not match.roller:
            match.append(played[len(match.plies)])
            steps.append(match.view(LISTENER))
        yield told(match, known, steps[:-1])
        known = len(match.plies)


def playing(match: Match, luck: random.Random) -> list[str]:
    """Play to the end at random; all its plies."""
    while not match.over:
        seat = min(match.waiting)
        match.play(seat, luck.choice(match.legal(seat)))
    return list(match.plies)


def decided(match: Match) -> int:
    """How many plies come of the next decision: one of everybody who chooses in secret, or one."""
    return max(1, len(match.waiting - {"*"}))


def told(match: Match, since: int, steps: list[Any]) -> dict[str, Any]:
    """News of A, as an update has them."""
    return {
        "seat": LISTENER,
        "first": since,
        "plies": match.plies[since:],
        "events": list(match.events(LISTENER, since)),
        "steps": steps,
        "view": match.view(LISTENER),
        "roll": match.roller == LISTENER,
    }


def main() -> None:
    """Write all of them."""
    matches = {game: list(updates(game)) for game in NAMES}
    Path(sys.argv[1]).write_bytes(msgspec.json.encode(matches))


if __name__ == "__main__":
    main()
