"""The whole wire on one page: what a browser sends over its socket, and what it is sent.

Messages are JSON objects with a `type`. Requests carry a `key` of the client's own choice; the answer repeats it, and a
request that is sent again with the same key is answered again and done once.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct

from estran.engine.view import Told
from estran.match.chance import LONGEST_WORD
from estran.server.wire.kinds import Ending, Late, Pace, SeatKind, Status, TalkKind, Unrated, VoteKind, Whereabouts

Key = Annotated[str, Meta(pattern="^[!-~]+$", max_length=64)]  # letters, digits and signs of ASCII
Letter = Annotated[str, Meta(pattern="^[A-E]$", max_length=1)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
MatchId = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
Code = Annotated[str, Meta(min_length=4, max_length=16)]
Token = Annotated[str, Meta(min_length=16, max_length=64)]
TwoWords = tuple[int, int]  # of a room: which words of the two lists of `label.ftl`; it opens nothing
LONGEST_NAME, LONGEST_MOVE, LONGEST_TEXT = 40, 80, 500  # characters
Move = Annotated[str, Meta(min_length=1, max_length=LONGEST_MOVE)]
Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Word = Annotated[str, Meta(pattern=r"^[^\x00-\x1f\x7f]+$", max_length=LONGEST_WORD)]  # no control characters


# ---- What a browser sends


class Hello(Struct, tag="hello", frozen=True):
    """First of all: the room's code, or its watch code, and the tokens of all seats held here."""

    room: Code
    tokens: Annotated[list[Token], Meta(max_length=6)] = []
    match: MatchId | None = None  # what the browser has seen already, at which seats: it gets only what is missing
    version: Version = 0
    seats: Annotated[list[Letter], Meta(max_length=5)] = []
    talk: float = 0  # the time of the last thing that it heard
    front: bool = True  # whether the page is in front, so that its people need no notice
    stage: bool = False  # this page shows what happens step by step, and wants the view after every ply
    shared: MatchId | None = None  # in that match several people have sat at this page's screen, also if one does now


class Choose(Struct, tag="choose", frozen=True):
    """A choice in notation; answered once it is safe. An open secret choice may be changed until the last one is in.

    The version is the one that the choice was made on: what comes too late is refused, and never taken for the next choice.
    """

    key: Key
    match: MatchId
    version: Version
    seat: Letter
    move: Move


class Roll(Struct, tag="roll", frozen=True):
    """Ask for the die."""

    key: Key
    match: MatchId
    version: Version
    seat: Letter


class AskUndo(Struct, tag="undo", frozen=True):
    """Take back this seat's last choice, where `undo` says that it can be; other people are asked first, and answer the same way."""

    key: Key
    match: MatchId
    version: Version
    seat: Letter
    agree: bool = True


class AskHint(Struct, tag="hint", frozen=True):
    """Ask what to choose, and why; answered with a hint to this seat alone, or refused where it would be unfair to other players."""

    key: Key
    match: MatchId
    version: Version
    seat: Letter


class Leave(Struct, tag="leave", frozen=True):
    """Leave the table; the next `hello` with this seat's token comes back, as long as the match runs."""

    key: Key
    match: MatchId
    seat: Letter


class Resign(Struct, tag="resign", frozen=True):
    """Give the match up for good: a bot plays this seat to the end."""

    key: Key
    match: MatchId
    seat: Letter


class CastVote(Struct, tag="vote", frozen=True):
    """Propose something to the people at the table, agree to it, or decline; what all of them agree to is done."""

    key: Key
    match: MatchId
    seat: Letter
    kind: VoteKind
    about: Letter | None = None  # the seat that a bot is to play
    agree: bool = True


class CommitWord(Struct, tag="commit", frozen=True):
    """Promise this seat's word for the fair dice by its SHA-256; the match begins when every person has, or after a while."""

    key: Key
    match: MatchId
    seat: Letter
    hash: Hash


class RevealWord(Struct, tag="reveal", frozen=True):
    """The promised word itself, in NFC, when the status is `words`."""

    key: Key
    match: MatchId
    seat: Letter
    word: Word


class Say(Struct, tag="say", frozen=True):
    """Talk to the table, or in a whisper to one seat; onlookers, who have no seat, talk among themselves."""

    key: Key
    text: Text
    seat: Letter | None = None
    to: Letter | None = None


class Signal(Struct, tag="signal", frozen=True):
    """A promise or an offer from the game's vocabulary; it is translated for each reader and binds nobody."""

    key: Key
    match: MatchId
    seat: Letter
    signal: Move


class Mute(Struct, tag="mute", frozen=True):
    """Hear no more, or again, from this sender; for this seat alone."""

    key: Key
    seat: Letter
    name: Annotated[str, Meta(max_length=40)]
    on: bool = True


class Ping(Struct, tag="ping", frozen=True):
    """A sign of life, every few seconds."""

    front: bool = True  # whether the page is in front


class Seen(Struct, tag="seen", frozen=True):
    """All that has happened up to this version has been shown here, at this pace; bots may wait for it. It is not answered."""

    match: MatchId
    version: Version
    pace: Pace


InRoom = (
    Choose | Roll | AskUndo | Leave | Resign | CastVote | CommitWord | RevealWord | Say | Signal | Mute
)  # from somebody in a room, answered by `done`
Request = Hello | InRoom | AskHint | Ping | Seen


# ---- What a browser is sent


class Rating(Struct, frozen=True):
    """How well somebody plays a game, as far as is known."""

    game: str
    mean: float
    doubt: float  # one standard deviation
    matches: int


