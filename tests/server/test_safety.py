"""Whatever is wrong with a message or a request, it gets a typed answer or a closed socket, and changes nothing."""

import contextlib
import json
import socket
import threading
import tomllib
from typing import Any

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed

from estran.engine.game import Refused
from estran.games.dorada.boards import FOLDER
from estran.server.room.names import clean_name, clean_text, names_of
from estran.server.wire.http import Wish
from estran.server.wire.kinds import WishKind
from tests.server.near import PATIENCE, Line, Near, bearer, eventually, serving

SEATS = ["local", "local", "local"]


def seated(near: Near, line: Line) -> tuple[dict[str, Any], dict[str, Any]]:
    """A running match of Douro with all seats held on this line; what was made, and the room as it was told."""
    made = near.open_room(SEATS)
    near.start(made)
    return made, line.hello(made["code"], made["tokens"].values())


@pytest.fixture(scope="module")
def near(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("near")) as near:
        yield near


# ---- Messages on the socket

BAD = {
    "no JSON": "hello",
    "half a message": '{"type":"choose","key":',
    "empty": "",
    "a list": "[]",
    "a number": "7",
    "no type": "{}",
    "an unknown type": '{"type":"grant"}',
    "an answer": '{"type":"done","key":"1"}',
    "a field missing": '{"type":"choose","key":"1"}',
    "a field of the wrong type": '{"type":"say","key":1,"text":"x"}',
    "a key too long": json.dumps({"type": "say", "key": "k" * 65, "text": "x"}),
    "a key with a control character": json.dumps({"type": "say", "key": "\0", "text": "x"}),
    "a text too long": json.dumps({"type": "say", "key": "1", "text": "x" * 501}),
    "a seat that is none": '{"type":"say","key":"1","text":"x","seat":"F"}',
    "a seat and a line break": '{"type":"say","key":"1","text":"x","seat":"A\\n"}',
    "half a character": '{"type":"say","key":"1","text":"\\ud800"}',
    "a number too large": '{"type":"hello","room":"ABCD2345","version":1e999}',
    "a negative version": '{"type":"hello","room":"ABCD2345","version":-1}',
    "brackets within brackets": "[" * 10_000,
    "brackets in a field that nobody reads": '{"type":"ping","x":' + "[" * 10_000 + "}",
    "bytes": b"\xff\xfe",
    "JSON as bytes": b'{"type":"grant"}',
    "a type as long as a message can be": json.dumps({"type": "x" * 16_000}),
}


@pytest.mark.parametrize("message", BAD.values(), ids=BAD)
def test_a_message_that_cannot_be_understood_gets_a_reason_and_changes_nothing(message, near):
    with near.socket() as line:
        seated(near, line)
        before = near.kept()

        answer = line.ask(message)

        assert answer["type"] == "error"
        assert answer["message"] == "refused-message"
        assert answer["text"]
        assert near.kept() == before
        assert line.ask({"type": "ping"})["type"] == "pong"


def requests(match: str) -> dict[str, tuple[dict[str, Any], str]]:
    """Requests that are well formed and not allowed, and what each is refused with."""
    own = {"match": match, "seat": "A", "version": 1}
    return {
        "a move that is illegal": ({"type": "choose", **own, "move": "11"}, "refused-ply"),
        "another match": ({"type": "choose", **own, "match": "0" * 32, "move": "1"}, "refused-match"),
        "a seat that this table has not": ({"type": "choose", **own, "seat": "E", "move": "1"}, "refused-seat"),
        "a die that nobody rolls": ({"type": "roll", **own}, "refused-roll"),
        "an undo of chance": ({"type": "undo", **own}, "refused-undo-revealed"),
        "a word after the start": ({"type": "commit", "match": match, "seat": "A", "hash": "0" * 64}, "refused-started"),
        "a word never promised": ({"type": "reveal", "match": match, "seat": "A", "word": "x"}, "refused-word"),
        "a signal where there are none": ({"type": "signal", "match": match, "seat": "A", "signal": "yes"}, "refused-no-signals"),
        "talk of nothing": ({"type": "say", "seat": "A", "text": " \t "}, "refused-text-empty"),
        "talk that turns around": ({"type": "say", "seat": "A", "text": "a\u202eb"}, "refused-text-signs"),
        "to mute nobody": ({"type": "mute", "seat": "A", "name": "Nobody"}, "refused-nobody"),
        "hello again": ({"type": "hello", "room": "ABCD2345"}, "refused-hello-again"),
    }  # fmt: skip


