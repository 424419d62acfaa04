"""What people at a terminal decide: resigning, ending, playing again, taking back; and notices of one's turn."""

import io
import sys

import pytest

from estran.cli.notices import GIVE_BACK, LEND, UNTITLED, Notices
from estran.match.match import Match
from estran.match.record import MatchRecord
from tests.cli.driver import Person, play_first_offers
from tests.cli.test_curtain import take_over
from tests.cli.test_leaving import resume_command
from tests.match.test_revealing import GIVEN

ALONE = ("play", "douro", "--players", "3", "--bots", "2", "--seed", "4")
TWO = ("play", "douro", "--players", "3", "--bots", "C", "--names", "Ada,Bo", "--seed", "3")
PAWNS = ("play", "dorada", "--players", "2", "--bots", "0", "--names", "Ada,Bo", "--seed", "3", "--option", "first=A")


def record_in(folder, name="a.json"):
    """The record of this file, which anybody can replay."""
    record = MatchRecord.load(folder / name)
    Match.replay(record)
    return record


@pytest.mark.parametrize("word", ["end", "resign", "undo"])
def test_somebody_who_is_asked_whether_they_agree_may_leave_instead(estran, tmp_path, word):
    ran = estran(*PAWNS, "--auto-roll", "--record", "a.json", typed=("0", word, "quit"))

    assert ran.code == 0
    assert "Type yes or no." not in ran.out
    assert "The match has been saved to a.json." in ran.out
    assert record_in(tmp_path).ended is None


# ---- Resigning


def test_a_bot_plays_on_to_the_end_for_somebody_who_resigns(estran, tmp_path):
    ran = estran(*ALONE, "--record", "a.json", typed=("7", "resign", "yes", ""))
    record = record_in(tmp_path)

    assert ran.code == 0
    ((ply, seat, who),) = record.sat
    assert (seat, who) == ("A", "normal")
    assert record.plies[:ply].count("A 7") == 1
    assert record.result is not None
    assert f"You resign. From ply {ply} on, a bot (normal) plays for you." in ran.out


@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_whoever_has_resigned_does_not_win_but_their_bot_may(estran, tmp_path, seed):
    ran = estran(*ALONE, "--seed", seed, "--record", "a.json", typed=("resign", "yes", ""))
    winner, replayed = record_in(tmp_path).result.winners[0], estran("replay", "a.json")

    assert ("(bot) wins with" in ran.out) == ("(bot) wins with" in replayed.out) == (winner == "A")


def test_whoever_has_resigned_looks_on_and_is_not_asked_again(estran):
    ran = estran(*ALONE, typed=("resign", "yes", ""))
    after = ran.out.partition("You resign.")[2]

    assert "Your choice" not in after
    assert "You play" not in after
    assert "A plays " in after


def test_who_would_rather_not_resign_is_asked_again(estran, tmp_path):
    ran = estran(*ALONE, "--record", "a.json", typed=("resign", "perhaps", "no", "7", "quit"))

    assert "Type yes or no." in ran.out
    assert "You play 7." in ran.out
    assert record_in(tmp_path).sat == []


@pytest.mark.parametrize(("bots", "stand_in"), [("random", "normal"), ("easy", "normal"), ("normal", "normal")])
def test_the_bot_plays_like_the_others_but_never_below_normal(estran, tmp_path, bots, stand_in):
    estran(*ALONE, "--level", bots, "--record", "a.json", typed=("resign", "yes", ""))

    assert [sat[1:] for sat in record_in(tmp_path).sat] == [("A", stand_in)]


def test_the_others_play_on_when_one_of_them_resigns(estran, tmp_path):
    ran = estran(*TWO, "--record", "a.json", typed=("", "resign", "yes", "", "7", "quit"))
    record = record_in(tmp_path)

    assert "Ada resigns. From ply " in ran.out
    assert ran.out.partition("Ada resigns.")[2].count("Pass the device to Ada") == 0
    assert record.sat[0][1:] == ("A", "normal")
    assert "B 7" in record.plies


def test_a_resigned_seat_stays_a_bots_when_the_match_is_resumed(estran, tmp_path):
    ran = estran(*TWO, "--level", "easy", "--record", "a.json", typed=("", "resign", "yes", "quit"))
    command = resume_command(ran.out)
    again = estran(*command[:-2], typed=("", "7", "quit"))
    record = record_in(tmp_path)

    assert command[command.index("--bots") + 1] == "AC"
    assert "Bo" in again.out
    assert [sat[1:] for sat in record.sat] == [("A", "normal")]


