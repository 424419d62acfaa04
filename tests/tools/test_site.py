"""The documentation builds into a site without a broken link, and reading it asks no other address for anything."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import estran

ROOT = Path(__file__).parents[2]
LOADS = (  # what makes a browser fetch something
    r"<(?:script|img|iframe|source|video|audio)\b[^>]*\ssrc=[\"']?(?:https?:)?//",
    r"<link\b[^>]*\shref=[\"']?(?:https?:)?//",
    r"@import\s+(?:url\()?[\"']?(?:https?:)?//",
    r"url\([\"']?(?:https?:)?//",
)

pytestmark = pytest.mark.slow


def build(folder, into):
    """What mkdocs says, and its exit code."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(into)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    into = tmp_path_factory.mktemp("site")
    ran = build(ROOT, into)
    assert ran.returncode == 0, ran.stderr
    assert "WARNING" not in ran.stderr
    return into


def test_every_page_is_there(site):
    pages = {path.relative_to(site).as_posix() for path in site.rglob("*.html")}

    assert {"index.html", "notation.html", "contributing.html", "security.html", "changelog.html"} <= pages
    assert {f"envs/{game}.html" for game in ("dolores", "dorada", "douro")} <= pages
    assert {f"rules/{language}/dolores.html" for language in ("en", "fr", "pl")} <= pages


def test_every_export_has_its_heading_on_an_api_page(site):
    text = "".join(path.read_text(encoding="utf-8") for path in (site / "api").glob("*.html"))

    assert [name for name in estran.__all__ if f'id="estran.{name}"' not in text] == []


def test_a_field_is_described_by_the_comment_beside_it(site):
    assert "1 for each action that it may choose." in (site / "api" / "batch.html").read_text(encoding="utf-8")


def test_nothing_is_loaded_from_another_address(site):
    loads = [
        (path.name, found[0])
        for path in [*site.rglob("*.html"), *site.rglob("*.css")]
        for pattern in LOADS
        if (found := re.search(pattern, path.read_text(encoding="utf-8")))
    ]

    assert loads == []


def test_a_broken_link_fails_the_build(tmp_path):
    for name in ("mkdocs.yml", "README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "LICENSE"):
        shutil.copyfile(ROOT / name, tmp_path / name)
    for name in ("docs", "examples", "src/estran"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("site", "__pycache__"))
    with (tmp_path / "docs" / "lab.md").open("a", encoding="utf-8") as page:
        page.write("\n[nowhere](nowhere.md)\n")

    ran = build(tmp_path, tmp_path / "site")

    assert ran.returncode != 0
    assert "nowhere.md" in ran.stderr
