"""A match, its record and its chance."""

from estran.engine.game import Refused


def in_english(refused: Refused) -> str:
    """The refusal as a sentence for programmers; doors render it in their reader's language."""
    from estran.words.narrator import refusal  # loaded when something is refused, so that a match starts at once
    from estran.words.speaker import speaker

    return speaker("en").text(refusal(refused))


Refused.render = in_english
