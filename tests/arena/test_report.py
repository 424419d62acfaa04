"""The report: the numbers, for eyes and ears, by day and by night, in three languages."""

import re
from xml.etree import ElementTree

import pytest

from estran.arena.report import ArenaReport
from estran.arena.results import ArenaResults, Run
from estran.games.dorada.boards import load, to_data
from estran.report.pages import Heading, Paragraph, Plot, Table, page
from estran.report.plots import Mark, in_page, marks, on_paper
from estran.trials.matches import Row, Setting
from estran.trials.schedule import pair
from estran.words.folders import LANGUAGES
from estran.words.speaker import speaker


@pytest.fixture
def results(tmp_path):
    """Eight deals at tables of two and of three; `a` wins three matches out of four."""
    rows = []
    for number in range(8):
        for place, lineup in enumerate([*pair("a", "b|c", 2), *pair("a", "b|c", 3)]):
            winner = lineup.index("b|c" if (place + number) % 4 == 0 else "a")
            scores = tuple(5 if seat == winner else 1 for seat in range(len(lineup)))
            rows.append(Row(number, lineup, scores, (winner,), 9, tuple({40: 3} for _ in lineup)))
    runs = [Run("2026-11-14T10:00:00+00:00", "a <machine>", 16, "one"), Run("2026-11-15T10:00:00+00:00", "m", 2, "two")]
    results = ArenaResults.open(tmp_path, Setting.of("douro", {"open_points": True}, 3))
    results.runs += runs
    results.add(rows)
    return results


def test_the_markdown_has_the_numbers(results):
    ArenaReport(results, speaker("en"), ["a"]).write()
    text = (results.folder / "report.md").read_text()

    assert (
        "| a against b\\|c | 2 players | better | 75.0% ± 22.3 | 50.0% | 75.0% ± 22.3 | 2.00 ± 1.79 | 8 | 16 |" in text
    )
    assert "| a against b\\|c | all sizes | better |" in text
    assert "Options: open_points=true." in text
    assert "Played from 2026-11-14 to 2026-11-15 on m × 2 cores." in text
    assert "mix several versions" in text
    assert re.search(r"\| a \| 264 \| 0\.10 \| 0\.10 \|", text)


def test_a_board_goes_by_its_name(tmp_path):
    board = to_data(load("classic")) | {"name": "mine"}
    results = ArenaResults.open(tmp_path, Setting.of("dorada", {"board": board}, 3))

    assert "Options: board=mine." in list(ArenaReport(results, speaker("en")).preface())


def test_pictures_beside_the_markdown_are_whole_and_have_a_background(results):
    ArenaReport(results, speaker("en")).write()
    text = (results.folder / "report.md").read_text()
    pictures = re.findall(r"!\[[^\]]{30,}\]\((\w+\.svg)\)", text)

    assert pictures == ["shares.svg", "ladder.svg"]
    for picture in pictures:
        root = ElementTree.fromstring((results.folder / picture).read_text())
        assert root[0].get("fill") == "#ffffff"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_is_told_to_trust_the_intervals_before_it_is_shown_the_ladder(results, language):
    say = speaker(language).say

    lines = list(ArenaReport(results, speaker(language)).lines())

    assert lines.index(say("arena-trust")) == len(lines) - 3  # two bots are ranked below it


def test_the_page_loads_nothing_and_follows_day_and_night(results):
    html = ArenaReport(results, speaker("en")).write().read_text()

    assert "prefers-color-scheme: dark" in html
    assert "currentColor" in html
    assert "#00000" not in html  # no stand-in is left
    assert not re.search(r'(src|href)="(?!#)', html)
    assert len(re.findall("<svg ", html)) == len(re.findall('<svg role="img" aria-label="[^"]{20,}', html)) == 2
    ids = re.findall(r'\bid="([^"]+)"', html)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:url\(#|href="#)([^")]+)', html)) <= set(ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_speaks_the_reader_s_language(results, language):
    report = ArenaReport(results, speaker(language), ["a"])
    html = report.write().read_text()
    lines = list(report.lines())

    assert f'<html lang="{language}">' in html
    assert {"en": "75.0% ± 22.3", "fr": "75,0\u202f% ± 22,3", "pl": "75,0% ± 22,3"}[language] in lines[0]
    assert {"en": "better", "fr": "meilleur", "pl": "lepszy"}[language] in lines[0]
    assert len(lines) == 3 + 1 + 2


def test_before_the_first_whole_deal_there_is_nothing_to_compare(results):
    del results.rows[1:]
    report = ArenaReport(results, speaker("en"))
    html = report.write().read_text()

    assert next(report.lines()) == "No deal is complete yet, so nothing can be compared."
    assert "Who beats whom" not in html
    assert "Ladder" in html


# ---- Pages and plots in general


def test_what_is_written_cannot_break_the_page():
    table = Table("<b>", ["<i>", "2"], [["<script>", "&"]])
    html = page("<title>", "en", [Heading("<h>"), Paragraph("a < b"), table])

    assert not re.search("<b>|<i>|<script>|<h>", html)
    assert "&lt;script&gt;" in html


def test_a_table_has_headings_for_columns_and_rows(tmp_path):
    table = Table("Points", ["Who", "What", "How many"], [["a", "wins", "3"]], words=2)

    assert table.html().count('scope="col"') == 3
    html = table.html()
    assert (
        '<td role="cell" data-label="What" class="words">wins</td><td role="cell" data-label="How many">3</td>' in html
    )
    assert table.markdown(tmp_path).splitlines()[2:] == [
        "| Who | What | How many |",
        "| --- | --- | ---: |",
        "| a | wins | 3 |",
    ]


def test_a_plot_names_its_lines_and_is_the_same_twice():
    lines = [Mark("one", 3.0, 2.0, 4.0), Mark("other <&>", 5.0, 5.0, 5.0)]
    svg = marks(lines, "Points", even=4.0, edges=(0, 10))

    assert svg == marks(lines, "Points", even=4.0, edges=(0, 10))
    assert ">one<" in svg
    assert ">Points<" in svg
    ElementTree.fromstring(on_paper(svg))
    assert 'aria-label="&quot;"' in in_page(svg, "plot", '"')
    assert Plot("plot", "A plot", svg).html().startswith('<div class="wide" role="region"')
