"""Replay, verify, boards, rules, score sheets and help."""

import json
import re
from pathlib import Path

import pytest

from estran.games import NAMES, find
from estran.games.dorada.boards import FOLDER
from estran.match.chance import Fair
from estran.match.match import Match
from estran.words.folders import LANGUAGES
from estran.words.rulebook import PICTURE, clauses, first_part
from tests.cli.driver import Person

SAVED = Path(__file__).parents[1] / "saved"


@pytest.fixture
def evening(estran, tmp_path):
    """The record of a whole match of bots."""
    estran("play", "douro", "--players", "3", "--bots", "3", "--seed", "4", "--record", "evening.json")
    return tmp_path / "evening.json"


def change(path, **fields):
    path.write_text(json.dumps({**json.loads(path.read_text()), **fields}))


# ---- Verify


def test_verify_says_what_a_good_record_proves(estran, evening):
    plies = len(json.loads(evening.read_text())["plies"])

    ran = estran("verify", "evening.json")

    assert ran.code == 0
    assert f"{plies} plies replayed: all of them follow the rules." in ran.out
    assert "The match is over, and its result is right." in ran.out
    assert "Nothing proves that the dice were fair" in ran.out


def test_verify_names_the_first_ply_that_is_illegal(estran, evening):
    plies = json.loads(evening.read_text())["plies"]
    first = next(number for number, ply in enumerate(plies) if ply.startswith("B "))
    change(evening, plies=[*plies[:first], "B 5", *plies[first + 1 :]])

    ran = estran("verify", "evening.json")

    assert ran.code == 1
    assert ran.err.startswith(f"Ply {first}: “5” is not possible for B.")


def test_verify_catches_a_result_that_was_made_better(estran, evening):
    change(evening, result={"scores": [99, 0, 0], "winners": ["A"]})

    ran = estran("verify", "evening.json", lang="fr")

    assert ran.code == 1
    assert ran.err.endswith("mais l’enregistrement annonce 99 0 0, A.\n")


def test_verify_says_that_a_match_is_not_over(estran):
    estran("play", "douro", "--players", "3", "--bots", "2", "--seed", "4", "--record", "a.json", typed=("7", "quit"))

    ran = estran("verify", "a.json")

    assert ran.code == 0
    assert "The match is not over yet." in ran.out


@pytest.fixture
def fair(tmp_path):
    """A fair match, to its end."""
    match = Match("dorada", 2, chance=Fair("m-1", ["ab", ""], bytes(range(32))))
    while not match.over:
        seat = min(match.waiting)
        match.play(seat, match.legal(seat)[0])
    match.record().save(tmp_path / "fair.json")
    return tmp_path / "fair.json"


def test_verify_proves_the_dice_of_a_fair_match(estran, fair):
    draws = sum(ply.startswith("*") for ply in json.loads(fair.read_text())["plies"])

    ran = estran("verify", "fair.json")

    assert ran.code == 0
    assert f"The dice are proven fair: {draws} draws follow from the committed seed and the players’ words." in ran.out


@pytest.mark.parametrize(
    ("lang", "word", "missing"),
    [
        ("en", "Word from A (Ana): ab", "No word came from these people, so the others had more influence: B"),
        (
            "fr",
            "Mot de la place A (Ana)\u202f: ab",
            "Aucun mot n’est arrivé à temps pour B, ce qui a donné plus d’influence aux autres.",
        ),
        ("pl", "Słowo miejsca A (Ana): ab", "Brak słów niektórych osób dał pozostałym większy wpływ. Bez słowa: B"),
    ],
)
def test_verify_prints_what_every_browser_has_noted(estran, fair, lang, word, missing):
    fairness = json.loads(fair.read_text())["fairness"]
    change(fair, names=["Ana", "Bo"], fairness={**fairness, "missing": ["B"]})

    ran = estran("verify", "fair.json", lang=lang)

    assert ran.code == 0
    for part in ("m-1", fairness["commitment"], word, missing):
        assert part in ran.out


