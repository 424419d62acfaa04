"""What the tests of the lab share: rules as they are written, so that nobody waits for a compiler."""

import pytest

from estran.lab import compiled
from tests.trials.conftest import plain as arena_plain  # noqa: F401 (a fixture)


@pytest.fixture
def plain(arena_plain):  # noqa: F811 (that fixture)
    """Rules, bots and tallies that are not compiled, in this process and in those that it starts."""
    compiled.family.cache_clear()
    yield
    compiled.family.cache_clear()
