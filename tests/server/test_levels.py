"""Bots of every level at the server's tables."""

import os
from concurrent.futures import ThreadPoolExecutor
from threading import Event, get_native_id
from unittest.mock import Mock

import pytest

from estran.bots import levels
from estran.bots.habit import HabitBot
from estran.bots.levels import LEVELS, SEARCHING, USUAL, ready_bot, voice_of
from estran.bots.policy import PolicyBot
from estran.bots.random import RandomBot
from estran.games import find
from estran.match.match import Match
from estran.server.minds import thinkers
from estran.server.minds.duties import Worker
from estran.server.minds.thinkers import facts_of, talking, thinking
from tests.server.near import eventually, serving


@pytest.fixture
def overheard(tmp_path, monkeypatch):
    """A server, and which of its bots have begun to think at which level."""
    heard = []
    think = Worker.think

    async def listen(worker, errand, match, seat, level, talk):
        heard.append((seat, level))
        return await think(worker, errand, match, seat, level, talk)

    monkeypatch.setattr(Worker, "think", listen)
    with serving(tmp_path) as near:
        yield near, heard


def test_each_bot_thinks_at_the_level_of_its_seat(overheard):
    near, heard = overheard
    wish = {"game": "douro", "seats": [{"kind": "bot", "level": level} for level in ("easy", "random", "normal")]}
    made = near.http.post("/api/rooms", json=wish).json()
    near.start(made)

    eventually(lambda: {("A", "easy"), ("B", "random"), ("C", "normal")} <= set(heard))


def test_a_bot_that_nobody_chose_a_level_for_plays_as_a_regular_does(overheard):
    near, heard = overheard
    made = near.http.post("/api/rooms", json={"game": "dorada", "seats": [{"kind": "bot"}] * 2}).json()
    near.start(made)

    eventually(lambda: heard)
    assert {level for _, level in heard} == {USUAL}


@pytest.mark.parametrize("level", LEVELS)
def test_what_runs_in_the_other_process_gives_a_legal_choice(level, monkeypatch):
    monkeypatch.setenv("ESTRAN_PLAIN", "1")
    match = Match("douro", 3, seed=5)

    with ThreadPoolExecutor(1) as searcher:  # one that does not wait for an idle core
        monkeypatch.setattr(thinkers, "searcher", lambda: searcher)
        move, _ = thinking(level, facts_of(match, "B", [], budget=0.01))

    assert move in match.legal("B")


@pytest.mark.parametrize(("policies", "kind"), [({2: None}, PolicyBot), ({}, HabitBot)])
def test_until_a_search_is_compiled_one_that_answers_at_once_plays_in_its_place(monkeypatch, policies, kind):
    game, expert, compiled = find("dorada"), RandomBot(), Event()
    monkeypatch.setattr(levels, "bot_of", lambda level, game: compiled.wait(60) and expert)
    making = levels._making.__wrapped__("expert", game)
    monkeypatch.undo()
    monkeypatch.setattr(levels, "_making", lambda level, game: making)
    monkeypatch.setattr(levels, "policies_of", lambda game: policies)
    monkeypatch.setattr(levels, "meanwhile", levels.meanwhile.__wrapped__)
    bot, warming = ready_bot("expert", game)

    assert warming
    assert isinstance(bot, kind)
    assert bot.honesty == LEVELS["expert" if kind is PolicyBot else USUAL].honesty
    compiled.set()
    eventually(lambda: ready_bot("expert", game) == (expert, False))


@pytest.mark.parametrize("level", SEARCHING)
def test_what_a_bot_says_needs_no_compiler(level, monkeypatch):
    monkeypatch.setattr(levels, "_making", None)
    match = Match("dolores", 2, seed=5)

    assert isinstance(talking(level, facts_of(match, min(match.waiting), [], budget=0.01)), list)
    assert vars(voice_of(level, find("dolores")))["honesty"] == LEVELS[level].honesty


def test_a_service_may_forbid_processes_to_be_nice(monkeypatch):
    nice = Mock(side_effect=PermissionError)
    monkeypatch.setattr(thinkers, "end_with_parent", lambda: None)
    monkeypatch.setattr("os.nice", nice)

    thinkers.settle(searching=True)

    nice.assert_called_once_with(thinkers.NICE)


def test_a_search_runs_on_an_idle_core_and_a_bot_is_loaded_on_any(monkeypatch):
    asked = []
    monkeypatch.setattr("os.sched_setscheduler", lambda who, policy, _: asked.append((who, policy, get_native_id())))

    searching = thinkers.searcher.__wrapped__().submit(get_native_id).result()

    assert asked == [(0, os.SCHED_IDLE, searching)]
    assert searching != get_native_id()


def test_a_service_may_forbid_idle_scheduling(monkeypatch):
    monkeypatch.setattr("os.sched_setscheduler", Mock(side_effect=PermissionError))

    assert thinkers.searcher.__wrapped__().submit(sum, (1, 2)).result() == 3
