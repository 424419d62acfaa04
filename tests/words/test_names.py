"""Names as people have them, in every sentence that takes one."""

import pytest

from estran.words.folders import LANGUAGES
from tests.words.names import NAMES, bent, named, nameless

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_no_message_needs_a_name_to_be_bent(language):
    wrong = {(id, pair) for id, text in named(language) for pair in bent(language, text)}

    assert sorted(wrong) == []


@every_language
def test_many_messages_take_a_name(language):
    assert len({id for id, _ in named(language)}) > 250


@every_language
@pytest.mark.parametrize(
    "id", ["terminal-undone", "terminal-undo-agree", "refused-name-taken", "terminal-welcome", "result-turn-ahead"]
)
def test_refusals_and_the_terminal_have_names_too(language, id):
    assert id in {said for said, _ in named(language)}


@every_language
def test_each_message_is_said_with_each_name_and_with_none(language):
    first = next(id for id, _ in named(language))
    said = [text for id, text in named(language) if id == first]

    assert all(any(name in text for text in said) for name in (*NAMES, nameless(language)))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "a Anna"),
        ("en", "You wins."),
        ("en", "Igor's turn"),
        ("fr", "Les pions de Anna"),
        ("fr", "Cy parie que Igor partage."),
        ("fr", "Lorsque Hélène joue"),
        ("fr", "La main d’Żaneta"),
        ("fr", "Le tour de Joueur 2"),
        ("fr", "Personne 2 prend tout."),
        ("pl", "Przed Anna"),
        ("pl", "od Gracz 2"),
        ("pl", "Kolej Żaneta"),
        ("pl", "Przy Hélène"),
    ],
)
def test_a_name_that_would_have_to_be_bent_is_found(language, text):
    assert bent(language, text)
