"""One browser for all tests, one server for those of a file, and people who are looked after."""

import pytest

from tests.browser.people import Person, chromium, laid
from tests.services import Missing


@pytest.fixture(scope="session")
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
    with laid(tmp_path_factory.mktemp("near")) as near:
        yield near


@pytest.fixture(scope="module")
def number():
    """Numbers of rooms among friends, each once."""
    return iter(range(20))


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
