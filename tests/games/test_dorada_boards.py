"""Dorada's boards: data, files, every condition of the validator, and the options."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from estran.engine.game import Refused
from estran.games.dorada import GAME
from estran.games.dorada.boards import (
    FOLDER,
    Board,
    as_text,
    as_written,
    check,
    find,
    from_data,
    load,
    load_data,
    shipped,
    tidied,
    to_data,
)
from estran.games.dorada.box import DORADA, START, Role
from estran.games.dorada.view import chain
from estran.match.chance import Seeded
from estran.match.match import Match
from estran.match.record import MatchRecord
from estran.match.verify import verify
from tests.games.test_dorada import NEAR, TOSS
from tests.games.test_dorada_squares import CHAIN
from tests.tables import do, random_choice

CLASSIC = to_data(find("classic"))


def problems(**changes):
    """What is wrong with the classic board after these changes: message ids and their arguments."""
    with pytest.raises(Refused) as refused:
        from_data({**CLASSIC, **changes})
    assert refused.value.message == "dorada-board-refused"
    return [(problem.message, problem.arguments) for problem in refused.value.arguments["problems"]]


def messages(**changes):
    return [message for message, _ in problems(**changes)]


def springboards(*without, **wanted):
    """The classic springboards without some, and with others: `at22=4`."""
    kept = {square: number for square, number in CLASSIC["springboards"].items() if int(square) not in without}
    return {**kept, **{square.removeprefix("at"): number for square, number in wanted.items()}}


# ---- What a board is


def test_a_board_is_kept_without_what_nobody_reads_and_with_a_name_that_fits_on_a_line():
    assert tidied("leap") == "leap"
    assert tidied({**CLASSIC, "name": "mine\x1b[31m \u202e" + "n" * 100, "junk": "x" * 1000}) == {
        **CLASSIC,
        "name": "mine [31m " + "n" * 30,
    }
    assert tidied({**CLASSIC, "name": "\x1b"})["name"] == "?"


def test_what_cannot_be_written_down_is_refused_all_the_same():
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]

    assert problems(dorada=10**5000) == [("dorada-board-dorada", {"dorada": "…", "most": 99})]
    assert problems(gold=[13, deep]) == [("dorada-board-not-square", {"key": "gold", "came": "…"})]


@pytest.mark.parametrize("key", ["gold", "traps", "springboards"])
def test_a_board_with_more_entries_than_squares_is_refused_before_anybody_looks_at_them(key):
    many = {str(number): 0 for number in range(3300)}

    assert problems(**{key: many if key == "springboards" else list(range(3300))}) == [
        ("dorada-board-too-many", {"key": key, "count": 3300, "most": 100})
    ]


def test_a_board_of_one_s_own_does_not_bear_the_name_of_one_in_the_box():
    assert tidied({**CLASSIC, "name": "classic"})["name"] == "classic *"
    assert tidied({**CLASSIC, "name": " Leap\n"})["name"] == "Leap *"


def test_only_the_first_problems_of_a_board_are_named_and_in_few_words():
    assert len(problems(traps=list(range(1000, 1100)))) == 30
    assert problems(gold="x" * 10_000) == [("dorada-board-not-numbers", {"key": "gold", "came": '"' + "x" * 199 + "…"})]


def test_DOR_1_a_path_has_plain_squares_traps_springboards_and_gold():
    roles = find("classic").roles()

    assert [roles[square] for square in (0, 1, 7, 13)] == [Role.PLAIN, Role.PLAIN, Role.TRAP, Role.GOLD]
    assert [roles[square] - Role.SPRINGBOARD for square in (11, 17, 22, 31, 33)] == [0, 1, 2, 3, 4]
    assert find("classic").jumps() == [4, 2, 4, -3, 7]


def test_DOR_1_a_board_can_be_added_as_a_small_file(tmp_path):
    file = tmp_path / "toss.toml"
    numbers = "\n".join(f"{square} = {number}" for square, number in to_data(from_data(TOSS))["springboards"].items())
    file.write_text(
        f"dorada = {TOSS['dorada']}\ngold = {TOSS['gold']}\ntraps = {TOSS['traps']}\n[springboards]\n{numbers}\n",
        encoding="utf-8",
    )

    assert load(file) == load(str(file)) == from_data(TOSS)
    assert load_data(str(file)) == to_data(from_data(TOSS))
    assert load_data("classic") == "classic"


# ---- The validator


@pytest.mark.parametrize("data", [CLASSIC, TOSS, NEAR, CHAIN, to_data(find("leap"))], ids=lambda data: data["name"])
def test_DOR_2_a_valid_board_has_no_problems(data):
    assert check(from_data(data)) == []


@pytest.mark.parametrize(
    ("wanted", "count"), [(springboards(11), 4), (springboards(at12=1), 6), (springboards(11, 17, 22), 2)]
)
def test_DOR_2_there_are_exactly_five_springboards(wanted, count):
    assert problems(springboards=wanted) == [("dorada-board-springboard-count", {"count": count, "expected": 5})]


def test_DOR_2_without_any_springboard_there_is_none_negative_and_none_last():
    assert messages(springboards={}) == ["dorada-board-springboard-count", "dorada-board-negative-count"]


def test_DOR_2_no_springboard_is_zero():
    assert problems(springboards=springboards(at17=0)) == [("dorada-board-springboard-zero", {"square": 17})]


@pytest.mark.parametrize(("wanted", "count"), [(springboards(at31=3), 0), (springboards(at17=-3), 2)])
def test_DOR_2_exactly_one_springboard_is_negative(wanted, count):
    assert problems(springboards=wanted) == [("dorada-board-negative-count", {"count": count, "expected": 1})]


def test_DOR_2_the_negative_springboard_is_minus_three():
    wanted = {"square": 31, "number": -4, "expected": -3}

    assert problems(springboards=springboards(at31=-4)) == [("dorada-board-negative-number", wanted)]


@pytest.mark.parametrize(("gold", "count"), [([13], 1), ([], 0), ([12, 13, 27], 3)])
def test_DOR_2_there_are_exactly_two_gold_squares(gold, count):
    assert problems(gold=gold) == [("dorada-board-gold-count", {"count": count, "expected": 2})]


def test_a_square_that_is_listed_twice_is_named_with_its_list():
    found = problems(gold=[12, 12, 24], traps=[9, 9, 9, *CLASSIC["traps"]])

    assert found == [
        ("dorada-board-twice", {"key": "gold", "square": 12}),
        ("dorada-board-twice", {"key": "traps", "square": 9}),
    ]


def test_a_repeated_gold_square_is_one_gold_square():
    assert messages(gold=[13, 13]) == ["dorada-board-gold-count", "dorada-board-twice"]
    assert messages(gold=[13, 13], free_counts=True) == ["dorada-board-twice"]


def test_a_board_made_in_a_program_lists_no_square_twice_either():
    board = Board("mine", 40, (13, 27), (*CLASSIC["traps"], 7), {11: 4, 17: 2, 22: 4, 31: -3, 33: 7})

    assert [problem.message for problem in check(board)] == ["dorada-board-twice"]


@pytest.mark.parametrize("square", [-1, 0, 40, 41, 1000])
def test_DOR_2_special_squares_lie_between_start_and_dorada(square):
    wanted = {"square": square, "least": 1, "most": 39}

    assert problems(traps=[*CLASSIC["traps"], square]) == [("dorada-board-square-outside", wanted)]
    assert ("dorada-board-square-outside", wanted) in problems(gold=[13, square])
    assert ("dorada-board-square-outside", wanted) in problems(springboards=springboards(17, **{f"at{square}": 2}))


def test_DOR_2_dorada_is_at_most_99():
    far = {"traps": [95, 96, 97, 98, 99], "springboards": springboards(33, at93=7)}

    assert problems(dorada=100, **far) == [("dorada-board-dorada", {"dorada": 100, "most": 99})]


def test_DOR_2_dorada_may_be_99():
    far = {"dorada": 99, "traps": [94, 95, 96, 97, 98], "springboards": springboards(33, at92=7)}

    assert from_data({**CLASSIC, **far}).dorada == 99


@pytest.mark.parametrize(
    "changes",
    [
        {"traps": [*CLASSIC["traps"], 13]},
        {"gold": [7, 13]},
        {"springboards": springboards(17, at13=2)},
    ],
)
def test_DOR_2_no_square_has_two_roles(changes):
    assert messages(**changes) == ["dorada-board-two-roles"]


def test_DOR_2_the_square_six_before_dorada_is_plain():
    assert problems(traps=[*CLASSIC["traps"], 34]) == [("dorada-board-last-plain", {"square": 34})]


@pytest.mark.parametrize("square", [35, 36, 37, 38, 39])
def test_DOR_2_the_five_squares_before_dorada_are_not_plain(square):
    traps = [trap for trap in CLASSIC["traps"] if trap != square]

    assert problems(traps=traps) == [("dorada-board-home-stretch", {"square": square})]


def test_DOR_2_start_is_not_a_plain_square():
    assert ("dorada-board-last-plain", {"square": 0}) in problems(dorada=6)


def test_DOR_2_the_last_springboard_leads_home():
    wanted = {"square": 33, "number": 6, "dorada": 40}

    assert problems(springboards=springboards(at33=6)) == [("dorada-board-last-springboard", wanted)]


def test_DOR_2_every_broken_condition_is_named():
    assert messages(dorada=100, gold=[13], springboards={"11": 0, "13": -2}) == [
        "dorada-board-springboard-count",
        "dorada-board-springboard-zero",
        "dorada-board-negative-number",
        "dorada-board-gold-count",
        "dorada-board-dorada",
        "dorada-board-two-roles",
        "dorada-board-home-stretch",
        "dorada-board-home-stretch",
        "dorada-board-home-stretch",
        "dorada-board-home-stretch",
        "dorada-board-home-stretch",
        "dorada-board-last-springboard",
    ]


def test_DOR_2_a_springboard_longer_than_any_path_is_valid_and_leads_home():
    board = from_data({**CLASSIC, "springboards": springboards(at33=5000)})

    assert board.jumps() == [4, 2, 4, -3, 99]


def test_a_board_made_in_a_program_is_checked_in_path_order():
    board = Board("mine", 40, (13, 27), tuple(CLASSIC["traps"]), {33: 7, 11: 4, 31: -3, 17: 2, 22: 4})

    assert check(board) == []
    assert board.roles() == find("classic").roles()
    assert board.jumps() == find("classic").jumps()


# ---- The boards in the box


def test_DOR_3_two_boards_are_in_the_box():
    assert shipped() == ["classic", "leap"]


def test_DOR_3_the_classic_board():
    assert to_data(load("classic")) == {
        "name": "classic",
        "dorada": 40,
        "gold": [13, 27],
        "traps": [7, 9, 10, 14, 15, 18, 21, 23, 29, 30, 35, 36, 37, 38, 39],
        "springboards": {"11": 4, "17": 2, "22": 4, "31": -3, "33": 7},
    }


def test_DOR_3_the_leap_board_has_its_last_springboard_among_the_traps():
    leap = to_data(load("leap"))

    assert leap == {
        **CLASSIC,
        "name": "leap",
        "traps": [trap for trap in CLASSIC["traps"] if trap != 36],
        "springboards": springboards(33, at36=4),
    }


def test_DOR_3_both_are_labelled_as_reconstructions():
    assert all(load(name).reconstruction for name in shipped())
    assert not from_data(CLASSIC).reconstruction


def test_DOR_3_classic_is_the_default():
    assert GAME.set_table(2) == GAME.set_table(2, {"board": "classic"}) == GAME.set_table(2, {"board": CLASSIC})
    assert GAME.set_table(2) != GAME.set_table(2, {"board": "leap"})


# ---- Files and data that are no boards


def test_a_missing_file_is_refused_with_the_reason(tmp_path):
    with pytest.raises(Refused) as refused:
        load(tmp_path / "nowhere.toml")

    assert refused.value.arguments["board"] == str(tmp_path / "nowhere.toml")
    assert [problem.message for problem in refused.value.arguments["problems"]] == ["dorada-board-file"]


def test_a_name_that_is_not_known_is_refused_with_those_that_are():
    with pytest.raises(Refused) as refused:
        load("leep")

    assert refused.value.message == "dorada-terminal-usage-board"
    assert refused.value.arguments == {"came": "leep", "known": shipped()}


@pytest.mark.parametrize("content", [b"dorada = ", b"a = " + b"[" * 5000, b"a = " + b"9" * 5000])
def test_a_file_that_is_not_toml_is_refused_with_the_reason(tmp_path, content):
    file = tmp_path / "odd.toml"
    file.write_bytes(content)

    with pytest.raises(Refused) as refused:
        load(file)

    assert [problem.message for problem in refused.value.arguments["problems"]] == ["dorada-board-toml"]


@pytest.mark.parametrize("key", ["name", "dorada", "gold", "traps", "springboards"])
def test_missing_data_is_named(key):
    with pytest.raises(Refused) as refused:
        from_data({name: value for name, value in CLASSIC.items() if name != key})

    assert [problem.args for problem in refused.value.arguments["problems"]] == [("dorada-board-missing", {"key": key})]


@pytest.mark.parametrize(
    ("key", "message", "odd"),
    [
        ("name", "dorada-board-not-text", [7, "", None]),
        ("dorada", "dorada-board-not-number", ["40", 40.0, True, None]),
        ("gold", "dorada-board-not-numbers", [13, "13 27", {"13": 27}]),
        ("traps", "dorada-board-not-numbers", [None, 7.5]),
        ("springboards", "dorada-board-not-springboards", [[11], None, "11 = 4"]),
        ("free_counts", "dorada-board-not-switch", ["yes", 1, None]),
    ],
)
def test_data_of_the_wrong_kind_is_named(key, message, odd):
    for value in odd:
        assert problems(**{key: value}) == [(message, {"key": key, "came": as_written(value)})]


@pytest.mark.parametrize("square", [11, "x", "011", "1" * 5000])
def test_a_springboard_without_a_square_is_named(square):
    wanted = {"key": "springboards", "came": as_text(square)}

    assert problems(springboards={**springboards(11), square: 4}) == [("dorada-board-not-square", wanted)]


@pytest.mark.parametrize("odd", ["27", True, 27.5, None, [27], 10**9])
def test_an_entry_that_is_no_square_is_named(odd):
    wanted = {"key": "gold", "came": as_written(odd)}

    assert problems(gold=[13, odd]) == [("dorada-board-not-square", wanted)]


def test_a_springboard_without_a_number_is_named():
    wanted = {"key": "springboards", "square": "11", "came": '"4"'}

    assert problems(springboards={**CLASSIC["springboards"], "11": "4"}) == [("dorada-board-not-jump", wanted)]


def test_what_is_of_the_wrong_kind_hides_nothing_else_that_is_wrong():
    found = messages(springboards={"x": 4}, gold=[13, 50], traps=[*CLASSIC["traps"], -4])

    assert found == [
        "dorada-board-not-square",
        "dorada-board-springboard-count",
        "dorada-board-negative-count",
        "dorada-board-square-outside",
        "dorada-board-square-outside",
    ]


def test_one_trap_that_is_no_number_hides_nothing_else_that_is_wrong():
    found = problems(traps=[0, 13, 34, "z", 37, 41])

    assert found == [
        ("dorada-board-not-square", {"key": "traps", "came": '"z"'}),
        ("dorada-board-square-outside", {"square": 0, "least": 1, "most": 39}),
        ("dorada-board-two-roles", {"square": 13}),
        ("dorada-board-square-outside", {"square": 41, "least": 1, "most": 39}),
        ("dorada-board-last-plain", {"square": 34}),
        *(("dorada-board-home-stretch", {"square": square}) for square in (35, 36, 38, 39)),
    ]


def test_springboards_are_judged_beside_one_without_a_square_or_a_number():
    wanted = {"x": 0, "y": "z", "17": -4, "22": -3, "33": 7, "13": 1}

    assert problems(springboards=wanted) == [
        ("dorada-board-not-square", {"key": "springboards", "came": "x"}),
        ("dorada-board-not-square", {"key": "springboards", "came": "y"}),
        ("dorada-board-not-jump", {"key": "springboards", "square": "y", "came": '"z"'}),
        ("dorada-board-springboard-count", {"count": 6, "expected": 5}),
        ("dorada-board-springboard-zero", {"square": "x"}),
        ("dorada-board-negative-count", {"count": 2, "expected": 1}),
        ("dorada-board-negative-number", {"square": 17, "number": -4, "expected": -3}),
        ("dorada-board-two-roles", {"square": 13}),
    ]


@pytest.mark.parametrize(
    "changes",
    [
        {"traps": [*CLASSIC["traps"][:-1], "z"]},  # could be 39
        {"springboards": {**springboards(33), "x": 7}},  # could be the last, and 33
        {"springboards": springboards(33, at33="7")},  # could lead home
        {"springboards": springboards(31, at31="-3")},  # could be the negative one
        {"gold": [13, "z"]},  # could be 27
        {"gold": [], "free_counts": "true"},
    ],
)
def test_nothing_is_called_wrong_that_may_be_right_once_everything_can_be_read(changes):
    assert len(problems(**changes)) == 1


def test_without_the_number_of_dorada_squares_that_lie_on_no_board_are_named():
    assert problems(dorada="40", gold=[13, 50], traps=[0, 13, 98, 99]) == [
        ("dorada-board-not-number", {"key": "dorada", "came": '"40"'}),
        ("dorada-board-square-outside", {"square": 0, "least": 1, "most": 98}),
        ("dorada-board-two-roles", {"square": 13}),
        ("dorada-board-square-outside", {"square": 99, "least": 1, "most": 98}),
    ]


def test_a_key_that_means_nothing_is_named_beside_everything_else(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text("dorada = 40\ngold = 3\ntraps = []\ncolour = 7\n[springboards]\n")

    with pytest.raises(Refused) as refused:
        load(file)

    assert [problem.message for problem in refused.value.arguments["problems"]] == [
        "dorada-board-unknown",
        "dorada-board-not-numbers",
        "dorada-board-springboard-count",
        "dorada-board-negative-count",
    ]


@pytest.mark.parametrize(
    ("value", "said"),
    [("40", '"40"'), (True, "true"), (None, "null"), ([13, "x"], '[13, "x"]'), (7.5, "7.5"), ("é", '"é"')],
)
def test_a_value_is_shown_as_a_file_writes_it(value, said):
    assert as_written(value) == said


@pytest.mark.parametrize("number", [100, 10**9, 99999999999999999999])
def test_every_number_of_dorada_that_is_too_large_is_called_that(number):
    ((message, arguments), *_) = problems(dorada=number)

    assert message == "dorada-board-dorada"
    assert (str(arguments["dorada"]), arguments["most"]) == (str(number), 99)


def written(tmp_path, content):
    """A file with this in it."""
    (tmp_path / "mine.toml").write_bytes(content if isinstance(content, bytes) else content.encode())
    return tmp_path / "mine.toml"


def told_of(file):
    """What is wrong with a board's file: message ids."""
    with pytest.raises(Refused) as refused:
        load(file)
    return [problem.message for problem in refused.value.arguments["problems"]]


