"""Mail: confirmations and notices, handed to the host's mail server."""

import ssl
from collections.abc import Callable
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import formatdate
from ipaddress import ip_address
from typing import Any
from urllib.parse import unquote, urlsplit

import structlog
from msgspec import Struct

from estran.engine.game import Refused
from estran.server.notices.addresses import clean_mail
from estran.server.notices.push import Outcome
from estran.server.settings import Settings

PATIENCE = 15.0  # seconds that the mail server may take for each step
PORTS = {"smtp": 587, "smtps": 465}
NO, NO_MAILBOX = 500, (550, 551, 553)  # what a mail server says: below the first one it means later
STOPS = "List-Unsubscribe"
log = structlog.get_logger()


class Letter(EmailPolicy):
    """How mail is written out: a link in a header stays in one piece, because mail programs decode nothing there."""

    def fold_binary(self, name: str, value: Any) -> bytes:
        """A header as its line or lines."""
        return f"{name}: {value}{self.linesep}".encode() if name == STOPS else super().fold_binary(name, value)


LETTER = Letter(linesep="\r\n", cte_type="7bit")  # which every mail server takes


class MailServer(Struct, frozen=True):
    """Whom we hand our mail to."""

    host: str
    port: int
    encrypted: bool  # from the first byte on; otherwise from the first command on, except on this machine
    user: str | None
    password: str | None
    sender: str

    @classmethod
    def of(cls, settings: Settings) -> "MailServer | None":
        """The mail server of the settings, if there is one."""
        if not settings.smtp:
            return None
        try:
            place = urlsplit(settings.smtp)
            port = place.port
        except ValueError:
            raise Refused("refused-smtp") from None
        if place.scheme not in PORTS or not place.hostname or place.password is not None:
            raise Refused("refused-smtp")
        user = unquote(place.username) if place.username else None
        try:
            sender = clean_mail(settings.mail_from or "")
        except Refused:
            raise Refused("refused-smtp-sender") from None
        where = (place.hostname, port or PORTS[place.scheme], place.scheme == "smtps")
        return cls(*where, user, settings.smtp_password, sender)

    @property
    def near(self) -> bool:
        """Whether it is on this very machine, so that nobody listens in between."""
        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"

    async def call(self, message: EmailMessage | None = None, trust: ssl.SSLContext | None = None) -> None:
        """Hand a message over; without one, only see whether the server lets us in."""
        import aiosmtplib

        plain = self.near and not self.encrypted and self.user is None
        line = aiosmtplib.SMTP(
            hostname=self.host,
            port=self.port,
            timeout=PATIENCE,
            use_tls=self.encrypted,
            start_tls=not (plain or self.encrypted),
            username=self.user,
            password=self.password,
            tls_context=None if plain else trust or ssl.create_default_context(),
        )
        async with line:
            if message is not None:
                await line.sendmail(self.sender, [message["To"]], message.as_bytes())


class Postman:
    """Writes mail and hands it over."""

    def __init__(self, server: MailServer, trust: Callable[[], ssl.SSLContext] = ssl.create_default_context) -> None:
        self.server, self._trust = server, trust

    async def send(self, message: EmailMessage) -> Outcome:
        """Hand one over."""
        from aiosmtplib import SMTPException, SMTPRecipientsRefused, SMTPResponseException

        try:
            await self.server.call(message, self._trust())
        except SMTPRecipientsRefused as refused:
            codes = [one.code for one in refused.recipients]
            return Outcome.GONE if codes and all(code in NO_MAILBOX for code in codes) else Outcome.LATER
        except SMTPResponseException as problem:
            log.warning("mail_failed", code=problem.code)
            return Outcome.LATER if problem.code < NO else Outcome.REFUSED
        except (SMTPException, OSError) as problem:
            log.warning("mail_failed", reason=type(problem).__name__)
            return Outcome.LATER
        return Outcome.SENT

    def written(self, to: str, subject: str, text: str, name: str, language: str) -> EmailMessage:
        """A mail under a name that is the same whenever it is sent again."""
        message = EmailMessage(policy=LETTER)
        message["From"] = f"Estran <{self.server.sender}>"
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = f"<{name}@{self.server.sender.rpartition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        message["Content-Language"] = language
        return message


def stoppable(message: EmailMessage, link: str) -> EmailMessage:
    """The same mail, which the reader's program can put an end to by one click (RFC 8058)."""
    message[STOPS] = f"<{link}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return message


def paragraphs(*parts: str) -> str:
    """The text of a mail."""
    return "\n\n".join(parts) + "\n"
