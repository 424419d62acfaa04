"""Rulebooks in braille over HTTP: the files that there are, and nothing where liblouis is missing."""

import pytest

from estran.books import louis
from estran.games import NAMES
from tests.server.near import serving
from tests.services import Missing, program


@pytest.fixture(scope="module")
def near(tmp_path_factory):
    """A server with liblouis."""
    try:
        program(louis.PROGRAM)
    except Missing as missing:
        pytest.skip(str(missing))
    with serving(tmp_path_factory.mktemp("books")) as near:
        yield near


@pytest.mark.parametrize("game", NAMES)
def test_every_file_that_is_named_can_be_had(near, game):
    files = near.http.get(f"/api/books/{game}").json()
    answers = {file: near.http.get(f"/api/books/{game}/{file}") for file in files}

    assert len(files) == 5
    assert {file for file in files if "contracted" in file} == {f"{game}-{one}-contracted.brf" for one in ("en", "fr")}
    for file, answer in answers.items():
        assert answer.status_code == 200
        assert answer.headers["content-disposition"] == f'attachment; filename="{file}"'
        assert answer.text.count("\f") > 10


@pytest.mark.parametrize(
    "path", ["chess", "douro/douro-de.brf", "douro/dorada-fr.brf", "douro/douro-pl-contracted.brf"]
)
def test_what_there_is_not_is_refused(near, path):
    answer = near.http.get(f"/api/books/{path}")

    assert 400 <= answer.status_code < 500
    assert answer.json()["text"]


def test_without_liblouis_nothing_is_offered_and_nothing_made(near, monkeypatch):
    monkeypatch.setattr("shutil.which", lambda name: None)

    assert near.http.get("/api/books/dorada").json() == []
