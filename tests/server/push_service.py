"""A push service and a mail server of the tests' own, and a browser that reads what was encrypted for it."""

import base64
import json
import os
import ssl
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

import http_ece
from aiosmtpd.controller import Controller
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID

from estran.server.notices.addresses import WayOut
from tests.services import free_port

NAME = "push.example.com"
WHERE = "ESTRAN_TEST_PUSH"  # how a server in another process learns of our push service
RUN = (
    "import sys; from tests.server.push_service import let_in; let_in(); from estran.cli import main; sys.exit(main())"
)


class Taken(NamedTuple):
    """What was handed over."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes notices over HTTPS, under a name that only its certificate gives it."""

    def __init__(self, folder: Path) -> None:
        self.certificate = folder / "push.pem"
        write_certificate(self.certificate)
        self.taken: list[Taken] = []
        self.answers: list[int] = []  # with which the next ones are answered; 201 when there is none
        self.before: Callable[[], None] = lambda: None  # called with a notice in hand, before it is answered
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.taken.append(
                    Taken(self.path, {name.lower(): text for name, text in self.headers.items()}, body)
                )
                service.before()
                with suppress(OSError):
                    self.send_response(service.answers.pop(0) if service.answers else 201)
                    self.send_header("Location", "https://elsewhere.example.com/")
                    self.send_header("Content-Length", "0")
                    self.end_headers()

            def log_message(self, *arguments: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def forget(self) -> None:
        """Begin anew."""
        self.taken.clear()
        self.answers.clear()

    def close(self) -> None:
        """Stop."""
        self.server.shutdown()
        self.server.server_close()

    def way_out(self, *addresses: str) -> WayOut:
        """A way that leads here, for whatever name; loopback is allowed as production never does."""
        return way_out(self.certificate, self.port, addresses or ("127.0.0.1",))


def way_out(certificate: Path, port: int, addresses: tuple[str, ...] = ("127.0.0.1",)) -> WayOut:
    async def look_up(name: str) -> list[str]:
        return list(addresses)

    return WayOut(look_up, lambda _: True, lambda: ssl.create_default_context(cafile=str(certificate)), port)


def let_in() -> None:
    """In a server process of the tests: let pushes go to the push service that the environment names."""
    from estran.server import service

    certificate, port = json.loads(os.environ[WHERE])
    setattr(service, "WayOut", lambda: way_out(Path(certificate), port))  # noqa: B010 - it is not the module's to export


def write_certificate(path: Path) -> None:
    """A certificate for the name of our push service, with its key."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    builder = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    builder = (
        builder.serial_number(1).not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=1))
    )
    builder = builder.add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
    builder = builder.add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
    signed = builder.sign(key, hashes.SHA256()).public_bytes(Encoding.PEM)
    path.write_bytes(signed + key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))


class Browser:
    """A browser that has subscribed at our push service."""

    def __init__(self, path: str = "/one") -> None:
        self.path, self.key, self.auth = path, ec.generate_private_key(ec.SECP256R1()), os.urandom(16)

    @property
    def subscription(self) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": f"https://{NAME}{self.path}",
            "keys": {"p256dh": text_of(point), "auth": text_of(self.auth)},
        }

    def read(self, taken: Taken) -> Any:
        """What was sent to this browser, and nobody else can read."""
        return json.loads(
            http_ece.decrypt(taken.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        )


def text_of(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def claims_in(header: str) -> tuple[dict[str, Any], str]:
    """What a server says of itself (RFC 8292), if its signature is good, and its public key."""
    scheme, _, fields = header.partition(" ")
    parts = dict(field.strip().split("=", 1) for field in fields.split(","))
    head, claims, signature = parts["t"].split(".")
    raw = bytes_of(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(parts["k"]))
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key.verify(encode_dss_signature(*numbers), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert (scheme.lower(), json.loads(bytes_of(head))["alg"], len(raw)) == ("vapid", "ES256", 64)
    told: dict[str, Any] = json.loads(bytes_of(claims))
    assert time.time() < told["exp"] <= time.time() + 24 * 3600
    return told, parts["k"]


class MailHouse:
    """A mail server on loopback, and everything that it was handed."""

    def __init__(self) -> None:
        self.taken: list[tuple[list[str], EmailMessage]] = []
        self.raw = b""  # the last one as it came over the wire
        self.answer = "250 OK"
        self.port = free_port()
        self.controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self.controller.start()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.raw = envelope.content
        message = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(message, EmailMessage)
        if self.answer.startswith("250"):
            self.taken.append((envelope.rcpt_tos, message))
        return self.answer

    def forget(self) -> None:
        """Begin anew."""
        self.taken.clear()
        self.answer = "250 OK"

    def close(self) -> None:
        """Stop."""
        self.controller.stop()
