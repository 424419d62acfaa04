"""What the tests of the arena share: rules as they are written, so that nobody waits for a compiler."""

import pytest

from estran.bots.habit import thinking
from estran.trials import contestants, matches


@pytest.fixture
def plain(monkeypatch):
    """Rules and bots that are not compiled, in this process and in those that it starts."""
    monkeypatch.setenv("ESTRAN_PLAIN", "1")
    kept = (thinking, contestants.contestant, matches.ready, matches._fresh)
    for made in kept:
        made.cache_clear()
    yield
    for made in kept:
        made.cache_clear()
