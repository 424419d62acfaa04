"""`python -m estran.lab.dataset`: a data set of records, made from a seed, with its digest.

python -m estran.lab.dataset make douro --records 100000 --jobs 2      # stop and go on at any time
python -m estran.lab.dataset check douro-records                       # the digest, and every hundredth match replayed
"""

import hashlib
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import msgspec

from estran.crew import Crew, share_out
from estran.engine.game import Refused
from estran.engine.seats import letter
from estran.files import written_whole
from estran.games import find
from estran.match.match import Match
from estran.match.record import FORMAT, MatchRecord, Result
from estran.trials.contestants import check
from estran.trials.matches import Setting, match_of
from estran.trials.schedule import Fixture, seed_of

SHARD = 1000  # records per file
BOTS = ["easy", "normal"]  # they play alike on every machine; those that search for a time do not
REPLAYED = 100  # every so many records are replayed when a data set is checked


class DataSet(NamedTuple):
    """Which matches a data set holds: all line-ups of these bots take turns."""

    setting: Setting
    players: int
    bots: tuple[str, ...]
    records: int

    def line(self, number: int) -> bytes:
        """A record as the data set has it: one line of JSON."""
        lineup = tuple(self.bots[number // len(self.bots) ** seat % len(self.bots)] for seat in range(self.players))
        fixture = Fixture(number, lineup)
        match = match_of(self.setting, fixture)
        record = MatchRecord(
            format=FORMAT,
            game=self.setting.game,
            players=self.players,
            options=msgspec.json.decode(self.setting.options),
            names=[f"{letter(seat)} {name}" for seat, name in enumerate(lineup)],
            plies=match.texts(),
            talk=match.talks,
            result=Result(match.scores(), [letter(seat) for seat in match.winners()]),
            seed=seed_of(self.setting.seed, fixture),
        )
        return msgspec.json.encode(record) + b"\n"

    @property
    def shards(self) -> range:
        """The numbers of its files."""
        return range(-(-self.records // SHARD))

    def write(self, folder: Path, shard: int) -> int:
        """Play the matches of a file; how many they were."""
        numbers = range(shard * SHARD, min((shard + 1) * SHARD, self.records))
        lines = b"".join(self.line(number) for number in numbers)
        with written_whole(folder / name_of(shard)) as file:
            file.write(lines)
        return len(numbers)


def name_of(shard: int) -> str:
    """What a file of a data set is called."""
    return f"records-{shard:05}.jsonl"


def make(wanted: DataSet, folder: Path, crew: Crew) -> Iterator[int]:
    """Play what is missing; yields how many records there are, each time that there are more."""
    folder.mkdir(parents=True, exist_ok=True)
    describe(wanted, folder)
    due = [shard for shard in wanted.shards if not (folder / name_of(shard)).exists()]
    there = wanted.records - sum(min(SHARD, wanted.records - shard * SHARD) for shard in due)
    yield there
    for counts in share_out(partial(wanted.write, folder), due, crew):
        there += sum(counts)
        yield there


def describe(wanted: DataSet, folder: Path) -> None:
    """Write down which data set the folder holds; another one there is refused."""
    facts = {"format": "estran-records/1", "version": find(wanted.setting.game).version, **wanted._asdict()}
    text, file = msgspec.json.format(msgspec.json.encode(facts), indent=1) + b"\n", folder / "dataset.json"
    if not file.exists():
        file.write_bytes(text)
    elif file.read_bytes() != text:
        raise ValueError(f"{file} describes another data set: choose another folder")


def lines_of(folder: Path) -> Iterator[bytes]:
    """All records in order."""
    for file in sorted(folder.glob("records-*.jsonl")):
        with file.open("rb") as lines:
            yield from lines


def digest_of(folder: Path) -> tuple[int, str]:
    """How many records there are, and the SHA-256 of all lines in order."""
    digest, count = hashlib.sha256(), 0
    for line in lines_of(folder):
        digest.update(line)
        count += 1
    return count, digest.hexdigest()


def replayed(folder: Path) -> int:
    """Replay some of the records; how many. One whose plies are not legal, or lead to another result, is refused."""
    count = 0
    for line in islice(lines_of(folder), 0, None, REPLAYED):
        Match.replay(MatchRecord.decode(line))
        count += 1
    return count


def arguments() -> Namespace:
    """Parse the command line."""
    parser = ArgumentParser(prog="python -m estran.lab.dataset", description="Make or check a data set of records.")
    commands = parser.add_subparsers(dest="command", required=True)
    making = commands.add_parser("make", help="play matches, and keep a record of each")
    making.add_argument("game")
    making.add_argument("--records", type=int, default=100_000)
    making.add_argument("--players", type=int, default=3)
    making.add_argument(
        "--bots", nargs="+", default=BOTS, help="levels, or hard@200 and the like; all line-ups take turns"
    )
    making.add_argument("--seed", type=int, default=1)
    making.add_argument("--jobs", type=int, default=1)
    making.add_argument("--out", type=Path, help="a folder, GAME-records by default")
    checking = commands.add_parser("check", help="say the digest, and replay some records")
    checking.add_argument("folder", type=Path)
    return parser.parse_args()


def main() -> int:
    """Make or check; an interrupt leaves whole files, and the same command goes on."""
    wishes = arguments()
    try:
        if wishes.command == "make":
            folder = wishes.out or Path(f"{wishes.game}-records")
            game = find(wishes.game)
            game.set_table(wishes.players)
            check(wishes.bots, game)
            setting = Setting.of(game.name, {}, wishes.seed)
            wanted = DataSet(setting, wishes.players, tuple(wishes.bots), wishes.records)
            for there in make(wanted, folder, Crew(wishes.jobs)):
                sys.stderr.write(f"\r{there:,} of {wanted.records:,} records")
                sys.stderr.flush()
            sys.stderr.write("\n")
        else:
            folder = wishes.folder
            if not (folder / "dataset.json").exists():
                raise ValueError(f"{folder} holds no data set")
            sys.stderr.write(f"{replayed(folder):,} records replayed\n")
        count, digest = digest_of(folder)
        sys.stdout.write(f"{count:,} records, SHA-256 {digest}\n")
    except (Refused, ValueError) as refused:
        sys.stderr.write(f"{refused}\n")
        return 2
    except KeyboardInterrupt:
        sys.stderr.write("\nstopped: the same command goes on from here\n")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
