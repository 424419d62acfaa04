"""Being there is for people at tables: arena, lab and environments know nothing of it, and play as they did before."""

import subprocess
import sys

import numpy as np
import pytest

from estran.engine.seats import LETTERS
from estran.games import find
from estran.lab.chunks import play_chunk
from estran.lab.experiment import Chunk, Experiment
from estran.trials.matches import Setting, play_match
from estran.trials.schedule import Fixture

BEFORE = {  # from the version before seats could change hands: scores and winners in the arena; points, winners and plies in the lab
    "dolores": ((21, 8, 13), (0,), [[6, 13, 11], [8, 6, 16]], [2, 4], [126, 108], [-1.0, 2.0, -1.0]),
    "dorada": ((40, 240, 50), (1,), [[160, 80, 50], [60, 180, 0]], [1, 2], [109, 135], [-1.0, 2.0, -1.0]),
    "douro": ((2, 12, 13), (2,), [[10, 11, 10], [8, 1, 13]], [2, 4], [108, 108], [-1.0, 2.0, -1.0]),
}
every_game = pytest.mark.parametrize("game", BEFORE)
FORBIDDEN = ("estran.client", "estran.cli", "estran.match.revealing", "estran.server.room", "estran.server.feeds")


@pytest.mark.usefixtures("plain")
@every_game
def test_the_arena_plays_as_before(game):
    row = play_match(Setting.of(game, {}, 3), Fixture(1, ("easy", "normal", "random")))

    assert (row.scores, row.winners) == BEFORE[game][:2]


@pytest.mark.usefixtures("plain")
@every_game
def test_the_lab_plays_as_before(game):
    experiment = Experiment.of(find(game), 3, ["random"], [{}], 7)
    points, won, plies, _ = play_chunk(experiment, Chunk(0, 2, 0)).arrays()

    assert (points[:, :3].tolist(), won.tolist(), plies.tolist()) == BEFORE[game][2:5]


@every_game
def test_environments_play_as_before(game):
    zoo = pytest.importorskip("estran.envs.zoo")
    table, luck = zoo.env(game, players=3), np.random.default_rng(5)
    rewards = dict.fromkeys(LETTERS[:3], 0.0)
    table.reset(seed=5)
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        rewards[agent] += reward
        table.step(None if over or cut else int(luck.choice(np.flatnonzero(seen["action_mask"]))))

    assert list(rewards.values()) == BEFORE[game][5]


@pytest.mark.parametrize("package", ["estran.arena.run", "estran.lab.run", "estran.envs.zoo", "estran.envs.vector"])
def test_nothing_of_it_is_even_loaded(package):
    script = f"import sys, {package}; print(*(name for name in sys.modules if name.startswith({FORBIDDEN!r})))"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert loaded.returncode == 0, loaded.stderr

    assert loaded.stdout.split() == []
