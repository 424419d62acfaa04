"""`estran.Batch`: many tables, stepped, played out, shown and imagined at once."""

import copy
import io
import pickle

import numpy as np
import pytest

from estran import Batch, Refused
from estran.engine.family import plain_family
from estran.engine.layout import facts
from estran.engine.playouts import simulate
from estran.engine.rows import NONE, STAY
from estran.engine.seats import NOBODY
from estran.games import NAMES, find

PLAYERS = 3
every_game = pytest.mark.parametrize("name", NAMES)


@pytest.fixture
def plain(monkeypatch):
    """Batches of rules as they are written."""
    for name in NAMES:
        monkeypatch.setitem(find(name).__dict__, "silent", find(name).plain)


def legal(batch):
    return np.array([np.flatnonzero(mask)[-1] for mask in batch.mask()])


def facts_of(batch):
    return [facts(table) for table in batch.matches.tables]


@pytest.mark.usefixtures("plain")
@every_game
def test_the_same_matches_come_on_any_number_of_threads(name):
    one, three = Batch(name, 5, PLAYERS, seed=3), Batch(name, 5, PLAYERS, seed=3, threads=3)
    for _ in range(20):
        actions = legal(one)
        ours, theirs = one.step(actions), three.step(actions)

        assert all(np.array_equal(getattr(ours, field), getattr(theirs, field)) for field in ours._fields)
    assert facts_of(one) == facts_of(three) != facts_of(Batch(name, 5, PLAYERS, seed=4))


@pytest.mark.compiled
@every_game
def test_a_playout_of_fresh_tables_plays_the_matches_that_are_simulated(name):
    played, simulated = Batch(name, 40, PLAYERS, seed=3, threads=2).playout(), simulate(find(name), PLAYERS, 40, seed=3)

    assert np.array_equal(played.points, simulated.points)
    assert np.array_equal(played.winners, simulated.winners)
    assert np.array_equal(played.choices, simulated.choices)


@pytest.mark.usefixtures("plain")
def test_a_playout_leaves_the_tables_and_is_another_one_each_time():
    batch = Batch("douro", 8, PLAYERS)
    before = facts_of(batch)

    first, second = batch.playout(), batch.playout()

    assert facts_of(batch) == before
    assert not np.array_equal(first.points, second.points)


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize(
    ("actions", "told"),
    [
        ([7, 5, 7], "table 1: A chose 5, legal were \\[0, 1, 2, 3, 4, 6"),
        ([7, 7, -2], "table 2: A chose -2"),
        ([7, 7], r"expected 3 whole numbers, came int64 of shape \(2,\)"),
        ([0.5, 7, 7], "came float64"),
    ],
)
def test_what_is_not_legal_is_refused_and_no_table_changes(actions, told):
    batch = Batch("douro", 3, PLAYERS)
    before = facts_of(batch)

    with pytest.raises(ValueError, match=told):
        batch.step(np.array(actions))
    assert facts_of(batch) == before


@pytest.mark.usefixtures("plain")
def test_a_table_may_stay_as_it_is():
    batch = Batch("douro", 2, PLAYERS)
    before = facts_of(batch)

    batch.step(np.array([STAY, 7]))

    assert facts_of(batch)[0] == before[0]
    assert facts_of(batch)[1] != before[1]


@pytest.mark.usefixtures("plain")
def test_where_no_other_match_shall_begin_nobody_chooses_any_more():
    batch = Batch("douro", 2, PLAYERS, again=False)
    while (batch.sheets.seat != NONE).all():
        batch.step(legal(batch))
    over = int(np.flatnonzero(batch.sheets.seat == NONE)[0])

    with pytest.raises(ValueError, match=f"table {over}: nobody chose 7, legal were \\[\\]"):
        batch.step(np.where(batch.sheets.seat == NONE, 7, STAY))
    assert find("douro").plain.waiting(batch.matches.tables[over]) == NOBODY
    assert np.array_equal(batch.score()[1][over] > 0, batch.sheets.rewards[over].max() > 0)


