"""Whether a choice told somebody a secret, so that it cannot be taken back."""

import random
from collections.abc import Iterator

import pytest

from estran.match.match import Match
from estran.match.revealing import is_open, reveals

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


@pytest.mark.parametrize(("game", "open_to_all"), [("dorada", True), ("dolores", False), ("douro", False)])
def test_only_in_dorada_nothing_is_ever_hidden(game, open_to_all):
    assert is_open(game) is open_to_all


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


# Cards that each has given away, unseen.
GIVEN = (
    "3 players  phylloxera C  turned 5 13 15 17 19 21 29 rocks rapids towing customs  "
    "valley 4 3 4 3 | 2 4 fog  gifts 7 0 9"
)


def test_in_douro_a_card_tells_that_it_was_not_given_away():
    match = Match.from_table("douro", GIVEN, seed=1)

    assert reveals(match, "A 0")