TOML = (FOLDER / "classic.toml").read_text(encoding="utf-8")


def test_a_file_that_begins_with_a_byte_order_mark_is_read(tmp_path):
    assert load(written(tmp_path, b"\xef\xbb\xbf" + TOML.encode())) == find("classic")


@pytest.mark.parametrize("content", [b"\xff\xfe", 'name = "Ma planche dorée"\n'.encode("latin-1")])
def test_a_file_that_is_not_utf_8_is_told_so(tmp_path, content):
    assert told_of(written(tmp_path, content)) == ["dorada-terminal-board-encoding"]


def test_a_minus_sign_that_is_no_hyphen_is_named_where_it_is_all_that_is_wrong(tmp_path):
    assert told_of(written(tmp_path, TOML.replace("-3", "\u22123"))) == ["dorada-terminal-board-minus"]
    assert told_of(written(tmp_path, "\u22123 = [")) == ["dorada-board-toml"]


@pytest.mark.parametrize(("typed", "meant"), [("nam =", "name ="), ("[springboard]", "[springboards]")])
def test_a_key_that_is_nearly_right_is_the_only_thing_wrong(tmp_path, typed, meant):
    assert told_of(written(tmp_path, TOML.replace(meant, typed))) == ["dorada-terminal-board-near"]


