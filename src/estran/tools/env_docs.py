"""One page per environment, written from the games themselves: sizes, options, actions, and what every feature means.

`python -m estran.tools.env_docs` writes them; a test fails while they are stale.
"""

from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from estran.engine.features import Part
from estran.engine.game import Game
from estran.envs import id_of
from estran.games import NAMES, find
from estran.words.speaker import speaker

FOLDER = Path(__file__).parents[3] / "docs" / "envs"
PLACES = (
    "Where a part has a feature for each pair of things, such as each card of each seat, the first of the two runs slowest.\n"
    "`estran.envs.parts` gives the slices."
)


def page(name: str) -> str:
    """The page of one game."""
    return "\n".join(lines(name)) + "\n"


def lines(name: str) -> Iterator[str]:
    """Line by line."""
    game = find(name)
    title = speaker("en").say(f"{name}-name")
    yield f"# The environment of {title}"
    yield ""
    yield "This page is written by `python -m estran.tools.env_docs` from the rules. [Environments](../envs.md) shows how to use it."
    yield ""
    yield from table(
        ["fact", "value"],
        [
            ["Gymnasium", f"`{id_of(name)}`"],
            ["PettingZoo", f'`estran.envs.env("{name}")`, `parallel_env`, `raw_env`'],
            ["OpenSpiel", f"`estran_{name}`"],
            ["players", f"{game.players[0]} to {game.players[-1]}"],
            ["observation", f"{game.features.SIZE} whole numbers, `int8`"],
            ["actions", f"{game.actions}"],
            ["chance outcomes", f"at most {game.outcomes}"],
            ["rewards", "at the end: everybody puts in 1, and the winners share it all"],
        ],
    )
    yield from ["", "## Options", ""]
    yield from table(["option", "default"], [[f"`{key}`", f"`{_json(value)}`"] for key, value in game.defaults.items()])
    yield from ["", "## Actions", ""]
    yield from table(
        ["numbers", "what they choose"], [[_numbers(first, size), what] for first, size, what in blocks(game)]
    )
    found: Any = game.features
    yield from ["", "## Observation", "", found.SEEN_FROM, PLACES, ""]
    parts: dict[str, Part] = found.FEATURES
    yield from table(
        ["part", "features", "values", "meaning"],
        [
            [f"`{key}`", _numbers(found.PARTS[key].start, part.size), f"{part.least} to {part.most}", part.meaning]
            for key, part in parts.items()
        ],
    )


def blocks(game: Game) -> Sequence[tuple[int, int, str]]:
    """The game's actions, block by block: the first number, how many there are, and what they choose."""
    found: Sequence[tuple[int, int, str]] = import_module(f"{game.package}.actions").MEANINGS
    return found


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """A table in Markdown."""
    yield f"| {' | '.join(head)} |"
    yield "|" + "---|" * len(head)
    yield from (f"| {' | '.join(row)} |" for row in rows)


def _numbers(first: int, size: int) -> str:
    return str(first) if size == 1 else f"{first} to {first + size - 1}"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def main() -> None:
    """Write every page."""
    FOLDER.mkdir(exist_ok=True)
    for name in NAMES:
        (FOLDER / f"{name}.md").write_text(page(name), encoding="utf-8")


if __name__ == "__main__":
    main()
