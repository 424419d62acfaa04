"""An authenticator in software: makes passkeys and signs challenges, as a phone or a key on a ring does."""

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, NEW = 0x01, 0x04, 0x40  # flags of what an authenticator says
ES256, P256, EC2 = -7, 1, 2  # the names that COSE has for a signature, a curve and a kind of key


def encoded(plain: bytes) -> str:
    return base64.urlsafe_b64encode(plain).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey, made for a site."""

    def __init__(self, origin: str, site: str = "localhost") -> None:
        self.origin, self.site = origin, site
        self.id, self.key, self.count = secrets.token_bytes(20), ec.generate_private_key(ec.SECP256R1()), 0
        self.flags = PRESENT | VERIFIED

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The credential that a browser sends for options to make a passkey."""
        owner = len(self.id).to_bytes(2, "big") + self.id + self._public()
        said = self._said(self.flags | NEW) + bytes(16) + owner
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": said})
        seen = self._seen("webauthn.create", options["challenge"])
        return self._credential(clientDataJSON=seen, attestationObject=attested)

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """The credential that a browser sends for options to use it."""
        self.count += 1
        said, seen = self._said(self.flags), self._seen("webauthn.get", options["challenge"])
        signature = self.key.sign(said + hashlib.sha256(seen).digest(), ec.ECDSA(SHA256()))
        return self._credential(clientDataJSON=seen, authenticatorData=said, signature=signature)

    def _public(self) -> bytes:
        numbers = self.key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        return cbor2.dumps({1: EC2, 3: ES256, -1: P256, -2: x, -3: y})

    def _said(self, flags: int) -> bytes:
        return hashlib.sha256(self.site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _seen(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _credential(self, **response: bytes) -> dict[str, Any]:
        told = {name: encoded(value) for name, value in response.items()}
        return {"id": encoded(self.id), "rawId": encoded(self.id), "type": "public-key", "response": told}
