"""Fair records of every game, and forgeries of them: each says something about its dice that is not so.

Choices of the players are not signed by anybody, so a forged choice that leaves all else possible is nobody's to find;
neither is a whole ending that was cut off. Everything else about the dice is, and is forged here.
"""

import json
import os
import random
import subprocess
import sys
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from estran.match.chance import HEAVIEST, Fair, salted
from estran.match.match import Match
from estran.match.record import fairness_of
from tests.tables import EVERY_TABLE

ROOT = Path(__file__).parents[1]
Record = dict[str, Any]
Forgery = Callable[[Record, random.Random], None]
TYPED = ("", "sea", "żółw", "a “word”", "é" * 41)
FOLLOWING = 12  # draws after a place where a ply is taken out or put in: none of them comes out as it did by luck


def honest(number: int) -> Record:
    """A fair match at one of all tables: with bots, with words that did not come, ended before its end, or played to it."""
    game, players, options = EVERY_TABLE[number % len(EVERY_TABLE)]
    luck = random.Random(number)
    words = [salted(luck.choice(TYPED)) if luck.random() < 0.7 else "" for _ in range(players)]
    words[luck.randrange(players)] = salted("żółw")
    missing = [seat for seat, word in zip("ABCDE", words, strict=False) if not word and luck.random() < 0.5]
    fair = Fair(luck.randbytes(16).hex(), words, luck.randbytes(32), missing=missing)
    match = Match(game, players, options=options, chance=fair)
    abandoned = luck.randrange(80, 120) if number % 3 == 2 else 10_000
    while not match.over and len(match.plies) < abandoned:
        seat = luck.choice(sorted(match.waiting))
        match.play(seat, luck.choice(match.legal(seat)))
    if not match.over:
        match.sit("A", luck.choice(("normal", "person")))
        match.end(luck.choice(("agreed", "abandoned")))
    record = match.record()
    record.fairness = fairness_of(fair, sorted(fair.draws.items()))
    read: Record = json.loads(record.encode())
    return read


