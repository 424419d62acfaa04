"""What went wrong, in the user's language: refusals, and the system's reasons for them."""

import errno
from typing import Any

from estran.engine.game import Refused
from estran.words.narrator import refusal
from estran.words.speaker import Message

REASONS = {  # why a file cannot be used; other reasons are rare and stay in the system's own words
    errno.ENOENT: "terminal-reason-missing",
    errno.EACCES: "terminal-reason-forbidden",
    errno.EPERM: "terminal-reason-forbidden",
    errno.EROFS: "terminal-reason-forbidden",
    errno.EISDIR: "terminal-reason-folder",
    errno.ENOTDIR: "terminal-reason-no-folder",
    errno.EEXIST: "terminal-reason-no-folder",
    errno.ENOSPC: "terminal-reason-full",
}


def in_words(refused: Refused) -> Message:
    """The refusal's message; the system's reason for it is translated where we have words for it."""
    message = refusal(refused)
    if isinstance(refused.__cause__, OSError) and "reason" in message.arguments:
        return Message(message.id, {**message.arguments, "reason": reason(refused.__cause__)})
    return message


def reason(problem: OSError) -> Any:
    """Why a file cannot be used."""
    known = REASONS.get(problem.errno or 0)
    return Message(known) if known else problem.strerror or str(problem)
