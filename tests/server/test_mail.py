"""Mail: addresses are confirmed, notices are short, and one click ends them."""

import re

import pytest

from estran.server.notices.addresses import clean_mail
from estran.words.folders import LANGUAGES
from tests.server.near import Near, bearer, eventually
from tests.server.notified import HOME, Table
from tests.server.push_service import Browser, MailHouse, PushService


@pytest.fixture(scope="module")
def near(notified: Near) -> Near:
    return notified


@pytest.fixture(autouse=True)
def nothing_yet(push: PushService, post: MailHouse) -> None:
    push.forget()
    post.forget()


# ---- Mail


def ask_by_mail(near: Near, address: str, language: str = "en") -> str:
    answer = near.http.post("/api/contacts", json={"mail": address, "language": language})
    assert answer.status_code == 201, answer.text
    assert answer.json()["confirmed"] is False
    token: str = answer.json()["token"]
    return token


def links_in(text: str) -> list[str]:
    return [link.removeprefix(HOME) for link in re.findall(rf"{HOME}/\S+", text)]


def mailed_table(near: Near, post: MailHouse, address: str, language: str = "en") -> tuple[Table, str, str]:
    """A match whose first seat has a confirmed address; the table, its contact and the link that stops it."""
    token = ask_by_mail(near, address, language)
    confirm, stop = links_in(post.taken[-1][1].get_content())
    table = Table(near)
    for place in range(3):
        table.link(token, place)
    assert near.http.post(confirm).status_code == 200
    post.taken.clear()
    table.start()
    return table, token, stop


def test_an_address_is_written_to_only_once_it_is_confirmed(near, post):
    token = ask_by_mail(near, "unconfirmed@example.org")
    post.taken.clear()
    table = Table(near)
    table.link(token)
    table.start()

    table.come_due()

    assert post.taken == []


def test_reading_the_page_of_a_link_changes_nothing(near, post):
    token = ask_by_mail(near, "scanned@example.org")
    confirm, stop = links_in(post.taken[-1][1].get_content())
    for link in (confirm, stop):
        page = near.http.get(link)
        assert (page.status_code, page.text.count("<button>")) == (200, 1)

    assert near.http.get("/api/contacts", headers=bearer(token)).json() == {"kind": "mail", "confirmed": False}
    assert "form-action 'self'" in page.headers["Content-Security-Policy"]
    assert "no-store" in page.headers["Cache-Control"]


def test_the_button_confirms(near, post):
    token = ask_by_mail(near, "agrees@example.org")
    confirm, _ = links_in(post.taken[-1][1].get_content())

    done = near.http.post(confirm, headers={"Origin": near.url})

    assert "Confirmed" in done.text
    assert near.http.get("/api/contacts", headers=bearer(token)).json()["confirmed"] is True


def test_a_notice_by_mail_says_game_link_and_how_to_stop(near, post):
    table, _, stop = mailed_table(near, post, "told@example.org")

    table.come_due()

    ((recipients, message),) = post.taken
    assert recipients == ["told@example.org"]
    assert (message["To"], message["From"]) == ("told@example.org", "Estran <estran@example.org>")
    assert message["Subject"] == "Dorada: it is your turn"
    assert links_in(message.get_content()) == [f"/r/{table.made['code']}", stop]
    assert message["List-Unsubscribe"] == f"<{HOME}{stop}>"
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert message["Auto-Submitted"] == "auto-generated"


def test_the_link_that_stops_notices_is_one_that_mail_programs_can_read(near, post):
    table, _, stop = mailed_table(near, post, "programs@example.org", "fr")

    table.come_due()

    assert f"\r\nList-Unsubscribe: <{HOME}{stop}>\r\n".encode() in post.raw
    assert post.raw.isascii()


def test_mail_that_is_sent_again_has_the_same_name(near, post):
    table, _, _ = mailed_table(near, post, "twice@example.org")
    table.come_due()
    with near.database() as connection:  # as if the server had been killed between sending and noting
        connection.execute("UPDATE contact_seats SET decision = 0, match = NULL")
        connection.execute(
            "INSERT INTO work (match, kind, decision, at, leased, urgency) "
            "SELECT matches.id, 'notice', decision, 1, 0, 0 FROM matches JOIN rooms ON rooms.match = matches.id WHERE code = ?",
            [table.made["code"]],
        )
    eventually(lambda: not table.owed())

    first, second = (message["Message-ID"] for _, message in post.taken)
    assert first == second


@pytest.mark.parametrize("language", LANGUAGES)
def test_mail_and_pages_speak_the_contacts_language(near, post, language):
    table, _, stop = mailed_table(near, post, f"{language}@example.org", language)

    table.come_due()

    message = post.taken[0][1]
    assert message["Content-Language"] == language
    assert f'<html lang="{language}">' in near.http.get(stop).text


def test_one_click_in_a_mail_program_stops_them(near, post):
    table, token, stop = mailed_table(near, post, "stops@example.org")

    body = {"List-Unsubscribe": "One-Click"}
    assert near.http.post(stop, data=body).status_code == 200

    assert near.http.get("/api/contacts", headers=bearer(token)).json()["message"] == "refused-contact"
    assert near.http.post(stop, data=body).status_code == 200  # however often
    table.come_due()
    assert post.taken == []


