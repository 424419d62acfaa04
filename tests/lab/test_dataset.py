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

    with pytest.raises(
        ValueError, match=r"holds 4 records of douro from seed 1 .*; asked for 4 records of douro from seed 2 "
    ):
        next(make(wanted(seed=2), tmp_path, ALONE))
    with pytest.raises(ValueError, match=r"holds 4 records of douro .*; asked for 1,000 records of douro "):
        next(make(wanted(records=1000), tmp_path, ALONE))


def test_a_making_that_is_stopped_says_how_much_it_keeps(tmp_path, monkeypatch, capsys):
    def stopped(wanted, folder, crew):
        yield from islice(make(wanted, folder, crew), 2)
        raise KeyboardInterrupt

    monkeypatch.setattr(dataset, "make", stopped)
    monkeypatch.setattr(sys, "argv", ["dataset", "make", "douro", "--records", "5", "--out", str(tmp_path)])

    assert dataset.main() == 130
    assert (
        "stopped: 2 records are kept, in files of 2, and the same command plays the others\n" in capsys.readouterr().err
    )


def test_a_record_that_was_changed_is_found(tmp_path):
    list(make(wanted(), tmp_path, ALONE))
    first = tmp_path / dataset.name_of(0)
    line, *others = first.read_text().splitlines()
    record = json.loads(line)
    record["result"]["scores"][0] += 1
    first.write_text("\n".join([json.dumps(record), *others]) + "\n")

    with pytest.raises(Refused):
        replayed(tmp_path)


def cut(folder):
    file = folder / dataset.name_of(1)
    file.write_bytes(file.read_bytes()[:-200])


def cut_a_line(folder):
    file = folder / dataset.name_of(1)
    file.write_bytes(file.read_bytes().splitlines(keepends=True)[0])


def cut_the_end(folder):
    file = folder / dataset.name_of(1)
    file.write_bytes(file.read_bytes()[:-1])


def change_a_ply(folder):
    file = folder / dataset.name_of(0)
    lines = file.read_bytes().splitlines()
    record = json.loads(lines[1])
    record["plies"].pop()
    lines[1] = json.dumps(record).encode()
    file.write_bytes(b"\n".join(lines) + b"\n")


def forget_the_digests(folder):
    facts = json.loads((folder / "dataset.json").read_text())
    (folder / "dataset.json").write_text(json.dumps({**facts, "digests": {}}))


def ask_for_another_version(folder):
    facts = json.loads((folder / "dataset.json").read_text())
    (folder / "dataset.json").write_text(json.dumps({**facts, "version": 99}))


DAMAGE = {
    "cut in a line": (cut, "records-00001.jsonl, line 2: "),
    "cut after a line": (cut_a_line, "expected 2 records, came 1"),
    "cut before its end": (cut_the_end, "line 2 is cut"),
    "a file is missing": (lambda folder: (folder / dataset.name_of(0)).unlink(), "records-00000.jsonl is missing"),
    "another file": (lambda folder: (folder / dataset.name_of(7)).touch(), "does not belong"),
    "a ply changed": (change_a_ply, "records-00000.jsonl was changed"),
    "garbage": (lambda folder: (folder / "dataset.json").write_bytes(b"\xff garbage"), "does not describe a data set"),
    "no facts": (
        lambda folder: (folder / "dataset.json").write_bytes(b"{}"),
        "a data set: “format” is missing or wrong",
    ),
    "no digests": (forget_the_digests, "keeps no digest of records-00000.jsonl"),
    "another version": (ask_for_another_version, "came estran-records/1 of version 99"),
}


@pytest.mark.parametrize(("damage", "told"), DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_data_set_is_told_from_a_whole_one(damage, told, tmp_path, monkeypatch, capsys):
    list(make(wanted(), tmp_path, ALONE))
    monkeypatch.setattr(sys, "argv", ["dataset", "check", str(tmp_path)])
    assert dataset.main() == 0
    assert "4 records" in capsys.readouterr().out

    damage(tmp_path)

    assert dataset.main() == 1
    said = capsys.readouterr()
    assert told in said.err
    assert not said.out


def test_a_damaged_file_is_made_again(tmp_path):
    list(make(wanted(), tmp_path, ALONE))
    whole = digest_of(tmp_path)
    change_a_ply(tmp_path)

    assert list(make(wanted(), tmp_path, ALONE)) == [2, 4]
    assert digest_of(tmp_path) == whole


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (["make", "chess"], "chess"),
        (["make", "douro", "--players", "9"], "9"),
        (["make", "douro", "--records", "-5"], "--records: expected a whole number from 1 to 1000000000, came -5"),
        (["make", "douro", "--records", "0"], "--records: expected a whole number from 1 to 1000000000, came 0"),
        (["make", "douro", "--records", "1e6"], "--records: expected a whole number from 1"),
        (["make", "douro", "--jobs", "0"], "--jobs: expected a whole number from 1 to 1000, came 0"),
        (["make", "douro", "--seed", "-1"], "--seed: expected a whole number from 0"),
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
    assert not list(tmp_path.iterdir())
