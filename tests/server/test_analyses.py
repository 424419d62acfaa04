"""Analyses over HTTP: of matches that are over, under way and done, thought out apart from the tables."""

from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from estran.bots.analysis import FREE
from estran.bots.levels import Ready, bot_of
from estran.server.minds import analyses
from estran.server.minds.thinkers import Thinkers
from tests.bots.test_analysis import recorded
from tests.server.near import eventually, serving
from tests.server.played import Played
from tests.words.catalogues import messages


@pytest.fixture(scope="module")
def near(tmp_path_factory):
    """A server that need not compile anything, and does not think long."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ESTRAN_PLAIN", "1")
        with serving(tmp_path_factory.mktemp("analyses"), analysis=1) as near:
            yield near


def ask(played):
    """The analysis as far as it is."""
    return played.near.http.get(f"/api/matches/{played.match}/analysis")


def test_a_match_that_is_over_is_analysed_choice_by_choice(near):
    played = Played(near, "douro")
    played.end()
    first = ask(played).json()
    eventually(lambda: ask(played).json()["done"] == first["total"])
    whole = ask(played).json()

    assert first["done"] < first["total"] == len(whole["choices"])
    assert [point["ply"] for point in whole["points"]] == sorted({one["opened"] for one in whole["choices"]})
    assert all(sum(point["chances"]) == pytest.approx(1) for point in whole["points"])
    for one in whole["choices"]:
        missed = one["cost"] >= FREE and one["best"][0]["move"] != one["move"]
        assert (one["better"] is not None) == missed
        if missed:
            assert one["better"]["move"] == one["best"][0]["move"]
            assert f"douro-reason-{one['better']['reason'].replace('_', '-')}" in messages("en")


def test_a_match_that_is_played_is_not_analysed(near):
    refused = ask(Played(near, "douro"))

    assert refused.status_code == 409
    assert refused.json()["message"] == "refused-not-over"


def test_a_match_that_never_was_is_not_analysed(near):
    assert near.http.get(f"/api/matches/{'0' * 32}/analysis").status_code == 404


def test_whoever_asks_for_too_many_analyses_is_asked_to_wait(near, monkeypatch):
    monkeypatch.setattr(analyses, "AT_ONCE", 0)
    played = Played(near, "dorada", 2)
    played.end()

    assert ask(played).json()["message"] == "refused-too-fast"


def test_until_a_search_is_compiled_nothing_is_judged(monkeypatch):
    monkeypatch.setattr(analyses, "ready_bot", lambda level, game: Ready(bot_of("normal", game), warming=True))

    assert analyses.judging(recorded("douro", 10).encode(), 6, 1) == []


def test_whoever_asks_is_told_that_the_bot_is_still_getting_ready(near, monkeypatch):
    judging, ready = analyses.judging, Event()
    monkeypatch.setattr(analyses, "AGAIN", 0.01)
    monkeypatch.setattr(analyses, "judging", lambda *facts: judging(*facts) if ready.is_set() else [])
    with ThreadPoolExecutor(1) as pool:
        monkeypatch.setattr(Thinkers, "_pool", lambda thinkers, searching: pool)
        played = Played(near, "dorada", 2)
        played.end()
        eventually(lambda: ask(played).json()["warming"])

        assert ask(played).json()["done"] == 0
        ready.set()
        eventually(lambda: ask(played).json()["done"])
        assert not ask(played).json()["warming"]
        eventually(lambda: ask(played).json()["done"] == ask(played).json()["total"])
