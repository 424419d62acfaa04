"""What people at a table give up or agree on: an end, another match, a choice that is taken back."""

import re

import pytest
from playwright.sync_api import expect

from estran.games import NAMES
from estran.words.folders import LANGUAGES
from tests.browser.company import button, clean, guest, hears, menu, sees, turn, watchful
from tests.browser.drivers import SAY, Mouse, act_and_wait
from tests.browser.people import PHONE, Person, agree, friends, seats_at
from tests.browser.rivals import at_random, rival, share
from tests.browser.test_one_screen import SETTLE
from tests.browser.test_phone import HARDLY, JUMPS


@pytest.fixture(scope="module")
def near(tmp_path_factory):
    with watchful(tmp_path_factory.mktemp("near")) as near:
        yield near


# ---- Giving up, and ending together


def test_somebody_resigns_by_keyboard_and_looks_on(person, near, number):
    place = friends(near, "douro", next(number))
    near.start(place)
    ada, ben = person(), person(viewport=PHONE)
    ada.sit(share(place, 0))
    ben.sit(guest(place, 1))
    ben.page.locator("#board").focus()
    press = ben.page.keyboard.press
    press("q")
    expect(ben.page.get_by_role("dialog").get_by_label(SAY("web-sound"))).to_be_focused()
    for _ in range(8):  # past notices, leaving and ending
        if not button(ben, "table-resign").evaluate("(button) => button === document.activeElement"):
            press("Tab")
    expect(button(ben, "table-resign")).to_be_focused()
    press("Enter")
    expect(ben.page.locator("#resign-sure")).to_be_focused()
    clean(ben)
    press("Tab")
    press("Enter")

    sees(ada, "Ben", "here-resigned")
    hears(ada, "table-heard-resigned", name="Ben")
    expect(ben.page.locator("section.choice")).to_contain_text(SAY("table-resigned-yours"))
    asked = SAY("douro-status-bid", asks="other", seats=["Ada", "Ben", "Chloé"])  # he is told it as an onlooker
    expect(ben.page.locator("#status")).to_have_text(asked)
    expect(ben.page).to_have_title(re.compile(f"^{re.escape(asked)}"))
    hears(ben, "table-resigned-yours")
    assert not ben.page.locator("section.choice .asked button").count()
    clean(ben)
    ben.page.get_by_label(SAY("table-say"), exact=True).fill("Good luck!")
    ben.page.keyboard.press("Enter")
    expect(ada.page.locator(".talk")).to_contain_text("Good luck!")


def test_two_at_one_screen_answer_a_third_one_after_the_other_and_one_no_is_enough(person, near, number):
    place = friends(near, "dorada", next(number))
    near.start(place)
    ada, chloe = person(viewport=PHONE), person()
    ada.page.add_init_script(f"({JUMPS})()")
    ada.sit(share(place, 0, 1))
    chloe.sit(guest(place, 2))
    menu(chloe).get_by_role("button", name=SAY("table-end-offer")).click()
    expect(chloe.page.get_by_role("group", name=SAY("table-vote-end", seat="", seat_is="you"))).to_contain_text(
        SAY("table-vote-awaited", seats="Ada and Ben")
    )
    button(ada, "table-vote-no").wait_for()
    jumped = ada.page.evaluate("() => window.jumps.filter(([, ...all]) => all.some((one) => one.includes('board')))")
    assert jumped == []
    button(ada, "table-vote-no").click()  # a decline drops it, whoever of the two meant it
    expect(ada.page.locator(".votes")).to_have_count(0)
    expect(chloe.page.locator(".remark")).to_contain_text(SAY("table-vote-dropped"))
    hears(chloe, "table-vote-dropped")
    clean(chloe)
    assert ada.page.evaluate("() => window.jumped") < 5 * HARDLY  # the end is another screen

    menu(chloe).get_by_role("button", name=SAY("table-end-offer")).click()
    button(ada, "table-vote-yes-as", name="Ada").click()
    hears(ada, "table-vote-awaited", seats="Ben")
    button(ada, "table-vote-yes-as", name="Ben").click()

    for someone in (ada, chloe):
        expect(someone.page.locator("#status")).to_have_text(SAY("table-agreed"))
        expect(someone.page).to_have_title(re.compile("by agreement"))
    clean(ada)


