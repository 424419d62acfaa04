"""The server's own keys, made once and shared by all workers; and the links that it signs."""

import base64
import hashlib
import hmac
import secrets

import structlog
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePrivateKey, derive_private_key
from cryptography.hazmat.primitives.asymmetric.ec import generate_private_key as generate
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from estran.engine.game import Refused
from estran.server.store.connection import Connection
from estran.server.store.database import Database
from estran.server.store.schema import server_keys

log = structlog.get_logger()
ONLY = 1  # the id of the only row
ID = 32  # characters of a contact's id
SIGNATURE = 16  # bytes


class ServerKeys(Struct, frozen=True):
    """By the first one push services know us; with the second we sign the links that confirm and stop."""

    push: bytes
    links: bytes

    @property
    def private(self) -> EllipticCurvePrivateKey:
        """The private key for Web Push."""
        return derive_private_key(int.from_bytes(self.push, "big"), SECP256R1())

    @property
    def public(self) -> str:
        """The public key, as browsers want it."""
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def signed(self, purpose: str, contact: str) -> str:
        """What a link for one purpose holds; nobody else can make it, and it need not be kept."""
        mac = hmac.digest(self.links, f"{purpose} {contact}".encode(), hashlib.sha256)
        return contact + base64.urlsafe_b64encode(mac[:SIGNATURE]).rstrip(b"=").decode()

    def contact_in(self, purpose: str, link: str) -> str:
        """The contact of such a link."""
        contact = link[:ID]
        if not link.isascii() or not hmac.compare_digest(self.signed(purpose, contact), link):
            raise Refused("refused-notice-link")
        return contact


async def server_keys_of(database: Database) -> ServerKeys:
    """The keys, made at the first start; of several workers that start at once one makes them."""
    async with database.read() as connection:
        found = await _read(connection)
    if found is None:
        number = generate(SECP256R1()).private_numbers().private_value
        made = {"id": ONLY, "push": number.to_bytes(32, "big"), "links": secrets.token_bytes(32)}
        try:
            async with database.write() as connection:
                found = await _read(connection)
                if found is None:
                    await connection.execute(insert(server_keys).values(made))
        except IntegrityError:  # another worker was faster
            log.info("keys_made_elsewhere")
        return found or await server_keys_of(database)
    return found


async def _read(connection: Connection) -> ServerKeys | None:
    row = (await connection.execute(select(server_keys.c.push, server_keys.c.links))).one_or_none()
    return None if row is None else ServerKeys(*row)
