"""JSON that strangers may have written: whatever is wrong with it is one kind of error."""

from typing import Any

import msgspec

DEEPEST = 32  # lists and objects in each other; nothing of ours comes near


def decoded(text: bytes | str) -> Any:
    """What a text of JSON holds; a text that is damaged, or nested too deep, is a ValueError."""
    try:
        content = msgspec.json.decode(text)
    except RecursionError as problem:
        raise _too_deep() from problem
    _check_depth(content)
    return content


def _check_depth(content: Any) -> None:
    """Look at one level after the other, for a walk into the depth could itself go too deep."""
    level = [content]
    for _ in range(DEEPEST):
        inside = [part.values() if isinstance(part, dict) else part for part in level if isinstance(part, (dict, list))]
        level = [part for parts in inside for part in parts if isinstance(part, (dict, list))]
        if not level:
            return
    raise _too_deep()


def _too_deep() -> ValueError:
    return ValueError(f"nested more than {DEEPEST} deep")
