"""Logs: lines for people at a terminal, JSON for machines elsewhere, and secrets in neither."""

import json
import os
import pty
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

LOGGING = """
import logging
import structlog
from estran.server.logs import write_logs

write_logs()
structlog.get_logger().info("started", several=False)
structlog.get_logger().info("heard", what="\\x1b[2J\\x9b\\u202e\\nforged")
try:
    raise ValueError("a secret token")
except ValueError as problem:
    structlog.get_logger().error("request_failed", reason="ValueError", exc_info=problem)
    logging.getLogger("library").error("a secret token", exc_info=problem)
"""


def at_a_terminal(**environment: str) -> str:
    """What is written to standard error when that is a terminal."""
    ours, theirs = pty.openpty()
    subprocess.run([sys.executable, "-c", LOGGING], stderr=theirs, env={**os.environ, **environment}, check=True)
    os.close(theirs)
    written = b""
    with suppress(OSError):  # how a terminal says that nobody writes to it any more
        while read := os.read(ours, 4096):
            written += read
    os.close(ours)
    return written.decode()


def into_a_pipe() -> str:
    """What is written to standard error when that is no terminal."""
    ran = subprocess.run([sys.executable, "-c", LOGGING], capture_output=True, text=True, check=True)
    return ran.stderr


def test_at_a_terminal_an_event_is_a_line_for_people():
    lines = at_a_terminal(NO_COLOR="1").splitlines()

    assert re.fullmatch(r"\d\d:\d\d:\d\d \[info +\] started +several=False", lines[0])
    assert len(lines) == 4


def test_at_a_terminal_lines_have_colours(monkeypatch):
    monkeypatch.delenv("NO_COLOR", raising=False)

    assert "\x1b[" in at_a_terminal()


def test_elsewhere_an_event_is_json():
    started, _, failed, library = map(json.loads, into_a_pipe().splitlines())

    assert (started["event"], started["level"], started["several"]) == ("started", "info", False)
    assert failed["where"] == ["<module>:10"]
    assert (library["event"], library["logger"], library["reason"]) == ("library", "library", "ValueError")


def test_nothing_that_is_logged_moves_on_the_screen():
    line = at_a_terminal(NO_COLOR="1").splitlines()[1]

    assert line.endswith("what=\ufffd[2J\ufffd\ufffd\ufffdforged")


def test_what_a_problem_says_is_logged_nowhere():
    assert "secret" not in at_a_terminal(NO_COLOR="1") + into_a_pipe()


def test_where_nothing_can_be_written_nobody_fails():
    said = LOGGING + "\nprint('went on')"
    with Path("/dev/full").open("w") as full:  # a disk without room
        ran = subprocess.run([sys.executable, "-c", said], stdout=subprocess.PIPE, stderr=full, text=True, check=False)

    assert ran.stdout == "went on\n"
