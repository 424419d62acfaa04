"""Whether a choice told somebody a secret, so that it cannot be taken back."""

from functools import cache
from typing import Any

from estran.engine.dice import dice_of
from estran.engine.events import heard
from estran.engine.game import Game
from estran.engine.unpacked import unpacked
from estran.engine.view import told
from estran.games import find
from estran.match.match import Match

LOOKED_AT = 300  # plies of a match in which a game with secrets shows them
IMAGININGS = 16  # a secret that a choice tells shows in nearly every one of them


def reveals(match: Match, ply: str) -> bool:
    """Whether a choice told somebody a secret: on tables imagined by the others it would have been told otherwise."""
    who, _, move = ply.partition(" ")
    chooser, game, before = match.seat(who), match.game, unpacked(match.table)
    for listener in range(match.players):
        tales = set()
        for number in range(IMAGININGS):
            table = before.copy()
            if number:
                game.plain.imagine(table, listener, dice_of(number))
            tales.add(tale(game, table, chooser, move, listener))
        if len(tales) > 1:
            return True
    return False


def tale(game: Game, table: Any, chooser: int, move: str, listener: int) -> str:
    """What a listener is told of a choice on this table."""
    write = game.notation.write_action
    moves = {write(table, chooser, action): action for action in game.legal_actions(table, chooser)}
    if move not in moves:
        return "impossible"
    game.plain.act(table, chooser, moves[move])
    return repr(told(game, heard(table), listener))


@cache
def is_open(name: str) -> bool:
    """Whether a game hides nothing from anybody: in a whole match no seat has to guess at anything."""
    game = find(name)
    if game.secret_phases:
        return False
    match, dice, fresh = Match(name, players=game.players[0], seed=0), dice_of(0), dice_of(0)
    while not match.over and len(match.plies) < LOOKED_AT:
        for seat in range(match.players):
            game.plain.imagine(unpacked(match.table), seat, dice)
        seat_in_turn = min(match.waiting)
        match.play(seat_in_turn, match.legal(seat_in_turn)[0])
    return bool(dice == fresh)
