"""Parses what people type: numbers, games, options, seats. What cannot be parsed is refused with what was expected."""

import re
import unicodedata
from collections.abc import Iterable
from typing import Any

from estran.engine.game import Game, Refused
from estran.engine.seats import LETTERS
from estran.games import find
from estran.words.signs import plain_name

LARGEST_SEED = 2**63 - 1
SHORT = re.compile(r"(?P<whole>-?[0-9]{1,19})(?:\.(?P<part>[0-9]{1,19}))?[eE]\+?(?P<zeros>[0-9]{1,2})")  # such as 2.5e6
WORDS = {"true": True, "false": False, "null": None}  # as records write them


def fold(text: str) -> str:
    """The text without accents, capitals and surplus spaces, so that `dolores` and ` Dolorès` are the same answer."""
    bare = unicodedata.normalize("NFKD", text.replace("ł", "l").replace("Ł", "L").replace("’", "'"))
    return " ".join("".join(letter for letter in bare if not unicodedata.combining(letter)).casefold().split())


def whole_number(text: str, name: str, least: int, most: int) -> int:
    """A whole number within these bounds, as people write it: `1_000_000`, `1 000 000` or `1e6`; `name` says what it is for."""
    number = _whole(text.strip())
    if number is not None and least <= number <= most:
        return number
    raise Refused("terminal-usage-number", name=name, came=text, least=str(least), most=str(most))


def _whole(text: str) -> int | None:
    """The number that is written here, if it is a whole one of no more digits than a seed has."""
    if found := SHORT.fullmatch(text):
        whole, part, zeros = found["whole"], found["part"] or "", int(found["zeros"])
        digits = f"{whole}{part}{'0' * (zeros - len(part))}" if zeros >= len(part) else ""
    else:
        digits = re.sub(r"(?<=\d)[_ \u00a0\u202f](?=\d{3}(?!\d))", "", text)
    bare = digits.removeprefix("-")
    return int(digits) if bare.isascii() and bare.isdigit() and len(bare) <= len(str(LARGEST_SEED)) else None


def game_named(text: str) -> Game:
    """A game by its name, with or without accents; `Douro 1872` is `douro`."""
    words = fold(text).split()
    return find(words[0] if words else text)


def options_of(game: Game, pairs: Iterable[str]) -> dict[str, Any]:
    """Options as `k=v`, values as the game knows them; which ones there are, and what they may be, the game decides."""
    return {name: _value(game, name, text) for name, text in parted(pairs).items()}


def parted(pairs: Iterable[str]) -> dict[str, str]:
    """Names and what was typed for them; nothing may be said twice, for one of the two would go unheard."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise Refused("terminal-usage-pair", came=pair)
        if name in options:
            raise Refused("terminal-usage-pair-twice", name=name)
        options[name] = text.strip()
    return options


def _value(game: Game, name: str, text: str) -> Any:
    option = game.options.get(name)
    if option is not None and option.load is not None:
        return option.load(text)
    if text in WORDS:
        return WORDS[text]
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text


def bot_seats(text: str, players: int, name: str = "--bots") -> str:
    """The seats of the bots: `2` is the last two, `BC` is those two; `name` says where this was written."""
    letters = LETTERS[:players]
    bare = text.strip().upper()
    if bare.isascii() and bare.isdigit():
        return letters[players - whole_number(bare, name, 0, players) :]
    if unknown := sorted(set(bare) - set(letters)):
        raise Refused("terminal-usage-bots", came=unknown[0], known=list(letters))
    return "".join(letter for letter in letters if letter in bare)


def names_in(text: str, seats: str, taken: Iterable[str]) -> dict[str, str]:
    """Names for these seats, in their order: `Ada,Bo`; two players of one name could not be told apart."""
    names = [plain_name(name) for name in text.split(",")]
    if len(names) != len(seats) or not all(names):
        raise Refused("terminal-usage-names", people=len(seats), came=len([name for name in names if name]))
    for name in (name for position, name in enumerate(names) if name in [*taken, *names[:position]]):
        raise Refused("terminal-usage-name", name=name)
    return dict(zip(seats, names, strict=True))
