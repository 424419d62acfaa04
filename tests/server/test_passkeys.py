"""Passkeys: real challenges, signed by an authenticator of our own, and everything that could be wrong with them."""

import secrets
from typing import Any

import httpx
import pytest

from estran.server.people.passkeys import PASSKEYS
from tests.server.authenticator import Authenticator, decoded, encoded
from tests.server.near import PATIENCE, Near, serving
from tests.server.somebody import Somebody, message


@pytest.fixture(scope="module")
def near(tmp_path_factory):
    """A server that is called by a name: numbers have no passkeys."""
    with serving(tmp_path_factory.mktemp("near")) as near:
        url = near.url.replace("127.0.0.1", "localhost")
        with httpx.Client(base_url=url, timeout=PATIENCE, verify=False) as http:
            near.http, near.url = http, url
            yield near


def options(somebody: Somebody) -> dict[str, Any]:
    answer = somebody.ask("POST", "/passkeys/options")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def add(somebody: Somebody, credential: dict[str, Any]) -> httpx.Response:
    return somebody.ask("POST", "/passkeys", {"name": "key ring", "credential": credential})


def with_passkey(near: Near, name: str = "Ana") -> tuple[Somebody, Authenticator]:
    somebody, key = Somebody(near.http, name), Authenticator(near.url)
    assert add(somebody, key.make(options(somebody))).status_code == 201
    return somebody, key


def wanted(near: Near) -> dict[str, Any]:
    told: dict[str, Any] = near.http.post("/api/passkeys/options").json()
    return told


def use(near: Near, credential: dict[str, Any]) -> httpx.Response:
    return near.http.post("/api/passkeys", json={"device": "new phone", "credential": credential})


# ---- What works


def test_a_passkey_opens_the_profile_on_a_new_device(near):
    somebody, key = with_passkey(near)

    taken = use(near, key.sign(wanted(near)))

    assert taken.status_code == 201
    assert [device["name"] for device in taken.json()["profile"]["devices"]] == ["Ana's phone", "new phone"]
    other = Somebody(near.http, token=taken.json()["token"])
    assert other.told()["passkeys"] == somebody.told()["passkeys"]
    assert [one["name"] for one in other.told()["passkeys"]] == ["key ring"]


def test_a_passkey_is_asked_for_without_a_name_and_bound_to_ours(near):
    told, made = wanted(near), options(Somebody(near.http, "Ana"))

    assert told["rpId"] == made["rp"]["id"] == "localhost"
    assert told["allowCredentials"] == []
    assert (told["userVerification"], made["authenticatorSelection"]["residentKey"]) == ("preferred", "required")


def test_a_browser_is_told_which_passkeys_there_are_so_that_it_makes_no_second_one(near):
    somebody, key = with_passkey(near)

    assert [one["id"] for one in options(somebody)["excludeCredentials"]] == [encoded(key.id)]


def test_the_id_of_a_profile_is_not_in_what_authenticators_keep(near):
    somebody = Somebody(near.http)
    told = options(somebody)["user"]
    with near.database() as connection:
        ids = [id for (id,) in connection.execute("SELECT id FROM profiles")]

    assert not [id for id in ids if id.encode() in decoded(told["id"]) or bytes.fromhex(id) in decoded(told["id"])]


def test_a_passkey_that_was_removed_opens_nothing(near):
    somebody, key = with_passkey(near)

    assert somebody.ask("DELETE", f"/passkeys/{encoded(key.id)}").status_code == 204
    assert message(use(near, key.sign(wanted(near)))) == (404, "people-refused-passkey-unknown")


def test_nobody_removes_the_passkey_of_somebody_else(near):
    _, key = with_passkey(near)

    answer = Somebody(near.http).ask("DELETE", f"/passkeys/{encoded(key.id)}")

    assert message(answer) == (404, "people-refused-passkey-unknown")
    assert use(near, key.sign(wanted(near))).status_code == 201


def test_a_profile_has_only_so_many_passkeys(near):
    somebody = Somebody(near.http)
    late = options(somebody)
    for _ in range(PASSKEYS):
        assert add(somebody, Authenticator(near.url).make(options(somebody))).status_code == 201

    assert message(add(somebody, Authenticator(near.url).make(late))) == (409, "people-refused-passkeys")
    assert message(somebody.ask("POST", "/passkeys/options")) == (409, "people-refused-passkeys")


