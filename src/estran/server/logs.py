"""Structured logs, a JSON object a line on standard error; no names, no words, no tokens."""

import logging
import sys

import structlog


def write_logs(level: int = logging.INFO) -> None:
    """Log as JSON; what libraries log goes the same way."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(
        level=logging.WARNING,
        stream=sys.stderr,
        format='{"event": "library", "logger": "%(name)s", "level": "%(levelname)s"}',
    )
