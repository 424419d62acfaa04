"""The browser client as it is served: its pages, its files, and nothing else."""

import gzip
import re
from html import unescape
from pathlib import Path

import pytest

from estran.games import NAMES
from estran.server.doors import static
from estran.server.doors.previews import HEIGHT, WIDTH
from estran.words.speaker import speaker
from tests.server.near import serving

PUBLIC = "https://estran.example"
PICTURES = Path(__file__).parents[2] / "web" / "public"
SMALL = 60_000  # bytes of a picture

SCRIPT = b"export const games = ['dolores', 'dorada', 'douro'];\n" * 20
PAGES = [
    "/",
    "/r/ABCDEFGH",
    "/w/ABCDEFGH",
    "/replay/abc",
    "/verify/abc",
    "/learn",
    "/learn/douro",
    "/rules",
    "/rules/dorada",
]
TYPES = {
    "/": "text/html; charset=utf-8",
    "/assets/index-1a2b.js": "text/javascript; charset=utf-8",
    "/assets/index-1a2b.css": "text/css; charset=utf-8",
    "/icon.svg": "image/svg+xml",
    "/manifest.webmanifest": "application/manifest+json",
    "/offline.js": "text/javascript; charset=utf-8",
}


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """A small client beside a secret, so that the tests need no build."""
    folder: Path = tmp_path_factory.mktemp("package") / "site"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Estran</title>")
    (folder / "assets" / "index-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets" / "index-1a2b.css").write_text("body { margin: 0 }")
    (folder / "icon.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>')
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "offline.js").write_text("self.skipWaiting()")
    (folder.parent / "secret.txt").write_text("the host's own")
    return folder


@pytest.fixture(scope="module")
def near(tmp_path_factory, built):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(static, "SITE", built)
        forget()
        with serving(tmp_path_factory.mktemp("near")) as near:
            yield near
    forget()


def forget():
    """What was read of another client."""
    for known in (static.file, static.names, static.page_with):
        known.cache_clear()


@pytest.mark.parametrize("address", PAGES)
def test_every_page_is_the_same_file_and_is_asked_for_again(near, address):
    answer = near.http.get(address)

    assert answer.status_code == 200
    assert "<title>Estran</title>" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("address", TYPES)
def test_every_file_has_its_type(near, address):
    answer = near.http.get(address)

    assert answer.headers["content-type"] == TYPES[address]
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_the_page_runs_only_scripts_of_our_own_and_talks_only_to_us(near):
    policy = dict(
        part.strip().split(" ", 1) for part in near.http.get("/").headers["content-security-policy"].split(";")
    )

    assert policy["default-src"] == "'none'"
    for kind in ("script", "style", "connect", "font", "worker", "manifest"):
        assert policy[f"{kind}-src"] == "'self'"
    assert policy["form-action"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"


def test_files_whose_names_tell_their_contents_are_kept_for_ever(near):
    kept = near.http.get("/assets/index-1a2b.js").headers["cache-control"]

    assert kept == "public, max-age=31536000, immutable"
    assert near.http.get("/offline.js").headers["cache-control"] == "no-cache"


def test_files_are_packed_for_browsers_that_can_unpack_them(near):
    with near.http.stream("GET", "/assets/index-1a2b.js", headers={"Accept-Encoding": "br, gzip"}) as answer:
        packed = b"".join(answer.iter_raw())
    plain = near.http.get("/assets/index-1a2b.js", headers={"Accept-Encoding": "identity"})

    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(packed) == plain.content == SCRIPT
    assert len(packed) < len(SCRIPT) / 4


def test_what_a_browser_has_already_is_not_sent_again(near):
    tag = near.http.get("/").headers["etag"]

    same = near.http.get("/", headers={"If-None-Match": tag})
    other = near.http.get("/", headers={"If-None-Match": '"another"'})

    assert (same.status_code, same.content, same.headers["etag"]) == (304, b"", tag)
    assert other.status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/nothing.js",
        "/assets/nothing.js",
        "/assets/",
        "/assets/..%2F..%2Fsecret.txt",
        "/..%2Fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/%2Fetc%2Fpasswd",
        "/%2Fetc%2Fpasswd",
        "/assets%2Findex-1a2b.js%00",
        "/nowhere/at/all",
        "/replay/a/b",
    ],
)
def test_what_is_not_a_file_of_the_client_is_not_found(near, path):
    answer = near.http.get(path)

    assert answer.status_code == 404
    assert "secret" not in answer.text.replace("secret.txt", "")


