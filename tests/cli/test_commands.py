"""Commands that can be typed at any question of a match, instead of an answer."""

import json

import pytest

from estran.games import NAMES
from estran.match.record import MatchRecord

DOURO = ("play", "douro", "--players", "3", "--bots", "2", "--seed", "4")
DORADA = ("play", "dorada", "--players", "2", "--bots", "B", "--seed", "4", "--auto-roll", "--option", "first=A")


def test_a_question_mark_lists_the_choices_and_the_commands(estran):
    out = estran(*DOURO, typed=("?",)).out

    assert out.count("\nPossible: 0, 1, 2, 3, 4, 6, 7, 8, 9, 10.\n") == 2
    assert "Commands: ?" in out


def test_choices_are_listed_with_what_they_would_do(estran):
    out = estran(*DORADA).out

    assert "0  Move the pawn on START: to " in out


def test_a_choice_can_be_typed_in_notation_by_number_or_in_words(estran):
    out = estran(*DOURO, typed=("7", "play 8", "Play 3")).out

    assert [card for card in "783" if f"You play {card}." in out] == ["7", "8", "3"]


@pytest.mark.parametrize(("lang", "word"), [("en", "score"), ("fr", "points"), ("pl", "punkty"), ("pl", "score")])
def test_score_tells_only_what_one_may_know(estran, lang, word):
    lines = estran(*DOURO, typed=(word,), lang=lang).out.splitlines()
    hidden = {"en": "points hidden", "fr": "points cachés", "pl": "punkty ukryte"}[lang]

    assert sum(hidden in line for line in lines) == 2
    assert sum(line.endswith(("5 points.", "5 punktów.")) for line in lines) == 1


def test_score_tells_everybody_s_points_when_they_are_open(estran):
    out = estran(*DOURO, "--option", "open_points=true", typed=("score",)).out

    assert out.count(": 5 points.") == 3


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_table_and_score_can_be_told_for_every_game_in_every_language(estran, game, lang):
    ran = estran(
        "play", game, "--players", "3", "--bots", "2", "--seed", "4", "--auto-roll", typed=("table", "score"), lang=lang
    )

    assert ran.err == ""
    assert ran.out.count("Bot B" if lang != "fr" else "Robot B") >= 2


def test_last_tells_once_more_what_happened_since_the_last_choice(estran):
    out = estran(*DOURO, typed=("7", "last")).out

    assert out.count("You play 7.") == 2
    assert out.count("takes the phylloxera") == 1


def test_last_has_something_to_say_before_the_first_choice_too(estran):
    out = estran(*DOURO, typed=("last",)).out

    assert out.count("takes the phylloxera") == 2


def test_undo_takes_back_the_last_choice_of_a_person_and_the_bots_choices_after_it(estran, tmp_path):
    estran(*DOURO, "--record", "a.json", typed=("7", "undo", "8"))
    plies = MatchRecord.load(tmp_path / "a.json").plies

    assert [ply for ply in plies if ply.startswith("A ")] == ["A 8"]


def test_undo_before_any_choice_is_refused_and_the_question_stands(estran):
    ran = estran(*DOURO, typed=("undo", "7"))

    assert "There is no choice to take back yet." in ran.out
    assert "You play 7." in ran.out


def test_undo_leads_to_the_same_chance_again(estran, tmp_path):
    estran(*DOURO, "--record", "a.json", typed=("7", "8", "undo", "undo", "7", "8"))
    estran(*DOURO, "--record", "b.json", typed=("7", "8"))

    assert MatchRecord.load(tmp_path / "a.json").plies == MatchRecord.load(tmp_path / "b.json").plies


def test_a_move_can_be_undone_before_the_next_roll(estran, tmp_path):
    without_auto = [argument for argument in DORADA if argument != "--auto-roll"]
    ran = estran(*without_auto, "--record", "a.json", typed=("", "0", "undo", "0", "quit"))

    assert ran.code == 0
    assert ran.out.count("You move a yellow pawn from START") == 2


def test_save_writes_the_match_where_one_says_and_keeps_it_there(estran, tmp_path):
    ran = estran(*DOURO, typed=("7", "save mine.json", "8"))
    plies = MatchRecord.load(tmp_path / "mine.json").plies

    assert "The match has been saved to mine.json." in ran.out
    assert [ply for ply in plies if ply.startswith("A ")] == ["A 7", "A 8"]


def test_save_without_a_name_finds_one(estran, tmp_path):
    estran(*DOURO, typed=("save",))

    assert [path.name[:6] for path in tmp_path.glob("*.json")] == ["douro-"]


def test_what_cannot_be_saved_is_refused_and_the_match_goes_on(estran):
    ran = estran(*DOURO, typed=("save mine.json", "save mine.json/again.json", "7"))

    assert "mine.json/again.json cannot be used: " in ran.out
    assert "You play 7." in ran.out


