"""The pages of the environments are what the games say, and no feature leaves the range that its page gives."""

import random
from typing import Any

import numpy as np
import pytest

from estran.engine.seats import members
from estran.games import NAMES, find
from estran.match.match import Match
from estran.tools import env_docs

EVERY = {"dorada": 5}  # its turns are alike: features are looked at after every so many plies
STALE = "run: python -m estran.tools.env_docs"


@pytest.mark.parametrize("name", NAMES)
def test_the_page_is_what_the_game_says(name):
    assert (env_docs.FOLDER / f"{name}.md").read_text(encoding="utf-8") == env_docs.page(name), STALE


@pytest.mark.parametrize("name", NAMES)
def test_blocks_of_actions_cover_every_action_once(name):
    covered = [first + place for first, size, _ in env_docs.blocks(find(name)) for place in range(size)]

    assert covered == list(range(find(name).actions))


@pytest.mark.parametrize("name", NAMES)
def test_features_stay_within_their_ranges(name):
    chapter: Any = find(name).features
    least = np.concatenate([[part.least] * part.size for part in chapter.FEATURES.values()])
    most = np.concatenate([[part.most] * part.size for part in chapter.FEATURES.values()])
    lowest, highest = np.zeros(chapter.SIZE), np.zeros(chapter.SIZE)

    for players in (find(name).players[0], find(name).players[-1]):
        for seen in sights(name, players):
            lowest, highest = np.minimum(lowest, seen), np.maximum(highest, seen)

    assert len(least) == chapter.SIZE
    assert np.flatnonzero(lowest < least).tolist() == []
    assert np.flatnonzero(highest > most).tolist() == []
    assert {part for part, where in chapter.PARTS.items() if not highest[where].any()} <= {"passed", "drop"}  # rare


def sights(name, players):
    """What every seat sees of a few random matches, now and then."""
    game = find(name)
    for seed in range(4):
        match, luck = Match(name, players, seed=seed), random.Random(seed)
        while not match.over:
            seat = luck.choice(sorted(match.waiting))
            match.play(seat, luck.choice(match.legal(seat)))
            if len(match.plies) % EVERY.get(name, 1):
                continue
            for number in members((1 << players) - 1):
                seen = np.zeros(game.features.SIZE, np.int16)
                game.plain.observe(match.table, number, seen)
                yield seen
