"""The booklet: one page that asks for nothing else, and prints on A5."""

import re

import pytest

from estran.books.booklet import booklet
from estran.games import NAMES
from estran.words.folders import LANGUAGES
from estran.words.rulebook import PICTURE, clauses, first_part
from estran.words.speaker import speaker


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_a_booklet_has_every_clause_its_pictures_and_no_markup_left(game, language):
    page = booklet(game, speaker(language))
    words = re.sub(r"<style>.*?</style>|<[^>]+>", "", page, flags=re.DOTALL)

    assert [id for id in clauses(game, language) if f"<small>{id}</small></h3>" not in page] == []
    assert f'alt="{PICTURE.findall(first_part(game, language))[0][0]}"' in page
    assert not re.search(r"\*\*|`|\|--|\{example\}|^#", words, re.MULTILINE)
    assert re.findall(r'(?:src|href)="(?!data:)', page) == []
    assert f'<html lang="{language}">' in page
    assert "size: A5" in page


def test_rulings_are_set_apart():
    page = booklet("dorada", speaker("en"))

    assert page.count('<p class="ruling"><b>Our ruling.</b>') == page.count("Our ruling.")
