"""The catalogues: complete, used, alike in the three languages, and well set."""

import gzip
import re

import pytest

from estran.games import NAMES, find
from estran.words.folders import HERE, LANGUAGES
from estran.words.speaker import Message, speaker
from tests.words import asked
from tests.words.catalogues import PLURALS, keys, messages, parts, texts, variables

FIRST = ("shared", "refused", *NAMES, "start", "table", "web")  # as in web/vite.config.ts
LARGEST = 25_000  # bytes of a language's catalogues, gzipped
NARROW = "\u202f"  # the narrow no-break space of French
AROUND = set(messages("en")) | set(messages("fr")) | set(messages("pl"))
every_game = pytest.mark.parametrize("game", [find(name) for name in NAMES], ids=NAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)

PRINTED = [  # the name tables of the rulebooks: English, French, Polish; Polish in the case that the sentence needs
    ("dolores", "Peace, open hand", "partage, main ouverte", "zgoda, otwarta dłoń"),
    ("dolores", "Fight, closed fist", "conflit, poing fermé", "walka, dłoń zaciśnięta w pięść"),
    ("dolores", "First Pick, thumb up", "esquive, pouce levé", "kradzież, podniesiony kciuk"),
    ("dolores-kind-weapons", "weapons", "armes", "broń"),
    ("dolores-kind-wines", "wines", "vins", "wina"),
    ("dolores-kind-jewels", "jewels", "bijoux", "klejnoty"),
    ("dolores-kind-lace", "lace", "dentelles", "koronki"),
    ("dolores-kind-tableware", "tableware", "vaisselle", "naczynia"),
    ("dolores-kind-instruments", "musical instruments", "instruments de musique", "instrumenty muzyczne"),
    ("dolores-kind-gold", "gold bars", "lingots d’or", "sztabki złota"),
    ("dolores-card-lantern", "Broken Lantern", "Lanterne brisée", "Rozbita latarnia"),
    ("dolores-card-lookout", "Lookout", "Guetteur", "Punkt obserwacyjny"),
    ("dolores-card-theft", "Theft", "Vol", "Złodziej"),
    ("dolores-card-undertow", "Undertow", "Reflux", "Nowa fala"),
    ("dolores-card-eddies", "Eddies", "Remous", "Wir wodny"),
    ("dolores-card-convoy", "Convoy", "Convoi", "Eskorta"),
    ("dolores-card-trickery", "Trickery", "Ruse", "Chwyt na dwie ręce"),
    ("dolores-card-muddle", "Muddle", "Embrouille", "Kłótnia"),
    ("dolores-card-bet", "Bet", "Pari", "Zakład"),
    ("dolores-card-dawn", "Dawn", "Aube", "Świt"),
    ("dorada-texture-yellow", "yellow, rough", "jaune, rugueux", "żółty, szorstki"),
    ("dorada-texture-violet", "violet, wavy", "violet, ondulé", "fioletowy, falisty"),
    ("dorada-texture-green", "green, velvet", "vert, velours", "zielony, aksamitny"),
    ("dorada-texture-blue", "blue, ribbed", "bleu, lisse strié", "niebieski, gładki prążkowany"),
    ("dorada-event-fell", "trap", "case-piège", "pułapka"),
    ("dorada-event-fell", "bridge", "pont", "mostem"),
    ("dorada-event-sprung", "springboard", "case-tremplin", "trampolina"),
    ("dorada-event-gold", "gold square", "case en or", "złote pole"),
    ("dorada-event-gold", "DORADA", "DORADA", "DORADY"),
    ("douro-status-bid", "barrel card", "carte baril", "kartę beczki"),
    ("douro-event-laid", "regular Rabelo", "Rabelo régulière", "zwykły Rabelo"),
    ("douro-event-laid", "fog Rabelo", "Rabelo brouillard", "Rabelo we mgle"),
    ("douro-fog-rocks", "Fragas, the rocks", "Fragas, rochers", "Fragas, skały"),
    ("douro-fog-cardia", "Our Lady of Cardia", "Notre-Dame de Cardia", "Matka Boska z Cardii"),
    ("douro-fog-rapids", "Rápidos, the rapids", "Rápidos, rapides", "Rápidos, bystrza"),
    ("douro-fog-towing", "Sirga, towing", "Sirga, remorquage", "Sirga, holowanie"),
    ("douro-fog-tavern", "Barraca, the floating tavern", "Le Barraca", "Barraca, pływająca karczma"),
    ("douro-fog-customs", "Customs", "Formalités douanières", "Odprawa celna"),
    ("douro-event-infected", "phylloxera", "phylloxéra", "filokserę"),
    ("douro-phase-give", "charity", "charité", "dobroczynność"),
    ("douro-phase-lay", "Douro valley", "vallée du Douro", "dolina Douro"),
]


# ---- Nothing is missing, nothing is too much


