"""Messages into sentences: a message is an id with typed arguments; a speaker knows one language."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from threading import RLock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from estran.games import guests
from estran.words.folders import DEFAULT, HERE, catalogues, home_of
from estran.words.signs import harmless

ENTRY = re.compile(r"^(?=[a-z][a-z0-9-]* =)", re.MULTILINE)  # where an entry of a catalogue begins
LONGEST_PART = 1000  # characters that an argument may bring into a sentence
REFERENCE = re.compile(r"\{ *([a-z][a-z0-9-]*) *\}")  # another message, within a message


class Message(Struct, frozen=True):
    """Something to say: an id of the catalogues, and arguments that may be messages themselves, or lists of them."""

    id: str
    arguments: Mapping[str, Any] = {}


class Speaker:
    """Says messages in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread = {**catalogues(HERE, language)}  # catalogues that nobody has asked for yet, by name
        self._unparsed: dict[str, str] = {}  # the same of entries, by id
        self._guests = set(guests())  # games that other packages bring, and whose words were not looked for yet
        self._reading = RLock()  # all threads of a process share its speakers
        self._open("shared")

    def text(self, message: Message) -> str:
        """The sentence; a missing id, argument or broken message is an error, never a gap in the text."""
        arguments = {name: self._plain(value) for name, value in message.arguments.items()}
        if not self.has(message.id) and self.language != DEFAULT and self._is_of_guest(message.id):
            return speaker(DEFAULT).text(Message(message.id, arguments))
        pattern = self._bundle.get_message(message.id).value
        if pattern is None:
            raise LookupError(f"the {self.language} message {message.id} has no text")
        text, problems = self._bundle.format_pattern(pattern, arguments)
        if problems:
            raise LookupError(f"the {self.language} message {message.id}: {problems}")
        return str(text)

    def has(self, id: str) -> bool:
        """Whether this language has a message of this id."""
        with self._reading:
            self._parse(id)
        return self._bundle.has_message(id)

    def say(self, id: str, **arguments: Any) -> str:
        """The sentence for an id and its arguments."""
        return self.text(Message(id, arguments))

    def listed(self, items: Sequence[Any]) -> str:
        """Several things in one breath: "A, B and C"."""
        words = [str(self._plain(item)) for item in items]
        if len(words) < 2:
            return "".join(words)
        return self.say("list-and", first=", ".join(words[:-1]), last=words[-1])

    def _parse(self, id: str) -> None:
        """Add an entry and those it refers to; parsing whole catalogues would keep people waiting at the start."""
        self._find(id)
        if (entry := self._unparsed.pop(id, None)) is not None:
            self._bundle.add_resource(FluentResource(entry))
            for other in REFERENCE.findall(entry):
                self._parse(other)

    def _find(self, id: str) -> None:
        """Open the catalogues that may have an id: `douro-terminal-hand` is in `douro` or `douro-terminal`."""
        first, _, rest = id.partition("-")
        if first in self._guests:
            self._guests.remove(first)
            self._unread |= catalogues(home_of(first), self.language)
        self._open(first)
        self._open(f"{first}-{rest.partition('-')[0]}")

    def _open(self, catalogue: str) -> None:
        """Read a catalogue when its first message is asked for: ids begin with its name, all others are shared."""
        if (path := self._unread.pop(catalogue, None)) is not None:
            text = path.read_text(encoding="utf-8")
            self._unparsed |= {entry.partition(" =")[0]: entry for entry in ENTRY.split(text)[1:]}

    def _is_of_guest(self, id: str) -> bool:
        return id.partition("-")[0] in guests()

    def _plain(self, value: Any) -> Any:
        """An argument as the catalogues take it; a text may be a stranger's, and must not add lines to the sentence."""
        if isinstance(value, Message):
            return self.text(value)
        if isinstance(value, (list, tuple)):
            return self.listed(value)
        return _short(harmless(value, keep="")) if isinstance(value, str) else value


def _short(text: str) -> str:
    """A text of no more characters than the catalogues take."""
    return text if len(text) <= LONGEST_PART else f"{text[: LONGEST_PART - 1]}…"


@cache
def speaker(language: str) -> Speaker:
    """The speaker of a language, with its catalogues read once."""
    return Speaker(language)
