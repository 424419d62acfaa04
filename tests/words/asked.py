"""Every message that the code can ask for: generated from the games themselves, and found in the source."""

import ast
import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

from estran.engine.game import Game, Refused
from estran.engine.view import Choice, Told
from estran.games import NAMES
from estran.match.chance import Seeded
from estran.match.match import Match
from estran.match.record import FORMAT, MatchRecord
from estran.words.dolores import OUTCOMES
from estran.words.folders import HERE, catalogues
from estran.words.narrator import Narrator, refusal
from estran.words.speaker import Message
from estran.words.titles import about, name, options
from tests.tables import EVERY_TABLE
from tests.words.accounts import HERE as ACCOUNTS

SOURCE = Path(__file__).parents[2] / "src" / "estran"
CLIENT = Path(__file__).parents[2] / "web" / "src"
PEOPLE = ["Ada", "Ben", "Cy", "Dora", "Eli"]
AMOUNTS = (0, 1, 2, 5, 22, 100)  # one of each plural form, and the numbers that have sentences of their own
PREFIXES = tuple(f"{name}-" for name in (*catalogues(HERE, "en"), "choice", "list", "phase", "status", "who"))
SIGNALS = (  # one of each in the vocabulary of the notation
    *(f"{kind} {gesture}" for kind in ("will", "ask", "both", "threat") for gesture in ("share", "conflict", "dodge")),
    *("want 2", "leave 0", "claim 3 gold-3", "claim 1 dawn", "yes", "no", "thanks"),
)
ENOUGH = 50  # looks at each phase of a game at each size of the table
LETTER_SETS = ("A", "B", "AB", "BCD")


def narrators(game: Game) -> list[Narrator]:
    """One for a player, one for an onlooker."""
    return [Narrator(game, PEOPLE, "A"), Narrator(game, PEOPLE)]


def ids(message: Message) -> Iterator[str]:
    """A message's id and those of the messages in its arguments."""
    yield message.id
    for value in message.arguments.values():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, Message):
                yield from ids(item)


# ---- Generated from the games


def values(game: Game, argument: str) -> tuple[int | str, ...]:
    """All that an argument can be, in the notation's words; numbers stand for all numbers."""
    spell = game.spelling.get(argument)
    if spell is None:
        return AMOUNTS
    if argument == "seats":
        return LETTER_SETS
    return tuple(dict.fromkeys(islice(_spelled(spell), 40)))


def _spelled(spell: Any) -> Iterator[str]:
    for number in range(100):
        try:
            word = spell(number)
        except (ValueError, IndexError):
            return
        if word == "?":  # after the last seat
            return
        yield word


def happenings(game: Game, kinds: Iterable[str]) -> Iterator[Told]:
    """These kinds of events with every value of every argument, one argument varied at a time."""
    sayings = {kind.name.lower(): saying for kind, saying in game.events.items()}
    for kind in kinds:
        saying = sayings[kind]
        possible = {argument: values(game, argument) for argument in saying.arguments}
        usual = {argument: these[-1] for argument, these in possible.items()}
        yield Told(kind, usual)
        for argument, these in possible.items():
            for this in these:
                yield Told(kind, {**usual, argument: this})


def events(game: Game) -> Iterator[Message]:
    """Everything that can happen, told to a player and to an onlooker."""
    kinds = [kind.name.lower() for kind in game.events]
    hidden = [Told(kind, None) for kind in kinds]
    for narrator in narrators(game):
        told = [narrator.event(event) for event in [*happenings(game, kinds), *hidden]]
        yield from (message for message in told if message is not None)


def previews(game: Game) -> Iterator[Message]:
    """Everything that a choice can be said to do."""
    told = list(happenings(game, sorted(game.previewed)))
    for narrator in narrators(game):
        yield from narrator.effects(Choice("", "", effects=told))


def titles(game: Game) -> Iterator[Message]:
    """The game's name, what it is about, its options, its phases with their statuses, and the outcomes of Dolorès."""
    yield from (name(game.name), about(game.name))
    for option in options(game):
        yield from (option.title, option.help)
    for phase in game.phases:
        key = phase.name.lower().replace("_", "-")
        if key != "over":
            yield Message(f"{game.name}-phase-{key}")
            for asks in ("you", "other"):
                yield Message(f"{game.name}-status-{key}", {"asks": asks, "seats": PEOPLE, "colour": "blue", "die": 5})
    yield from OUTCOMES if game.name == "dolores" else ()


def signals(game: Game) -> Iterator[Message]:
    """Everything that can be said at the table in fixed words."""
    for narrator in narrators(game):
        for signal in SIGNALS if game.signals else ():
            yield from (narrator.signal(seat, signal) for seat in "AB")


# ---- Met in matches with a fixed seed


def steps(table: Any, seed: int) -> Iterator[Match]:
    """A random match on this table before each of its plies, chance's included, and at its end."""
    game, players, wishes = table
    record = MatchRecord(format=FORMAT, game=game, players=players, options=wishes, names=PEOPLE[:players], plies=[])
    match, luck = Match.replay(record), random.Random(seed)
    while not match.over:
        yield match
        if match.waiting == {"*"}:
            match.append(f"* {Seeded(seed).draw(len(match.plies), match.odds())}")
        else:
            seat = min(match.waiting)
            match.play(seat, luck.choice(match.legal(seat)))
    yield match


