"""How matches end is written down for those who come back, in the transaction that ends them."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from estran.engine.game import Refused
from estran.server.match.context import Caller
from estran.server.settings import Times
from estran.server.store.results import Sitter, ranks_of
from estran.server.store.tidy import tidy
from estran.server.wire.kinds import SeatKind
from tests.server.near import Line, Near, bearer, eventually, serving
from tests.server.rated import profile_row
from tests.server.serving import QUICK

PEOPLE = ["ada", "bo", "cem"]
LONG = {"present": 3600, "absent": 7200}


@pytest.fixture(scope="module")
def near(tmp_path_factory):
    """A server whose bots need not be compiled, and three people who want to be rated."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ESTRAN_PLAIN", "1")
        with serving(tmp_path_factory.mktemp("results"), times=Times(**{**QUICK, **LONG})) as near:
            add_people(near)
            yield near


def add_people(near: Near) -> None:
    with near.database() as connection:
        for face, name in enumerate(PEOPLE):
            row = profile_row(name, name=name.title(), face=face)
            marks = ", ".join("?" * len(row))
            connection.execute(f"INSERT INTO profiles ({', '.join(row)}) VALUES ({marks})", list(row.values()))


class Table:
    """A match of these people, each with a profile, and bots, over one socket that holds all their seats."""

    def __init__(
        self, near: Near, line: Line, *, people: int = 2, bots: int = 1, game: str = "douro", **more: Any
    ) -> None:
        wishes = [{"kind": "local"} for _ in range(people)] + [{"kind": "bot", "level": "easy"} for _ in range(bots)]
        body = {"game": game, "seats": wishes, "auto_roll": True, **more.pop("room", {})}
        made = near.http.post("/api/rooms", json=body).json()
        self.sit(near, line, made, more.pop("profiles", PEOPLE[:people]), rated=more.pop("rated", True))

    @classmethod
    def of(cls, near: Near, line: Line, made: dict[str, Any], profiles: list[str | None]) -> "Table":
        """A room that there is already."""
        table = cls.__new__(cls)
        table.sit(near, line, made, profiles)
        return table

    def sit(
        self, near: Near, line: Line, made: dict[str, Any], profiles: list[str | None], *, rated: bool = True
    ) -> None:
        """Everybody sits down with their profile, and begins."""
        self.near, self.line, self.made, self.people, self.number = near, line, made, profiles, 0
        self.set_up(rated=rated)
        self.begin()

    def begin(self) -> None:
        """Start, and hear how the table stands."""
        self.near.start(self.made)
        self.room = self.line.hello(self.made["code"], self.made["tokens"].values())
        self.match = self.room["match"]
        self.told = self.line.until("update")

    def set_up(self, *, rated: bool) -> None:
        """Everybody sits there with their profile, and has agreed."""
        with self.near.database() as connection:
            (room,) = connection.execute("SELECT id FROM rooms WHERE code = ?", [self.made["code"]]).fetchone()
            connection.execute("UPDATE rooms SET rated = ? WHERE id = ?", [rated, room])
            for place, profile in enumerate(self.people):
                connection.execute("UPDATE seats SET profile = ? WHERE room = ? AND place = ?", [profile, room, place])

    def ask(self, kind: str, seat: str, /, **more: Any) -> dict[str, Any]:
        """A request on the version that was told last, answered; what was told meanwhile is taken in."""
        self.number += 1
        wish = {"match": self.match, "version": self.told["version"], "seat": seat, **more}
        self.line.send({"type": kind, "key": f"k{self.number}", **wish})
        while True:
            told = self.hear()
            if told["type"] in ("done", "error", "hint"):
                return told

    def hear(self) -> dict[str, Any]:
        """The next message."""
        told = self.line.read()
        if told["type"] == "update" and told["match"] == self.match:
            self.told = told
        if told["type"] == "room":
            self.room = told
        return told

    def until(self, condition: Callable[["Table"], Any]) -> None:
        """Hear until something is so."""
        while not condition(self):
            self.hear()

    def choose(self) -> None:
        """Whoever is asked chooses at random; if nobody is, hear what the bots do."""
        luck = random.Random(self.number)
        asked = [news for news in self.told["news"] if news["view"]["choices"] and news["chosen"] is None]
        version = self.told["version"]
        for news in asked:
            move = luck.choice(news["view"]["choices"])["move"]
            self.ask("choose", news["seat"], move=move)
            if self.told["version"] != version:
                return
        if self.told["version"] == version and self.room["status"] != "over":
            self.hear()

    def play(self, end: Callable[["Table"], bool] = lambda table: table.room["status"] == "over") -> "Table":
        """To the end, or until something is so."""
        while not end(self):
            self.choose()
        return self

    def vote(self, kind: str, **more: Any) -> None:
        for chair in list(self.room["chairs"]):
            if chair["yours"] and not chair["resigned"]:
                assert self.ask("vote", chair["seat"], kind=kind, **more)["type"] == "done"

    def select(self, query: str) -> list[Any]:
        """Something about this match, from the database."""
        with self.near.database() as connection:
            return connection.execute(query, [self.match]).fetchall()

    def played(self) -> list[Any]:
        return self.select("SELECT game, players, ending, rated FROM played WHERE match = ?")

    def results(self) -> list[Any]:
        columns = "seat, profile, name, face, level, rank, score, resigned"
        return self.select(f"SELECT {columns} FROM results WHERE match = ? ORDER BY seat")

    def steps(self) -> list[Any]:
        """Everybody's change of rating, once nothing is owed any more."""
        owed = "SELECT match FROM work WHERE match = ? AND kind = 'rate'"
        eventually(lambda: not self.select(owed))
        return self.select("SELECT seat, who, rank FROM rating_steps WHERE match = ? ORDER BY number")


