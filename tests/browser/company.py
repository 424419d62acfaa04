"""Friends at a table: a server that soon misses people, and what they press, see and hear there."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import expect

from estran.server.settings import Times
from tests.browser.drivers import SAY, Mouse, act_and_wait
from tests.browser.people import PATIENCE, PATIENT, Person, laid
from tests.browser.rivals import share
from tests.browser.test_access import themes, violations
from tests.server.near import Near

SOON = {"present": 4.0, "absent": 6.0, "promise": 0.5}  # browsers give a sign of life every 2.5 seconds


@contextmanager
def watchful(folder: Path, **times: float) -> Iterator[Near]:
    """A server that soon misses people."""
    kept = {name: getattr(PATIENT, name) for name in Times.__struct_fields__}
    with laid(folder, times=Times(**{**kept, **SOON, **times})) as near:
        yield near


def guest(place, *numbers):
    """Some seats of a room, without the host's token."""
    return {**share(place, *numbers), "host": None}


def button(someone: Person, id: str, **facts):
    """A button by the message that it says."""
    return someone.page.get_by_role("button", name=SAY(id, **facts), exact=True)


def menu(someone: Person):
    """The menu of the table, opened."""
    button(someone, "table-menu").click()
    return someone.page.get_by_role("dialog", name=SAY("table-menu"))


def sees(someone: Person, name: str, presence: str) -> None:
    """Beside a name it says whether that person is there."""
    line = someone.page.get_by_role("list", name=SAY("table-present-title")).get_by_role("listitem")
    expect(line.filter(has_text=name)).to_contain_text(SAY(f"table-presence-{presence}"), timeout=PATIENCE * 1000)


def hears(someone: Person, id: str, **facts) -> None:
    """The polite live region has said this."""
    said = someone.page.locator("[data-voice=polite] p", has_text=SAY(id, **facts))
    said.first.wait_for(state="attached")


def clean(someone: Person) -> None:
    """Axe finds nothing here, in either theme."""
    for theme in themes(someone):
        assert violations(someone.page) == [], theme


def turn(someone, seat):
    """Wait for one's turn, and roll the die."""
    assert someone.until(lambda: someone.asked(seat))
    while someone.news(seat)["roll"]:  # a busy machine may miss a click
        act_and_wait(someone, Mouse(someone), seat)
    assert someone.until(lambda: someone.news(seat)["view"]["choices"])
