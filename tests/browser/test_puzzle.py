"""Puzzles of the day in the browser: solved or not, shared, come back to, day after day, by keyboard and by ear."""

import re
from datetime import timedelta

import pytest
from playwright.sync_api import expect

from estran.cli.puzzle import share
from estran.games import NAMES
from estran.puzzles.days import FIRST, day_of, puzzles_of
from estran.server.doors import puzzles as doors
from estran.words.folders import LANGUAGES
from estran.words.narrator import Narrator
from estran.words.speaker import speaker
from tests.browser.drivers import SAY, Keyboard
from tests.browser.people import PHONE
from tests.browser.test_access import violations
from tests.browser.test_memory import WAYS

GAMES = sorted(NAMES)  # in the order of the puzzles
LYING = {"width": PHONE["height"], "height": PHONE["width"]}
SIZES = {"standing": PHONE, "lying": LYING, "wide": {"width": 1366, "height": 768}}
OFF = """() => {
  const box = (element) => element.getBoundingClientRect(), choice = document.querySelector("[data-part=choice]");
  const within = (inner, outer) => inner.left >= outer.left - 1 && inner.top >= outer.top - 1
    && inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const parts = ".stage [data-part]:not([data-part=result]), .stage [data-move], .status a, .stage .answer :is(p, a)";
  const shown = [...document.querySelectorAll(parts)].filter((element) => element.checkVisibility());
  const off = shown.filter((element) => !within(box(element), screen));
  const cut = [...choice.querySelectorAll(".asked :is(p, button, a)")].filter((element) =>
    element.checkVisibility() && !element.closest(".hidden, details, .card .card") && !within(box(element), box(choice)));
  return [...new Set([...off, ...cut])].map((element) => `${element.localName} ${element.className} ${element.innerText}`);
}"""
KEPT = "() => JSON.parse(localStorage.getItem('estran.puzzles'))"
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def on(monkeypatch):
    """Makes it another day, for the server."""

    def be(day):
        monkeypatch.setattr(doors, "today", lambda: day)
        return day

    be(FIRST)
    return be


class Solver:
    """Somebody at the puzzles of a day."""

    def __init__(self, someone, day=FIRST, language="en", *, remembers=True, **settings):
        self.someone, self.page, self.language = someone, someone.page, language
        if remembers:
            someone.remember(**settings)
        self.come(day)

    def come(self, day, address="/puzzle"):
        """Open the page."""
        self.puzzles = {puzzle.game: puzzle for puzzle in puzzles_of(day_of(day))}
        self.someone.go(f"{address}?lang={self.language}")
        self.page.locator("#status").wait_for()

    def see(self, game):
        """Go to the puzzle of a game."""
        self.page.locator(f".status nav a[href='#{game}']").click()
        self.page.locator(f".table.{game}").wait_for()
        return self.puzzles[game]

    def choose(self, move):
        """Press a choice."""
        self.page.locator(f".stage [data-move='{move}']:visible").first.click()

    def answer(self, game, right=True):
        """Choose the best one, or the natural one, and wait for what comes of it."""
        puzzle = self.see(game)
        self.choose(puzzle.best if right else puzzle.natural)
        self.page.locator("[data-part=answer] .best").wait_for()

    def answer_all(self, *wrong):
        """The whole day."""
        for game in GAMES:
            self.answer(game, game not in wrong)

    def words(self, game):
        """The best choice and its reason, as they are told to the seat."""
        puzzle, say = self.puzzles[game], speaker(self.language).text
        match = puzzle.match()
        narrator = Narrator(match.game, match.names, puzzle.seat)
        choice = narrator.choice(puzzle.best, match.view(puzzle.seat))
        return say(choice), say(narrator.reason((puzzle.reason, puzzle.arguments)))

    def hears(self, words):
        """Wait until something is said."""
        self.page.wait_for_function(
            "(words) => [...document.querySelectorAll('[data-voice] p')].some((one) => one.innerText.includes(words))",
            arg=words,
        )