def judged_by_the_page(records: Sequence[Record], folder: Path) -> list[dict[str, Any]]:
    """What the page's own check, run in Node, says about each record: `whole`, the sentence `said`, and mere `claims`."""
    asked, told = folder / "records.jsonl", folder / "verdicts.json"
    asked.write_bytes(b"".join(msgspec.json.encode(record) + b"\n" for record in records))
    command = [sys.executable, str(ROOT / "hatch_build.py"), "test", "--reporter", "dot", "tests/forged.test.ts"]
    environment = {**os.environ, "ESTRAN_RECORDS": str(asked), "ESTRAN_VERDICTS": str(told)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    verdicts: list[dict[str, Any]] = json.loads(told.read_text())
    assert len(verdicts) == len(records)
    return verdicts


def forged(record: Record, luck: random.Random) -> tuple[str, Record]:
    """A forgery of one thing, or of several together; and of what."""
    while True:
        kinds = luck.choices(list(KINDS), k=1 if luck.random() < 0.6 else luck.randint(2, 5))
        false = json.loads(json.dumps(record))
        for kind in kinds:
            luck.choice(KINDS[kind])(false, luck)
        if false != record:  # two may undo each other
            disguise(false, luck)
            return "+".join(kinds), false


def disguise(record: Record, luck: random.Random) -> None:
    """Say something else of who played and how it ended; that proves nothing, so it must not help a forgery."""
    if luck.random() < 0.5:
        record["ended"] = luck.choice(("agreed", "abandoned", None))
        record["sat"] = luck.choice(([], [[0, "A", "expert"]], [[1, "B", "normal"], [2, "B", "person"]]))


# ---- Id, seed, commitment, version


def another_id(record: Record, luck: random.Random) -> None:
    record["fairness"]["match"] = luck.randbytes(16).hex()


def longer_id(record: Record, luck: random.Random) -> None:
    record["fairness"]["match"] += luck.choice("0123456789abcdef ")


def another_seed(record: Record, luck: random.Random) -> None:
    record["fairness"]["seed"] = luck.randbytes(32).hex()


def another_digit(record: Record, luck: random.Random) -> None:
    field = luck.choice(("seed", "commitment"))
    text = record["fairness"][field] or "?"
    place = luck.randrange(len(text))
    digit = luck.choice([one for one in "0123456789abcdef" if one != text[place].lower()])
    record["fairness"][field] = text[:place] + digit + text[place + 1 :]


def no_seed(record: Record, luck: random.Random) -> None:
    text = record["fairness"]["seed"]
    record["fairness"]["seed"] = luck.choice(("zz", "", text[2:], f"{text}00", f"{text} ", f"0x{text[2:]}", "é" * 64))


def another_version(record: Record, luck: random.Random) -> None:
    version = luck.choice((None, 0, 1, 3, 22))
    if version is None:
        record["fairness"].pop("version", None)
    else:
        record["fairness"]["version"] = version


def set_up_table(record: Record, luck: random.Random) -> None:
    record["table"] = luck.choice(("", f"{record['players']} players"))


# ---- Words, and which are missing


def another_word(record: Record, luck: random.Random) -> None:
    words = record["fairness"]["words"]
    place = luck.randrange(len(words))
    words[place] = luck.choice((salted("other"), words[place][1:] if words[place] else "x"))


def a_word_that_came_is_left_out(record: Record, luck: random.Random) -> None:
    words = record["fairness"]["words"]
    place = luck.choice([place for place, word in enumerate(words) if word] or [0])
    words[place] = "" if words[place] else "x"


def words_change_places(record: Record, luck: random.Random) -> None:
    words = record["fairness"]["words"]
    words.append(words.pop(0))
    if len(set(words)) == 1:
        words[0] += "x"


def another_number_of_words(record: Record, luck: random.Random) -> None:
    words = record["fairness"]["words"]
    words.pop() if luck.random() < 0.5 and len(words) > 1 else words.append("")


def another_form_of_a_word(record: Record, luck: random.Random) -> None:
    words = record["fairness"]["words"]
    words[:] = [unicodedata.normalize("NFD", word) for word in words]


def a_word_too_long(record: Record, luck: random.Random) -> None:
    words = record["fairness"]["words"]
    place = luck.randrange(len(words))
    words[place] = words[place].ljust(65, "x") if len(words[place]) < 65 else "x"


def others_missing(record: Record, luck: random.Random) -> None:
    fairness = record["fairness"]
    there = [seat for seat, word in zip("ABCDE", fairness["words"], strict=False) if word] or ["F"]
    fairness["missing"] = luck.choice(([*fairness["missing"], luck.choice(there)], ["Z"], ["a"], [""], ["B", "A", "B"]))


# ---- Draws and weights


def a_draw_less(record: Record, luck: random.Random) -> None:
    draws = record["fairness"]["draws"]
    if draws:
        draws.pop(luck.randrange(len(draws)))


def a_draw_more(record: Record, luck: random.Random) -> None:
    draws = record["fairness"]["draws"]
    number = luck.randrange(len(record["plies"]) + 3)
    odds = luck.choice(draws)[1] if draws else [["1", 1]]
    draws.insert(luck.randrange(len(draws) + 1), [number, odds])


def no_draws(record: Record, luck: random.Random) -> None:
    record["fairness"]["draws"] = []


def a_draw_elsewhere(record: Record, luck: random.Random) -> None:
    draws = record["fairness"]["draws"]
    if draws:
        luck.choice(draws)[0] += luck.choice((-1, 1, 1000))


def draws_in_another_order(record: Record, luck: random.Random) -> None:
    record["fairness"]["draws"].reverse()


def another_weight(record: Record, luck: random.Random) -> None:
    for odds in _odds(record, luck):
        outcome = luck.choice(odds)
        outcome[1] = luck.choice((outcome[1] + 1, outcome[1] * 2, 0, -1, HEAVIEST, 2**65, outcome[1] + 2**40))


def all_weights_twice(record: Record, luck: random.Random) -> None:
    for odds in _odds(record, luck):
        for outcome in odds:
            outcome[1] *= 2


def weights_in_another_order(record: Record, luck: random.Random) -> None:
    for odds in _odds(record, luck):
        odds.reverse() if len(odds) > 1 else odds.append(["7", 1])


def another_outcome_listed(record: Record, luck: random.Random) -> None:
    for odds in _odds(record, luck):
        luck.choice(odds)[0] += "0" if luck.random() < 0.5 else " "


def an_outcome_less(record: Record, luck: random.Random) -> None:
    for odds in _odds(record, luck):
        odds.pop(luck.randrange(len(odds)))


def the_drawn_outcome_weighs_more(record: Record, luck: random.Random) -> None:
    """So that the record still comes out: only those who know the rules can tell."""
    draws = [draw for draw in record["fairness"]["draws"] if 0 <= draw[0] < len(record["plies"])]
    if not draws:
        return
    number, odds = luck.choice(draws)
    for outcome in odds:
        outcome[1] += record["plies"][number] == f"* {outcome[0]}" or len(odds) == 1
    if all(record["plies"][number] != f"* {name}" for name, _ in odds):
        odds.append(["7", 1])


def _odds(record: Record, luck: random.Random) -> Iterator[list[Any]]:
    """The odds of one draw, if there is any."""
    listed = [odds for _, odds in record["fairness"]["draws"] if odds]
    if listed:
        yield luck.choice(listed)


# ---- Plies


def another_outcome(record: Record, luck: random.Random) -> None:
    draws = [(number, odds) for number, odds in record["fairness"]["draws"] if len(odds) > 1]
    draws = [(number, odds) for number, odds in draws if 0 <= number < len(record["plies"])]
    if draws:
        number, odds = luck.choice(draws)
        others = [name for name, _ in odds if f"* {name}" != record["plies"][number]]
        record["plies"][number] = f"* {luck.choice(others)}"


def outcomes_change_places(record: Record, luck: random.Random) -> None:
    plies = record["plies"]
    chance = [number for number, ply in enumerate(plies) if ply.startswith("*")]
    others = [(one, other) for one in chance[:30] for other in chance[:30] if plies[one] != plies[other]]
    if others:
        one, other = luck.choice(others)
        plies[one], plies[other] = plies[other], plies[one]


def a_ply_less(record: Record, luck: random.Random) -> None:
    _shift(record, luck, lambda plies, place: plies.pop(place), -1)


def a_ply_more(record: Record, luck: random.Random) -> None:
    _shift(record, luck, lambda plies, place: plies.insert(place, plies[luck.randrange(len(plies))]), 1)


def _shift(record: Record, luck: random.Random, change: Callable[[list[str], int], Any], by: int) -> None:
    """Take a ply out or put one in, with enough draws to follow; the list of draws is adjusted, or left as it is."""
    plies = record["plies"]
    chance = [number for number, ply in enumerate(plies) if ply.startswith("*")]
    if len(chance) <= FOLLOWING or not chance[-FOLLOWING]:
        return
    place = luck.randrange(chance[-FOLLOWING])
    change(plies, place)
    if luck.random() < 0.5:
        for draw in record["fairness"]["draws"]:
            draw[0] += by if draw[0] > place else 0


def a_ply_of_nobody(record: Record, luck: random.Random) -> None:
    place = luck.randrange(len(record["plies"]))
    record["plies"][place] = luck.choice(("Z 7", "E?", "", "*", f"F{record['plies'][place][1:]}"))


KINDS: dict[str, list[Forgery]] = {
    "id": [another_id, longer_id],
    "seed": [another_seed, another_digit, no_seed],
    "version": [another_version],
    "table": [set_up_table],
    "words": [
        another_word,
        a_word_that_came_is_left_out,
        words_change_places,
        another_number_of_words,
        another_form_of_a_word,
        a_word_too_long,
    ],
    "missing": [others_missing],
    "draws": [a_draw_less, a_draw_more, no_draws, a_draw_elsewhere, draws_in_another_order],
    "weights": [
        another_weight,
        all_weights_twice,
        weights_in_another_order,
        another_outcome_listed,
        an_outcome_less,
        the_drawn_outcome_weighs_more,
    ],
    "plies": [another_outcome, outcomes_change_places, a_ply_less, a_ply_more, a_ply_of_nobody],
}
