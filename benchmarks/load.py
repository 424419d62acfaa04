"""Many tables at once: the table server beside boardgame.io's, under the same load in the same run: `make bench-load`.

A thousand sockets at 250 tables of four make 100 moves a second, at random moments. Ours is one process of `estran serve`
on SQLite, which commits every move to disk before it answers; every socket gives a sign of life every 2.5 seconds. The
peer is boardgame.io's server with its own client and its in-memory store, playing goofspiel for four. The crowd runs on
the same machine in a process of its own. They take turns, each time with a fresh server: ours with programs at the tables,
ours with pages that are sent every step and say when they have shown it ("staged"), and the peer.

With `--bots` it is ours alone, beside fifty tables of one person and two experts each: see `benchmarks.beside`.
"""

import argparse
import os
import platform
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import msgspec
from rich.console import Console
from rich.table import Table

from benchmarks.crowd import SEATS, Found, Wanted
from benchmarks.playouts import verdict

ESTRAN = str(Path(sys.executable).with_name("estran"))
PEER = Path(__file__).parent / "boardgame"
MOST_P50, MOST_P99 = 5.0, 25.0  # milliseconds
MOST_KIB = 60.0  # of memory for each socket that is added
MOST_TIMES = 3.0  # the peer's p99
MOST_STAGED = 1.3  # the p99 of programs
SETTING = {"LANG": "C", "ESTRAN_SETTINGS": '{"times": {"promise": 0}}'}  # nobody here promises words for the dice


# ---- The two servers


@contextmanager
def ours(folder: Path, *more: str) -> Iterator[tuple[str, int]]:
    """One process on SQLite; gives its address and its process id."""
    port = free_port()
    command = [ESTRAN, "serve", "--port", str(port), "--database", f"sqlite:///{folder / 'estran.db'}", *more]
    with serving(command, "http", Path.cwd()) as process:
        yield f"http://127.0.0.1:{port}", process.pid


@contextmanager
def theirs(folder: Path) -> Iterator[tuple[str, int]]:
    """boardgame.io's server on its in-memory store."""
    port = free_port()
    with serving(["node", "serve.js", str(port)], "listening", folder) as process:
        yield f"http://127.0.0.1:{port}", process.pid


