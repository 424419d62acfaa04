"""Whole matches at a pseudo-terminal, from the first question to the final scores, in each language."""

import pytest

from estran.games import NAMES
from estran.words.speaker import LANGUAGES
from tests.cli.driver import Person, first_offer


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_a_match_is_played_from_the_first_question_to_the_final_scores(game, lang, tmp_path):
    person = Person("play", "--seed", "11", lang=lang, folder=tmp_path)
    usual = {"default": "3"}
    person.read_to(person.question("terminal-ask-game", default=person.say("dolores-name")))
    person.type(str(NAMES.index(game) + 1))
    least, most = (3, 5) if game == "douro" else (2, 4)
    person.read_to(person.question("terminal-ask-players", least=least, most=most, **usual))
    person.type("3")
    person.read_to(person.question("terminal-ask-bots", most=3, default=2))
    person.type("")

    code = play_first_offers(person)

    assert code == 0
    assert person.say("terminal-over-question") in person.seen
    assert person.say(f"{game}-event-scored", seat="Bot", seat_is="you", total=99).split("99")[0] in person.seen
    assert "Traceback" not in person.seen


def test_the_last_choice_can_be_taken_back_when_the_match_is_over(tmp_path):
    person = Person("play", "douro", "--players", "3", "--bots", "2", "--seed", "11", folder=tmp_path)
    play_first_offers(person, at_the_end=("undo",))

    assert person.seen.count("A's last choice is taken back.") == 1
    assert person.seen.count("You end with") == 2


def play_first_offers(person: Person, at_the_end: tuple[str, ...] = ()) -> int:
    """Choose the first offer every time, press Enter where that is all that is asked, and leave after these words."""
    roll = person.question("terminal-roll", who="you", name="")
    over = person.question("terminal-over-question")
    words = iter((*at_the_end, ""))
    while True:
        which, heard = person.read_to_choice_or(roll, over)
        answer = first_offer(heard) if which is None else next(words) if which == over else ""
        person.type(answer)
        if which == over and not answer:
            return person.read_to_end()
