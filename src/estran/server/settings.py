"""How one server process is set up, and how long it waits for people, browsers and other workers."""

from msgspec import Struct

SLOW = 3600  # seconds per move: from here on a game is a slow one, and everything about it takes longer


class Times(Struct, frozen=True):
    """How long things take, in seconds."""

    naming: float = 60  # after which the seats still missing in a secret choice are named
    slow_naming: float = 3600  # the same in a slow game
    promise: float = 10  # that browsers have to promise a word, once the host has started a match
    reveal: float = 10  # that browsers have to reveal their words
    lease: float = 10  # after which another worker may do what one has taken
    idle: float = 1  # between looks for work when nothing was announced
    poll: float = 5  # after which a room is looked at even if no news came
    budget: float = 1  # that a bot may think
    breath: float = 0.7  # that bots take at least where no person is asked, so that everybody can follow
    stage: float = 15  # that bots wait at most for the page of the only person at the table
    answer: float = 1  # that bots take at least before they answer a signal, as a person would; up to 60% more
    alone: float = 5  # before each move of bots among themselves where nobody looks on
    tidy: float = 3600  # between rounds in which forgotten rooms are cleared away
    puzzles: float = 3600  # between looks whether puzzles of the coming days are missing
    present: float = 30  # that somebody counts as present after the last sign of life
    notice: float = 20  # that a decision is open before those who are not here are told that it is their turn
    slow_notice: float = 60  # the same in a slow match
    rest: float = 20  # after a proposal was declined or withdrawn, before the same seat makes one of its kind again
    absent: float = 120  # without such a sign, after which a bot may be given somebody's seat

    def naming_of(self, move_time: int | None) -> float:
        """After how long missing seats are named in a game with this time per move."""
        return self.slow_naming if is_slow(move_time) else self.naming

    def notice_of(self, move_time: int | None) -> float:
        """After how long people are told that it is their turn in a match with this time per move."""
        return self.slow_notice if is_slow(move_time) else self.notice


def is_slow(move_time: int | None) -> bool:
    """Whether a match with this time per move is a slow one."""
    return move_time is not None and move_time >= SLOW


class Settings(Struct, frozen=True):
    """How one server process is set up."""

    database: str = ""
    redis: str | None = None
    origins: tuple[str, ...] = ()  # sites whose pages may talk to us, beside our own
    hosts: tuple[str, ...] = ()  # names by which browsers may call us, beside addresses and names of home networks
    public_urls: tuple[str, ...] = ()  # full addresses under which everybody finds us, as the host has named them
    listens: str = ""  # the address on which we listen
    thinkers: int = 1
    rate: float = 10  # requests per second from one address
    burst: float = 60
    sockets: int = 200  # open sockets of one address
    rooms: int = 60  # rooms that one address may open per hour, on all workers together
    analysis: int = 400  # matches imagined for each choice of one that is analysed
    message_rate: float = 20  # messages per second on one socket
    message_burst: float = 60
    days: int = 30  # after which a room where nothing happens is cleared away; 0 keeps all
    times: Times = Times()
    metrics_port: int | None = None  # on loopback, where alone figures are told; without it nobody is told
    ratings: bool = True  # whether matches may be rated
    push: bool = True  # whether browsers may ask for notices, which are sent to push services on the internet
    smtp: str | None = None  # smtp://user@host:587 or smtps://…; without it nobody is sent mail
    smtp_password: str | None = None
    mail_from: str | None = None  # whom mail comes from
    trust_proxy: bool = False  # whether X-Forwarded-For tells the address
