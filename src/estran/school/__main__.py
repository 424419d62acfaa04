"""`python -m estran.school teach douro 3 --seconds 100` trains a network; `judge` trains a best response against it; `ship` packs them for play."""

import argparse
import json
from pathlib import Path
from typing import Any

import torch

from estran.games import find, names
from estran.school.judge import measured, response
from estran.school.learning import Way
from estran.school.net import restored, saved
from estran.school.selfplay import Lesson, taught
from estran.school.shipping import ship

LONGEST = 2000  # choices at a table within which every match is over
EVERY = 10.0  # seconds between two lines


def teach(wish: Any) -> None:
    """Train, with a line of the learning curve every ten seconds and a checkpoint at the end."""
    usual = Way()
    wanted = dict(text.split("=") for text in wish.way)
    way = usual._replace(**{name: type(getattr(usual, name))(value) for name, value in wanted.items()})
    folder = Path(wish.folder)
    folder.mkdir(parents=True, exist_ok=True)
    curve: list[Lesson] = []

    def note(lesson: Lesson, net: Any) -> None:
        if not curve or lesson.seconds - curve[-1].seconds >= EVERY:
            curve.append(lesson)
            tell(wish, **{name: round(value, 4) for name, value in lesson._asdict().items()})

    start = restored(find(wish.game), wish.start).to(wish.device) if wish.start else None
    net = taught(
        wish.game, wish.players, way, wish.tables, wish.seconds, wish.seed, wish.device, note, start, wish.lessons
    )
    saved(net, folder / f"{wish.game}-{wish.players}.npz")


def judge(wish: Any) -> None:
    """Train a best response, and tell which share it takes before and after."""
    frozen = restored(find(wish.game), Path(wish.folder) / f"{wish.game}-{wish.players}.npz").to(wish.device)
    place = wish.game, wish.players, wish.tables
    even = measured(frozen, frozen, *place, wish.seed + 1, wish.device, wish.greedy, LONGEST)
    tell(wish, copy=round(even.share, 4), margin=round(even.margin, 4), even=round(1 / wish.players, 4))
    last = [0.0]

    def note(seconds: float, share: float) -> None:
        if seconds - last[0] >= EVERY:
            last[0] = seconds
            tell(wish, seconds=round(seconds, 1), share=round(share, 4))

    responder = response(frozen, *place, wish.seconds, wish.seed, wish.device, wish.greedy, note, lessons=wish.lessons)
    taken = measured(responder, frozen, *place, wish.seed + 2, wish.device, wish.greedy, LONGEST)
    tell(wish, taken=round(taken.share, 4), margin=round(taken.margin, 4), matches=taken.matches)


def tell(wish: Any, **facts: Any) -> None:
    """A line of JSON."""
    print(json.dumps({"game": wish.game, "players": wish.players, **facts}), flush=True)  # noqa: T201


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m estran.school", description=__doc__)
    tasks = parser.add_subparsers(dest="task", required=True)
    for name, help_text in (("teach", "train a network by self-play"), ("judge", "train a best response against it")):
        task = tasks.add_parser(name, help=help_text)
        task.add_argument("game", choices=names())
        task.add_argument("players", type=int)
        task.add_argument("--seconds", type=float, default=100.0)
        task.add_argument("--lessons", type=int, default=0, help="so many instead of seconds, so that no clock matters")
        task.add_argument("--tables", type=int, default=16_384)
        task.add_argument("--seed", type=int, default=11)
        task.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
        task.add_argument("--folder", default="build/school", help="where checkpoints are")
        task.add_argument(
            "--greedy", action="store_true", help="of a judge: the network always makes its likeliest choice"
        )
        task.add_argument("--start", help="a checkpoint to go on from")
        task.add_argument("--way", nargs="*", default=[], help="how to learn otherwise, such as pull=0.1 entropy=0.01")
    packing = tasks.add_parser("ship", help="pack the networks of a folder for play")
    packing.add_argument("--folder", default="build/school")
    wish = parser.parse_args()
    if wish.task == "ship":
        ship(Path(wish.folder))
    else:
        (teach if wish.task == "teach" else judge)(wish)


if __name__ == "__main__":
    main()
