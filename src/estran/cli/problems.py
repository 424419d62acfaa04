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
    errno.EDQUOT: "terminal-reason-full",
    errno.EFBIG: "terminal-reason-large",
}


def in_words(refused: Refused) -> Message:
    """The refusal's message; the system's reason for it is translated where we have words for it."""
    message = refusal(refused)
    return _because(message, reason(refused.__cause__)) if isinstance(refused.__cause__, OSError) else message


def _because(message: Message, why: Any) -> Message:
    """The message, and those within it, with this reason."""
    arguments = {
        name: why if name == "reason" else _because(value, why) if isinstance(value, Message) else value
        for name, value in message.arguments.items()
    }
    return Message(message.id, arguments)


def reason(problem: OSError) -> Any:
    """Why a file cannot be used."""
    known = REASONS.get(problem.errno or 0)
    return Message(known) if known else problem.strerror or str(problem)
