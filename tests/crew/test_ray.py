"""Ray clusters of several processes: workers and machines are lost under way, and nobody notices it in the results."""

from pathlib import Path

import msgspec
import pytest

from estran import crew
from estran.arena.results import ArenaResults
from estran.arena.run import play_due
from estran.crew import Crew, share_out
from estran.engine.game import Refused
from estran.games import find
from estran.lab.experiment import Experiment
from estran.lab.results import LabResults
from estran.lab.run import play_missing
from estran.trials.matches import Setting
from estran.trials.schedule import fixtures
from tests.cli.driver import Person
from tests.crew.works import deadly, endless, refused, squared
from tests.lab.conftest import plain  # noqa: F401 (a fixture)
from tests.trials.conftest import plain as arena_plain  # noqa: F401 (a fixture, too)

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("plain")]
SETTING = Setting.of("dorada", {}, 7)

MORTAL = """
import os, signal
from pathlib import Path

class Bot:
    def __init__(self, game):
        self.left = 30  # choices

    def choose(self, sight):
        self.left -= 1
        if self.left == 0 and self.is_first():
            for victim in [{victims}]:
                os.kill(victim, signal.SIGKILL)
        return sight.choices[-1]

    def is_first(self):
        try:
            Path({grave!r}).touch(exist_ok=False)
        except FileExistsError:
            return False
        return True
"""


@pytest.fixture(scope="module")
def machines():
    """A cluster of three machines, one of which only keeps the books; all of them are processes here."""
    from ray.cluster_utils import Cluster

    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("ESTRAN_PLAIN", "1")
        environment.setenv("RAY_USAGE_STATS_ENABLED", "0")
        cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
        for _ in range(2):
            cluster.add_node(num_cpus=1)
    yield cluster
    cluster.shutdown()


def timeless(results):
    """Rows in order, without what depends on the machine."""
    return sorted(msgspec.structs.replace(row, times=({},) * len(row.lineup)) for row in results.rows)


def played(folder, team, due):
    """The rows that this crew plays, in a folder of its own."""
    results = ArenaResults.open(folder, SETTING)
    play_due(results, due, team)
    return timeless(ArenaResults.read(folder))


def write_mortal(folder, name, *victims):
    """A bot in a folder of its own, which kills these once; gives the sign that it did."""
    grave = folder / "grave"
    (folder / "bots").mkdir()
    (folder / "bots" / f"{name}.py").write_text(MORTAL.format(victims=", ".join(victims), grave=str(grave)))
    return grave


def test_a_killed_worker_changes_nothing(tmp_path, monkeypatch):
    grave = write_mortal(tmp_path, "mortal", "os.getpid()")
    monkeypatch.chdir(tmp_path / "bots")
    due = list(fixtures(["random", "mortal:Bot"], [2], 10))

    by_ray = played(tmp_path / "ray", Crew(2, "local", Path.cwd()), due)

    assert grave.exists()
    assert by_ray == played(tmp_path / "alone", Crew(1), due)
    assert [row.fixture for row in by_ray] == sorted(due)


def test_a_killed_worker_changes_nothing_in_the_lab(tmp_path, monkeypatch):
    grave = write_mortal(tmp_path, "frail", "os.getpid()")
    monkeypatch.chdir(tmp_path / "bots")
    experiment = Experiment.of(find("dorada"), 2, ["random", "frail:Bot"], [{}, {"board": "leap"}], 7)
    by_ray, alone = (LabResults.open(tmp_path / name, experiment) for name in ("ray", "alone"))

    play_missing(by_ray, 10, Crew(2, "local", Path.cwd()))
    play_missing(alone, 10, Crew(1))

    assert grave.exists()
    assert by_ray.played == alone.played
    assert len(by_ray.played) == 20


def test_a_lost_machine_changes_nothing_and_bots_of_the_folder_go_along(tmp_path, monkeypatch, machines):
    grave = write_mortal(tmp_path, "sinking", "os.getppid()", "os.getpid()")
    monkeypatch.chdir(tmp_path / "bots")
    due = list(fixtures(["random", "sinking:Bot"], [2], 10))

    by_ray = played(tmp_path / "ray", Crew(None, machines.address, Path.cwd()), due)

    assert grave.exists()
    assert by_ray == played(tmp_path / "alone", Crew(1), due)


def test_work_and_its_refusals_come_back_whole(machines):
    results = list(share_out(squared, range(300), Crew(1, machines.address)))

    assert sorted(number for chunk in results for number in chunk) == [number**2 for number in range(300)]
    with pytest.raises(Refused, match="no bot level “7”"):
        list(share_out(refused, [7], Crew(1, machines.address)))


def test_work_that_kills_every_worker_is_given_up_in_words(machines, monkeypatch):
    monkeypatch.setattr(crew, "RETRIES", 1)

    with pytest.raises(Refused, match="The workers were lost"):
        list(share_out(deadly, [7], Crew(1, machines.address)))


def test_whoever_stops_leaves_the_cluster_to_others(machines):
    stopped = share_out(endless, range(10), Crew(None, machines.address))
    assert next(stopped) == [None]
    stopped.close()

    assert sum(map(sum, share_out(squared, range(10), Crew(None, machines.address)))) == 285


def test_whoever_stops_it_keeps_what_was_played(tmp_path):
    line = ("arena", "dorada", "--bots", "random", "easy", "--players", "2", "--matches", "5000", "--ray", "local")
    person = Person(*line, "--jobs", "2", folder=tmp_path)
    person.child.expect(r" [1-9]\d*/10000")  # the bar has moved
    code = person.interrupt()
    rows = ArenaResults.read(tmp_path / "arena-dorada").rows

    assert code == 130
    assert "Matches saved in arena-dorada: " in person.seen
    assert "Traceback" not in person.seen
    assert 0 < len({row.fixture for row in rows}) == len(rows) < 10000
