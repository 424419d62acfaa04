"""A match is heard as it was read and approved, in three languages."""

import pytest

from estran.games import NAMES
from tests.browser.announcements import HERE, heard


@pytest.mark.parametrize("game", NAMES)
def test_a_match_is_announced_in_the_words_that_were_approved(browser, near, game):
    told = heard(browser, near, game)

    for language, lines in told.items():
        approved = (HERE / f"{game}.{language}.txt").read_text(encoding="utf-8").splitlines()
        assert lines == approved, f"{language}; if it is right so, run “python -m tests.browser.announcements”"
