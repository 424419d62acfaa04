"""Files that somebody was handed: whatever is in them, a command ends in a sentence, and a screen is told nothing raw."""

import base64
import codecs
import itertools
import json
import os
import random
import zlib

import pytest

from estran.games.dorada.boards import FOLDER
from estran.match.match import Match
from estran.match.record import MatchRecord
from estran.words.signs import is_control
from tests.lab.conftest import plain  # noqa: F401 (a fixture)
from tests.strangers import ESCAPES, FORGERY, altered, as_json, foreign, huge, mutated, scrambled
from tests.trials.conftest import plain as arena_plain  # noqa: F401 (a fixture)
from tests.words.accounts import HERE

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("plain")]
DONE, FAILED, MISUSED = 0, 1, 2
REPEATS = int(os.environ.get("ESTRAN_REPEATS", "10"))
LANGUAGES = ("en", "fr", "pl")
RECORD = {  # what reads a record
    "replay": ("replay", "a.json"),
    "verify": ("verify", "a.json"),
    "resume": ("play", "--resume", "a.json", "--bots", "0"),
    "analyse": ("analyse", "a.json", "--iterations", "1"),
}
BOARD = {  # what reads a board
    "check": ("boards", "check", "a.toml"),
    "play": ("play", "dorada", "--players", "2", "--bots", "2", "--option", "board=a.toml"),
    "simulate": ("simulate", "dorada", "--players", "2", "--matches", "1", "--option", "board=a.toml"),
    "lab": ("lab", "dorada", "--players", "2", "--bots", "random", "--matches", "1", "--option", "board=a.toml"),
    "arena": (
        "arena",
        "dorada",
        "--players",
        "2",
        "--bots",
        "random",
        "easy",
        "--matches",
        "1",
        "--option",
        "board=a.toml",
    ),
}
ARENA = ("arena", "dorada", "--matches", "0")
LAB = ("lab", "dorada", "--players", "2", "--bots", "random", "--matches", "2")
OWN_BOARD = (FOLDER / "leap.toml").read_text(encoding="utf-8")
NESTED = "[" + "gold" + ".a" * 7000 + "]"


def check(ran, about, codes=(DONE, FAILED, MISUSED)):
    """A sentence and an exit code; nothing raw, and no more than anybody can read."""
    raw = {sign for sign in ran.out + ran.err if is_control(sign) and sign != "\n"}

    assert ran.code in codes, about
    assert not raw, about
    assert ran.code == DONE or ran.err.count("\n") == 1 or (not ran.err and ran.out), about
    assert len(ran.out) + len(ran.err) < 100_000, about


def some(variants, share=4):
    """One in so many, in `make soak` every one."""
    return itertools.islice(variants, 0, None, 1 if REPEATS > 100 else share)


def beginning(game):
    """A record of a match that has just begun and was ended, and in which a seat has changed hands, as data."""
    match = Match.replay(MatchRecord.load(HERE / f"{game}.json"), 10)
    match.sit("A", "normal")
    match.sit("A", "person")
    match.end("abandoned")
    return json.loads(match.record().encode())


# ---- Records


@pytest.mark.parametrize("command", RECORD)
def test_a_file_that_is_no_record_is_refused_in_a_sentence(estran, tmp_path, command):
    languages = itertools.cycle(LANGUAGES)
    for name, text in foreign((HERE / "douro.json").read_bytes()):
        (tmp_path / "a.json").write_bytes(text)

        check(estran(*RECORD[command], lang=next(languages)), name, [FAILED])


@pytest.mark.soak
@pytest.mark.parametrize(
    ("command", "game"), [("replay", "dolores"), ("verify", "dorada"), ("resume", "douro"), ("analyse", "dolores")]
)
def test_a_record_with_something_odd_in_any_place_ends_in_a_sentence(estran, tmp_path, command, game):
    languages = itertools.cycle(LANGUAGES)
    for name, content in some(altered(beginning(game))):
        (tmp_path / "a.json").write_bytes(as_json(content))

        check(estran(*RECORD[command], lang=next(languages)), name)


@pytest.mark.parametrize("command", RECORD)
def test_names_with_control_characters_are_shown_without_them(estran, tmp_path, command):
    record = beginning("douro") | {"names": [ESCAPES, "Zo\u200dë\u202e \n Bo", "\x1b\x07"]}
    (tmp_path / "a.json").write_bytes(as_json(record))

    ran = estran(*RECORD[command], lang="en")

    check(ran, command)
    assert command == "verify" or "Zo\u200dë Bo" in ran.out
    assert MatchRecord.load("a.json").names == ["[31mRED]0;title2Jgnorw", "Zo\u200dë Bo", "C"]