def test_quit_keeps_the_match_and_says_how_to_go_on(estran, tmp_path):
    ran = estran(*DOURO, "--record", "evening.json", typed=("7", "quit"))

    assert ran.code == 0
    assert "To go on, type: estran play --resume evening.json --bots BC --lang en" in ran.out
    assert json.loads((tmp_path / "evening.json").read_text())["seed"] == 4


def test_rules_tells_a_clause_or_the_titles(estran):
    out = estran(*DOURO, typed=("rules 9", "rules DOU-10", "rules")).out

    assert "A full boat (DOU-9)\n\nIf the sum reaches" in out
    assert out.count(" (DOU-10)\n") == 2
    assert " (DOU-34)\n" in out


def test_an_unknown_clause_is_refused_and_the_question_stands(estran):
    ran = estran(*DOURO, typed=("rules 99", "7"))

    assert "There is no clause “99”." in ran.out
    assert "You play 7." in ran.out


def test_a_signal_is_heard_by_all_and_kept_in_the_record(estran, tmp_path):
    dolores = ("play", "dolores", "--players", "2", "--bots", "B", "--seed", "4", "--option", "dealer=A")
    ran = estran(*dolores, "--record", "a.json", typed=("say will share", "?", "quit"))

    assert "You say: “I will show Peace.”" in ran.out
    assert [(seat, signal) for _, seat, signal in MatchRecord.load(tmp_path / "a.json").talk] == [("A", "will share")]


@pytest.mark.parametrize(
    ("lang", "typed", "heard", "kept"),
    [
        ("en", "say I want card 3", "I want card 3.", "want 2"),
        ("fr", "dire promis partage", "Promis\u202f: partage.", "will share"),
        ("fr", "dire La carte 1, c'est : armes 3", "La carte 1, c’est\u202f: armes 3.", "claim 0 weapons-3"),
        ("pl", "powiedz pokaze gest zgoda", "Pokażę gest: zgoda”.", "will share"),
        ("en", "say will peace", "I will show Peace.", "will share"),
        ("en", "say both pick", "Let’s both show First Pick.", "both dodge"),
        ("fr", "dire ask esquive", "S’il vous plaît\u202f: esquive.", "ask dodge"),
        ("en", "say Claim 4 Gold Bars 2", "Card 4 is gold bars 2.", "claim 3 gold-2"),
        ("pl", "powiedz threat walka", "Uważaj, bo pokażę gest: walka”.", "threat conflict"),
        ("pl", "powiedz want 3", "Chcę kartę 3”.", "want 2"),
    ],
)
def test_a_signal_is_typed_in_notation_or_as_it_is_said(estran, tmp_path, lang, typed, heard, kept):
    dolores = ("play", "dolores", "--players", "2", "--bots", "B", "--seed", "4", "--option", "dealer=A")
    ran = estran(*dolores, "--record", "a.json", typed=(typed, "quit"), lang=lang)

    assert heard in ran.out
    assert ("A", kept) in [(seat, signal) for _, seat, signal in MatchRecord.load(tmp_path / "a.json").talk]


def test_a_bot_speaks_before_one_must_choose_and_its_words_are_kept(estran, tmp_path):
    dolores = ("play", "dolores", "--players", "2", "--bots", "B", "--seed", "2")
    ran = estran(*dolores, "--record", "a.json", typed=("?", "quit"))

    assert ran.out.index("Bot B says: “Let’s both show Peace.”") < ran.out.index("Choose a gesture in secret.")
    assert [(seat, signal) for _, seat, signal in MatchRecord.load(tmp_path / "a.json").talk] == [("B", "both share")]


def test_a_bot_answers_an_offer_at_once_and_only_once(estran):
    dolores = ("play", "dolores", "--players", "2", "--bots", "B", "--seed", "4", "--option", "dealer=A")
    out = estran(*dolores, typed=("say both share", "?", "undo", "quit")).out

    before, _, after = out.partition("You say: “Let’s both show Peace.”")
    assert "Bot B says" not in before
    assert after.count("Bot B says") == 1


def test_an_unknown_signal_is_refused_with_those_that_are_known(estran):
    dolores = ("play", "dolores", "--players", "2", "--bots", "B", "--seed", "4")

    out = estran(*dolores, typed=("say will sing", "say")).out

    assert "“will sing” is not a signal." in out
    assert "What do you want to say?" in out
    assert out.count("  claim 1 weapons-1: Card 1 is weapons 1.\n") == 2
    assert out.count("Instead of “Peace” you can also write: Fight, First Pick\n") == 2
    assert out.count("Instead of “1” you can also write: 2, 3, 4, 5, 6\n") == 2