class Chair(Struct, frozen=True):
    """A seat of the room."""

    place: int
    seat: str | None  # its letter in this match
    kind: SeatKind
    name: str
    level: str | None  # of the bot that plays here, for itself or for a person
    presence: Whereabouts  # bots are always here
    stand_in: bool  # a bot plays for the person, who gets the seat back by returning
    resigned: bool  # a bot plays this match to its end
    gone: bool  # after the match: resigned, or a bot played it to the end, so whatever its result is, they have not won
    replaceable: bool  # away for so long that people may vote to let a bot play
    yours: bool
    ready: bool  # has promised its word, or needs none
    sat: list[tuple[int, bool]]  # only of your own seat: from this ply on a bot played it, or its person again
    late: list[int]  # plies that everybody knows of and a bot chose, once, because the person's time was up
    face: int | None  # the number that it is drawn from; none of a bot, or of somebody without a profile
    rating: Rating | None  # only in a room whose matches are rated
    unnamed: bool  # the host has removed the person's name, and a letter has taken its place
    unrated: bool  # before a match in such a room: it will not be rated because of this person, as things stand


class Vote(Struct, frozen=True):
    """Something that people at the table are asked to agree to."""

    kind: VoteKind
    about: str | None  # the seat that a bot is to play
    by: str  # the seat that proposed it
    agreed: list[str]
    declined: list[str]
    awaited: list[str]  # whose answer is missing


class Tried(Struct, frozen=True):
    """Where a match began that somebody tries from a moment of another one: it is neither proven nor rated."""

    match: str
    plies: int
    seat: str


class Undone(Struct, frozen=True):
    """The last thing in this match was that somebody took a choice back."""

    by: str
    move: str  # `?` where this seat may not know it


class Room(Struct, tag="room", frozen=True):
    """The room and who is in it; sent whenever that changes."""

    code: str | None  # only for those who may take a seat
    watch: str
    label: TwoWords  # beside the code
    game: str
    options: dict[str, Any]
    public: bool
    locked: bool
    auto_roll: bool
    hints: bool
    rated: bool  # its matches are, where everybody who plays has a profile and wants that
    unrated: Unrated | None  # why this match is not, once it has begun in a room whose matches are
    move_time: int | None
    late: Late  # what a bot does when that time is up
    slow: bool  # a choice may take hours or days: presence means nothing
    host: bool  # whether this browser holds the host's token
    hosting: (
        bool  # whether it may start a match and seat bots: the host, or anybody who sits here while the host is away
    )
    chairs: list[Chair]
    onlookers: int
    revision: int
    match: str
    number: int
    status: Status
    commitment: str  # of the fair dice
    words: list[str] | None  # once all are revealed
    missing: list[str] | None  # seats of people whose word did not come, likewise
    seed: str | None  # when the match is over or abandoned
    ending: Ending | None  # how it stopped, if before its end
    votes: list[Vote]
    tried: Tried | None = None  # where the match began, if not at the beginning


class SeatNews(Struct, frozen=True):
    """What is new for one seat, or for an onlooker: plies and events it may know, and the table as it sees it."""

    seat: str | None
    plies: list[str]
    events: list[tuple[int, Told]]  # with the ply's number; what led to a table that was tried has numbers below 0
    view: Any  # the game's view
    chosen: str | None  # this seat's own open choice
    roll: bool  # this seat may ask for the die
    undo: bool  # this seat may take its last choice back, or ask for that
    steps: list[Any]  # where `stage` was asked for: the view after each ply but the last, up to 64 plies


class Update(Struct, tag="update", frozen=True):
    """The match from `since` to `version`; `since` 0 is a snapshot: forget what was before."""

    match: str
    since: int
    version: int
    news: list[SeatNews]
    missing: list[str]  # who had not chosen after a while: named once, all together
    undo: dict[str, Any] | None  # who has asked to take a choice back, and who has agreed
    undone: Undone | None
    due: float | None  # when the open choice falls to a bot
    hurried: list[str]  # bots for which, in this match, a quicker one has answered because the server was too busy
    warming: list[str]  # those for which a quicker one answers until they are ready, the first time on a machine


class Talked(Struct, tag="talk", frozen=True):
    """Somebody said something. Nothing is numbered, so that no gap tells of what others whisper."""

    kind: TalkKind
    seat: str | None
    name: str
    to: str | None
    text: str
    plies: int  # how many had been made
    at: float  # grows from one to the next
    earlier: bool = False  # said before this browser came, which knows nothing of the room yet


class Done(Struct, tag="done", frozen=True):
    """The request is safe in the database. An open choice has no version."""

    key: str
    version: int | None = None


class Hint(Struct, tag="hint", frozen=True):
    """What an expert, or a quicker bot until that is ready, would choose at this seat, on this version, by what the seat may know."""

    key: str
    version: int
    seat: str
    move: str
    reason: str  # the kind of a reason, as its message id has it, and its arguments as events have them
    arguments: dict[str, Any]
    share: float  # how often to choose so; below 1 where it is better to be unpredictable
    warming: bool  # the expert is not ready yet, and a quicker bot says what it would choose


class Error(Struct, tag="error", frozen=True):
    """The request was refused, and nothing has changed: a message id, its arguments, and the sentence in English."""

    key: str | None
    message: str
    arguments: dict[str, Any]
    text: str


class Pong(Struct, tag="pong", frozen=True):
    """Its answer."""


class Ask(Struct, tag="ask", frozen=True):
    """Nothing was heard for a while: a page that is still there answers with a ping, even if its timers sleep."""


class Goodbye(Struct, tag="goodbye", frozen=True):
    """The server closes; come back soon."""

    reason: str


Answer = Room | Update | Talked | Done | Hint | Error | Pong | Ask | Goodbye