@contextmanager
def table(near: Near, **more: Any) -> Iterator[Table]:
    with near.socket() as line:
        yield Table(near, line, **more)


# ---- What is written


def test_a_match_that_is_over_leaves_a_result_for_every_seat_and_changes_ratings(near):
    with table(near) as ours:
        ours.play()
        record = near.http.get(f"/api/matches/{ours.match}/record").json()["result"]
        rows = ours.results()

        assert ours.played() == [("douro", 3, None, 1)]
        assert [row[:5] for row in rows] == [
            ("A", "ada", "A", 0, None),
            ("B", "bo", "B", 1, None),
            ("C", None, rows[2][2], None, "easy"),
        ]
        assert [row[6] for row in rows] == record["scores"]
        assert {row[0] for row in rows if row[5] == 1} == set(record["winners"])
        assert [(seat, who) for seat, who, _ in ours.steps()] == [("A", "ada"), ("B", "bo"), ("C", "bot easy")]


def test_who_resigns_is_last_and_so_is_whom_a_bot_plays_for_at_the_end(near):
    with table(near, people=3, bots=0) as ours:
        ours.choose()
        assert ours.ask("resign", "A")["type"] == "done"
        assert ours.ask("leave", "B")["type"] == "done"
        ours.play()

        assert [(row[0], row[1], row[4], row[5], row[7]) for row in ours.results()] == [
            ("A", "ada", None, 2, 1),
            ("B", "bo", None, 2, 1),
            ("C", "cem", None, 1, 0),
        ]
        assert ours.steps() == [("A", "ada", 2), ("B", "bo", 2), ("C", "cem", 1)]
        (past,) = near.http.get(f"/api/rooms/{ours.made['code']}/matches").json()
        assert past["gone"] == ["A", "B"]
        assert [chair["gone"] for chair in ours.room["chairs"]] == [True, True, False]


def test_whoever_is_back_at_the_end_has_the_rank_of_their_points(near):
    with table(near, people=2, bots=1) as ours:
        ours.choose()
        assert ours.ask("leave", "B")["type"] == "done"
        ours.until(lambda ours: ours.room["chairs"][1]["stand_in"])
        with near.socket() as again:
            again.hello(ours.made["code"], [ours.made["tokens"]["1"]])
            ours.until(lambda ours: not ours.room["chairs"][1]["stand_in"])
        ours.play()
        record = near.http.get(f"/api/matches/{ours.match}/record").json()

        assert ["B", "person"] in [line[1:] for line in record["sat"]]
        assert [row[7] for row in ours.results()] == [0, 0, 0]


def sitter(seat: str, *, resigned: bool = False, stand_in: bool = False) -> Sitter:
    return Sitter(seat, seat, seat, resigned, SeatKind.PERSON, None, stand_in, unnamed=False)


