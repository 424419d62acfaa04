"""Browsers that keep nothing: the page itself remembers, and says what will be lost with it."""

import pytest
from playwright.sync_api import expect

from tests.browser.drivers import SAY, Mouse, play

WAYS = {
    "forbidden": "for (const name of ['localStorage', 'sessionStorage'])"
    "Object.defineProperty(window, name, { get() { throw new DOMException('forbidden', 'SecurityError') } })",
    "full": "localStorage.setItem('estran.settings', '{\"pace\": \"none\"}');"
    "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
}
PLAY = "[data-play=douro], section[aria-labelledby=douro] button.first"


@pytest.mark.parametrize("way", WAYS)
def test_without_a_memory_one_is_warned_plays_and_loses_the_seat_by_reloading(person, way):
    ada = person()
    ada.context.add_init_script(WAYS[way])
    ada.go("/")
    remark = ada.page.locator(".remark")
    expect(remark).to_contain_text(SAY("web-short-memory"))
    assert ada.spoken().count(SAY("web-short-memory")) == 1
    remark.get_by_role("button").click()
    expect(remark).to_have_count(0)

    ada.page.locator(PLAY).first.click()
    if way == "full":  # where settings can still be read, so that nobody waits for a stage
        play(ada, Mouse(ada))
    else:
        ada.until(ada.asked)
        Mouse(ada).act()
        assert ada.until(lambda: ada.version > 1)
    ada.page.reload()

    expect(ada.page.get_by_text(SAY("refused-room-full")).first).to_be_visible()


def test_with_a_memory_nobody_is_warned(person):
    ada = person()
    ada.remember()
    ada.page.clock.install()
    ada.go("/")

    ada.page.clock.run_for(10_000)
    assert ada.page.locator(".remark").count() == 0
