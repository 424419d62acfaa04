"""What the database keeps. Times are seconds since 1970, UTC; tokens are kept as hashes only."""

from enum import StrEnum

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Enum,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    false,
)

from estran.server.wire.kinds import ContactKind, DutyKind, Ending, Late, Pace, SeatKind, Status, TalkKind

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)


def _codes(kinds: type[StrEnum], length: int) -> Enum:
    """A column of codes, kept as the text that the wire sends; the database itself knows no list of them."""
    return Enum(kinds, native_enum=False, length=length, values_callable=list)


rooms = Table(
    "rooms",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),  # lets one take a seat
    Column("watch", String(16), nullable=False, unique=True),  # lets one look on
    Column("host", String(64), nullable=False),  # hash of the host's token
    Column("game", String(16), nullable=False),
    Column("options", JSON, nullable=False),
    Column("public", Boolean, nullable=False),  # listed in the lobby
    Column("locked", Boolean, nullable=False),  # nobody may join
    Column("auto_roll", Boolean, nullable=False),  # dice roll by themselves
    Column("hints", Boolean, nullable=False),  # hints are allowed openly
    Column("move_time", Integer),  # seconds a choice may take; none by default
    Column("late", _codes(Late, 12), nullable=False, server_default=Late.ONCE),  # what a bot does when that is up
    Column("match", String(32)),  # the one being prepared, played or looked at
    Column("revision", Integer, nullable=False),  # grows with every change that is not a ply
    Column("talked", Float, nullable=False),  # time of the last thing said
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False, index=True),
    Column("noticed", Boolean, nullable=False, server_default=false()),  # somebody here wants notices
    Column("rated", Boolean, nullable=False, server_default=false()),  # its matches are, where everybody agrees
)

