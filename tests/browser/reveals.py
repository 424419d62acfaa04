"""One reveal of each game that is about to happen: Ada is asked, and the others have chosen or will at once."""

from collections.abc import Callable
from typing import Any

from tests.browser.people import Person, Place, friends, seats_at
from tests.browser.rivals import Rival, at_random, rival, share
from tests.server.near import Near

Come = Callable[[Place], Person]  # opens a browser at a seat


NUMBERS = (2, 3, 5, 7)  # of matches of friends in which a pawn of Ada's may be thrown into a trap


def begin(game: str, near: Near, come: Come, number: int = NUMBERS[0]) -> Person:
    """Ada, who has made the choice that a reveal follows; each number once a server."""
    return {"dolores": hands_shown, "dorada": pawn_that_falls, "douro": boat_loaded}[game](near, come, number)


def hands_shown(near: Near, come: Come, number: int) -> Person:
    """Dolorès: both share, and everybody takes the cards of their side."""
    place = seats_at(near, "dolores", "local", "local", "local", options={"messages": False}, seed=bytes([number] * 32))
    with rival(near, place, 0, 1, 2) as everybody:
        other = gestures_due(everybody)
        ada = come(share(place, 0))
        everybody.choose(other, "share")
        ada.page.locator("[data-move=share]").click()
    return ada


def gestures_due(everybody: Rival) -> str:
    """Play on to the gestures of A and another, who is named."""
    while True:
        view = everybody.news[everybody.due() or next(iter(everybody.news))]["view"]
        if view["phase"] == "gesture" and "A" in view["waiting"]:
            return str(next(seat for seat in view["waiting"] if seat != "A"))
        everybody.move()


def pawn_that_falls(near: Near, come: Come, number: int) -> Person:
    """Dorada: a pawn walks, is thrown by a springboard and falls into a trap; then the next die is thrown."""
    place, move = until_offered(near, number, ("sprung", "fell"))
    ada = come(share(place, 0))
    ada.page.locator(f"[data-part=board] [data-move='{move}']").click()
    ada.page.locator("[data-stage=playing]").wait_for()
    with rival(near, place, 1, 2) as others:
        others.move()
    return ada


def until_offered(near: Near, number: int, wanted: tuple[str, ...]) -> tuple[Place, str]:
    """A match of Dorada at which A is asked to roll, or for a move that leads to what is wanted; and that move."""
    place = friends(near, "dorada", number)
    near.start(place)
    with rival(near, place, 0, 1, 2) as everybody:
        luck = at_random(number)
        while (move := offered(everybody.news["A"], wanted)) is None:
            assert not everybody.over(), "the match has no such moment"
            everybody.move(luck)
    return place, move


def offered(news: Any, wanted: tuple[str, ...]) -> str | None:
    """The move by which this seat may get what is wanted."""
    if not wanted:
        return "roll" if news["roll"] else None
    if news["view"]["turn"] and news["view"]["turn"]["seat"] != "A":
        return None
    return next((choice["move"] for choice in news["view"]["choices"] if set(wanted) <= set(events_of(choice))), None)


def events_of(choice: Any) -> list[str]:
    """What a choice would lead to."""
    return [told["event"] for told in choice["effects"]]


def boat_loaded(near: Near, come: Come, number: int) -> Person:
    """Douro 1872: cards turn over, barrels roll into the hold, coins go to the most generous."""
    place = friends(near, "douro", number)
    near.start(place)
    ada = come(share(place, 0))
    ada.page.locator("[data-move='10']").click()
    with rival(near, place, 1, 2) as others:
        for seat in "BC":
            others.choose(seat, "6")
    return ada