def test_verify_calls_nothing_proven_where_nothing_was_drawn(estran, fair):
    record = json.loads(fair.read_text())
    del record["result"]
    fair.write_text(json.dumps({**record, "plies": [], "fairness": {**record["fairness"], "draws": []}}))

    ran = estran("verify", "fair.json")

    assert ran.code == 0
    assert "Nothing was drawn, so there is nothing to prove about the dice." in ran.out
    assert "proven" not in ran.out


@pytest.mark.parametrize(("lang", "said"), [("en", "Not proven"), ("fr", "Rien n’est prouvé"), ("pl", "Brak dowodu")])
def test_verify_says_not_proven_and_fails(estran, fair, lang, said):
    change(fair, fairness={**json.loads(fair.read_text())["fairness"], "match": "m-2"})

    ran = estran("verify", "fair.json", lang=lang)

    assert ran.code == 1
    assert ran.err.startswith(said)


def test_verify_calls_a_match_of_version_1_not_proven(estran):
    for game in NAMES:
        ran = estran("verify", str(SAVED / f"{game}.server.json"))

        assert ran.code == 1
        assert "follow the rules, but the dice are not proven" in ran.err


def test_verify_names_the_first_draw_that_the_dice_did_not_lead_to(estran, fair):
    plies = json.loads(fair.read_text())["plies"]
    loaded = 1 if plies[1] != "* 6" else 3
    change(fair, plies=[*plies[:loaded], "* 6", *plies[loaded + 1 :]])

    ran = estran("verify", "fair.json")

    assert ran.code == 1
    assert ran.err.startswith(f"Ply {loaded}: the dice led to “{plies[loaded]}”")


# ---- Replay


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_a_record_of_every_game_is_told_in_every_language(estran, game, lang, tmp_path):
    estran("play", game, "--players", "3", "--bots", "3", "--seed", "4", "--record", "a.json")
    plies = json.loads((tmp_path / "a.json").read_text())["plies"]

    ran = estran("replay", "a.json", lang=lang)

    assert ran.code == 0
    assert [line for line in ran.out.splitlines() if line.startswith(f"{len(plies) - 1}. ")]
    assert f"0. {plies[0]}\n   " in ran.out


def test_replay_can_begin_later(estran, evening):
    out = estran("replay", "evening.json", "--from", "20").out

    assert "\n20. " in out
    assert "\n19. " not in out


def test_a_place_beyond_the_end_is_refused(estran, evening):
    ran = estran("replay", "evening.json", "--from", "9999")

    assert ran.code == 2
    assert ran.err.startswith("--from must be a whole number from 0 to ")


def test_at_a_terminal_a_replay_goes_step_by_step(evening, tmp_path):
    person = Person("replay", "evening.json", folder=tmp_path)
    for answer, ply in (("", 0), ("", 1), ("b", 2), ("12", 1), ("999", 12), ("?", 12), ("q", 12)):
        person.read_to(f"After ply {ply}:")
        person.type(answer)
    code = person.read_to_end()

    assert code == 0
    assert person.seen.count("Enter shows the next ply, b the previous one, a number from 0 to ") == 3
    assert "\n11. " not in person.seen


def test_a_replay_tells_what_was_said_beside_the_plies(estran, tmp_path):
    estran(
        "play",
        "dolores",
        "--players",
        "2",
        "--bots",
        "B",
        "--seed",
        "4",
        "--record",
        "a.json",
        typed=("say yes", "quit"),
    )

    assert estran("verify", "a.json").code == 0
    assert "A says: “Yes.”" in estran("replay", "a.json").out


# ---- Boards


def test_boards_are_drawn_and_told(estran):
    ran = estran("boards")

    assert ran.code == 0
    assert " 11 +4  12 .   13 $   14 x " in ran.out
    assert "Board leap, a reconstruction" in ran.out
    assert "Springboards: 11 (+4), 17 (+2), 22 (+4), 31 (−3), 36 (+4)." in ran.out


def test_a_valid_board_passes_the_check(estran, tmp_path):
    (tmp_path / "mine.toml").write_text((FOLDER / "leap.toml").read_text())

    ran = estran("boards", "check", "mine.toml")

    assert ran.code == 0
    assert ran.out.startswith("The board leap is valid.")


