"""What the tests of the arena share: rules as they are written, so that nobody waits for a compiler."""

import pytest

from estran.arena import contestants, play
from estran.bots.habit import thinking


@pytest.fixture
def plain(monkeypatch):
    """Rules and bots that are not compiled, in this process and in those that it starts."""
    monkeypatch.setenv("ESTRAN_PLAIN", "1")
    kept = (thinking, contestants.contestant, play.ready, play._fresh)
    for made in kept:
        made.cache_clear()
    yield
    for made in kept:
        made.cache_clear()
