"""Web Push: where notices may go, and what becomes of those that fail."""

import asyncio
import time
from ipaddress import ip_address
from itertools import pairwise
from typing import Any

import pytest

from estran.engine.game import Refused
from estran.server.notices.addresses import WayOut, is_public, name_in
from estran.server.notices.keys import ServerKeys
from estran.server.notices.notifier import LONGEST_PAUSE, PAUSE, TRIES, USELESS
from estran.server.notices.push import NOBODY, Outcome, PushSender, outcome_of
from estran.server.store.rows import ContactRow
from estran.server.wire.kinds import ContactKind
from tests.server.near import Near
from tests.server.notified import asked_table
from tests.server.push_service import Browser, MailHouse, PushService, claims_in


@pytest.fixture(scope="module")
def near(notified: Near) -> Near:
    return notified


@pytest.fixture(autouse=True)
def nothing_yet(push: PushService, post: MailHouse) -> None:
    push.forget()
    post.forget()


# ---- When it fails


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_forgotten(near, push, status):
    table = asked_table(near, Browser(f"/gone-{status}"))
    push.answers.append(status)

    table.come_due()

    assert stored(near, f"/gone-{status}") == []


def stored(near: Near, path: str) -> list[tuple[Any, ...]]:
    with near.database() as connection:
        return connection.execute("SELECT failures FROM contacts WHERE address LIKE ?", [f"%{path}"]).fetchall()


@pytest.mark.parametrize("status", [429, 500, 503])
def test_a_busy_push_service_is_tried_again_after_a_pause(near, push, status):
    table = asked_table(near, Browser(f"/busy-{status}"))
    push.answers.append(status)

    table.come_due()

    ((again, _),) = table.owed()
    assert PAUSE / 2 < again - time.time() <= PAUSE
    table.come_due()
    assert (len(push.taken), table.owed(), stored(near, f"/busy-{status}")) == (2, [], [(0,)])


def test_tries_come_to_an_end(near, push):
    table = asked_table(near, Browser("/end"))
    push.answers += [503] * TRIES
    pauses = []
    while table.owed():
        table.come_due()
        pauses += [at - time.time() for at, _ in table.owed()]

    assert len(push.taken) == TRIES
    assert all(earlier < later for earlier, later in pairwise(pauses[:5]))
    assert max(pauses) <= LONGEST_PAUSE


def test_a_contact_that_never_works_is_forgotten(near, push):
    table = asked_table(near, Browser("/useless"))
    with near.database() as connection:
        connection.execute("UPDATE contacts SET failures = ? WHERE address LIKE '%/useless'", [USELESS])
    push.answers.append(503)

    table.come_due()

    assert stored(near, "/useless") == []


@pytest.mark.parametrize("status", [301, 302, 307, 308])
def test_a_push_service_that_leads_elsewhere_is_not_followed(near, push, status):
    table = asked_table(near, Browser(f"/moved-{status}"))
    push.answers.append(status)

    table.come_due()

    assert (len(push.taken), table.owed()) == (1, [])


def test_what_each_answer_means():
    assert [outcome_of(status) for status in (201, 204, 307, 400, 403, 404, 410, 413, 429, 500, 503)] == [
        *[Outcome.SENT] * 2,
        *[Outcome.REFUSED] * 3,
        *[Outcome.GONE] * 2,
        Outcome.REFUSED,
        *[Outcome.LATER] * 3,
    ]


# ---- Where pushes may go

PRIVATE = [
    "0.0.0.0", "192.0.0.8", "192.88.99.1", "3fff::1", "10.1.2.3", "100.64.0.1", "127.0.0.1", "169.254.169.254", "172.16.0.1", "192.168.1.1", "192.0.2.1",
    "224.0.0.1", "240.0.0.1", "255.255.255.255", "::", "::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1",
    "64:ff9b::a00:1", "2002:7f00:1::", "2001:0:1::", "2001:db8::1", "fc00::1", "fd12::1", "fe80::1", "ff02::1",
]  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_no_address_that_is_not_public_is_spoken_to(address, push):
    sent = asyncio.run(send_by(push, WayOut(known(address), is_public, push.way_out().trust, push.port)))

    assert (sent, push.taken) == (Outcome.REFUSED, [])


@pytest.mark.parametrize("address", ["8.8.8.8", "142.250.1.1", "2607:f8b0::1", "2a00:1450::1"])
def test_public_addresses_are(address):
    assert is_public(ip_address(address))


def test_a_name_with_one_private_address_among_others_is_refused(push):
    way = WayOut(known("8.8.8.8", "10.0.0.1"), is_public, push.way_out().trust, push.port)

    assert asyncio.run(send_by(push, way)) is Outcome.REFUSED


def test_the_address_that_was_looked_at_is_the_one_that_is_spoken_to(push):
    """Another answer to a second question would lead nowhere: the name is asked for once."""
    asked: list[str] = []

    async def look_up(name: str) -> list[str]:
        asked.append(name)
        return ["127.0.0.1"]

    way = push.way_out()._replace(look_up=look_up)

    assert asyncio.run(send_by(push, way)) is Outcome.SENT
    assert asked == ["push.example.com"]


def test_another_certificate_is_not_trusted(push):
    assert asyncio.run(send_by(push, push.way_out()._replace(trust=WayOut().trust))) is Outcome.LATER
    assert push.taken == []


def known(*addresses: str) -> Any:
    async def look_up(name: str) -> list[str]:
        return list(addresses)

    return look_up


async def send_by(push: PushService, way: WayOut) -> Outcome:
    browser = Browser("/by")
    keys = browser.subscription["keys"]
    address = browser.subscription["endpoint"]
    row = ContactRow("0" * 32, ContactKind.PUSH, address, keys["p256dh"], keys["auth"], "en", "", 1, 1, 1, 0, None)
    return await PushSender(ServerKeys(b"\x01" * 32, b""), None, way).send(row, b"{}", "topic")


def test_without_an_address_of_ours_push_services_are_told_of_nobody(push):
    asyncio.run(send_by(push, push.way_out()))

    assert claims_in(push.taken[0].headers["authorization"])[0]["sub"] == NOBODY


def test_production_has_one_way_out_and_it_is_a_public_one():
    assert (WayOut().allowed, WayOut().port) == (is_public, 443)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.com/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://localhost/x",
        "https://push.example.com:8443/x",
        "https://user@push.example.com/x",
        "https://push.example.com:x/",
        "https://push.example.com/a b",
        "https://push.example.com/a\r\nHost: x",
        "https://push.example.com/#x",
        "https://push..example.com/",
        "ftp://push.example.com/x",
        "//push.example.com/x",
    ],
)
def test_what_is_not_an_address_of_a_push_service_is_refused(near, endpoint):
    subscription = {**Browser().subscription, "endpoint": endpoint}

    assert near.http.post("/api/contacts", json={"push": subscription}).json()["message"] == "refused-endpoint"
    with pytest.raises(Refused):
        name_in(endpoint)


@pytest.mark.parametrize("keys", [{"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "B" + "A" * 86}])
def test_keys_that_nothing_can_be_encrypted_with_are_refused(near, keys):
    whole = Browser().subscription
    subscription = {**whole, "keys": {**whole["keys"], **keys}}

    assert near.http.post("/api/contacts", json={"push": subscription}).json()["message"] == "refused-endpoint"
