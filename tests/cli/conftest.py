"""What the tests of the terminal share."""

import pytest

from tests.cli.driver import Typist


@pytest.fixture
def estran(monkeypatch, capsys, tmp_path):
    """The command, run in an empty folder by somebody whose system speaks no language in particular."""
    for variable in ("ESTRAN_LANG", "LC_ALL", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("ESTRAN_DATA", str(tmp_path / "data"))  # never the tester's own database
    monkeypatch.chdir(tmp_path)
    return Typist(monkeypatch, capsys)
