"""The arena from Python."""

import pytest

import estran

pytestmark = pytest.mark.usefixtures("plain")


def test_a_pair_meets_and_the_first_is_told_how_it_did():
    (standing,) = estran.compete("dorada", ["easy", "random"], players=[2], matches=3, seed=4)

    assert standing.group == ("easy", "random")
    assert standing.matches == 6
    assert 0 <= standing.share.mean <= 1
    assert standing.even == 0.5
    assert standing.verdict in estran.Verdict


def test_the_same_seed_gives_the_same_standing_and_a_folder_goes_on(tmp_path):
    whole = estran.compete("dorada", ["easy", "random"], players=[2], matches=2, seed=4)
    estran.compete("dorada", ["easy", "random"], players=[2], matches=1, seed=4, folder=tmp_path)
    rest = estran.compete("dorada", ["easy", "random"], players=[2], matches=2, seed=4, folder=tmp_path)

    assert rest == whole
    assert len((tmp_path / "matches.jsonl").read_text().splitlines()) == 1 + 2 + 4


def test_one_bot_alone_is_refused():
    with pytest.raises(estran.Refused):
        estran.compete("dorada", ["easy"], matches=1)
