"""Forged records of fair matches: none passes for proven, neither by `estran verify` nor by the check of the page."""

import json
import os
import random
from collections import Counter
from pathlib import Path

import pytest

from estran.engine.game import Refused
from estran.match.record import MatchRecord
from estran.match.verify import verify
from tests.forged import KINDS, forged, honest, judged_by_the_page
from tests.tables import EVERY_TABLE

pytestmark = [pytest.mark.slow, pytest.mark.soak]

FORGED = min(10_000, 100 * int(os.environ.get("ESTRAN_REPEATS", "10")))  # all of them in `make soak`
SEED = int(os.environ.get("ESTRAN_SEED", "1872"))  # `make soak` draws another one each time
HONEST = 3 * len(EVERY_TABLE)  # every game, size and option, two thirds of them to their end


@pytest.fixture(scope="module")
def records():
    """Honest records, which all the forgeries are made of."""
    return [honest(number) for number in range(HONEST)]


@pytest.fixture(scope="module")
def forgeries(records):
    """What was forged, and the record."""
    luck = random.Random(SEED)
    print(f"forged with ESTRAN_SEED={SEED}")  # noqa: T201 - shown where a test fails
    return [forged(records[number % len(records)], luck) for number in range(FORGED)]


def proven(record) -> bool:
    """Whether `estran verify` would call the dice of this record proven."""
    try:
        return bool(verify(MatchRecord.decode(json.dumps(record))).draws)
    except Refused:
        return False


def checked_by_the_page(records, folder: Path) -> list[str]:
    """What the page's own check says about each record: good, open or bad."""
    return [judged["whole"] for judged in judged_by_the_page(records, folder)]


def test_honest_records_are_proven_by_the_command(records):
    assert all(proven(record) for record in records)


def test_honest_records_are_proven_by_the_page_which_knows_the_weights_of_every_game(records, tmp_path):
    assert Counter(checked_by_the_page(records, tmp_path)) == {"good": len(records)}


def test_no_forgery_is_proven_by_the_command(forgeries):
    assert [kinds for kinds, record in forgeries if proven(record)] == []


def test_no_forgery_is_proven_by_the_page(forgeries, tmp_path):
    verdicts = []
    for first in range(0, len(forgeries), 1000):
        verdicts += checked_by_the_page([record for _, record in forgeries[first : first + 1000]], tmp_path)

    assert [kinds for (kinds, _), verdict in zip(forgeries, verdicts, strict=True) if verdict == "good"] == []
    assert [kinds for (kinds, _), verdict in zip(forgeries, verdicts, strict=True) if verdict == "open"] == [
        kinds
        for (kinds, record), verdict in zip(forgeries, verdicts, strict=True)
        if verdict == "open" and record["fairness"].get("version", 1) == 1  # never proven, but nothing need be wrong
    ]


def test_everything_about_the_dice_is_forged_alone_and_together(forgeries):
    alone = Counter(kinds for kinds, _ in forgeries if "+" not in kinds)

    assert set(alone) == set(KINDS)
    assert len(forgeries) - alone.total() > len(forgeries) / 4
