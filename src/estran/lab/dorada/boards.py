"""New boards for Dorada: drawn at random within the conditions of a valid board and near to what is known of the printed one."""

from collections.abc import Sequence

from estran.engine.dice import Dice, dice_of, roll
from estran.games.dorada.boards import STRETCH, Board
from estran.games.dorada.box import BACK, SIDES, SPRINGBOARDS

LENGTHS = range(30, 61)  # squares from START to DORADA
JUMPS = range(2, 7)  # numbers of springboards that lead on
FEWEST, MOST = 15, 35  # traps for each hundred squares, those right before DORADA aside
LATEST = 9  # squares before DORADA where the last springboard may stand


def propose(seed: int, number: int = 0) -> Board:
    """The board of this seed and number: always the same one, and a valid one."""
    luck = dice_of(seed, number)
    dorada = pick(luck, LENGTHS)
    path = range(SIDES + 1, dorada - STRETCH - 1)  # no pawn is lost or sent on by its first roll; the last plain square
    stretch = range(dorada - STRETCH, dorada)
    last = pick(luck, [square for square in range(dorada - LATEST, dorada) if square in path or square in stretch])
    gold = [pick(luck, [square for square in _around(dorada * third // 3) if square != last]) for third in (1, 2)]
    others = [square for square in path if square < last and square not in gold]
    springboards = dict(zip(some(luck, others, SPRINGBOARDS - 1), jumps(luck), strict=True)) | {last: dorada - last}
    free = [square for square in path if square not in gold and square not in springboards]
    traps = some(luck, free, dorada * pick(luck, range(FEWEST, MOST + 1)) // 100)
    traps += [square for square in stretch if square != last]
    return Board(f"new-{seed}-{number}", dorada, tuple(sorted(gold)), tuple(sorted(traps)), springboards)


def _around(square: int) -> range:
    return range(square - 2, square + 3)


def jumps(luck: Dice) -> list[int]:
    """The numbers of all springboards but the last: one of them leads back."""
    numbers = [pick(luck, JUMPS) for _ in range(SPRINGBOARDS - 2)]
    return some(luck, [BACK, *numbers], SPRINGBOARDS - 1)


def pick(luck: Dice, choices: Sequence[int]) -> int:
    """One of these."""
    return choices[roll(luck, len(choices))]


def some(luck: Dice, choices: Sequence[int], count: int) -> list[int]:
    """So many of these, or all of them, in any order."""
    left = list(choices)
    return [left.pop(roll(luck, len(left))) for _ in range(min(count, len(left)))]


def to_toml(board: Board) -> str:
    """The board as its file is written."""
    lines = [
        f'name = "{board.name}"',
        f"dorada = {board.dorada}",
        f"gold = {list(board.gold)}",
        f"traps = {list(board.traps)}",
        *(["free_counts = true"] if board.free_counts else []),
        "",
        "[springboards]",
        *(f"{square} = {number}" for square, number in sorted(board.springboards.items())),
    ]
    return "\n".join(lines) + "\n"
