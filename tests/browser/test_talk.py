"""What people say to each other is seen at once, on the first screen, and moves nothing there."""

import pytest
from playwright.sync_api import expect

from estran.games import NAMES
from tests.browser.company import clean
from tests.browser.drivers import SAY
from tests.browser.people import Person, friends
from tests.browser.rivals import Rival, rival, share
from tests.browser.test_one_screen import PARTS, PROBLEMS, SETTLE, SIZES
from tests.browser.test_waiting import named

PIZZA = "Pizza is here!"
PLACES = "() => [...document.querySelectorAll('[data-part]:not(.said)')].map((part) => { const box = part.getBoundingClientRect(); return [part.dataset.part, Math.round(box.x), Math.round(box.y), Math.round(box.height)] })"


def says(someone: Rival, text: str, to: str | None = None) -> None:
    """Ben says something."""
    someone.ask(type="say", seat="B", text=text, to=to)


def remark(someone: Person):
    """What was said last and not read yet."""
    return someone.page.locator(".said .last")


@pytest.mark.parametrize("game", NAMES)
def test_what_others_say_is_on_the_first_screen_at_every_size_and_moves_nothing(person, near, number, game):
    place = friends(near, game, next(number))
    near.start(place)
    ada, eve = person(), person()
    ada.sit(share(place, 0))
    eve.remember()
    eve.go(f"/w/{place['watch']}")
    eve.page.locator("#choice").wait_for()
    with rival(near, place, 1) as ben, rival(near, place, 2):
        ada.until(lambda: all(chair["presence"] == "here" for chair in ada.room["chairs"]) and ada.room["onlookers"])
        before = {size: places(ada, size) for size in SIZES}
        says(ben, PIZZA)
        for someone in (ada, eve):
            expect(remark(someone)).to_have_text(f"Ben: {PIZZA}")
        if game == "douro":
            near.run(lambda: named(near, ada.room["match"], "A", "B", "C"))
            expect(ada.page.locator(".lately")).to_contain_text(
                SAY("table-missing-then", seats=["you", "Ben", "Chloé"])
            )
        moved = [size for size in SIZES if places(ada, size) != before[size]]
        wrong = [f"{size}: {problem}" for size in SIZES for problem in problems(ada, size)]

        assert not moved
        assert not wrong, "\n".join(wrong)
        says(ben, "Come and get it while it is hot! " * 3)  # what does not fit is cut, and moves nothing
        expect(ada.page.locator(".said b")).to_have_text("2")
        assert not [size for size in SIZES if places(ada, size) != before[size]]
        says(ben, "For you alone", to="A")
        expect(remark(ada)).to_contain_text("For you alone")
        expect(ada.page.locator(".said b")).to_have_text("3")
        clean(ada)
        remark(ada).click()
        expect(ada.page.locator("#talk")).to_be_focused()
        expect(remark(ada)).to_have_count(0)  # it is in sight there
        says(ben, "All gone")
        expect(remark(eve)).to_contain_text("All gone")
        assert "For you alone" not in eve.page.content()


def test_one_s_own_words_are_called_so(person, near, number):
    place = friends(near, "douro", next(number))
    near.start(place)
    ada, ben = person(), person()
    for someone, seat in ((ada, 0), (ben, 1)):
        someone.sit(share(place, seat))
    ada.page.get_by_label(SAY("table-say"), exact=True).fill("Hello")
    ada.page.keyboard.press("Enter")

    expect(ada.page.locator(".talk li")).to_have_text("You: Hello")
    expect(ben.page.locator(".talk li")).to_have_text("Ada: Hello")
    assert ada.until(lambda: any("You: Hello" in said for said in ada.spoken()))


def test_every_step_to_an_earlier_moment_tells_what_happened_there(person, near, number):
    place = friends(near, "douro", next(number))
    near.start(place)
    ada = person()
    ada.sit(share(place, 0))
    with rival(near, place, 0, 1, 2) as everybody:
        for _ in range(7):
            everybody.move()
        assert ada.reach(everybody.version)
    told = []
    for _ in range(3):
        before = ada.page.get_by_role("group", name="Earlier moments").inner_text()
        ada.page.get_by_role("button", name="Earlier", exact=True).click()
        group = ada.page.get_by_role("group", name="Earlier moments")
        assert ada.until(lambda group=group, before=before: group.inner_text() != before)
        at = group.locator("span").inner_text()
        assert ada.until(lambda at=at: any(said.startswith(f"{at}. ") for said in ada.spoken()))
        told += [said for said in ada.spoken() if said.startswith(f"{at}. ")]

    assert len(told) == 3
    assert len({said.split(". ", 1)[1] for said in told}) == 3


def places(someone: Person, size: tuple[int, int]) -> list[list[int]]:
    """Where the parts of the table stand on a screen of this size."""
    someone.page.set_viewport_size({"width": size[0], "height": size[1]})
    someone.page.evaluate(SETTLE)
    found: list[list[int]] = someone.page.evaluate(PLACES)
    return found


def problems(someone: Person, size: tuple[int, int]) -> list[str]:
    """What is off the screen, cut or covered there."""
    places(someone, size)
    found: list[str] = someone.page.evaluate(PROBLEMS, [part for part in PARTS if part != "result"])
    return found


ASKED = 7  # in matches of friends with this number Ada is asked at once
MOVES = "() => [...document.querySelectorAll('[data-stage] [data-move]')].map((move) => { const box = move.getBoundingClientRect(); return [box.x, box.y, box.height].map(Math.round) })"


@pytest.mark.parametrize("game", NAMES)
def test_what_others_propose_moves_no_choice_and_covers_none(person, near, game):
    place = friends(near, game, ASKED, **({"first": "A"} if game == "dorada" else {}))
    near.start(place)
    ada = person()
    ada.sit(share(place, 0))
    with rival(near, place, 1) as ben, rival(near, place, 2):
        ada.until(lambda: all(chair["presence"] == "here" for chair in ada.room["chairs"]))
        ada.page.locator("[data-move]").first.wait_for()
        before = {size: moves(ada, size) for size in SIZES}
        ben.ask(type="vote", seat="B", kind="end", agree=True)
        ada.page.get_by_role("group", name=SAY("table-vote-end", seat="Ben", seat_is="other")).wait_for()

        assert not [size for size in SIZES if moves(ada, size) != before[size]]
        covered = [f"{size}: {one}" for size in SIZES for one in problems(ada, size) if one.startswith("covered")]
        assert not covered


def moves(someone: Person, size: tuple[int, int]) -> list[list[int]]:
    """Where the choices stand on a screen of this size."""
    places(someone, size)
    found: list[list[int]] = someone.page.evaluate(MOVES)
    return found


def test_muted_people_stay_unheard_on_the_first_screen(person, near, number):
    place = friends(near, "douro", next(number))
    near.start(place)
    ada = person()
    ada.sit(share(place, 0))
    with rival(near, place, 1) as ben, rival(near, place, 2) as chloe:
        ada.page.get_by_text(SAY("table-mute"), exact=True).click()
        mute = ada.page.get_by_role("button", name=SAY("table-mute-one", name="Ben"))
        mute.click()
        expect(mute).to_have_attribute("aria-pressed", "true")
        ada.page.evaluate("() => scrollTo(0, 0)")
        ada.page.evaluate(SETTLE)
        says(ben, "Nonsense")
        chloe.ask(type="say", seat="C", text="Hello")

        expect(remark(ada)).to_have_text("Chloé: Hello")