# ---- Answering


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_what_a_puzzle_is_and_what_counts_as_solved(person, on, language):
    solver = Solver(person(locale=language, viewport=PHONE), language=language)
    what = speaker(language).say("puzzle-what")

    expect(solver.page.locator(".status .what")).to_have_text(what)
    expect(solver.page.locator(".status .what")).to_be_in_viewport(ratio=1)
    solver.hears(what)
    solver.answer(GAMES[0])
    expect(solver.page.locator(".status .what")).to_have_count(0)  # what came of it stands there


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_best_choice_is_right_and_the_reason_is_seen_and_heard(person, on, game, language):
    solver = Solver(person(locale=language), language=language)
    solver.answer(game)
    choice, why = solver.words(game)
    right = speaker(language).say("puzzle-is-right")

    expect(solver.page.locator("#status")).to_have_text(right)
    expect(solver.page.locator("[data-part=answer]")).to_contain_text(choice)
    expect(solver.page.locator("[data-part=answer]")).to_contain_text(why)
    assert solver.page.evaluate("document.activeElement.id") == "status"
    solver.hears(speaker(language).say("puzzle-right", choice=choice, reason=why))
    assert solver.page.title().startswith(right)


@every_game
def test_the_natural_choice_is_not_the_best_and_all_values_are_shown(person, on, game):
    solver = Solver(person())
    solver.answer(game, right=False)
    choice, why = solver.words(game)
    puzzle, rows = solver.puzzles[game], solver.page.locator(".worths tbody tr")

    expect(solver.page.locator("#status")).to_have_text(SAY("puzzle-is-wrong"))
    solver.hears(SAY("puzzle-wrong", choice=choice, reason=why))
    worths = [round(100 * value) for value in sorted(puzzle.values.values(), reverse=True)]
    assert [int(text) for text in rows.locator("td").all_inner_texts()] == worths
    expect(rows.first).to_contain_text(choice)
    expect(rows.first).to_contain_text(SAY("puzzle-is-best"))
    expect(rows.filter(has_text=SAY("puzzle-is-yours"))).to_have_count(1)
    expect(solver.page.locator(".worths")).to_contain_text(
        SAY("puzzle-worth", how="exact" if puzzle.exact else "searched")
    )


def test_who_asks_to_confirm_is_asked_and_may_think_again(person, on):
    solver = Solver(person(), confirm=True)
    puzzle = solver.see("douro")
    solver.choose(puzzle.natural)
    expect(solver.page.get_by_role("group", name=SAY("table-confirm-group"))).to_be_visible()
    solver.page.keyboard.press("Escape")
    expect(solver.page.get_by_role("group", name=SAY("table-confirm-group"))).to_have_count(0)
    assert solver.page.evaluate(KEPT) is None

    solver.choose(puzzle.best)
    solver.page.get_by_role("button", name=SAY("table-confirm-yes")).click()
    expect(solver.page.locator("#status")).to_have_text(SAY("puzzle-is-right"))


def test_a_whole_day_by_keyboard_alone(person, on):
    solver = Solver(person())
    for number, game in enumerate(GAMES):
        numbered = SAY("puzzle-number", number=number + 1, last=len(GAMES), game=SAY(f"{game}-name"))
        solver.hears(numbered)
        driver = Keyboard(solver.someone)
        while solver.page.locator("[data-part=answer]").count() == 0:
            driver.act()
            solver.page.wait_for_timeout(50)
        solver.page.locator("[data-part=answer] .best").wait_for()
        solver.page.keyboard.press("m")  # what one might do is over: the verdict is said again
        if number < len(GAMES) - 1:
            for _ in range(40):
                solver.page.keyboard.press("Tab")
                if solver.page.evaluate("document.activeElement.innerText") == SAY("puzzle-next"):
                    break
            solver.page.keyboard.press("Enter")
            solver.page.locator(f".table.{GAMES[number + 1]}").wait_for()
            solver.page.wait_for_function("document.activeElement.id === 'status'")

    expect(solver.page.locator("#end")).to_be_visible()


def test_keys_tell_how_the_table_stands_and_choose(person, on):
    solver = Solver(person())
    puzzle = solver.see("douro")
    solver.page.keyboard.press("m")
    solver.hears("; ".join(f"Play {move}" for move in puzzle.values))
    solver.page.keyboard.press("l")
    solver.hears(solver.page.locator("section[aria-labelledby=log] li").last.inner_text())
    solver.page.keyboard.press(puzzle.best)

    expect(solver.page.locator("#status")).to_have_text(SAY("puzzle-is-right"))


# ---- The end of a day


