"""Boards of one's own at the terminal: everything that is wrong is named at once, and other counts may be played on."""

import pytest

from estran.games.dorada.boards import FOLDER

CLASSIC = (FOLDER / "classic.toml").read_text(encoding="utf-8")
FAILED, MISUSED = 1, 2


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "“colour” means nothing here",
                "“x” in “springboards” is not the number of a square",
                "square 50",
                "square -4",
            ],
        ),
        (
            "fr",
            [
                "«\u202fcolour\u202f» ne veut rien dire ici",
                "n’est pas le numéro d’une case",
                "la case 50",
                "la case -4",
            ],
        ),
        ("pl", ["„colour” nic tu nie znaczy", "nie jest numerem pola", "pole 50", "pole -4"]),
    ],
)
def test_the_check_names_everything_at_once_in_sentences(estran, tmp_path, lang, said):
    text = CLASSIC.replace("11 = 4", "x = 4").replace("[13, 27]", "[13, 50]").replace("traps = [", "traps = [-4, ")
    (tmp_path / "mine.toml").write_text(f"colour = 7\n{text}", encoding="utf-8")

    ran = estran("boards", "check", "mine.toml", lang=lang)

    assert ran.code == FAILED
    assert [part for part in said if part not in ran.out] == []
    assert sum(line.startswith("- ") for line in ran.out.splitlines()) == len(said)
    assert "{" not in ran.out


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "- “traps” lists square 9 more than once\n"),
        ("fr", "- «\u202ftraps\u202f» donne plusieurs fois la case 9\n"),
        ("pl", "- „traps” wymienia pole 9 więcej niż raz\n"),
    ],
)
def test_a_mistyped_trap_that_repeats_another_is_not_merged_with_it(estran, tmp_path, lang, said):
    (tmp_path / "mine.toml").write_text(CLASSIC.replace("[7, 9, 10,", "[7, 9, 9,"), encoding="utf-8")

    ran = estran("boards", "check", "mine.toml", lang=lang)

    assert ran.code == FAILED
    assert said in ran.out


def test_one_gold_square_is_counted_in_the_singular(estran, tmp_path):
    (tmp_path / "mine.toml").write_text(CLASSIC.replace("[13, 27]", "[13]"), encoding="utf-8")

    assert "- it has 1 gold square, not 2\n" in estran("boards", "check", "mine.toml").out


def test_a_board_with_three_springboards_is_valid_where_the_host_says_so(estran, tmp_path):
    text = CLASSIC.replace("11 = 4\n", "").replace("17 = 2\n", "")
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    (tmp_path / "free.toml").write_text(f"free_counts = true\n{text}", encoding="utf-8")

    assert estran("boards", "check", "mine.toml").code == FAILED
    ran = estran("boards", "check", "free.toml")

    assert ran.code == 0
    assert "Springboards: 22 (+4), 31 (−3), 33 (+7)." in ran.out
    assert estran("play", "dorada", "--players", "2", "--bots", "2", "--option", "board=free.toml").code == 0


@pytest.mark.parametrize(
    "words",
    [
        ("play", "dorada", "--option", "board=leep"),
        ("lab", "dorada", "--matches", "1", "--against", "board=leep"),
        ("boards", "print", "leep"),
        ("boards", "check", "leep"),
    ],
)
def test_a_board_that_is_not_in_the_box_is_answered_with_those_that_are(estran, words):
    ran = estran(*words)

    assert ran.code == MISUSED
    assert ran.err == (
        "There is no board “leep”. Choose one of: classic and leap, or give the path of a board’s file. "
        "Did you mean leap?\n"
    )


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("fr", "Il n’y a pas de plateau «\u202fleep\u202f». Choisissez parmi\u202f: "),
        ("pl", "Nie ma planszy „leep”. Do wyboru: "),
    ],
)
def test_so_it_is_in_other_languages(estran, lang, said):
    assert estran("boards", "print", "leep", lang=lang).err.startswith(said)


@pytest.mark.parametrize("path", ["leep.toml", "./leep", "boards/leep"])
def test_a_path_that_leads_nowhere_is_still_told_as_a_file(estran, path):
    ran = estran("boards", "print", path)

    assert ran.code == FAILED
    assert "the file cannot be read (it does not exist)" in ran.err


def test_a_file_without_an_ending_is_read(estran, tmp_path):
    (tmp_path / "leep").write_text(CLASSIC, encoding="utf-8")

    assert estran("boards", "check", "leep").code == 0


@pytest.mark.parametrize(
    "words",
    [
        ("lab", "dorada", "--matches", "1", "--against", "board={}"),
        ("simulate", "dorada", "--option", "board={}"),
        ("boards", "print", "{}"),
    ],
)
def test_a_board_that_is_missing_is_named_by_the_path_that_was_typed(estran, words):
    ran = estran(*(word.format("no/such/mine.toml") for word in words))

    assert ran.code == FAILED
    assert ran.err == "Nobody can play on the board “no/such/mine.toml”: the file cannot be read (it does not exist).\n"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", " … and 2 more: estran boards check 'my boards/mine.toml'\n"),
        ("fr", " … et 2 autres\u202f: estran boards check 'my boards/mine.toml'\n"),
        ("pl", " … i jeszcze 2: estran boards check 'my boards/mine.toml'\n"),
    ],
)
def test_a_refusal_that_has_no_room_for_all_faults_says_where_the_others_are_told(estran, tmp_path, lang, said):
    (tmp_path / "my boards").mkdir()
    path = tmp_path / "my boards" / "mine.toml"
    path.write_text(CLASSIC.replace("35, 36, 37, 38, 39", ""), encoding="utf-8")
    ran = estran("boards", "print", "my boards/mine.toml", lang=lang)

    assert ran.err.endswith(said)

    path.write_text(CLASSIC.replace("35, 36, 37, ", ""), encoding="utf-8")
    few = estran("boards", "print", "my boards/mine.toml", lang=lang)

    assert "boards check" not in few.err
    assert few.err.endswith(".\n")


def test_what_is_in_quotes_by_mistake_is_shown_with_its_quotes(estran, tmp_path):
    (tmp_path / "mine.toml").write_text(CLASSIC.replace("dorada = 40", 'dorada = "40"'), encoding="utf-8")

    assert '- “dorada” must be a whole number, not "40"\n' in estran("boards", "check", "mine.toml").out


def test_the_check_says_what_a_board_with_the_name_of_one_in_the_box_is_called_at_a_table(estran, tmp_path):
    (tmp_path / "mine.toml").write_text(CLASSIC, encoding="utf-8")
    (tmp_path / "other.toml").write_text(CLASSIC.replace('"classic"', '"other"'), encoding="utf-8")

    told = "The box has a board of this name, so at a table yours is called “classic *”.\n"
    assert told in estran("boards", "check", "mine.toml").out
    assert "at a table" not in estran("boards", "check", "other.toml").out


def test_a_folder_that_is_made_for_new_boards_is_named(estran):
    first, again = (estran("boards", "new", "--out", f"new/folder/{name}.toml") for name in "ab")

    assert first.out.startswith("The folder new/folder was made.\n")
    assert "folder new/folder was made" not in again.out
