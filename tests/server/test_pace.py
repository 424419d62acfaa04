"""Pace: bots leave people time to follow, keep nobody waiting who has chosen, and no table waits for another's."""

import time

from estran.server.settings import Times
from estran.server.wire.kinds import Urgency
from tests.server.near import Near, serving
from tests.server.serving import QUICK

BREATH = 0.3  # seconds
NEVER = 3600.0


def begun(near: Near, game, *seats, **wishes):
    """A room whose match has begun."""
    kinds = [{"kind": "local"} if seat == "local" else {"kind": "bot", "level": seat} for seat in seats]
    made = near.http.post("/api/rooms", json={"game": game, "seats": kinds, **wishes}).json()
    near.start(made)
    return made


def reach(line, version):
    """Read on until the match is so far."""
    while (told := line.until("update"))["version"] < version:
        pass
    return told


def choose(line, told, seat="A"):
    """Make the first choice that a seat has; the answer to it."""
    view = next(news["view"] for news in told["news"] if news["seat"] == seat)
    wish = {"type": "choose", "match": told["match"], "version": told["version"], "seat": seat, "key": "first"}
    return line.ask({**wish, "move": view["choices"][0]["move"]})


def test_bots_among_themselves_take_a_breath_before_each_move(tmp_path):
    with serving(tmp_path, times=Times(**{**QUICK, "breath": BREATH})) as near, near.socket() as line:
        start = time.monotonic()
        made = begun(near, "dorada", "random", "random", auto_roll=True)
        line.hello(made["watch"])
        reach(line, 4)

        assert time.monotonic() - start >= 3 * BREATH  # the first version is the beginning


def test_who_has_chosen_with_the_bots_does_not_wait_for_their_breath(tmp_path):
    with serving(tmp_path, times=Times(**{**QUICK, "breath": NEVER})) as near, near.socket() as line:
        made = begun(near, "douro", "local", "random", "random")
        line.hello(made["code"], made["tokens"].values())

        assert choose(line, reach(line, 1))["type"] == "done"
        assert reach(line, 2)


def test_a_table_goes_on_while_experts_think_at_another(tmp_path):
    with serving(tmp_path, times=Times(**QUICK)) as near, near.socket() as line, near.socket() as onlooker:
        near.run(
            lambda: near.service.thinkers.turns[True].take(Urgency.PEOPLE)
        )  # as if somebody who searches never came to an end
        experts = begun(near, "douro", *["expert"] * 4)
        onlooker.hello(experts["watch"])
        assert reach(onlooker, 1)["version"] == 1
        people = begun(near, "douro", "local", "random", "normal")
        line.hello(people["code"], people["tokens"].values())

        assert choose(line, reach(line, 1))["type"] == "done"
        assert reach(line, 2)
        assert not any(b'"update"' in told for told in onlooker.everything())  # those still think