def test_a_passkey_belongs_to_one_profile(near):
    _, key = with_passkey(near)
    other = Somebody(near.http)

    assert message(add(other, key.make(options(other)))) == (409, "people-refused-passkey-known")


# ---- What does not


def refused(answer: httpx.Response) -> bool:
    return message(answer) == (409, "people-refused-passkey")


def test_a_challenge_is_signed_once(near):
    _, key = with_passkey(near)
    signed = key.sign(wanted(near))

    assert use(near, signed).status_code == 201
    assert refused(use(near, signed))


def test_a_challenge_is_used_up_by_a_wrong_signature_too(near):
    _, key = with_passkey(near)
    challenge = wanted(near)
    wrong = key.sign(challenge)
    wrong["response"]["signature"] = encoded(secrets.token_bytes(70))

    assert refused(use(near, wrong))
    assert refused(use(near, key.sign(challenge)))


def test_a_challenge_is_good_for_five_minutes(near):
    _, key = with_passkey(near)
    challenge = wanted(near)
    with near.database() as connection:
        connection.execute("UPDATE challenges SET until = until - 301")

    assert refused(use(near, key.sign(challenge)))


def test_a_challenge_that_we_never_made_is_refused(near):
    _, key = with_passkey(near)

    for challenge in (encoded(b"x" * 32), encoded(b"x\0x"), "", "?"):
        assert refused(use(near, key.sign({"challenge": challenge})))


def test_another_key_does_not_open_the_profile(near):
    _, key = with_passkey(near)
    thief = Authenticator(near.url)
    thief.id = key.id

    assert refused(use(near, thief.sign(wanted(near))))


def test_what_another_site_had_signed_is_refused(near):
    _, key = with_passkey(near)
    for attribute, value in (("origin", "https://evil.example"), ("site", "evil.example"), ("flags", 0)):
        kept = getattr(key, attribute)
        setattr(key, attribute, value)
        assert refused(use(near, key.sign(wanted(near)))), attribute
        setattr(key, attribute, kept)

    assert use(near, key.sign(wanted(near))).status_code == 201


def test_a_copied_authenticator_that_lags_behind_is_refused(near):
    _, key = with_passkey(near)
    for _ in range(3):
        assert use(near, key.sign(wanted(near))).status_code == 201
    key.count = 1

    assert refused(use(near, key.sign(wanted(near))))


def test_an_answer_to_make_a_passkey_does_not_use_one_and_the_other_way_round(near):
    somebody, key = with_passkey(near)

    assert refused(use(near, key.make(options(somebody))))
    assert refused(add(somebody, key.sign(wanted(near))))


@pytest.mark.parametrize(
    "credential",
    [{}, {"id": 1}, {"response": []}, {"response": {"clientDataJSON": 7}}, {"response": {"clientDataJSON": "e30"}}],
)
def test_nonsense_is_refused(near, credential):
    assert refused(use(near, credential))
    assert refused(add(Somebody(near.http), credential))


@pytest.mark.parametrize("field", ["attestationObject", "clientDataJSON"])
def test_a_damaged_passkey_is_refused(near, field):
    somebody, key = Somebody(near.http), Authenticator(near.url)
    credential = key.make(options(somebody))
    credential["response"][field] = credential["response"][field][: len(credential["response"][field]) // 2]

    assert refused(add(somebody, credential))


def test_numbers_have_no_passkeys(near):
    url = near.url.replace("localhost", "127.0.0.1")
    with httpx.Client(base_url=url, timeout=PATIENCE, verify=False) as http:
        answer = http.post("/api/passkeys/options")

        assert message(answer) == (409, "people-refused-passkeys-here")
        assert http.get("/api/profiles").json() == {"ratings": True, "passkeys": False}
    assert near.http.get("/api/profiles").json() == {"ratings": True, "passkeys": True}


def test_where_the_host_has_named_the_server_no_other_name_counts(tmp_path):
    named = {"public_urls": ("https://play.example.org",), "hosts": ("play.example.org",), "trust_proxy": True}
    with serving(tmp_path, **named) as near:

        def asked(host: str) -> httpx.Response:
            return near.http.post("/api/passkeys/options", headers={"Host": host, "X-Forwarded-For": "192.0.2.1"})

        assert asked("play.example.org").json()["rpId"] == "play.example.org"
        assert message(asked("evil.example")) == (409, "people-refused-passkeys-here")
