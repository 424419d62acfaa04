"""Whole matches at a pseudo-terminal, from the first question to the final scores, in each language."""

import pytest

from estran.games import NAMES
from estran.words.folders import LANGUAGES
from tests.cli.driver import Person, play_first_offers


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
    person.read_to(person.question("terminal-ask-bots", most=3, example="BC", default=2))
    person.type("")
    person.read_to(person.question("terminal-ask-level", default=person.say("start-level-normal")))
    person.type(person.say("start-level-easy"))

    code = play_first_offers(person)

    assert code == 0
    assert person.say("start-level-expert-help").split(",")[0] in person.seen
    assert person.say("terminal-over-question", how="over", undo="possible") in person.seen
    assert person.say(f"{game}-event-scored", seat="Bot", seat_is="you", total=99).split("99")[0] in person.seen
    assert "Traceback" not in person.seen


def test_the_last_choice_can_be_taken_back_when_the_match_is_over(tmp_path):
    person = Person("play", "douro", "--players", "3", "--bots", "2", "--seed", "11", folder=tmp_path)
    play_first_offers(person, at_the_end=("undo",))

    assert person.seen.count("Taken back: ") == 1
    assert person.seen.count("You finish with") == 2
