"""The pages about environments tell the truth."""

from pathlib import Path

import pytest

from tests.test_readme import blocks, keep_promises

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.compiled
@pytest.mark.parametrize("block", [*blocks(DOCS / "envs.md"), *blocks(DOCS / "cfr.md")])
def test_python_on_the_pages_runs_and_returns_what_its_comments_say(block):
    keep_promises(block)
