"""Environments for programs that learn: PettingZoo, Gymnasium and OpenSpiel. Each only translates.

Importing this registers every game with Gymnasium: `gymnasium.make_vec("estran/Douro-v0", num_envs=4096)`; importing
`estran.envs.spiel` registers them with OpenSpiel.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from estran.batch import in_words
from estran.extras import need
from estran.games import find, names

if TYPE_CHECKING:
    from estran.envs.single import SeatEnv
    from estran.envs.stable import StableTables
    from estran.envs.vector import TablesEnv
    from estran.envs.zoo import env, parallel_env, raw_env

__all__ = ["SeatEnv", "StableTables", "TablesEnv", "env", "id_of", "parallel_env", "parts", "raw_env"]

_HOMES = {
    "SeatEnv": "estran.envs.single",
    "StableTables": "estran.envs.stable",
    "TablesEnv": "estran.envs.vector",
    "env": "estran.envs.zoo",
    "parallel_env": "estran.envs.zoo",
    "raw_env": "estran.envs.zoo",
}


_PACKAGES = {  # what each of them needs besides Gymnasium, and the extra that brings it
    "estran.envs.stable": ("learn", "stable_baselines3"),
    "estran.envs.zoo": ("envs", "pettingzoo"),
}


def id_of(game: str) -> str:
    """The game's name with Gymnasium, with the version of its behaviour."""
    return f"estran/{game.capitalize()}-v{find(game).version}"


def parts(game: str) -> Mapping[str, slice]:
    """Where each part of the game's observation stands, by its name."""
    return find(game).features.PARTS


def __getattr__(name: str) -> Any:
    """Import on first use, so that nobody waits for a library they did not ask for."""
    if name not in _HOMES:
        raise AttributeError(f"module 'estran.envs' has no attribute {name!r}")
    home = _HOMES[name]
    if home in _PACKAGES:
        with in_words():
            need(*_PACKAGES[home])
    return getattr(import_module(home), name)


def register_games() -> None:
    """Make every installed game known to Gymnasium."""
    with in_words():
        need("envs", "gymnasium")
    from gymnasium.envs.registration import register, registry

    for game in names():
        if id_of(game) not in registry:
            register(
                id=id_of(game),
                entry_point="estran.envs.single:SeatEnv",
                vector_entry_point="estran.envs.vector:TablesEnv",
                kwargs={"game": game},
            )


register_games()