COVERED = """(parts) => { const asked = document.querySelector('.votes').getBoundingClientRect();
  const problems = asked.height > innerHeight / 4 + 1 || asked.top < 0 ? [`${asked.top} ${asked.height}`] : [];
  return [...problems, ...parts.filter((part) => { const box = document.querySelector(`[data-part=${part}]`).getBoundingClientRect();
    return box.left < asked.right && asked.left < box.right && box.top < asked.bottom - 3 && asked.top < box.bottom - 3 })] }"""
CUT = """() => { const bar = document.querySelector('.votes').getBoundingClientRect(), line = document.querySelector('.votes p');
  const { top, bottom, left, right } = line.getBoundingClientRect(), said = line.querySelector('span').getBoundingClientRect();
  return top < bar.top || bottom > bar.bottom || said.bottom > bottom + 2 || said.left < left - 1 || said.right > right + 1 }"""
SMALL = ((360, 740), (740, 360))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_on_a_phone_questions_are_one_line_that_covers_nothing_of_the_table(browser, tmp_path, game, language):
    with watchful(tmp_path) as near:
        place = friends(near, game)
        near.start(place)
        ada = Person(browser, near.url, viewport=PHONE, locale=language)
        ada.sit(share(place, 0))
        with rival(near, place, 1) as ben:
            ben.ask(type="vote", seat="B", kind="end", agree=True)
            fold = ada.page.locator(".votes [aria-expanded]")
            expect(fold).to_have_text(re.compile("[23]"), timeout=60_000)  # Chloé has never come, and Ben may be missed
            for width, height in SMALL:
                ada.page.set_viewport_size({"width": width, "height": height})
                ada.page.evaluate(SETTLE)
                assert ada.page.evaluate(COVERED, ["board", "own", "rivals", "choice"]) == [], (width, height)
                assert not ada.page.evaluate(CUT), (width, height)
                assert ada.page.locator(".votes .answers button:visible").count() == 2
                fold.press("Enter")
                expect(fold).to_be_focused()
                expect(fold).to_have_attribute("aria-expanded", "true")
                assert ada.page.locator(".votes .answers button:visible").count() >= 3
                assert ada.page.evaluate(COVERED, []) == [], (width, height)
                clean(ada)
                fold.press("Enter")
                expect(fold).to_have_attribute("aria-expanded", "false")
        ada.context.close()
    ada.check()


def test_a_proposal_is_seen_and_said_in_front_of_the_curtain_and_onlookers_hear_its_end(person, near, number):
    place = friends(near, "douro", next(number))
    near.start(place)
    ada, chloe, onlooker = person(), person(), person()
    ada.sit(share(place, 0, 1))
    chloe.sit(guest(place, 2))
    onlooker.go(f"/w/{place['watch']}")
    onlooker.page.locator("#choice").wait_for()
    ada.page.locator("#curtain").wait_for()
    menu(chloe).get_by_role("button", name=SAY("table-end-offer")).click()
    hears(ada, "table-vote-end", seat="Chloé", seat_is="other")
    hears(onlooker, "table-vote-end", seat="Chloé", seat_is="other")
    clean(ada)
    button(ada, "table-vote-no").click()

    hears(chloe, "table-vote-dropped")
    hears(onlooker, "table-vote-gone")
    expect(menu(onlooker).get_by_role("link", name=SAY("web-home"), exact=True)).to_have_count(1)
    ada.page.locator("#curtain").wait_for()


def test_the_last_person_ends_a_match_at_once(person, near):
    ada = person()
    ada.sit(seats_at(near, "dorada", "local", "bot"))
    end = menu(ada).get_by_role("button", name=SAY("table-end-now"), exact=True)
    end.click()
    assert ada.room["status"] == "running"  # asked once more
    end.click()

    expect(ada.page.locator("#status")).to_have_text(SAY("table-agreed"))
    hears(ada, "table-agreed")
    assert ada.page.locator("[data-voice=polite] p", has_text=SAY("table-agreed")).count() == 1


def test_by_keyboard_the_end_of_a_match_leads_to_the_headline(person, near):
    ada = person()
    ada.sit(seats_at(near, "dorada", "local", "bot"))
    expect(ada.page.locator("#choice")).to_be_focused()  # where one comes by a link, one goes on with the choice
    button(ada, "table-menu").press("Enter")
    end = ada.page.get_by_role("dialog").get_by_role("button", name=SAY("table-end-now"), exact=True)
    end.press("Enter")
    end.press("Enter")

    expect(ada.page.locator("#status")).to_have_text(SAY("table-agreed"))
    expect(ada.page.locator("#status")).to_be_focused()
    clean(ada)


