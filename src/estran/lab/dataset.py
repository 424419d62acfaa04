"""`python -m estran.lab.dataset`: a data set of records, made from a seed, with its digest.

python -m estran.lab.dataset make douro --records 100000 --jobs 2      # stop and go on at any time
python -m estran.lab.dataset check douro-records                       # all lines and digests, and every hundredth match replayed
"""

import hashlib
import re
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import msgspec

from estran.crew import Crew, share_out
from estran.decoding import decoded
from estran.engine.arguments import HIGHEST
from estran.engine.game import Refused
from estran.engine.seats import letter
from estran.files import written_whole
from estran.games import find
from estran.match.match import Match
from estran.match.record import FIELD, FORMAT, MatchRecord, Result
from estran.trials.contestants import check
from estran.trials.matches import Setting, match_of
from estran.trials.schedule import Fixture, seed_of

SHARD = 1000  # records per file
BOTS = ["easy", "normal"]  # they play alike on every machine; those that search for a time do not
MOST = 10**9  # records of a data set
WORKERS = 1000  # processes
REPLAYED = 100  # every so many records are replayed when a data set is checked
FACTS = "estran-records/1"  # the format of dataset.json


class Damaged(ValueError):
    """A data set is not what its `dataset.json` says."""


class Written(NamedTuple):
    """A file that was made."""

    name: str
    records: int
    digest: str


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

    def numbers(self, shard: int) -> range:
        """The numbers of the records in a file."""
        return range(shard * SHARD, min((shard + 1) * SHARD, self.records))

    def write(self, folder: Path, shard: int) -> Written:
        """Play the matches of a file, and say what was written."""
        numbers, name = self.numbers(shard), name_of(shard)
        lines = b"".join(self.line(number) for number in numbers)
        with written_whole(folder / name) as file:
            file.write(lines)
        return Written(name, len(numbers), hashlib.sha256(lines).hexdigest())


