"""Families: the same rules, plain and compiled, side by side in one process."""

import os
import pickle
import stat
import subprocess
import sys
import time
from typing import Annotated

import numpy as np
import pytest

from estran.engine import family as families
from estran.engine.events import heard, say
from estran.engine.family import Function, cache_folder, compiled_family, plain_family, told_when_compiling
from estran.engine.game import Refused
from estran.engine.layout import Int, Ints, Layout, Long, Longs, Scratch, copy_of, facts
from estran.engine.rule import rule
from estran.games import find


@rule()
def third(numbers, index):
    """Reads without looking where it reads."""
    return numbers[index]


@rule()
def called_by_name(numbers):
    """Calls another rule."""
    return third(numbers, 0)


@pytest.fixture
def fresh_cache(tmp_path, monkeypatch):
    """An empty cache folder, and nothing remembered about another one."""
    monkeypatch.setenv("ESTRAN_CACHE", str(tmp_path / "cache"))
    cache_folder.cache_clear()
    yield tmp_path / "cache"
    cache_folder.cache_clear()


def test_a_plain_family_runs_the_source_as_it_is():
    assert plain_family({called_by_name: called_by_name}).called_by_name([7]) == 7


def test_a_family_stands_in_for_the_functions_it_is_given(fresh_cache):
    bound: dict[Function, Function] = {called_by_name: called_by_name, third: first_of_two}

    assert compiled_family(bound).called_by_name(np.array([7, 8])) == 15
    assert plain_family(bound).called_by_name([7, 8]) == 15
    assert called_by_name([7, 8]) == 7


@rule()
def first_of_two(numbers, index):
    """Adds the next one."""
    return numbers[index] + numbers[index + 1]


def test_estran_plain_compiles_nothing(monkeypatch):
    monkeypatch.setenv("ESTRAN_PLAIN", "1")

    assert compiled_family({third: third}).third([1, 2, 3], 2) == 3


def test_compiled_code_is_kept_and_found_again(fresh_cache):
    compiled_family({third: third}).third(np.arange(3), 2)
    (file,) = cache_folder().iterdir()
    written = file.read_bytes()

    again = compiled_family({third: third})
    again.third(np.arange(3), 2)

    assert sum(again.third.stats.cache_hits.values()) == 1
    assert again.third.stats.cache_path == str(cache_folder())
    assert file.read_bytes() == written


def test_those_who_wait_are_told_once_before_something_is_compiled_and_not_again_when_it_was(fresh_cache):
    told = []
    for _ in range(2):
        with told_when_compiling(lambda: told.append("compiling")):
            compiled_family({called_by_name: called_by_name}).called_by_name(np.arange(3))
    compiled_family({third: third}).third(np.ones(1), 0)  # nobody waits any more

    assert told == ["compiling"]


@pytest.mark.parametrize("left", [0, 100])
def test_a_file_that_was_cut_off_is_compiled_again(fresh_cache, left):
    compiled_family({third: third}).third(np.arange(3), 2)
    (file,) = cache_folder().iterdir()
    written = file.read_bytes()
    file.write_bytes(written[:left])

    assert compiled_family({third: third}).third(np.arange(3), 2) == 2
    assert len(file.read_bytes()) > left  # as long as before but for the numbers that the compiler gives to names


def test_what_cannot_be_kept_runs_all_the_same(fresh_cache, monkeypatch):
    def full(*arguments, **settings):
        raise OSError("No space left on device")

    cache_folder()
    monkeypatch.setattr("tempfile.NamedTemporaryFile", full)

    assert compiled_family({third: third}).third(np.arange(3), 2) == 2
    assert not [file for file in cache_folder().iterdir() if file.suffix != ".lock"]


