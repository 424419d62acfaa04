"""`estran rules GAME --print`, `--pdf` and `--brf`: the rulebook as a file to be printed or embossed."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import NamedTuple

from estran.cli.reading import game_named
from estran.cli.targets import check_target
from estran.cli.terminal import Terminal
from estran.engine.game import Refused

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell", "chrome", "msedge")
PATIENCE = 120  # seconds for a browser to print


class Wishes(NamedTuple):
    """What kind of file is wished for."""

    html: bool = False
    pdf: bool = False
    brf: bool = False
    contracted: bool = False
    out: str | None = None
    force: bool = False

    def kind(self) -> str | None:
        """The one kind of file, or none; more than one at once is refused."""
        kinds = [name for name in ("html", "pdf", "brf") if getattr(self, name)]
        if len(kinds) > 1 or (self.contracted and kinds != ["brf"]) or (self.out and not kinds):
            raise Refused("terminal-usage-books")
        return kinds[0] if kinds else None


def write_book(terminal: Terminal, name: str, wishes: Wishes) -> int:
    """Write the rulebook as a file; one that is there is replaced only with `--force`."""
    game, kind, speaker = game_named(name).name, wishes.kind(), terminal.speaker
    path = Path(wishes.out or f"{game}-{speaker.language}.{kind}")
    check_target(path, force=wishes.force)
    if kind == "brf":
        from estran.books.braille import brf

        path.write_bytes(brf(game, speaker, contracted=wishes.contracted).encode("ascii"))
    else:
        from estran.books.booklet import booklet

        page = booklet(game, speaker)
        path.write_bytes(printed(page) if kind == "pdf" else page.encode())
    terminal.say("books-written", path=str(path), kind=kind)
    return 0


def printed(page: str) -> bytes:
    """The page as PDF, by a browser that is on this machine."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        raise Refused("books-no-browser")
    with tempfile.TemporaryDirectory(prefix="estran-book-") as folder:
        source, target = Path(folder, "book.html"), Path(folder, "book.pdf")
        source.write_text(page, encoding="utf-8")
        root = ["--no-sandbox"] if hasattr(os, "getuid") and os.getuid() == 0 else []
        options = ["--headless", "--disable-gpu", f"--user-data-dir={folder}/home", "--no-pdf-header-footer"]
        command = [browser, *root, *options, f"--print-to-pdf={target}", source.as_uri()]
        try:
            subprocess.run(command, capture_output=True, timeout=PATIENCE, check=True)
            return target.read_bytes()
        except (OSError, subprocess.SubprocessError) as problem:
            raise Refused("books-print-failed", reason=str(problem)) from problem
