"""The citation names the version that is installed."""

from pathlib import Path

from estran import __version__

FILE = Path(__file__).parents[2] / "CITATION.cff"


def test_papers_are_told_whether_this_version_is_out():
    released = f"## [{__version__}]" in (FILE.parent / "CHANGELOG.md").read_text(encoding="utf-8")
    warned = f"**Release {__version__} is not out yet" in (FILE.parent / "docs" / "papers.md").read_text(
        encoding="utf-8"
    )

    assert warned != released


def test_the_citation_names_this_version():
    assert f"\nversion: {__version__}\n" in FILE.read_text(encoding="utf-8")
