"""The reports of arena and lab on a phone: nothing is cut, nothing scrolls sideways, and every number keeps its heading."""

from estran.report.pages import Heading, Paragraph, Plot, Table, page
from estran.report.plots import Mark, marks

PHONE, WIDE = {"width": 390, "height": 844}, {"width": 1200, "height": 800}
HEAD = (
    "Bot",
    "First rules",
    "Second rules",
    "Difference",
    "Share of victory",
    "Points of the best",
    "Plies",
    "Matches",
)
ROWS = [(f"normal@1000 against expert {seat}", *["33.3 % (12.5 to 54.2)"] * 7) for seat in "ABC"]
REPORT = page(
    "The lab: Douro 1872",
    "en",
    [
        Paragraph("3,000 matches, options board=a-board-with-a-long-name and first=B."),
        Heading("Seats"),
        Plot("seats", "Shares with their intervals", marks([Mark("Seat A (normal)", 33.3, 30.1, 36.5)], "Share in %")),
        Table("Victories and points of each seat", HEAD, ROWS),
    ],
)
OVERFLOWING = """() => [document.documentElement, ...document.querySelectorAll('.wide, td, th[scope=row]')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.outerHTML.slice(0, 80))"""


def test_on_a_phone_tables_and_plots_fit_and_cells_keep_their_headings(browser):
    context = browser.new_context(viewport=PHONE)
    tab = context.new_page()
    tab.set_content(REPORT)

    assert tab.evaluate(OVERFLOWING) == []
    assert "Share of victory" in tab.evaluate(
        "getComputedStyle(document.querySelectorAll('td')[3], '::before').content"
    )
    assert tab.get_by_role("cell").count() == len(ROWS) * (len(HEAD) - 1)
    assert tab.get_by_role("rowheader").count() == len(ROWS)
    context.close()


LINES = """() => {
    const range = document.createRange()
    range.selectNodeContents(document.querySelector('td'))
    return range.getClientRects().length
}"""


def test_on_a_phone_a_value_and_its_interval_stay_on_one_line(browser):
    context = browser.new_context(viewport=PHONE)
    tab = context.new_page()
    head = ("What", "First rules: board=a-board-with-a-long-name and first=B")
    tab.set_content(page("The lab", "en", [Table("Shares", head, [("Seat A", "34.1 % (30.1 to 36.5)")])]))

    assert tab.evaluate(LINES) == 1
    assert tab.evaluate(OVERFLOWING) == []
    context.close()


def test_on_a_wide_screen_a_table_is_a_table(browser):
    context = browser.new_context(viewport=WIDE)
    tab = context.new_page()
    tab.set_content(REPORT)

    assert tab.evaluate("getComputedStyle(document.querySelector('td')).display") == "table-cell"
    assert tab.evaluate("getComputedStyle(document.querySelectorAll('td')[3], '::before').content") == "none"
    context.close()