def test_a_raised_digit_counts_nothing_and_ends_no_match(estran):
    dolores = ("play", "dolores", "--players", "2", "--bots", "B", "--seed", "4", "--option", "messages=false")

    ran = estran(*dolores, typed=("say want ²", "say want 3.", "pick ²", "quit"))

    assert ran.code == 0
    assert "“want ²” is not a signal." in ran.out
    assert "“want 3.” is not a signal." in ran.out
    assert "“pick ²” is not possible here." in ran.out


def test_a_game_without_signals_says_so(estran):
    out = estran(*DOURO, typed=("say will share",)).out

    assert "Douro 1872 has no signals." in out


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("fr", ("aide", "table", "dernier", "annuler", "règles 9", "garder a.json", "quitter")),
        ("pl", ("pomoc", "stół", "ostatnie", "cofnij", "zasady 9", "zapisz a.json", "koniec")),
    ],
)
def test_commands_have_names_in_the_language_of_the_table(estran, lang, typed, tmp_path):
    ran = estran(*DOURO, typed=typed, lang=lang)

    assert ran.code == 0
    assert (tmp_path / "a.json").exists()
    assert "Impossible" not in ran.out
    assert f"--resume a.json --bots BC --lang {lang}" in ran.out


def test_bad_answers_say_what_was_possible_and_lose_nothing(estran):
    out = estran(*DOURO, typed=("5", "eleven", "", "-1", "99", "7")).out

    assert out.count("is not possible here. Type one of these: 0, 1, 2, 3, 4, 6, 7, 8, 9 and 10;") == 4
    assert out.count("Type one of the numbers, or ? to see what you can do.") == 1
    assert out.count("You play 7.") == 1


def test_only_one_choice_needs_only_enter(estran):
    out = estran(*DORADA, typed=("",)).out

    assert "Your choice (Enter for 0):" in out
    assert "You move a yellow pawn from START" in out


@pytest.mark.parametrize("answer", ["", "roll"])
def test_a_die_is_rolled_by_enter_or_its_word(estran, answer):
    without_auto = [argument for argument in DORADA if argument != "--auto-roll"]

    out = estran(*without_auto, typed=("6", answer)).out

    assert "“6” is not a command. Press Enter to continue" in out
    assert out.count("You rolled ") == 1


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize(("lang", "word"), [("en", "hint"), ("fr", "conseil"), ("pl", "podpowiedź")])
def test_a_hint_names_a_choice_and_says_why(estran, game, lang, word):
    match = ("play", game, "--players", "3", "--bots", "2", "--seed", "4", "--auto-roll")
    plain, hinted = (estran(*match, typed=typed, lang=lang).out.splitlines() for typed in ((), (word,)))
    told = [line for line in hinted if line not in plain and f"{game}-" not in line]  # the file's name has the time

    assert len(told) == 1
    assert told[0].count(".") >= 2  # a choice, and a sentence


def test_the_choice_of_a_hint_can_be_made(estran):
    hinted = estran(*DOURO, typed=("hint",)).out
    (card,) = {line.split(".")[0].removeprefix("Play ") for line in hinted.splitlines() if line.startswith("Play ")}

    assert f"You play {card}." in estran(*DOURO, typed=(card,)).out


def test_there_are_no_hints_against_other_people(estran):
    out = estran("play", "douro", "--players", "3", "--bots", "1", "--names", "Ada,Bo", typed=("", "hint")).out

    assert "There are hints only when you are the only person playing." in out


def test_there_is_no_hint_where_a_die_is_to_be_rolled(estran):
    dorada = ("play", "dorada", "--players", "2", "--bots", "B", "--seed", "4", "--option", "first=A")
    out = estran(*dorada, typed=("hint",)).out

    assert "There is nothing to choose now" in out


@pytest.mark.parametrize(("lang", "words"), [("en", "table line"), ("fr", "table ligne"), ("pl", "stół linia")])
def test_table_line_shows_the_table_on_one_line_as_one_may_know_it(estran, lang, words):
    lines = estran(*DOURO, typed=(words,), lang=lang).out.splitlines()

    assert any(line.startswith("3 players  phylloxera ") and "  points 5 ? ?  " in line for line in lines)


def test_a_match_can_begin_at_a_table_that_was_shown(estran):
    line = "3 players  first B  turn yellow  die 5  4 violet yellow  bridge 7 green"
    ran = estran("play", "dorada", "--table", line, "--bots", "2", "--seed", "4", typed=("table line", "0"))

    assert line in ran.out.splitlines()
    assert "You move" in ran.out


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        (("--table", "3 players  boat 31"), "needs a part “phylloxera”"),
        (("--table", "3 players", "--players", "4"), "The table is for 3 players, but 4"),
        (("--table", "3 players  phylloxera A  over"), "is over"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused(estran, more, reason):
    ran = estran("play", "douro", "--bots", "2", "--seed", "4", *more)

    assert ran.code != 0
    assert reason in ran.err
