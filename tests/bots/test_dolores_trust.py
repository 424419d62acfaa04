"""Promises of Dolorès: which were made, which were kept, and who is believed."""

from dataclasses import replace

import numpy as np
import pytest

from estran.bots.dolores.trust import EVEN, belief_in, credit, demand, kept, sharings, trust
from estran.bots.habit import HabitBot
from estran.bots.search_bot import SearchBot
from estran.bots.sight import sight
from estran.engine.dice import dice_of
from estran.games import find
from estran.games.dolores.box import VALUES, Kind
from estran.match.match import Match

DEAL = ["* wines-1", "* lace-1", "* gold-1", "* jewels-2"]
DOLORES = find("dolores")
FIGHT = 1  # the place of the gesture among the choices


def words(*signals):
    """What was said before the gestures of the first sharing."""
    return [(len(DEAL), *signal.split(" ", 1)) for signal in signals]


def promised(*signals):
    return sharings(DEAL, words(*signals))[-1].promises("AB")


def test_a_word_given_is_a_promise_and_the_last_one_counts():
    assert promised("A will share", "B will conflict", "A will dodge") == {"A": "dodge", "B": "conflict"}


def test_an_offer_that_is_agreed_to_binds_both():
    assert promised("A both share", "B yes") == {"A": "share", "B": "share"}
    assert promised("A both share", "B will share") == {"A": "share", "B": "share"}
    assert promised("A both share", "B both share") == {"A": "share", "B": "share"}


def test_a_request_that_is_granted_binds_whom_it_was_made_to():
    assert promised("A ask dodge", "B yes") == {"B": "dodge"}


@pytest.mark.parametrize(
    "signals",
    [
        ("A both share",),
        ("A both share", "B no"),
        ("A both share", "B no", "B yes"),
        ("A both share", "A yes"),
        ("A both share", "C yes"),
        ("C will share",),
        ("B yes", "A ask share"),
        ("A threat conflict", "B yes"),
        ("A want 2", "B leave 2", "A thanks"),
    ],
)
def test_what_is_no_promise(signals):
    assert promised(*signals) == {}


@pytest.mark.parametrize(
    ("plies", "came"),
    [
        (["A share", "B conflict"], True),
        (["A conflict", "B conflict"], False),
        (["A share/dodge", "B conflict", "A keep share"], True),
        (["A share/dodge", "B conflict", "A keep dodge"], False),
        (["A share", "B conflict", "C play muddle", "A dodge", "B dodge"], False),
        (["A dodge", "B conflict", "C play muddle", "A share", "B dodge"], True),
        (["A share", "B share", "C guess share share"], True),
    ],
)
def test_a_promise_is_kept_by_the_gesture_that_stands(plies, came):
    past = sharings([*DEAL, *plies, *DEAL], words("A will share"))[:-1]

    assert kept(past, "A") == [came]
    assert kept(past, "B") == []


def test_a_sharing_that_came_to_no_gestures_does_not_count():
    past = sharings([*DEAL, "B play undertow", *DEAL, "* dawn"], words("A will share"))

    assert kept(past, "A") == []


def test_what_is_said_after_the_gestures_concerns_the_next_ones():
    plies = [*DEAL, "A share", "B share"]
    talk = [(len(plies), "B", "will conflict")]

    assert kept(sharings([*plies, *DEAL, "B conflict", "C share", *DEAL], talk), "B") == [True]
    assert kept(sharings([*plies, "C play muddle", "A share", "B share", *DEAL], talk), "B") == [False]


def test_a_promise_made_while_the_other_has_chosen_is_about_these_gestures():
    talk = [(len(DEAL) + 1, "B", "will share")]

    assert kept(sharings([*DEAL, "A share", "B conflict", *DEAL], talk), "B") == [False]


