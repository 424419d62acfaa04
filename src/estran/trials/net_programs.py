"""Contestants over the net: any program that plays by `estran.client`, started for every match with an address and a code."""

import secrets
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from threading import Event
from typing import Any

from estran.bots.sight import Sight
from estran.engine.game import Game, Refused
from estran.engine.seats import letter
from estran.server.wire.kinds import Late, SeatKind, Status, TalkKind, Whereabouts
from estran.server.wire.protocol import Answer, Chair, Choose, Done, Room, SeatNews, Signal, Talked, Update
from estran.trials.net_door import door, refusal

LOOK = 1.0  # seconds between two checks that the program is still running
REHEARSAL = 60.0  # seconds that it has to join before the first match
PATIENCE = 600.0  # seconds that it may think
FAREWELL = 10.0  # seconds that it has to leave


class Program:
    """A guest, by the command that starts it; an address and a code are added."""

    def __init__(self, command: str) -> None:
        self.command = shlex.split(command)
        if not self.command or shutil.which(self.command[0]) is None:
            raise Refused("terminal-usage-arena-command", came=command)

    def rehearse(self, game: Game) -> None:
        """Start it once; one that ends without having joined is refused, and one that is slow is given the time."""
        with self.sit(game, game.players[0], 0, {}) as place:
            for _ in range(int(REHEARSAL / LOOK)):
                ended = place.program.poll()
                if place.joined.wait(0.0 if ended is not None else LOOK):
                    return
                if ended is not None:
                    raise Refused("terminal-usage-arena-ended", came=shlex.join(self.command), code=str(ended))

    @contextmanager
    def sit(self, game: Game, players: int, seat: int, options: dict[str, Any]) -> Iterator["NetSeat"]:
        """A seat for one match, with the program running."""
        place = NetSeat(game, players, seat, options)
        door().places[place.code] = place
        place.program = subprocess.Popen(
            [*self.command, door().url, place.code], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
        )
        try:
            yield place
        finally:
            del door().places[place.code]
            place.dismiss()


class NetSeat:
    """One seat of one match, played from elsewhere: a bot for the arena, a place for the door."""

    program: subprocess.Popen[bytes]

    def __init__(self, game: Game, players: int, seat: int, options: dict[str, Any]) -> None:
        self.game, self.players, self.seat, self.options = game, players, seat, options
        self.code, self.token, self.match = secrets.token_hex(4).upper(), secrets.token_hex(16), secrets.token_hex(16)
        self.joined = Event()
        self._status = Status.RUNNING
        self._version = 0
        self._sight: Sight | None = None
        self._told = 0  # plies
        self._heard = 0  # signals
        self._moves: dict[str, int] = {}
        self._chosen: str | None = None
        self._answer: Future[str] = Future()
        self._signals: list[str] = []
        self._done: dict[str, Answer] = {}  # answers by idempotency key: requests may be repeated

    # ---- For the arena

    def choose(self, sight: Sight) -> int:
        """Tell the program how things stand, and wait for its move."""
        write = self.game.notation.write_action
        self._answer, self._chosen = Future(), None
        self._moves = {write(sight.table, self.seat, action): action for action in sight.choices}
        self._show(sight)
        for _ in range(int(PATIENCE / LOOK)):
            try:
                return self._moves[self._answer.result(LOOK)]
            except TimeoutError:
                if self.program.poll() is not None:
                    break
        raise Refused("terminal-arena-guest", seat=letter(self.seat), code=str(self.program.poll()))

    def talk(self, sight: Sight) -> list[str]:
        """What the program has said since it was last asked."""
        said, self._signals = self._signals, []
        return said

    def end(self, sight: Sight) -> None:
        """The match is over."""
        self._status, self._moves = Status.OVER, {}
        self._show(sight)
        door().tell(self.code, [self._room()])

    def dismiss(self) -> None:
        """Let the program end by itself, and see that it does."""
        try:
            self.program.wait(FAREWELL if self._status == Status.OVER else 0.0)
        except subprocess.TimeoutExpired:
            self.program.kill()
            self.program.wait()

    # ---- For the door

    def welcome(self) -> list[Answer]:
        """The room, and the match as far as it has come."""
        self.joined.set()
        return [self._room(), *([] if self._sight is None else [self._update(self._sight, since=0)])]

    def take(self, request: Choose | Signal) -> list[Answer]:
        """Make a choice or a signal, once."""
        if request.key not in self._done:
            try:
                self._done[request.key] = self._do(request)
            except Refused as problem:
                return [refusal(request.key, problem)]
        return [self._done[request.key], *([] if self._sight is None else [self._update(self._sight, self._version)])]

    def settle(self) -> None:
        """The choice has been acknowledged: now the match may go on."""
        if self._chosen is not None and not self._answer.done():
            self._answer.set_result(self._chosen)

    def _do(self, request: Choose | Signal) -> Answer:
        if isinstance(request, Signal):
            if not self.game.signals:
                raise Refused("refused-no-signals", game=self.game.name)
            self.game.vocabulary.read_signal(request.signal)
            self._signals.append(request.signal)
            return Done(request.key)
        if request.move not in self._moves or request.version != self._version or self._chosen is not None:
            name, legal = letter(self.seat), list(self._moves)
            raise Refused("refused-ply", ply=self._told, seat=name, came=request.move, legal=legal)
        self._chosen = request.move
        return Done(request.key, self._version)

    # ---- What is told

    def _show(self, sight: Sight) -> None:
        since, self._version, self._sight = self._version, self._version + 1, sight
        talked = [
            Talked(TalkKind.SIGNAL, seat, seat, None, signal, plies, float(number + 1))
            for number, (plies, seat, signal) in enumerate(sight.talk)
        ]
        door().tell(self.code, [*talked[self._heard :], self._update(sight, since)])
        self._told, self._heard = len(sight.plies), len(talked)

    def _update(self, sight: Sight, since: int) -> Update:
        """The table as this seat sees it; an imagined table has the same view as the true one."""
        view = self.game.views.view(sight.table, self.seat)
        plies = list(sight.plies[self._told if since else 0 :])
        news = SeatNews(letter(self.seat), plies, [], view, self._chosen, roll=False, undo=False, steps=[])
        return Update(self.match, since, self._version, [news], [], None, None, None, [], [])

    def _room(self) -> Room:
        chairs = [
            Chair(
                place=place,
                seat=letter(place),
                kind=SeatKind.PERSON if place == self.seat else SeatKind.BOT,
                name=letter(place),
                level=None,
                presence=Whereabouts.HERE,
                stand_in=False,
                resigned=False,
                gone=False,
                replaceable=False,
                yours=place == self.seat,
                ready=True,
                sat=[],
                late=[],
                face=None,
                rating=None,
                unnamed=False,
                unrated=False,
            )
            for place in range(self.players)
        ]
        return Room(
            code=self.code,
            watch=self.code,
            label=(0, 0),
            game=self.game.name,
            options=self.options,
            public=False,
            locked=True,
            auto_roll=True,
            hints=False,
            move_time=None,
            late=Late.ONCE,
            rated=False,
            unrated=None,
            slow=False,
            host=False,
            hosting=False,
            chairs=chairs,
            onlookers=0,
            revision=1,
            match=self.match,
            number=1,
            status=self._status,
            commitment="",
            words=None,
            missing=None,
            seed=None,
            ending=None,
            votes=[],
        )
