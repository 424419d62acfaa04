"""Several people at one terminal: what one of them chooses or knows is neither echoed nor left for the next one."""

import signal
import sys
from typing import Any

import pytest

from estran.cli.curtain import CLEAR, WIPE
from estran.match.match import Match
from tests.cli.driver import BACK, THERE, Person

TWO_PEOPLE = ("play", "douro", "--players", "3", "--bots", "C", "--names", "Ada,Bo", "--seed", "3")


EVERY_TERMINAL = {
    "xterm": f"{CLEAR}{BACK}",
    "linux": WIPE,
}  # how what stood behind the curtain goes, with two screens and with one


@pytest.fixture(params=EVERY_TERMINAL)
def table(tmp_path, request):
    return Person(*TWO_PEOPLE, folder=tmp_path, term=request.param)


def gone(person):
    """How often something went with a curtain."""
    return person.seen.count(BACK) + person.seen.count(WIPE)


def take_over(person, name):
    """The named one takes the device, and everything public has been said."""
    person.read_to(person.question("terminal-pass", name=name))
    public = person.on_screen
    person.type("")
    person.read_to(person.question("terminal-choice", who="named", name=name, choices=2, only=""))
    return public


def test_a_hidden_choice_is_neither_echoed_nor_left_on_the_screen(table):
    take_over(table, "Ada")
    table.type("7")
    before_bo = take_over(table, "Bo")
    after_ada = table.seen.partition("Ada, your choice: ")[2]
    table.type("8")
    table.read_to(table.question("terminal-pass", name="Ada"))
    public = table.on_screen

    assert after_ada.removeprefix("\r\n").startswith(tuple(EVERY_TERMINAL.values()))
    assert gone(table) == 2
    assert "Ada plays" not in before_bo
    assert "Possible" not in before_bo
    assert "Ada plays 7." in public
    assert "Bo plays 8." in public


def test_the_second_screen_shows_what_the_choice_is_about(tmp_path):
    wreckers = ("--players", "2", "--bots", "0", "--names", "Ada,Bo", "--seed", "3", "--option", "messages=false")
    table = Person("play", "dolores", *wreckers, folder=tmp_path)
    told = take_over(table, "Ada")
    behind = table.on_screen
    loot = [line.rstrip() for line in told.splitlines() if line.startswith("Card")]

    assert loot
    assert behind.count("Card ") == 4
    assert "Bo: " in behind.rpartition("Card 4")[2].partition("Choose a gesture")[0]


@pytest.mark.parametrize(("term", "times"), [("xterm", 1), ("linux", 2)])
def test_what_everybody_may_hear_stays_on_the_screen_or_is_told_again_after_it_was_wiped(tmp_path, term, times):
    table = Person(*TWO_PEOPLE, folder=tmp_path, term=term)
    told = take_over(table, "Ada")
    table.type("7")
    table.read_to(table.question("terminal-pass", name="Bo"))

    assert "takes the phylloxera" in told
    assert "takes the phylloxera" in table.on_screen
    assert table.seen.count("takes the phylloxera") == times


def test_what_stood_on_the_terminal_before_the_match_stays_where_there_is_a_second_screen(tmp_path):
    table = Person(*TWO_PEOPLE, folder=tmp_path)
    take_over(table, "Ada")
    table.type("7")
    take_over(table, "Bo")
    table.interrupt()

    assert "\x1b[3J" not in table.seen
    assert table.seen.count(THERE) == table.seen.count(BACK) == 2


def test_a_mistyped_hidden_choice_is_not_shown_to_the_others_either(table):
    take_over(table, "Ada")
    table.type("77")
    table.read_to("Ada, your choice:")
    table.type("6")
    table.read_to(table.question("terminal-pass", name="Bo"))

    assert "77" in table.seen
    assert "77" not in table.on_screen
    assert "Ada, your choice" not in table.on_screen


def test_points_that_are_hidden_from_rivals_are_told_behind_the_curtain_only(table):
    take_over(table, "Ada")
    table.type("0")  # the lowest card: it may lose, and the total is Ada's secret
    take_over(table, "Bo")
    table.type("score")
    table.read_to("Bo, your choice:")
    bo_alone = table.on_screen
    table.type("10")
    table.read_to(table.question("terminal-pass", name="Ada"))
    table.type("score")
    table.read_to(table.question("terminal-pass", name="Ada"))

    assert "You: 5 points." in bo_alone
    assert "Ada: points hidden." in bo_alone
    assert table.on_screen.count("points hidden.") == 3


def test_commands_at_the_curtain_see_only_what_all_may_see(table):
    table.read_to(table.question("terminal-pass", name="Ada"))
    table.type("table")
    table.read_to(table.question("terminal-pass", name="Ada"))

    assert "In the valley" in table.on_screen
    assert "Your hand" not in table.on_screen


def test_undo_at_the_next_ones_curtain_gives_the_device_back(table):
    take_over(table, "Ada")
    table.type("7")
    table.read_to(table.question("terminal-pass", name="Bo"))
    table.type("undo")
    table.read_to(table.question("terminal-undo-agree", name="Bo", other="Ada"))
    table.type("yes")
    table.read_to(table.question("terminal-pass", name="Ada"))

    assert "Ada’s last choice has been taken back." in table.on_screen


