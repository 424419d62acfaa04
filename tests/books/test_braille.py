"""Rulebooks in braille: pages that an embosser takes, and nothing lost on the way there and back."""

import re

import pytest

from estran.books import louis
from estran.books.blocks import blocks
from estran.books.braille import CELLS, END_OF_LINE, END_OF_PAGE, LINES, brf, parts_of, prepared
from estran.engine.game import Refused
from estran.games import NAMES
from estran.words.folders import LANGUAGES
from estran.words.rulebook import page
from estran.words.speaker import speaker
from tests.services import Missing, program

every_page = pytest.mark.parametrize(("game", "language"), [(game, one) for game in NAMES for one in LANGUAGES])


@pytest.fixture(autouse=True, scope="module")
def liblouis():
    """The program, installed where that is possible."""
    try:
        return program(louis.PROGRAM)
    except Missing as missing:
        pytest.skip(str(missing))


def pages_of(text):
    return [one.split(END_OF_LINE)[:-1] for one in text.split(END_OF_PAGE)[:-1]]


def letters(text):
    """Letters and digits alone: braille has fewer kinds of quotation marks and dashes."""
    return re.sub(r"[\W_]+", "", text).lower()


@every_page
def test_every_page_has_25_lines_of_at_most_40_cells_in_braille_ascii(game, language):
    text = brf(game, speaker(language))
    pages = pages_of(text)

    assert len(pages) > 10
    assert {len(lines) for lines in pages} == {LINES}
    assert max(len(line) for lines in pages for line in lines) <= CELLS
    assert set(text) <= {chr(sign) for sign in range(32, 96)} | {"\r", "\n", "\f"}


@every_page
def test_pages_are_numbered_at_their_foot(game, language):
    pages = pages_of(brf(game, speaker(language)))
    numbers = louis.translate([str(number + 1) for number in range(len(pages))], louis.table_of(language, False))

    assert [lines[-1].strip() for lines in pages] == numbers


@every_page
def test_read_back_every_letter_and_digit_of_the_page_is_there(game, language):
    say, table = speaker(language), louis.table_of(language, False)
    texts = [prepared(part.text, language) for block in blocks(page(game, language)) for part in parts_of(block, say)]
    back = louis.translate(louis.translate(texts, table), table, back=True)

    assert [(text, read) for text, read in zip(texts, back, strict=True) if letters(text) != letters(read)] == []


@every_page
def test_no_word_is_lost_between_the_lines(game, language):
    say, table = speaker(language), louis.table_of(language, False)
    texts = [prepared(part.text, language) for block in blocks(page(game, language)) for part in parts_of(block, say)]
    body = "".join("".join(lines[:-1]) for lines in pages_of(brf(game, say))[1:])

    assert "".join(body.split()) == "".join("".join(louis.translate(texts[1:], table)).split())


@every_page
def test_the_contents_name_the_pages_on_which_chapters_begin(game, language):
    first, *rest = pages_of(brf(game, speaker(language)))
    contents = [line.rsplit(maxsplit=1) for line in first[4:-1] if line.strip()]
    feet = {lines[-1].strip(): " ".join(" ".join(lines[:-1]).split()) for lines in rest}

    assert len(contents) > 4
    assert [title for title, foot in contents if " ".join(title.split()) not in feet[foot]] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_contracted_braille_is_shorter(language):
    say = speaker(language)

    assert len(pages_of(brf("dorada", say, contracted=True))) < len(pages_of(brf("dorada", say)))


def test_polish_braille_has_no_contractions():
    with pytest.raises(Refused) as refused:
        brf("dorada", speaker("pl"), contracted=True)

    assert refused.value.message == "books-no-contractions"


def test_signs_that_print_sets_apart_are_close_in_braille_and_foreign_letters_plain_in_polish():
    assert prepared("fini\u202f: «\u202foui\u202f»", "fr") == "fini: «oui»"
    assert prepared("Dolorès, Rápidos, żółć", "pl") == "Dolores, Rapidos, żółć"


def test_without_liblouis_it_says_what_to_install(monkeypatch):
    monkeypatch.setattr("shutil.which", lambda name: None)
    louis.program.cache_clear()
    with pytest.raises(Refused) as refused:
        brf("dorada", speaker("en"))
    louis.program.cache_clear()

    assert refused.value.message == "books-no-louis"
    assert refused.value.arguments["package"] == "liblouis-bin"
