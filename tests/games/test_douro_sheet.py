"""Douro 1872: the score sheet for people with the printed game."""

import pytest

from estran.engine.game import Refused
from estran.games.douro.sheet import charity_result, contest_result
from tests.games.douro import events, holder, points


def test_a_contest_is_settled_by_the_rules():
    result = contest_result("order 31", [7, 8, 7, 8], "C")

    assert points(result) == [5, 5, 3, 5]
    assert holder(result) == "D"
    assert events(result)[:2] == ["boat level=4 order=31", "short sum=30 order=31"]


def test_a_fog_is_named_as_in_a_record():
    result = contest_result("rocks", [7, 6, 4, 3, 2], "A", [5, 5, 5, 5, 3])

    assert points(result) == [5, 5, 5, 5, 0]


def test_charity_and_the_winner_are_settled_by_the_rules():
    result = charity_result([0, 3, 3], "B", [5, 4, 4])

    assert points(result) == [4, 4, 5]
    assert events(result)[-1] == "won seat=C total=5"


@pytest.mark.parametrize(
    ("sheet", "message"),
    [
        (("order 2", [7, 8, 7], "C"), "refused-option-value"),
        (("towing", [7, 8, 7], "C"), "refused-option-value"),
        (("order 1", [7, 8, 5], "C"), "refused-option-value"),
        (("order 1", [7, 8, 7], "C", [5, 5]), "refused-option-value"),
        (("order 1", [7, 8, 7], "C", [5, 5, -1]), "refused-option-value"),
        (("order 1", [7, 8, 7], "D"), "refused-seat"),
        (("order 1", [7, 8], "A"), "refused-players"),
    ],
)
def test_a_wrong_sheet_is_refused(sheet, message):
    with pytest.raises(Refused) as refused:
        contest_result(*sheet)

    assert refused.value.message == message
