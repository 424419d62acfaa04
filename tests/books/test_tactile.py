"""The board for fingers: distances that fingers need, nothing over anything else, and true sizes on paper."""

import math
import re
from itertools import combinations, pairwise

import pytest

from estran.books.dorada.tactile import A3, ACROSS, MARGIN, drawn, key, shape, sheets, spots, words
from estran.books.dots import CELL, DOT, LINE, WITHIN, cells, label
from estran.books.strokes import Disc, pdf, svg
from estran.games.dorada.boards import find, from_data
from estran.lab.dorada.boards import propose
from estran.words.folders import LANGUAGES
from estran.words.speaker import speaker

LONGEST = from_data(
    {
        "name": "long",
        "dorada": 99,
        "gold": [30, 60],
        "traps": [94, 95, 96, 97, 98],
        "springboards": {"10": 4, "20": 2, "40": -3, "50": 12, "92": 7},
    }
)
BOARDS = [find("classic"), find("leap"), propose(1, 0), LONGEST]
every_board = pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def dots(marks):
    return [mark for mark in marks if isinstance(mark, Disc) and mark.radius == DOT]


def test_a_cell_has_dots_2_5_mm_apart_and_cells_are_6_mm_apart():
    first, second, third = sorted(label("é", "fr", 0, 0), key=lambda dot: (dot.x, dot.y))[:3]
    a, b = label("aa", "en", 10, 20)

    assert (first.x, first.y, second.y, third.y) == (0, 0, 2.5, 5)
    assert max(dot.x for dot in label("é", "fr", 0, 0)) == 2.5
    assert (b.x - a.x, b.y - a.y) == (6, 0)
    assert (WITHIN, CELL, LINE) == (2.5, 6.0, 10.0)


@every_language
def test_lines_of_a_label_are_10_mm_apart(language):
    heights = sorted({round(dot.y, 3) for dot in dots(key(speaker(language)))})
    board = find("classic")
    square = next(square for square in range(1, board.dorada) if len(words(board, square, speaker(language))) == 2)
    spot = spots(board)[square]
    labels = [dot for dot in dots(drawn(board, speaker(language))) if abs(dot.x - spot.x) < ACROSS / 2]
    below = sorted({round(dot.y - spot.y, 3) for dot in labels if 0 < dot.y - spot.y < 40})

    assert any(math.isclose(there - here, 10, abs_tol=1e-6) for here in heights for there in heights)
    assert {round(there - here, 3) for here, there in combinations(below, 2)} >= {10.0}


@every_board
@every_language
def test_no_dot_touches_another_a_shape_or_the_edge_of_a_sheet(board, language):
    marks = list(drawn(board, speaker(language)))
    found = dots(marks)
    roomy = math.ceil((board.dorada + 1) / 10) <= 6
    half = 11.0 if roomy else 8.0
    nearest = min(math.dist((a.x, a.y), (b.x, b.y)) for a, b in combinations(found, 2))

    assert nearest >= WITHIN - 1e-6
    assert min(math.dist((dot.x, dot.y), (spot.x, spot.y)) for dot in found for spot in spots(board)) > half + 1
    assert all(5 < dot.x % 210 < 205 and 5 < dot.y < A3[1] - 5 for dot in found)


@every_board
def test_squares_are_apart_and_stay_off_the_edges(board):
    places = spots(board)

    assert len(places) == board.dorada + 1
    assert min(math.dist(a[:2], b[:2]) for a, b in combinations(places, 2)) > 2 * 8 + 5
    assert all(MARGIN + 7.9 < spot.x % 210 < 210 - MARGIN - 7.9 for spot in places)
    assert all(abs(here.x - there.x) < 60 for here, there in pairwise(places))


@every_language
def test_labels_are_the_braille_of_the_language(language):
    """As liblouis writes numbers in Braille ASCII."""
    texts = [str(number) for number in (1, 7, 10, 23, 40, 99)]
    expected = {"en": "#A #G #AJ #BC #DJ #II", "pl": "#A #G #AJ #BC #DJ #II", "fr": ",* ,] ,*# ,<% ,?# ,[["}[language]

    assert [to_ascii(text, language) for text in texts] == expected.split()


def to_ascii(text, language):
    known = {"3456": "#", "6": ",", "16": "*", "126": "<", "146": "%", "1456": "?", "156": ":", "1246": "$"}
    known |= {"12456": "]", "1256": "\\", "246": "[", "1": "A", "12": "B", "14": "C", "145": "D", "15": "E"}
    known |= {"124": "F", "1245": "G", "125": "H", "24": "I", "245": "J"}
    return "".join(known[cell] for cell in cells(text, language))


def test_every_word_of_the_key_can_be_written():
    for language in LANGUAGES:
        for name in ("start", "plain", "trap", "springboard", "gold", "dorada", "yellow", "violet", "green", "blue"):
            text = speaker(language).say(f"dorada-terminal-tactile-{name}").replace(" / ", " ")
            assert len(cells(text, language)) == len(text), text


def test_each_kind_of_square_has_a_shape_of_its_own():
    kinds = ("start", "plain", "trap", "springboard", "gold", "dorada")

    assert len({tuple(shape(kind, 0, 0, 10)) for kind in kinds}) == len(kinds)


def test_pages_have_their_true_size():
    whole, legend = sheets(find("classic"), speaker("en"), tiled=False)
    left, right, _ = sheets(find("classic"), speaker("en"), tiled=True)
    boxes = re.findall(rb"/MediaBox\[0 0 ([\d.]+) ([\d.]+)\]", pdf([whole, legend]))

    assert 'width="420mm" height="297mm" viewBox="0 0 420 297"' in svg(whole)
    assert 'width="210mm" height="297mm" viewBox="210 0 210 297"' in svg(right)
    assert left.marks == right.marks == whole.marks
    assert [(round(float(w) * 25.4 / 72), round(float(h) * 25.4 / 72)) for w, h in boxes] == [(420, 297), (210, 297)]


def test_a_pdf_says_where_its_objects_begin():
    told = pdf(sheets(find("classic"), speaker("en"), tiled=False))
    start = int(re.findall(rb"startxref\n(\d+)\n", told)[0])
    places = [int(row) for row in re.findall(rb"(\d{10}) 00000 n", told[start:])]

    assert told[start:].startswith(b"xref\n")
    assert [told[place:].split(b" ", 1)[0] for place in places] == [b"%d" % (n + 1) for n in range(len(places))]
