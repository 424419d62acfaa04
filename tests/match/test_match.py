"""A match as a program uses it."""

import random
from typing import Any

import numpy as np
import pytest

from estran import Match, Refused
from estran.games import find
from estran.match.chance import Scripted, Seeded

OPENING = ["lottery A 7", "lottery B 0", "lottery C 3", "level 2", "fog"]


def douro(*more):
    """Three winegrowers before a boat of level 2 and a fog; B has the phylloxera."""
    return Match("douro", 3, names=["Ana", "Bo", "Cy"], chance=Scripted([*OPENING, *more]))


def test_chance_goes_on_until_somebody_must_choose():
    match = douro()

    assert match.plies == [f"* {outcome}" for outcome in OPENING]
    assert match.waiting == {"A", "B", "C"}
    assert match.odds() == []


def test_legal_moves_are_notation():
    assert douro().legal("A") == ["0", "1", "2", "3", "4", "6", "7", "8", "9", "10"]


def test_a_move_is_played_by_seat_and_move_or_as_one_ply():
    match = douro()

    match.play("B", "4")
    match.play("A 10")

    assert match.plies[-2:] == ["B 4", "A 10"]
    assert match.waiting == {"C"}


def test_an_illegal_move_is_refused_with_what_was_legal_and_changes_nothing():
    match = douro()
    before = match.table.tobytes()

    with pytest.raises(
        Refused, match=r"Ply 5: “5” is not possible for A\. Possible now: 0, 1, 2, 3, 4, 6, 7, 8, 9 and 10"
    ):
        match.play("A", "5")

    assert match.table.tobytes() == before
    assert len(match.plies) == 5


def test_a_seat_that_has_chosen_is_not_asked_again_and_learns_nothing_about_the_others():
    match, other = douro(), douro()
    match.play("A", "3")
    other.play("A", "3")
    other.play("B", "4")
    refusals = []
    for played in (match, other):
        with pytest.raises(Refused) as refused:
            played.play("A", "4")
        refusals.append(refused.value.arguments | {"ply": None})

    assert refusals[0] == refusals[1]
    assert refusals[0]["waiting"] == ["B", "C"]


def test_a_decision_is_open_since_the_first_of_those_who_choose_at_once():
    match = douro()
    before = match.opened

    match.play("B", "7")

    assert before == match.opened == len(OPENING)
    assert match.view("A").game == "douro"


def test_a_seat_that_does_not_exist_is_refused():
    for name in ("D", "a", "AB", ""):
        with pytest.raises(Refused, match="A, B and C"):
            douro().play(name, "4")


def test_nothing_can_be_played_after_the_end():
    match = whole_match("douro", 3)

    assert match.over
    assert match.waiting == set()
    with pytest.raises(Refused) as refused:
        match.play("A", "4")
    assert refused.value.message == "refused-over"


def whole_match(game, players, seed=1):
    match, luck = Match(game, players, seed=seed), random.Random(seed)
    while not match.over:
        seat = luck.choice(sorted(match.waiting))
        match.play(seat, luck.choice(match.legal(seat)))
    return match


def test_a_die_that_is_due_has_a_roller_and_cards_have_none():
    before_the_die = Match("dorada", players=2, options={"first": "B"}, seed=1).at(0)

    assert (before_the_die.waiting, before_the_die.roller) == ({"*"}, "B")
    assert Match("dorada", players=2, seed=1).roller is None
    assert Match("douro", players=3, seed=1).at(0).roller is None


def test_names_must_be_as_many_as_seats():
    with pytest.raises(Refused, match="3 names"):
        Match("douro", 3, names=["Ana", "Bo"])


def test_events_are_told_to_each_seat_as_it_may_hear_them():
    match = Match("douro", 3, seed=1)
    while match.view().phase != "give":
        for seat in "ABC":
            match.play(seat, match.legal(seat)[0])
    since = len(match.plies)
    for seat, card in zip("ABC", ("give 1", "give 2", "give 3"), strict=True):
        match.play(seat, card)

    told = [event for _, event in match.events("B", since) if event.event == "gave"]
    overheard = [event.arguments for _, event in match.events(None, since) if event.event == "gave"]

    assert [event.arguments for event in told] == [None, {"seat": "B", "card": 2}, None]
    assert overheard == [None, None, None]


def test_plies_are_seen_as_each_seat_may_read_them():
    match = Match("douro", 3, seed=1)
    while match.view().phase != "give":
        for seat in "ABC":
            match.play(seat, match.legal(seat)[0])
    before = len(match.plies)
    match.play("A", "give 1")
    match.play("C", "give 3")

    assert match.plies_seen("A")[before:] == ["A give 1"]
    assert match.plies_seen("B")[before:] == []

    match.play("B", "give 2")

    assert match.plies_seen("B")[before : before + 3] == ["A ?", "C ?", "B give 2"]
    assert match.plies_seen()[before : before + 3] == ["A ?", "C ?", "B ?"]