def history(seat, *shown):
    """Sharings of two, before each of which the seat promised to share; in the end it promises so once more."""
    plies, talk = [], []
    other = "A" if seat == "B" else "B"
    for gesture in shown:
        plies += DEAL
        talk.append((len(plies), seat, "will share"))
        plies += sorted([f"{seat} {gesture}", f"{other} dodge"])
    plies += DEAL
    return plies, [*talk, (len(plies), seat, "will share")]


def test_credit_grows_with_promises_kept_and_shrinks_with_those_broken():
    earned = [
        credit(sharings(*history("B", *shown))[:-1], "B")
        for shown in (["share"] * 4, ["share"], [], ["dodge"], ["dodge"] * 4)
    ]

    assert earned == sorted(earned, reverse=True)
    assert earned[0] > 0.8
    assert earned[-1] < EVEN


def test_a_liar_is_believed_to_do_anything_else():
    honest, liar = belief_in(0.9, "share"), belief_in(0.1, "share")

    assert list(honest.choices) == [10]
    assert list(liar.choices) == [11, 12]
    assert belief_in(EVEN, "share").faith == 0


def before_gestures(*shown, seat="A", bettor=None):
    """The last sharing, of A and B, where both want all four cards; B promises to share, and has kept such promises or not."""
    match = Match("dolores", 3, seed=6, options={"messages": False, "dealer": "A"})
    table = match.table
    table.goods[:] = 0
    for owner, kind in enumerate((Kind.GOLD, Kind.GOLD, Kind.LACE)):
        table.goods[owner, kind * VALUES] = 1
    table.loot[:4] = [Kind.GOLD * VALUES + 2, Kind.WINES * VALUES + 1, Kind.JEWELS * VALUES + 1, Kind.LACE * VALUES + 2]
    table.pile[:] = table.left = table.dawn = 0
    if bettor:
        table.bettor = match.seat(bettor)
        table.asked |= 1 << match.seat(bettor)
    match.table = table
    plies, talk = history("B", *shown)
    return replace(sight(match, seat, dice_of(1)), plies=plies, talk=talk)


def test_who_promised_nothing_is_not_believed_in_anything():
    seen = before_gestures()

    assert list(trust(seen)) == [1]
    assert trust(replace(seen, talk=[])) == {}
    assert trust(replace(seen, seat=1)) == {}


def shares(weights):
    return np.array(weights) / sum(weights)


def test_an_honest_promise_changes_what_a_habit_likes_and_a_worthless_one_does_not():
    bot = HabitBot(DOLORES, 1.0)
    silent = shares(bot.weights(replace(before_gestures(), talk=[])))
    honest = shares(bot.weights(before_gestures(*["share"] * 6)))
    doubtful = shares(bot.weights(before_gestures(*["dodge"] * 3)))

    assert honest[FIGHT] > silent[FIGHT] + 0.2  # fighting takes all from who shares
    assert np.allclose(doubtful, silent, atol=1e-3)


@pytest.mark.compiled
@pytest.mark.slow
def test_a_search_heeds_an_honest_promise():
    bot = SearchBot(DOLORES, 1000)
    silent, honest, doubtful = (
        bot.outlook(seen, trust(seen)).shares[FIGHT]
        for seen in (
            replace(before_gestures(), talk=[]),
            before_gestures(*["share"] * 8),
            before_gestures(*["dodge"] * 3),
        )
    )

    assert honest > silent + 0.1
    assert doubtful == pytest.approx(silent, abs=0.02)


def test_a_bettor_guesses_what_an_honest_player_has_promised():
    bot = HabitBot(DOLORES, 1.0)

    def of_sharing(seen):
        return shares(bot.weights(seen)).reshape(3, 3)[:, 0].sum()  # the neighbour shows an open hand

    honest = before_gestures(*["share"] * 6, seat="C", bettor="C")

    assert of_sharing(honest) > of_sharing(replace(honest, talk=[])) + 0.5


def test_honesty_asks_for_nothing_or_for_everything():
    assert demand(0) == 0
    assert demand(0.5) == 1
    assert demand(1) > 10**9
