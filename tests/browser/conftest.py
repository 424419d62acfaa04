"""One browser and one server for the tests of a file, and people who are looked after."""

import pytest

from tests.browser.people import HIGH, Person, chromium
from tests.server.near import serving
from tests.services import Missing


@pytest.fixture(scope="module")
def browser():
    """Debian's Chromium, where it is or can be installed."""
    try:
        with chromium() as browser:
            yield browser
    except Missing as missing:
        pytest.skip(f"left out: {missing}")


@pytest.fixture(scope="module")
def near(tmp_path_factory):
    """A server with the built client."""
    with serving(tmp_path_factory.mktemp("near"), **HIGH) as near:
        yield near


@pytest.fixture
def person(browser, near):
    """Makes people; what went wrong at any of their browsers fails the test."""
    people: list[Person] = []

    def come(**wishes):
        people.append(Person(browser, near.url, **wishes))
        return people[-1]

    yield come
    for one in people:
        one.context.close()
    for one in people:
        one.check()
