"""Statuses and kinds, as the database keeps them and the wire sends them."""

from enum import IntEnum, StrEnum


class Status(StrEnum):
    """How far a match has come."""

    SEATING = "seating"  # people take their seats and promise words for the dice
    PROMISES = "promises"  # the host has started it: words that are not promised yet are waited for
    WORDS = "words"  # promised words are revealed
    RUNNING = "running"
    OVER = "over"
    ABANDONED = "abandoned"


STARTED = frozenset({Status.PROMISES, Status.WORDS, Status.RUNNING})
FINISHED = frozenset({Status.OVER, Status.ABANDONED})  # the seed is public, and nobody chooses any more


class SeatKind(StrEnum):
    """Who sits on a seat of a room."""

    OPEN = "open"
    PERSON = "person"
    BOT = "bot"


class Whereabouts(StrEnum):
    """All that anybody is told of a person."""

    HERE = "here"
    AWAY = "away"  # no sign of life for a while
    LEFT = "left"  # said so, and may come back while the match runs


class Late(StrEnum):
    """What a bot does when the time for a choice is up."""

    ONCE = "once"  # makes this one choice
    TAKE_OVER = "take-over"  # plays the seat until the person returns; for somebody who is here only this choice


class Ending(StrEnum):
    """How a match stopped before its end."""

    AGREED = "agreed"  # by all people who played
    ABANDONED = "abandoned"


class Unrated(StrEnum):
    """Why a match is not rated in a room whose matches are."""

    PEOPLE = "people"  # as it began, somebody had no profile of their own, or none that wants to be rated
    TAKEN_BACK = "taken-back"  # a choice was
    HINT = "hint"  # somebody has used one; others are told once the choice that it was for is made
    ENDED = "ended"  # it was, before its end


class VoteKind(StrEnum):
    """What people at a table decide together."""

    END = "end"  # stop the match here
    STAND_IN = "stand-in"  # let a bot play for somebody who is away
    REMATCH = "rematch"


class Pace(StrEnum):
    """How long a page shows each thing that happens, as its person likes it."""

    QUICK = "quick"
    USUAL = "usual"
    SLOW = "slow"
    KEY = "key"  # every moment waits for a key or a tap


class ContactKind(StrEnum):
    """By which way notices reach somebody."""

    PUSH = "push"  # of a browser, through its maker's push service
    MAIL = "mail"


class WishKind(StrEnum):
    """How a seat of a new room is to be taken."""

    OPEN = "open"
    BOT = "bot"
    LOCAL = "local"  # by a person in the browser that opens the room


class TalkKind(StrEnum):
    """Who hears something said."""

    CHAT = "chat"  # everybody at the table
    WHISPER = "whisper"  # one seat
    WATCH = "watch"  # onlookers, from one of them
    SIGNAL = "signal"  # everybody, in the game's vocabulary


class DutyKind(StrEnum):
    """What a worker owes a match."""

    BOT = "bot"  # the bots in turn choose
    DUE = "due"  # the time to choose is up: bots choose for those who are late
    NAME = "name"  # those who have not chosen are named
    TALK = "talk"  # bots speak before they choose
    PROMISES = "promises"  # the time to promise words is up: those that were promised are revealed
    WORDS = "words"  # the time to reveal words is up: the match begins without the rest
    NOTICE = "notice"  # those who must choose and are not here are told
    RATE = "rate"  # a match that is over changes ratings


class Urgency(IntEnum):
    """Whose turn it is when much is owed or thought about; the lowest number goes first."""

    PEOPLE = 0  # somebody plays there
    HINT = 1
    WATCHED = 2  # bots among themselves, or people who are absent
    ANALYSIS = 3
    ALONE = 4  # bots among themselves, and nobody looks on