def test_a_name_is_not_taken_for_a_colour_or_a_link(estran, tmp_path):
    record = beginning("douro") | {"names": ["[red]Ada[/red]", "[link=https://example.org]Bo", "[/]"]}
    (tmp_path / "a.json").write_bytes(as_json(record))

    ran = estran(*RECORD["analyse"])

    assert ran.code == DONE
    assert "[red]Ada[/red]" in ran.out


@pytest.mark.parametrize("talk", [[0, "Z", "will share"], [0, "A", FORGERY], [0, "A", "will"]])
@pytest.mark.parametrize("game", ["dolores", "douro"])
@pytest.mark.parametrize("command", RECORD)
def test_talk_that_nobody_can_have_said_is_refused(estran, tmp_path, command, game, talk):
    (tmp_path / "a.json").write_bytes(as_json(beginning(game) | {"talk": [talk]}))

    check(estran(*RECORD[command]), talk, [FAILED, MISUSED])


def test_a_refusal_cannot_be_painted_over_by_what_it_quotes(estran, tmp_path):
    (tmp_path / "a.json").write_bytes(as_json(beginning("douro") | {"plies": [f"A {FORGERY}"], "sat": []}))

    ran = estran("verify", "a.json")

    assert ran.code == FAILED
    assert ran.out == ""
    assert ran.err.startswith("Ply 0: “x�")


# ---- Boards


def boards():
    """Files that are not boards of anybody's."""
    marked = codecs.BOM_UTF8  # a board in a file that some editor has marked so is one
    yield from ((name, text) for name, text in foreign(OWN_BOARD.encode()) if not text.startswith(marked))
    yield "deep tables", NESTED.encode()
    yield "a long key", b"a." * 8000 + b"a = 1"
    yield "a number of many digits", OWN_BOARD.replace("dorada = 40", f"dorada = 0x{'f' * 9000}").encode()
    yield "a springboard of many digits", f"{OWN_BOARD}\n50 = -0x{'f' * 9000}".encode()
    yield "a date", OWN_BOARD.replace("dorada = 40", "dorada = 1979-05-27").encode()
    yield "no number", OWN_BOARD.replace("dorada = 40", "dorada = nan").encode()
    yield "a key twice", f"dorada = 1\n{OWN_BOARD}".encode()
    yield "escapes in a value", OWN_BOARD.replace("dorada = 40", 'dorada = "\\u001B[2J\\n\\u202e"').encode()
    yield "escapes in a name", b'name = "\\u001B[2J\\n\\u202e"\ndorada = 1\n'


@pytest.mark.parametrize("command", BOARD)
def test_a_file_that_is_no_board_is_refused_in_a_sentence(estran, tmp_path, command):
    languages = itertools.cycle(LANGUAGES)
    for name, text in boards():
        (tmp_path / "a.toml").write_bytes(text)

        check(estran(*BOARD[command], lang=next(languages)), name, [FAILED])


@pytest.mark.parametrize("command", BOARD)
def test_the_name_of_a_board_reaches_no_screen_raw(estran, tmp_path, command):
    for name, codes in ((ESCAPES, [DONE]), (FORGERY, [FAILED])):  # the second is longer than a name may be
        written = json.dumps(name).replace("\x7f", "\\u007f")
        (tmp_path / "a.toml").write_text(OWN_BOARD.replace('"leap"', written), encoding="utf-8")

        ran = estran(*BOARD[command])
        check(ran, command, codes)
        assert "\nThe dice are proven" not in ran.out


# ---- Files of arena and lab


@pytest.fixture
def arena(estran, tmp_path):
    """The lines of an arena's file."""
    estran("arena", "dorada", "--bots", "random", "easy", "--players", "2", "--matches", "1")
    return tmp_path / "arena-dorada" / "matches.jsonl"


@pytest.fixture
def lab(estran, tmp_path):
    """The lines of a lab's file."""
    estran(*LAB)
    return tmp_path / "lab-dorada" / "chunks.jsonl"


def test_a_file_that_is_no_arenas_is_refused_in_a_sentence(estran, arena):
    for name, text in foreign(arena.read_bytes()):
        arena.write_bytes(text)

        check(estran(*ARENA, lang="fr"), name)


@pytest.mark.soak
def test_an_arenas_file_with_something_odd_in_any_place_ends_in_a_sentence(estran, arena):
    lines = arena.read_text().splitlines()
    for place in range(3):  # the head, a run and a row
        for name, content in some(altered(json.loads(lines[place])), 12):
            arena.write_text("\n".join([*lines[:place], json.dumps(content), *lines[place + 1 :], ""]))

            check(estran(*ARENA), (place, name))


@pytest.mark.parametrize(
    "lineups", [["a", "a"], [["a", "a"]] * 2, [["a", "b"]] * 2, [["a", "a", "b", "b"]] * 8, [["a", "b", "c", "a"]] * 4]
)
def test_rows_that_no_schedule_has_are_told_apart_from_those_that_count(estran, arena, lineups):
    head, _, first, *_ = arena.read_text().splitlines()
    rows = [
        json.loads(first) | {"lineup": lineup, "scores": [0] * len(lineup), "times": [{}] * len(lineup), "winners": [0]}
        for lineup in lineups
    ]
    arena.write_text("\n".join([head, *map(json.dumps, rows), ""]))

    check(estran(*ARENA), lineups)