def test_after_the_third_there_is_a_streak_and_the_line_of_the_terminal_to_share(person, on):
    solver = Solver(person(permissions=["clipboard-read", "clipboard-write"]))
    solver.answer_all("dorada")
    line = share(speaker("en"), FIRST, puzzles_of(1), [True, False, True])

    expect(solver.page.locator(".solved")).to_have_text(SAY("puzzle-solved", solved=2, of=3))
    expect(solver.page.locator("[data-part=streak]")).to_have_text(SAY("puzzle-streak", days=1))
    expect(solver.page.get_by_role("textbox", name=SAY("puzzle-shared"))).to_have_value(line)
    solver.page.get_by_role("button", name=SAY("start-copy")).click()
    solver.hears(SAY("start-copied"))
    assert solver.page.evaluate("navigator.clipboard.readText()") == line


def test_the_line_goes_to_the_devices_own_dialog_where_it_has_one(person, on):
    ada = person()
    ada.context.add_init_script("navigator.share = async (what) => { window.shared = what }")
    solver = Solver(ada)
    solver.answer_all()
    solver.page.get_by_role("button", name=re.compile(f"^{re.escape(SAY('start-share'))}")).click()

    assert solver.page.evaluate("window.shared") == {
        "text": share(speaker("en"), FIRST, puzzles_of(1), [True, True, True])
    }


def test_who_comes_back_finds_the_result_and_cannot_answer_again(person, on):
    solver = Solver(person())
    solver.answer("dolores", right=False)
    kept = solver.page.evaluate(KEPT)
    solver.come(FIRST)
    expect(solver.page.locator(".table")).to_have_attribute("data-game", "dorada")  # the next one that is open
    solver.see("dolores")

    expect(solver.page.locator("#status")).to_have_text(SAY("puzzle-is-wrong"))
    expect(solver.page.locator("[data-part=answer]")).to_contain_text(solver.words("dolores")[0])
    solver.hears(solver.words("dolores")[1])
    assert solver.page.locator(".stage [data-move]").count() == 0
    assert solver.page.evaluate(KEPT) == kept


def test_two_tabs_give_one_answer(person, on):
    solver = Solver(person())
    solver.see("douro")
    other = solver.someone.open()
    other.goto("/puzzle#douro")
    puzzle = solver.puzzles["douro"]
    other.locator(f".stage [data-move='{puzzle.natural}']:visible").first.click()
    other.locator("[data-part=answer] .best").wait_for()
    solver.choose(puzzle.best)

    expect(solver.page.locator("#status")).to_have_text(SAY("puzzle-is-wrong"))
    assert solver.page.evaluate(KEPT)["days"][FIRST.isoformat()]["douro"]["move"] == puzzle.natural


def test_a_streak_grows_day_by_day_and_earlier_days_do_not_touch_it(person, on):
    solver = Solver(person())
    streak = solver.page.locator("[data-part=streak]")
    solver.answer_all()
    solver.come(on(FIRST + timedelta(days=1)))
    solver.answer_all(*GAMES)
    expect(streak).to_have_text(SAY("puzzle-streak", days=2))

    late = FIRST + timedelta(days=3)
    solver.come(on(late))
    solver.answer_all()
    expect(streak).to_have_text(SAY("puzzle-streak", days=1))

    solver.page.get_by_role("link", name=SAY("puzzle-before")).click()
    expect(solver.page.locator("h1")).to_contain_text("November 20, 2026")
    solver.puzzles = {puzzle.game: puzzle for puzzle in puzzles_of(3)}
    solver.answer_all()
    expect(streak).to_have_text(SAY("puzzle-earlier"))
    assert solver.page.evaluate(KEPT)["streak"] == {"last": late.isoformat(), "days": 1}


# ---- The way there


def test_the_start_page_leads_there_and_tells_how_one_stands(person, on):
    ada = person()
    ada.remember()
    ada.context.clock.set_fixed_time(f"{FIRST}T10:00:00Z")
    ada.go("/")
    link = ada.page.get_by_role("link", name=SAY("start-puzzle"))
    expect(link).to_have_text(SAY("start-puzzle"))
    link.click()
    solver = Solver(ada)
    solver.answer("dolores")
    ada.go("/")
    expect(link).to_contain_text(SAY("puzzle-left", left=2))
    solver.come(FIRST)
    solver.answer("dorada")
    solver.answer("douro")
    ada.go("/")

    expect(link).to_contain_text(SAY("puzzle-left", left=0))
    expect(link).to_contain_text(SAY("puzzle-row", days=1))


