"""The rulebook pages: alike in three languages, every clause carried by the code and covered by a test."""

import re
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import estran.games
from estran.engine.game import Refused
from estran.engine.rule import CITED
from estran.games import NAMES, find
from estran.words.folders import LANGUAGES
from estran.words.rulebook import PICTURE, clause, clauses, first_part, page, picture, reference

TESTS = Path(__file__).parents[1]
every_game = pytest.mark.parametrize("game", NAMES)


@pytest.fixture(scope="module")
def cited():
    """Clauses by what carries them, once every module of every game is loaded."""
    for module in walk_packages(estran.games.__path__, "estran.games."):
        import_module(module.name)
    return {id for id in CITED if CITED[id]}


@pytest.fixture(scope="module")
def tested():
    """Clauses that have a test named after them."""
    sources = (path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py"))
    names = (name for source in sources for name in re.findall(r"^\s*def test_([A-Z]{3}_\d+)_", source, re.MULTILINE))
    return {name.replace("_", "-") for name in names}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_have_the_same_clauses_in_the_same_order(game, language):
    def outline(language):
        return [(clause.id, clause.mark) for clause in clauses(game, language).values()]

    assert outline(language) == outline("en")
    assert len(outline("en")) > 15


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clause_is_lost_in_reading(game, language):
    headings = re.findall(r"^### ", reference(game, language), re.MULTILINE)

    assert len(headings) == len(clauses(game, language))
    assert all(clause.title and clause.text for clause in clauses(game, language).values())


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_reads_first_fits_a_page_and_has_the_same_parts(game, language):
    first = first_part(game, language)
    parts = re.findall(r"^### ", first, re.MULTILINE)

    assert len(parts) == 4  # the goal, a turn, an example, what beginners get wrong
    assert len(first.split()) < 680  # two facing pages of the booklet
    assert not re.search(r"[A-Z]{3}-\d", first)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_goal_is_told_in_two_sentences(game, language):
    goal = re.split(r"^### .*\n", first_part(game, language), flags=re.MULTILINE)[1]

    assert len(re.findall(r"\.(?=\s|$)", goal.strip())) == 2


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_there_and_told_in_words(game, language):
    pictures = PICTURE.findall(page(game, language))

    assert pictures
    assert all(picture(game, path).is_file() and len(told) > 60 for told, path in pictures)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_says_that_it_is_ours(game, language):
    ours = {"en": "**Our ruling.**", "fr": "**Notre décision.**", "pl": "**Nasze rozstrzygnięcie.**"}[language]
    quoted = re.findall(r"^> .*$", page(game, language), re.MULTILINE)

    assert quoted
    assert [line for line in quoted if not line.startswith(f"> {ours}")] == []


@every_game
def test_the_same_clauses_are_marked_as_ours_in_every_language(game):
    def ours(language):
        return {id for id, found in clauses(game, language).items() if "\n> " in f"\n{found.text}"}

    assert [language for language in LANGUAGES if ours(language) != ours("en")] == []


@every_game
def test_the_same_clauses_have_an_example_in_every_language(game):
    called = {"en": "**Example.**", "fr": "**Exemple.**", "pl": "**Przykład.**"}

    def shown(language):
        found = clauses(game, language).values()
        return {one.id for one in found if one.mark != "example" and called[language] in one.text}

    assert [language for language in LANGUAGES if shown(language) != shown("en")] == []
    assert len(shown("en")) > 8


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_refer_only_to_clauses_that_exist(game, language):
    mentioned = set(re.findall(r"\b(?:DOL|DOR|DOU)-\d+", page(game, language)))

    assert mentioned <= set(clauses(game, "en"))


@every_game
def test_every_clause_that_rules_something_is_carried_by_the_code(game, cited):
    ruling = {clause.id for clause in clauses(game, "en").values() if clause.mark is None}

    assert sorted(ruling - cited) == []


@every_game
def test_every_clause_has_a_test_of_its_name(game, tested):
    assert sorted(set(clauses(game, "en")) - tested) == []


def test_nothing_cites_or_tests_a_clause_that_does_not_exist(cited, tested):
    known = {id for game in NAMES for id in clauses(game, "en")}

    assert sorted(cited - known) == []
    assert sorted(tested - known) == []


@every_game
def test_every_event_and_choice_names_a_clause_that_exists(game):
    named = {saying.clause for saying in find(game).events.values()}

    assert named <= set(clauses(game, "en"))


def test_a_clause_is_found_by_its_id_or_its_number():
    douro = find("douro")

    assert clause(douro, "DOU-9", "en") == clause(douro, "dou-9", "en") == clause(douro, "9", "en")
    assert clause(douro, "9", "fr").text != clause(douro, "9", "en").text


def test_an_unknown_clause_is_refused_with_those_that_exist():
    with pytest.raises(Refused) as refused:
        clause(find("douro"), "99", "pl")

    assert refused.value.arguments["came"] == "99"
    assert refused.value.arguments["known"] == list(clauses("douro", "pl"))