def test_a_file_that_is_no_labs_is_refused_in_a_sentence(estran, lab):
    for name, text in foreign(lab.read_bytes()):
        lab.write_bytes(text)

        check(estran(*LAB, lang="pl"), name)


@pytest.mark.soak
def test_a_labs_file_with_something_odd_in_any_place_ends_in_a_sentence(estran, lab):
    lines = lab.read_text().splitlines()
    for place in range(2):  # the head and a chunk
        for name, content in some(altered(json.loads(lines[place])), 12):
            lab.write_text("\n".join([*lines[:place], json.dumps(content), *lines[place + 1 :], ""]))

            check(estran(*LAB), (place, name))


def test_a_column_that_grows_without_end_is_refused_before_it_fills_the_memory(estran, lab):
    bomb = base64.b64encode(zlib.compress(bytes(200_000_000), 9)).decode()
    head, line = lab.read_text().splitlines()[:2]
    lab.write_text(f"{head}\n{json.dumps(json.loads(line) | {'columns': [bomb] * 4})}\n")

    check(estran(*LAB), "columns", [FAILED])


def test_the_former_file_of_a_lab_may_be_anything_too(estran, tmp_path):
    folder = tmp_path / "lab-dorada"
    folder.mkdir()
    for name, text in foreign(b"estran-lab/1\n\x00\x00\x00\x04abcd"):
        (folder / "chunks.bin").write_bytes(text)
        check(estran(*LAB), name, [FAILED])
        (folder / "chunks.bin").write_bytes(b"estran-lab/1\n" + text)
        check(estran(*LAB), name, [FAILED])


# ---- All of them


@pytest.mark.parametrize(
    ("line", "file"),
    [
        *((line, "a.json") for line in RECORD.values()),
        *((line, "a.toml") for line in BOARD.values()),
        (ARENA, "arena-dorada/matches.jsonl"),
        (LAB, "lab-dorada/chunks.jsonl"),
        (LAB, "lab-dorada/chunks.bin"),
    ],
)
@pytest.mark.parametrize(
    ("lang", "reason"), [("en", "larger than any"), ("fr", "plus gros qu’un tel"), ("pl", "większy, niż taki")]
)
def test_a_file_that_no_memory_holds_is_refused_at_once(estran, tmp_path, line, file, lang, reason):
    (tmp_path / file).parent.mkdir(exist_ok=True)
    huge(tmp_path / file)

    ran = estran(*line, lang=lang)

    check(ran, file, [FAILED])
    assert reason in ran.err


def test_a_device_that_never_ends_is_refused(estran):
    ran = estran("verify", "/dev/zero")

    check(ran, "zeros", [FAILED])


TABLES = {
    "dolores": "3 players  dealer B  A: wines-2 trickery",
    "dorada": "3 players  first B  turn yellow  die 5  4 violet yellow  bridge 7 green  home blue",
    "douro": "4 players  order 31  cards 7 8 7 8  points 5 5 5 5  phylloxera C",
}


@pytest.mark.soak
@pytest.mark.parametrize("game", TABLES)
def test_a_table_with_anything_in_it_ends_in_a_sentence(estran, game):
    luck, text = random.Random(game), TABLES[game]
    for about in [*(name for name, _ in foreign(b"3 players")), *range(5 * REPEATS)]:
        line = (
            mutated(text.encode(), luck).decode(errors="replace").replace("\0", "0")
            if isinstance(about, int)
            else about
        )

        check(estran("play", game, "--bots", "0", "--seed", "1", f"--table={line}"), line)


@pytest.mark.soak
@pytest.mark.parametrize("command", RECORD)
def test_a_record_that_was_damaged_by_chance_ends_in_a_sentence(estran, tmp_path, command):
    luck = random.Random(command)
    for number in range(5 * REPEATS):
        game = luck.choice(["dolores", "dorada", "douro"])
        content = beginning(game)
        text = mutated(as_json(content), luck) if number % 2 else as_json(scrambled(content, luck))
        (tmp_path / "a.json").write_bytes(text)

        check(estran(*RECORD[command], lang=LANGUAGES[number % 3]), text[:2000])


@pytest.mark.soak
@pytest.mark.parametrize("command", BOARD)
def test_a_board_that_was_damaged_by_chance_ends_in_a_sentence(estran, tmp_path, command):
    luck = random.Random(command)
    for number in range(2 * REPEATS):
        text = mutated(OWN_BOARD.encode(), luck)
        (tmp_path / "a.toml").write_bytes(text)

        check(estran(*BOARD[command], lang=LANGUAGES[number % 3]), text)
