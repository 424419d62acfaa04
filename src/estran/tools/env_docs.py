"""One page per environment, written from the games themselves: sizes, options, actions, and what every feature means.

`python -m estran.tools.env_docs` writes them; a test fails while they are stale.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from estran.engine.features import Part
from estran.envs import id_of
from estran.games import NAMES, find
from estran.games.dolores import actions as dolores
from estran.words.speaker import speaker

FOLDER = Path(__file__).parents[3] / "docs" / "envs"
SEEN_FROM = {
    "dolores": "Seats stand in turn from the one that looks. A seat that is not taken is all zeros.",
    "dorada": (
        "Colours stand in turn from the one that looks; with two colours each: one's own first, the other's first, one's own\n"
        "second, the other's second. A colour that nobody plays is all zeros. Squares run from START, 0, to 99."
    ),
    "douro": "Seats stand in turn from the one that looks, or from A for an onlooker. A seat that is not taken is all zeros.",
}
PLACES = (
    "Where a part has a feature for each pair of things, such as each card of each seat, the first of the two runs slowest.\n"
    "`estran.envs.parts` gives the slices."
)
ACTIONS: dict[
    str, Sequence[tuple[int, int, str]]
] = {  # the first number of each block, how many there are, and what they are
    "dolores": [
        (dolores.PASS, 1, "pass"),
        (
            dolores.PLAY,
            dolores.HAND - dolores.PLAY,
            "play a message: lantern, lookout, theft, undertow, eddies, convoy, …",
        ),
        (dolores.HAND, dolores.GUESS - dolores.HAND, "show share, conflict, dodge, or two of them with a Trickery"),
        (dolores.GUESS, dolores.DROP - dolores.GUESS, "guess: three times the dealer's gesture plus the neighbour's"),
        (dolores.DROP, dolores.PICK - dolores.DROP, "drop a collection, by kind of goods"),
        (dolores.PICK, dolores.SETS - dolores.PICK, "pick the card in a slot"),
        (dolores.SETS, dolores.STEAL - dolores.SETS, "arrange or take a set of slots, one bit per slot"),
        (dolores.STEAL, dolores.ACTIONS - dolores.STEAL, "steal: 21 times the victim's seat plus the card"),
    ],
    "dorada": [(0, find("dorada").actions, "move the free pawn on this square; START is 0")],
    "douro": [(0, find("douro").actions, "lay down, or give, the barrel card of this value; there is no 5")],
}


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
        ["numbers", "what they choose"], [[_numbers(first, size), what] for first, size, what in ACTIONS[name]]
    )
    yield from ["", "## Observation", "", SEEN_FROM[name], PLACES, ""]
    found: Any = game.features
    parts: dict[str, Part] = found.FEATURES
    yield from table(
        ["part", "features", "values", "meaning"],
        [
            [f"`{key}`", _numbers(found.PARTS[key].start, part.size), f"{part.least} to {part.most}", part.meaning]
            for key, part in parts.items()
        ],
    )


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
