"""Passkeys: a profile on a new device without a link. What signs a challenge of ours with the key we know is its owner's."""

import asyncio
import base64
import hashlib
import json
import re
import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import structlog
from sqlalchemy import delete, func, insert, select, update

from estran.engine.game import Refused
from estran.server.match.tokens import new_token
from estran.server.people.profiles import add_device, opened
from estran.server.store.connection import Connection, Query, fetch, fetch_one
from estran.server.store.database import Database
from estran.server.store.rows import PasskeyRow, ProfileRow
from estran.server.store.schema import challenges, passkeys, profiles
from estran.server.wire.people import DeviceKey, NewPasskey, Passkey, UsePasskey

Answer = TypeVar("Answer")
GOOD_FOR = 300.0  # seconds that a challenge may be signed
PASSKEYS = 10  # of one profile
LONGEST_ID = 1400  # characters of a credential's id
PLAIN = re.compile("[A-Za-z0-9_-]+")  # base64url, which any database takes
SITE = "Estran"  # as authenticators list us
log = structlog.get_logger()


class Site(NamedTuple):
    """Who asks for a passkey: the name that it is bound to, and the pages that may use it."""

    name: str
    origins: list[str]


class Passkeys:
    """Makes challenges and checks what comes back."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def options_to_add(self, site: Site, token: str) -> dict[str, Any]:
        """What a browser needs to make a passkey for a profile."""
        challenge = new_token()
        async with self.database.write() as connection:
            profile = (await opened(connection, token)).profile
            known = [key.id for key in await _of(connection, profile.id)]
            if len(known) >= PASSKEYS:
                raise Refused("people-refused-passkeys", most=PASSKEYS)
            await _keep(connection, challenge)
        return await _apart(lambda: _creation(site, profile, challenge, known))

    async def add(self, site: Site, token: str, new: NewPasskey) -> Passkey:
        """Keep the public key of a passkey that was made for a challenge of ours."""
        challenge = await self._use_up(new.credential)
        made = await _apart(lambda: _registered(site, challenge, new.credential))
        id, now = encoded(made.credential_id), time.time()
        if len(id) > LONGEST_ID:
            raise Refused("people-refused-passkey")
        async with self.database.write() as connection:
            profile = (await opened(connection, token)).profile
            if len(await _of(connection, profile.id)) >= PASSKEYS:
                raise Refused("people-refused-passkeys", most=PASSKEYS)
            if await _find(connection, id) is not None:
                raise Refused("people-refused-passkey-known")
            row = {"id": id, "profile": profile.id, "key": made.credential_public_key, "count": made.sign_count}
            await connection.execute(insert(passkeys).values(**row, name=new.name, created=now))
        return Passkey(id, new.name, now)

    async def remove(self, token: str, id: str) -> None:
        """A passkey opens the profile no longer."""
        async with self.database.write() as connection:
            profile = (await opened(connection, token)).profile
            this = (passkeys.c.id == id) & (passkeys.c.profile == profile.id)
            if not (await connection.execute(delete(passkeys).where(this))).rowcount:
                raise Refused("people-refused-passkey-unknown")

    async def options_to_use(self, site: Site) -> dict[str, Any]:
        """What a browser needs to ask for a passkey; whose it is, is not asked."""
        challenge = new_token()
        async with self.database.write() as connection:
            await _keep(connection, challenge)
        return await _apart(lambda: _request(site, challenge))

    async def use(self, site: Site, used: UsePasskey) -> DeviceKey:
        """The profile of a passkey that has signed a challenge of ours is at home on this device, too."""
        challenge, id = await self._use_up(used.credential), str(used.credential.get("id"))
        async with self.database.read() as connection:
            known = await _find(connection, id) if PLAIN.fullmatch(id) else None
        if known is None:
            raise Refused("people-refused-passkey-unknown")
        count = (await _apart(lambda: _authenticated(site, challenge, used.credential, known))).new_sign_count
        async with self.database.write() as connection:
            query = select(profiles).where(profiles.c.id == known.profile).with_for_update(key_share=True)
            profile = await fetch_one(connection, Query(ProfileRow, query))
            if profile is None or await _find(connection, id) is None:  # erased or removed a moment ago
                raise Refused("people-refused-passkey-unknown")
            later = (
                func.max(count, passkeys.c.count) if self.database.embedded else func.greatest(count, passkeys.c.count)
            )
            await connection.execute(update(passkeys).where(passkeys.c.id == id).values(count=later))
            return await add_device(connection, profile, used.device)

    async def _use_up(self, credential: dict[str, Any]) -> str:
        """The challenge that was signed, if it is one of ours; whatever comes of it, nobody signs it again."""
        challenge = _challenge_in(credential)
        async with self.database.write() as connection:
            ours = (challenges.c.challenge == challenge) & (challenges.c.until >= time.time())
            if not (await connection.execute(delete(challenges).where(ours))).rowcount:
                raise Refused("people-refused-passkey")
        return challenge


# ---- What is kept


async def _keep(connection: Connection, challenge: str) -> None:
    """Keep a challenge for a while, and forget those whose time is up."""
    await connection.execute(delete(challenges).where(challenges.c.until < time.time()))
    await connection.execute(insert(challenges).values(challenge=challenge, until=time.time() + GOOD_FOR))


async def _of(connection: Connection, profile: str) -> list[PasskeyRow]:
    return await fetch(connection, Query(PasskeyRow, select(passkeys).where(passkeys.c.profile == profile)))


async def _find(connection: Connection, id: str) -> PasskeyRow | None:
    return await fetch_one(connection, Query(PasskeyRow, select(passkeys).where(passkeys.c.id == id)))


# ---- What the library does: it takes long to load, so it works beside the event loop


async def _apart(work: Callable[[], Answer]) -> Answer:
    """Do something on a thread; whatever is wrong with what a stranger sent is one refusal."""
    try:
        return await asyncio.to_thread(work)
    except Exception as problem:  # noqa: BLE001 - the library lets all kinds of errors through
        log.info("passkey_refused", reason=type(problem).__name__)
        raise Refused("people-refused-passkey") from None


def _creation(site: Site, profile: ProfileRow, challenge: str, known: list[str]) -> dict[str, Any]:
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    wanted = AuthenticatorSelectionCriteria(
        resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
    )
    options = generate_registration_options(
        rp_id=site.name,
        rp_name=SITE,
        user_name=profile.name,
        user_id=hashlib.sha256(f"passkey {profile.id}".encode()).digest(),  # the id itself is told to nobody
        challenge=challenge.encode(),
        timeout=int(GOOD_FOR * 1000),
        authenticator_selection=wanted,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=decoded(id)) for id in known],
    )
    told: dict[str, Any] = json.loads(options_to_json(options))
    return told


def _request(site: Site, challenge: str) -> dict[str, Any]:
    from webauthn import generate_authentication_options, options_to_json

    timeout = int(GOOD_FOR * 1000)
    options = generate_authentication_options(rp_id=site.name, challenge=challenge.encode(), timeout=timeout)
    told: dict[str, Any] = json.loads(options_to_json(options))
    return told


def _registered(site: Site, challenge: str, credential: dict[str, Any]) -> Any:
    from webauthn import verify_registration_response

    return verify_registration_response(
        credential=credential,
        expected_challenge=challenge.encode(),
        expected_rp_id=site.name,
        expected_origin=site.origins,
    )


def _authenticated(site: Site, challenge: str, credential: dict[str, Any], known: PasskeyRow) -> Any:
    from webauthn import verify_authentication_response

    return verify_authentication_response(
        credential=credential,
        expected_challenge=challenge.encode(),
        expected_rp_id=site.name,
        expected_origin=site.origins,
        credential_public_key=known.key,
        credential_current_sign_count=known.count,
    )


def _challenge_in(credential: dict[str, Any]) -> str:
    """The challenge that a browser says was signed; the library compares it with what really was."""
    try:
        said = json.loads(decoded(credential["response"]["clientDataJSON"]))
        challenge = decoded(said["challenge"]).decode("ascii")
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError):
        raise Refused("people-refused-passkey") from None
    if PLAIN.fullmatch(challenge) is None:
        raise Refused("people-refused-passkey")
    return challenge


def encoded(plain: bytes) -> str:
    """Bytes in base64url, without padding."""
    return base64.urlsafe_b64encode(plain).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """The bytes of base64url."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