@pytest.mark.parametrize("which", requests(""))
def test_a_request_that_is_not_allowed_gets_its_reason_and_changes_nothing(which, near):
    with near.socket() as line:
        _, room = seated(near, line)
        request, reason = requests(room["match"])[which]
        before = near.kept()

        answer = line.ask({"key": "k1", **request})

        assert (answer["type"], answer["message"]) == ("error", reason)
        assert near.kept() == before


def test_nothing_can_be_asked_before_hello(near):
    with near.socket() as line:
        answer = line.ask({"type": "say", "key": "1", "text": "x"})

        assert answer["message"] == "refused-hello-first"


@pytest.mark.parametrize(
    "kind", [*("choose", "roll", "undo", "commit", "reveal", "signal", "say", "mute"), *("leave", "resign", "vote")]
)
def test_a_seat_does_nothing_for_who_has_not_its_token(kind, near):
    with near.socket() as line, near.socket() as stranger:
        made, room = seated(near, line)
        stranger.send({"type": "hello", "room": made["code"], "tokens": ["x" * 32]})
        stranger.until("room")
        before = near.kept()
        own = {"key": "1", "match": room["match"], "seat": "A", "version": 1, "move": "1"}
        others = {"hash": "0" * 64, "word": "w", "signal": "yes", "text": "x", "name": "B", "kind": "end"}

        answer = stranger.ask({"type": kind, **own, **others})

        assert (answer["type"], answer["message"]) == ("error", "refused-token")
        assert near.kept() == before


def test_a_message_that_is_too_large_closes_the_socket_with_a_code(near):
    with near.socket() as line:
        line.send("x" * 20_000)
        assert line.closed() == (4413, "a message may have 16384 bytes")
    with near.socket() as line:
        line.send("x" * 200_000)
        assert line.closed()[0] == 1009


def test_too_many_messages_are_refused_and_a_flood_closes_the_socket(tmp_path):
    with serving(tmp_path, message_rate=0.001, message_burst=3) as near, near.socket() as line:
        answers = [line.ask({"type": "ping"}) for _ in range(5)]
        assert [answer["type"] for answer in answers] == ["pong", "pong", "pong", "error", "error"]
        assert answers[-1]["message"] == "refused-too-fast"

        for _ in range(300):
            line.send({"type": "ping"})

        assert line.closed() == (4429, "too much at once")


def test_who_talks_too_much_is_asked_to_wait(near):
    with near.socket() as line:
        seated(near, line)

        answers = [line.ask({"type": "say", "key": f"k{number}", "text": "la", "seat": "A"}) for number in range(20)]

        assert answers[0]["type"] == "done"
        assert answers[-1]["message"] == "refused-talk-too-fast"


def test_nobody_changes_their_mind_without_end(near, monkeypatch):
    monkeypatch.setattr("estran.server.match.referee.CHANGES_OF_MIND", 2)
    with near.socket() as line:
        _, room = seated(near, line)
        choice = {"type": "choose", "match": room["match"], "version": 1, "seat": "A"}
        answers = [line.ask({**choice, "key": str(card), "move": str(card)}) for card in range(1, 7)]
        again = line.ask({**choice, "key": "1", "move": "1"})

    assert [answer["type"] for answer in answers] == ["done"] * 4 + ["error"] * 2
    assert answers[-1]["message"] == "refused-too-fast"
    assert again == answers[0]


def test_a_browser_that_does_not_read_is_dropped_and_holds_up_nobody(tmp_path):
    with serving(tmp_path, message_rate=1e9, message_burst=1e9) as near, near.socket() as other:
        seated(near, other)
        others = set(near.service.hub.mailboxes)
        with small_socket(near) as bare, near.socket(bare) as line:
            eventually(lambda: near.service.hub.mailboxes - others)
            flood = threading.Thread(target=talk_and_never_listen, args=[line], daemon=True)
            flood.start()

            eventually(lambda: not near.service.hub.mailboxes - others)

            assert other.ask({"type": "ping"})["type"] == "pong"
            assert 'estran_sockets_closed_total{code="4429"}' in near.figures()
            bare.shutdown(socket.SHUT_RDWR)
            flood.join()


def small_socket(near: Near) -> socket.socket:
    """A connection that takes in little before the other side must wait."""
    bare = socket.socket()
    bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    bare.connect(("127.0.0.1", int(near.url.rpartition(":")[2])))
    return bare


def talk_and_never_listen(line: Line) -> None:
    with contextlib.suppress(ConnectionClosed, OSError):
        while True:
            line.send('{"type":"grant"}')


# ---- Requests

