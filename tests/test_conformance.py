"""What every game must be at every table size and with every option; there are no exceptions."""

import os
import random
from enum import IntEnum

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from estran import Match, MatchRecord, Refused
from estran.engine.dice import dice_of
from estran.engine.layout import copy_of, facts
from estran.engine.seats import CHANCE, ONLOOKER, letter, members
from estran.games import NAMES, find
from tests.tables import do, every_table, positions, random_choice

seeds = st.integers(0, 2**32 - 1)
sampled = settings(max_examples=5 if "ESTRAN_REPEATS" in os.environ else 1)  # matches per table; `make soak` plays five
LONGEST = 2000  # plies
SAMENESS = {
    "dorada": 5
}  # its turns are alike and hide nothing: one of so many plies is looked at, chance and choice in turn
RAREST = 20_000  # imaginings until the least likely card has surely lain face down once
SAMPLE = 50  # imagined tables of which every fact is compared

pytestmark = pytest.mark.soak


@pytest.mark.compiled
@pytest.mark.parity
@every_table
@sampled
@given(seed=seeds)
def test_plain_and_compiled_play_the_same_match_byte_for_byte(table, seed):
    name, players, options = table
    game, luck = find(name), random.Random(seed)
    plain, compiled = game.set_table(players, options), game.set_table(players, options)
    while game.plain.waiting(plain):
        step = random_choice(game, plain, luck)
        do(game.plain, plain, *step)
        do(game.compiled, compiled, *step)

        assert plain.tobytes() == compiled.tobytes()
    assert game.plain.winners(plain) == game.compiled.winners(compiled) != 0


@pytest.mark.compiled
@every_table
@sampled
@given(seed=seeds)
def test_plain_and_compiled_answer_alike(table, seed):
    game = find(table[0])
    for state in positions(table, seed, every=SAMENESS.get(game.name, 1)):
        for family in (game.plain, game.compiled):
            assert family.waiting(state) == game.plain.waiting(state)
        for seat in range(game.players[-1]):
            assert compiled_legal(game, state, seat) == game.legal_actions(state, seat)
        weights = np.zeros(game.outcomes, np.int64)
        assert weights[: game.compiled.odds(state, weights)].tolist() == game.chances(state)
        for seat in (*range(int(state.players)), ONLOOKER):
            assert imagined(game, game.plain, state, seat, 5) == imagined(game, game.compiled, state, seat, 5)
            assert observed(game, game.plain, state, seat) == observed(game, game.compiled, state, seat)


def compiled_legal(game, state, seat):
    choices = np.zeros(game.actions + 1, np.int32)
    return choices[: game.compiled.legal(state, seat, choices)].tolist()


def imagined(game, rules, state, seat, seed):
    table = copy_of(state)
    rules.imagine(table, seat, dice_of(seed))
    return table.tobytes()


def observed(game, rules, state, seat):
    into = np.zeros(game.features.SIZE, np.float32)
    rules.observe(state, seat, into)
    return into.tolist()


@every_table
@sampled
@given(seed=seeds)
def test_every_match_ends_with_a_winner(table, seed):
    *_, last = states = list(positions(table, seed))
    game = find(table[0])

    assert len(states) < LONGEST
    assert game.plain.winners(last) > 0
    assert game.plain.winners(last) >> int(last.players) == 0


@pytest.mark.compiled
@every_table
@sampled
@given(seed=seeds)
def test_legal_is_what_act_accepts_and_a_refusal_changes_no_byte(table, seed):
    game = find(table[0])
    for state in positions(table, seed, every=7):
        for seat in range(game.players[-1]):
            legal = game.legal_actions(state, seat)
            accepted = [action for action in range(-1, game.actions + 1) if accepts(game.compiled, state, seat, action)]

            assert accepted == legal
            assert legal == sorted(set(legal))
            assert bool(legal) == bool(game.plain.waiting(state) >> seat & 1)


def accepts(rules, state, seat, action):
    """Whether the seat may do this; a refusal must leave the table as it was."""
    after = copy_of(state)
    try:
        rules.act(after, seat, action)
    except ValueError:
        assert after.tobytes() == state.tobytes()
        return False
    return True


@every_table
def test_the_plain_rules_refuse_what_is_not_legal(table):
    game = find(table[0])
    for state in positions(table, 1, every=11):
        for seat in range(game.players[-1]):
            legal = set(game.legal_actions(state, seat))
            for action in [*range(-1, game.actions + 1, 3), *legal]:
                assert accepts(game.plain, state, seat, action) == (action in legal)


@every_table
def test_chance_that_is_not_due_is_refused_and_changes_no_byte(table):
    game = find(table[0])
    for state in positions(table, 2, every=5):
        if game.plain.waiting(state) == CHANCE:
            assert sum(game.chances(state)) > 0
            continue
        before = state.tobytes()

        assert game.chances(state) == []
        with pytest.raises(ValueError, match="chance"):
            game.plain.happen(state, 0)
        assert state.tobytes() == before