def replayed(game: str) -> Iterator[Match]:
    """The recorded match of a game before each of its plies: it has the moves that are rare at random."""
    record = MatchRecord.load(ACCOUNTS / f"{game}.json")
    match = Match.replay(record, 0)
    for ply in record.plies:
        yield match
        match.append(ply)


@cache
def played() -> tuple[Message, ...]:
    """Every kind of choice and status that comes up in the recorded matches and in a random one on every table."""
    met: dict[str, Message] = {}
    looks: Counter[str] = Counter()
    for matches in (*map(replayed, NAMES), *(steps(table, seed=1) for table in EVERY_TABLE)):
        for match in matches:
            moment = f"{match.game.name} {match.players} {int(match.table.phase)}"
            looks[moment] += 1
            if looks[moment] <= ENOUGH:
                met.update(_met(match))
    return tuple(met.values())


def _met(match: Match) -> Iterator[tuple[str, Message]]:
    for listener in (*sorted(match.waiting - {"*"}), None):
        for message in offered(match, listener):
            yield " ".join([*ids(message), str(message.arguments.get("asks"))]), message


def offered(match: Match, listener: str | None) -> Iterator[Message]:
    """What is awaited and what may be chosen, as this listener is told."""
    narrator, view = Narrator(match.game, match.names, listener), match.view(listener)
    yield from (narrator.status(view), narrator.phase(view))
    for choice in view.choices:
        yield narrator.choice(choice.move, view)
        yield from narrator.effects(choice)


# ---- Found in the source


def trees() -> Iterator[ast.AST]:
    """The source of the package."""
    for path in sorted(SOURCE.rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"), str(path))


def scripts() -> Iterator[str]:
    """The source of the browser client."""
    for path in sorted([*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]):
        yield path.read_text(encoding="utf-8").split("<style>")[0]


@cache
def strings() -> frozenset[str]:
    """Every text that stands in the source, the client's too."""
    nodes = (node for tree in trees() for node in ast.walk(tree))
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return frozenset(texts | {text for script in scripts() for text in re.findall(r'"([^"\n]*)"', script)})


@cache
def written() -> frozenset[str]:
    """Ids that stand in the source as they are, and the beginnings of some that it puts together."""
    return frozenset(t for t in strings() if t.startswith(PREFIXES) and re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", t))


def joined(known: Iterable[str]) -> set[str]:
    """Ids that the source puts together from a beginning and a last word, both of which stand in it."""
    parted = {id: id.rpartition("-") for id in known}
    return {id for id, (start, _, end) in parted.items() if start in written() and end in strings()}


@cache
def patterns() -> frozenset[str]:
    """Ids that the source puts together, as regular expressions: `douro-fog-.+`."""
    found = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                found |= _pattern(node)
            elif isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in ("say", "Message"):
                found |= _pattern_of_game(node.args)
    for script in scripts():
        for text in re.findall(r"`([^`\n]*\$\{[^`\n]*)`", script):
            pattern = re.sub(r"(?:\\\$)?\\\{.*?\\\}", ".+", re.escape(text))
            known = text.startswith(PREFIXES) or re.match(r"\$\{[^}]*(?:game|kind)[^}]*\}-", text)
            if known and re.fullmatch(r"[a-z.+\\-]+", pattern) and re.search("[a-z]", pattern):
                found.add(pattern)
    return frozenset(found)


def _pattern(text: ast.JoinedStr) -> set[str]:
    """What a text that is put together matches, if it begins like an id."""
    begins = "".join(str(p.value) for p in text.values[:1] if isinstance(p, ast.Constant))
    return {"".join(_pieces(text))} if begins.startswith(PREFIXES) else set()


def _pattern_of_game(arguments: list[ast.expr]) -> set[str]:
    """The same of an id that begins with the name of any game: `…-learn-title-…`."""
    match arguments:
        case [ast.JoinedStr(values=[ast.FormattedValue(value=game), ast.Constant(value=begins), *_]) as text, *_]:
            if "game" in ast.unparse(game) and re.match("-[a-z]", str(begins)):
                return {f"({'|'.join(NAMES)})" + "".join(_pieces(text)[1:])}
    return set()


def _pieces(text: ast.JoinedStr) -> list[str]:
    return [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in text.values]


def refusals(known: Iterable[str]) -> Iterator[Message]:
    """Every refusal in the source, as a message."""
    yield from map(refusal, refused(known))


def refused(known: Iterable[str]) -> Iterator[Refused]:
    """Every refusal in the source, with something for each of its arguments."""
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                arguments = {keyword.arg: _something(keyword.arg) for keyword in node.keywords if keyword.arg}
                yield from (Refused(id, **arguments) for id in _named(node.args[0], known))


def _something(name: str) -> Any:
    samples = {
        "game": "douro",
        "problems": [Refused("dorada-board-missing", key="gold"), Refused("dorada-board-two-roles", square=7)],
    }
    return samples.get(name, 2)


def _named(argument: ast.expr, known: Iterable[str]) -> list[str]:
    if isinstance(argument, ast.Constant):
        return [str(argument.value)]
    if not isinstance(argument, ast.JoinedStr):
        return []  # its id stands elsewhere in the source
    return [id for id in known if re.fullmatch("".join(_pieces(argument)), id)]