def test_an_end_that_comes_while_the_table_waits_for_space_is_heard(person, near):
    ada = person()
    ada.remember(place := seats_at(near, "douro", "local", "bot", "bot"), pace="key")
    ada.go(f"/r/{place['code']}")
    ada.page.locator("[data-move='3']").click()
    ada.page.locator("[data-part=pace] button", has_text=SAY("table-next")).wait_for()
    menu(ada)
    button(ada, "table-end-now").click()
    button(ada, "table-end-now").click()

    hears(ada, "table-agreed")
    assert ada.page.locator("[data-stage=playing]").count() == 1
    ada.page.keyboard.press("Escape")
    ada.page.locator("#choice").focus()
    for _ in range(9):
        ada.page.keyboard.press("Space")
    ada.page.locator("#result").wait_for(timeout=10_000)


def test_at_one_screen_a_resignation_says_who_has_resigned(person, near, number):
    place = friends(near, "dorada", next(number))
    near.start(place)
    ada, chloe = person(), person()
    ada.sit(share(place, 0, 1))
    chloe.sit(guest(place, 2))
    dialog = menu(ada)
    dialog.get_by_role("button", name=SAY("table-resign-as", name="Ben"), exact=True).click()
    expect(dialog.locator("#resign-sure")).to_have_text(SAY("table-resign-sure-as", name="Ben"))
    clean(ada)
    dialog.get_by_role("button", name=SAY("table-resign-yes"), exact=True).click()

    for someone in (ada, chloe):
        hears(someone, "table-heard-resigned", name="Ben")
    assert not ada.page.locator("[data-voice=polite] p", has_text=SAY("table-resigned-yours")).count()
    dialog = menu(ada)
    expect(dialog.get_by_role("button", name=SAY("table-resign-as", name="Ada"), exact=True)).to_be_visible()
    expect(dialog.get_by_role("button", name=SAY("table-resign-as", name="Ben"), exact=True)).to_have_count(0)


# ---- Another match


def test_a_rematch_is_declined_then_accepted_and_the_result_stays_until_then(person, near):
    place = seats_at(near, "douro", "local", "local", "bot")
    with rival(near, place, 0, 1) as both:
        both.finish(at_random(1))
    ada, ben = person(), person()
    ada.sit(share(place, 0))
    ben.sit(guest(place, 1))
    result = ada.page.locator("#result").inner_text()
    button(ada, "table-rematch").click()
    expect(button(ada, "table-rematch-withdraw")).to_be_visible()  # a yes is taken back, and not answered with thanks
    finish = ben.page.locator("section.choice")
    expect(finish).to_contain_text(SAY("table-rematch-agreed", seats="A"))
    expect(finish).to_contain_text(SAY("table-rematch-awaited", seats="you"))
    hears(ben, "table-rematch-agreed", seats="A")
    clean(ben)
    button(ben, "table-rematch-no").click()
    expect(ada.page.locator("section.choice")).to_contain_text(SAY("table-rematch-declined", seats="B"))
    hears(ada, "table-rematch-declined", seats="B")
    clean(ada)
    expect(ada.page.locator("#result")).to_have_text(result)
    for someone in (ada, ben):
        someone.page.evaluate(LISTEN)
    button(ben, "table-rematch").click()

    for someone in (ada, ben):
        assert someone.until(lambda someone=someone: someone.room["number"] == 2)
        expect(someone.page.locator("#result")).to_have_count(0)
        someone.page.locator("#choice").wait_for()
        hears(someone, "start-heard-begins")
        opens(someone, "douro")
    assert [chair["name"] for chair in ada.room["chairs"] if chair["yours"]] == ["A"]