def test_links_that_we_have_not_signed_open_nothing(near, post):
    ask_by_mail(near, "signed@example.org")
    confirm, stop = links_in(post.taken[-1][1].get_content())
    swapped = [
        confirm.replace("confirm", "stop"),
        stop.replace("stop", "confirm"),
        f"{stop[:-1]}{'A' if stop[-1] != 'A' else 'B'}",
    ]

    for link in (*swapped, "/api/notices/stop/x", f"/api/notices/confirm/{'é' * 20}"):
        assert near.http.post(link).status_code == 404


def test_a_link_that_confirms_is_good_for_a_day(near, post):
    ask_by_mail(near, "slow@example.org")
    confirm, _ = links_in(post.taken[-1][1].get_content())
    with near.database() as connection:
        connection.execute("UPDATE contacts SET created = created - 90000 WHERE address = 'slow@example.org'")

    assert near.http.post(confirm).status_code == 404


def test_pages_of_other_sites_cannot_press_the_button(near, post):
    ask_by_mail(near, "forged@example.org")
    confirm, _ = links_in(post.taken[-1][1].get_content())

    assert near.http.post(confirm, headers={"Origin": "https://evil.example"}).status_code == 403


@pytest.mark.parametrize(
    "address",
    [
        "ana@example.org\r\nBcc: x@example.org",
        "ana@example.org\nx",
        "ana\r@example.org",
        "ana@example.org, ben@example.org",
        "<ana@example.org>",
        '"a b"@example.org',
        "ana@localhost",
        "ana@[127.0.0.1]",
        "ana@127.0.0.1",
        "ana@exa mple.org",
        "ana@example.org>",
        ".ana@example.org",
        "ana..b@example.org",
        "@example.org",
        "ana",
        "ána@example.org",
        "ana@exámple.org",
        f"{'a' * 65}@example.org",
    ],
)
def test_what_is_not_an_address_for_mail_is_refused(near, post, address):
    assert near.http.post("/api/contacts", json={"mail": address}).json()["message"] == "refused-mail"
    assert post.taken == []


def test_addresses_are_taken_as_people_write_them():
    assert [clean_mail(one) for one in (" Ana.B+estran@Example.ORG ", "o'x@mail.example.co")] == [
        "Ana.B+estran@example.org",
        "o'x@mail.example.co",
    ]


def test_nobody_is_asked_to_confirm_more_than_a_few_times(near, post):
    answers = [near.http.post("/api/contacts", json={"mail": "Flood@example.org"}) for _ in range(3)]
    answers += [near.http.post("/api/contacts", json={"mail": "flood@EXAMPLE.org"})]

    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert answers[-1].json()["message"] == "refused-too-many-mails"
    assert len(post.taken) == 3


def test_one_address_makes_only_so_many_contacts(near):
    far = {"X-Forwarded-For": "192.0.2.77"}
    answers = [
        near.http.post(
            "/api/contacts", json={"push": Browser(f"/flood-{number}").subscription}, headers=far
        ).status_code
        for number in range(21)
    ]

    assert answers == [201] * 20 + [429]


def test_an_address_is_not_kept_if_the_mail_server_does_not_take_the_mail(near, post):
    post.answer = "451 later"

    answer = near.http.post("/api/contacts", json={"mail": "lost@example.org"})

    assert (answer.status_code, answer.json()["message"]) == (503, "refused-mail-away")
    with near.database() as connection:
        assert connection.execute("SELECT count(*) FROM contacts WHERE address = 'lost@example.org'").fetchone() == (0,)


def test_a_mail_server_that_is_busy_is_tried_again(near, post):
    table, _, _ = mailed_table(near, post, "busy@example.org")
    post.answer = "451 later"
    table.come_due()
    assert table.owed()

    post.answer = "250 OK"
    table.come_due()

    assert len(post.taken) == 1


def test_tags_dots_and_large_letters_bring_nobody_more_mail(near, post):
    spellings = ("many.ways@example.org", "m.any.ways+1@example.org", "MANYWAYS@example.org")
    for address in spellings:
        ask_by_mail(near, address)
    answer = near.http.post("/api/contacts", json={"mail": "Many.Wa.ys+3@example.org"})

    assert answer.json()["message"] == "refused-too-many-mails"
    assert [to for to, _ in post.taken] == [[address] for address in spellings]  # each as it was written


def test_who_wants_no_more_mail_is_asked_no_more_whatever_the_tag(near, post):
    ask_by_mail(near, "enough@example.org")
    _, stop = links_in(post.taken[-1][1].get_content())
    assert near.http.post(stop).status_code == 200
    answers = [near.http.post("/api/contacts", json={"mail": f"enough{tag}@example.org"}) for tag in ("", "+more")]

    assert [answer.json()["message"] for answer in answers] == ["refused-too-many-mails"] * 2
    assert len(post.taken) == 1
