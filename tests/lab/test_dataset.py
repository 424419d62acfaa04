"""Data sets of records: the same from a seed, stopped and resumed, and checked."""

import json
import subprocess
import sys
from itertools import islice

import pytest

from estran import Refused
from estran.crew import ALONE
from estran.games import NAMES
from estran.lab import dataset
from estran.lab.dataset import DataSet, digest_of, lines_of, make, replayed
from estran.trials.matches import Setting

pytestmark = pytest.mark.compiled
DIGESTS = {  # of the first four records of the data sets that docs/envs.md speaks of
    "dolores": "1d42b17a45490afbb61106bbd314231803f81417a5e02c4363916bb7d98b89bb",
    "dorada": "1dea9735d616536565a0ad45190b401702eb6e28eaeed9ce382fd37bae008f37",
    "douro": "11b56aa53528928c373b21e3a91bff50d6033cdfe9111da48566037e7236af8a",
}


def wanted(name="douro", records=4, seed=1):
    return DataSet(Setting.of(name, {}, seed), 3, ("easy", "normal"), records)


@pytest.fixture(autouse=True)
def small_shards(monkeypatch):
    monkeypatch.setattr(dataset, "SHARD", 2)
    monkeypatch.setattr(dataset, "REPLAYED", 3)


@pytest.mark.parametrize("name", NAMES)
def test_a_seed_brings_the_same_records_on_every_machine(name, tmp_path):
    assert list(make(wanted(name), tmp_path, ALONE)) == [0, 2, 4]
    assert digest_of(tmp_path) == (4, DIGESTS[name])
    assert replayed(tmp_path) == 2


def test_a_data_set_that_was_stopped_goes_on_where_it_was(tmp_path):
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    list(make(wanted(), whole, ALONE))

    list(islice(make(wanted(), parts, ALONE), 2))
    there = list(make(wanted(), parts, ALONE))

    assert there == [2, 4]
    assert digest_of(parts) == digest_of(whole)


def test_line_ups_take_turns(tmp_path):
    list(make(wanted(), tmp_path, ALONE))
    names = [json.loads(line)["names"] for line in lines_of(tmp_path)]

    assert names[0] == ["A easy", "B easy", "C easy"]
    assert names[3] == ["A normal", "B normal", "C easy"]


def test_another_data_set_is_not_mixed_in(tmp_path):
    next(make(wanted(), tmp_path, ALONE))

    with pytest.raises(ValueError, match="describes another data set"):
        next(make(wanted(seed=2), tmp_path, ALONE))


def test_a_record_that_was_changed_is_found(tmp_path):
    list(make(wanted(), tmp_path, ALONE))
    first = tmp_path / dataset.name_of(0)
    line, *others = first.read_text().splitlines()
    record = json.loads(line)
    record["result"]["scores"][0] += 1
    first.write_text("\n".join([json.dumps(record), *others]) + "\n")

    with pytest.raises(Refused):
        replayed(tmp_path)


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (["make", "chess"], "chess"),
        (["make", "douro", "--players", "9"], "9"),
        (["check", "nowhere"], "holds no data set"),
    ],
)
def test_bad_wishes_are_refused_in_a_sentence(command, told, tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "estran.lab.dataset", *command],
        check=False,
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )

    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stderr
