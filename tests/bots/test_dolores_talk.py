"""What bots say in Dolorès: little, in the game's words, by what they know; and what their word is worth."""

from collections import Counter
from dataclasses import replace

import pytest

from estran.bots.dolores.trust import GESTURES
from estran.bots.habit import HabitBot
from estran.bots.random import RandomBot
from estran.bots.sight import Talker, move_of, sight, words_of
from estran.engine.dice import dice_of
from estran.games import find
from estran.games.dolores.box import Gesture, card_name
from estran.games.dolores.signals import read_signal
from estran.match.match import Match
from tests.bots.test_dolores_trust import before_gestures

DOLORES = find("dolores")
NORMAL = HabitBot(DOLORES, 3.0, honesty=0.75)


def played(bot, players, seed):
    """A whole match of this bot on all seats, with what is said."""
    match = Match("dolores", players, seed=seed)
    while not match.over:
        if match.secret:
            for seat in 2 * sorted(match.waiting):
                for signal in words_of(
                    bot, match, seat, dice_of(seed, 5 * len(match.plies_seen(seat)) + match.seat(seat))
                ):
                    match.say(seat, signal)
        seat = min(match.waiting)
        match.play(seat, move_of(bot, match, seat, dice_of(seed, 1000 + len(match.plies))))
    return match


@pytest.fixture(scope="module", params=[2, 3, 4])
def match(request):
    return played(NORMAL, request.param, seed=11)


def test_a_match_has_words_of_the_vocabulary_and_silence(match):
    kinds = {read_signal(signal)[0] for _, _, signal in match.talks}
    speaking = {plies for plies, _, _ in match.talks}
    reveals = sum(ply[2:].split("/")[0] in GESTURES for ply in match.plies) // 2

    assert kinds <= {"will", "both", "yes", "no", "thanks", "claim"}
    assert 0 < len(speaking) < reveals


def test_nobody_says_more_than_two_things_before_the_same_gestures(match):
    assert max(Counter((plies, seat) for plies, seat, _ in match.talks).values()) <= 2


def test_the_same_dice_lead_to_the_same_talk(match):
    assert played(NORMAL, match.players, seed=11).talks == match.talks


def some_words(bot, seen, tries=200):
    """What a bot says in the same moment with different dice."""
    return [bot.talk(replace(seen, dice=dice_of(number))) for number in range(tries)]


def silent():
    """Before gestures, where nobody has promised anything."""
    return replace(before_gestures(), plies=[], talk=[])


def heard(*signals):
    """The same, after these signals."""
    return replace(silent(), talk=[(0, *signal.split(" ", 1)) for signal in signals])


def test_who_has_spoken_says_nothing_more_of_its_own():
    seen = silent()
    first = next(words for words in some_words(NORMAL, seen) if words)

    assert some_words(NORMAL, heard(*(f"A {signal}" for signal in first))) == [[]] * 200


def test_an_offer_is_answered_once():
    answers = some_words(NORMAL, heard("B both share"))

    assert {len(words) for words in answers} == {1}
    assert {words[0] for words in answers} <= {"yes", "no"}
    assert some_words(NORMAL, heard("B both share", "A no")) == [[]] * 200


def test_who_is_asked_for_what_it_has_promised_says_yes_also_to_somebody_it_does_not_trust():
    broken = [ply for number in range(3) for ply in ("A share", "B conflict", "* gold-1")]
    lies = [(3 * number, "B", "will share") for number in range(3)]
    asked = [(9, "A", "will dodge"), (9, "B", "ask dodge")]
    honest = HabitBot(DOLORES, 3.0, honesty=1.0)
    seen = replace(silent(), plies=broken)

    assert some_words(honest, replace(seen, talk=[*lies, *asked])) == [["yes"]] * 200
    assert some_words(honest, replace(seen, talk=[*lies, asked[1]])) == [["no"]] * 200


def test_who_is_left_a_card_says_thanks_once():
    left = heard("B will share", "A will share", "B leave 0")

    assert some_words(NORMAL, left) == [["thanks"]] * 200
    assert some_words(NORMAL, replace(left, talk=[*left.talk, (0, "A", "thanks")])) == [[]] * 200


def test_an_honest_bot_agrees_to_what_it_will_keep_and_a_rogue_to_anything():
    honest, rogue = (HabitBot(DOLORES, 3.0, honesty=honesty) for honesty in (1.0, 0.0))
    doubtful = HabitBot(DOLORES, 3.0, honesty=0.4)

    assert some_words(honest, heard("B both share")) == [["yes"]] * 200
    assert some_words(rogue, heard("B both share")) == [["yes"]] * 200
    assert {words[0] for words in some_words(doubtful, heard("B both share"))} == {"yes", "no"}


