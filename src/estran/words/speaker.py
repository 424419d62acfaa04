"""Messages into sentences: a message is an id with typed arguments; a speaker knows one language."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

LANGUAGES = ("en", "fr", "pl")
CATALOGUES = (
    "arena",
    "common",
    "dolores",
    "dorada",
    "douro",
    "lab",
    "learn",
    "reason",
    "replay",
    "start",
    "table",
    "terminal",
    "web",
)
HERE = Path(__file__).parent
ENTRY = re.compile(r"^(?=[a-z][a-z0-9-]* =)", re.MULTILINE)  # where an entry of a catalogue begins
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
        self._unread = set(CATALOGUES)
        self._unparsed: dict[str, str] = {}  # entries that nobody has asked for yet, by id
        self._read("common")

    def text(self, message: Message) -> str:
        """The sentence; a missing id, argument or broken message is an error, never a gap in the text."""
        self._read(message.id.partition("-")[0])
        self._parse(message.id)
        pattern = self._bundle.get_message(message.id).value
        if pattern is None:
            raise LookupError(f"the {self.language} message {message.id} has no text")
        arguments = {name: self._plain(value) for name, value in message.arguments.items()}
        text, problems = self._bundle.format_pattern(pattern, arguments)
        if problems:
            raise LookupError(f"the {self.language} message {message.id}: {problems}")
        return str(text)

    def say(self, id: str, **arguments: Any) -> str:
        """The sentence for an id and its arguments."""
        return self.text(Message(id, arguments))

    def listed(self, items: Sequence[Any]) -> str:
        """Several things in one breath: "A, B and C"."""
        words = [str(self._plain(item)) for item in items]
        if len(words) < 2:
            return "".join(words)
        return self.say("list-and", first=", ".join(words[:-1]), last=words[-1])

    def _read(self, catalogue: str) -> None:
        """Open a catalogue when its first message is asked for: ids begin with its name, all others are common."""
        if catalogue in self._unread:
            self._unread.remove(catalogue)
            text = (HERE / self.language / f"{catalogue}.ftl").read_text(encoding="utf-8")
            self._unparsed |= {entry.partition(" =")[0]: entry for entry in ENTRY.split(text)[1:]}

    def _parse(self, id: str) -> None:
        """Add an entry and those it refers to; parsing whole catalogues would keep people waiting at the start."""
        if (entry := self._unparsed.pop(id, None)) is not None:
            self._bundle.add_resource(FluentResource(entry))
            for other in REFERENCE.findall(entry):
                self._parse(other)

    def _plain(self, value: Any) -> Any:
        if isinstance(value, Message):
            return self.text(value)
        if isinstance(value, (list, tuple)):
            return self.listed(value)
        return value


@cache
def speaker(language: str) -> Speaker:
    """The speaker of a language, with its catalogues read once."""
    return Speaker(language)
