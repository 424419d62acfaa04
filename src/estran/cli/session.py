"""One match at one terminal: who is told what, who is asked, and what is kept when people leave."""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple

from msgspec.structs import asdict

from estran.bots.levels import voice_of
from estran.bots.sight import move_of, words_of
from estran.cli import listing
from estran.cli.news import Heard, sentences
from estran.cli.notices import Notices
from estran.cli.problems import in_words
from estran.cli.saving import Keeper
from estran.cli.shelf import shelf_of
from estran.cli.tables import brief, table
from estran.cli.taking_back import can_undo
from estran.cli.terminal import Leaving, undisturbed
from estran.cli.vocabulary import command_of, near_command, spelled
from estran.cli.warmth import Warmth
from estran.engine.dice import dice_of
from estran.engine.game import Refused
from estran.engine.seats import LETTERS, SEATS
from estran.engine.view import View, simultaneous
from estran.lessons.script import ROLL
from estran.match.chance import Seeded
from estran.match.record import gone
from estran.words.narrator import Narrator
from estran.words.speaker import Message

DONE, LEFT, INTERRUPTED = 0, 1, 130  # what shells expect of a program that Ctrl-C ends
MISTYPED = ("terminal-not-offered", "terminal-just-enter")  # refusals of what may have been meant for something else
LONG = 24  # a list of more choices than this is read out only when asked for


class Asked(NamedTuple):
    """Who is asked, if it is one person, and through whose eyes they see the table: None sees what everybody may see."""

    seat: str | None
    eyes: str | None


# A command with what was typed after it; tells whether it made the question void.
Command = Callable[["Session", Asked, str], bool | None]


