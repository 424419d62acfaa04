"""A wheel is never built without the browser client, and the client never from packages that are not the locked ones."""

import json
from typing import Any

import hatch_build
import pytest


def hook(target: str) -> hatch_build.Client:
    """The build hook of a wheel or a source distribution, as Hatchling makes it."""
    nothing: Any = None
    return hatch_build.Client(str(hatch_build.ROOT), {}, nothing, nothing, "dist", target)


@pytest.fixture
def broken(monkeypatch):
    """A machine on which the client cannot be built."""

    def build():
        raise hatch_build.NotBuilt("there is no Node")

    monkeypatch.setattr(hatch_build, "build", build)


@pytest.mark.usefixtures("broken")
def test_a_wheel_whose_client_cannot_be_built_is_an_error():
    with pytest.raises(hatch_build.NotBuilt, match="there is no Node"):
        hook("wheel").initialize("standard", {})


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize(("target", "version"), [("wheel", "editable"), ("sdist", "standard")])
def test_an_editable_install_and_a_source_distribution_need_no_client(target, version):
    built: dict[str, Any] = {}

    hook(target).initialize(version, built)

    assert built == {}


def test_every_package_that_builds_the_client_is_locked_by_its_digest_and_not_by_a_host():
    entries = json.loads((hatch_build.WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    packages = {name: entry for name, entry in entries.items() if name}

    assert packages
    assert not [name for name, entry in packages.items() if not entry.get("integrity", "").startswith("sha512-")]
    assert not [name for name, entry in packages.items() if "resolved" in entry]


def test_no_package_runs_a_script_when_it_is_installed(monkeypatch):
    ran: list[list[str]] = []
    monkeypatch.setattr(hatch_build, "_is_installed", lambda: False)
    monkeypatch.setattr(hatch_build, "_run", ran.append)
    monkeypatch.setattr(hatch_build, "npm", lambda: ["npm"])

    hatch_build.prepare()

    assert [command[:2] for command in ran] == [["npm", "ci"]]
    assert all("--ignore-scripts" in command for command in ran)
