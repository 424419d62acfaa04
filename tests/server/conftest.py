"""Servers, databases and people for the tests of the table server."""

import pytest

from tests.server.notified import notifying
from tests.server.push_service import MailHouse, PushService
from tests.server.serving import serving, serving_many
from tests.services import Missing, Postgresql, Redis, started


@pytest.fixture
def anyio_backend():
    """The server and its client are written for asyncio."""
    return "asyncio"


def _service(kind):
    try:
        with started(kind) as service:
            yield service
    except Missing as missing:
        pytest.skip(f"left out: {missing}")


@pytest.fixture(scope="session")
def postgresql():
    """A PostgreSQL of this test process's own."""
    yield from _service(Postgresql)


@pytest.fixture(scope="session")
def redis():
    """A Redis of this test process's own."""
    yield from _service(Redis)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """One server on SQLite for all tests of a file."""
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="module")
def two_workers(tmp_path_factory, postgresql, redis):
    """Two workers on PostgreSQL and Redis for all tests of a file."""
    with serving_many(tmp_path_factory.mktemp("server"), postgresql, redis) as server:
        yield server


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def any_server(request):
    """Every test that asks for this runs on SQLite and on two workers with PostgreSQL and Redis."""
    return request.getfixturevalue("server" if request.param == "sqlite" else "two_workers")


@pytest.fixture(scope="module")
def push(tmp_path_factory):
    """A push service of our own."""
    service = PushService(tmp_path_factory.mktemp("push"))
    yield service
    service.close()


@pytest.fixture(scope="module")
def post():
    """A mail server of our own."""
    house = MailHouse()
    yield house
    house.close()


@pytest.fixture(scope="module")
def notified(tmp_path_factory, push, post):
    """A server that hands its notices to both."""
    with notifying(tmp_path_factory.mktemp("near"), push, post) as near:
        yield near
