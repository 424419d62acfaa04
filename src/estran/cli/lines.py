"""Things as the text of a line."""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from typing import Any

from estran.words.narrator import Narrator
from estran.words.speaker import Message, Speaker

Lines = Iterator[str]


def name_of(seat: str, narrator: Narrator) -> Any:
    """A seat at the beginning of a line."""
    return Message("terminal-you") if seat == narrator.listener else narrator.names[seat]


def listed(items: Sequence[Any], speaker: Speaker) -> str:
    """Things with commas between them, or the word for none."""
    words = [speaker.text(item) if isinstance(item, Message) else str(item) for item in items]
    return ", ".join(words) if words else speaker.say("terminal-none")


def parted(items: Iterable[Message | str], speaker: Speaker) -> str:
    """Things that have commas of their own, as the language keeps such things apart; nothing if there are none."""
    words = [item if isinstance(item, str) else speaker.text(item) for item in items]
    return reduce(lambda first, last: speaker.say("list-also", first=first, last=last), words) if words else ""
