"""Contacts: who may link them, how they end, and who is told of them."""

import asyncio
import time

import pytest
from sqlalchemy import select

from estran.client import Client
from estran.server.notices.contacts import CONFIRM, STOP
from estran.server.store.schema import contacts
from estran.server.store.tidy import DAY, forget_contacts
from tests.server.near import Near, bearer
from tests.server.notified import Table, asked_table, subscribe
from tests.server.push_service import Browser, MailHouse, PushService


@pytest.fixture(scope="module")
def near(notified: Near) -> Near:
    return notified


@pytest.fixture(autouse=True)
def nothing_yet(push: PushService, post: MailHouse) -> None:
    push.forget()
    post.forget()


# ---- Contacts


def test_only_the_holder_of_a_seat_can_link_it(near):
    table, token = Table(near), subscribe(near, Browser("/stranger"))
    path = f"/api/rooms/{table.made['code']}/notices"

    for wrong in (table.made["host"], token):
        answer = near.http.put(path, headers=bearer(wrong), json={"contact": token, "on": True})
        assert answer.json()["message"] == "refused-token"
    assert table.link("x" * 32).json()["message"] == "refused-contact"


def test_a_browser_that_subscribes_again_is_told_once(near, push):
    browser = Browser("/again")
    subscribe(near, browser)
    table = asked_table(near, browser)

    table.come_due()

    assert len(push.taken) == 1


def test_a_seat_has_only_so_many_contacts(near):
    table = Table(near)
    answers = [table.link(subscribe(near, Browser(f"/many-{number}"))).status_code for number in range(6)]

    assert answers == [204] * 5 + [409]


def test_erasing_a_contact_forgets_all_of_it(near):
    table, token = Table(near), subscribe(near, Browser("/erased"))
    table.link(token)

    assert near.http.delete("/api/contacts", headers=bearer(token)).status_code == 204
    assert near.http.get("/api/contacts", headers=bearer(token)).json()["message"] == "refused-contact"
    with near.database() as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        assert connection.execute(
            "SELECT count(*) FROM contact_seats LEFT JOIN contacts ON id = contact WHERE id IS NULL"
        ).fetchone() == (0,)


def test_contacts_are_forgotten_after_ninety_days_of_silence_and_unconfirmed_ones_after_one(near):
    async def kept(days: float) -> bool:
        await forget_contacts(near.service.database, time.time() + days * DAY)
        async with near.service.database.read() as connection:
            found = await connection.execute(select(contacts.c.id).where(contacts.c.address.like("%/silent")))
            return bool(list(found))

    subscribe(near, Browser("/silent"))

    assert [near.run(lambda days=days: kept(days)) for days in (0, 89, 91)] == [True, True, False]


def test_links_go_with_their_room(near):
    table = Table(near)
    table.link(subscribe(near, Browser("/room")))
    with near.database() as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("DELETE FROM rooms WHERE code = ?", [table.made["code"]])
        left = connection.execute(
            "SELECT count(*) FROM contact_seats WHERE room NOT IN (SELECT id FROM rooms)"
        ).fetchone()

    assert left == (0,)


def test_nothing_about_a_contact_is_told_logged_or_counted(near, push, capfd):
    browser = Browser("/secret-endpoint")
    table = asked_table(near, browser)
    push.answers.append(503)
    with near.socket() as line:
        line.hello(table.made["code"], [table.made["tokens"]["1"]])
        table.come_due()
        heard = b"".join(line.everything())
    printed = "".join(capfd.readouterr()) + near.figures()

    for secret in ("secret-endpoint", "push.example.com", "contact", "noticed"):
        assert secret.encode() not in heard
    assert "secret-endpoint" not in printed
    assert "push.example.com" not in printed


def test_no_secret_of_a_contact_is_kept_only_its_hash(near):
    token = subscribe(near, Browser("/hashed"))
    keys = near.service.contacts.keys
    with near.database() as connection:
        (contact,) = connection.execute("SELECT id FROM contacts WHERE address LIKE '%/hashed'").fetchone()

    kept = "\n".join(near.rows())
    assert token not in kept
    assert all(keys.signed(purpose, contact)[32:] not in kept for purpose in (CONFIRM, STOP))


def test_a_program_is_told_of_its_turns_too(near, post, push):
    async def asked() -> tuple[str, int]:
        async with Client(near.url) as client:
            host = await client.open("dorada", ["local", "local"], auto_roll=True)
            contact = await client.add_mail("program@example.org", "fr")
            await host.seats().set_notices(contact)
            with near.database() as connection:
                query = "SELECT count(*) FROM contact_seats JOIN rooms ON id = room WHERE code = ?"
                (linked,) = connection.execute(query, [host.code]).fetchone()
            await client.erase_contact(contact)
            return contact, linked

    contact, linked = asyncio.run(asked())

    assert linked == 2
    assert [to for to, _ in post.taken] == [["program@example.org"]]
    assert near.http.get("/api/contacts", headers=bearer(contact)).json()["message"] == "refused-contact"
