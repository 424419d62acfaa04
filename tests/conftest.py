"""What all tests share: the two families of every game."""

from collections import Counter

import pytest
from hypothesis import settings

# The first call of a compiled rule takes seconds, and a test that fails today must fail tomorrow.
settings.register_profile("estran", deadline=None, derandomize=True)
settings.load_profile("estran")


@pytest.fixture(params=["plain", pytest.param("compiled", marks=pytest.mark.compiled)])
def family(request):
    """Each rule is tested as it is written and as machine code."""
    return request.param


def pytest_collection_modifyitems(items):
    """Of tests that share a name, workers that take whole files would run only one, without a word."""
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
