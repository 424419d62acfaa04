"""Structured logs on standard error, one event per line: for people at a terminal, as JSON elsewhere.

No names, no words, no tokens, no seeds: nothing that is logged may quote what somebody sent.
"""

import logging
import os
import sys
import traceback
from collections.abc import MutableMapping
from contextlib import suppress
from types import TracebackType
from typing import Any, TextIO

import structlog
from structlog.typing import Processor

from estran.words.signs import harmless


def write_logs(level: int = logging.INFO) -> None:
    """Log from now on; what libraries log goes the same way."""
    people = sys.stderr.isatty()
    renderer = lines_for_people() if people else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="%H:%M:%S" if people else "iso", utc=not people),
            tell_where,
            show_only,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(Unfailing(sys.stderr)),  # type: ignore[arg-type]  # all that it needs
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Discreet(renderer))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


class Unfailing:
    """A stream that fails nobody: where the disk is full, a line is lost, and not what somebody was about to do."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> None:
        """Write it if that is possible."""
        with suppress(OSError):
            self._stream.write(text)

    def flush(self) -> None:
        """Likewise."""
        with suppress(OSError):
            self._stream.flush()


def lines_for_people() -> Processor:
    """The time, the level, the event and its facts, in colour unless NO_COLOR asks for none."""
    return structlog.dev.ConsoleRenderer(
        colors="NO_COLOR" not in os.environ, exception_formatter=structlog.dev.plain_traceback
    )


def tell_where(logger: Any, name: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A problem as the places in the source that it came through; its own words may quote a secret."""
    problem = event.pop("exc_info", None)
    if isinstance(problem, BaseException):
        event["where"] = places(problem.__traceback__)
    return event


def show_only(logger: Any, name: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Text with a mark in place of whatever a screen would obey, and on one line."""
    return {key: harmless(value, keep="") if isinstance(value, str) else value for key, value in event.items()}


def places(trace: TracebackType | None) -> list[str]:
    """Function names and line numbers, the innermost last."""
    return [f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(trace)[-8:]]


class Discreet(logging.Formatter):
    """What a library logs: that it did, and where; never its text, which may quote what people sent."""

    def __init__(self, renderer: Processor) -> None:
        super().__init__()
        self._renderer = renderer

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line = {"event": "library", "logger": record.name, "level": record.levelname.lower()}
        line |= {"line": f"{record.module}:{record.lineno}"}
        if record.exc_info and record.exc_info[0] is not None:
            line |= {"reason": record.exc_info[0].__name__, "where": " ".join(places(record.exc_info[2]))}
        return str(self._renderer(None, "", line))
