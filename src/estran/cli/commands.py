"""Commands that can be typed at any question of a match, instead of an answer."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

from estran.bots.levels import SEARCHING, USUAL
from estran.bots.reason import advice
from estran.bots.sight import sight
from estran.cli import company, listing
from estran.cli.drawing import drawing
from estran.cli.reading import fold
from estran.cli.session import Asked, Command, Session
from estran.cli.tables import hints, scores
from estran.cli.taking_back import can_undo
from estran.cli.targets import STANDARD
from estran.cli.terminal import Leaving
from estran.engine.dice import dice_of
from estran.engine.game import Refused
from estran.files import at_home
from estran.words.choices import counted, noted
from estran.words.narrator import SURE

FEW = 9  # things that may stand in a signal are listed; more of them, such as all cards, are not


def help_(session: Session, asked: Asked, rest: str) -> None:
    """What may I do: every choice with what it would do, then the commands."""
    terminal = session.terminal
    show_choices(session, asked)
    terminal.say("terminal-help-in-play", hint="none" if session.shared else "given")
    if can_undo(session.match, session.people, session.shared):
        terminal.say("terminal-help-undo", others="none" if len(session.people) == 1 else "some")
    if session.match.game.signals:
        terminal.say("terminal-help-say")


def show_choices(session: Session, asked: Asked) -> None:
    """Every choice of the seat that is asked, with what it would do, and what one would look up before choosing."""
    if asked.seat is None:
        return
    terminal, view, narrator = session.terminal, session.match.view(asked.seat), session.narrator(asked.seat)
    terminal.tell([narrator.status(view)])
    session.list_choices(listing.told_apart(listing.offers(view, narrator, terminal.speaker)))
    for line in hints(view, narrator, terminal.speaker):
        terminal.show(line)


def show_scores(session: Session, asked: Asked, rest: str) -> None:
    """Everybody's points, as far as one may know them."""
    lines = list(scores(session.match.view(asked.eyes), session.narrator(asked.eyes), session.terminal.speaker))
    for line in lines or [session.terminal.speaker.say("terminal-score-none")]:
        session.terminal.show(line)


def show_table(session: Session, asked: Asked, rest: str) -> None:
    """All that lies on the table, or `table line`: the same on one line that `estran play --table` reads."""
    if fold(rest) in {fold(word) for word in ("line", *session.terminal.speaker.say("terminal-alias-line").split())}:
        session.terminal.show(session.match.line(asked.eyes), whole=True)
    else:
        session.show_table(asked.eyes)


def show_map(session: Session, asked: Asked, rest: str) -> None:
    """The same as a drawing, as far as this seat may see it."""
    for line in drawing(session.match.view(asked.eyes), session.narrator(asked.eyes), session.terminal.speaker):
        session.terminal.show(line)


def show_last(session: Session, asked: Asked, rest: str) -> None:
    """What was told last, once more."""
    session.show_account()
    if not session.account:
        session.terminal.say("terminal-nothing-yet")


def hint(session: Session, asked: Asked, rest: str) -> None:
    """What the bots here would do at this seat, and why; not against other people. The expert, whom the browser asks, may not be compiled here."""
    match, speaker = session.match, session.terminal.speaker
    if session.shared:
        raise Refused("terminal-hint-alone")
    if asked.seat is None or not match.legal(asked.seat):
        raise Refused("terminal-hint-nothing")
    bot, warming = session.warmth.ready(session.level if session.level in SEARCHING else USUAL, match.game)
    seen = sight(match, asked.seat, dice_of(session.seed, len(match.plies)))
    advised = advice(bot, seen)
    narrator, view = session.narrator(asked.seat), match.view(asked.seat)
    move = match.game.notation.write_action(seen.table, seen.seat, advised.action)
    kind = "reason-hint" if advised.share > SURE else "reason-often"
    said = {"choice": narrator.choice(move, view), "reason": narrator.reason(advised.why)}
    session.terminal.show(speaker.say(kind, **said, share=round(100 * advised.share)))
    if warming:
        session.terminal.say("terminal-hint-warming")


def save(session: Session, asked: Asked, rest: str) -> None:
    """Write the record, and keep on writing it there."""
    if rest == STANDARD:
        raise Refused("terminal-usage-played-output")
    session.keeper.keep(Path(at_home(rest)) if rest else None)


def leave(session: Session, asked: Asked, rest: str) -> bool:
    """Stop here."""
    raise Leaving


