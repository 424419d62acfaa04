"""A recorded match of each game, told line by line: compared with the accounts that were read and approved.

`python -m tests.words.accounts` writes the accounts again, for somebody to read before they are committed.
"""

from collections.abc import Iterator
from pathlib import Path

from estran.games import NAMES
from estran.match.match import Match
from estran.match.record import MatchRecord
from estran.words.folders import LANGUAGES
from estran.words.narrator import Narrator
from estran.words.speaker import speaker

HERE = Path(__file__).parent / "accounts"
LISTENERS = {"A": "player", None: "onlooker"}


def recorded(game: str) -> Match:
    """The match that is told."""
    return Match.replay(MatchRecord.load(HERE / f"{game}.json"))


def account(match: Match, listener: str | None, language: str, since: int = 0) -> list[str]:
    """What this listener is told of a match from a ply on, one line per event."""
    narrator, say = Narrator(match.game, match.names, listener), speaker(language).text
    messages = (narrator.event(told) for _, told in match.events(listener, since))
    return [say(message) for message in messages if message is not None]


def accounts() -> Iterator[tuple[Path, list[str]]]:
    """Every account, and the file it is kept in."""
    for game in NAMES:
        match = recorded(game)
        for language in LANGUAGES:
            for listener, name in LISTENERS.items():
                yield HERE / f"{game}-{name}.{language}.txt", account(match, listener, language)


if __name__ == "__main__":
    for path, lines in accounts():
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
