"""The school on a processor, small: a network learns a little, is judged and packed, and plays as it was taught."""

import json
import sys

import numpy as np
import pytest
import torch

from estran.bots import policy
from estran.bots.policy import LAYERS, POLICIES, STEPS, UNITS, PolicyBot, read_policies
from estran.bots.sight import move_of, sight
from estran.engine.dice import dice_of
from estran.games import find
from estran.match.match import Match
from estran.school import shipping
from estran.school.__main__ import main
from estran.school.net import Net, restored
from estran.school.rollout import School
from estran.school.selfplay import STEPS as CHOICES

GAME, PLAYERS, TABLES, LESSONS = "douro", 3, 64, 8
WAY = ["--way", "pull=0.1", "pace=0.002", "minibatch=512", "average=0.1"]  # to learn something in so few lessons
BROAD = 0.02  # of a policy: how much of it may go elsewhere by what bytes leave out, on average
ROUNDING = 1e-3  # of a logit: sums of single precision in another order


@pytest.fixture(scope="module", autouse=True)
def one_thread():
    """Networks so small gain nothing by more, and on a busy machine they lose."""
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


def school(*words):
    """Run `python -m estran.school` with these words."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["estran.school", *map(str, words)])
        main()


def teach(folder, lessons, *more):
    """Teach a network for so many lessons, and leave it in a folder."""
    words = ["--lessons", lessons, "--tables", TABLES, "--device", "cpu", "--folder", folder]
    school("teach", GAME, PLAYERS, *words, *more)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A network that has learnt a little."""
    folder = tmp_path_factory.mktemp("school")
    teach(folder, LESSONS, *WAY)
    return folder


@pytest.fixture(scope="module")
def net(folder):
    """The same, as a checkpoint has it."""
    return restored(find(GAME), folder / f"{GAME}-{PLAYERS}.npz")


@pytest.fixture(scope="module")
def seen():
    """What seats see at tables on which nobody has learnt, and what they may choose."""
    tables = School(GAME, PLAYERS, TABLES, 99, "cpu")
    features, legal = [], []
    for _ in range(40):
        features.append(tables.sheets["observation"].clone())
        legal.append(tables.sheets["mask"] != 0)
        luck = torch.rand(legal[-1].shape)
        tables.play(luck.masked_fill(~legal[-1], -1).argmax(1))
    return torch.cat(features), torch.cat(legal)


@pytest.fixture(scope="module")
def packed(folder, tmp_path_factory):
    """The file that play reads, on a shelf of its own."""
    shelves = tmp_path_factory.mktemp("shelves")
    (shelves / GAME).mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shipping, "home_of", lambda game: shelves / game.name)
        school("ship", "--folder", folder)
    return shelves / GAME / POLICIES


def test_a_network_fits_its_game(net):
    game, shapes = find(GAME), {name: tuple(thing.shape) for name, thing in net.named_parameters()}

    assert shapes["first.weight"] == (UNITS, game.features.SIZE)
    assert shapes["second.weight"] == (UNITS, UNITS)
    assert shapes["policy.weight"] == (game.actions, UNITS)
    assert shapes["value.weight"] == (1, UNITS)
    assert all(torch.isfinite(thing).all() for thing in net.state_dict().values())


def test_what_is_told_of_a_lesson_can_be(tmp_path, capsys):
    teach(tmp_path, 1)
    (told,) = map(json.loads, capsys.readouterr().out.splitlines())

    assert (told["game"], told["players"]) == (GAME, PLAYERS)
    assert told["choices"] == TABLES * CHOICES
    assert 0 < told["entropy"] < np.log(find(GAME).actions)
    assert told["surprise"] > 0


def test_a_policy_is_not_what_it_began_as(net, seen):
    features, legal = seen
    torch.manual_seed(11)  # as `teach` does
    fresh = Net.of(find(GAME))
    fresh.mean.copy_(net.mean)
    fresh.spread.copy_(net.spread)
    with torch.no_grad():
        before, after = (one.shares(features, legal)[0].exp() for one in (fresh, net))

    several = legal.sum(1) > 1
    assert torch.allclose(after.sum(1), torch.ones(len(after)), atol=1e-4)
    assert (after[~legal] == 0).all()
    assert float((before - after).abs().sum(1)[several].mean() / 2) > BROAD