def test_without_a_client_the_server_says_so_and_how_to_get_one(tmp_path, monkeypatch):
    monkeypatch.setattr(static, "SITE", tmp_path / "nothing")
    forget()
    with serving(tmp_path) as near:
        answer = near.http.get("/")
    forget()

    assert answer.status_code == 200
    assert "make play" in answer.text
    assert "estran play" in answer.text
    assert "<script" not in answer.text
    assert "//" not in answer.text


# ---- What messengers show of a link


@pytest.fixture(scope="module")
def public(tmp_path_factory, built):
    """A server whose host has named a public address."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(static, "SITE", built)
        forget()
        with serving(tmp_path_factory.mktemp("public"), public_urls=(PUBLIC, "https://other.example")) as public:
            yield public
    forget()


def preview(server, address):
    """What a messenger reads in a page, by name."""
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', server.http.get(address).text)
    return {name: unescape(content) for name, content in found}


@pytest.mark.parametrize("address", PAGES)
def test_without_a_public_address_a_page_has_no_preview(near, address):
    assert preview(near, address) == {}


@pytest.mark.parametrize("address", PAGES)
def test_every_page_has_a_preview_with_a_picture_that_is_there(public, address):
    shown = preview(public, address)

    assert shown["og:title"]
    assert shown["description"] == shown["og:description"]
    assert shown["twitter:card"] == "summary_large_image"
    picture = shown["og:image"].removeprefix(f"{PUBLIC}/")
    assert (PICTURES / picture).is_file()


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("page", ["learn", "rules"])
def test_a_page_about_a_game_shows_that_game(public, page, game):
    shown, say = preview(public, f"/{page}/{game}"), speaker("en").say

    assert say(f"{game}-name") in shown["og:title"]
    assert shown["description"] == say(f"{game}-about")
    assert shown["og:image"] == f"{PUBLIC}/preview-{game}.webp"


@pytest.mark.parametrize("page", ["r", "w", "replay", "verify"])
def test_a_preview_does_not_tell_whether_there_is_such_a_room_or_match(public, page):
    room = public.open_room(["local", "local"], "dorada")
    public.start(room)
    with public.database() as connection:
        (match,) = connection.execute("SELECT match FROM rooms WHERE code = ?", [room["code"]]).fetchone()
    there = public.http.get(f"/{page}/{ {'r': room['code'], 'w': room['watch']}.get(page, match) }")
    nowhere = public.http.get(f"/{page}/ABCDEFGH")

    assert there.status_code == nowhere.status_code == 200
    assert there.content == nowhere.content
    assert there.headers["etag"] == nowhere.headers["etag"]
    assert preview(public, f"/{page}/ABCDEFGH")["og:image"] == f"{PUBLIC}/preview-estran.webp"


@pytest.mark.parametrize(
    "address", ["/rules/nothing", "/learn/%22%3E%3Cscript%3E", "/r/%22%3E%3Cscript%3E", "/?q=%22%3E"]
)
def test_nothing_of_an_address_comes_into_the_page(public, address):
    plain = public.http.get("/r/ABCDEFGH" if address.startswith("/r/") else "/")

    assert public.http.get(address).content == plain.content


def test_a_page_with_a_preview_is_packed_and_known_again_like_any_other(public):
    answer = public.http.get("/rules/douro")

    assert answer.headers["content-encoding"] == "gzip"
    assert public.http.get("/rules/douro", headers={"If-None-Match": answer.headers["etag"]}).status_code == 304
    assert public.http.get("/", headers={"If-None-Match": answer.headers["etag"]}).status_code == 200


@pytest.mark.parametrize("name", ["estran", *NAMES])
def test_pictures_for_messengers_are_small_and_have_the_size_that_is_told(name):
    picture = (PICTURES / f"preview-{name}.webp").read_bytes()

    assert len(picture) <= SMALL
    assert picture[8:16] == b"WEBPVP8X"  # which begins with its size, less one
    assert [int.from_bytes(picture[at : at + 3], "little") + 1 for at in (24, 27)] == [WIDTH, HEIGHT]
