"""A simulated match can be written down: the same match, and one that the rules allow."""

import pytest

from estran.engine.playouts import plies_of, simulate
from estran.engine.view import score_of, winners_of
from estran.games import NAMES, find
from estran.match.match import Match
from estran.match.record import FORMAT, MatchRecord


@pytest.mark.parametrize("name", NAMES)
def test_the_plies_of_a_simulated_match_lead_to_its_result(name, family, monkeypatch):
    game = find(name)
    if family == "plain":
        monkeypatch.setitem(game.__dict__, "silent", game.plain)
    results = simulate(game, 3, 4, seed=5, first=10)
    for row, number in enumerate(range(10, 14)):
        plies = plies_of(game, 3, number, seed=5)

        match = Match.replay(MatchRecord(format=FORMAT, game=name, players=3, plies=[]))
        for ply in plies:
            match.append(ply)

        assert match.over
        assert len(plies) == results.plies[row]
        assert score_of(game, match.table) == results.points[row, :3].tolist()
        assert sum(1 << match.seat(seat) for seat in winners_of(game, match.table) or []) == results.winners[row]
