"""Packs trained networks for play: one file per game, on its shelf for bots."""

from pathlib import Path
from typing import Any

import numpy as np

from estran.bots.policy import POLICIES
from estran.games import find, names
from estran.school.net import restored
from estran.tools.training import home_of


def ship(folder: Path) -> None:
    """Write the networks of a folder of checkpoints to the shelves of their games, beside what is there for other sizes."""
    for name in names():
        game, kept = find(name), dict[str, Any]()
        target = home_of(game) / POLICIES
        if target.exists():
            with np.load(target) as known:
                kept |= known
        for players in game.players:
            if (file := folder / f"{name}-{players}.npz").exists():
                kept |= {f"{players}-{part}": value for part, value in restored(game, file).kept().items()}
        if kept:
            with target.open("wb") as out:
                np.savez_compressed(out, **kept)
            print(f"{target.name} of {name}: {target.stat().st_size / 1e6:.2f} MB")  # noqa: T201
