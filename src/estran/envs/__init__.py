"""Environments for programs that learn: PettingZoo, Gymnasium and OpenSpiel. Each only translates.

Importing this registers every game with Gymnasium: `gymnasium.make_vec("estran/Douro-v0", num_envs=4096)`.
"""

from gymnasium.envs.registration import register, registry

from estran.games import names

VERSION = 0  # of what the environments show and pay; a change of either is a new one


def id_of(game: str) -> str:
    """The game's name with Gymnasium."""
    return f"estran/{game.capitalize()}-v{VERSION}"


for _game in names():
    if id_of(_game) not in registry:
        register(
            id=id_of(_game),
            entry_point="estran.envs.single:SeatEnv",
            vector_entry_point="estran.envs.vector:TablesEnv",
            kwargs={"game": _game},
        )
