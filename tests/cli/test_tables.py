"""The table in plain lines: every game at every moment, for every seat, in every language."""

from dataclasses import replace
from typing import Any

import pytest

from estran.bots.random import RandomBot
from estran.bots.sight import move_of
from estran.cli.tables import hints, scores, table
from estran.engine.dice import dice_of
from estran.games import NAMES
from estran.match.match import Match
from estran.words.folders import LANGUAGES
from estran.words.narrator import Narrator
from estran.words.speaker import speaker

PEOPLE = ["Ada", "Bo", "Cy", "Dee"]
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "dolores": [{}, {"messages": False}],
    "dorada": [{}, {"board": "leap"}],
    "douro": [{}, {"open_points": True, "open_cards": True}],
}


def moments(name, options=None, players=4, seed=6):
    """A match as it goes on at random."""
    match = Match(name, players, seed=seed, options=options, names=PEOPLE[:players])
    while not match.over:
        yield match
        seat = min(match.waiting)
        match.play(seat, move_of(RandomBot(), match, seat, dice_of(seed, len(match.plies))))
    yield match


def lines(match, seat, language="en"):
    return list(table(match.view(seat), Narrator(match.game, match.names, seat), speaker(language)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "options"), [(name, options) for name in NAMES for options in OPTIONS[name]])
def test_the_table_can_be_told_at_every_moment(name, options, language):
    for number, match in enumerate(moments(name, options)):
        for seat in ("B", None) if number % 4 == 0 else ():
            narrator, view = Narrator(match.game, match.names, seat), match.view(seat)
            told = [
                *lines(match, seat, language),
                *scores(view, narrator, speaker(language)),
                *hints(view, narrator, speaker(language)),
            ]

            assert all(line.strip() and "\n" not in line for line in told)
            assert sum("Cy" in line for line in told) >= 2


def test_a_game_without_a_table_of_its_own_has_the_fields_of_its_view_told():
    match = Match("dorada", 2, seed=1, names=PEOPLE[:2])
    narrator = Narrator(replace(match.game, package="elsewhere"), match.names, "A")
    told = list(table(match.view("A"), narrator, speaker("en")))

    assert "dorada: 40" in told
    assert "turn: seat Ada, colour yellow" in told
    assert "squares: number 11, role springboard, jump 4, bridge none, stack none" in told
    assert told[-2:] == ["You: 0 points.", "Bo: 0 points."]


def test_a_stack_of_dorada_is_told_from_the_top():
    match = next(match for match in moments("dorada") if any(len(square.stack) > 1 for square in match.view().squares))
    square = next(square for square in match.view().squares if len(square.stack) > 1)
    names = dict(zip("ABCD", PEOPLE, strict=True))
    pawns = ", ".join(f"{names[pawn.seat]} {pawn.colour}" for pawn in square.stack)

    assert f"Square {square.number}, from the top: {pawns}." in lines(match, None)


def test_the_pile_of_dorada_is_told_with_what_each_pawn_is_worth():
    *_, match = moments("dorada")
    pile = match.view().pile
    line = next(line for line in lines(match, None) if line.startswith("In DORADA, from the top: "))

    assert line.endswith(f" {pile[-1].points}.")
    assert line.count(",") == len(pile)  # one stands before "from the top"
    assert " 100" in line


def test_a_gift_of_douro_is_told_to_its_giver_alone():
    match = next(match for match in moments("douro") if sum("give" in ply for ply in match.plies) == 4)
    gifts = {ply[0]: ply.split()[-1] for ply in match.plies if "give" in ply}
    told = [[line for line in lines(match, seat) if "charity" in line] for seat in (*"ABCD", None)]

    assert told == [*([f"Your gift to charity: {gifts[seat]}."] for seat in "ABCD"), []]


def test_cards_under_the_lantern_are_told_to_the_looker_alone():
    for seed in range(100):
        for match in moments("dolores", seed=seed):
            view = match.view()
            if view.looker and any(slot.face_down for slot in view.loot):
                assert [line for line in lines(match, view.looker) if line.startswith("You look at card ")]
                others = [seat for seat in (*"ABCD", None) if seat != view.looker]
                assert not [line for seat in others for line in lines(match, seat) if "look" in line]
                return
    raise AssertionError("no Lantern in a hundred matches")


@pytest.mark.parametrize("name", NAMES)
def test_french_says_none_in_the_gender_of_what_is_missing(name):
    told = " ".join(lines(Match(name, 3, seed=1, names=PEOPLE[:3]), "A", "fr"))

    assert "aucun" in told
    assert speaker("fr").say("terminal-none") not in told.replace("Défausse\u202f: rien", "")
