"""README, notation and API pages tell the truth: their Python runs, and its comments are what comes back."""

import ast
import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


def blocks(page):
    """The Python of a page."""
    return re.findall(r"^```python\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def keep_promises(block):
    """Run a block: what a comment promises must come back."""
    names: dict[str, object] = {}
    for statement in ast.parse(block).body:
        source = ast.unparse(statement)
        _, _, promise = block.splitlines()[statement.lineno - 1].partition("  # ")
        if promise:
            assert eval(source, names) == ast.literal_eval(promise)
        else:
            exec(source, names)


PAGES = [README, README.parent / "docs" / "notation.md", *sorted((README.parent / "docs" / "api").glob("*.md"))]
BLOCKS = [pytest.param(block, id=f"{page.stem}-{place}") for page in PAGES for place, block in enumerate(blocks(page))]


@pytest.mark.parametrize("block", BLOCKS)
def test_python_in_the_readme_and_on_api_pages_returns_what_its_comments_say(block, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    keep_promises(block)


def test_the_readme_and_the_api_pages_have_python_to_run():
    assert blocks(README)
    assert len(BLOCKS) > 4


def test_links_in_the_readme_lead_somewhere():
    targets = re.findall(r"\]\((?!https?:)([^)#]+)", README.read_text(encoding="utf-8"))

    missing = [target for target in targets if not (README.parent / target).exists()]

    assert missing == []


def test_every_screenshot_is_shown_by_a_page():
    folder = README.parent / "docs" / "screenshots"
    pages = [README, *(README.parent / "docs").glob("*.md")]
    shown = {
        name for page in pages for name in re.findall(r"screenshots/([\w-]+\.webp)", page.read_text(encoding="utf-8"))
    }

    assert {path.name for path in folder.iterdir()} == shown