def test_somebody_who_takes_a_resigned_seat_again_is_noted(estran, tmp_path):
    estran(*TWO, "--record", "a.json", typed=("", "resign", "yes", "quit"))
    estran("play", "--resume", "a.json", "--bots", "C", typed=("", "7", "quit"))

    assert [sat[1:] for sat in record_in(tmp_path).sat] == [("A", "normal"), ("A", "person")]


@pytest.mark.parametrize(
    ("lang", "word", "yes"), [("fr", "abandonner", "oui"), ("pl", "poddaj", "t"), ("pl", "resign", "y")]
)
def test_every_language_has_its_words_for_it(estran, tmp_path, lang, word, yes):
    estran(*ALONE, "--record", "a.json", typed=(word, yes, ""), lang=lang)

    assert record_in(tmp_path).sat[0][1:] == ("A", "normal")


# ---- Ending


def test_somebody_alone_is_asked_before_the_match_ends(estran, tmp_path):
    ran = estran(*ALONE, "--record", "a.json", typed=("end", "no", "7", "quit"))

    assert "The match goes on." in ran.out
    assert record_in(tmp_path).ended is None


def test_an_early_end_and_bots_for_people_are_called_claims(estran, tmp_path):
    estran(*TWO, "--record", "a.json", typed=("resign", "yes", "end", "yes", ""))
    ran = estran("verify", "a.json")

    assert (record_in(tmp_path).ended, len(record_in(tmp_path).sat)) == ("agreed", 1)
    assert "Only the record says" in ran.out.partition("would look the same")[0]
    assert "nothing proves it" in ran.out


def test_somebody_alone_ends_the_match(estran, tmp_path):
    ran = estran(*ALONE, typed=("7", "end", "yes", ""))
    (file,) = tmp_path.glob("douro-*.json")
    record = record_in(tmp_path, file.name)

    assert ran.code == 0
    assert (record.ended, record.result) == ("agreed", None)
    assert "The match was ended by agreement." in ran.out
    assert "To go on" not in ran.out


def test_a_match_ends_when_everybody_agrees(estran, tmp_path):
    ran = estran(*TWO, "--record", "a.json", typed=("end", "yes", "yes", ""))

    assert "Ada, do you agree to end the match here" in ran.out
    assert "Bo, do you agree to end the match here" in ran.out
    assert record_in(tmp_path).ended == "agreed"


def test_a_match_goes_on_when_one_does_not_agree(estran, tmp_path):
    ran = estran(*TWO, "--record", "a.json", typed=("end", "yes", "no", "", "7", "", "8", "quit"))
    record = record_in(tmp_path)

    assert "The match goes on." in ran.out
    assert record.ended is None
    assert {"A 7", "B 8"} <= set(record.plies)


@pytest.mark.parametrize(
    ("word", "question"),
    [("end", "terminal-end-agree"), ("resign", "terminal-resign-sure"), ("undo", "terminal-undo-agree")],
)
def test_others_are_asked_on_a_screen_without_secrets(tmp_path, word, question):
    person = Person(*TWO, folder=tmp_path)
    take_over(person, "Ada")
    person.type("7")
    take_over(person, "Bo")
    person.type(word)
    asked = {"end": "Ada", "resign": "Bo", "undo": "Bo"}[word]
    person.read_to(person.question(question, who="named", name=asked, other="Ada", level="normal"))

    assert "Possible" not in person.on_screen

    person.type("no")
    person.read_to(person.question("terminal-pass", name="Bo"))  # and Bo is asked again


def test_nothing_can_be_resigned_or_ended_twice(estran):
    ran = estran(*ALONE, typed=("end", "yes", "end", "resign", ""))

    assert ran.out.count("The match has already ended.") == 2


# ---- Playing again


def test_against_bots_alone_one_key_plays_again_and_everybody_sits_one_seat_on(estran, tmp_path):
    ran = estran(*ALONE, "--record", "a.json", typed=("end", "yes", "r", "7", "quit"))
    again = record_in(tmp_path, "a-2.json")

    assert record_in(tmp_path).names == ["A", "Bot B", "Bot C"]
    assert again.names == ["Bot A", "Bot B", "C"]
    assert "C 7" in again.plies
    assert again.seed == 5
    assert "--resume a-2.json --bots AB" in ran.out