def list_signals(session: Session) -> None:
    """One signal of each kind, what it says, and what else may stand in it."""
    signals = session.match.game.vocabulary
    for kind, form in signals.FORMS.items():
        text = " ".join([kind, *(next(iter(signals.WORDS[letter][1])) for letter in form.split())])
        session.terminal.say("list-entry", name=f"  {counted(session.match.game, text)}", text=spoken(session, text))
    for letter, (_, meanings) in signals.WORDS.items():
        if len(meanings) <= FEW:
            one, *others = names_in_signals(session, letter).values()
            session.terminal.say("terminal-say-instead", one=one, others=", ".join(others))


def names_in_signals(session: Session, letter: str) -> dict[str, str]:
    """What may stand for a letter in the form of a signal, by its notation, in the words of the table; numbers count from one."""
    kind, meanings = session.match.game.vocabulary.WORDS[letter]
    narrator, speaker = session.narrator(None), session.terminal.speaker
    return {
        word: str(meaning + 1) if isinstance(meaning, int) else speaker.text(narrator.thing(kind, word))
        for word, meaning in meanings.items()
    }


def spoken(session: Session, text: str) -> str:
    """What a signal says, in the words of the table."""
    return session.terminal.speaker.text(session.narrator(None).signal("A", text).arguments["signal"])


def every_signal(session: Session) -> Iterator[str]:
    """All that can be signalled, in notation."""
    signals = session.match.game.vocabulary
    for kind, form in signals.FORMS.items():
        for words in product(*(signals.WORDS[letter][1] for letter in form.split())):
            yield " ".join([kind, *words])


def signalled(session: Session, typed: str) -> str:
    """What somebody means, in notation: they write that, also with the table's words for things, or what the signal says."""
    game, words = session.match.game, listing.bare(typed)
    if not game.signals:
        return typed
    said = (text for text in every_signal(session) if listing.bare(spoken(session, text)) == words)
    return next(said, noted(game, in_notation(session, typed)))


def in_notation(session: Session, typed: str) -> str:
    """A signal with what the table calls its things in notation: `will First Pick` is `will dodge`, as is `will pick`."""
    kind, _, rest = typed.partition(" ")
    letters = session.match.game.vocabulary.FORMS.get(fold(kind), "").split()
    words = rest.split(" ", max(0, len(letters) - 1))
    if not letters or len(words) != len(letters):
        return typed
    return " ".join([fold(kind), *(thing_meant(session, *pair) for pair in zip(letters, words, strict=True))])


def thing_meant(session: Session, letter: str, typed: str) -> str:
    """The one thing of this name, or with this word in its name, in notation; else as it was typed, as numbers are, which count from one."""
    _, meanings = session.match.game.vocabulary.WORDS[letter]
    if any(isinstance(meaning, int) for meaning in meanings.values()):
        return typed
    names = {word: listing.bare(name) for word, name in names_in_signals(session, letter).items()}
    wanted = listing.bare(typed)
    exact = [word for word, name in names.items() if wanted in (name, listing.bare(word))]
    within = [word for word, name in names.items() if f" {wanted} " in f" {name} "]
    return next((found[0] for found in (exact, within) if len(found) == 1), typed)


def show_rules(session: Session, asked: Asked, rest: str) -> None:
    """One clause of the rulebook, those that speak of something, or all titles."""
    from estran.cli.rules import found, titles

    game, speaker = session.match.game, session.terminal.speaker
    session.terminal.show(found(game, rest, speaker) if rest else titles(game, speaker.language))


def say_signal(session: Session, asked: Asked, rest: str) -> None:
    """Make a signal for all to hear."""
    if asked.seat is None:
        raise Refused("terminal-say-who")
    if session.match.game.signals and not rest:
        session.terminal.say("terminal-say-what")
        list_signals(session)
        return
    try:
        session.match.say(asked.seat, signalled(session, rest))
    except Refused as refused:
        if refused.message != "refused-signal":
            raise
        session.terminal.say("terminal-say-unknown", came=rest)
        list_signals(session)
        return
    if asked.eyes == asked.seat and session.shared:
        session.terminal.say("terminal-said-later")
    else:
        session.let_talk()
        session.tell_news()


IN_PLAY: dict[str, Command] = {
    "help": help_,
    "score": show_scores,
    "table": show_table,
    "map": show_map,
    "last": show_last,
    "hint": hint,
    "undo": company.undo,
    "save": save,
    "rules": show_rules,
    "say": say_signal,
    "end": company.end,
    "resign": company.resign,
    "rematch": company.rematch,
    "quit": leave,
}

# Those that look at the table and tell or change nothing: all that there is at a puzzle, and in a lesson.
LOOKING = {name: IN_PLAY[name] for name in ("score", "table", "map", "last", "rules", "quit")}
