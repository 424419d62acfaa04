"""Every game's drawing: the same table as the lines tell, on screens of 80 and of 40 columns."""

import random
import textwrap
from functools import cache

import pytest

from estran.cli.shelf import shelf_of
from estran.engine.seats import LETTERS
from estran.games import NAMES, find
from estran.match.match import Match
from estran.match.record import MatchRecord
from estran.words.folders import LANGUAGES
from estran.words.narrator import Narrator
from estran.words.speaker import speaker
from tests.cli.driver import Person

PEOPLE = ("Maximiliane", "Bo", "Bartholomaeus", "Dee", "Wilhelmina")
EVERY = 11  # plies from one table that is drawn to the next


@cache
def tables(game, players):
    """What everybody sees at some moments of a match that is played at random, the last one too."""
    match, luck = Match(game, players, seed=players, names=list(PEOPLE[:players])), random.Random(players)
    seen = []
    while not match.over:
        if len(match.plies) % EVERY == 0:
            seen += [match.view(seat) for seat in (None, *LETTERS[:players])]
        seat = min(match.waiting)
        match.play(seat, luck.choice(match.legal(seat)))
    return [*seen, match.view()]


def drawn(view, game, language, width):
    narrator = Narrator(find(game), PEOPLE[: view.players], view.seat)
    draw = shelf_of(find(game)).draw
    assert draw is not None
    return list(draw(view, narrator, speaker(language), width))


@pytest.mark.parametrize("width", [40, 80])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_what_is_drawn_fits_the_screen(game, width, language):
    for players in find(game).players:
        for view in tables(game, players):
            lines = drawn(view, game, language, width)

            assert all(len(line) <= width for line in lines if "  " in line or "[" in line or "<" in line), lines


@pytest.mark.parametrize("width", [40, 80])
def test_every_pawn_of_dorada_stands_on_its_square(width):
    columns = min(10, width // 7)
    for view in tables("dorada", 4):
        rows = drawn(view, "dorada", "en", width)[1:-3]
        found = {}
        for numbers, pawns in zip(rows[::2], rows[1::2], strict=True):
            for place in range(columns):
                if number := numbers[7 * place : 7 * place + 3].strip():
                    found[int(number)] = pawns[7 * place + 4 : 7 * place + 7].strip()
        stacks = {square.number: [pawn.seat for pawn in square.stack] for square in view.squares}

        assert found == {
            number: "".join(stack) if len(stack) <= 3 else f"{stack[0]}+{len(stack) - 1}"
            for number, stack in stacks.items()
        }


def test_the_second_colour_of_a_player_is_told_from_the_first():
    view = Match("dorada", 2, options={"colours": 2}).view()

    assert sorted(drawn(view, "dorada", "en", 80)[0].removeprefix("START: ").split()) == [
        "AAAA",
        "BBBB",
        "aaaa",
        "bbbb",
    ]


def test_collections_stand_under_their_players_with_what_counts():
    for view in tables("dolores", 3):
        rows = {line[:11].strip(): line for line in drawn(view, "dolores", "en", 40)}
        for place, wrecker in enumerate(view.wreckers):
            start = 12 + 7 * place
            for one in wrecker.collections:
                cell = rows[one.kind][start : start + 7].strip()
                assert cell == f"{one.worth}{'^' * one.highest}{'v' * one.lowest}"
            assert rows["points"][start : start + 7].strip() == str(wrecker.score)


def test_points_that_one_may_not_know_are_a_question_mark():
    view = next(view for view in tables("douro", 3) if view.seat == "B")
    rows = drawn(view, "douro", "en", 80)

    assert [row.split()[-1] for row in rows if row[1:15].startswith(("Maxi", "You", "Bart"))] == ["?", "5", "?"]


@pytest.mark.parametrize("size", [(24, 80), (24, 40)])
def test_a_map_is_drawn_in_a_match_as_wide_as_the_screen(tmp_path, size):
    person = Person("play", "dorada", "--players", "2", "--bots", "1", "--seed", "4", folder=tmp_path, size=size)
    person.read_to("roll the die:" if size[1] == 80 else "die:")
    heard = len(person.seen)
    person.type("map")
    person.read_to("roll the die:" if size[1] == 80 else "die:")
    rows = person.seen[heard:].split("\r\n")

    assert any(row.startswith("  1 .") for row in rows)
    assert all(len(row) <= size[1] for row in rows)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_the_aim_of_a_game_takes_two_lines_and_is_told_at_the_start_alone(estran, game, language):
    aim = shelf_of(find(game)).aim
    assert aim is not None
    told = speaker(language).say(aim)
    play = ("play", game, "--players", "3", "--bots", "2", "--seed", "4", "--record", "a.json")

    assert told in estran(*play, lang=language).out
    assert len(textwrap.wrap(told, 80)) == 2
    assert MatchRecord.load("a.json").plies
    assert told not in estran("play", "--resume", "a.json", "--bots", "2", lang=language).out