@pytest.mark.parametrize(
    ("gone", "scores", "winners", "ranks"),
    [
        ("", [5, 7, 7, 2], "BC", [3, 1, 1, 4]),
        ("", [7, 7, 7, 2], "B", [2, 1, 2, 4]),  # a tie was broken
        ("", [1, 2, 2, 0], "A", [1, 2, 2, 4]),
        ("B", [5, 7, 6, 2], "B", [2, 4, 1, 3]),  # a bot won for somebody who was gone
        ("BD", [5, 7, 6, -2], "B", [2, 3, 1, 3]),
        ("ABCD", [5, 7, 6, 2], "B", [1, 1, 1, 1]),
    ],
)
def test_equal_ones_share_a_rank_and_who_is_gone_is_last(gone, scores, winners, ranks):
    sitters = [
        sitter(seat, resigned=seat in gone and seat < "C", stand_in=seat in gone and seat > "B") for seat in "ABCD"
    ]

    found = ranks_of(sitters, {"scores": scores, "winners": list(winners)})

    assert [found[seat] for seat in "ABCD"] == ranks


def test_a_match_that_is_stopped_leaves_results_without_ranks_and_is_not_rated(near):
    with table(near) as ours:
        ours.choose()
        ours.vote("end")
        ours.until(lambda ours: ours.room["status"] == "abandoned")

        assert ours.played() == [("douro", 3, "agreed", 0)]
        assert [row[5:7] for row in ours.results()] == [(None, None)] * 3
        assert ours.steps() == []


def test_a_match_that_people_have_left_to_bots_and_the_host_ends_is_abandoned(near):
    with table(near, people=1, bots=2) as ours:
        ours.choose()
        assert ours.ask("resign", "A")["type"] == "done"
        answer = near.http.post(f"/api/rooms/{ours.made['code']}/abandon", headers=bearer(ours.made["host"]))

        assert answer.status_code == 204, answer.text
        assert ours.played() == [("douro", 3, "abandoned", 0)]


def test_a_match_that_is_cleared_away_is_abandoned_too_and_its_result_stays_when_the_room_is_gone(near):
    with table(near, people=3, bots=0) as ours:  # a bot could still choose when the room is to look old
        ours.choose()
        with near.database() as connection:
            connection.execute("UPDATE rooms SET touched = 0 WHERE code = ?", [ours.made["code"]])
        near.run(lambda: tidy(near.service.database, 30, force=True))
        abandoned = ours.played(), len(ours.results())
        with near.database() as connection:
            connection.execute("UPDATE rooms SET touched = 0 WHERE code = ?", [ours.made["code"]])
        near.run(lambda: tidy(near.service.database, 30, force=True))

        assert abandoned == ([("douro", 3, "abandoned", 0)], 3)
        assert ours.select("SELECT id FROM matches WHERE id = ?") == []
        assert (ours.played(), len(ours.results())) == abandoned


def test_a_room_is_not_cleared_away_before_its_match_is_rated(near):
    with table(near) as ours:
        ours.play()
        assert ours.steps()
        kept = [tidied(near, ours, owed=owed) for owed in (True, False)]

        assert kept == [True, False]


def tidied(near, ours, *, owed: bool) -> bool:
    """Clear away what nothing happened in for long, while a rating is owed or not; whether the match is still there."""
    with near.database() as connection:
        connection.execute("DELETE FROM work WHERE match = ?", [ours.match])
        if owed:  # since before the server was down, and not before far in the future
            owing = [ours.match, "rate", 99, 1e12, 0.0]
            connection.execute('INSERT INTO work (match, kind, decision, "at", leased) VALUES (?, ?, ?, ?, ?)', owing)
        connection.execute("UPDATE rooms SET touched = 0 WHERE code = ?", [ours.made["code"]])
    near.run(lambda: tidy(near.service.database, 30, force=True))
    return bool(ours.select("SELECT id FROM matches WHERE id = ?"))


def test_a_match_that_never_began_leaves_nothing(tmp_path):
    with serving(tmp_path, times=Times(promise=3600)) as near:
        made = near.open_room(["local", "bot", "bot"])
        add_people(near)
        with near.database() as connection:
            connection.execute("UPDATE seats SET profile = 'ada' WHERE place = 0")
        near.http.post(f"/api/rooms/{made['code']}/start", headers=bearer(made["host"]))
        with near.database() as connection:
            connection.execute("UPDATE rooms SET touched = 0")
        near.run(lambda: tidy(near.service.database, 30, force=True))

        with near.database() as connection:
            assert connection.execute("SELECT status, version FROM matches").fetchall() == [("abandoned", 0)]
            assert connection.execute("SELECT count(*) FROM match_seats WHERE profile = 'ada'").fetchone() == (1,)
            assert connection.execute("SELECT * FROM played").fetchall() == []


