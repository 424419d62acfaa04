"""Figures tell no secrets; they belong to the whole process, so no other server may be at work beside this one."""

from estran.server.settings import Times
from tests.server.near import serving


def test_no_figure_tells_that_somebody_has_chosen_in_secret(tmp_path):
    with serving(tmp_path, times=Times(idle=3600, poll=3600)) as near, near.socket() as line:
        made = near.open_room(["local"] * 3)
        near.start(made)
        room = line.hello(made["code"], made["tokens"].values())
        version = line.until("update")["version"]
        choice = {"type": "choose", "match": room["match"], "version": version}
        before = counted(near.figures())
        assert line.ask({"key": "1", "seat": "A", "move": "1", **choice})["version"] is None

        assert counted(near.figures()) == before

        assert line.ask({"key": "2", "seat": "B", "move": "1", **choice})["version"] is None
        assert line.ask({"key": "3", "seat": "C", "move": "1", **choice})["version"] is not None
        after = counted(near.figures())
        for figure in ("estran_moves_total", "estran_commit_seconds_count", 'estran_messages_total{kind="choose"}'):
            assert after[figure] == before.get(figure, 0) + 1


def counted(figures: str) -> dict[str, float]:
    """What Estran counts, without how much time and memory its process takes."""
    lines = [line.rpartition(" ") for line in figures.splitlines() if line.startswith("estran_")]
    return {name: float(value) for name, _, value in lines if "_created" not in name}
