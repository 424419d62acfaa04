"""What the tests of the arena share."""

from tests.trials.conftest import plain

__all__ = ["plain"]