def test_a_key_that_is_nearly_one_that_is_there_already_means_nothing(tmp_path):
    assert told_of(written(tmp_path, f"golds = [1]\n{TOML}")) == ["dorada-board-unknown"]


def test_what_stands_below_the_springboards_and_belongs_above_them_is_the_only_thing_wrong(tmp_path):
    text = TOML.replace("gold = [13, 27]\n", "") + "\ngold = [13, 27]\n"

    assert told_of(written(tmp_path, text)) == ["dorada-terminal-board-below"]


def test_springboards_that_are_no_table_are_told_as_that(tmp_path):
    above, _ = TOML.split("[springboards]")

    assert told_of(written(tmp_path, f"{above}springboards = 5\n")) == ["dorada-board-not-springboards"]


def test_the_name_in_a_file_is_no_longer_than_those_that_rooms_keep(tmp_path):
    named = TOML.replace('"classic"', '"{}"').format

    assert load(written(tmp_path, named("x" * 40))).name == "x" * 40
    assert told_of(written(tmp_path, named("x" * 41))) == ["dorada-terminal-board-name"]


def test_a_board_of_one_s_own_is_read_as_rooms_keep_it(tmp_path):
    assert load_data(str(written(tmp_path, TOML)))["name"] == "classic *"


# ---- Other counts


