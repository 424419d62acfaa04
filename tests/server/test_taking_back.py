"""What may be taken back: a choice that told nobody anything they could not know."""

import random
from collections.abc import Iterator

from estran.match.match import Match
from estran.server.match.live import reveals

LANTERNS = (67, 100, 129)  # matches where an open choice turns up what a Lantern had kept dark


def open_choices(game: str, seed: int) -> Iterator[tuple[Match, str, bool]]:
    """The choices of a match at random that are made openly: the match before, the ply, whether it turned cards up."""
    luck = random.Random(seed)
    match = Match(game, players=3, seed=seed)
    while not match.over:
        seat = min(match.waiting)
        before, move, first = match.fork(), luck.choice(match.legal(seat)), len(match.plies)
        match.play(seat, move)
        if not before.secret:
            told = {event.event for ply, event in match.events(None, first) if ply == first}
            yield before, f"{seat} {move}", "turned_up" in told


def test_in_dorada_no_choice_tells_a_secret():
    assert not any(reveals(before, ply) for before, ply, _ in open_choices("dorada", 1))


def test_in_dolores_cards_that_were_turned_up_are_not_turned_down_again():
    choices = [choice for seed in LANTERNS for choice in open_choices("dolores", seed)]
    revealing = [(before, ply) for before, ply, turned_up in choices if turned_up]

    assert [ply for _, ply in revealing] == ["C keep conflict", "B pass", "A keep dodge"]
    assert all(reveals(before, ply) for before, ply in revealing)


def test_in_dolores_a_pick_among_open_cards_tells_nothing():
    picks = [
        (before, ply) for before, ply, turned_up in open_choices("dolores", 1) if ply[2:6] == "pick" and not turned_up
    ]

    assert picks
    assert not any(reveals(before, ply) for before, ply in picks)
