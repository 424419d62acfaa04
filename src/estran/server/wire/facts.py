"""What a client must know of a game before anybody sits down; for games that ship with it, built in as `facts.ts`."""

from functools import cache
from typing import Any

import structlog
from msgspec import Struct

from estran.engine.events import Weight
from estran.engine.game import Game
from estran.games import find, guests
from estran.words.folders import LANGUAGES, home_of

log = structlog.get_logger()


class OptionFacts(Struct, frozen=True):
    """Something the host may agree on; its words are `{game}-option-{name}` and `{game}-option-{name}-help`."""

    name: str  # as a record writes it
    kind: str  # switch, seat or choice
    usual: Any
    values: list[Any]  # of a choice
    players: int | None  # only at a table of this size


class GameFacts(Struct, frozen=True):
    """A game as doors know it."""

    name: str
    clauses: str  # the prefix of its clause ids
    least: int  # players
    most: int
    options: list[OptionFacts]
    secret: bool  # whether seats ever choose unseen
    dice: bool  # whether somebody rolls a die that others wait for
    hinted: list[str]  # events with words of their own for those they are hidden from
    final: list[str]  # events that tell with what everybody ended, and who has won
    previewed: list[str]  # events that the preview of a choice tells
    weights: dict[str, Weight]  # of events where they are shown one after the other; those that are not named are steps
    together: list[str]  # events that happen at the same time where they follow each other in a ply
    signals: dict[str, list[str]] | None  # what each signal is followed by; none where there is no vocabulary
    box: dict[str, list[Any]]  # names and numbers of what is in the box


class GuestGame(Struct, frozen=True):
    """A game that another package brings, with all that a client needs to let people play it."""

    facts: GameFacts
    words: dict[str, str]  # its catalogue by language; English stands in for what is missing
    rules: dict[str, str]  # its rulebook in Markdown, likewise


@cache
def guest_games() -> list[GuestGame]:
    """The games that a client was not built with, read once per process."""
    found = []
    for name in guests():
        try:
            found.append(_guest_game(name))
        except Exception as problem:  # noqa: BLE001 - somebody else's code: the other games stay playable
            log.warning("game_left_out", game=name, reason=type(problem).__name__)
    return found


def _guest_game(name: str) -> GuestGame:
    return GuestGame(
        facts=facts_of(find(name)),
        words=_by_language(name, f"{name}.ftl"),
        rules=_by_language(name, f"rules/{name}.md"),
    )


def _by_language(game: str, file: str) -> dict[str, str]:
    paths = {language: home_of(game) / language / file for language in LANGUAGES}
    return {language: path.read_text(encoding="utf-8") for language, path in paths.items() if path.is_file()}


def facts_of(game: Game) -> GameFacts:
    """The facts of one game."""
    return GameFacts(
        name=game.name,
        clauses=game.clauses,
        least=game.players[0],
        most=game.players[-1],
        options=[
            OptionFacts(name, option.kind, option.usual, list(option.values), option.players)
            for name, option in game.options.items()
        ],
        secret=bool(game.secret_phases),
        dice=game.roller is not None,
        hinted=sorted(game.hinted),
        final=sorted(game.final),
        previewed=sorted(game.previewed),
        weights=dict(game.weights),
        together=sorted(game.together),
        signals=signals_of(game) if game.signals else None,
        box={name: list(things) for name, things in game.box.items()},
    )


def signals_of(game: Game) -> dict[str, list[str]]:
    """What stands behind the first word of each signal: a gesture, a slot, a card."""
    words = game.vocabulary.WORDS
    return {kind: [words[letter][0] for letter in form.split()] for kind, form in game.vocabulary.FORMS.items()}
