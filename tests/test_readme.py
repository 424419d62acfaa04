"""The README tells the truth: its Python runs, and its comments are what comes back."""

import ast
import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```$", README.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS)
def test_python_in_the_readme_runs_and_returns_what_its_comments_say(block, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for statement in ast.parse(block).body:
        source = ast.unparse(statement)
        _, _, promise = block.splitlines()[statement.lineno - 1].partition("  # ")
        if promise:
            assert eval(source, names) == ast.literal_eval(promise)
        else:
            exec(source, names)


def test_the_readme_has_python_to_run():
    assert BLOCKS


def test_links_in_the_readme_lead_somewhere():
    targets = re.findall(r"\]\((?!https?:)([^)#]+)", README.read_text(encoding="utf-8"))

    missing = [target for target in targets if not (README.parent / target).exists()]

    assert missing == []
