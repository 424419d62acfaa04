"""How long a server waits for people, browsers and other workers."""

from msgspec import Struct

SLOW = 3600  # seconds a move: from here on a game is a slow one, and everything about it takes longer


class Times(Struct, frozen=True):
    """How long things take, in seconds."""

    naming: float = 60  # after which the seats still missing in a secret choice are named
    slow_naming: float = 3600  # the same in a slow game
    reveal: float = 10  # that browsers have to reveal their words
    lease: float = 10  # after which another worker may do what one has taken
    idle: float = 1  # between looks for work when nothing was announced
    poll: float = 5  # after which a room is looked at even if no news came
    budget: float = 1  # that a bot may think
    breath: float = 0.7  # that bots take at least where no person is asked, so that everybody can follow
    present: float = 9  # that somebody counts as present after the last sign of life

    def naming_of(self, move_time: int | None) -> float:
        """After how long missing seats are named in a game with this time per move."""
        return self.slow_naming if move_time is not None and move_time >= SLOW else self.naming
