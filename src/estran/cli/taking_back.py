"""What can be taken back at a terminal: one's own last choice."""

from collections.abc import Collection

from estran.engine.game import Refused
from estran.match.match import Match
from estran.match.revealing import reveals


def kept_by_undo(match: Match, people: Collection[str], shared: bool) -> int:
    """How many plies stay when the last choice of these people is taken back; refused where it cannot be.

    Where several people sat down, nothing may have followed it or been revealed by it, even if all but one have resigned;
    somebody alone with bots goes back across everything.
    """
    last = max((number for number, ply in enumerate(match.plies) if ply[0] in people), default=None)
    if last is None:
        raise Refused("refused-undo")
    if shared:
        if last < len(match.plies) - 1:
            raise Refused("terminal-undo-late")
        shown = match.opened == len(match.plies)  # unlike a secret choice while others still choose
        if shown and reveals(match.at(last), match.plies[last]):
            raise Refused("refused-undo-revealed")
    return last


def can_undo(match: Match, people: Collection[str], shared: bool) -> bool:
    """Whether there is anything to take back."""
    try:
        kept_by_undo(match, people, shared)
    except Refused:
        return False
    return True