@pytest.mark.parametrize(
    "changes",
    [
        {"springboards": springboards(11, 17)},
        {"springboards": springboards(31)},
        {"springboards": springboards(at11=-3)},
        {"springboards": {}},
        {"gold": []},
        {"gold": [12, 13, 27]},
    ],
)
def test_DOR_2_counts_are_free_where_the_host_says_so(changes):
    assert problems(**changes)
    board = from_data({**CLASSIC, **changes, "free_counts": True})

    assert check(board) == []
    assert from_data(to_data(board)) == board
    assert tidied(to_data(board))["free_counts"] is True


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        (springboards(at12=1), "dorada-board-springboard-most"),
        (springboards(at17=-2), "dorada-board-negative-number"),
        (springboards(at17=0), "dorada-board-springboard-zero"),
        (springboards(at33=6), "dorada-board-last-springboard"),
    ],
)
def test_DOR_2_all_other_conditions_stay(wanted, message):
    assert messages(springboards=wanted, free_counts=True) == [message]


def test_a_match_on_such_a_board_is_played_kept_and_loaded(tmp_path):
    board = {**CLASSIC, "springboards": springboards(11, 17, 31), "gold": [13], "free_counts": True}
    match, luck = Match("dorada", 2, chance=Seeded(1), options={"board": board}), random.Random(1)
    while not match.over:
        seat = min(match.waiting)
        match.play(seat, luck.choice(match.legal(seat)))
    match.record().save(tmp_path / "a.json")

    view: Any = match.view()

    assert verify(MatchRecord.load(tmp_path / "a.json")).over
    assert sum(square.role == "springboard" for square in view.squares) == 2


