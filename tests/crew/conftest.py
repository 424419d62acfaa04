"""What the tests of crews share."""

from tests.cli.conftest import estran

__all__ = ["estran"]
