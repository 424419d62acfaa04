"""A wheel is never built without the browser client."""

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
