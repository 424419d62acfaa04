"""The file of arena and lab: it only grows, a kill costs its last line at most, and nothing else is mixed in."""

import pytest
from msgspec import Struct

from estran.engine.game import Refused
from estran.trials.store import Store, StoreKind


class Rules(Struct, frozen=True):
    """What all entries have in common."""

    game: str
    seed: int


class Entry(Struct, frozen=True):
    """Something that was played, with some bytes."""

    number: int
    points: bytes


KIND: StoreKind[Rules, Entry] = StoreKind(
    "estran-test/1", "kept.jsonl", Rules, Entry, "terminal-arena-damaged", "terminal-usage-arena-other"
)
RULES = Rules("douro", 7)
ENTRIES = [Entry(number, bytes(range(number, 256))) for number in range(3)]


@pytest.fixture
def path(tmp_path):
    """A file with three entries."""
    store = Store.open(KIND, tmp_path, RULES)
    store.add(ENTRIES[:2])
    store.add(ENTRIES[2:])
    return store.path


def test_what_was_added_is_there_when_the_folder_is_opened_again(path):
    again = Store.open(KIND, path.parent, RULES)

    assert again.setting == RULES
    assert again.entries == Store(KIND, path.parent).entries == ENTRIES


@pytest.mark.parametrize("cut", [1, 9, 60])
def test_a_line_that_was_cut_off_by_a_kill_is_left_out_and_written_over(path, cut):
    path.write_bytes(path.read_bytes()[:-cut])
    again = Store.open(KIND, path.parent, RULES)

    assert again.entries == ENTRIES[:2]

    again.add(ENTRIES[2:])
    assert Store(KIND, path.parent).entries == ENTRIES


def test_reading_leaves_a_cut_line_alone(path):
    path.write_bytes(path.read_bytes()[:-9])
    before = path.read_bytes()

    assert Store(KIND, path.parent).entries == ENTRIES[:2]
    assert path.read_bytes() == before


def test_a_kill_at_the_very_beginning_leaves_no_file_that_counts(tmp_path):
    (tmp_path / "kept.jsonl.new").write_bytes(b'{"format":"est')

    assert Store.open(KIND, tmp_path, RULES).entries == []
    assert [file.name for file in tmp_path.iterdir()] == ["kept.jsonl"]


@pytest.mark.parametrize("other", [Rules("douro", 8), Rules("dorada", 7)], ids=str)
def test_entries_under_other_settings_are_not_mixed(path, other):
    before = path.read_bytes()

    with pytest.raises(Refused, match="holds matches of Douro 1872 with other options or another seed"):
        Store.open(KIND, path.parent, other)
    assert path.read_bytes() == before


HEAD = b'{"format":"estran-test/1","setting":{"game":"douro","seed":7}}\n'


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"match,plies",
        b"{}\n",
        b"nonsense\n",
        b"\xff\xfe\n",
        HEAD.replace(b"test/1", b"test/2"),
        HEAD.replace(b":7", b':"7"'),
        HEAD[:-1],
        HEAD + b"nonsense\n",
        HEAD + b'{"number":1}\n',
    ],
)
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path, text):
    path = tmp_path / "kept.jsonl"
    path.write_bytes(text)

    with pytest.raises(Refused, match=r"kept\.jsonl is not a complete arena file"):
        Store.open(KIND, tmp_path, RULES)
    assert path.read_bytes() == text