def test_more_lessons_go_on_from_a_checkpoint(folder, net, tmp_path):
    start = folder / f"{GAME}-{PLAYERS}.npz"
    teach(tmp_path, 1, "--start", start)
    on = restored(find(GAME), tmp_path / start.name)

    pairs = zip(on.parameters(), net.parameters(), strict=True)
    moved = [float((one - other).detach().abs().max()) for one, other in pairs]
    assert 0 < max(moved) < 1e-3  # an average moves little in one lesson; a fresh one would be elsewhere altogether


def test_the_judge_takes_shares_of_matches_that_ended(folder, capsys):
    words = ["--lessons", 2, "--tables", TABLES, "--device", "cpu", "--folder", folder]
    school("judge", GAME, PLAYERS, *words)
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    copy, taken = told[0], told[-1]

    assert copy["even"] == round(1 / PLAYERS, 4)
    assert abs(copy["copy"] - copy["even"]) < 2 * copy["margin"]
    assert 0 < taken["taken"] < 1
    assert 0 < taken["margin"] < 0.2
    assert taken["matches"] == TABLES


def test_every_weight_is_packed_within_half_a_step(net, packed):
    with np.load(packed) as kept:
        arrays = {name.removeprefix(f"{PLAYERS}-"): array for name, array in kept.items()}
    weight = (net.first.weight * net.varied / net.spread).detach().numpy()
    weights = {"first": weight, **{name: getattr(net, name).weight.detach().numpy() for name in LAYERS[1:]}}

    for name, weight in weights.items():
        scale = arrays[f"{name}-scale"][:, None]
        assert arrays[f"{name}-weight"].dtype == np.int8
        assert (np.abs(arrays[f"{name}-weight"] * scale - weight) <= scale * (0.5 + 1e-4)).all()
        assert np.abs(arrays[f"{name}-weight"]).max() == STEPS


def test_what_is_shipped_answers_as_the_network_did_within_the_error_of_bytes(net, packed, seen):
    features, legal = seen
    features = torch.where(net.varied > 0, features.float(), net.mean)  # what never varied weighs nothing in play
    with packed.open("rb") as source:
        shipped = read_policies(source)
    with torch.no_grad():
        expected, shares = net(features)[0].numpy(), net.shares(features, legal)[0].exp().numpy()

    assert set(shipped) == {PLAYERS}
    elsewhere = []
    for row, choices in enumerate(legal.numpy()):
        logits, error = answered(shipped[PLAYERS], features[row].numpy(), net)
        assert (np.abs(logits - expected[row]) <= error + ROUNDING).all()
        played = shipped[PLAYERS].shares(features[row].numpy(), list(np.flatnonzero(choices)))
        elsewhere.append(np.abs(played - shares[row][choices]).sum() / 2)
    assert np.mean(elsewhere) < BROAD


def answered(shipped, features, net):
    """What play answers, and how far from the network that may be if each weight is wrong by half a step."""
    hidden, error = features, np.zeros_like(features)
    for name, layer in zip(LAYERS, shipped.layers, strict=True):
        half = np.abs(layer.weight).max(0) / STEPS / 2  # of each unit
        exact = np.abs(layer.weight) + half
        error = error @ exact + np.abs(hidden).sum() * half
        hidden = layer(hidden)
        hidden = hidden if name == LAYERS[-1] else np.maximum(hidden, 0)
    return hidden, error


def test_what_is_shipped_plays_a_match(packed, monkeypatch):
    with packed.open("rb") as source:
        shipped = read_policies(source)
    monkeypatch.setattr(policy, "policies_of", lambda game: shipped)
    bot, match, asked = PolicyBot(find(GAME)), Match(GAME, PLAYERS, seed=7), 0
    while not match.over:
        for seat in sorted(match.waiting):
            if len(match.legal(seat)) > 1:
                seen = sight(match, seat, dice_of(asked))
                assert bot.shares(seen) == list(shipped[PLAYERS].shares(seen.features(), seen.choices))
                asked += 1
            match.play(seat, move_of(bot, match, seat, dice_of(asked)))

    assert asked > 0
    assert match.record().result is not None