seats = Table(
    "seats",
    metadata,
    Column("room", ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, primary_key=True),  # stays the same when seats rotate from match to match
    Column("kind", _codes(SeatKind, 8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("token", String(64)),  # hash; several seats of one browser have a token each
    Column("tenure", Integer, nullable=False, server_default="1"),  # grows with every newcomer, for whispers
    Column("ticket", String(64)),  # hash of a one-time link that moves the seat to another browser
    Column("ticket_until", Float),  # when that link expires
    Column("level", String(16)),  # of a bot, or of the bot that sits in for a person
    Column("stand_in", Boolean, nullable=False),  # a bot plays until the person returns
    Column("left", Boolean, nullable=False, server_default=false()),  # the person said goodbye
    Column("muted", JSON, nullable=False),  # names of senders this seat does not want to hear
    Column("profile", String(32), index=True),  # of whoever sits here; none of a bot, or of somebody who has none
    Column("unnamed", Boolean, nullable=False, server_default=false()),  # the host has removed the person's name
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("room", ForeignKey("rooms.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("number", Integer, nullable=False),  # in its room, from 1
    Column("status", _codes(Status, 12), nullable=False),
    Column("game", String(16), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),  # secret until the match is over or abandoned
    Column("fair", Integer, nullable=False, server_default="1"),  # version of the fair dice that it was prepared under
    Column("version", Integer, nullable=False),  # committed batches of plies
    Column("decision", Integer, nullable=False),  # number of the decision that is open
    Column(
        "missing", JSON, nullable=False, server_default="[]"
    ),  # people who had not chosen when they were named; none before that
    Column(
        "hurried", JSON, nullable=False, server_default="[]"
    ),  # seats of bots that a quicker bot has answered for because too many were searching
    Column(
        "warming", JSON, nullable=False, server_default="[]"
    ),  # those that one answers for until they have been compiled
    Column("undo", JSON),  # who asked, for which version, and who has agreed
    Column("undone", JSON),  # who took which choice back, if nothing has happened since
    Column("taken_back", Boolean, nullable=False, server_default=false()),  # a choice was: it is unrated
    Column("votes", JSON, nullable=False, server_default="[]"),  # what people are asked to agree to, and who has
    Column("sat", JSON, nullable=False, server_default="[]"),  # who has played which seat from which ply on
    Column("origin", JSON),  # the table that it began from, and of which match, if not at the beginning: it is unrated
    Column("ending", _codes(Ending, 12)),  # how it stopped, if before its end
    Column("due", Float),  # when the open decision falls to a bot
    Column("result", JSON),
    Column("created", Float, nullable=False),
    Column("ended", Float),
    Column("rated", Boolean, nullable=False, server_default=false()),  # everybody had agreed to that when it started
    Column("hinted", Boolean, nullable=False, server_default=false()),  # somebody asked for a hint: it is unrated
    Column("hinted_at", Integer),  # the version that the first hint was for: it tells who has not chosen yet
)

match_seats = Table(
    "match_seats",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(1), primary_key=True),  # A, B, C …
    Column("place", Integer, nullable=False),  # in the room
    Column("name", String(40), nullable=False),  # as the record has it, written down when the match starts
    Column("hash", String(64), nullable=False),  # SHA-256 of the seat's word, committed before the start
    Column("word", String(64), nullable=False),
    Column(
        "missing", Boolean, nullable=False, server_default=false()
    ),  # a person sat here at the start, whose word has not come
    Column("resigned", Boolean, nullable=False, server_default=false()),  # a bot plays to the end
    Column("lapsed", Boolean, nullable=False, server_default=false()),  # the time for the last choice ran out
    Column("profile", String(32), index=True),  # of who sat here when the match started
)

batches = Table(
    "batches",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),  # unique, which makes any worker a safe referee
    Column("plies", JSON, nullable=False),
    Column("keep", Integer, nullable=False),  # plies that stay: fewer than there were after an undo
    Column("at", Float, nullable=False),
)

choices = Table(  # made in secret, while others still choose
    "choices",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("decision", Integer, primary_key=True),
    Column("seat", String(1), primary_key=True),
    Column("move", String(80), nullable=False),
    Column(
        "bot", Boolean, nullable=False, server_default=false()
    ),  # a bot made it, which the seat's person does not see
)

answers = Table(  # what each idempotency key was answered, for ever
    "answers",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(1), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("version", Integer),
)

talks = Table(
    "talks",
    metadata,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("room", ForeignKey("rooms.id", ondelete="CASCADE"), nullable=False),
    Column("match", String(32)),
    Column("kind", _codes(TalkKind, 8), nullable=False),
    Column("place", Integer),  # who speaks; none for an onlooker
    Column("name", String(40), nullable=False),
    Column("to", Integer),  # the place a whisper goes to
    Column("tenure", Integer, nullable=False, server_default="0"),  # of the speaker's place when a whisper was said
    Column("to_tenure", Integer, nullable=False, server_default="0"),  # of the place that it went to
    Column("text", String(500), nullable=False),
    Column("plies", Integer, nullable=False),  # how many had been made
    Column("key", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("profile", String(32), index=True),  # of whoever spoke; told to nobody
    Index("ix_talks_room_at", "room", "at", unique=True),
    Index("ix_talks_room_key", "room", "key"),
)

work = Table(  # moves and namings that are owed; taken by a lease, so a killed worker's are done by another
    "work",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", _codes(DutyKind, 8), primary_key=True),
    Column("decision", Integer, primary_key=True),
    Column("at", Float, nullable=False),  # not before
    Column("leased", Float, nullable=False),  # until
    Column("holder", String(16)),  # the worker that has, or had, the lease
    Column("urgency", Integer, nullable=False, server_default="0"),  # the lowest first
    Index("ix_work_urgency_at", "urgency", "at"),
)

contacts = Table(  # where somebody wants to be told that it is their turn
    "contacts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", _codes(ContactKind, 8), nullable=False),
    Column("address", String(1000), nullable=False, index=True),  # of a push service, or for mail; told to nobody else
    Column("p256dh", String(96)),  # with which a browser's notices are encrypted
    Column("auth", String(32)),
    Column("language", String(8), nullable=False),
    Column("token", String(64), nullable=False, unique=True),  # hash
    Column("confirmed", Float),  # when a mail's reader agreed; a browser has agreed before
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False, index=True),  # last linked with a seat, or told something
    Column("failures", Integer, nullable=False, server_default="0"),  # in a row
    Column("profile", String(32), index=True),  # that sat where it was last linked: both are erased together
)

contact_seats = Table(  # for which seats
    "contact_seats",
    metadata,
    Column("contact", ForeignKey("contacts.id", ondelete="CASCADE"), primary_key=True),
    Column("room", ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("place", Integer, primary_key=True),
    Column("tenure", Integer, nullable=False),  # anyone who sits there later is somebody else
    Column("match", String(32)),  # in which something was told last,
    Column("decision", Integer, nullable=False, server_default="0"),  # and of which decision
)

profiles = Table(  # somebody who comes back: known by the secrets of their devices, and by nothing else
    "profiles",
    metadata,
    Column("id", String(32), primary_key=True),  # told to nobody
    Column("name", String(40), nullable=False),
    Column("face", Integer, nullable=False),  # the number that it is drawn from
    Column("language", String(8), nullable=False),
    Column("pace", _codes(Pace, 8), nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false()),  # wants to be
    Column("ticket", String(64), unique=True),  # hash of a one-time link that brings it to another device
    Column("ticket_until", Float),  # when that link expires
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False, index=True),  # the last visit, to the day
)

devices = Table(  # on which a profile is at home
    "devices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("profile", ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("token", String(64), nullable=False, unique=True),  # hash
    Column("name", String(40), nullable=False),  # by which its owner knows it
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),  # the last visit, to the day
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # the credential's, in base64url
    Column("profile", ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("key", LargeBinary, nullable=False),  # public
    Column("count", BigInteger, nullable=False),  # of its signatures, where the authenticator counts them
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

challenges = Table(  # that a passkey is to sign, once
    "challenges",
    metadata,
    Column("challenge", String(64), primary_key=True),
    Column("until", Float, nullable=False, index=True),
)

blocks = Table(  # whom somebody does not want to meet
    "blocks",
    metadata,
    Column("profile", ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)

played = Table(  # matches that are over, of somebody with a profile; they outlive their rooms
    "played",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("players", Integer, nullable=False),
    Column("ending", _codes(Ending, 12)),  # how it stopped, if before its end
    Column("rated", Boolean, nullable=False),
    Column("ended", Float, nullable=False, index=True),
)

results = Table(  # of every seat of such a match
    "results",
    metadata,
    Column("match", ForeignKey("played.match", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(1), primary_key=True),
    Column("profile", String(32), index=True),  # none of a bot, or of somebody who had none or has erased it
    Column("name", String(40), nullable=False),  # empty if it was erased
    Column("face", Integer),
    Column("level", String(16)),  # of a bot
    Column("rank", Integer),  # from 1; none if the match was not played to its end
    Column("score", Float),
    Column("resigned", Boolean, nullable=False),  # or a bot played it to the end
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(16), primary_key=True),
    Column("who", String(40), primary_key=True),  # a profile, or `bot` and its level
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)

rating_steps = Table(  # every change of a rating: all of them in their order give the ratings
    "rating_steps",
    metadata,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("match", String(32), nullable=False),
    Column("seat", String(1), nullable=False),
    Column("game", String(16), nullable=False),
    Column("who", String(40), index=True),  # none if it was erased
    Column("rank", Integer, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_rating_steps_match_seat", "match", "seat", unique=True),
)

waiting = (
    Table(  # who wants to play with whoever comes: as long as a socket waits, and for a while after they were seated
        "waiting",
        metadata,
        Column("id", String(64), primary_key=True),  # hash of the token that is to open the seat
        Column("socket", String(16), nullable=False),  # which waits for it
        Column("name", String(40), nullable=False),
        Column("games", JSON, nullable=False),
        Column("sizes", JSON, nullable=False),  # of the tables
        Column("slow", Boolean, nullable=False),
        Column("profile", String(32)),
        Column("since", Float, nullable=False),
        Column("seen", Float, nullable=False),  # when its socket was last known to be there
        Column("room", ForeignKey("rooms.id", ondelete="CASCADE"), index=True),  # once they are seated
        Column("place", Integer),
    )
)

server_keys = Table(  # made at the first start, and shared by all workers; there is one row
    "server_keys",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("push", LargeBinary(32), nullable=False),  # private key by which push services know this server (VAPID)
    Column("links", LargeBinary(32), nullable=False),  # key of the links that confirm and stop
)

puzzles = Table(  # of days after those that ship; a day that has begun gets no more
    "puzzles",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("game", String(16), primary_key=True),
    Column("puzzle", LargeBinary, nullable=False),  # as it is written in a file, with what nobody is told
)