def test_the_check_names_every_broken_condition(estran, tmp_path):
    text = (FOLDER / "classic.toml").read_text().replace("33 = 7", "33 = 1").replace("gold = [13, 27]", "gold = [13]")
    (tmp_path / "mine.toml").write_text(text)

    ran = estran("boards", "check", "mine.toml")

    assert ran.code == 1
    assert "2 things are wrong:" in ran.out
    assert sum(line.startswith("- ") for line in ran.out.splitlines()) == 2
    assert "- it has 1 gold square" in ran.out


def test_a_file_that_is_no_board_is_refused_with_a_reason(estran, tmp_path):
    (tmp_path / "mine.toml").write_text("traps = [")

    ran = estran("boards", "check", "mine.toml", lang="pl")

    assert ran.code == 1
    assert "- plik nie jest w formacie TOML" in ran.out


# ---- Rules


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_a_rulebook_is_shown_whole_and_without_its_markup(estran, game, lang):
    out = estran("rules", game, lang=lang).out

    assert [id for id in clauses(game, lang) if f" ({id})\n" not in out] == []
    assert not [mark for mark in ("**", "`", "|--", "\n#", "{example}", "{statement}") if mark in out]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_what_one_reads_first_comes_first_and_its_picture_in_words(estran, game, lang):
    out = estran("rules", game, lang=lang).out
    first = first_part(game, lang)
    told = PICTURE.findall(first)[0][0]

    assert told[:30] in out
    assert out.index(told[:30]) < out.index(f"({next(iter(clauses(game, lang)))})")


def test_at_a_terminal_a_whole_rulebook_goes_through_the_pager(tmp_path, monkeypatch):
    monkeypatch.setenv("PAGER", "head -3")
    person = Person("rules", "douro", folder=tmp_path)
    code = person.read_to_end()

    assert code == 0
    assert person.seen.startswith("Douro 1872\r\n")
    assert person.seen.count("\n") == 3


def test_a_table_of_the_rulebook_is_told_row_by_row(estran):
    out = estran("rules", "douro", "2", lang="fr").out

    assert "Niveau : 1 ; Commandes à 3 : 1, 3, 5 ; " in out.replace("\u202f", " ")


@pytest.mark.parametrize("name", ["DOU-9", "dou-9", "9"])
def test_a_clause_is_found_by_its_number(estran, name):
    assert estran("rules", "douro", name).out.startswith("A full boat (DOU-9)\n")


def test_a_game_is_found_with_or_without_accents(estran):
    assert estran("rules", "Dolorès", "1").out == estran("rules", "dolores", "1").out


# ---- Score sheets


@pytest.mark.parametrize(
    ("sheet", "total"),
    [
        ("wines 2, lace 2, instruments 4, gold 5, tableware 6", 10),  # DOL-45
        ("vins 2, dentelles 2, instruments de musique 4, lingots 6, vaisselle 6", 16),
        ("klejnoty 3, broń 3, koronki=3", 18),
        ("", 0),
    ],
)
def test_a_sheet_of_dolores_is_read_in_any_language(estran, sheet, total):
    sheets = estran("score", "dolores", sheet) if sheet else estran("score", "dolores", "Ada:")

    assert sheets.out.endswith(f": {total} points.\n")


def test_several_players_of_dolores_are_told_apart(estran):
    assert estran("score", "dolores", "Ada: wines 2; Bo: gold 5").out == "Ada: 4 points.\nBo: 10 points.\n"


@pytest.mark.parametrize("sheet", ["A B A", "a, b, a", "yellow violet yellow", "żółty fioletowy jaune"])
def test_a_pile_of_dorada_is_worth_most_at_the_top(estran, sheet):
    assert estran("score", "dorada", sheet).out == "A: 160 points.\nB: 80 points.\n"


