"""Tide is played wherever games are played, and nothing but its package was written for it."""

import asyncio
from importlib.metadata import EntryPoint

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import parallel_api_test

from estran import Batch, Match, MatchRecord, compete, games, study
from estran.client import Client
from estran.server.wire import facts
from estran.words.folders import LANGUAGES
from tests.lab.conftest import plain  # noqa: F401 (a fixture)
from tests.server.near import serving
from tests.trials.conftest import plain as arena_plain  # noqa: F401 (what that one asks for)

PLAYERS = 3


def test_a_match_is_played_at_the_terminal_to_its_end_and_kept(estran, tmp_path):
    line = ("play", "tide", "--players", "2", "--bots", "1", "--seed", "3", "--option", "rounds=3")
    ran = estran(*line, typed=("table", "?", "1", "grab 2", "hint", "3", f"save {tmp_path / 'tide.json'}", "quit"))

    assert "Traceback" not in ran.out + ran.err
    assert "You grab 2." in ran.out
    assert ran.out.count("The wave: ") == 3
    assert "Most pebbles, " in ran.out
    assert MatchRecord.load(tmp_path / "tide.json").result is not None


def test_where_a_game_has_no_drawing_its_table_is_told(estran):
    line = ("play", "tide", "--players", "2", "--bots", "1", "--seed", "3")

    drawn, told = (
        estran(*line, typed=(command,)).out.partition("The match has been saved")[0] for command in ("map", "table")
    )

    assert drawn == told
    assert len(told.splitlines()) > 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_english_stands_in_for_a_language_that_the_package_does_not_speak(estran, lang):
    ran = estran("play", "tide", "--players", "2", "--bots", "1", typed=("1", "quit"), lang=lang)

    assert "You grab 1." in ran.out


def test_its_rulebook_is_read_at_the_terminal(estran):
    ran = estran("rules", "tide", "TID-4")

    assert ran.code == 0
    assert "it takes the fullest hand" in ran.out


@pytest.mark.usefixtures("plain")
def test_the_lab_reports_what_all_games_have(tmp_path):
    tables = study("tide", players=PLAYERS, bots=["random", "easy", "normal"], matches=60, folder=tmp_path)

    assert tables
    assert (tmp_path / "report.md").read_text(encoding="utf-8").startswith("# The lab: Tide")


@pytest.mark.usefixtures("plain")
def test_bots_meet_in_the_arena():
    standings = compete("tide", ["random", "normal"], players=[2], matches=4)

    assert standings


@pytest.mark.filterwarnings("ignore:We recommend agents to be named", "ignore:Observation")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
def test_environments_know_it():
    from estran.envs import parallel_env

    parallel_api_test(parallel_env("tide", PLAYERS), num_cycles=30)


@pytest.mark.compiled
def test_thousands_of_tables_are_one_environment():
    from estran.envs import id_of, register_games

    register_games()  # once more: this process may have done so before the game was installed
    tables = gymnasium.make_vec(id_of("tide"), num_envs=64, players=PLAYERS)
    _, facts = tables.reset(seed=1)
    ended = 0
    for _ in range(20):
        _, _, over, _, facts = tables.step(np.argmax(facts["action_mask"], axis=1))
        ended += over.sum()

    assert ended == 64  # six rounds of three choices, once for every table


@pytest.mark.compiled
def test_compiled_tables_play_what_plain_ones_play():
    batch = Batch("tide", 8, PLAYERS, seed=5)
    played = batch.playout()

    assert (played.winners > 0).all()


def test_a_match_is_played_on_the_server_against_a_bot(tmp_path):
    async def play(url):
        async with Client(url) as client:
            host = await client.open("tide", ["local", "bot"], options={"rounds": 3})
            await host.do("POST", "start")
            async with host.seats().sit() as table:
                async for turn in table.turns():
                    await turn.choose(turn.moves[0])
                return next(iter(table.chairs.values())).view

    with serving(tmp_path) as near:
        view = asyncio.run(play(near.url))

    assert view["winners"]
    assert view["rounds"] == 0


def test_a_match_can_be_replayed_from_its_record():
    match = Match("tide", 2, options={"rounds": 3}, seed=1)
    while not match.over:
        match.play(min(match.waiting), "grab 1")

    assert Match.replay(match.record()).record().result == match.record().result


def test_a_package_that_cannot_be_loaded_leaves_the_other_games_to_clients(monkeypatch):
    known = {"adrift": EntryPoint("adrift", "nowhere.at.all:GAME", games.GROUP), **games.guests()}
    for module in (games, facts):
        monkeypatch.setattr(module, "guests", lambda: known)
    facts.guest_games.cache_clear()

    assert [guest.facts.name for guest in facts.guest_games()] == ["tide"]
    facts.guest_games.cache_clear()