def test_after_a_no_the_host_goes_on_without_that_person_and_everybody_is_told(person, near):
    place = seats_at(near, "dorada", "local", "local", "local")
    agree(near, place, "end")
    ada, ben, chloe = person(), person(), person()
    ada.sit(share(place, 0))
    ben.sit(guest(place, 1))
    chloe.sit(guest(place, 2))
    button(ada, "table-rematch").click()
    button(ben, "table-rematch-no").click()
    hears(ada, "table-rematch-declined", seats="B")
    expect(button(ada, "table-rematch-without", seats="B")).to_have_count(0)  # Chloe was not heard yet
    button(chloe, "table-rematch").click()
    hears(chloe, "table-rematch-host")
    expect(ben.page.locator("section.choice")).to_contain_text(SAY("table-rematch-changed"))
    expect(button(chloe, "table-rematch-without", seats="B")).to_have_count(0)
    hears(ada, "table-rematch-without-help")
    clean(ada)
    said = ada.page.locator("[data-voice=polite] p", has_text=SAY("table-agreed"))
    assert said.count() <= 1  # the result is not said again with every answer
    button(ada, "table-rematch-without", seats="B").click()

    for someone in (ada, ben, chloe):
        someone.page.locator("#chairs").wait_for(state="attached")
        hears(someone, "start-heard-room")
    expect(ada.page.locator("main")).to_be_focused()
    assert [chair["kind"] for chair in ada.room["chairs"]] == ["person", "open", "person"]
    ada.page.locator("a[href^='/replay/']").first.wait_for()  # the result is one click away
    ada.page.get_by_role("button", name=SAY("start-drop")).click()
    expect(ada.page.locator("[id^=chair-]")).to_have_count(2)
    expect(ada.page.locator("[id^=chair-]").first).to_be_focused()
    expect(ada.page.get_by_role("button", name=SAY("start-drop"))).to_have_count(0)
    clean(ada)
    ada.page.get_by_role("button", name=SAY("start-begin")).click()
    for someone in (ada, chloe):
        someone.page.locator("#board").wait_for()
    assert ada.until(lambda: [chair["name"] for chair in ada.room["chairs"]] == ["A", "C"])


LISTEN = """() => {
    window.heard = [];
    const said = (record) => window.heard.push(...[...record.addedNodes].map((one) => one.textContent));
    new MutationObserver((all) => all.forEach(said))
        .observe(document.querySelector("[data-voice=polite]"), { childList: true });
}"""


def opens(someone, game):
    """The opening of the next match is heard, and nothing of the one before."""

    def heard():
        lines = [line for line in someone.page.evaluate("window.heard") if line]
        begun = lines.index(begins) if (begins := SAY("start-heard-begins")) in lines else len(lines)
        return [line for line in lines[begun + 1 :] if line.startswith(f"{SAY(f'{game}-name')}. ")]

    assert someone.until(heard)
    (said,) = heard()
    over = SAY("status-over", winners=1, seats=[""]).split(".")[0]
    assert SAY("table-agreed") not in said
    assert over not in said


@pytest.mark.parametrize("game", NAMES)
def test_against_bots_the_opening_of_another_match_is_heard_and_its_end_too(person, near, game):
    place = seats_at(near, game, "local", "bot", "bot")
    with rival(near, place, 0) as me:
        me.finish(at_random(1))
    ada = person()
    ada.sit(place)
    ada.page.keyboard.press("m")
    ada.page.locator("[data-voice] p", has_text=SAY("table-may-again")).wait_for(state="attached")
    ada.page.evaluate(LISTEN)
    button(ada, "table-rematch").click()

    opens(ada, game)
    menu(ada)
    end = button(ada, "table-end-now")
    end.click()
    end.click()
    hears(ada, "table-agreed")


def test_against_bots_another_match_is_one_click_and_nobody_sees_the_room(person, near):
    place = seats_at(near, "dorada", "local", "bot")
    agree(near, place, "end")
    ada = person()
    ada.context.add_init_script(
        "new MutationObserver(() => { if (document.getElementById('chairs')) window.seen = true })"
        ".observe(document, { childList: true, subtree: true })"
    )
    ada.sit(place)
    button(ada, "table-rematch").click()

    assert ada.until(lambda: ada.room["number"] == 2 and ada.room["status"] == "running")
    ada.page.locator("#choice").wait_for()
    expect(button(ada, "table-rematch")).to_have_count(0)
    assert ada.page.evaluate("() => window.seen") is None
    hears(ada, "start-heard-begins")
    assert not ada.page.locator("[data-voice=polite] p", has_text=SAY("table-stand-in-yours")).count()


# ---- Taking back


def test_against_bots_one_takes_back_one_s_own_choice_and_the_same_dice_come_again(person, near):
    ada = person()
    ada.sit(seats_at(near, "dorada", "local", "bot"))
    take_back = button(ada, "table-undo")
    assert ada.until(lambda: ada.asked("A"))
    assert take_back.count() == 0  # nothing was chosen yet
    turn(ada, "A")
    die, moved = ada.news("A")["view"]["die"], ada.version
    act_and_wait(ada, Mouse(ada), "A")
    assert ada.until(lambda: ada.asked("A") and ada.version > moved + 1)  # the bot has moved since
    take_back.click()

    undone = ada.page.locator(".undone")
    expect(undone).to_contain_text("You took back this choice: Move the pawn on START.")
    expect(undone).to_contain_text(SAY("table-undone-dice"))
    hears(ada, "table-undone-dice")
    assert ada.news("A")["view"]["die"] == die
    assert ada.news("A")["view"]["choices"]
    clean(ada)


