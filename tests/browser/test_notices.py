"""Notices in the browser: asked for by a tick, shown by the service worker, and switched off where they were asked for."""

import json
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.company import guest
from tests.browser.drivers import SAY, Mouse, act_and_wait
from tests.browser.people import PHONE, Person, laid, seats_at
from tests.browser.rivals import share
from tests.browser.test_access import themes, violations
from tests.server.near import Near, eventually
from tests.server.notified import HOME
from tests.server.push_service import Browser, MailHouse, PushService

DAY = 86400
REPLACED = """
  const given = %s;
  Object.defineProperty(Notification, "permission", { get: () => "granted" });  // a browser without a screen shows none
  Notification.requestPermission = async () => "granted";
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async (wish) => {
    window.asked = wish;
    return { toJSON: () => given, unsubscribe: async () => true };
  };
"""


@pytest.fixture(scope="module")
def push(tmp_path_factory):
    service = PushService(tmp_path_factory.mktemp("push"))
    yield service
    service.close()


@pytest.fixture(scope="module")
def post():
    house = MailHouse()
    yield house
    house.close()


@pytest.fixture(scope="module")
def near(tmp_path_factory, push, post):
    """A server that hands its notices to services of our own."""
    mail = {"smtp": f"smtp://127.0.0.1:{post.port}", "mail_from": "estran@example.org", "public_urls": (HOME,)}
    with laid(tmp_path_factory.mktemp("near"), **mail) as near:
        presence: Any = near.service.presence
        presence._since -= 10 * DAY
        assert near.service.worker.notifier is not None
        near.service.worker.notifier.sender.way_out = push.way_out()
        yield near


@pytest.fixture(autouse=True)
def nothing_yet(push, post):
    push.forget()
    post.forget()


def slow_room(near: Near) -> dict[str, Any]:
    return seats_at(near, "dorada", "local", "local", start=False, move_time=DAY)


def box(someone: Person, message: str, **arguments: Any) -> Any:
    return someone.page.get_by_role("checkbox", name=SAY(message, **arguments))


def subscribed(person: Any, near: Near, browser: Browser) -> tuple[Person, dict[str, Any]]:
    """Somebody in the room of a slow match whose browser may show notices, and has ticked that it shall."""
    ada = person()
    ada.context.add_init_script(REPLACED % json.dumps(browser.subscription))
    place = slow_room(near)
    ada.remember(place)
    ada.go(f"/r/{place['code']}")
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    box(ada, "notices-push").check()
    ada.page.get_by_role("button", name=SAY("notices-erase")).wait_for()
    return ada, place


def test_a_tick_asks_the_push_service_with_the_key_of_the_server(person, near):
    ada, place = subscribed(person, near, Browser("/tick"))

    key = near.http.get("/api/notices").json()["key"]
    assert ada.page.evaluate("window.asked") == {"userVisibleOnly": True, "applicationServerKey": key}
    eventually(lambda: linked(near, place) == 2)  # both seats of this browser


def linked(near: Near, place: dict[str, Any]) -> int:
    with near.database() as connection:
        query = "SELECT count(*) FROM contact_seats JOIN rooms ON id = room WHERE code = ?"
        return int(connection.execute(query, [place["code"]]).fetchone()[0])


def test_nobody_is_asked_for_permission_before_they_tick(person, near):
    ada = person()
    ada.context.add_init_script("Notification.requestPermission = () => { throw new Error('too early'); }")
    place = slow_room(near)
    ada.remember(place)
    ada.go(f"/r/{place['code']}")

    ada.page.get_by_text(SAY("notices-slow")).wait_for()


def test_unticking_ends_it_here_and_stopping_ends_it_everywhere(person, near):
    ada, place = subscribed(person, near, Browser("/untick"))
    eventually(lambda: linked(near, place) == 2)

    box(ada, "notices-push").uncheck()
    eventually(lambda: linked(near, place) == 0)
    box(ada, "notices-push").check()
    eventually(lambda: linked(near, place) == 2)
    ada.page.get_by_role("button", name=SAY("notices-erase")).click()
    eventually(lambda: linked(near, place) == 0)
    eventually(lambda: not box(ada, "notices-push").is_checked())


def test_a_browser_that_the_server_has_forgotten_is_not_ticked_any_more(person, near):
    ada, place = subscribed(person, near, Browser("/forgotten"))
    eventually(lambda: linked(near, place) == 2)
    with near.database() as connection:  # as the link in a notice does
        connection.execute("DELETE FROM contact_seats")
        connection.execute("DELETE FROM contacts")
    ada.go(f"/r/{place['code']}")

    assert ada.until(lambda: ada.page.get_by_role("button", name=SAY("notices-erase")).count() == 0)
    assert not box(ada, "notices-push").is_checked()
    ada.errors.clear()  # the browser notes that it was refused


