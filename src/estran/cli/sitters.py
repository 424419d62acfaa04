"""Who played a seat from which ply on, and how a match stopped, as messages."""

from typing import Any

from estran.bots.levels import LEVELS
from estran.match.record import PERSON
from estran.words.speaker import Message


def level_name(level: str) -> Any:
    """A level in words; one that only a newer version knows, as it is written."""
    return Message(f"start-level-{level}") if level in LEVELS else level


def changed_hands(ply: int, name: str, who: str) -> Message:
    """From this ply on a bot plays for somebody, or they are back."""
    if who == PERSON:
        return Message("replay-sat-person", {"name": name, "is": "other"})
    return Message("replay-sat-bot", {"ply": ply, "name": name, "is": "other", "level": level_name(who)})
