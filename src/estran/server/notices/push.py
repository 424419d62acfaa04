"""Web Push: a notice is encrypted for one browser, and handed to the push service of that browser's maker."""

import asyncio
import base64
import binascii
import hashlib
import time
from collections.abc import Awaitable, Callable
from enum import Enum
from typing import Any
from urllib.parse import urlsplit

import structlog
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

from estran.engine.game import Refused
from estran.server.notices.addresses import WayOut, name_in
from estran.server.notices.keys import ServerKeys
from estran.server.store.rows import ContactRow
from estran.server.wire.http import Subscription

PATIENCE = 15.0  # seconds that a push service may take in all
LASTS = 86400  # seconds that a push service keeps a notice for a browser that is off
SIGNED = 12 * 3600  # seconds that our signature is good for
SECRET = 16  # bytes of a browser's secret
AGAIN = (408, 425, 429)  # answers after which it is worth another try, beside those of 500 and above
GONE = (404, 410)
NOBODY = "https://localhost"  # whom a push service may turn to, where no address of this server is known
log = structlog.get_logger()


class Outcome(Enum):
    """What became of a notice."""

    SENT = "sent"
    GONE = "gone"  # nobody wants any there any more
    LATER = "later"
    HELD = "held"  # back by our own limits: nobody was asked, so nobody has failed
    REFUSED = "refused"  # and would be again


class PushSender:
    """Sends to push services, and to no other machine than the one that was looked at."""

    def __init__(
        self,
        keys: ServerKeys,
        subject: str | None,
        way_out: WayOut | None = None,
        may: Callable[[str, str], Awaitable[bool]] | None = None,
    ) -> None:
        self.keys, self.subject, self.way_out = keys, subject or NOBODY, way_out or WayOut()
        self._may = may  # whether one more may be sent to a push service now, for a contact

    async def send(self, contact: ContactRow, text: bytes, topic: str) -> Outcome:
        """Hand a notice over; a later one with the same topic replaces it if the browser has not fetched it."""
        import httpx  # takes a while to load

        try:
            async with asyncio.timeout(PATIENCE):
                return await self._send(contact, text, topic)
        except Refused:
            return Outcome.REFUSED
        except (OSError, httpx.HTTPError, ValueError) as problem:
            log.info("push_failed", reason=type(problem).__name__)
            return Outcome.LATER

    async def _send(self, contact: ContactRow, text: bytes, topic: str) -> Outcome:
        import httpx

        name = name_in(contact.address)
        if self._may is not None and not await self._may(name, contact.id):
            log.info("push_held_back")
            return Outcome.HELD
        address = await self.way_out.address_of(name)
        if address is None:
            log.info("push_refused", reason="address")
            return Outcome.REFUSED
        host = f"[{address}]" if address.version == 6 else str(address)
        target = urlsplit(contact.address)._replace(netloc=f"{host}:{self.way_out.port}").geturl()
        headers = {**self._headers(name, topic), "Host": name}
        async with (
            httpx.AsyncClient(verify=self.way_out.trust(), timeout=PATIENCE, trust_env=False) as http,
            http.stream(
                "POST", target, content=encrypted(contact, text), headers=headers, extensions={"sni_hostname": name}
            ) as answer,
        ):  # whatever else it says is not read, and nowhere else is gone to
            return outcome_of(answer.status_code)

    def _headers(self, name: str, topic: str) -> dict[str, str]:
        """Who we are (VAPID), and what is to become of the notice."""
        from py_vapid import Vapid

        claims = {"aud": f"https://{name}", "exp": int(time.time()) + SIGNED, "sub": self.subject}
        signed: dict[str, str] = Vapid(self.keys.private, {"no-strict": True}).sign(claims)
        wanted = {"TTL": str(LASTS), "Topic": short(topic), "Urgency": "normal"}
        return {**signed, **wanted, "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream"}


def outcome_of(status: int) -> Outcome:
    """What an answer means; one that leads elsewhere is a refusal."""
    if 200 <= status < 300:
        return Outcome.SENT
    if status in GONE:
        return Outcome.GONE
    return Outcome.LATER if status in AGAIN or status >= 500 else Outcome.REFUSED


def encrypted(contact: ContactRow, text: bytes) -> bytes:
    """A text that only the contact's browser can read (RFC 8291)."""
    from pywebpush import WebPusher  # takes a while to load

    keys = {"p256dh": contact.p256dh, "auth": contact.auth}
    body: Any = WebPusher({"endpoint": contact.address, "keys": keys}).encode(text)["body"]
    return bytes(body)


def short(topic: str) -> str:
    """A topic as push services take it: 32 characters, which tell nothing."""
    return base64.urlsafe_b64encode(hashlib.sha256(topic.encode()).digest()[:24]).decode()


def check(subscription: Subscription) -> None:
    """Refuse what nothing could be sent to."""
    name_in(subscription.endpoint)
    try:
        point, secret = (_bytes(text) for text in (subscription.keys.p256dh, subscription.keys.auth))
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except (ValueError, binascii.Error):
        raise Refused("refused-endpoint") from None
    if len(secret) != SECRET:
        raise Refused("refused-endpoint")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