@every_language
@every_game
def test_everything_that_can_happen_or_be_chosen_can_be_said(game, language):
    say = speaker(language).text
    for message in (*asked.events(game), *asked.previews(game), *asked.titles(game), *asked.signals(game)):
        assert say(message)


@every_language
def test_everything_that_comes_up_in_matches_can_be_said(language):
    for message in asked.played():
        assert speaker(language).text(message)


@every_language
def test_every_refusal_can_be_said(language):
    refusals = list(asked.refusals(AROUND))

    assert len(refusals) > 40
    for message in refusals:
        assert speaker(language).text(message)


@every_language
def test_every_id_in_the_source_has_a_message(language):
    known = set(messages(language))
    families = {id for id in asked.written() if any(other.startswith(f"{id}-") for other in known)}
    unmet = {pattern for pattern in asked.patterns() if not any(re.fullmatch(pattern, id) for id in known)}

    assert sorted(asked.written() - known - families) == []
    assert sorted(unmet) == []


@every_language
def test_no_message_is_unused(language):
    known = set(messages(language))
    generated = {id for name in NAMES for message in _generated(name) for id in asked.ids(message)}
    met = {id for message in asked.played() for id in asked.ids(message)}
    composed = {id for id in known for pattern in asked.patterns() if re.fullmatch(pattern, id)}
    used = generated | met | composed | asked.joined(known) | asked.written() | {"you", "chance", "language"}
    while more := {other for id in used & known for other in parts(language, id).references} - used:
        used |= more

    assert sorted(known - used) == []


def _generated(name):
    game = find(name)
    return (*asked.events(game), *asked.previews(game), *asked.titles(game), *asked.signals(game))


@every_language
def test_what_all_games_share_names_none_of_them(language):
    general = (id for id in messages(language) if not id.startswith(tuple(f"{name}-" for name in NAMES)))
    said = {id: " ".join([id, *texts(messages(language)[id].value)]) for id in general}

    assert [id for id, text in said.items() if re.search(r"dolor[eè]s|dorad[ay]|douro", text, re.IGNORECASE)] == []


# ---- The three languages say the same


@every_language
def test_every_language_has_the_same_messages(language):
    assert list(messages(language)) == list(messages("en"))


@every_language
def test_every_message_depends_on_the_same_arguments_in_every_language(language):
    differing = {
        id: (sorted(variables(language, id)), sorted(variables("en", id)))
        for id in messages("en")
        if variables(language, id) != variables("en", id)
    }

    assert differing == {}


@every_language
@pytest.mark.parametrize("amount", asked.AMOUNTS)
def test_every_message_can_be_said_with_any_number(language, amount):
    for id in messages(language):
        assert speaker(language).text(Message(id, dict.fromkeys(variables(language, id), amount)))


def test_a_missing_argument_is_an_error_and_not_a_gap():
    with pytest.raises(LookupError, match="douro-event-total"):
        speaker("en").text(Message("douro-event-total", {"seat": "Ada", "seat_is": "other"}))


@every_language
def test_the_printed_names_are_used(language):
    column = 1 + LANGUAGES.index(language)
    for place, *names in PRINTED:
        said = [
            text for id in messages(language) if id.startswith(place) for text in texts(messages(language)[id].value)
        ]
        name = names[column - 1]

        assert any(name.lower() in text.lower() for text in said), name


# ---- Well set


def test_polish_tells_one_few_and_many_apart_wherever_a_number_selects():
    for id in messages("pl"):
        for selection in parts("pl", id).selections:
            variants = set(keys(selection))
            if variants & (PLURALS - {"other"}):
                assert {"one", "few", "many", "other"} <= variants, id


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_plural_has_a_singular(language):
    for id in messages(language):
        for selection in parts(language, id).selections:
            variants = set(keys(selection))
            if variants & (PLURALS - {"other"}):
                assert variants & PLURALS == {"one", "other"}, id


def test_french_punctuation_stands_off_by_a_narrow_space():
    for id, message in messages("fr").items():
        for text in texts(message.value):
            assert not re.search(rf"[^{NARROW}][;:!?»%]", re.sub(r"\w+://", "", text)), id
            assert not re.search(rf"«[^{NARROW}]", text), id


@every_language
def test_quotation_marks_are_the_language_s_own(language):
    foreign = {"en": '"„«»', "fr": '"“”„', "pl": '"“«»'}[language]
    for id, message in messages(language).items():
        for text in texts(message.value):
            assert not set(foreign) & set(text), id


@every_language
def test_an_account_is_made_of_whole_sentences(language):
    for id, message in messages(language).items():
        if re.match(r"(dolores|dorada|douro)-(event|status)-|(refused|status)-", id):
            for text in texts(message.value):
                assert re.search(r"[.!?…◊]$", text), id
                assert not re.search(r"^ | $|  | [.,]", text), id


@every_language
def test_what_a_browser_reads_before_the_first_table_stays_small(language):
    words = b"".join((HERE / language / f"{name}.ftl").read_bytes() for name in FIRST)

    assert len(gzip.compress(words)) <= LARGEST