def test_everybody_is_asked_for_another_match_and_may_change_their_mind(estran, tmp_path):
    ran = estran(
        *TWO, "--record", "a.json", typed=("end", "y", "y", "r", "yes", "no", "r", "yes", "yes", "", "7", "quit")
    )

    assert "Not everyone wants another match." in ran.out
    assert record_in(tmp_path, "a-2.json").names == ["Bo", "Bot B", "Ada"]


def test_somebody_who_resigned_plays_again(estran, tmp_path):
    estran(*ALONE, "--record", "a.json", typed=("resign", "yes", "r", "7", "quit"))

    assert "C 7" in record_in(tmp_path, "a-2.json").plies
    assert record_in(tmp_path, "a-2.json").sat == []


def test_another_match_begins_only_after_the_first(estran):
    ran = estran(*ALONE, typed=("rematch", "7", "quit"))

    assert "The match is not over yet." in ran.out
    assert "You play 7." in ran.out


def test_no_file_is_replaced_by_another_match(estran, tmp_path):
    (tmp_path / "a-2.json").write_text("a thesis")
    estran(*ALONE, "--record", "a.json", typed=("end", "yes", "r", "end", "yes", ""))

    assert (tmp_path / "a-2.json").read_text() == "a thesis"
    assert record_in(tmp_path, "a-3.json").ended == "agreed"


def test_options_stay_the_same(estran, tmp_path):
    estran(*ALONE, "--option", "open_points=true", "--record", "a.json", typed=("end", "yes", "r", "end", "yes", ""))

    assert record_in(tmp_path, "a-2.json").options == {"open_points": True}


# ---- Taking back


def test_nothing_is_taken_back_across_somebody_who_has_resigned(estran):
    ran = estran(*TWO, typed=("", "resign", "yes", "", "7", "undo", "quit"))

    assert "so nothing can be taken back" in ran.out


def test_alone_one_goes_back_to_ones_own_choice_and_hears_what_was_undone(estran):
    ran = estran(*ALONE, typed=("7", "undo", "quit"))

    assert "Taken back: Play 7. The same dice and cards come again." in ran.out


def test_what_chance_has_not_followed_promises_no_dice(estran):
    pawns = ("play", "dorada", "--players", "2", "--bots", "1", "--seed", "4", "--option", "first=A")
    ran = estran(*pawns, typed=("", "0", "undo", "quit"))
    said = next(line for line in ran.out.splitlines() if line.startswith("Taken back: "))

    assert ("come again" in said) == ("Bot B rolls" in ran.out)


def test_the_same_die_comes_again_for_the_same_choice_of_pawn(estran, tmp_path):
    pawns = ("play", "dorada", "--players", "2", "--bots", "1", "--seed", "4", "--auto-roll", "--record", "a.json")
    estran(*pawns, typed=("0", "0", "undo", "quit"))
    plies = record_in(tmp_path).plies

    assert plies[-1].startswith("* ")  # the die lies there, and a pawn is to be chosen


def test_among_people_a_choice_is_taken_back_only_if_the_others_agree(estran, tmp_path):
    ran = estran(*PAWNS, "--record", "a.json", typed=("", "0", "undo", "no", "", "0", "quit"))

    assert "Bo, Ada wants to take back the last choice." in ran.out
    assert "The choice stands." in ran.out
    assert [ply for ply in record_in(tmp_path).plies if ply[0] == "A"] == ["A 0"]


def test_among_people_a_choice_is_taken_back_before_chance_follows(estran, tmp_path):
    ran = estran(*PAWNS, "--record", "a.json", typed=("", "0", "undo", "yes", "quit"))

    assert "Ada’s last choice has been taken back." in ran.out
    assert [ply for ply in record_in(tmp_path).plies if ply[0] != "*"] == []


def test_among_people_nothing_is_taken_back_once_chance_has_followed(estran, tmp_path):
    ran = estran(*PAWNS, "--record", "a.json", typed=("", "0", "", "undo", "0", "quit"))

    assert "Something has been drawn or chosen since, so nothing can be taken back." in ran.out
    assert "wants to take back the last choice" not in ran.out


