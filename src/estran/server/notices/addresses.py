"""Addresses that strangers hand us: what may be asked of them, and which machines we speak to."""

import asyncio
import re
import socket
import ssl
from collections.abc import Awaitable, Callable
from functools import cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from estran.engine.game import Refused

HTTPS = 443
GLOBAL_UNICAST = IPv6Network("2000::/3")  # all of IPv6 that the internet routes to single machines
NAME = re.compile(r"(?=.{4,253}\Z)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]\Z")
MAIL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*\Z")  # before the @
LONGEST_MAIL, LONGEST_LOCAL = 254, 64  # characters, as mail servers take them
NOWHERE = (  # for the inner working of networks and for documents: older Pythons take them for the internet
    IPv4Network("192.0.0.0/24"),
    IPv4Network("192.88.99.0/24"),
    IPv6Network("3fff::/20"),
)
Address = IPv4Address | IPv6Address


def is_public(address: Address) -> bool:
    """Whether this is a machine of the open internet, and neither ours nor one of a network that we are in."""
    if any(address in network for network in NOWHERE):
        return False
    if isinstance(address, IPv4Address):
        return address.is_global and not (address.is_multicast or address.is_reserved)
    if address.ipv4_mapped or address.sixtofour or address.teredo:  # another address in disguise
        return False
    return address in GLOBAL_UNICAST and address.is_global


async def look_up(name: str) -> list[str]:
    """All addresses of a name."""
    found = await asyncio.get_running_loop().getaddrinfo(name, HTTPS, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(place[0]) for *_, place in found))


@cache
def trusted() -> ssl.SSLContext:
    """The certificates that everybody trusts."""
    return ssl.create_default_context()


class WayOut(NamedTuple):
    """How we reach a machine that somebody has named; only tests have another one."""

    look_up: Callable[[str], Awaitable[list[str]]] = look_up
    allowed: Callable[[Address], bool] = is_public
    trust: Callable[[], ssl.SSLContext] = trusted
    port: int = HTTPS

    async def address_of(self, name: str) -> Address | None:
        """An address of a name to connect to, and to no other; none if the name leads anywhere but to the internet."""
        addresses = [ip_address(found.partition("%")[0]) for found in await self.look_up(name)]
        return addresses[0] if addresses and all(map(self.allowed, addresses)) else None


def name_in(endpoint: str) -> str:
    """The name of the push service; a refusal of whatever is not an address of one."""
    try:
        parts = urlsplit(endpoint)
        name, port = (parts.hostname or "").lower(), parts.port
    except ValueError:
        raise Refused("refused-endpoint") from None
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint and "@" not in parts.netloc
    if parts.scheme != "https" or port not in (None, HTTPS) or not NAME.match(name) or not plain or parts.fragment:
        raise Refused("refused-endpoint")
    return name


def reader_of(address: str) -> str:
    """Who reads what is sent to an address: what follows a plus, dots and large letters may lead to the same person.

    Only limits ask. Where dots do tell people apart, two of them share what one could be sent.
    """
    local, _, name = address.lower().rpartition("@")
    return f"{(local.partition('+')[0] or local).replace('.', '')}@{name}"


def clean_mail(address: str) -> str:
    """An address for mail, in the one form that no header or command can be smuggled in."""
    local, _, name = address.strip(" ").rpartition("@")
    if (
        len(address) > LONGEST_MAIL
        or len(local) > LONGEST_LOCAL
        or not MAIL.match(local)
        or not NAME.match(name.lower())
    ):
        raise Refused("refused-mail")
    return f"{local}@{name.lower()}"
