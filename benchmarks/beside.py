"""People's moves beside tables of experts, and how long those take to answer: `make bench-load ARGS=--bots`.

Two hundred tables of four people make 80 moves a second on one process of `estran serve`, first while nobody else plays and then
while at fifty more tables one person each plays against two experts and chooses eight seconds after being asked, on average. The
two take turns, round after round, on one server with all sockets open. The crowd runs on the same machine, in this process.
"""

import argparse
import asyncio
import os
import platform
import random
import re
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import httpx
import uvloop
from msgspec import Struct
from rich.console import Console
from rich.table import Table as Sheet

from benchmarks.crowd import Crowd, Seat, Table, Wanted
from benchmarks.load import free_port, ours, percentile
from benchmarks.playouts import verdict
from estran.bots.levels import LEVELS, bot_of
from estran.games import find

GAMES = ["dolores", "dorada", "douro"]
PEOPLE, RATE = 200, 80.0  # tables, and moves a second at all of them together
EXPERTS = 50  # tables of one person
SEATS = [{"kind": "local"}, *[{"kind": "bot", "level": "expert"}] * 2]
THINKS = 8.0  # seconds that such a person takes to choose, on average
LOOK = 0.05  # seconds between looks whether they are asked
READY = 30.0  # seconds until the server's experts have loaded what was compiled before
MOST = 2.0  # times: a move's p99 beside experts against without, and an expert's answer against the time it thinks
BUDGET = LEVELS["expert"].seconds or 0.0
BUCKET = re.compile(r'estran_answer_seconds_bucket\{.*?le="([^"]+)",level="expert".*?\} (\S+)')


class Figures(Struct):
    """What the server and the machine have counted since they were started."""

    answers: list[tuple[float, float]]  # of experts: at most so many seconds, and how many
    degraded: float  # answers that a quicker bot gave
    refused: float  # bots' choices that came too late
    ticks: list[int]  # of the machine's cores

    @property
    def stolen(self) -> int:
        """Ticks that other machines on the same hardware took."""
        return self.ticks[7]

    @property
    def idle(self) -> int:
        """Ticks in which nobody had anything to do."""
        return self.ticks[3] + self.ticks[4]


class Part(Struct):
    """A part of a round, without experts or beside them."""

    done: list[float]  # milliseconds from sending a move to its answer
    stolen: float  # share of the machine that other machines on the same hardware took meanwhile
    idle: float
    answers: list[tuple[float, float]]
    degraded: float
    refused: float

    @property
    def asked(self) -> float:
        """How many answers experts gave, or a quicker bot for them."""
        return self.answers[-1][1] if self.answers else 0.0