BAD_BOARD = {
    "game": "dorada",
    "seats": [{}] * 3,
    "options": {
        "board": {"name": "x" * 500, "dorada": 9, "gold": [*range(200)], "traps": [*range(-99, 99)], "springboards": {}}
    },
}
WRONG: dict[str, tuple[str, str, dict[str, Any], int]] = {
    "no such page": ("GET", "/nothing", {}, 404),
    "no such room": ("POST", "/api/rooms/ABCD2345/join", {"json": {"name": "Ada"}}, 404),
    "a code with a nought in it": ("GET", "/api/rooms/A%00B/matches", {}, 404),
    "a code in two scripts": ("GET", "/api/rooms/%C3%A9%E2%82%ACAB/matches", {}, 404),
    "a code too long": ("GET", f"/api/rooms/{'A' * 17}/matches", {}, 400),
    "no such match": ("GET", "/api/matches/00/record", {}, 404),
    "a match with a nought in it": ("GET", "/api/matches/%00/record", {}, 404),
    "a method that does not fit": ("PATCH", "/api/rooms", {}, 405),
    "no JSON": ("POST", "/api/rooms", {"content": b"{"}, 400),
    "no UTF-8": ("POST", "/api/rooms", {"content": b'{"game":"\xff"}'}, 400),
    "too large": ("POST", "/api/rooms", {"content": b" " * 20_000}, 413),
    "brackets within brackets": ("POST", "/api/rooms", {"content": b"[" * 10_000}, 400),
    "an unknown game": ("POST", "/api/rooms", {"json": {"game": "chess", "seats": [{}, {}]}}, 409),
    "a game that three play": ("POST", "/api/rooms", {"json": {"game": "douro", "seats": [{}, {}]}}, 409),
    "an unknown game as long as a name can be": (
        "POST",
        "/api/rooms",
        {"json": {"game": "x" * 16, "seats": [{}, {}]}},
        409,
    ),
    "an option as long as a request can be": (
        *("POST", "/api/rooms", {"json": {"game": "douro", "seats": [{}] * 3, "options": {"x" * 16_000: 1}}}, 409),
    ),
    "a value as long as a request can be": (
        *(
            "POST",
            "/api/rooms",
            {"json": {"game": "dorada", "seats": [{}] * 3, "options": {"board": "x" * 16_000}}},
            409,
        ),
    ),
    "a board with everything wrong": ("POST", "/api/rooms", {"json": BAD_BOARD}, 409),
    "one seat": ("POST", "/api/rooms", {"json": {"game": "douro", "seats": [{}]}}, 400),
    "a name of spaces": ("POST", "/api/rooms/{code}/join", {"json": {"name": "  "}}, 409),
    "a name that turns around": ("POST", "/api/rooms/{code}/join", {"json": {"name": "a\u202eb"}}, 409),
    "no token": ("POST", "/api/rooms/{code}/start", {}, 400),
    "a token of another kind": ("POST", "/api/rooms/{code}/start", {"headers": {"Authorization": "Basic x"}}, 401),
    "a wrong token": ("POST", "/api/rooms/{code}/leave", {"headers": bearer("x" * 32)}, 401),
    "who is not the host": ("POST", "/api/rooms/{code}/start", {"headers": bearer("x" * 32)}, 403),
    "a ticket never given": ("POST", "/api/rooms/{code}/move", {"json": {"ticket": "x" * 32}}, 409),
    "a seat far away": ("DELETE", "/api/rooms/{code}/seats/99999999999999999999", {"headers": "host"}, 409),
    "a seat before the first": ("DELETE", "/api/rooms/{code}/seats/-1", {"headers": "host"}, 409),
}


@pytest.mark.parametrize("which", WRONG)
def test_a_request_that_is_wrong_gets_a_typed_refusal_and_changes_nothing(which, near):
    made = near.open_room(["open", "local", "bot"])
    method, path, more, status = WRONG[which]
    more = {**more, "headers": bearer(made["host"])} if more.get("headers") == "host" else more
    before = near.kept()

    answer = near.http.request(method, path.replace("{code}", made["code"]), **more)

    assert answer.status_code == status, answer.text
    assert set(answer.json()) == {"message", "arguments", "text"}
    assert "refused" in answer.json()["message"].split("-")  # of the server, or of a game: dorada-board-refused
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert near.kept() == before


@pytest.mark.parametrize("game", ["dorada", "douro"])
def test_options_of_any_shape_are_taken_or_refused(game, near):
    odd = [None, 0, -1, 2, 10**15, 1.5, True, "", "A", "Z", "\0", "classic", [], ["A"], {}, {"name": "x"}]

    for option in ("open_points", "open_cards", "board", "first", "colours", "dealer", "messages"):
        for value in odd:
            body = {"game": game, "seats": [{}, {}, {}], "options": {option: value}}
            answer = near.http.post("/api/rooms", json=body)

            assert answer.status_code in (201, 400, 409), (option, value, answer.text)


