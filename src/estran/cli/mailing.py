"""What a host says about mail: the server that takes it, its password, and whom it comes from."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from estran.engine.game import Refused

if TYPE_CHECKING:
    from estran.server.settings import Settings


class MailWishes(NamedTuple):
    """What the command line asks for; a password is never on it, for lists of processes show that."""

    smtp: str | None
    password_file: str | None
    sender: str | None


def with_mail(settings: "Settings", wishes: MailWishes) -> "Settings":
    """The settings with the mail server that was asked for, or that the environment names."""
    import msgspec

    from estran.server.notices.mail import MailServer

    settings = msgspec.structs.replace(
        settings,
        smtp=wishes.smtp or os.environ.get("ESTRAN_SMTP") or None,
        smtp_password=_password(wishes.password_file),
        mail_from=wishes.sender or os.environ.get("ESTRAN_MAIL_FROM") or None,
    )
    MailServer.of(settings)  # refuses what cannot be used
    return settings


def _password(file: str | None) -> str | None:
    if file is None:
        return os.environ.get("ESTRAN_SMTP_PASSWORD") or None
    try:
        return Path(file).read_text(encoding="utf-8").rstrip("\r\n")
    except (OSError, UnicodeDecodeError):
        raise Refused("refused-smtp-password", path=file) from None
