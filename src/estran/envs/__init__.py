"""Environments for programs that learn: PettingZoo, Gymnasium and OpenSpiel. Each only translates.

Importing this registers every game with Gymnasium: `gymnasium.make_vec("estran/Douro-v0", num_envs=4096)`; importing
`estran.envs.spiel` registers them with OpenSpiel.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from gymnasium.envs.registration import register, registry

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
    return getattr(import_module(_HOMES[name]), name)


def register_games() -> None:
    """Make every installed game known to Gymnasium."""
    for game in names():
        if id_of(game) not in registry:
            register(
                id=id_of(game),
                entry_point="estran.envs.single:SeatEnv",
                vector_entry_point="estran.envs.vector:TablesEnv",
                kwargs={"game": game},
            )


register_games()