class Session:
    """Several people in turn, or one alone, and bots for the other seats.

    The match has no source of chance of its own: the session draws, one outcome at a time, so that a person can roll.
    """

    def __init__(
        self,
        keeper: Keeper,
        commands: Mapping[str, Command],
        *,
        auto_roll: bool,
        bell: bool = True,
        warmth: Warmth | None = None,
    ) -> None:
        self.keeper, self.warmth = keeper, warmth or Warmth()
        self.commands = commands  # that can be typed instead of an answer
        self.terminal, self.match, self.seed = keeper.terminal, keeper.match, keeper.seed
        self.seating = seating = keeper.seating  # as it was at the start
        self.bots, self.level = seating.bots, seating.level
        self.levels = {seat: seating.levels.get(seat, seating.level) for seat in seating.bots}
        self.people = [seat for seat in LETTERS[: self.match.players] if seat not in seating.bots]
        self.listener = self.people[0] if len(self.people) == 1 else None  # alone, one is "you" in the account
        self.shared = len(self.people) > 1
        self._cold: set[str] = set()  # seats of bots that are not themselves yet, as people have been told
        self.auto_roll = auto_roll
        self.again = False  # everybody wants another match
        self.notices = Notices(bell=bell)
        keeper.flags = ["--auto-roll"] * auto_roll + ["--no-bell"] * (not bell)
        self.heard = Heard(self.match)
        self.account: list[str] = []  # what was told since somebody was last asked
        self._asked = False  # somebody was asked since the account began
        self._wiped = False  # the account has gone from the screen since it was told
        self._told = self.last_choice()  # plies told to all
        self._talked = sum(plies <= self._told for plies, _, _ in self.match.talks)  # signals told to all
        self._shown = dict.fromkeys(self.people, self._told)  # plies whose secrets this person has been shown

    def run(self) -> int:
        """Play to the end; if people leave before, the match is kept."""
        try:
            with self.notices.lent(self.title()):
                self.welcome()
                self.play_on()
                self.finish()
        except Leaving:
            self.leave()
        except (EOFError, KeyboardInterrupt) as reason:
            with undisturbed():
                self.leave("")
            left = INTERRUPTED if isinstance(reason, KeyboardInterrupt) else LEFT
            return DONE if self.stopped else left
        except OSError:
            self.leave()
            return LEFT
        return DONE

    def leave(self, *lines: str) -> None:
        """Keep the match, and say so; where the output or the whole terminal has gone, on the error stream, if that is there."""
        try:
            for line in lines:
                self.terminal.show(line)
            self.keeper.leave()
        except OSError:
            self.terminal.stream = sys.stderr
            with suppress(OSError):
                self.keeper.leave()

    def welcome(self) -> None:
        """Who plays what, and what it is about."""
        say = self.terminal.speaker.say
        self.terminal.say("terminal-welcome", game=say(f"{self.match.game.name}-name"), players=self.match.names)
        aim = shelf_of(self.match.game).aim
        if aim is not None and not self.match.plies:
            self.terminal.say(aim)
        self.terminal.say("terminal-welcome-help")
        if self.match.start is not None and not self.match.plies:
            self.show_table(self.listener)
        for level in set(self.levels.values()):
            self.warmth.begin(level, self.match.game)

    def last_choice(self) -> int:
        """The ply of the last choice that a person made and all have seen: after a resume, people hear what has happened since."""
        seen = self.match.plies[: self.match.opened]
        return max((ply for ply, text in enumerate(seen) if text[0] in self.people), default=0)

    def play_on(self) -> None:
        """Chance, people and bots, until nobody has anything left to do."""
        while not self.stopped:
            self.let_talk()
            if self.match.waiting == {"*"}:
                self.draw()
                continue
            self.tell_news()
            if person := next((seat for seat in self.people if seat in self.match.waiting), None):
                self.ask(person)
            else:  # bots commit after every person has
                self.let_bot(min(self.match.waiting))
        self.tell_news()

    @property
    def stopped(self) -> bool:
        """The match is over, or people have ended it."""
        return self.match.over or self.match.ended is not None

    def finish(self) -> None:
        """Keep the record, and let people look back, or play again, before they leave."""
        self.notices.rest(self.title())
        self.keeper.end()
        while not self.confirmed("terminal-over-question", Asked(None, self.listener), **self.offer_at_the_end()):
            if self.again:
                return
            self.play_on()
            self.keeper.end()

    def offer_at_the_end(self) -> dict[str, str]:
        """How the match ended, and whether something can be taken back, as the last question takes it."""
        undo = can_undo(self.match, self.people, self.shared)
        return {"how": self.match.ended or "over", "undo": "possible" if undo else "impossible"}

    def hand_over(self, seat: str, level: str) -> None:
        """From here on a bot of this level plays for a person; what is told next is told to those who are left."""
        self.match.sit(seat, level)
        self.people.remove(seat)
        self.levels[seat] = level
        self.bots = "".join(sorted(self.levels))
        self.keeper.seating = self.keeper.seating._replace(bots=self.bots)
        if self.listener == seat:
            self.listener = None

    # ---- Chance and bots

    def draw(self) -> None:
        """Let chance have its next outcome, so that what it deals is told in one breath; a die waits for the person who rolls it."""
        seat = self.match.roller
        if seat is not None and seat in self.people and not self.auto_roll:
            self.tell_news()
            if not self.account:  # nothing has told whose turn it is
                self.terminal.tell([self.narrator(self.listener).status(self.match.view(self.listener))])
            who = self.notice(seat)
            if not self.confirmed("terminal-roll", Asked(seat, self.listener), ROLL, **who):
                return
        outcome = Seeded(self.seed).draw(len(self.match.plies), self.match.odds())
        self.match.append(f"* {outcome}")

    def let_bot(self, seat: str) -> None:
        """A bot's choice follows from the seed and the moment, so a resumed match goes on as it would have; not so a search."""
        self.notices.rest(self.title())
        moment = len(self.match.plies) * SEATS + LETTERS.index(seat)
        bot, warming = self.warmth.ready(self.levels[seat], self.match.game)
        self.tell_warmth(seat, warming=warming)
        self.match.play(seat, move_of(bot, self.match, seat, dice_of(self.seed, moment)))

    def tell_warmth(self, seat: str, *, warming: bool) -> None:
        """Tell once that a bot is not itself yet, and once that it is."""
        if warming != (seat in self._cold):
            self._cold ^= {seat}
            name = self.match.names[LETTERS.index(seat)]
            self.terminal.say("terminal-warming" if warming else "terminal-warm", name=name)

    def let_talk(self) -> None:
        """Bots that share speak before anybody chooses, and answer: twice in turn, and asked again they say nothing more."""
        if self.match.game.signals and self.match.secret:
            for seat in 2 * sorted(self.match.waiting & set(self.bots)):
                moment = len(self.match.plies_seen(seat)) * SEATS + LETTERS.index(seat)
                bot = voice_of(self.levels[seat], self.match.game)
                for signal in words_of(bot, self.match, seat, dice_of(self.seed, moment)):
                    self.match.say(seat, signal)

    # ---- People

    def ask(self, seat: str) -> None:
        """Ask a person to choose, behind a curtain if others must not see it."""
        self.keeper.note()
        self._asked = True
        self.show_secrets()
        if self.stopped or seat not in self.match.waiting:
            return  # something was decided meanwhile
        self.notice(seat)
        if self.shared and self.is_secret(seat):
            with self.curtain(seat) as alone:
                if alone:
                    self.choose(seat, Asked(seat, seat), unseen=True)
        else:
            self.choose(seat, Asked(seat, self.listener), unseen=False)

    def choose(self, seat: str, asked: Asked, *, unseen: bool) -> None:
        """List the choices and play the one that is picked; with `undo` there may be nothing left to choose."""
        view, narrator = self.match.view(seat), self.narrator(seat)
        offered = listing.told_apart(listing.offers(view, narrator, self.terminal.speaker))
        if self.terminal.on_second_screen:  # where nothing of the first one can be seen
            for line in brief(view, narrator, self.terminal.speaker):
                self.terminal.show(line)
        self.terminal.show()
        self.terminal.tell([narrator.status(view)])
        if len(offered) > LONG:
            self.terminal.say("terminal-many-choices", count=len(offered))
        else:
            self.list_choices(offered)

        def read(answer: str) -> bool:
            listing.play(self.match, seat, answer, offered)
            return True

        words = [text for offer in offered for text in (offer.words, offer.move)]
        self.answered(self.question(seat, offered), asked, read, unseen=unseen, words=words)

    def question(self, seat: str, offered: list[listing.Offer]) -> str:
        """What is asked of a person: by name where there are several, and with a hint where there is only one choice."""
        return self.terminal.speaker.say(
            "terminal-choice",
            who="named" if self.shared else "you",
            name=self.match.names[LETTERS.index(seat)],
            choices=len(offered),
            only=offered[0].label,
        )

    def list_choices(self, offered: list[listing.Offer]) -> None:
        """The choices, as they are listed."""
        for line in listing.lines(offered, self.terminal.speaker):
            self.terminal.show(line)

    def confirmed(self, message: str, asked: Asked, word: str = "", **arguments: Any) -> bool:
        """Wait for Enter, or the word that means the same; False if `undo` made it void."""

        def read(answer: str) -> bool:
            if answer not in ("", word):
                raise Refused("terminal-just-enter", came=answer)
            return True

        return self.answered(self.terminal.speaker.say(message, **arguments), asked, read)

    def answered(
        self, question: str, asked: Asked, read: Any, *, unseen: bool = False, words: Sequence[str] = ()
    ) -> bool:
        """Ask until the answer can be used; commands are obeyed in between. False if `undo` made the question void."""
        language = self.terminal.speaker.language
        known = list(spelled(language, self.commands))
        while True:
            answer = self.terminal.ask(question, unseen=unseen, words=[*words, *known])
            try:
                command = self.commands.get(command_of(answer, language) or "")
                if command is None:
                    return bool(read(answer))
                if command(self, asked, answer.partition(" ")[2].strip()):
                    return False
            except Refused as refused:
                self.terminal.tell([in_words(refused)])
                if refused.message in MISTYPED and (meant := near_command(answer, known, words)):
                    self.terminal.say("terminal-did-you-mean", meant=meant)

    def notice(self, seat: str) -> dict[str, str]:
        """Tell people who look elsewhere that somebody is asked; gives who, as questions take it."""
        who = {"who": "named" if self.shared else "you", "name": self.match.names[LETTERS.index(seat)]}
        self.notices.turn(len(self.match.plies), seat, self.title(**who))
        return who

    def title(self, who: str = "nobody", name: str = "") -> str:
        """What the terminal's title says."""
        game = Message(f"{self.match.game.name}-name")
        return self.terminal.speaker.say("terminal-title", who=who, name=name, game=game)

    # ---- What is told, and to whom

    def narrator(self, listener: str | None) -> Narrator:
        """The narrator for this listener."""
        return Narrator(self.match.game, self.match.names, listener, gone(self.match.sat))

    def tell_news(self) -> None:
        """What has happened since the last time: to the one person, or to all as onlookers would hear it."""
        narrator = self.narrator(self.listener)
        asked = self.listener if self.listener in self.match.waiting else None
        events = [event for _, event in self.match.events(self.listener, self._told)]
        messages = sentences(self.heard.fresh(events, asked), narrator)
        happened = bool(messages)
        messages += [narrator.signal(seat, text) for _, seat, text in self.match.talks[self._talked :]]
        lines = [self.terminal.speaker.text(message) for message in messages]
        self._told, self._talked = len(self.match.plies), len(self.match.talks)
        if happened and self._asked:
            self.account.clear()
            self._asked = self._wiped = False
        self.account += lines
        for text in lines:
            self.terminal.show(text)

    def show_table(self, eyes: str | None) -> None:
        """All that lies on the table, as far as this seat may see it."""
        for line in table(self.match.view(eyes), self.narrator(eyes), self.terminal.speaker):
            self.terminal.show(line)

    def show_account(self) -> None:
        """What was told last, once more."""
        self._wiped = False
        for text in self.account:
            self.terminal.show(text)

    def secrets(self, seat: str, since: int) -> list[Message]:
        """What has happened that only this person, and not everybody at the terminal, may hear."""
        heard = zip(self.match.events(seat, since), self.match.events(None, since), strict=True)
        return sentences((own for (_, own), (_, public) in heard if own != public), self.narrator(seat))

    def show_secrets(self) -> None:
        """Show people, each behind the curtain, what only they may hear; those about to be asked hear it then."""
        for seat in self.people if self.shared else ():
            asked_soon = seat in self.match.waiting and self.is_secret(seat)
            if not asked_soon and self.secrets(seat, self._shown[seat]):
                with self.curtain(seat) as alone:
                    if alone:
                        self.confirmed("terminal-seen", Asked(seat, seat))

    def is_secret(self, seat: str) -> bool:
        """Others at the terminal must not see this seat's choices: it chooses unseen, or knows more than they do."""
        return simultaneous(self.match.game, self.match.table) or known(self.match.view(seat)) != known(
            self.match.view()
        )

    @contextmanager
    def curtain(self, seat: str) -> Iterator[bool]:
        """One person alone at the terminal, if nobody takes back what led there; nothing of it stays on the screen."""
        if self._wiped:  # the account is everybody's, and is gone from the screen
            self.show_account()
        name = self.match.names[LETTERS.index(seat)]
        if not self.confirmed("terminal-pass", Asked(seat, None), name=name):
            yield False
            return
        try:
            self.terminal.draw_curtain()
            self.terminal.tell(self.secrets(seat, self._shown[seat]))
            self._shown[seat] = len(self.match.plies)
            yield True
        finally:
            self.open_curtain()

    def open_curtain(self) -> None:
        """Nothing secret is left for others; if the account has gone with it, it is told again."""
        self._wiped = self.terminal.open_curtain() or self._wiped

    def rewound(self) -> None:
        """After `undo`: what was taken back counts as untold."""
        self._told = min(self._told, len(self.match.plies))
        self._talked = min(self._talked, len(self.match.talks))
        self._shown = {seat: min(plies, len(self.match.plies)) for seat, plies in self._shown.items()}
        self.account.clear()
        self.heard.forget()


def known(view: View) -> dict[str, Any]:
    """What a view tells of the table, apart from whose view it is."""
    return {name: fact for name, fact in asdict(view).items() if name not in ("seat", "choices")}
