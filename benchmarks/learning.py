"""Learning curves over several seeds, and what the best policy of each game does against every level: `make bench-learning`.

Each seed trains `examples.selfplay_sb3` in a process of its own, with one thread; seconds are those of the processor, without those that
judging takes. Everything measured is a line of `curves.jsonl` or `scores.jsonl` in the folder; a seed that is there is not trained again.
"""

import json
import os
import sys
from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

from estran import __version__

GAMES = ("dolores", "dorada", "douro")
LEVELS = ("random", "easy", "normal", "hard@200")
JUDGED = 900  # matches against each level, at every point of a curve
POINTS = 3  # of a curve
DEALS = 100  # of the arena


def learn(folder: Path, game: str, steps: int | None, seed: int) -> None:
    """Train one policy, and write down how it does on the way."""
    import torch
    from examples.selfplay_sb3 import STEPS, share, train

    torch.set_num_threads(1)
    steps, began, judging = steps or STEPS[game], process_time(), 0.0

    def tell(made: int, model: Any) -> None:
        nonlocal judging
        start = process_time()
        shares = {level: share(model, game, level, JUDGED, 1_000 + seed) for level in ("random", "easy")}
        judging += process_time() - start
        row = {
            "game": game,
            "seed": seed,
            "choices": made,
            "seconds": round(process_time() - began - judging),
            **shares,
        }
        with (folder / "curves.jsonl").open("a") as file:
            file.write(json.dumps(row) + "\n")
        model.save(folder / f"{game}-{seed}")

    model = train(game, steps, seed, tell, every=steps // POINTS)
    tell(int(model.num_timesteps), model)


def score(folder: Path, game: str, seed: int, level: str, deals: int) -> None:
    """Let a policy meet a level in the arena."""
    from estran import compete

    home = folder / f"{game}-{seed}"
    home.mkdir(exist_ok=True)
    (home / f"{game}.zip").write_bytes((folder / f"{game}-{seed}.zip").read_bytes())
    os.chdir(home)
    sys.path.insert(0, str(Path(__file__).parents[1]))
    standing = compete(game, ["examples.selfplay_sb3:Learned", level], players=[3], matches=deals, seed=1)[0]
    row = {"game": game, "seed": seed, "level": level, "deals": deals, "alone": standing.alone._asdict()}
    with (folder / "scores.jsonl").open("a") as file:
        file.write(json.dumps(row) + "\n")


def rows_of(file: Path) -> list[dict[str, Any]]:
    """The lines of a file."""
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def table(folder: Path, deals: int) -> str:
    """What was measured, as Markdown."""
    curves, scores = rows_of(folder / "curves.jsonl"), rows_of(folder / "scores.jsonl")
    lines = [
        f"Estran {__version__}",
        "",
        "| game | seeds | choices | seconds | among random | among easy |",
        "|---|" + "---|" * 5,
    ]
    for game in dict.fromkeys(row["game"] for row in curves):
        ours = [row for row in curves if row["game"] == game]
        for made in sorted({row["choices"] for row in ours}):
            there = [row for row in ours if row["choices"] == made]
            cells = [
                f"{100 * np.mean(shares):.1f} % ({100 * min(shares):.1f} to {100 * max(shares):.1f})"
                for shares in ([row[level] for row in there] for level in ("random", "easy"))
            ]
            seconds = round(np.mean([row["seconds"] for row in there]))
            lines.append(f"| {game} | {len(there)} | {made:,} | {seconds} | {' | '.join(cells)} |")
    lines += ["", f"| game | seed | {' | '.join(LEVELS)} |", "|---|" + "---|" * (1 + len(LEVELS))]
    for game, seed in dict.fromkeys((row["game"], row["seed"]) for row in scores):
        met = {
            row["level"]: row["alone"]
            for row in scores
            if (row["game"], row["seed"], row["deals"]) == (game, seed, deals)
        }
        cells = [
            f"{100 * met[level]['mean']:.1f} % ± {100 * met[level]['margin']:.1f}" if level in met else ""
            for level in LEVELS
        ]
        lines.append(f"| {game} | {seed} | {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> None:
    """Train what is missing, score it, and print the tables."""
    options = ArgumentParser(description=__doc__)
    options.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    options.add_argument("--seeds", type=int, default=5)
    options.add_argument("--steps", type=int, help="instead of what each game usually gets")
    options.add_argument("--deals", type=int, default=DEALS, help="of the arena, per level")
    options.add_argument("--jobs", type=int, default=2)
    options.add_argument("--out", type=Path, default=Path("build/learning"))
    wanted = options.parse_args()
    folder = wanted.out.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    trained = {(row["game"], row["seed"]) for row in rows_of(folder / "curves.jsonl")}
    scored = {(row["game"], row["seed"], row["level"], row["deals"]) for row in rows_of(folder / "scores.jsonl")}
    pairs = [(game, seed) for seed in range(wanted.seeds) for game in wanted.games]
    with ProcessPoolExecutor(wanted.jobs, max_tasks_per_child=1) as crew:
        due = [pair for pair in pairs if pair not in trained]
        for each in [crew.submit(learn, folder, game, wanted.steps, seed) for game, seed in due]:
            each.result()
        met = [(game, 0, level) for game in wanted.games for level in LEVELS]
        left = [one for one in met if (*one, wanted.deals) not in scored]
        for each in [crew.submit(score, folder, *one, wanted.deals) for one in left]:
            each.result()
    sys.stdout.write(table(folder, wanted.deals) + "\n")


if __name__ == "__main__":
    main()
