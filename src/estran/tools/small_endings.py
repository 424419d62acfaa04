"""Find the small endings that ship as games of OpenSpiel, from seeds: `python -m estran.tools.small_endings [GAME …]`.

Random matches are cut as early as the tree of what may follow stays small. Kept are those where careless play loses much.
The table is printed; files are written only where `--out` says.
"""

import random
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

from estran.engine.seats import CHANCE, LETTERS, NOBODY, members
from estran.envs import spiel  # noqa: F401  # registers the games
from estran.envs.frozen_match import FrozenMatch
from estran.envs.small_endings import SmallEnding
from estran.games import NAMES, find
from estran.match.chance import Seeded
from estran.match.record import FORMAT, MatchRecord

SIZES = (50, 200, 800, 3200)  # histories at most; one ending ships for each of these where there is one
SEEDS = 2000  # random matches that are looked at
FARTHEST = 30  # plies before the end, where the earliest cut may be
CARELESS = 0.2  # NashConv of uniform play that makes an ending worth solving
CONTESTED = 0.9  # at least two seats may hope for more than to lose this
SOLVED = 1e-3  # NashConv at which we stop
ROUNDS = 500  # of CFR+ at most


class Breadth(NamedTuple):
    """How large a game is."""

    histories: int
    askers: int  # seats that have a choice somewhere


class Cut(NamedTuple):
    """A moment of a match, and how much may follow."""

    match: FrozenMatch
    tree: Breadth


def following(match: FrozenMatch) -> list[FrozenMatch]:
    """Every match after one more ply, those who choose in secret asked one after another."""
    if match.asked == CHANCE:
        return [match.after(CHANCE, outcome) for outcome, weight in enumerate(match.chances) if weight]
    return [match.after(seat, action) for seat in members(match.asked)[:1] for action in match.legal(seat)]


def tree_of(match: FrozenMatch, most: int) -> Breadth | None:
    """The size of what may follow, or None if it has more histories than that."""
    waiting, count, askers = [match], 0, set()
    while waiting:
        match, count = waiting.pop(), count + 1
        after = following(match)
        if match.asked not in (CHANCE, NOBODY) and len(after) > 1:
            askers.add(members(match.asked)[0])
        waiting += after
        if count + len(waiting) > most:
            return None
    return Breadth(count, len(askers))


def moments(name: str, seed: int) -> list[FrozenMatch]:
    """A random match as it stood after each ply."""
    game, luck, chance = find(name), random.Random(seed), Seeded(seed)
    match = FrozenMatch.begin(game, game.set_table(game.players[0], simplest(name)))
    passed = [match]
    while match.asked != NOBODY:
        if match.asked == CHANCE:
            odds = [(str(outcome), weight) for outcome, weight in enumerate(match.chances) if weight]
            match = match.after(CHANCE, int(chance.draw(match.count, odds)))
        else:
            seat = luck.choice(members(match.asked))
            match = match.after(seat, luck.choice(match.legal(seat)))
        passed.append(match)
    return passed


def simplest(name: str) -> dict[str, Any]:
    """A game's options with all that can be switched off, off."""
    return {name: False for name, option in find(name).options.items() if option.kind == "switch"}


def cuts(name: str, seed: int) -> Iterator[tuple[int, Cut]]:
    """For each size the earliest moment of a random match from which the tree stays as small, where it is a proper game."""
    passed, back = moments(name, seed), 1
    for most in SIZES:
        found = None
        while back < FARTHEST and (tree := tree_of(passed[-1 - back], most)) is not None:
            found, back = Cut(passed[-1 - back], tree), back + 1
        if found is not None and found.tree.histories >= most / 4 and found.tree.askers > 1:
            yield most, found


def record_of(match: FrozenMatch) -> MatchRecord:
    """A match as a record without a seed: chance may go on as it will."""
    usual, names = find(match.game.name).defaults, list(LETTERS[: match.players])
    options = {name: value for name, value in simplest(match.game.name).items() if value != usual[name]}
    facts: dict[str, Any] = {"format": FORMAT, "game": match.game.name, "players": match.players, "names": names}
    return MatchRecord(**facts, options=options, plies=match.plies)


def loaded(record: MatchRecord) -> Any:
    """The game that begins where a record stops, in turns."""
    return pyspiel.load_game(f"estran_{record.game}", {"record": record.encode().decode(), "turns": True})


def solved(game: Any) -> tuple[list[float], int, float]:
    """Each seat's value under CFR+, how many rounds it took, and what is left of NashConv."""
    solver, rounds, left = cfr.CFRPlusSolver(game), 0, float("inf")
    while left > SOLVED and rounds < ROUNDS:
        for _ in range(25):
            solver.evaluate_and_update_policy()
        rounds += 25
        left = exploitability.nash_conv(game, solver.average_policy())
    policies = [solver.average_policy()] * game.num_players()
    values = expected_game_score.policy_value(game.new_initial_state(), policies)
    return [round(float(value), 4) for value in values], rounds, left


def gather(name: str, out: Path | None) -> None:
    """Find one ending for each size and print it; all that were found are written each time, if a folder is wanted."""
    endings: dict[int, SmallEnding] = {}
    for seed in range(1, SEEDS + 1):
        for most, (match, tree) in cuts(name, seed):
            if most in endings:
                continue
            record = record_of(match)
            game = loaded(record)
            careless = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
            if careless < CARELESS:
                continue
            values, rounds, left = solved(game)
            if left > SOLVED or sorted(values)[-2] < -CONTESTED:
                continue
            endings[most] = SmallEnding(record, tree.histories, values)
            sys.stdout.write(
                f"{name} | seed {seed} | {tree.histories} histories | {careless:.3f} careless | {rounds} rounds | {left:.4f} left | {values}\n"
            )
            sys.stdout.flush()
            if out is not None:
                smallest_first = [endings[size] for size in SIZES if size in endings]
                text = msgspec.json.format(msgspec.json.encode(smallest_first), indent=1) + b"\n"
                (out / f"{name}.json").write_bytes(text)
        if len(endings) == len(SIZES):
            break


def main(words: Sequence[str] | None = None) -> None:
    """Find and print them."""
    parser = ArgumentParser(
        prog="python -m estran.tools.small_endings", description="Find small endings that CFR+ solves, and print them."
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(NAMES)}; all of them by default")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="write GAME.json there, too; nothing by default")
    wishes = parser.parse_args(words)
    if strange := [name for name in wishes.games if name not in NAMES]:
        parser.error(f"expected games among {', '.join(NAMES)}, came {', '.join(strange)}")
    if wishes.out is not None:
        wishes.out.mkdir(parents=True, exist_ok=True)
    for name in wishes.games or NAMES:
        gather(name, wishes.out)


if __name__ == "__main__":
    main()
