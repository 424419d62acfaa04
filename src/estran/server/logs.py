"""Structured logs, a JSON object a line on standard error; no names, no words, no tokens, no seeds."""

import json
import logging
import sys
import traceback
from collections.abc import MutableMapping
from types import TracebackType
from typing import Any

import structlog


def write_logs(level: int = logging.INFO) -> None:
    """Log as JSON; what libraries log goes the same way."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            tell_where,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Discreet())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


def tell_where(logger: Any, name: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A problem as the places in the source that it came through; its own words may quote a secret."""
    problem = event.pop("exc_info", None)
    if isinstance(problem, BaseException):
        event["where"] = places(problem.__traceback__)
    return event


def places(trace: TracebackType | None) -> list[str]:
    """Function names and line numbers, the innermost last."""
    return [f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(trace)[-8:]]


class Discreet(logging.Formatter):
    """What a library logs: that it did, and where; never its text, which may quote what people sent."""

    def format(self, record: logging.LogRecord) -> str:
        """One line of JSON."""
        line = {"event": "library", "logger": record.name, "level": record.levelname.lower()}
        line |= {"line": f"{record.module}:{record.lineno}"}
        if record.exc_info and record.exc_info[0] is not None:
            line |= {"reason": record.exc_info[0].__name__, "where": " ".join(places(record.exc_info[2]))}
        return json.dumps(line)
