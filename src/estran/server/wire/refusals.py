"""A refusal as it is sent: its message id, and its arguments in JSON's own types."""

from typing import Any

from estran.engine.game import Refused

LONGEST = 240  # characters of anything that came and is sent back
GUESSES = frozenset(
    {"refused-room", "refused-token", "refused-host", "refused-ticket", "people-refused-profile", "people-refused-link"}
)  # answers to a wrong code or token


def arguments_of(refused: Refused) -> dict[str, Any]:
    """What the sentence is made with; a refusal within it, such as one thing wrong with a board, is an object too."""
    return {name: _plain(value) for name, value in refused.arguments.items()}


def _plain(value: Any) -> Any:
    match value:
        case Refused():
            return {"message": value.message, "arguments": arguments_of(value), "text": str(value)}
        case list() | tuple():
            return [_plain(item) for item in value]
        case int():
            return value
        case _:
            return str(value)[:LONGEST]
