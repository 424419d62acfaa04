"""`estran doctor`: what is wrong with a host's set-up, and what to do about it."""

import asyncio
import os
from typing import TYPE_CHECKING

from msgspec import to_builtins

from estran.cli.as_json import show_json
from estran.cli.mailing import MailWishes, with_mail
from estran.cli.terminal import Terminal
from estran.extras import need
from estran.words.speaker import Message, Speaker

if TYPE_CHECKING:
    from estran.server.doctor.finding import Finding


Where = tuple[str | None, str | None, str | None]  # database, Redis, and the address that people open


def look(terminal: Terminal, where: Where, mail: MailWishes, as_json: bool) -> int:
    """Say everything that was found; the exit code tells whether something is to be done."""
    need("server")
    from estran.server.doctor import examine
    from estran.server.serve import database_of
    from estran.server.settings import Settings

    database, redis, url = where

    async def found() -> list["Finding"]:
        findings = []
        redis_url = redis or os.environ.get("ESTRAN_REDIS") or None
        async for finding in examine(database_of(database), redis_url, url, lambda: with_mail(Settings(), mail)):
            findings.append(finding)
            if not as_json:
                terminal.show(_sentence(finding, terminal.speaker))
        return findings

    findings = asyncio.run(found())
    bad = sum(finding.is_bad for finding in findings)
    if as_json:
        told = [{**to_builtins(finding), "text": _text(finding, terminal.speaker)} for finding in findings]
        show_json(terminal, "doctor", {"well": not bad, "findings": told})
    else:
        terminal.say("doctor-unwell" if bad else "doctor-well", count=bad)
    return 1 if bad else 0


def _sentence(finding: "Finding", speaker: Speaker) -> str:
    level = speaker.say(f"doctor-level-{finding.level}")
    return speaker.say("list-entry", name=level, text=_text(finding, speaker))


def _text(finding: "Finding", speaker: Speaker) -> str:
    return speaker.text(Message(finding.message, finding.arguments))
