"""What a game is called, what it is about, and what may be agreed on before a match."""

from collections.abc import Iterator
from typing import NamedTuple

from estran.engine.game import Game
from estran.words.speaker import Message, speaker


class OptionTitle(NamedTuple):
    """One of a game's options."""

    key: str  # as records write it
    title: Message
    help: Message


def name(game: str) -> Message:
    """The game's printed name."""
    return Message(f"{game}-name")


def about(game: str) -> Message:
    """What it is, for how many players and how long, in two sentences."""
    return Message(f"{game}-about")


def language(code: str) -> str:
    """What a language calls itself, so that those who need it find it."""
    return speaker(code).say("language")


def options(game: Game) -> Iterator[OptionTitle]:
    """What the host may choose, with an explanation."""
    for key in game.defaults:
        id = f"{game.name}-option-{key.replace('_', '-')}"
        yield OptionTitle(key, Message(id), Message(f"{id}-help"))
