"""The page about environments tells the truth."""

from pathlib import Path

import pytest

from tests.test_readme import blocks, keep_promises

PAGE = Path(__file__).parents[2] / "docs" / "envs.md"


@pytest.mark.compiled
@pytest.mark.parametrize("block", blocks(PAGE))
def test_python_on_the_page_runs_and_returns_what_its_comments_say(block):
    keep_promises(block)