@every_table
@sampled
@given(seed=seeds)
def test_views_and_features_do_not_change_when_hidden_things_do(table, seed):
    game = find(table[0])
    view = game.views.view
    for number, state in enumerate(positions(table, seed, every=3 * SAMENESS.get(game.name, 1))):
        for seat in (*range(int(state.players)), ONLOOKER):
            other = copy_of(state)
            game.plain.imagine(other, seat, dice_of(seed, number))

            assert msgspec.json.encode(view(other, seat)) == msgspec.json.encode(view(state, seat))
            assert observed(game, game.plain, other, seat) == observed(game, game.plain, state, seat)


@pytest.mark.compiled
@every_table
@sampled
@given(seed=seeds)
def test_every_secret_takes_every_value_and_nothing_else_changes(table, seed):
    game = find(table[0])
    for state in positions(table, seed, every=5):
        for seat in (*range(int(state.players)), ONLOOKER):
            secrets = game.views.secrets(state, seat)
            values: list[set[tuple[int, ...]]] = [set() for _ in secrets]
            possible = [secret.possible for secret in secrets]
            enough = 400 if any(len(values) > 1 for values in possible) else 2
            for stream in range(RAREST):
                other = copy_of(state)
                game.compiled.imagine(other, seat, dice_of(seed, stream))
                for seen, secret in zip(values, secrets, strict=True):
                    seen.add(secret.value(other))
                if stream < SAMPLE:
                    assert facts(without(secrets, other)) == facts(without(secrets, state))
                if stream >= enough and values == possible:
                    break

            assert values == possible


def without(secrets, state):
    """The table with its secrets wiped."""
    wiped = copy_of(state)
    for secret in secrets:
        for name, index in (*secret.fields, *secret.follows):
            if index == ():
                setattr(wiped, name, 0)
            else:
                getattr(wiped, name)[index] = 0
    return wiped


@every_table
@sampled
@given(seed=seeds)
def test_a_record_brings_back_the_same_table(table, seed):
    match = random_match(table, seed)

    again = Match.replay(MatchRecord.decode(match.record().encode()))

    assert again.table.tobytes() == match.table.tobytes()
    assert again.record().encode() == without_seed(match.record()).encode()
    assert list(again.events("A")) == list(match.events("A"))


def without_seed(record):
    record.seed = None
    return record


@every_table
def test_every_choice_has_a_move_of_its_own_and_every_outcome_too(table):
    game = find(table[0])
    notation = game.notation
    for state in positions(table, 3):
        for seat in members(game.plain.waiting(state) & (CHANCE - 1)):
            moves = [notation.write_action(state, seat, action) for action in game.legal_actions(state, seat)]
            assert len(set(moves)) == len(moves) > 0
        outcomes = [
            notation.write_outcome(state, number) for number, weight in enumerate(game.chances(state)) if weight
        ]
        assert len(set(outcomes)) == len(outcomes)


@every_table
def test_undo_takes_back_the_last_choice_and_the_chance_after_it(table):
    match, luck = Match(table[0], table[1], options=table[2], seed=11), random.Random(11)
    before = []
    for _ in range(12):
        before.append((match.table.tobytes(), len(match.plies)))
        seat = luck.choice(sorted(match.waiting))
        match.play(seat, luck.choice(match.legal(seat)))
    for table_before, plies in reversed(before):
        match.undo()

        assert (match.table.tobytes(), len(match.plies)) == (table_before, plies)


def random_match(table, seed):
    """A whole match played at random."""
    name, players, options = table
    match, luck = Match(name, players, options=options, seed=seed), random.Random(seed)
    while not match.over:
        seat = luck.choice(sorted(match.waiting))
        match.play(seat, luck.choice(match.legal(seat)))
    return match


@every_table
def test_what_a_seat_sees_of_the_record_keeps_others_open_choices_and_secrets(table):
    name, players, options = table
    match, luck = Match(name, players, options=options, seed=4), random.Random(4)
    while not match.over:
        seat = luck.choice(sorted(match.waiting))
        match.play(seat, luck.choice(match.legal(seat)))
        for viewer in range(players):
            other = Match(name, players, options=options, seed=4)
            other.__dict__.update(match.__dict__)
            imagined = match.table
            find(name).plain.imagine(imagined, viewer, dice_of(9))
            other.table = imagined

            assert other.view(letter(viewer)) == match.view(letter(viewer))
        assert len(match.plies_seen()) <= len(match.plies)


@pytest.mark.parametrize("name", NAMES)
def test_too_many_or_too_few_players_are_refused(name):
    for players in (0, find(name).players[0] - 1, find(name).players[-1] + 1):
        with pytest.raises(Refused) as refused:
            Match(name, players)

        assert refused.value.message == "refused-players"
        assert str(find(name).players[-1]) in str(refused.value)


@pytest.mark.parametrize("name", NAMES)
def test_unknown_options_are_refused_with_the_known_ones(name):
    with pytest.raises(Refused) as refused:
        Match(name, 3, options={"colour of the sea": "green"})

    for option in find(name).defaults:
        assert option in str(refused.value)


def test_an_unknown_game_is_refused_with_the_known_ones():
    with pytest.raises(Refused, match="dolores, dorada and douro"):
        Match("goofspiel", 3)


@pytest.mark.parametrize("name", NAMES)
def test_every_kind_of_event_names_its_clause(name):
    game = find(name)
    kinds: type[IntEnum] = type(next(iter(game.events)))

    assert set(game.events) == set(kinds)
    assert all(saying.clause.startswith(game.clauses) for saying in game.events.values())