# ---- Options


@pytest.mark.parametrize("board", ["nowhere", "../boards/classic", "", None, 7, ["classic"]])
def test_DOR_3_an_unknown_board_is_refused_with_the_known_ones(board):
    with pytest.raises(Refused) as refused:
        GAME.set_table(2, {"board": board})

    assert refused.value.arguments == {"option": "board", "came": str(board), "expected": "classic, leap"}


def test_DOR_2_a_match_on_an_invalid_board_is_refused():
    with pytest.raises(Refused) as refused:
        GAME.set_table(2, {"board": {**CLASSIC, "gold": [13]}})

    assert refused.value.message == "dorada-board-refused"


@pytest.mark.parametrize("first", ["C", "a", "", "AB", 0, False])
def test_DOR_4_only_a_seat_at_the_table_can_begin(first):
    with pytest.raises(Refused) as refused:
        GAME.set_table(2, {"first": first})

    assert refused.value.arguments == {"option": "first", "came": str(first), "expected": "A, B"}


@pytest.mark.parametrize(
    ("players", "colours", "expected"), [(2, 3, "1, 2"), (2, True, "1, 2"), (2, 1.0, "1, 2"), (3, 2, "1"), (4, 2, "1")]
)
def test_DOR_23_two_colours_are_for_two_players(players, colours, expected):
    with pytest.raises(Refused) as refused:
        GAME.set_table(players, {"colours": colours})

    assert refused.value.arguments == {"option": "colours", "came": str(colours), "expected": expected}