def test_where_nobody_has_a_profile_nothing_is_written(near):
    with table(near, profiles=[]) as ours:
        ours.play()

        assert (ours.played(), ours.results(), ours.steps()) == ([], [], [])


# ---- What is not rated


def unrated(ours: Table) -> bool:
    """Whether a match was played to its end, and is a result, and has changed no rating."""
    ours.play()
    (played,) = ours.played()
    return played[2:] == (None, 0) and {row[5] for row in ours.results()} >= {1} and ours.steps() == []


def test_somebody_alone_against_bots_is_rated(near):
    with table(near, people=1, bots=2) as ours:
        ours.play()

        assert [who for _, who, _ in ours.steps()] == ["ada", "bot easy", "bot easy"]


def test_a_match_with_hints_is_not_rated(near):
    with table(near, people=1, bots=2) as ours:
        ours.play(lambda ours: ours.told["news"][0]["view"]["choices"])
        assert ours.ask("hint", "A")["type"] == "hint"

        assert ours.select("SELECT hinted FROM matches WHERE id = ?") == [(1,)]
        assert unrated(ours)


def test_a_hint_that_was_refused_does_not_count(near):
    with table(near) as ours:
        ours.play(lambda ours: ours.told["news"][0]["view"]["choices"])

        assert ours.ask("hint", "A")["message"] == "refused-hint"
        assert len(ours.play().steps()) == 3


def test_a_hint_that_comes_when_the_match_is_over_is_not_told(near):
    with table(near, people=1, bots=2) as ours:
        ours.play()
        steps = ours.steps()
        by = Caller(ours.match, "A", ours.told["version"])
        with pytest.raises(Refused) as refused:
            near.run(lambda: near.service.desk.hints._note(by))

        assert refused.value.message == "refused-not-running"
        assert ours.select("SELECT hinted FROM matches WHERE id = ?") == [(0,)]
        assert len(ours.steps()) == len(steps) == 3


def test_a_match_in_which_a_choice_was_taken_back_is_not_rated(near):
    with table(near, people=1, bots=2) as ours:
        ours.choose()
        ours.play(lambda ours: ours.told["news"][0]["undo"])
        assert ours.ask("undo", "A", agree=True)["type"] == "done"

        assert unrated(ours)


@pytest.mark.parametrize("profiles", [["ada", None], ["ada", "ada"], [None, "bo"]])
def test_with_several_seats_on_one_device_or_somebody_without_a_profile_it_is_not_rated(near, profiles):
    with table(near, profiles=profiles) as ours:
        assert unrated(ours)


def test_it_is_not_rated_where_somebody_has_not_asked_for_it(near):
    with near.database() as connection:
        connection.execute("UPDATE profiles SET rated = 0 WHERE id = 'cem'")
    try:
        with table(near, profiles=["ada", "cem"]) as ours:
            with near.database() as connection:  # too late for this match
                connection.execute("UPDATE profiles SET rated = 1 WHERE id = 'cem'")

            assert unrated(ours)
    finally:
        with near.database() as connection:
            connection.execute("UPDATE profiles SET rated = 1 WHERE id = 'cem'")


def test_it_is_not_rated_where_the_room_does_not_say_so(near):
    with table(near, rated=False) as ours:
        assert unrated(ours)


def test_it_is_not_rated_where_the_host_does_not_allow_it(tmp_path, monkeypatch):
    monkeypatch.setenv("ESTRAN_PLAIN", "1")
    with serving(tmp_path, times=Times(**{**QUICK, **LONG}), ratings=False) as near:
        add_people(near)
        with table(near) as ours:
            assert unrated(ours)


def test_a_try_is_nobodys_result(near):
    with table(near) as ours:
        ours.play()
        plies = len(near.http.get(f"/api/matches/{ours.match}/record").json()["plies"])
        tries = f"/api/matches/{ours.match}/tries"
        answers = (near.http.post(tries, json={"plies": at, "seat": "A"}) for at in reversed(range(plies)))
        made = next(answer.json() for answer in answers if answer.status_code == 201)
    with near.socket() as line:
        tried = Table.of(near, line, made, ["ada"])
        tried.play()

        assert tried.select("SELECT rated FROM matches WHERE id = ?") == [(0,)]
        assert (tried.played(), tried.steps()) == ([], [])
