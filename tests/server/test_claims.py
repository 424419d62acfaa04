"""Of records that were ended early, changed hands, were cut or forged, page and `estran verify` say the same."""

import json
from collections.abc import Callable
from copy import deepcopy

import pytest

from estran.cli import main
from estran.words.speaker import speaker
from tests.forged import Record, honest, judged_by_the_page

SAY = speaker("en").say
CLAIMS = ("ended", "cut", "sat")
PROVEN = "The dice are proven"


def cut(record: Record, **fields: object) -> Record:
    """The first half of a record, with its draws and no result."""
    half = len(record["plies"]) // 2
    short = {**deepcopy(record), "plies": record["plies"][:half], "sat": [], "talk": [], **fields}
    short.pop("result", None)
    short["fairness"]["draws"] = [draw for draw in short["fairness"]["draws"] if draw[0] < half]
    return short


def without_seed(record: Record) -> Record:
    return {**record, "fairness": {**record["fairness"], "seed": None, "draws": None}}


def another_outcome(record: Record) -> Record:
    place = next(number for number, ply in enumerate(record["plies"]) if ply in ("* 1", "* 2"))
    return {**record, "plies": [*record["plies"][:place], "* 6", *record["plies"][place + 1 :]]}


HANDS = [[3, "A", "normal"], [7, "A", "person"]]
IMPOSSIBLE: dict[str, object] = {
    "no seat": [[0, "Z", "normal"]],
    "two seats": [[0, "AB", "normal"]],
    "beyond": [[10_000, "A", "normal"]],
    "before": [[-1, "A", "normal"]],
    "backwards": [[7, "A", "normal"], [3, "A", "person"]],
    "nobody": [[0, "A", "Grand Master"]],
    "half a change": [[0, "A"]],
    "none": None,
    "text": "bots",
}

# What was done to the record of a match that is over, whether it then holds, and what it only claims.
RECORDS: dict[str, tuple[Callable[[Record], Record], str, list[str]]] = {
    "over": (lambda over: over, "good", []),
    "agreed": (lambda over: cut(over, ended="agreed"), "good", ["ended"]),
    "abandoned": (lambda over: cut(over, ended="abandoned"), "good", ["ended"]),
    "changed hands": (lambda over: {**over, "sat": HANDS}, "good", ["sat"]),
    "both": (lambda over: cut(over, ended="agreed", sat=HANDS), "good", ["ended", "sat"]),
    "cut in half": (cut, "good", ["cut"]),
    "cut in half, the draws left": (lambda over: {**cut(over), "fairness": over["fairness"]}, "bad", []),
    "running": (lambda over: without_seed(cut(over)), "open", []),
    "ended, the seed hidden": (lambda over: without_seed(cut(over, ended="agreed")), "bad", []),
    "over, the seed hidden": (without_seed, "bad", []),
    "ended and won": (lambda over: {**over, "ended": "agreed"}, "bad", []),
    "ended somehow": (lambda over: cut(over, ended="won"), "bad", []),
    "ended, an outcome changed": (lambda over: another_outcome(cut(over, ended="agreed")), "bad", []),
    **{
        f"impossible hands: {what}": (lambda over, sat=sat: {**over, "sat": sat}, "bad", [])  # type: ignore[misc]
        for what, sat in IMPOSSIBLE.items()
    },
}


@pytest.fixture(scope="module")
def records():
    """The record of each."""
    over = next(record for record in map(honest, range(0, 99, 3)) if record["game"] == "dorada" and record["result"])
    return {name: done(over) for name, (done, _, _) in RECORDS.items()}


@pytest.fixture(scope="module")
def judged(records, tmp_path_factory):
    """What the page says of each."""
    told = judged_by_the_page(list(records.values()), tmp_path_factory.mktemp("page"))
    return dict(zip(records, told, strict=True))


@pytest.mark.parametrize("name", RECORDS)
def test_page_and_command_say_the_same_and_no_more_than_is_proven(records, judged, tmp_path, capsys, name):
    _, whole, claims = RECORDS[name]
    (tmp_path / "record.json").write_text(json.dumps(records[name]))

    code = main(["verify", "--lang", "en", str(tmp_path / "record.json")])

    said = capsys.readouterr().out
    assert judged[name]["whole"] == whole
    assert (code == 0, PROVEN in said) == (whole != "bad", whole == "good")
    if whole != "bad":
        assert judged[name]["claims"] == claims
        assert [claim for claim in CLAIMS if SAY(f"replay-claimed-{claim}") in said] == claims
    assert (judged[name]["said"] == "replay-verify-good") == (whole == "good")