# ---- Random boards


@st.composite
def valid_boards(draw):
    """Any board that meets DOR-2."""
    dorada = draw(st.integers(9, 99))
    last_plain = dorada - 6
    one, two, three, four, five, *others = draw(
        st.permutations([square for square in range(1, dorada) if square != last_plain])
    )
    squares, gold = sorted([one, two, three, four, five]), sorted(others[:2])
    numbers = draw(st.permutations([-3, *draw(st.lists(st.integers(1, 9), min_size=3, max_size=3))]))
    numbers.append(dorada - squares[-1] + draw(st.integers(0, 9)))
    traps = sorted(square for square in others[2:] if square > last_plain or draw(st.booleans()))
    return {
        "name": "random",
        "dorada": dorada,
        "gold": gold,
        "traps": traps,
        "springboards": {str(square): number for square, number in zip(squares, numbers, strict=True)},
    }


@given(data=valid_boards())
def test_DOR_2_random_valid_boards_are_accepted_and_written_as_they_were(data):
    assert to_data(from_data(data)) == data


@settings(max_examples=15)
@given(data=valid_boards(), seed=st.integers(0, 2**32 - 1), players=st.sampled_from([2, 3, 4]))
def test_DOR_20_every_match_on_any_board_ends_with_every_pawn_home_or_lost(data, seed, players):
    state, luck = GAME.set_table(players, {"board": data}), random.Random(seed)

    while GAME.plain.waiting(state):
        do(GAME.plain, state, *random_choice(GAME, state, luck))

    at_home = [pawn for pawn in range(4 * players) if state.square[pawn] == DORADA]
    bridges = [-int(square) for square in state.square[: 4 * players] if square < 0]
    assert len(at_home) + len(bridges) == 4 * players
    assert len(set(bridges)) == len(bridges)
    assert set(bridges) <= set(data["traps"])


@settings(max_examples=5)
@given(data=valid_boards(), seed=st.integers(0, 2**32 - 1))
def test_DOR_6_every_pawn_on_the_path_stands_in_exactly_one_stack(data, seed):
    state, luck = GAME.set_table(4, {"board": data}), random.Random(seed)

    while GAME.plain.waiting(state):
        standing = [pawn for top in [*state.top, state.pile] for pawn in chain(state, int(top))]
        assert sorted(standing) == [pawn for pawn in range(16) if state.square[pawn] != START]
        do(GAME.plain, state, *random_choice(GAME, state, luck))