def test_families_share_what_they_have_in_common_and_keep_apart_what_they_have_not(fresh_cache):
    compiled_family({called_by_name: called_by_name}).called_by_name(np.arange(3))
    kept = set(cache_folder().iterdir())
    other = compiled_family({called_by_name: called_by_name, third: first_of_two})
    same = compiled_family({called_by_name: called_by_name, read_large: read_large})

    assert same.called_by_name(np.arange(3)) == 0
    assert set(cache_folder().iterdir()) == kept
    assert other.called_by_name(np.arange(3)) == 1
    assert len(set(cache_folder().iterdir()) - kept) == 2


def test_a_table_of_another_layout_is_compiled_for_anew(fresh_cache):
    family = compiled_family({third: third})
    narrow, wide = (np.zeros(3, np.dtype([("number", kind)])) for kind in ("i4", "i8"))
    family.third(narrow, 0)
    family.third(wide, 0)

    assert len(list(cache_folder().iterdir())) == 2


def test_a_function_that_refers_to_memory_of_this_process_is_not_kept(fresh_cache, monkeypatch):
    monkeypatch.setitem(read_large.__globals__, "LARGE", np.arange(200_000))

    assert compiled_family({read_large: read_large}).read_large(7) == 7
    assert not list(cache_folder().iterdir())


LARGE = np.arange(3)


@rule()
def read_large(index):
    """Reads an array of more than a megabyte, which Numba leaves where it is."""
    return LARGE[index]


def test_two_processes_compile_a_function_once(fresh_cache):
    script = """
from estran.games import find
game = find("dorada")
game.compiled.waiting(game.state.array(1)[0])
print(sum(game.compiled.waiting.stats.cache_misses.values()))
"""
    crew = [subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True) for _ in range(3)]

    compiled = sorted(int(one.communicate()[0]) for one in crew)

    assert compiled == [0, 0, 1]


def test_checked_and_unchecked_code_are_kept_apart(fresh_cache, monkeypatch):
    files = set()
    for checked in (0, 1):
        monkeypatch.setattr("numba.config.BOUNDSCHECK", checked)
        families._circumstances.cache_clear()
        files.add(compiled_family({third: third}).third._cache.digest)
    families._circumstances.cache_clear()

    assert len(files) == 2


def test_what_was_not_used_for_longest_is_pruned(fresh_cache):
    folder = cache_folder()
    for age in range(8):
        (folder / f"used-{age}").write_bytes(b"x" * 100)
        os.utime(folder / f"used-{age}", (time.time() - age * 1000,) * 2)

    families._prune(folder, room=450)

    assert sorted(file.name for file in folder.iterdir()) == ["used-0", "used-1", "used-2", "used-3"]


