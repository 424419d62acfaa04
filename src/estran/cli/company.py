"""What people at a terminal decide: to resign, to end the match, to play again, to take a choice back."""

from collections.abc import Iterable

from estran.bots.levels import LEVELS, USUAL
from estran.cli.reading import fold
from estran.cli.seating import Seating
from estran.cli.session import Asked, Session
from estran.cli.sitters import level_name
from estran.cli.taking_back import kept_by_undo
from estran.cli.terminal import Leaving
from estran.cli.vocabulary import is_command
from estran.engine.game import Refused
from estran.engine.seats import LETTERS
from estran.words.speaker import Speaker


def agreed(session: Session, seats: Iterable[str], message: str, **arguments: object) -> bool:
    """Whether each of these people says yes; nobody is asked after a no."""
    names = [session.match.names[LETTERS.index(seat)] for seat in seats]
    return all(said_yes(session, session.terminal.speaker.say(message, name=name, **arguments)) for name in names)


def said_yes(session: Session, question: str) -> bool:
    """Ask until the answer is yes or no, or somebody leaves."""
    terminal = session.terminal
    answers = dict.fromkeys(_words("yes", terminal.speaker), True)
    answers |= dict.fromkeys(_words("no", terminal.speaker), False)
    while (answer := answers.get(fold(typed := terminal.ask(question)))) is None:
        if is_command(typed, "quit", terminal.speaker.language):
            raise Leaving
        terminal.say("terminal-yes-or-no")
    return answer


def _words(answer: str, speaker: Speaker) -> set[str]:
    return {fold(word) for word in (answer, answer[0], *speaker.say(f"terminal-{answer}").split())}


def unveiled(session: Session, asked: Asked) -> bool:
    """Open the curtain before others are asked; the one who was asked behind it must then be asked again."""
    behind = session.shared and asked.eyes is not None
    if behind:
        session.open_curtain()
    return behind


# ---- Resigning and ending


def resign(session: Session, asked: Asked, rest: str) -> bool:
    """Give the match up for good: a bot plays on to the end."""
    match, say = session.match, session.terminal.speaker.say
    _check_running(session)
    seat = asked.seat
    if seat is None or seat not in session.people:
        raise Refused("terminal-resign-who")
    behind = unveiled(session, asked)
    level, name = stand_in_level(session), match.names[LETTERS.index(seat)]
    who = "named" if session.shared else "you"
    if not said_yes(session, say("terminal-resign-sure", who=who, name=name, level=level_name(level))):
        return behind
    session.hand_over(seat, level)
    session.terminal.say("terminal-resigned", who=who, name=name, level=level_name(level), ply=len(match.plies))
    return True


def stand_in_level(session: Session) -> str:
    """The level of a bot that plays on for somebody: that of the bots here, but never below the usual one."""
    levels = list(LEVELS)
    return max((*session.levels.values(), USUAL), key=levels.index)


def end(session: Session, asked: Asked, rest: str) -> bool:
    """Stop the match here, if everybody agrees; somebody alone is asked once more."""
    _check_running(session)
    behind = unveiled(session, asked)
    alone = len(session.people) == 1
    sure = session.terminal.speaker.say("terminal-end-sure") if alone else ""
    if not (said_yes(session, sure) if alone else agreed(session, session.people, "terminal-end-agree")):
        session.terminal.say("terminal-end-declined")
        return behind
    session.match.end("agreed")
    session.terminal.say("terminal-ended")
    return True


def _check_running(session: Session) -> None:
    if session.stopped:
        raise Refused("terminal-over-already")


# ---- Another match


def rematch(session: Session, asked: Asked, rest: str) -> bool:
    """Play the same once more, everybody one seat on, if all agree; against bots alone this is enough."""
    if not session.stopped:
        raise Refused("terminal-rematch-early")
    people = [seat for seat in LETTERS[: session.match.players] if seat not in session.seating.bots]
    if len(people) > 1 and not agreed(session, people, "terminal-rematch-agree"):
        session.terminal.say("terminal-rematch-declined")
        return False
    session.again = True
    return True


def rotated(seating: Seating, speaker: Speaker) -> Seating:
    """Everybody one seat on; those who are called by their seat are called by the next one."""
    seats = LETTERS[: len(seating.names)]
    former = [*seats[1:], seats[0]]  # who sits at A now, at B, …
    names = []
    for seat, before in zip(seats, former, strict=True):
        name = seating.names[LETTERS.index(before)]
        own = {before: seat, speaker.say("terminal-bot", seat=before): speaker.say("terminal-bot", seat=seat)}
        names.append(own.get(name, name))
    bots = "".join(seat for seat, before in zip(seats, former, strict=True) if before in seating.bots)
    return Seating(names, bots, seating.level)


# ---- Taking back


def undo(session: Session, asked: Asked, rest: str) -> bool:
    """Take one's own last choice back; other people must agree."""
    match, keep = session.match, kept_by_undo(session.match, session.people, session.shared)
    ply, dice = match.plies[keep], any(later.startswith("*") for later in match.plies[keep:])
    name = match.names[LETTERS.index(ply[0])]
    others = [seat for seat in session.people if seat != ply[0]]
    behind = unveiled(session, asked) if others else False
    if not agreed(session, others, "terminal-undo-agree", other=name):
        session.terminal.say("terminal-undo-declined")
        return behind
    while len(match.plies) > keep:
        match.undo()
    session.rewound()
    if others:
        session.terminal.say("terminal-undone", name=name)
    else:
        choice = session.narrator(ply[0]).choice(ply[2:], match.view(ply[0]))
        session.terminal.say("terminal-undone-own", choice=choice, dice="again" if dice else "none")
    return True
