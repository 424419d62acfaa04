"""What all tests share: the two families of every game."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from hypothesis import settings

# The first call of a compiled rule takes seconds, and a test that fails today must fail tomorrow.
settings.register_profile("estran", deadline=None, derandomize=True)
settings.load_profile("estran")


@pytest.fixture(params=["plain", pytest.param("compiled", marks=pytest.mark.compiled)])
def family(request):
    """Each rule is tested as it is written and as machine code."""
    return request.param


ROOT = Path(__file__).parents[1]


@cache
def folders(variable):
    """The folders and files that a variable of the Makefile lists."""
    lines = (ROOT / "Makefile").read_text("utf-8").replace("\\\n", " ")
    (listed,) = re.findall(rf"^{variable} := (.*)$", lines, re.MULTILINE)
    return tuple(ROOT / name for name in listed.split())


def lost(items):
    """Tests that are marked for a stage which does not look where they are: it would never run them, without a word."""
    places = {"compiled": (*folders("COMPILED"), ROOT / "tests" / "bots"), "parity": folders("PARITY")}
    return [
        f"{item.nodeid} ({mark})"
        for item in items
        for mark, where in places.items()
        if item.get_closest_marker(mark) and not any(item.path.is_relative_to(place) for place in where)
    ]


@pytest.hookimpl(tryfirst=True)  # before any are left out by their marks
def pytest_collection_modifyitems(items):
    """Of tests that share a name, workers that take whole files would run only one, without a word."""
    if found := lost(items):
        raise pytest.UsageError(f"COMPILED or PARITY in the Makefile leaves out {', '.join(found[:9])}")
    twice = {name for name, number in Counter(item.nodeid for item in items).items() if number > 1}
    if twice:
        raise pytest.UsageError(f"several tests are called {', '.join(sorted(twice))}")


def pytest_terminal_summary(terminalreporter):
    """What could not run here is named at the end, with the way to get it; nothing is left out silently."""
    reasons = {
        report.longrepr[2] for report in terminalreporter.stats.get("skipped", []) if "left out" in report.longrepr[2]
    }
    if reasons:
        terminalreporter.section("left out")
        for reason in sorted(reasons):
            terminalreporter.line(reason.removeprefix("Skipped: "))
