"""Matches of bots alone are the same as any other match."""

import pytest

from estran.bots.random import RandomBot
from estran.bots.sight import sight
from estran.engine.dice import dice_of
from estran.engine.layout import facts
from estran.engine.seats import letter
from estran.games import NAMES, find
from estran.match.match import Match
from estran.trials.compiled_match import CompiledMatch

SIZES = [(name, players) for name in NAMES for players in find(name).players]


class Watcher(RandomBot):
    """Plays the same choices in a match of the usual kind, and compares what it is shown in both."""

    def __init__(self, twin):
        self.twin = twin
        self.looks = 0

    def choose(self, sight_):
        seat = letter(sight_.seat)
        own = sight(self.twin, seat, dice_of(self.twin.chance.seed, self.number(seat)))
        assert (sight_.choices, list(sight_.plies), sight_.talk) == (own.choices, own.plies, own.talk)
        assert facts(sight_.table) == facts(own.table)
        assert sight_.dice == own.dice
        action = super().choose(sight_)
        self.twin.play(seat, self.twin.game.notation.write_action(self.twin.table, sight_.seat, action))
        self.looks += 1
        return action

    def number(self, seat):
        """The stream of this seat's next choice."""
        return sum(ply[0] == seat for ply in self.twin.plies) * 5 + "ABCDE".index(seat)


@pytest.mark.parametrize(("name", "players"), SIZES)
def test_a_match_has_the_same_plies_sights_and_end_as_one_of_the_usual_kind(name, players):
    game, twin = find(name), Match(name, players, seed=players)
    watcher = Watcher(twin)
    match = CompiledMatch(game, game.set_table(players), [watcher] * players, seed=players, family=game.plain)
    match.play()
    result = twin.record().result

    assert watcher.looks > 20
    assert match.texts() == twin.plies
    assert result is not None
    assert match.scores() == result.scores
    assert [letter(seat) for seat in match.winners()] == result.winners


@pytest.mark.compiled
@pytest.mark.parametrize("name", NAMES)
def test_compiled_rules_play_the_same_match(name):
    game = find(name)
    fresh, bots = game.set_table(3), [RandomBot()] * 3
    matches = [CompiledMatch(game, fresh, bots, 5, game.plain), CompiledMatch(game, fresh, bots, 5)]
    for match in matches:
        match.play()

    assert matches[0].texts() == matches[1].texts()
    assert matches[0].scores() == matches[1].scores()


def test_a_choice_that_is_not_legal_is_an_error():
    class Cheat:
        def choose(self, sight):
            return -1

    game = find("douro")
    match = CompiledMatch(game, game.set_table(3), [Cheat()] * 3, 0, game.plain)

    with pytest.raises(ValueError, match="at A chose -1, which is none of"):
        match.play()


def test_signals_are_heard_by_all_before_anything_is_chosen():
    class Talker(RandomBot):
        def __init__(self):
            self.heard = []

        def talk(self, sight):
            return ["will share"] if sight.seat == 0 and not sight.talk else []

        def choose(self, sight):
            self.heard.append((sight.seat, list(sight.talk)))
            return super().choose(sight)

    game, bot = find("dolores"), Talker()
    match = CompiledMatch(game, game.set_table(2), [bot] * 2, 3, game.plain)
    match.play()
    first = next(position for position, (_, talk) in enumerate(bot.heard) if talk)

    assert all(talk == match.talks for _, talk in bot.heard[first:])
    assert match.talks[0][1:] == ("A", "will share")
