"""Files that are written whole or not at all."""

import pytest

from estran.files import written_whole


def test_a_file_is_replaced_when_all_of_it_is_written(tmp_path):
    path = tmp_path / "record.json"
    path.write_text("old")

    with written_whole(path) as file:
        file.write(b"new")
        assert path.read_text() == "old"

    assert path.read_text() == "new"
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_fails_half_way_leaves_what_was_there(tmp_path):
    path = tmp_path / "record.json"
    path.write_text("old")

    def write() -> None:
        with written_whole(path) as file:
            file.write(b"half")
            raise LookupError

    with pytest.raises(LookupError):
        write()

    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]
