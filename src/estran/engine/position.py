"""A table on one line of text: what the notations of all games have in common.

Parts stand two spaces apart: first how many play, then the options that differ from the usual ones, then what lies on the
table. A game's chapter `position` reads and writes its own parts.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from estran.engine.game import Game, Refused
from estran.engine.seats import CHANCE, LETTERS, letter, members

HIDDEN = "?"  # something that lies there, unknown to the one for whom the line was written
NOTHING = "-"  # an empty place
SWITCHES = {"true": True, "false": False}


def unread(part: str, came: str, expected: Iterable[Any]) -> Refused:
    """The answer to a word that does not fit its part."""
    return Refused("refused-table-word", part=part, came=came, expected=[str(word) for word in expected])


class TableLine:
    """The parts of a line: each is asked for once, and what nobody asks for is refused."""

    def __init__(self, game: Game, text: str) -> None:
        self.game = game
        head, *parts = re.split(r"\s*\n\s*|\s{2,}", text.strip())
        count = re.fullmatch(r"([0-9]{1,3}) players", head)
        if count is None and (run := re.fullmatch(r"([0-9]{1,3} players) (.+)", head)):
            raise Refused("terminal-table-spaces", head=run[1], rest=run[2])
        if count is None:
            raise unread("players", head, [f"{players} players" for players in game.players])
        self.players = int(count[1])
        self._parts = [part.split() for part in parts]
        self.options = {name: _option(name, words) for name in game.options if (words := self.one(name)) is not None}

    def fresh(self, options: Mapping[str, Any]) -> Any:
        """The table that this line begins with, or a refusal."""
        return self.game.set_table(self.players, {**options, **self.options})

    def one(self, name: str) -> list[str] | None:
        """The words of the part with this name; None where it is not there."""
        found = self.every(name)
        if len(found) > 1:
            raise Refused("refused-table-twice", part=name)
        return found[0] if found else None

    def every(self, name: str) -> list[list[str]]:
        """The words of all parts with this name."""
        found = [words for first, *words in self._parts if first == name]
        self._parts = [part for part in self._parts if part[0] != name]
        return found

    def numbered(self) -> list[tuple[int, list[str]]]:
        """The parts that begin with a number."""
        found = {first for first, *_ in self._parts if first.isascii() and first.isdigit() and len(first) < 4}
        return [(int(number), self.one(number) or []) for number in sorted(found, key=int)]

    def chosen(self) -> list[tuple[int, str]]:
        """What seats have chosen unseen: `A chose share`."""
        found = [part for part in self._parts if part[1:2] == ["chose"] and part[0] in LETTERS[: self.players]]
        self._parts = [part for part in self._parts if part not in found]
        return [(LETTERS.index(seat), " ".join(move)) for seat, _, *move in found]

    def front(self, seat: int) -> list[str] | None:
        """What lies in front of a seat: `A: wines-2 trickery`."""
        return self.one(f"{letter(seat)}:")

    def seat(self, name: str) -> int | None:
        """The seat that a part names; None where it is not there."""
        words = self.one(name)
        return None if words is None else self.seat_in(name, words)

    def seat_in(self, name: str, words: Sequence[str]) -> int:
        """The one seat that these words of a part name."""
        if len(words) != 1 or words[0] not in LETTERS[: self.players]:
            raise unread(name, " ".join(words), LETTERS[: self.players])
        return LETTERS.index(words[0])

    def row(self, name: str, known: Mapping[str, int]) -> list[int] | None:
        """One word per seat, by what each stands for; None where the part is not there."""
        words = self.one(name)
        if words is None:
            return None
        if len(words) != self.players:
            raise Refused("refused-table-row", part=name, came=len(words), players=self.players)
        return [known_word(name, word, known) for word in words]

    def end(self, *, lacking: str | None = None) -> None:
        """Refuse what is left; `lacking` is a part without which it says nothing."""
        if self._parts and lacking is not None:
            raise Refused("refused-table-early", came=" ".join(self._parts[0]), expected=lacking)
        if self._parts:
            raise Refused("refused-table-part", came=" ".join(self._parts[0]))


def known_word(part: str, word: str, known: Mapping[str, int]) -> int:
    """What a word stands for."""
    if word not in known:
        raise unread(part, word, known)
    return known[word]


def _option(name: str, words: Sequence[str]) -> Any:
    if len(words) != 1:
        raise unread(name, " ".join(words), SWITCHES)
    number = words[0].isascii() and words[0].isdigit() and len(words[0]) < 4
    return int(words[0]) if number else SWITCHES.get(words[0], words[0])


def choose(game: Game, state: Any, line: TableLine) -> None:
    """Lay down what seats have chosen unseen, and look whether the match can go on from here."""
    for seat, move in line.chosen():
        waiting = game.plain.waiting(state)
        moves = {game.notation.write_action(state, seat, action): action for action in game.legal_actions(state, seat)}
        if game.phases(int(state.phase)) not in game.secret_phases or move not in moves:
            raise unread(f"{letter(seat)} chose", move, moves)
        if waiting == 1 << seat:
            raise Refused("refused-table-all-chose", seat=letter(seat))
        game.plain.act(state, seat, moves[move])
    state.said = 0
    waiting = game.plain.waiting(state)
    if waiting == CHANCE:
        idle = ["*"] if sum(game.chances(state)) < 1 else []
    else:
        idle = [letter(seat) for seat in members(waiting) if not game.legal_actions(state, seat)]
    if idle:
        raise Refused("refused-table-stuck", waiting=idle)


def head(game: Game, players: int, options: Mapping[str, Any]) -> list[str]:
    """The first parts of a line: the players, and the options that are not as usual."""
    unusual = {name: value for name, value in options.items() if value != game.defaults[name]}
    words = {name: str(value).lower() if isinstance(value, bool) else str(value) for name, value in unusual.items()}
    return [f"{players} players", *(f"{name} {word}" for name, word in words.items())]


def chose(game: Game, state: Any, seat: int, action: int) -> str:
    """How a line says what a seat has chosen unseen."""
    return f"{letter(seat)} chose {game.notation.write_action(state, seat, action)}"
