"""What people at a terminal are told of what has happened: like things in one sentence, and nothing that they know already."""

import re
import sys

from estran.cli.news import Heard, sentences
from estran.cli.terminal import wrapped
from estran.engine.view import Told
from estran.games import find
from estran.match.match import Match
from estran.match.record import FORMAT, MatchRecord
from estran.words.narrator import Narrator
from estran.words.speaker import speaker

SOLO = ("play", "dorada", "--players", "3", "--bots", "2", "--level", "random", "--option", "first=A", "--auto-roll")


def told(game, *events, listener="A"):
    """These events in English."""
    say, narrator = speaker("en"), Narrator(find(game), ["Ada", "Bo", "Cy"], listener)
    return [say.text(message) for message in sentences([Told(event, facts) for event, facts in events], narrator)]


def fresh(*events, asked=None):
    """Which of these events of Dorada are news."""
    heard = Heard(Match.replay(MatchRecord(format=FORMAT, game="dorada", players=3, plies=[])))
    return [one.arguments for one in heard.fresh([Told(event, facts) for event, facts in events], asked)]


def test_cards_that_are_dealt_one_after_the_other_are_told_together(estran):
    out = estran("play", "dolores", "--players", "3", "--bots", "2", "--seed", "4").out

    assert "You receive weapons 1, Trickery and wines 2.\n" in out
    assert "Cards 1 and 2, in front of you: musical instruments 1 and weapons 1.\n" in out


def test_things_of_two_players_or_of_two_kinds_are_told_apart():
    assert told(
        "dolores",
        ("took", {"seat": "A", "slot": 0, "card": "wines-1"}),
        ("took", {"seat": "B", "slot": 1, "card": "wines-2"}),
        ("took", {"seat": "B", "slot": 2, "card": "lace-1"}),
        ("discarded", {"slot": 3, "card": "lace-2"}),
    ) == ["You take wines 1.", "Bo takes wines 2 and lace 1.", "Discarded: lace 2."]


def test_what_is_hidden_is_counted():
    assert told("douro", ("gave", {"seat": "A", "card": 3}), ("gave", None), ("gave", None)) == [
        "You give 3 to charity.",
        "2 gifts go to charity, face down.",
    ]


def test_points_are_told_when_they_are_others_than_before():
    events = [
        ("total", {"seat": seat, "total": total}) for seat, total in (("A", 0), ("B", 100), ("B", 100), ("A", 60))
    ]

    assert fresh(*events) == [{"seat": "B", "total": 100}, {"seat": "A", "total": 60}]


def test_a_turn_that_is_skipped_for_good_is_told_once():
    out, blocked = {"seat": "A", "colour": "yellow"}, {"seat": "B", "colour": "green"}

    assert fresh(
        ("skipped_done", out), ("skipped_blocked", blocked), ("skipped_done", out), ("skipped_blocked", blocked)
    ) == [out, blocked, blocked]


def test_what_the_question_says_is_not_told_before_it_to_the_one_who_is_asked():
    rolled = {"seat": "A", "colour": "yellow", "die": 3}

    assert fresh(("rolled", rolled), asked="A") == []
    assert fresh(("rolled", rolled), asked="B") == [rolled]
    assert fresh(("rolled", rolled), ("stayed", {"seat": "A", "square": 3}), asked="A")[0] == rolled


def test_a_roll_is_told_once_to_the_one_who_plays_alone(estran):
    out = estran(*SOLO, "--seed", "4", typed=("0",)).out

    assert re.findall("You roll.*", out)[0].startswith("You rolled ")


def test_after_a_choice_is_taken_back_everything_is_told_again(estran):
    typed = ("2", "3", "1", "undo", "1")
    out = estran("play", "dolores", "--players", "3", "--bots", "2", "--seed", "4", typed=typed).out

    assert out.count("You now have 4 points.") == 2


def test_a_long_choice_goes_on_below_its_words(monkeypatch):
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "40")

    assert wrapped(
        "1  Keep Peace: Bot C takes wines 3; Bot C takes tableware 2\nA plain line that is longer than that one"
    ) == ("1  Keep Peace: Bot C takes wines 3; Bot\n   C takes tableware 2\nA plain line that is longer than that\none")


def test_choices_that_differ_by_their_number_alone_are_listed_in_a_line_by_help_too(estran):
    out = estran("play", "douro", "--players", "3", "--bots", "2", "--seed", "4", typed=("?",)).out

    assert out.count("Possible: 0, 1, 2, 3, 4, 6, 7, 8, 9, 10.") == 2
    assert "Play 7" not in out
