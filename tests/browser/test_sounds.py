"""What the speakers are given: each thing once, one after the other, as loud as somebody likes it."""

import json
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.people import friends
from tests.browser.rivals import rival, share

LISTEN = """() => { window.heard = []; const names = new WeakMap();
  const { arrayBuffer } = Response.prototype, { decodeAudioData } = BaseAudioContext.prototype;
  Response.prototype.arrayBuffer = async function () {
    const bytes = await arrayBuffer.call(this);
    names.set(bytes, /([a-z]+)-[^/]*\\.mp3$/.exec(this.url)?.[1]); return bytes };
  BaseAudioContext.prototype.decodeAudioData = async function (bytes) {
    const name = names.get(bytes), buffer = await decodeAudioData.call(this, bytes);
    names.set(buffer, name); return buffer };
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (at) {
    window.heard.push([names.get(this.buffer), at]); return start.call(this, at) };
  const { connect } = AudioNode.prototype;
  AudioNode.prototype.connect = function (to) {
    if (to === this.context.destination) window.speaker = this; return connect.call(this, to) } }"""


@pytest.fixture
def ada(person):
    """Somebody whose speakers we watch."""
    ada = person()
    ada.page.add_init_script(f"({LISTEN})()")
    ada.loaded = []
    ada.page.on("request", lambda asked: ada.loaded.append(asked.url) if asked.url.endswith(".mp3") else None)
    return ada


def heard(ada):
    """The names of all sounds so far."""
    return [name for name, _ in ada.page.evaluate("() => window.heard")]


def wait(ada, count):
    """Until so many sounds were begun."""
    assert ada.until(lambda: len(heard(ada)) >= count), heard(ada)


def at_the_die(near, ada, number, sound=True):
    """Ada at her turn in Dorada, before her roll; the place."""
    place = friends(near, "dorada", number)
    near.start(place)
    with rival(near, place, 0, 1, 2) as everybody:
        while not everybody.news["A"]["roll"]:
            everybody.move()
    ada.remember(share(place, 0), sound=sound)
    ada.sit(share(place, 0))
    return place


def test_a_roll_is_heard_once_and_rings_no_bell_and_the_next_turn_does(ada, near):
    place = at_the_die(near, ada, 0)
    wait(ada, 1)  # the bell: it is up to her
    ada.page.locator("button.roll").click()
    ada.page.locator(".choices button").first.click()
    with rival(near, place, 1, 2) as others:
        while not ada.news("A")["roll"]:
            others.move()
            ada.reach(others.version)
    ada.until(lambda: heard(ada).count("turn") > 1)
    names, times = zip(*ada.page.evaluate("() => window.heard"), strict=True)

    assert names[:3] == ("turn", "roll", "choice")
    assert names[3] != "turn"
    assert names.count("turn") == 2
    assert all(later - earlier > 0.3 for earlier, later in pairwise(times)), times


def test_the_volume_is_set_by_keys_is_heard_and_remembered(ada):
    ada.go("/")
    assert ada.loaded == []
    ada.page.locator("header summary").click()
    slider = ada.page.get_by_label("Volume")
    expect(slider).to_have_value("70")
    slider.focus()
    for _ in range(4):
        ada.page.keyboard.press("ArrowLeft")
    wait(ada, 1)

    assert json.loads(ada.page.evaluate("() => localStorage.getItem('estran.settings')"))["volume"] == 50
    assert ada.page.evaluate("() => window.speaker.gain.value") == pytest.approx(0.25)
    assert all(url.startswith(f"{ada.url}/assets/") for url in ada.loaded)
    ada.page.reload()
    expect(ada.page.get_by_label("Volume")).to_have_value("50")


def test_who_wants_no_sounds_loads_none(ada, near):
    at_the_die(near, ada, 1, sound=False)
    ada.page.locator("header summary").click()
    expect(ada.page.get_by_label("Volume")).to_be_disabled()
    ada.page.keyboard.press("Escape")
    ada.page.locator("button.roll").click()
    ada.page.locator(".choices button").first.wait_for()

    assert ada.loaded == []