@pytest.mark.usefixtures("plain")
@every_game
def test_a_table_can_be_shown_to_any_seat(name):
    batch, into = Batch(name, 2, PLAYERS), np.zeros(find(name).features.SIZE, np.int8)
    find(name).plain.observe(batch.matches.tables[1], 2, into)

    assert np.array_equal(batch.observe(2)[1], into)
    assert np.array_equal(batch.observe(np.array([1, 2]))[1], into)
    assert batch.observe() is batch.sheets.observation


@pytest.mark.usefixtures("plain")
def test_points_and_who_is_ahead_can_be_asked_for_at_any_time():
    batch = Batch("douro", 2, PLAYERS)

    points, ahead = batch.score()

    assert points[0, :PLAYERS].tolist() == [5, 5, 5]
    assert ahead[0] > 0


@pytest.mark.usefixtures("plain")
def test_an_imagined_batch_tells_nothing_that_the_seat_does_not_know():
    high, low = Batch("douro", 3, PLAYERS, seed=1), Batch("douro", 3, PLAYERS, seed=1)
    high.step(np.full(3, 10))
    low.step(np.full(3, 0))

    one, other = high.imagine(seed=5), low.imagine(seed=5)

    assert facts_of(one) == facts_of(other)
    assert one.sheets.seat.tolist() == [0, 0, 0]  # A chooses again
    assert facts_of(high) != facts_of(low)


@pytest.mark.usefixtures("plain")
def test_an_imagined_batch_has_chance_of_its_own():
    batch = Batch("dorada", 6, PLAYERS, seed=1)
    points = [batch.imagine(seed, seats=0).playout().points.tolist() for seed in (1, 1, 2)]

    assert points[0] == points[1] != points[2]


def test_a_device_that_does_not_exist_is_refused():
    with pytest.raises(ValueError, match="expected the device cpu or cuda, came tpu"):
        Batch("douro", 2, PLAYERS, device="tpu")


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"threads": 0}, "expected for threads a whole number of at least 1, came 0"),
        ({"tables": 0}, "expected for tables a whole number of at least 1, came 0"),
        ({"seed": "x"}, r"expected for seed a whole number from 0 to .*, came 'x'"),
        ({"seed": -1}, "expected for seed"),
        ({"game": "chess"}, "chess"),
        ({"players": 9}, "3 to 5"),
    ],
)
def test_arguments_that_cannot_be_are_refused_in_a_sentence(settings, told):
    with pytest.raises(ValueError, match=told):
        Batch(**{"game": "douro", "tables": 2, "players": PLAYERS, **settings})


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("seats", [7, -3, 3, [0, 5], [0.5, 1], [1]])
def test_a_seat_that_does_not_exist_is_refused(seats):
    batch = Batch("douro", 2, PLAYERS)

    with pytest.raises(ValueError, match=r"expected (a seat|seats)"):
        batch.observe(seats)
    with pytest.raises(ValueError, match=r"expected (a seat|seats)"):
        batch.imagine(1, seats)


@pytest.mark.usefixtures("plain")
@every_game
def test_a_copy_has_the_same_chance_to_come_and_goes_its_own_way(name):
    batch = Batch(name, 3, PLAYERS, seed=2)
    twin = batch.copy()
    before = facts_of(batch)
    for _ in range(10):
        twin.step(legal(twin))

    assert facts_of(batch) == before
    for _ in range(10):
        batch.step(legal(batch))
    assert facts_of(batch) == facts_of(twin)


@pytest.mark.usefixtures("plain")
def test_some_tables_can_be_taken_in_any_order_and_several_times():
    batch = Batch("dorada", 3, PLAYERS, seed=2)

    taken = batch.take([2, 0, 2, 2])

    assert [facts_of(batch)[row] for row in (2, 0, 2, 2)] == facts_of(taken)
    assert np.array_equal(taken.mask()[1], batch.mask()[0])
    with pytest.raises(ValueError, match="expected the number of one table or more, came none"):
        batch.take([])
    for rows in ([3], [-1], [0.5], 1):
        with pytest.raises(ValueError, match="expected"):
            batch.take(rows)