class Evening(Crowd):
    """Tables of people, and tables of one person and experts."""

    def __init__(self, wanted: Wanted, figures: str) -> None:
        super().__init__(wanted)
        self.figures = figures  # where the server tells them
        self.beside: list[Table] = []
        self.playing = asyncio.Event()  # set while those against experts choose

    def everybody_here(self) -> list[Table]:
        """All tables, with experts or without."""
        return [*self.tables, *self.beside]

    def answered(self, table: Table, seat: Seat, now: float, version: int | None) -> None:
        """A move is safe; only those among people are measured."""
        if table in self.beside:
            table.moving = None
        else:
            super().answered(table, seat, now, version)

    async def play(self, number: int) -> None:
        """One person plays against experts, one match after the other."""
        while True:
            table = await self.open(number, SEATS)
            self.beside.append(table)
            (seat,) = table.seats
            while not seat.over:
                await asyncio.sleep(LOOK)
                if table.ready and seat.moves:
                    await asyncio.sleep(random.expovariate(1 / THINKS))
                    await self.playing.wait()
                    seat.choose()
            self.beside.remove(table)
            seat.transport.disconnect()

    async def counted(self) -> Figures:
        """What has been counted up to now."""
        async with httpx.AsyncClient() as http:
            text = (await http.get(self.figures)).raise_for_status().text
        ticks = [int(field) for field in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
        answers = [(float(most), float(count)) for most, count in BUCKET.findall(text)]
        return Figures(answers, count_of(text, "answers_degraded"), count_of(text, "work_refused"), ticks)

    async def part(self, experts: bool) -> Part:
        """People play for so long, with experts at the other tables or without."""
        if experts:
            self.playing.set()
        before, self.done = await self.counted(), []
        await self.load(self.wanted.seconds, self.wanted.rate)
        after = await self.counted()
        self.playing.clear()
        await self.everybody()
        all_ticks = sum(after.ticks) - sum(before.ticks)
        was = dict(before.answers)
        return Part(
            done=self.done,
            stolen=(after.stolen - before.stolen) / all_ticks,
            idle=(after.idle - before.idle) / all_ticks,
            answers=[(most, count - was.get(most, 0.0)) for most, count in after.answers],
            degraded=after.degraded - before.degraded,
            refused=after.refused - before.refused,
        )

    async def evening(self, rounds: int) -> list[tuple[Part, Part]]:
        """Sit down, warm up, and measure in turn."""
        pinging = asyncio.create_task(self.ping())
        for number in range(self.wanted.tables):
            await self.sit(number)
        players = [asyncio.create_task(self.play(number)) for number in range(EXPERTS)]
        await self.everybody()
        self.playing.set()
        await self.load(self.wanted.warm_up, self.wanted.rate)
        self.playing.clear()
        parts = [(await self.part(experts=False), await self.part(experts=True)) for _ in range(rounds)]
        for task in (pinging, *players):
            task.cancel()
        return parts


def count_of(text: str, name: str) -> float:
    """A counter of the server's."""
    return float(text.partition(f"\nestran_{name}_total ")[2].split("\n")[0])


def share_of(answers: list[tuple[float, float]], share: float) -> float:
    """The seconds that this share of the answers stays below, as well as the buckets tell."""
    wanted, below, least = share * (answers[-1][1] if answers else 0.0), 0.0, 0.0
    for most, count in answers:
        if count >= wanted and count > below:
            return least + (most - least) * (wanted - below) / (count - below)
        below, least = count, most
    return float("nan")


def sheet(parts: list[tuple[Part, Part]]) -> Sheet:
    """One line per part."""
    title = f"{PEOPLE} tables of people, {RATE:g} moves/s; {EXPERTS} tables of one person and {len(SEATS) - 1} experts"
    table = Sheet(title=title)
    headings = ["", "moves", "p50 ms", "p99 ms", "answers", "p50 s", "p95 s", "degraded", "refused", "idle", "stolen"]
    for heading in headings:
        table.add_column(heading, justify="right" if heading else "left")
    for number, pair in enumerate(parts, 1):
        for name, part in zip(("people alone", "beside experts"), pair, strict=True):
            row = [f"{len(part.done)}", *(f"{percentile(part.done, share):.1f}" for share in (0.5, 0.99))]
            row += [f"{part.asked:.0f}", *(f"{share_of(part.answers, share):.2f}" for share in (0.5, 0.95))]
            row += [f"{part.degraded:.0f}", f"{part.refused:.0f}", f"{part.idle:.0%}", f"{part.stolen:.0%}"]
            table.add_row(f"{name}, round {number}", *row)
    return table


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60, help="of each part of a round")
    parser.add_argument("--rounds", type=int, default=2)
    options = parser.parse_args()
    console = Console(width=150)
    console.print(f"Python {platform.python_version()}, {os.cpu_count()} cores, {platform.machine()}")
    for game in GAMES:
        bot_of("expert", find(game))  # its code is on the disk from now on
    with TemporaryDirectory(prefix="estran-beside-") as folder:
        port = free_port()
        with ours(Path(folder), "--metrics-port", str(port)) as (url, pid):
            wanted = Wanted(url, pid, PEOPLE, RATE, options.seconds, READY, 0, GAMES)
            evening = Evening(wanted, f"http://127.0.0.1:{port}/metrics")
            parts = uvloop.run(evening.evening(options.rounds))
    console.print(sheet(parts))
    slower = median(percentile(beside.done, 0.99) / percentile(alone.done, 0.99) for alone, beside in parts)
    answer = median(share_of(beside.answers, 0.95) for _, beside in parts)
    degraded = sum(beside.degraded for _, beside in parts) / max(1.0, sum(beside.asked for _, beside in parts))
    console.print(f"p99 of a move beside experts: {slower:.2f} times, at most {MOST:g}: {verdict(slower <= MOST)}")
    within = answer / BUDGET
    console.print(
        f"p95 of an expert's answer: {within:.2f} times its {BUDGET:g} s, {MOST:g}: {verdict(within <= MOST)}"
    )
    console.print(f"answers that a quicker bot gave: {degraded:.0%}")


if __name__ == "__main__":
    main()