@contextmanager
def serving(command: list[str], sign: str, folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A server process, from the line that says that it listens until it is told to stop."""
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True, env={**os.environ, **SETTING})
    try:
        assert process.stdout is not None
        if not any(sign in line for line in iter(process.stdout.readline, "")):
            raise SystemExit(f"{command[0]} did not start")
        yield process
    finally:
        process.terminate()
        process.wait(30)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


def install(folder: Path) -> None:
    """The peer from the npm registry, in the version that package.json names, without any install script."""
    shutil.copytree(PEER, folder, dirs_exist_ok=True)
    command = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts"]
    subprocess.run(command, cwd=folder, check=True)


# ---- Measuring


def crowd(command: list[str], wanted: Wanted, folder: Path) -> Found:
    """Let a crowd loose, in a process of its own."""
    asked = msgspec.json.encode(wanted).decode()
    stolen, ticks = processor()
    answer = subprocess.run([*command, asked], cwd=folder, check=True, stdout=subprocess.PIPE)
    found = msgspec.json.decode(answer.stdout, type=Found)
    stolen_after, ticks_after = processor()
    found.stolen = (stolen_after - stolen) / (ticks_after - ticks)
    return found


def measure(options: argparse.Namespace) -> dict[str, list[Found]]:
    """Each in turn, round after round."""
    found: dict[str, list[Found]] = {"ours": [], "staged": [], "theirs": []}
    with TemporaryDirectory(prefix="estran-load-") as place:
        peer = Path(place) / "peer"
        if options.peer:
            install(peer)
        for number in range(options.rounds):
            for name in ("ours", "staged") if options.staged else ("ours",):
                folder = Path(place) / f"{name}-{number}"
                folder.mkdir()
                with ours(folder) as (url, pid):
                    asked = wanted(options, url, pid, staged=name == "staged")
                    found[name].append(crowd([sys.executable, "-m", "benchmarks.crowd"], asked, Path.cwd()))
            if options.peer:
                with theirs(peer) as (url, pid):
                    found["theirs"].append(crowd(["node", "crowd.js"], wanted(options, url, pid), peer))
    return found


def processor() -> tuple[int, int]:
    """Ticks that other machines on the same hardware took from this one, and all ticks, since it was started."""
    ticks = [int(field) for field in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
    return ticks[7], sum(ticks)


def wanted(options: argparse.Namespace, url: str, pid: int, *, staged: bool = False) -> Wanted:
    """The same for all."""
    return Wanted(
        url=url,
        pid=pid,
        tables=options.tables,
        rate=options.rate,
        seconds=options.seconds,
        warm_up=options.warm_up,
        few=options.few,
        games=options.games.split(","),
        staged=staged,
    )


# ---- What came out


def percentile(times: list[float], share: float) -> float:
    """The time that this share of all stays below."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] if times else float("nan")


def p50(rounds: list[Found]) -> float:
    """Milliseconds, the median of the rounds."""
    return median(percentile(found.done, 0.5) for found in rounds)


def p99(rounds: list[Found]) -> float:
    """Milliseconds, the median of the rounds."""
    return median(percentile(found.done, 0.99) for found in rounds)


def kib_a_socket(rounds: list[Found], options: argparse.Namespace) -> float:
    """Memory for each socket that was added, when the load is over: with all that the matches have grown meanwhile."""
    added: int = SEATS * (options.tables - options.few)
    return median((found.after - found.few) / added for found in rounds)


def figures(found: dict[str, list[Found]], options: argparse.Namespace) -> Table:
    """A line a server and round."""
    table = Table(
        title=f"{SEATS * options.tables} sockets at {options.tables} tables, {options.rate:g} moves/s; ms and MB"
    )
    headings = (
        "",
        "moves",
        "p50",
        "p99",
        "p99.9",
        "others p50",
        "others p99",
        "few",
        "many",
        "after",
        "KiB a socket",
        "CPU",
        "crowd late p99",
        "stolen",
    )
    for heading in headings:
        table.add_column(heading, justify="left" if not heading else "right")
    for name, rounds in found.items():
        for number, seen in enumerate(rounds, 1):
            times = [percentile(seen.done, share) for share in (0.5, 0.99, 0.999)]
            times += [percentile(seen.told, share) for share in (0.5, 0.99)]
            weights = [weight / 1024 for weight in (seen.few, seen.many, seen.after)]
            row = [f"{figure:.1f}" for figure in (*times, *weights, kib_a_socket([seen], options))]
            row += [f"{seen.busy:.0%}", f"{percentile(seen.late, 0.99):.1f}", f"{seen.stolen:.0%}"]
            refused = f" ({seen.refused} refused)" if seen.refused else ""
            table.add_row(f"{name}, round {number}{refused}", str(len(seen.done)), *row)
    return table


def bars(found: dict[str, list[Found]], options: argparse.Namespace) -> Table:
    """What must be reached, and whether it was."""
    table = Table("", "figure", "bar", "", title="Bars; medians of the rounds")
    our, staged, their = found["ours"], found["staged"], found["theirs"]

    def add(name: str, figure: float, bar: float, unit: str) -> None:
        table.add_row(name, f"{figure:.1f} {unit}", f"≤ {bar:.1f} {unit}", verdict(figure <= bar))

    add("a move until it is safe, p50", p50(our), MOST_P50, "ms")
    add("a move until it is safe, p99", p99(our), MOST_P99, "ms")
    add("memory for an added socket", kib_a_socket(our, options), MOST_KIB, "KiB")
    if staged:
        add("p99 with pages against programs", p99(staged) / p99(our), MOST_STAGED, "×")
    if their:
        add("p99 against the peer's", p99(our) / p99(their), MOST_TIMES, "×")
        add("memory for an added socket, the peer's", kib_a_socket(our, options), kib_a_socket(their, options), "KiB")
    return table


def beside_experts(options: argparse.Namespace) -> None:
    """The same crowd without experts at other tables and with them, in turn, on one server."""
    asked = ["--seconds", str(options.seconds), "--rounds", str(options.rounds)]
    subprocess.run([sys.executable, "-m", "benchmarks.beside", *asked], check=True)


def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=250)
    options.add_argument("--seconds", type=float, default=60)
    options.add_argument("--rate", type=float, default=100, help="moves a second, at all tables together")
    options.add_argument("--rounds", type=int, default=2)
    options.add_argument("--warm-up", type=float, default=5, help="seconds, with few tables and with all")
    options.add_argument("--few", type=int, default=4, help="tables at which the servers are weighed first")
    options.add_argument("--games", default="dolores,dorada,douro", help="of our tables, in rotation")
    options.add_argument("--bots", action="store_true", help="moves with and without experts at other tables")
    options.add_argument("--no-stage", dest="staged", action="store_false", help="leave pages that show every step out")
    options.add_argument("--no-peer", dest="peer", action="store_false", help="leave boardgame.io out")
    wanted = options.parse_args()

    if wanted.bots:
        beside_experts(wanted)
        return
    console = Console(width=170)
    console.print(
        f"Python {platform.python_version()}, {os.cpu_count()} cores, {platform.machine()}; games: {wanted.games}"
    )
    found = measure(wanted)
    console.print(figures(found, wanted))
    console.print(bars(found, wanted))


if __name__ == "__main__":
    main()
