"""`estran play`: ask for what is missing, then play."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from estran.bots.levels import LEVELS, USUAL
from estran.cli.commands import IN_PLAY
from estran.cli.company import rotated
from estran.cli.reading import (
    LARGEST_SEED,
    bot_seats,
    fold,
    game_named,
    names_in,
    options_of,
    whole_number,
)
from estran.cli.saving import Keeper, check_new, next_free
from estran.cli.seating import Seating
from estran.cli.session import DONE, Session
from estran.cli.targets import STANDARD
from estran.cli.terminal import Leaving, Terminal, ended_like_ctrl_c
from estran.cli.vocabulary import near
from estran.cli.warmth import Warmth
from estran.engine.dice import dice_of
from estran.engine.game import Game, Refused
from estran.engine.seats import LETTERS, NOBODY
from estran.games import find, names
from estran.match.match import Match
from estran.match.record import FORMAT, PERSON, MatchRecord
from estran.words import titles
from estran.words.folders import LANGUAGES
from estran.words.signs import plain_name
from estran.words.speaker import speaker


@dataclass(frozen=True)
class Wishes:
    """What the command line says about a match, as it was typed."""

    game: str | None
    players: str | None
    bots: str | None
    level: str | None
    names: str | None
    seed: str | None
    options: Sequence[str]
    record: str | None
    resume: str | None
    auto_roll: bool
    table: str | None = None
    bell: bool = True


def play(terminal: Terminal, wishes: Wishes) -> int:
    """Begin a match, or go on with one, and play it to the end; then another one, as long as people want to."""
    made = check_new(wishes.record) if wishes.record else None
    if wishes.resume == STANDARD:
        raise Refused("terminal-usage-played-input")
    level_of(wishes.level or USUAL)
    path = wishes.record or wishes.resume
    with ended_like_ctrl_c(), Warmth() as warmth:
        try:
            former = record_to_resume(wishes, wishes.resume) if wishes.resume else None
            match, seating, seed = resumed(terminal, wishes, former) if former else begun(terminal, wishes)
        except Leaving:
            terminal.say("terminal-not-begun")
            return DONE
        keeper = Keeper(terminal, match, seating, seed, path, resumed=None if wishes.record else former)
        if made:
            terminal.say("terminal-folder-made", folder=str(made))
        while True:
            session = Session(keeper, IN_PLAY, auto_roll=wishes.auto_roll, bell=wishes.bell, warmth=warmth)
            code = session.run()
            if not session.again:
                return code
            seating, seed = rotated(session.seating, terminal.speaker), (seed + 1) % (LARGEST_SEED + 1)
            match = again(match, seating)
            keeper = Keeper(terminal, match, seating, seed, next_free(keeper.path))


def again(match: Match, seating: Seating) -> Match:
    """The same game once more, with everybody where they sit now."""
    record = MatchRecord(format=FORMAT, game=match.game.name, players=match.players, plies=[], table=match.start)
    record.options, record.names = match.options, seating.names
    return Match.replay(record)


def begun(terminal: Terminal, wishes: Wishes) -> tuple[Match, Seating, int]:
    """A new match; what the command line does not say is asked for, and what it says wrongly is refused before that."""
    game = game_named(wishes.game) if wishes.game else None
    options = options_of(game, wishes.options) if game else {}
    players = players_wished(game, wishes.players) if wishes.players else None
    seed = whole_number(wishes.seed, "--seed", 0, LARGEST_SEED) if wishes.seed else secrets.randbelow(2**32)
    if game and players:
        game.set_table(players, options)
    if game and wishes.table:
        table_in(game, wishes.table, options, seed, players)
    if not terminal.language_is_known:
        ask_language(terminal)
    if game is None:
        game = ask_game(terminal)
        options = options_of(game, wishes.options)
    table = None
    if wishes.table:
        table, players = table_in(game, wishes.table, options, seed, players)
    players = players or ask_players(terminal, game)
    game.set_table(players, options)
    seating = seated(terminal, wishes, players)
    record = MatchRecord(format=FORMAT, game=game.name, players=players, plies=[], table=table)
    record.options, record.names = options, seating.names
    return Match.replay(record), seating, seed


def players_wished(game: Game | None, text: str) -> int:
    """How many are to sit at the table; whether the game is for so many, it says itself."""
    try:
        return whole_number(text, "--players", 1, 99)
    except Refused:
        if game is None:
            raise
        return whole_number(text, "--players", game.players[0], game.players[-1])


def table_in(game: Game, text: str, options: Mapping[str, Any], seed: int, players: int | None) -> tuple[str, int]:
    """The table that was typed, with all that it left open, and how many play at it; one that is over is refused."""
    table = game.positions.read_table(text, options, dice_of(seed))
    game.positions.check_table(table)
    if players not in (None, table.players):
        raise Refused("refused-table-players", came=players, players=int(table.players))
    if game.plain.waiting(table) == NOBODY:
        raise Refused("terminal-already-over", path="--table")
    return game.positions.write_table(table), int(table.players)


def record_to_resume(wishes: Wishes, path: str) -> MatchRecord:
    """The record in this file, which already says what may not be wished for besides."""
    said = {
        "GAME": wishes.game,
        "--players": wishes.players,
        "--names": wishes.names,
        "--seed": wishes.seed,
        "--option": wishes.options,
        "--table": wishes.table,
    }
    for name in (name for name, wish in said.items() if wish):
        raise Refused("terminal-usage-resume", name=name)
    return MatchRecord.load(path)


def resumed(terminal: Terminal, wishes: Wishes, record: MatchRecord) -> tuple[Match, Seating, int]:
    """The match as its record left it; it goes on with the same seed."""
    match = Match.replay(record)
    if match.over:
        raise Refused("terminal-already-over", path=wishes.resume)
    match.ended = None  # those who go on with it have changed their minds
    if not terminal.language_is_known:
        ask_language(terminal)
    bots = wishes.bots
    if bots is None:
        terminal.say(
            "terminal-resume-seats",
            seats=[
                name if name in (seat, terminal.speaker.say("terminal-bot", seat=seat)) else f"{name} ({seat})"
                for seat, name in zip(LETTERS, match.names, strict=False)
            ],
        )
        seats = ask_bots(terminal, match.players)
    else:
        seats = bot_seats(bots, match.players)
    seed = record.seed if record.seed is not None else secrets.randbelow(2**32)
    return match, seated_again(match, seats, level_for(terminal, wishes, seats)), seed


def seated_again(match: Match, bots: str, level: str) -> Seating:
    """Who goes on with a match: a bot that has sat in for somebody plays as it did, and hands that change are noted."""
    last = {seat: who for _, seat, who in match.sat}
    levels = {seat: last[seat] for seat in bots if last.get(seat) in LEVELS}
    for seat, who in last.items():
        now = levels.get(seat, level) if seat in bots else PERSON
        if now != who:
            match.sit(seat, now)
    return Seating(match.names, bots, level, levels)


def level_of(answer: str) -> str:
    """A level by its name."""
    if answer not in LEVELS:
        raise Refused("refused-level", came=answer, known=list(LEVELS))
    return answer


def level_for(terminal: Terminal, wishes: Wishes, bots: str) -> str:
    """How well the bots are to play; asked for where they are, too."""
    asked = bots and wishes.bots is None and wishes.level is None
    return ask_level(terminal) if asked else wishes.level or USUAL


# ---- Questions


def ask_language(terminal: Terminal) -> None:
    """In all languages at once, because nobody knows yet which one is understood."""
    here = terminal.speaker.language
    names = {language: titles.language(language) for language in LANGUAGES}
    for number, name in enumerate(names.values(), 1):
        terminal.show(f"{number}  {name}")

    def read(answer: str) -> str:
        for language, name in names.items():
            if fold(answer) in (language, fold(name)):
                return language
        if not answer.isdigit() and (meant := near(answer, names.values())):
            raise Refused("terminal-did-you-mean", meant=meant)
        if not answer.lstrip("-").isdigit():
            raise Refused("terminal-usage-languages", came=answer, most=len(LANGUAGES), known=list(LANGUAGES))
        return LANGUAGES[whole_number(answer, terminal.speaker.say("terminal-number"), 1, len(LANGUAGES)) - 1]

    question = " / ".join(dict.fromkeys(speaker(language).say("terminal-ask-language") for language in LANGUAGES))
    chosen = terminal.choose(
        f"{question} ({names[here]}):", read, default=here, about="terminal-about-language", languages=LANGUAGES
    )
    terminal.speaker = speaker(chosen)


def ask_game(terminal: Terminal) -> Game:
    """Each game with a sentence about it."""
    say, games = terminal.speaker.say, names()
    for number, name in enumerate(games, 1):
        terminal.say("terminal-game", number=number, name=say(f"{name}-name"), about=say(f"{name}-about"))

    def read(answer: str) -> Game:
        if answer.isascii() and answer.isdigit():
            return find(games[whole_number(answer, say("terminal-number"), 1, len(games)) - 1])
        known = {fold(say(f"{name}-name")).split()[0]: name for name in games}
        if fold(answer).split()[0] not in {*known, *games} and (meant := near(answer, known)):
            raise Refused("terminal-did-you-mean", meant=say(f"{known[meant]}-name"))
        return game_named(answer)

    question = say("terminal-ask-game", default=say(f"{games[0]}-name"))
    game: Game = terminal.choose(question, read, default=find(games[0]), about="terminal-about-game")
    return game


def ask_players(terminal: Terminal, game: Game) -> int:
    """How many sit at the table."""
    least, most = game.players[0], game.players[-1]
    usual = min(max(3, least), most)
    question = terminal.speaker.say("terminal-ask-players", least=least, most=most, default=usual)
    name = terminal.speaker.say("terminal-players")

    def read(answer: str) -> int:
        return whole_number(answer, name, least, most)

    players: int = terminal.choose(question, read, default=usual, about="terminal-about-players")
    return players


def ask_bots(terminal: Terminal, players: int) -> str:
    """How many bots, or which seats are theirs; usually everybody but the one who answers."""
    example = LETTERS[1 : min(players, 3)]
    question = terminal.speaker.say("terminal-ask-bots", most=players, example=example, default=players - 1)

    def read(answer: str) -> str:
        return bot_seats(answer, players, terminal.speaker.say("terminal-number"))

    seats: str = terminal.choose(question, read, default=LETTERS[1:players], about="terminal-about-bots")
    return seats


def ask_level(terminal: Terminal) -> str:
    """Each level with what it is like."""
    say = terminal.speaker.say
    names = {level: say(f"start-level-{level}") for level in LEVELS}
    for number, level in enumerate(LEVELS, 1):
        terminal.say("terminal-game", number=number, name=names[level], about=say(f"start-level-{level}-help"))

    def read(answer: str) -> str:
        if answer.isascii() and answer.isdigit():
            return list(LEVELS)[whole_number(answer, say("terminal-number"), 1, len(LEVELS)) - 1]
        for level, name in names.items():
            if fold(answer) in (level, fold(name)):
                return level
        if meant := near(answer, names.values()):
            raise Refused("terminal-did-you-mean", meant=meant)
        raise Refused("refused-level", came=answer, known=list(names.values()))

    question = say("terminal-ask-level", default=names[USUAL])
    chosen: str = terminal.choose(question, read, default=USUAL, about="terminal-about-level")
    return chosen


def seated(terminal: Terminal, wishes: Wishes, players: int) -> Seating:
    """Who sits where: a lone person needs no name, several are asked for theirs."""
    bots = ask_bots(terminal, players) if wishes.bots is None else bot_seats(wishes.bots, players)
    level = level_for(terminal, wishes, bots)
    people = "".join(seat for seat in LETTERS[:players] if seat not in bots)
    names = {seat: terminal.speaker.say("terminal-bot", seat=seat) for seat in bots}
    if wishes.names is not None:
        names |= names_in(wishes.names, people, names.values())
    elif len(people) > 1:
        for seat in people:
            names[seat] = ask_name(terminal, seat, names.values())
    return Seating([names.get(seat, seat) for seat in LETTERS[:players]], bots, level)


def ask_name(terminal: Terminal, seat: str, taken: Iterable[str]) -> str:
    """A person's name; two people of one name could not be told apart."""

    def read(answer: str) -> str:
        name = plain_name(answer)
        if not name or name in taken:
            raise Refused("terminal-usage-name", name=name)
        return name

    question = terminal.speaker.say("terminal-ask-name", seat=seat)
    name: str = terminal.choose(question, read, default=seat, about="terminal-about-name")
    return name
