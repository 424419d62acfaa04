"""Addresses for an invitation: told at the machine itself, and only those that others can use."""

import socket

import httpx
import pytest

from estran.server.doors.addresses import reached
from estran.server.settings import Settings
from tests.server.near import serving

PUBLIC = "https://play.example.org"


@pytest.fixture
def way_out(monkeypatch):
    """A machine with one way to the world."""
    monkeypatch.setattr("estran.server.doors.addresses.own_addresses", lambda: ["192.168.1.5"])


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_server_that_listens_everywhere_names_the_machine_s_address_in_the_network(host, way_out):
    assert reached(Settings(listens=host), 8000) == ["http://192.168.1.5:8000"]


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", ""])
def test_a_server_that_listens_to_this_machine_alone_names_nothing(host, way_out):
    assert reached(Settings(listens=host), 8000) == []


def test_a_server_names_the_one_address_that_it_listens_on():
    assert reached(Settings(listens="10.0.0.5"), 80) == ["http://10.0.0.5:80"]
    assert reached(Settings(listens="fd00::5"), 80) == ["http://[fd00::5]:80"]


def test_addresses_that_the_host_has_named_come_first(way_out):
    assert reached(Settings(listens="0.0.0.0", public_urls=(PUBLIC,)), 8000) == [PUBLIC, "http://192.168.1.5:8000"]


def test_only_a_browser_on_the_same_machine_is_told(tmp_path):
    with serving(tmp_path, public_urls=(PUBLIC,)) as near:
        port = httpx.URL(near.url).port

        assert near.http.get("/api/addresses").json() == [PUBLIC]
        for headers in (
            {"X-Forwarded-For": "203.0.113.9"},  # somebody behind a proxy that we were not told of
            {"Host": f"{socket.gethostname()}:{port}"},  # a tunnel, or a proxy that says nothing
        ):
            assert near.http.get("/api/addresses", headers=headers).json() == []