def test_nobody_makes_an_agreement_with_who_has_broken_two():
    honest = HabitBot(DOLORES, 3.0, honesty=1.0)
    seen = before_gestures("dodge", "dodge")
    asked = replace(seen, talk=[*seen.talk[:-1], (len(seen.plies), "B", "both share")])

    assert some_words(honest, asked) == [["no"]] * 200
    assert not any("both share" in words for words in some_words(honest, replace(seen, talk=seen.talk[:-1])))


@pytest.mark.parametrize("signals", [("A will share",), ("B both share", "A yes"), ("A both share",)])
def test_an_honest_bot_keeps_its_word_and_a_rogue_breaks_it_when_that_pays(signals):
    honest, rogue = (HabitBot(DOLORES, 30.0, honesty=honesty) for honesty in (1.0, 0.0))
    gestures = [
        {Gesture(bot.choose(replace(heard(*signals), dice=dice_of(number))) - 10) for number in range(50)}
        for bot in (honest, rogue)
    ]

    assert gestures[0] == {Gesture.SHARE}
    assert Gesture.SHARE not in gestures[1]


def test_an_offer_that_was_declined_binds_nobody():
    honest = HabitBot(DOLORES, 30.0, honesty=1.0)

    assert Gesture(honest.choose(heard("A both share", "B no")) - 10) != Gesture.SHARE


def test_of_two_gestures_an_honest_bot_keeps_the_one_it_promised():
    seen = replace(heard("A will share"), choices=[10, 12])
    seen.table.phase = 10  # Phase.KEEP
    seen.table.hand[:2] = [0b101, 0b010]
    seen.table.asked = 1
    seen = replace(seen, plies=["* gold-1", "A share/dodge", "B conflict"])

    assert HabitBot(DOLORES, 3.0, honesty=1.0).choose(seen) == 10
    assert HabitBot(DOLORES, 30.0, honesty=0.0).choose(seen) == 12


@pytest.mark.parametrize(("gesture", "thanked"), [("share", True), ("conflict", False)])
def test_a_promise_that_was_kept_is_thanked_for(gesture, thanked):
    plies = ["* gold-1", "A share", f"B {gesture}", "* gold-1"]
    seen = replace(silent(), plies=plies, talk=[(1, "B", "will share")])

    assert any("thanks" in words for words in some_words(NORMAL, seen)) is thanked


def under_a_lantern(looker):
    """A and B share what only the looker has seen."""
    match = Match("dolores", 3, seed=6, options={"dealer": "A"})
    while "B" not in match.waiting:
        match.play(min(match.waiting), match.legal(min(match.waiting))[0])
    table = match.table
    table.looker = looker
    match.table = table
    return match


@pytest.mark.parametrize("honesty", [1.0, 0.0])
def test_who_looked_under_a_lantern_tells_the_truth_by_its_honesty(honesty):
    match = under_a_lantern(0)
    loot = [card_name(int(card)) for card in match.table.loot[:4]]
    words = some_words(HabitBot(DOLORES, 3.0, honesty=honesty), sight(match, "A", dice_of(1)))
    claims = [read_signal(signal)[1] for said in words for signal in said]

    assert len(claims) > 20
    assert {claim["card"] in loot for claim in claims} == {True}
    assert {loot[claim["slot"]] == claim["card"] for claim in claims} == {honesty == 1.0}


@pytest.mark.parametrize("signals", [(), ("B both share",), ("B will share",)])
def test_words_are_the_same_when_what_is_hidden_is_replaced(signals):
    match = under_a_lantern(1)
    for signal in signals:
        match.say(*signal.split(" ", 1))
    said = []
    for number in range(5):
        table = match.table
        DOLORES.plain.imagine(table, 0, dice_of(number))  # other cards lie face down
        match.table = table
        said.append([words_of(NORMAL, match, "A", dice_of(throw)) for throw in range(20)])

    assert all(words == said[0] for words in said)


def test_who_does_not_share_and_who_plays_at_random_is_silent():
    bettor = before_gestures(seat="C", bettor="C")

    assert some_words(NORMAL, bettor, 50) == [[]] * 50
    assert not isinstance(RandomBot(), Talker)
    assert HabitBot(find("douro"), 3.0).talk(sight(Match("douro", 3, seed=1), "A", dice_of(0))) == []
