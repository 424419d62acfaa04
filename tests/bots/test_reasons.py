"""Reasons: every kind of them is met and can be said, and what they say is so."""

import random
from typing import Any

import pytest

from estran.bots.levels import bot_of
from estran.bots.reason import advice, reason
from estran.bots.sight import sight
from estran.engine.dice import dice_of
from estran.engine.view import score_of
from estran.games import NAMES, find
from estran.words.folders import LANGUAGES
from estran.words.narrator import Narrator
from estran.words.speaker import Message, speaker
from tests.bots.positions import moments
from tests.words.asked import PEOPLE
from tests.words.catalogues import messages, parts

MATCHES = {"dolores": 150, "dorada": 20, "douro": 12}  # after which every kind of reason has been met
FEW = {"dolores": 12, "dorada": 20, "douro": 3}
ENOUGH = 12  # choices of a moment: an Eddies has twenty


def reasons(name, matches):
    """Every reason for every choice in some random matches: the moment, what the seat knows, the choice and why."""
    for seed in range(matches):
        luck = random.Random(seed)
        for match, seat in moments(name, seed):
            seen = sight(match, seat, dice_of(seed))
            for action in luck.sample(seen.choices, min(ENOUGH, len(seen.choices))):
                yield match, seen, action, reason(seen, action)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_every_reason_is_met_and_can_be_said_in_every_language(name):
    met: dict[Any, Message] = {}
    for match, seen, _, why in reasons(name, MATCHES[name]):
        message = Narrator(match.game, PEOPLE, "ABCDE"[seen.seat]).reason(why)
        met.setdefault((message.id, *sorted(message.arguments)), message)
    known = {"reason-only", *(id for id in messages("en") if id.startswith(f"{name}-reason-"))}
    within = {other for id in known for other in parts("en", id).references}  # said only within others

    assert {message.id for message in met.values()} == known - within
    for message in met.values():
        assert all(speaker(language).text(message) for language in LANGUAGES)


# ---- What they say is so


def afterwards(seen, action):
    """The table after a choice."""
    table = seen.table.copy()
    seen.game.plain.act(table, seen.seat, action)
    return table


def checked(name, claims):
    """Check every reason of these kinds; each has to come up."""
    met = set()
    for match, seen, action, (kind, facts) in reasons(name, FEW[name]):
        if kind in claims:
            met.add(kind)
            assert claims[kind](match, seen, action, facts), (kind, facts, match.plies)
    return met


def gained(match, seen, action, facts):
    """One's own score is so many points higher at once."""
    before, after = score_of(seen.game, seen.table)[seen.seat], score_of(seen.game, afterwards(seen, action))[seen.seat]
    return after - before == facts["points"]


def cheaper(match, seen, action, facts):
    """The rival's score is so many points lower at once."""
    rival = match.seat(facts["rival"])
    return (
        score_of(seen.game, seen.table)[rival] - score_of(seen.game, afterwards(seen, action))[rival] == facts["points"]
    )


def test_what_is_said_of_goods_in_dolores_is_so():
    assert checked("dolores", {"steal_gain": gained, "steal_cost": cheaper}) == {"steal_gain", "steal_cost"}


def blocked(match, seen, action, facts):
    """The rival's pawn that lies under it may not move."""
    table = afterwards(seen, action)
    pawn = int(table.under[table.top[facts["square"]]])
    return "ABCD"[pawn // 4] == facts["rival"] and table.top[facts["square"]] != pawn


def lost(match, seen, action, facts):
    """A pawn of the seat's own has become a bridge."""
    return sum(afterwards(seen, action).square < 0) == sum(seen.table.square < 0) + 1


def test_what_is_said_of_pawns_in_dorada_is_so():
    claims = {"covers": blocked, "fall": lost, "fall_all": lost, "bridge": lost}

    assert checked("dorada", claims) == set(claims)


def unbeaten(match, seen, action, facts):
    """Nobody holds a higher card, on the true table."""
    hands = [int(hand) for seat, hand in enumerate(match.table.hand[: match.players]) if seat != seen.seat]
    return all(hand < 2 << action for hand in hands)


def test_what_is_said_of_cards_in_douro_is_so():
    claims = {"full_unbeaten": unbeaten, "tie_win": unbeaten}

    assert checked("douro", claims) == set(claims)


# ---- What a bot advises


@pytest.mark.parametrize("level", ["random", "normal"])
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_advises_a_legal_choice_with_its_reason(name, level):
    bot = bot_of(level, find(name))
    for match, seat in moments(name, 3):
        seen = sight(match, seat, dice_of(1))
        advised = advice(bot, seen)

        assert advised.action in seen.choices
        assert advised.why == reason(sight(match, seat, dice_of(1)), advised.action)
        assert 0 < advised.share <= 1


def test_the_only_choice_needs_no_other_reason():
    bot = bot_of("normal", find("douro"))
    advised = [advice(bot, sight(match, seat, dice_of(1))) for match, seat in moments("douro", 5)]
    alone = [one.share for one in advised if one.why == ("only", {})]

    assert alone
    assert set(alone) == {1.0}