def test_with_a_friend_a_choice_is_taken_back_if_the_friend_agrees(person, near, number):
    place = friends(near, "dorada", next(number), first="A")
    near.start(place)
    ada, ben = person(), person()
    ada.sit(share(place, 0))
    ben.sit(guest(place, 1, 2))
    turn(ada, "A")
    act_and_wait(ada, Mouse(ada), "A")
    button(ada, "table-undo").click()
    hears(ada, "table-undo-asked", seat="", seat_is="you")
    hears(ada, "table-vote-awaited", seats="Ben and Chloé")
    button(ada, "table-vote-withdraw").click()
    expect(ben.page.locator(".votes")).to_have_count(0)
    hears(ben, "table-vote-gone")
    expect(ben.page.locator(".remark")).to_contain_text(SAY("table-vote-gone"))  # he had not answered, and sees why
    button(ada, "table-undo").click()
    hears(ben, "table-undo-asked", seat="Ada", seat_is="other")
    clean(ben)
    button(ben, "table-vote-no").click()
    expect(ben.page.locator(".remark")).to_have_count(0)  # he has gone on
    expect(ada.page.locator(".votes")).to_have_count(0)
    hears(ada, "table-vote-dropped")
    button(ada, "table-undo").click()
    for name in ("Ben", "Chloé"):  # each of the two who sit there
        button(ben, "table-vote-yes-as", name=name).click()

    expect(ben.page.locator(".undone")).to_have_text("Ada took back this choice: Move the pawn on START.")
    hears(ben, "table-undone", seat="Ada", seat_is="other", choice="Move the pawn on START")
    expect(ada.page.locator(".undone")).to_have_text("You took back this choice: Move the pawn on START.")
    assert ada.until(lambda: ada.news("A")["view"]["choices"])


@pytest.mark.parametrize("what", ["roll", "resign", "leave", "end"])
def test_nobody_has_declined_where_a_wish_ends_otherwise(person, near, number, what):
    place = friends(near, "dorada", next(number), first="A")
    near.start(place)
    ada, eve = person(), person()
    ada.sit(share(place, 0))
    eve.remember()
    eve.go(f"/w/{place['watch']}")
    eve.page.locator("#choice").wait_for()
    with rival(near, place, 1) as ben, rival(near, place, 2) as chloe:
        turn(ada, "A")
        act_and_wait(ada, Mouse(ada), "A")
        button(ada, "table-undo").click()
        hears(eve, "table-undo-asked", seat="Ada", seat_is="other")
        while ben.version < ada.version:
            ben.take()
        if what == "end":
            menu(ada).get_by_role("button", name=SAY("table-end-offer")).click()
            for one, seat in ((ben, "B"), (chloe, "C")):
                one.ask(type="vote", seat=seat, kind="end", agree=True)
            expect(ada.page.locator("#status")).to_have_text(SAY("table-agreed"))
        else:
            ben.ask(type=what, seat="B")
            for someone in (ada, eve):
                hears(someone, "table-vote-gone")

    expect(ada.page.get_by_role("group", name=SAY("table-undo-asked", seat="", seat_is="you"))).to_have_count(0)
    expect(ada.page.locator(".remark")).to_have_count(0)
    assert SAY("table-vote-dropped") not in " ".join(ada.spoken())


def test_what_was_declined_a_moment_ago_is_not_asked_again_and_the_page_says_why(browser, tmp_path):
    with watchful(tmp_path, rest=3600, present=3600, absent=7200) as near:
        place = friends(near, "dorada", first="A")
        near.start(place)
        ada = Person(browser, near.url)
        ada.sit(share(place, 0))
        with rival(near, place, 1), rival(near, place, 2) as chloe:
            turn(ada, "A")
            act_and_wait(ada, Mouse(ada), "A")
            button(ada, "table-undo").click()
            button(ada, "table-vote-withdraw").wait_for()
            while chloe.version < ada.version:
                chloe.take()
            chloe.ask(type="undo", seat="C", agree=False)
            remark = ada.page.locator(".remark")
            expect(remark).to_contain_text(SAY("table-vote-dropped"))
            button(ada, "table-undo").click()

            expect(remark).to_contain_text(SAY("refused-proposed-lately"))
            clean(ada)
            assert ada.page.locator(".votes").count() == 0
            assert button(ada, "table-undo").is_visible()  # it can be asked later
        ada.context.close()
    ada.check()