@pytest.mark.parametrize(
    ("address", "message", "arguments"),
    [
        ("2026-11-19", "puzzle-refused-early", {"day": "2026-11-19"}),
        ("2026-11-17", "puzzle-refused-none", {"day": "2026-11-17", "first": "2026-11-18"}),
        ("soon", "puzzle-refused-day", {"came": "soon"}),
    ],
)
def test_a_day_without_puzzles_says_why(person, on, address, message, arguments):
    ada = person()
    ada.go(f"/puzzle/{address}")

    expect(ada.page.get_by_role("alert")).to_have_text(SAY(message, **arguments))
    assert ada.page.title() == f"{SAY('puzzle-missing')} – Estran"
    assert violations(ada.page) == []
    assert any("404" in error for error in ada.errors)
    ada.errors.clear()  # the browser's own word about the answer
    ada.page.get_by_role("link", name=SAY("puzzle-today")).click()
    ada.page.locator("#status").wait_for()


def test_an_unreachable_server_is_told_before_and_after_and_the_answer_can_be_given_again(person, on):
    ada = person()
    ada.remember()
    ada.context.route("**/api/puzzles/*", lambda route: route.abort())
    ada.go("/puzzle")
    expect(ada.page.get_by_role("alert")).to_have_text(SAY("web-unreachable"))
    ada.context.unroute("**/api/puzzles/*")

    solver = Solver(ada)
    puzzle = solver.see("douro")
    ada.context.route("**/api/puzzles/*/*", lambda route: route.abort())
    solver.choose(puzzle.best)
    expect(ada.page.locator(".remark")).to_contain_text(SAY("web-unreachable"))
    assert ada.page.evaluate(KEPT) is None
    ada.context.unroute("**/api/puzzles/*/*")
    solver.choose(puzzle.best)
    expect(ada.page.locator("#status")).to_have_text(SAY("puzzle-is-right"))
    assert all("ERR_FAILED" in error for error in ada.errors)
    ada.errors.clear()


@pytest.mark.parametrize("way", WAYS)
def test_without_a_memory_one_can_solve_and_is_told_what_is_lost(person, on, way):
    ada = person()
    ada.context.add_init_script(WAYS[way])
    solver = Solver(ada, remembers=False)
    solver.answer_all()

    expect(solver.page.locator("[data-part=streak]")).to_have_text(SAY("puzzle-streak", days=1))
    expect(solver.page.locator(".unkept")).to_have_text(SAY("puzzle-unkept"))


# ---- What nobody may see, and what everybody must


@every_game
def test_nothing_gives_the_answer_away_before_it_is_given(person, on, game):
    ada = person()
    sent = []
    ada.page.on("response", lambda answer: sent.append(answer) if "/api/" in answer.url else None)
    solver = Solver(ada)
    puzzle = solver.see(game)
    (shown,) = (one for one in sent[0].json()["puzzles"] if one["game"] == game)

    assert [answer.url.rpartition("/api/")[2] for answer in sent] == ["puzzles/today"]
    assert shown.keys() == {"game", "players", "seat", "view", "events"}
    content = solver.page.content() + sent[0].text()
    assert solver.words(game)[1] not in content
    assert all(str(value) not in content for value in puzzle.values.values())
    assert puzzle.reason not in sent[0].text()


@every_game
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_before_and_after_the_answer(person, on, game, size, language):
    solver = Solver(person(locale=language, viewport=SIZES[size]), language=language)
    solver.see(game)
    assert solver.page.evaluate(OFF) == []

    solver.answer(game, right=False)
    assert solver.page.evaluate(OFF) == []
    assert solver.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@every_game
def test_on_a_phone_everybody_is_called_by_a_name_that_is_seen_whole(person, on, game):
    solver = Solver(person(viewport=PHONE))
    solver.see(game)
    cut = solver.page.locator("[data-part=rivals] :is(b, .name)").evaluate_all(
        "(names) => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.innerText)"
    )

    assert cut == []


@every_game
@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_axe_finds_nothing_in_any_state(person, on, game, theme):
    solver = Solver(person(), theme=theme)
    solver.see(game)
    assert violations(solver.page) == []

    solver.answer_all(game)
    solver.see(game)
    solver.page.locator("[data-part=answer] .best").wait_for()
    assert violations(solver.page) == []
    solver.page.set_viewport_size(PHONE)
    assert violations(solver.page) == []
