"""Addresses by which others reach this server, for an invitation made at the machine itself."""

import ipaddress
import socket
from typing import Any

from litestar.connection import ASGIConnection

from estran.server.doors.guard import address_seen
from estran.server.settings import Settings

HERE = (ipaddress.ip_network("127.0.0.0/8"), ipaddress.ip_network("::/64"))  # this machine, as `address_seen` writes it
ELSEWHERE = ("192.0.2.1", 9)  # an address for documentation: a datagram socket only looks up the way there


def is_here(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Whether a browser runs on this very machine, and calls it so."""
    try:
        seen = ipaddress.ip_network(address_seen(connection, settings))
    except ValueError:
        return False
    return any(seen[0] in home for home in HERE)


def reached(settings: Settings, port: int | None) -> list[str]:
    """The public addresses that the host has named, and those of this machine where it listens on them."""
    own = [f"http://{written(address)}{f':{port}' if port else ''}" for address in listening(settings.listens)]
    return [*settings.public_urls, *own]


def listening(host: str) -> list[str]:
    """The addresses of this machine that a server listens on which was given this one, as far as others can use them."""
    try:
        given = ipaddress.ip_address(host)
    except ValueError:
        return []
    if given.is_unspecified:
        return own_addresses()
    return [] if given.is_loopback else [host]


def own_addresses() -> list[str]:
    """The address from which this machine would talk to the world, if it has a way there; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(ELSEWHERE)
        except OSError:
            return []
        address = str(line.getsockname()[0])
    return [] if ipaddress.ip_address(address).is_loopback else [address]


def written(address: str) -> str:
    """An address as it stands in a link."""
    return f"[{address}]" if ":" in address else address
