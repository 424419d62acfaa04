"""The lab from Python."""

import pytest

import estran

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("plain")]


def test_many_matches_come_back_as_tables():
    tables = estran.study("dorada", bots=["random"], matches=6, seed=3)

    assert len(tables["seats"].rows) == 3
    assert tables["seats"].csv().startswith("seat,")


def test_a_second_set_of_rules_is_compared():
    tables = estran.study("douro", bots=["random"], matches=4, options={}, against={"open_points": True})

    assert {"seats-first", "seats-second"} <= set(tables)
    assert [name for name in tables if not name.endswith(("-first", "-second"))]


def test_a_folder_keeps_matches_report_and_tables(tmp_path):
    estran.study("dorada", bots=["random"], matches=3, seed=3, folder=tmp_path)

    assert {"chunks.jsonl", "matches.csv", "report.html", "report.md", "seats.csv"} <= {
        path.name for path in tmp_path.iterdir()
    }


@pytest.mark.parametrize(
    ("name", "came"), [("matches", -1), ("matches", 0), ("seed", "x"), ("jobs", 0), ("bots", "easy")]
)
def test_arguments_of_the_wrong_kind_are_refused_before_anything_is_played(name, came, tmp_path):
    with pytest.raises(ValueError, match=f"expected for {name} a"):
        estran.study("dorada", **{name: came}, folder=tmp_path / "lab")

    assert not (tmp_path / "lab").exists()
