"""The citation names the version that is installed."""

from pathlib import Path

from estran import __version__

FILE = Path(__file__).parents[2] / "CITATION.cff"


def test_the_citation_names_this_version():
    assert f"\nversion: {__version__}\n" in FILE.read_text(encoding="utf-8")
