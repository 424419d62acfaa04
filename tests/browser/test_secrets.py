"""What a browser receives, keeps and shows is the same whatever others hold in secret: the server's wire test from the outside."""

import re

import pytest

from tests.browser.people import Person, friends, laid
from tests.browser.rivals import rival, share
from tests.server.test_wire_leaks import TIMES

HELD = """() => JSON.stringify([
    document.documentElement.cloneNode().outerHTML,
    [...document.head.children].map((child) => child.outerHTML).toSorted(), // parts are loaded in any order
    document.body.outerHTML, Object.entries(localStorage), Object.entries(sessionStorage),
])"""
LATER = ("Settings", "Poster", "Share", "ending")  # parts of the page that come by themselves, after the table
COME = (
    "(parts) => parts.every((part) => [...document.head.children].some((child) => child.href?.includes(`/${part}-`)))"
)


def evening(browser, folder, game, play, **options):
    """All that seat A's browser gets, keeps and shows of an evening with these secrets."""
    folder.mkdir()
    with laid(folder) as near:
        place = friends(near, game, **options)
        near.start(place)
        ada = Person(browser, near.url)
        seen = []
        with rival(near, place, 1, 2) as others:
            ada.sit(share(place, 0))
            ada.page.wait_for_function(COME, arg=list(LATER))
            ada.page.locator("header .settings label").first.wait_for(state="attached")
            ada.page.locator("#players").wait_for()
            for _ in play(others):
                ada.page.wait_for_timeout(300)
                seen.append(ada.page.evaluate(HELD).replace(place["tokens"][0], "TOKEN").replace(place["host"], "HOST"))
        seen += [frame for frame in ada.frames if '"type":"room"' not in frame]
        ada.context.close()
        ada.check()
    return [re.sub(r'\\"at\\":\d+|127\.0\.0\.1:\d+', "", TIMES.sub(b"", text.encode()).decode()) for text in seen]


@pytest.mark.parametrize("moves", [("3", "7"), ("0", "10")])
def test_a_secret_choice_leaves_no_trace_in_another_browser(browser, tmp_path, moves):
    def choosing(move):
        def play(others):
            yield
            others.choose("B", move)
            yield

        return play

    first, second = (evening(browser, tmp_path / move, "douro", choosing(move)) for move in moves)

    assert first == second
    assert any('"update"' in text for text in first)


def test_a_gesture_leaves_no_trace_in_another_browser(browser, tmp_path):
    def gesturing(move):
        def play(others):
            yield
            seat = others.due()
            assert seat is not None  # at most one of the two who gesture is seat A
            others.choose(seat, move)
            yield

        return play

    moves = ("share", "conflict")
    first, second = (evening(browser, tmp_path / move, "dolores", gesturing(move), messages=False) for move in moves)

    assert first == second