def test_what_a_choice_has_revealed_is_not_taken_back(estran):
    choices = ("play", "douro", "--players", "3", "--bots", "0", "--names", "Ada,Bo,Cy", "--seed", "3")
    ran = estran(*choices, typed=("", "7", "", "8", "", "6", "undo", "quit"))

    assert "taken back" in ran.out
    assert "wants to take back the last choice" not in ran.out


def test_a_secret_choice_is_taken_back_while_others_still_choose_whatever_it_would_have_told(estran):
    ran = estran(*TWO[:2], "--table", GIVEN, *TWO[4:], typed=("", "0", "undo", "yes", "", "6", "quit"))

    assert "Ada’s last choice has been taken back." in ran.out


def test_the_help_offers_it_only_where_it_can_work(estran):
    offer = "undo goes back to your last choice"
    before, _, after = estran(*ALONE, typed=("?", "7", "?", "quit")).out.partition("You play 7.")

    assert offer not in before
    assert offer in after


def test_the_last_question_offers_it_only_where_it_can_work(estran):
    alone = estran(*ALONE, typed=("7", "end", "yes", "")).out
    nobody = estran(*ALONE, typed=("resign", "yes", "")).out

    assert "save, last, table or undo:" in alone
    assert "save, last or table:" in nobody


# ---- Notices


def test_ones_turn_rings_and_stands_in_the_title_which_is_given_back(tmp_path):
    person = Person(*ALONE, folder=tmp_path)
    person.read_to_choice()
    rung = person.seen.count("\a") - len(person.titles)  # each title ends with that sign, too
    person.type("7")
    person.read_to_choice()
    person.type("quit")
    person.read_to_end()

    assert rung == 1
    assert person.titles[:2] == ["Douro 1872 – Estran", "Your turn – Douro 1872"]
    assert person.seen.index(LEND) < person.seen.index("\x1b]0;")
    assert person.seen.rindex(GIVE_BACK) > person.seen.rindex("\x1b]0;")


def test_the_same_question_rings_once(tmp_path):
    person = Person(*ALONE, folder=tmp_path)
    person.read_to_choice()
    for word in ("score", "table", "last"):
        person.type(word)
        person.read_to_choice()

    assert person.seen.count("\a") - len(person.titles) == 1


def test_the_bell_can_be_switched_off_and_stays_off_for_those_who_go_on(tmp_path):
    person = Person(*ALONE, "--no-bell", folder=tmp_path)
    person.read_to_choice()
    person.type("quit")
    person.read_to_end()

    assert person.seen.count("\a") == len(person.titles)
    assert "--no-bell" in resume_command(person.seen)


def test_the_title_is_given_back_after_ctrl_c(tmp_path):
    person = Person(*ALONE, folder=tmp_path)
    person.read_to_choice()
    person.interrupt()

    assert person.seen.count(LEND) == person.seen.count(GIVE_BACK) == 1


def test_people_are_called_by_name(tmp_path):
    person = Person(*TWO, folder=tmp_path)
    person.read_to(person.question("terminal-pass", name="Ada"))

    assert person.titles[-1] == "Ada, your turn – Douro 1872"


def test_nothing_rings_where_there_is_no_terminal(estran):
    ran = estran(*ALONE, typed=("7", "8", "quit"))

    assert "\a" not in ran.out
    assert "\x1b" not in ran.out


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self):
        return True


def test_a_title_is_no_command_to_the_terminal(monkeypatch):
    screen = Screen()
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setenv("TERM", "xterm")

    Notices(bell=False).turn(0, "A", "Ada\a\x1b]52;c;AAAA\a\x9c\n\u202e" + "x" * 500)
    written = screen.getvalue()

    assert written.startswith("\x1b]0;Ada")
    assert written.count("\x1b") == written.count("\a") == 1
    assert len(written) < 100


@pytest.mark.parametrize("term", UNTITLED)
def test_a_terminal_without_titles_is_shown_none(monkeypatch, term):
    screen = Screen()
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setenv("TERM", term)
    notices = Notices(bell=True)
    with notices.lent("Estran"):
        notices.turn(0, "A", "Your turn")
        notices.rest("Estran")

    assert screen.getvalue() == "\a"


def test_a_whole_match_is_played_again_at_a_terminal(tmp_path):
    person = Person(*ALONE, folder=tmp_path)
    play_first_offers(person, at_the_end=("r",))

    assert person.seen.count("You finish with") == 2
    assert "Traceback" not in person.seen
