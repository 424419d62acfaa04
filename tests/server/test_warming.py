"""On a machine where nothing has been compiled yet an expert answers at once, and its table is told until it is itself."""

import time

import pytest

from estran.server.settings import Times
from tests.server.near import serving
from tests.server.serving import QUICK
from tests.server.test_pace import begun

PATIENCE = 1200.0  # seconds; to compile takes a minute, and many on a machine that is busy with other tests
PAUSE = 2.0  # seconds between two hints, which are not given without end
pytestmark = [pytest.mark.slow, pytest.mark.timeout(PATIENCE + 300)]


@pytest.fixture
def near(tmp_path, monkeypatch):
    """A server on a fresh machine; however busy that is, no thought is lost."""
    monkeypatch.setenv("ESTRAN_CACHE", str(tmp_path / "cache"))
    with serving(tmp_path, times=Times(**{**QUICK, "budget": 60.0})) as near:
        yield near


class Seat:
    """Somebody at seat A, or an onlooker, and what they were told last."""

    def __init__(self, line, code, *tokens):
        self.line, self.told = line, {}
        line.hello(code, tokens)
        self.read("update")

    def read(self, *kinds):
        """Read on, up to a message of one of these kinds."""
        while (message := self.line.read())["type"] not in kinds:
            self.take(message)
        self.take(message)
        return message

    def take(self, message):
        """Remember the match as it is."""
        if message["type"] == "update":
            self.told = message

    def ask(self, kind, **more):
        """Ask for something; the answer."""
        where = {"match": self.told["match"], "version": self.told["version"], "seat": "A"}
        self.line.send({"type": kind, "key": f"{kind}-{time.monotonic()}", **where, **more})
        return self.read("done", "hint", "error")

    def go_on(self):
        """Choose, and read on until one is asked again."""
        version = self.told["version"]
        assert self.ask("choose", move=self.choices[0]["move"])["type"] == "done"
        while self.told["version"] == version or not self.choices:
            self.read("update")

    @property
    def choices(self):
        """What seat A may choose now."""
        return self.told["news"][0]["view"]["choices"]


def test_on_a_fresh_machine_an_expert_answers_at_once_and_the_table_is_told_until_it_is_itself(near):
    with near.socket() as line, near.socket() as other:
        made = begun(near, "dorada", "local", "expert", auto_roll=True, options={"first": "A"})
        ada, onlooker = Seat(line, made["code"], *made["tokens"].values()), Seat(other, made["watch"])
        assert ada.told["warming"] == []
        while not ada.choices:
            ada.read("update")
        while not ada.told["warming"]:
            ada.go_on()

        assert ada.told["warming"] == ["B"]
        assert ada.told["hurried"] == []  # the server is not busy
        while onlooker.told["warming"] != ["B"]:
            onlooker.read("update")
        hint = ada.ask("hint")
        assert hint["warming"]

        end = time.monotonic() + PATIENCE
        while (hint := ada.ask("hint")).get("warming", True):  # where these were too many, there is none
            assert time.monotonic() < end, "the search was never ready"
            time.sleep(PAUSE)
        while ada.told["warming"]:
            ada.go_on()
        assert ada.told["hurried"] == []
    with near.socket() as late:  # the other one has been silent for too long by now
        assert Seat(late, made["watch"]).told["warming"] == []
