"""The browser client as it is served: its pages, its files, and nothing else."""

import gzip
from pathlib import Path

import pytest

from estran.server.doors import static
from tests.server.near import serving

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
    static.file.cache_clear()
    static.names.cache_clear()


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