def test_what_all_must_agree_to_is_asked_in_front_of_the_curtain(table):
    take_over(table, "Ada")
    table.type("end")
    table.read_to(table.question("terminal-end-agree", name="Ada"))
    table.type("no")
    table.read_to(table.question("terminal-pass", name="Ada"))

    assert "Possible" not in table.on_screen
    assert table.on_screen.count("The match goes on") == 1
    assert gone(table) == 1


def quit_(person):
    person.type("quit")
    return person.read_to_end()


def end_the_input(person):
    person.child.sendeof()
    return person.read_to_end()


def be_told_to_end(person):
    return person.interrupt(lambda: person.child.kill(signal.SIGTERM))


@pytest.mark.parametrize("leave", [quit_, end_the_input, be_told_to_end, Person.interrupt])
def test_whoever_leaves_behind_the_curtain_leaves_nothing_there(table, leave):
    take_over(table, "Ada")
    leave(table)

    assert "Possible" not in table.on_screen
    assert "To go on, type: estran play --resume " in table.on_screen
    assert gone(table) == 1


@pytest.mark.parametrize("term", EVERY_TERMINAL)
def test_a_fault_behind_the_curtain_leaves_nothing_there(tmp_path, term):
    faulty = "import sys, estran.cli, estran.cli.listing as listing; listing.picked = None; sys.exit(estran.cli.main())"
    table = Person(*TWO_PEOPLE, folder=tmp_path, term=term, program=(sys.executable, "-c", faulty))
    take_over(table, "Ada")
    table.type("7")
    code = table.read_to_end()

    assert code == 70
    assert "Possible" not in table.on_screen
    assert "TypeError" in table.on_screen
    assert gone(table) == 1


def test_nothing_unread_is_pushed_off_a_screen_that_cannot_be_scrolled_back(tmp_path):
    table = Person(*TWO_PEOPLE, folder=tmp_path, size=(12, 80))
    table.read_to("presses Enter:")
    table.type("")
    table.read_to("your choice:")
    table.type("?")
    rows = []
    while True:
        heard = len(table.seen)
        more = table.read_to(table.question("terminal-learn-on"), "your choice:") == 0
        rows.append(table.seen.count("\r\n", heard))
        if not more:
            break
        table.type("")

    assert len(rows) > 1
    assert max(rows) < 12


def test_open_choices_need_no_curtain(tmp_path):
    person = Person(
        "play", "dorada", "--players", "2", "--bots", "0", "--names", "Ada,Bo", "--seed", "3", folder=tmp_path
    )
    person.read_to("Ada, press Enter to roll the die:", "Bo, press Enter to roll the die:")
    person.type("")
    person.child.expect(r"your choice \(Enter for 0\): ")

    assert WIPE not in person.seen + person.child.before


def test_without_a_terminal_hidden_choices_are_read_as_they_come(estran):
    typed = ("", "7", "", "8", "quit")

    ran = estran(*TWO_PEOPLE, typed=typed)

    assert ran.code == 0
    assert "Ada plays 7." in ran.out
    assert "Bo plays 8." in ran.out
    assert WIPE not in ran.out


def test_one_person_alone_needs_no_curtain(estran):
    out = estran("play", "douro", "--players", "3", "--bots", "2", "--seed", "4", typed=("7",)).out

    assert "Pass the device" not in out
    assert "You play 7." in out


def test_names_are_asked_for_and_must_differ(estran):
    typed = ("Ada", "Ada", "Bo", "quit")

    out = estran("play", "douro", "--players", "3", "--bots", "1", "--seed", "3", typed=typed).out

    assert "The name “Ada” is taken." in out
    assert "Douro 1872: Ada, Bo and Bot C." in out


@pytest.fixture
def lantern(tmp_path):
    """Three people; the one who does not share has just broken the Lantern, and the cards will be dealt face down."""
    for seed in range(100):
        match = Match("dolores", 3, seed=seed, names=["Ada", "Bo", "Cy"])
        while not match.over:
            seat = min(match.waiting)
            view: Any = match.view()
            if "play lantern" in match.legal(seat) and seat not in (view.dealer, view.neighbour):
                record = match.record()
                record.plies.append(f"{seat} play lantern")
                record.save(tmp_path / "lantern.json")
                return dict(zip("ABC", match.names, strict=True))[seat]
            match.play(seat, next(move for move in match.legal(seat) if move != "play lantern"))
    raise AssertionError("no Lantern in a hundred matches")


def test_who_breaks_the_lantern_looks_behind_the_curtain(lantern, tmp_path):
    person = Person("play", "--resume", "lantern.json", "--bots", "0", folder=tmp_path)
    person.read_to(person.question("terminal-pass", name=lantern))
    public = person.on_screen
    person.type("")
    heard = len(person.seen)
    person.read_to(person.question("terminal-seen"))
    alone = person.seen[heard:]
    person.interrupt()

    assert public.count("lies face down.") == 4
    assert "card 1:" not in public.lower()
    assert alone.count("You look at card") == 4
    assert "You look at card" not in person.on_screen