def test_headers_keep_other_sites_and_scripts_out_of_every_page(near):
    for path in (
        "/",
        "/r/ABCDEFGH",
        "/icon.svg",
        "/assets/nothing.js",
        "/health/live",
        "/api/rooms",
        "/nothing",
        "/metrics",
    ):
        headers = near.http.get(path).headers
        policy = headers["content-security-policy"]

        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert near.http.get("/api/rooms").headers["cache-control"] == "no-store"


def test_what_is_wrong_with_us_is_said_without_a_word_about_it(near):
    with near.socket() as line:
        _, room = seated(near, line)
        with near.database() as connection:
            connection.execute("UPDATE matches SET options = 'broken' WHERE id = ?", [room["match"]])

        answer = near.http.get(f"/api/matches/{room['match']}/record")
        assert (answer.status_code, answer.json()["message"]) == (500, "refused-away")
        assert "broken" not in answer.text
        line.send({"type": "choose", "key": "1", "match": room["match"], "version": 1, "seat": "A", "move": "1"})
        assert line.closed() == (1011, "try again")


# ---- Names and talk


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ada  Lovelace ", "Ada Lovelace"),
        ("Zoe\u0308", "Zoë"),  # two ways to write one letter
        ("Zażółć gęślą", "Zażółć gęślą"),
        ("👩‍🚀", "👩‍🚀"),  # joined by a sign that nobody sees
        ("❤️1️⃣", "❤️1️⃣"),  # shapes that are chosen
        ("می\u200cخواهم", "می\u200cخواهم"),  # Persian needs it
        ("Al\u200dice\u034f\ufe0f", "Alice"),  # nobody needs these here
        ("<b>Ada</b>", "<b>Ada</b>"),  # pages escape it
    ],
)
def test_a_name_has_one_spelling(typed, name):
    assert clean_name(typed) == name


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "   ",
        "\u200d",
        "\u0301",
        "\u3164",
        "\u115f",
        "\u1160",
        "\uffa0",
        "\u2800 \u2800",
        "a\x00b",
        "a\x1b[2J",
        "a\u202eb",
        "a\u2066b",
        "\ud800x",
    ],
)
def test_a_name_that_hides_something_is_refused(typed):
    with pytest.raises(Refused, match="name"):
        clean_name(typed)


def test_talk_may_have_lines_and_no_other_control_characters():
    assert clean_text(" one\ntwo ") == "one\ntwo"
    for typed in ("one\x07", "\u3164", "\u2800\n\u115f"):
        with pytest.raises(Refused):
            clean_text(typed)


def test_nobody_pushes_what_others_say_out_of_sight_by_empty_lines():
    assert clean_text("one\r\n\n \n\ntwo\rthree") == "one\n\ntwo\nthree"
    assert clean_text("\n".join("abcdefghijkl")) == "a\nb\nc\nd\ne\nf\ng\nh\ni\nj k l"


def test_a_name_counts_as_taken_however_it_is_written(near):
    made = near.open_room(["open", "open", "open"])
    for sits, typed in [
        ("Zoe\u0308", [" zoë ", "Ｚoë"]),
        (
            "Alice",
            [
                "AIice",
                "A1ice",
                "aiice",
                "Аlice",
                "Alicе",
                "Ａlice",
                "Αlιce",
                "Al\u200dice",
                "Alice\u200c",
                "Alice\u034f",
                "Alice\ufe0f",
            ],
        ),
    ]:
        assert near.http.post(f"/api/rooms/{made['code']}/join", json={"name": sits}).status_code == 201
        for name in typed:
            answer = near.http.post(f"/api/rooms/{made['code']}/join", json={"name": name})

            assert answer.json()["message"] == "refused-name-taken", ascii(name)


def test_names_of_one_screen_and_of_bots_are_compared_in_the_same_way():
    with pytest.raises(Refused, match="is already called"):
        names_of([Wish(WishKind.LOCAL, name) for name in ("Ada", "Аdа")])

    assert names_of([Wish(WishKind.LOCAL, "Міstrаl"), Wish(WishKind.BOT)])[1] == "Noroît"


# ---- Tokens