def test_a_cache_that_cannot_be_written_gives_a_warning_and_a_temporary_folder(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("ESTRAN_CACHE", str(tmp_path / "file"))
    cache_folder.cache_clear()

    with pytest.warns(UserWarning, match="Compiled code is kept in"):
        folder = cache_folder()

    assert folder.is_dir()
    folder.rmdir()
    cache_folder.cache_clear()


def test_without_a_choice_the_cache_is_in_the_users_cache_folder(monkeypatch, tmp_path):
    monkeypatch.delenv("ESTRAN_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    cache_folder.cache_clear()

    assert tmp_path in cache_folder().parents
    cache_folder.cache_clear()


def test_without_platformdirs_too_the_cache_is_in_the_users_own_folder(monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "platformdirs", None)
    monkeypatch.delenv("ESTRAN_CACHE", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    cache_folder.cache_clear()

    assert cache_folder() == tmp_path / ".cache" / "estran" / "compiled"
    cache_folder.cache_clear()


def test_a_cache_folder_of_another_user_is_not_used(fresh_cache, monkeypatch):
    (fresh_cache / "compiled").mkdir(parents=True)
    stranger = os.getuid() + 1
    monkeypatch.setattr(os, "getuid", lambda: stranger)

    with pytest.warns(UserWarning, match="belongs to another user"):
        folder = cache_folder()

    assert fresh_cache not in folder.parents
    folder.rmdir()


def test_nobody_else_may_write_into_the_cache(fresh_cache):
    (fresh_cache / "compiled").mkdir(parents=True)
    (fresh_cache / "compiled").chmod(0o777)

    assert stat.S_IMODE(cache_folder().stat().st_mode) == 0o700


def test_it_compiles_without_a_lock_where_there_is_only_numpy_and_numba(fresh_cache, monkeypatch):
    monkeypatch.setitem(sys.modules, "filelock", None)

    assert compiled_family({third: third}).third(np.arange(3), 2) == 2


def test_engine_games_and_batch_load_with_numpy_and_numba_alone():
    blocked = "fluent", "msgspec", "typer", "rich", "filelock", "platformdirs"
    script = f"""
import sys
for name in {blocked}:
    sys.modules[name] = None
import estran.engine.playouts
from estran.games import NAMES, find
print([int(find(name).set_table(3).players) for name in NAMES])
"""

    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)

    assert done.stdout == "[3, 3, 3]\n"


def test_bounds_checks_are_on_when_they_are_asked_for(fresh_cache):
    if os.environ.get("NUMBA_BOUNDSCHECK") == "1":
        with pytest.raises(IndexError):
            compiled_family({third: third}).third(np.arange(3), 3)
    else:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", f"{__file__}::test_bounds_checks_are_on_when_they_are_asked_for"],
            env={**os.environ, "NUMBA_BOUNDSCHECK": "1"},
            capture_output=True,
            text=True,
            check=False,
        )

        assert "1 passed" in done.stdout, done.stdout


def test_a_full_event_buffer_is_an_error(family):
    game = find("douro")
    state = game.set_table(3)
    tell = getattr(game, family).with_(say)
    rows = state.events.shape[0]
    for row in range(rows):
        tell(state, row)

    with pytest.raises(IndexError, match="full"):
        tell(state, 0)
    assert [event.kind for event in heard(state)] == list(range(rows))


def test_a_record_with_gaps_is_refused():
    class Gappy(Layout):
        narrow: Int
        wide: Long

    with pytest.raises(TypeError, match="wide fields first"):
        Gappy.dtype()


def test_equal_facts_are_equal_tables_whatever_was_said():
    state = find("douro").set_table(3)
    twin = copy_of(state)
    say(twin, 1, 2, 3)

    assert facts(state) == facts(twin)
    twin.points[0] += 1
    assert facts(state) != facts(twin)


def test_a_record_without_events_is_all_facts():
    class Plain(Layout):
        number: Int

    assert len(facts(Plain.new())) == 4


def test_a_refusal_reaches_another_process_as_it_is():
    again = pickle.loads(pickle.dumps(Refused("refused-seat", came="F", known=["A", "B"])))

    assert (again.message, again.arguments) == ("refused-seat", {"came": "F", "known": ["A", "B"]})


def test_a_refusal_without_words_still_says_what_it_is(monkeypatch):
    monkeypatch.setattr(Refused, "render", None)

    assert str(Refused("refused-thing", came="x", known=["y"])) == "refused-thing, came x, known ['y']"


def test_a_layout_with_named_sizes_has_as_many_numbers_as_it_is_given():
    class Tally(Scratch):
        times: Annotated[Ints, "i4", ("cells", 2)]

    sized = Tally.sized(actions=7, outcomes=3, cells=5)
    tally = sized.new()

    assert sized.dtype().names == ("weights", "choices", "times")
    assert (tally.weights.shape, tally.choices.shape, tally.times.shape) == ((3,), (7,), (5, 2))


def test_a_field_that_a_class_declares_again_keeps_its_place():
    class Wider(Scratch):
        weights: Annotated[Longs, "i8", ("actions",)]

    sized = Wider.sized(actions=7, outcomes=3)

    assert sized.dtype().names == ("weights", "choices")
    assert sized.new().weights.shape == (7,)


def test_a_size_that_nobody_gave_is_asked_for():
    with pytest.raises(TypeError, match=r"Scratch.weights has no size yet: use Scratch.sized\(outcomes=...\)"):
        Scratch.sized(actions=3).new()