def test_a_notice_shows_game_and_link_and_nothing_else(person, near, push):
    browser = Browser("/shown")
    ada, place = subscribed(person, near, browser)
    eventually(lambda: linked(near, place) == 2)
    near.start(place)
    ada.page.goto("/learn")  # away from the table
    due(near)
    eventually(lambda: push.taken)
    (sent,) = push.taken

    (shown,) = delivered(ada, browser.read(sent))

    assert {name: shown[name] for name in ("title", "body", "tag")} == {
        "title": "Dorada",
        "body": SAY("notices-turn"),
        "tag": f"/r/{place['code']}",
    }
    assert shown["data"]["link"] == f"/r/{place['code']}"
    assert set(shown["data"]) == {"link", "stop"}


def due(near: Near) -> None:
    """Let the time for notices come, long after anybody had the table in front."""
    presence: Any = near.service.presence
    presence._signs = {
        room: {who: at - DAY for who, at in signs.items()} if room.startswith("front-") else signs
        for room, signs in presence._signs.items()
    }
    with near.database() as connection:
        connection.execute("UPDATE work SET at = 0 WHERE kind = 'notice'")


SHOWN = """() => {
  self.shown = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => shown.push({ title, ...options });
}"""


def delivered(someone: Person, told: Any) -> list[dict[str, Any]]:
    """What the service worker shows when the push service delivers this; showing itself needs a screen."""
    (worker,) = someone.context.service_workers
    worker.evaluate(SHOWN)
    session = someone.context.new_cdp_session(someone.page)
    found: list[str] = []

    def updated(event: Any) -> None:
        found.extend(each["registrationId"] for each in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", updated)
    session.send("ServiceWorker.enable")
    assert someone.until(lambda: found)
    worker.evaluate(HEARD)
    message = {"origin": someone.url, "registrationId": found[0], "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", message)
    assert someone.until(lambda: worker.evaluate("self.heard"))
    shown: list[dict[str, Any]] = worker.evaluate("self.shown")
    return shown


HEARD = """() => {
  self.heard = false;
  const { waitUntil } = ExtendableEvent.prototype;
  ExtendableEvent.prototype.waitUntil = function (work) {
    if (this.type === "push") work.finally(() => (self.heard = true));
    waitUntil.call(this, work);
  };
}"""
FRONT = """(link) => {
  Clients.prototype.matchAll = async () => [
    { url: new URL(link, location).href, focused: true, visibilityState: "visible" },
  ];
}"""
OPENED = """() => {
  self.went = [];
  Clients.prototype.openWindow = async (url) => went.push(["open", url]);
  WindowClient.prototype.focus = async function () { went.push(["focus", new URL(this.url).pathname]); };
}"""


def test_nothing_is_shown_to_somebody_who_has_that_table_in_front(person, near):
    ada, place = subscribed(person, near, Browser("/seen"))
    told = {"game": "dorada", "link": f"/r/{place['code']}", "stop": "/api/notices/stop/x"}
    (worker,) = ada.context.service_workers
    before = delivered(ada, {**told, "link": "/r/ELSEWHERE"})
    worker.evaluate(FRONT, told["link"])

    assert len(before) == 1
    assert delivered(ada, told) == []


def test_a_click_leads_to_the_open_table_or_opens_it_and_a_button_leads_to_the_page_that_stops(person, near):
    ada, place = subscribed(person, near, Browser("/click"))
    link = f"/r/{place['code']}"
    (worker,) = ada.context.service_workers
    worker.evaluate(OPENED)

    for action, to in (("", link), ("", "/r/ELSEWHERE"), ("stop", link)):
        worker.evaluate("([action, link]) => follow(action, { link, stop: '/stop' })", [action, to])

    assert worker.evaluate("self.went") == [["focus", link], ["open", "/r/ELSEWHERE"], ["open", "/stop"]]


def test_a_browser_that_was_told_to_show_none_says_so(person, near):
    ada = person()  # without a screen, it has been
    place = slow_room(near)
    ada.remember(place)
    ada.go(f"/r/{place['code']}")

    ada.page.get_by_text(SAY("notices-blocked")).wait_for()
    assert box(ada, "notices-push").count() == 0


def test_where_there_is_no_https_the_page_says_why(person, near):
    ada = person()
    ada.context.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    place = slow_room(near)
    ada.remember(place)
    ada.go(f"/r/{place['code']}")

    ada.page.get_by_text(SAY("notices-insecure")).wait_for()


def test_an_address_is_confirmed_by_mail_and_the_page_knows(person, near, post):
    ada = person()
    place = slow_room(near)
    ada.remember(place)
    ada.go(f"/r/{place['code']}")
    ada.page.get_by_label(SAY("notices-address")).fill("ada@example.org")
    ada.page.get_by_role("button", name=SAY("notices-confirm")).click()
    ada.page.locator("small", has_text=SAY("notices-mail-waiting", address="ada@example.org")).wait_for()
    ((_, message),) = post.taken
    link = next(word for word in message.get_content().split() if "/confirm/" in word).removeprefix(HOME)

    for theme in themes(ada):
        assert violations(ada.page) == [], theme
    ada.page.goto(link)
    for theme in themes(ada):
        assert violations(ada.page) == [], theme
    ada.page.get_by_role("button").click()
    ada.page.get_by_role("heading", name="Confirmed").wait_for()
    ada.go(f"/r/{place['code']}")

    ada.page.get_by_text(SAY("notices-mail-help")).wait_for()
    assert box(ada, "notices-mail", address="ada@example.org").is_checked()


def test_the_menu_of_the_table_has_them_too(person, near):
    ada = person()
    ada.sit(seats_at(near, "dorada", "local", "local"))
    ada.page.get_by_role("button", name=SAY("table-menu")).click()
    ada.page.locator("dialog summary", has_text=SAY("start-notices")).click()

    ada.page.get_by_text(SAY("notices-why")).wait_for()
    for theme in themes(ada):
        assert violations(ada.page) == [], theme


DEAF = "PushManager.prototype.subscribe = async () => { throw new DOMException('no answer', 'AbortError') };"
IN_SIGHT = """(remark) => { const box = remark.getBoundingClientRect();
  return remark.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)) }"""


def test_what_goes_wrong_in_the_menu_is_read_there(person, near):
    ada = person(viewport=PHONE)
    ada.context.add_init_script(REPLACED % json.dumps(Browser("/deaf").subscription) + DEAF)
    ada.sit(seats_at(near, "dorada", "local", "local"))
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ada.page.get_by_role("button", name=SAY("table-menu")).click()
    ada.page.locator("dialog summary", has_text=SAY("start-notices")).click()
    box(ada, "notices-push").click()

    remark = ada.page.locator(".remark")
    expect(remark).to_contain_text(SAY("notices-failed"))
    assert remark.evaluate(IN_SIGHT)  # and not behind the dialog
    assert violations(ada.page) == []
    remark.get_by_role("button").click()
    expect(remark).to_have_count(0)


# ---- A slow week


def is_linked(near: Near, place: dict[str, Any], seats: int) -> bool:
    """Whether so many seats of a room want notices."""
    return linked(near, place) == seats


def has_begun(near: Near, place: dict[str, Any]) -> bool:
    """Whether the match of a room runs."""
    with near.database() as connection:
        query = "SELECT status FROM matches WHERE id = (SELECT match FROM rooms WHERE code = ?)"
        return bool(connection.execute(query, [place["code"]]).fetchone() == ("running",))


def wait_for_days(near: Near, place: dict[str, Any], seconds: float) -> None:
    """Nobody looks at a table for so long; what is owed there, and until when, comes so much closer."""
    presence: Any = near.service.presence
    eventually(lambda: not near.service.hub.mailboxes)  # all pages are closed
    presence._signs.clear()
    mine = "(SELECT match FROM rooms WHERE code = ?)"
    with near.database() as connection:
        for change in (
            f"UPDATE batches SET at = at - ? WHERE match = {mine}",
            f"UPDATE matches SET due = due - ? WHERE id = {mine}",
            f"UPDATE work SET at = at - ? WHERE match = {mine}",
        ):
            connection.execute(change, [seconds, place["code"]])


def test_a_slow_week_is_played_by_notices_alone(person, near, push):
    place = seats_at(near, "dorada", "local", "local", start=False, move_time=DAY, auto_roll=True)
    browsers = {"A": Browser("/slow-A"), "B": Browser("/slow-B")}
    people = dict(zip("AB", (person(), person()), strict=True))
    kept = zip((share(place, 0), guest(place, 1)), browsers.items(), strict=True)
    for number, (one, (seat, browser)) in enumerate(kept, 1):
        someone = people[seat]
        someone.context.add_init_script(REPLACED % json.dumps(browser.subscription))
        someone.remember(one)
        someone.go(f"/r/{place['code']}")
        someone.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        box(someone, "notices-push").check()
        someone.page.get_by_role("button", name=SAY("notices-erase")).wait_for()
        eventually(partial(is_linked, near, place, number))
        someone.page.goto("about:blank")
    near.start(place)
    wait_for_days(near, place, 3600)  # nobody is there to reveal a word for the dice
    eventually(lambda: has_begun(near, place))

    told = []
    for _ in range(7):
        wait_for_days(near, place, DAY - 9000)
        eventually(lambda: push.taken)
        (taken,) = push.taken
        push.taken.clear()
        told.append(seat := taken.path[-1])
        someone = people[seat]
        someone.go("/")  # where one is told the same
        standing = someone.page.locator("section[aria-labelledby=continue] li")
        expect(standing).to_contain_text(SAY("start-standing-due", time="2 hours"))
        someone.go(browsers[seat].read(taken)["link"])
        assert someone.until(lambda who=someone, seat=seat: who.asked(seat))
        someone.page.locator("section.choice button, [data-move]").first.wait_for()
        before = someone.version
        while someone.version == before and someone.asked(seat):  # a busy machine may miss a click
            act_and_wait(someone, Mouse(someone), seat)
        assert someone.reach(before + 1)
        someone.page.goto("about:blank")

    assert set(told) == {"A", "B"}
    assert not push.taken
