"""A draft holds what a record holds, and every rule does the same to both."""

import random

from estran.engine.dice import dice_of
from estran.engine.unpacked import packed, unpacked
from estran.games import find
from tests.tables import do, every_table, positions, random_choice


@every_table
def test_a_match_on_a_draft_is_the_match_on_a_record(table):
    name, players, options = table
    game, luck = find(name), random.Random(3)
    record = game.set_table(players, options)
    draft = unpacked(record)
    while waiting := game.plain.waiting(record):
        who, number = random_choice(game, record, luck)

        assert game.plain.waiting(draft) == waiting
        assert game.chances(draft) == game.chances(record)
        if who != "*":
            assert game.legal_actions(draft, who) == game.legal_actions(record, who)

        do(game.plain, record, who, number)
        do(game.plain, draft, who, number)

        assert packed(draft).tobytes() == record.tobytes()


@every_table
def test_a_draft_is_imagined_like_its_record(table):
    game = find(table[0])
    for record in positions(table, seed=5, every=7):
        for seat in range(table[1]):
            draft = unpacked(record)
            imagined = packed(draft)
            game.plain.imagine(imagined, seat, dice_of(8))
            game.plain.imagine(draft, seat, unpacked(dice_of(8)))

            assert packed(draft).tobytes() == imagined.tobytes()


@every_table
def test_a_copy_of_a_draft_goes_its_own_way(table):
    name, players, options = table
    game, luck = find(name), random.Random(1)
    draft = unpacked(game.set_table(players, options))
    before = packed(draft).tobytes()
    twin = draft.copy()
    do(game.plain, twin, *random_choice(game, twin, luck))

    assert packed(draft).tobytes() == before
    assert packed(twin).tobytes() != before