def test_nothing_is_left_to_undo_before_the_first_choice():
    with pytest.raises(Refused, match="no choice to take back"):
        douro().undo()


def test_undo_gives_the_ply_taken_back_and_the_match_goes_on_as_it_would_have():
    match = Match("douro", 3, seed=9)
    for seat in "ABC":
        match.play(seat, "3")
    plies = list(match.plies)

    assert match.undo() == "C 3"
    match.play("C", "3")
    assert match.plies == plies


def test_a_replayed_match_stops_after_its_last_ply_and_goes_on_when_resumed():
    match = Match("douro", 3, seed=9)
    for seat in "ABC":
        match.play(seat, "3")
    plies = list(match.plies)
    record = match.record()
    record.plies = record.plies[:2]

    again = Match.replay(record)

    assert again.waiting == {"*"}
    again.resume(Seeded(9))
    for seat in "ABC":
        again.play(seat, "3")
    assert again.plies == plies


def test_time_travel_shows_the_table_as_it_was():
    match = douro("order 9", "rocks")
    first = match.table.tobytes()
    for ply in ("A 4", "B 6", "C 7"):
        match.play(ply)

    assert match.at(5).table.tobytes() == first
    assert match.at(5).plies == match.plies[:5]


def test_signals_are_kept_beside_the_plies_and_survive_the_record():
    match = Match("dolores", 3, seed=2)
    match.say("A", "will share")
    plies = len(match.plies)

    assert match.record().talk == [(plies, "A", "will share")]
    assert Match.replay(match.record()).talks == match.talks


def test_undo_forgets_what_was_said_after_the_choice_taken_back():
    match = Match("dolores", 3, seed=2)
    match.say("A", "will share")
    seat = min(match.waiting)
    match.play(seat, match.legal(seat)[0])
    match.say("A", "thanks")

    match.undo()

    assert [signal for _, _, signal in match.talks] == ["will share"]


def test_a_signal_outside_the_vocabulary_is_refused():
    with pytest.raises(Refused, match="will G"):
        Match("dolores", 3, seed=2).say("A", "will sing")


def test_a_game_without_signals_says_so():
    with pytest.raises(Refused, match="no signals"):
        douro().say("A", "will share")


def test_a_fork_goes_its_own_way():
    match = douro()
    twin = match.fork()

    twin.play("A", "4")

    assert match.waiting == {"A", "B", "C"}
    assert twin.waiting == {"B", "C"}
    assert len(twin.plies) == len(match.plies) + 1


def test_without_a_seed_no_two_matches_are_alike():
    assert len({Match("douro", 3).record().seed for _ in range(5)}) == 5


# ---- Arguments of the wrong kind

Untyped: Any = Match


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"seed": "x"}, "expected for seed a whole number"),
        ({"seed": 1.5}, "expected for seed a whole number"),
        ({"players": "3"}, "expected for players a whole number, came '3'"),
        ({"players": 3.0}, "expected for players a whole number, came 3.0"),
        ({"game": find("douro")}, "expected for game the name of a game"),
        ({"options": ["open_points"]}, "expected for options names with their values"),
        ({"names": "Ada"}, "expected for names a list of texts"),
        ({"chance": 5}, "expected for chance a source of chance"),
    ],
)
def test_a_match_says_what_it_expected(arguments, told):
    with pytest.raises(ValueError, match=told):
        Match(**{"game": "douro", "players": 3, "seed": 1, **arguments})


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (lambda match: Untyped.from_table("douro", 4), "expected for text a table on one line"),
        (lambda match: Untyped.from_table("douro", match.line(), seed="x"), "expected for seed"),
        (lambda match: Untyped.from_table("douro", match.line(), options=4), "expected for options"),
        (lambda match: Untyped.replay({"game": "douro"}), "expected for record a record"),
        (lambda match: match.at(-1), "expected for plies a whole number of at least 0"),
        (lambda match: match.play(3), "expected for seat a seat, or a seat with its move"),
        (lambda match: match.say("A", 3), "expected for signal the words"),
        (lambda match: match.end("bored"), "expected for how one of agreed, abandoned, came 'bored'"),
        (lambda match: match.play(0, "7"), "There is no seat “0”"),
        (lambda match: match.legal(0), "There is no seat “0”"),
        (lambda match: match.view(0), "There is no seat “0”"),
        (lambda match: match.sit("A", 3), "“3”"),
    ],
)
def test_each_method_says_what_it_expected(wrong, told):
    match = Match("douro", 3, seed=1)
    before = list(match.plies)

    with pytest.raises(ValueError, match=told):
        wrong(match)

    assert match.plies == before


def test_a_seed_may_be_a_number_of_numpy_and_the_record_is_the_same():
    assert Untyped("douro", 3, seed=np.int64(7)).record().encode() == Match("douro", 3, seed=7).record().encode()