class Description(msgspec.Struct, forbid_unknown_fields=True):
    """What `dataset.json` says: which data set it is, and the SHA-256 of each file that is done."""

    format: str
    version: int  # of the game's behaviour
    setting: Setting
    players: int
    bots: tuple[str, ...]
    records: int
    digests: dict[str, str]

    @classmethod
    def of(cls, wanted: DataSet) -> "Description":
        """Of a data set that has no file yet."""
        return cls(FACTS, find(wanted.setting.game).version, *wanted, digests={})

    @classmethod
    def read(cls, folder: Path) -> "Description":
        """What a folder holds; what cannot be read, or is of another version, is refused."""
        file = folder / "dataset.json"
        try:
            came = msgspec.convert(decoded(file.read_bytes()), cls)
        except (msgspec.MsgspecError, ValueError, Refused) as problem:
            raise Damaged(f"{file} does not describe a data set: {what_is_wrong(problem)}") from problem
        version = find(came.setting.game).version
        if (came.format, came.version) != (FACTS, version) or came.records < 0:
            raise Damaged(
                f"{file}: expected {FACTS} of version {version}, came {came.format} of version {came.version} "
                f"with {came.records} records"
            )
        return came

    @property
    def wanted(self) -> DataSet:
        """The data set itself."""
        return DataSet(self.setting, self.players, self.bots, self.records)

    def write(self, folder: Path) -> None:
        """Keep it, whole."""
        with written_whole(folder / "dataset.json") as file:
            file.write(msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n")


def what_is_wrong(problem: Exception) -> str:
    """The field that is missing or wrong, or that nothing could be read."""
    if isinstance(problem, Refused):
        return str(problem)
    found = FIELD.match(str(problem))
    return f"“{found[1] or found[2]}” is missing or wrong" if found else "it is not complete JSON, or has other fields"


def name_of(shard: int) -> str:
    """What a file of a data set is called."""
    return f"records-{shard:05}.jsonl"


def make(wanted: DataSet, folder: Path, crew: Crew) -> Iterator[int]:
    """Play what is missing or damaged; yields how many records there are, each time that there are more."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = describe(wanted, folder)
    due = [shard for shard in wanted.shards if not is_whole(folder / name_of(shard), kept)]
    there = wanted.records - sum(len(wanted.numbers(shard)) for shard in due)
    yield there
    for files in share_out(partial(wanted.write, folder), due, crew):
        kept.digests |= {file.name: file.digest for file in files}
        kept.write(folder)
        there += sum(file.records for file in files)
        yield there


def describe(wanted: DataSet, folder: Path) -> Description:
    """Write down which data set the folder holds; another one there is refused."""
    if not (folder / "dataset.json").exists():
        Description.of(wanted).write(folder)
    kept = Description.read(folder)
    if kept.wanted != wanted:
        raise ValueError(f"{folder} holds {in_words(kept.wanted)}; asked for {in_words(wanted)}: choose another --out")
    return kept


def in_words(wanted: DataSet) -> str:
    """All that makes a data set this one and no other."""
    setting = wanted.setting
    return (
        f"{wanted.records:,} records of {setting.game} from seed {setting.seed} with {wanted.players} players and "
        f"bots {', '.join(wanted.bots)}"
    )


def is_whole(file: Path, kept: Description) -> bool:
    """Whether a file is there as it was made."""
    return file.exists() and hashlib.sha256(file.read_bytes()).hexdigest() == kept.digests.get(file.name)


def check_files(folder: Path) -> None:
    """Read every line and compare with what `dataset.json` says; the first thing that is wrong is refused."""
    kept = Description.read(folder)
    names = {name_of(shard) for shard in kept.wanted.shards}
    there = {file.name for file in folder.glob("records-*.jsonl")}
    for strange in sorted((there | set(kept.digests)) - names):
        raise Damaged(f"{folder / strange} does not belong to this data set of {kept.records:,} records")
    for shard in kept.wanted.shards:
        file = folder / name_of(shard)
        if not file.exists():
            raise Damaged(f"{file} is missing: the command that makes this data set plays it again")
        lines, wanted = file.read_bytes().splitlines(keepends=True), len(kept.wanted.numbers(shard))
        for number, line in enumerate(lines, 1):
            check_line(line, f"{file}, line {number}")
        if len(lines) != wanted:
            raise Damaged(f"{file}: expected {wanted:,} records, came {len(lines):,}")
        if file.name not in kept.digests:
            raise Damaged(f"{folder / 'dataset.json'} keeps no digest of {file.name}")
        if not is_whole(file, kept):
            raise Damaged(f"{file} was changed since it was made: its SHA-256 is not the one in dataset.json")


def check_line(line: bytes, place: str) -> None:
    """Refuse a line that is no whole record."""
    try:
        MatchRecord.decode(line)
    except (Refused, ValueError) as problem:
        raise Damaged(f"{place}: {problem}") from problem
    if not line.endswith(b"\n"):
        raise Damaged(f"{place} is cut: it has no end")


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


def whole(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number within these bounds."""

    def read(typed: str) -> int:
        number = int(typed) if re.fullmatch(r"-?[0-9]{1,19}", typed) else None
        if number is None or not least <= number <= most:
            raise ArgumentTypeError(f"expected a whole number from {least} to {most}, came {typed}")
        return number

    return read


def arguments() -> Namespace:
    """Parse the command line."""
    parser = ArgumentParser(prog="python -m estran.lab.dataset", description="Make or check a data set of records.")
    commands = parser.add_subparsers(dest="command", required=True)
    making = commands.add_parser("make", help="play matches, and keep a record of each")
    making.add_argument("game")
    making.add_argument("--records", type=whole(1, MOST), default=100_000)
    making.add_argument("--players", type=int, default=3)
    making.add_argument(
        "--bots", nargs="+", default=BOTS, help="levels, or hard@200 and the like; all line-ups take turns"
    )
    making.add_argument("--seed", type=whole(0, HIGHEST), default=1)
    making.add_argument("--jobs", type=whole(1, WORKERS), default=1)
    making.add_argument("--out", type=Path, help="a folder, GAME-records by default")
    checking = commands.add_parser("check", help="read all records, compare the digests, and replay some")
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
            check_files(folder)
            sys.stderr.write(f"{replayed(folder):,} records replayed\n")
        count, digest = digest_of(folder)
        sys.stdout.write(f"{count:,} records, SHA-256 {digest}\n")
    except (Refused, ValueError) as refused:
        sys.stderr.write(f"{refused}\n")
        return 1 if isinstance(refused, Damaged) else 2
    except KeyboardInterrupt:
        sys.stderr.write(f"\nstopped{kept_so_far(wishes)}\n")
        return 130
    return 0


def kept_so_far(wishes: Namespace) -> str:
    """What a making that was stopped has kept: whole files only."""
    if wishes.command != "make":
        return ""
    folder = wishes.out or Path(f"{wishes.game}-records")
    try:
        kept = Description.read(folder)
    except (OSError, Damaged):
        return ": nothing is kept yet"
    records = sum(len(kept.wanted.numbers(shard)) for shard in kept.wanted.shards if name_of(shard) in kept.digests)
    return f": {records:,} records are kept, in files of {SHARD:,}, and the same command plays the others"


if __name__ == "__main__":
    sys.exit(main())