@pytest.mark.usefixtures("plain")
@every_game
def test_a_saved_batch_goes_on_as_it_would_have(name, tmp_path):
    batch = Batch(name, 3, PLAYERS, seed=2, again=False)
    batch.step(legal(batch))
    batch.save(tmp_path / "tables.npz")

    loaded = Batch.load(tmp_path / "tables.npz")

    assert facts_of(loaded) == facts_of(batch)
    for _ in range(5):
        ours, theirs = batch.step(legal(batch)), loaded.step(legal(loaded))
        assert all(np.array_equal(getattr(ours, sheet), getattr(theirs, sheet)) for sheet in ours._fields)
    assert not loaded.again


@pytest.mark.usefixtures("plain")
def test_tables_of_another_version_are_refused(tmp_path, monkeypatch):
    Batch("douro", 2, PLAYERS).save(tmp_path / "tables.npz")
    monkeypatch.setitem(find("douro").__dict__, "version", 3)

    with pytest.raises(ValueError, match="expected tables of douro v3, came v0"):
        Batch.load(tmp_path / "tables.npz")


@pytest.mark.usefixtures("plain")
def test_imagining_depends_on_its_seed_alone_and_changes_nothing_here():
    batch, untouched = Batch("dolores", 6, PLAYERS, seed=5), Batch("dolores", 6, PLAYERS, seed=5)
    for _ in range(4):
        actions = legal(batch)
        batch.step(actions)
        untouched.step(actions)

    one, again, other = batch.imagine(seed=1), batch.imagine(seed=1), batch.imagine(seed=2)

    assert facts_of(one) == facts_of(again)
    assert facts_of(batch) == facts_of(untouched)

    first, same, another = (batch.playout().points for batch in (one, again, other))

    assert np.array_equal(first, same)
    assert not np.array_equal(first, another)
    assert np.array_equal(batch.playout().points, untouched.playout().points)


def damage(kept, name, change):
    """A saved batch with one array changed."""
    with np.load(kept) as arrays:
        content = dict(arrays)
    content[name] = change(content[name])
    np.savez(kept, **content)


def one_array():
    """What NumPy saves for one array."""
    into = io.BytesIO()
    np.save(into, np.zeros(3))
    return into.getvalue()


FOREIGN = {
    "text": lambda kept: kept.write_text("a letter"),
    "empty": lambda kept: kept.write_bytes(b""),
    "cut": lambda kept: kept.write_bytes(kept.read_bytes()[:-200]),
    "one array": lambda kept: kept.write_bytes(one_array()),
    "other arrays": lambda kept: np.savez(kept, weights=np.zeros(3)),
    "no facts": lambda kept: damage(kept, "facts", lambda facts: np.array("{")),
    "other facts": lambda kept: damage(kept, "facts", lambda facts: np.array('{"game": "douro"}')),
    "fewer seats": lambda kept: damage(kept, "seat", lambda seats: seats[:1]),
    "a narrow mask": lambda kept: damage(kept, "mask", lambda mask: mask[:, :3]),
    "other dice": lambda kept: damage(kept, "dice", lambda dice: np.zeros(len(dice))),
}


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("foreign", FOREIGN.values(), ids=FOREIGN)
def test_a_file_that_no_batch_was_saved_in_is_refused_by_its_name(foreign, tmp_path):
    kept = tmp_path / "tables.npz"
    Batch("douro", 2, PLAYERS).save(kept)
    foreign(kept)

    with pytest.raises(Refused, match=r"tables.npz holds no tables: it is not a file that Batch.save has written"):
        Batch.load(kept)


def test_a_file_that_is_not_there_is_refused_by_its_name(tmp_path):
    with pytest.raises(Refused, match=r"nothing.npz cannot be used: No such file"):
        Batch.load(tmp_path / "nothing.npz")


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize(
    "copied", [lambda it: pickle.loads(pickle.dumps(it)), copy.deepcopy], ids=["pickle", "deepcopy"]
)
@every_game
def test_a_batch_and_its_game_can_be_pickled_and_copied(name, copied):
    batch = Batch(name, 3, PLAYERS, seed=4)
    twin = copied(batch)

    assert np.array_equal(batch.playout().points, twin.playout().points)
    assert copied(find(name)) is find(name)
    assert copied(find(name).plain) is find(name).plain


def test_a_family_that_belongs_to_no_game_cannot_be_copied():
    with pytest.raises(TypeError, match="belongs to no game"):
        copy.deepcopy(plain_family({}))