@pytest.mark.parametrize(
    "sheet",
    [
        "rocks, cards 7 6 4 3 2, phylloxera A",
        "rochers; cartes 7 6 4 3 2; phylloxéra A",
        "skały, karty 7 6 4 3 2, filoksera a",
    ],
)
def test_a_contest_of_douro_is_settled(estran, sheet):
    out = estran("score", "douro", sheet).out

    assert "E loses 4 points." in out  # DOU-34
    assert out.endswith("D: 5 points.\nE: 1 point.\n")


def test_the_end_of_douro_is_settled(estran):
    out = estran("score", "douro", "gifts 4 8 6, phylloxera B, points 9 4 7").out

    assert out.endswith("A wins with 8 points.\n")


@pytest.mark.parametrize(
    ("game", "sheet"), [("dorada", ""), ("douro", ""), ("douro", "order 15"), ("douro", "cards 4 8")]
)
def test_an_incomplete_sheet_is_refused(estran, game, sheet):
    ran = estran("score", game, sheet)

    assert ran.code == 2
    assert ran.err == "The score sheet is not complete. The option --help shows an example.\n"


@pytest.mark.parametrize(
    "sheet", ["order x, cards 1 2 3", "order 15, cards 4 8 5, phylloxera A", "order 15, cards 4 8 6", "wind 3"]
)
def test_a_wrong_entry_is_refused_in_one_line(estran, sheet):
    ran = estran("score", "douro", sheet)

    assert ran.code == 2
    assert ran.err.count("\n") == 1


# ---- Help and language


COMMANDS = ["play", "replay", "verify", "simulate", "boards", "rules", "score"]


@pytest.mark.parametrize("command", [[], *([command] for command in COMMANDS), ["boards", "check"]], ids=" ".join)
@pytest.mark.parametrize(("lang", "usage"), [("en", "Usage: "), ("fr", "Utilisation : "), ("pl", "Użycie: ")])
def test_help_speaks_the_users_language(estran, command, lang, usage):
    ran = estran(*command, "--help", lang=lang)

    assert ran.code == 0
    assert ran.out.replace("\u202f", " ").startswith(f"{usage}estran {' '.join(command)}".rstrip())
    assert "--lang en|fr|pl" in ran.out


def test_the_help_lists_the_options_of_the_games_and_they_can_be_used_as_listed(estran):
    listed = re.findall(r"^  (dolores|dorada|douro), (\S+): ", estran("play", "--help").out, re.MULTILINE)

    assert len(listed) == sum(len(find(name).defaults) for name in NAMES)
    for game, option in listed:
        assert estran("play", game, "--players", "3", "--bots", "2", "--option", option, typed=("quit",)).code == 0


def test_without_a_command_there_is_help(estran):
    ran = estran()

    assert ran.code == 0
    assert all(f"\n  {command}: " in ran.out for command in COMMANDS)


def test_the_version_is_told(estran):
    from estran import __version__

    assert estran("--version").out == f"estran {__version__}\n"


@pytest.mark.parametrize(
    ("variables", "beginning"),
    [
        ({}, "Usage"),
        ({"LANG": "fr_FR.UTF-8"}, "Utilisation"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "pl_PL.UTF-8"}, "Użycie"),
        ({"LANG": "pl", "ESTRAN_LANG": "fr"}, "Utilisation"),
        ({"LANG": "de_DE.UTF-8"}, "Usage"),
    ],
)
def test_the_environment_decides_where_nobody_asks_for_a_language(estran, monkeypatch, capsys, variables, beginning):
    from estran.cli import main

    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    main(["--help"])

    assert capsys.readouterr().out.startswith(beginning)


def test_the_language_may_stand_anywhere_and_joined(estran, capsys):
    from estran.cli import main

    main(["--lang=pl", "rules", "--help"])

    assert capsys.readouterr().out.startswith("Użycie: estran rules")


def test_who_names_no_language_is_asked_for_one(monkeypatch, estran, capsys):
    import io

    from estran.cli import main

    monkeypatch.setattr("sys.stdin", io.StringIO("russian\npolski\n\n\n\nkoniec\n"))
    main(["play"])
    out = capsys.readouterr().out

    assert "Language / Langue / Język (English): " in out
    assert "Która gra" in out