def test_tokens_are_kept_as_hashes_only(near):
    made = near.open_room(["local", "open", "open"])
    seated = near.http.post(f"/api/rooms/{made['code']}/join", json={"name": "Ada"}).json()
    ticket = near.http.post(f"/api/rooms/{made['code']}/ticket", headers=bearer(seated["token"])).json()["ticket"]

    rows = near.rows()

    assert any(made["code"] in row for row in rows)
    assert not [
        secret
        for secret in (made["host"], *made["tokens"].values(), seated["token"], ticket)
        for row in rows
        if secret in row
    ]


# ---- Slow requests, and those that end in the middle


def half(near: Near, request: str) -> socket.socket:
    """A connection over which only the beginning of a request comes."""
    bare = socket.create_connection(("127.0.0.1", int(near.url.rpartition(":")[2])), PATIENCE)
    bare.sendall(request.encode())
    return bare


POST = "POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"
SLOW = {
    "nothing": "",
    "half a head": "GET /api/rooms HTTP/1.1\r\nHost: loc",
    "half a body": POST,
    "a whole request and half of the next": f"GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n{POST}",
}


@pytest.mark.parametrize("request_", SLOW.values(), ids=SLOW)
def test_a_request_that_does_not_arrive_in_time_is_closed(request_, tmp_path, monkeypatch):
    monkeypatch.setattr("estran.server.doors.punctual.WHOLE", 0.5)
    monkeypatch.setattr("uvicorn.Config.load", lambda config, load=uvicorn.Config.load: patient(config, load))
    with serving(tmp_path) as near, near.socket() as line, half(near, request_) as bare:
        while bare.recv(4096):  # ends when the server has closed
            pass

        assert line.ask({"type": "ping"})["type"] == "pong"  # sockets stay


def patient(config: uvicorn.Config, load: Any) -> None:
    """A server that would keep idle connections for ever, so that nothing else closes them."""
    config.timeout_keep_alive = 3600
    load(config)


def test_a_client_that_leaves_in_the_middle_of_its_request_is_not_our_failure(near, capsys):
    before = near.figures()
    with half(near, POST):
        pass
    eventually(lambda: near.figures().count("\n") and refusals(near.figures()) > refusals(before))

    assert "request_failed" not in capsys.readouterr().out
    assert failures(near.figures()) == failures(before)


def refusals(figures: str) -> float:
    return sum(float(line.split()[-1]) for line in figures.splitlines() if line.startswith("estran_refusals_total"))


def failures(figures: str) -> list[str]:
    return [line for line in figures.splitlines() if line.startswith("estran_failures_total")]


# ---- Rooms as they are kept


def test_a_board_is_kept_without_what_nobody_reads(near):
    board = tomllib.loads((FOLDER / "classic.toml").read_text())
    board |= {"name": "Reef\x1b[2J\u202e " + "x" * 9000, "junk": ["y" * 5000]}
    body = {"game": "dorada", "seats": [{}, {}], "options": {"board": board}, "public": True}
    made = near.http.post("/api/rooms", json=body).json()
    with near.socket() as line:
        kept = line.hello(made["code"], [made["host"]])["options"]["board"]
        lobby = [room for room in near.http.get("/api/rooms").json() if room["code"] == made["code"]]

    assert set(kept) == {"name", "dorada", "gold", "traps", "springboards"}
    assert kept["name"] == ("Reef [2J " + "x" * 90)[:40]
    assert lobby[0]["options"] == {"board": kept["name"]}

    answer = near.http.post("/api/rooms", json=body | {"options": {"board": board | {"gold": board["gold"] * 50}}})
    assert answer.json()["message"] == "dorada-board-refused"
    assert answer.json()["arguments"]["board"] == "Reef [2J  " + "x" * 30 + "…"


def test_a_host_names_no_bots_and_nobody_twice(near):
    def refusal(*seats: dict[str, str]) -> str:
        answer = near.http.post("/api/rooms", json={"game": "douro", "seats": [*seats, {}]})
        return str(answer.json()["message"])

    assert refusal({"kind": "bot", "name": "Ada"}, {}) == "refused-name-unasked"
    assert refusal({"kind": "local", "name": "Ada"}, {"kind": "local", "name": " ADA "}) == "refused-name-taken"

    seats = [{"kind": "bot"}, {"kind": "local", "name": "Zephyr"}, {}]
    made = near.http.post("/api/rooms", json={"game": "douro", "seats": seats}).json()
    path = f"/api/rooms/{made['code']}"
    near.http.put(f"{path}/seats/2", json={"level": "easy"}, headers=bearer(made["host"]))
    with near.socket() as line:
        names = [chair["name"] for chair in line.hello(made["code"])["chairs"]]

    assert names == ["Mistral", "Zephyr", "Noroît"]
