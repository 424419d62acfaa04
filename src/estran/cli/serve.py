"""`estran serve`: the table server, on one laptop or on many workers."""

import os
import sys
import webbrowser
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from estran.cli.mailing import MailWishes, with_mail
from estran.cli.terminal import Terminal
from estran.engine.game import Refused
from estran.extras import need

if TYPE_CHECKING:
    from estran.server.settings import Settings

HERE = ("127.0.0.1", "0.0.0.0", "::", "::1")  # addresses to listen on that one reaches as localhost


class ServeOptions(NamedTuple):
    """What the command line asks for."""

    host: str
    port: int
    database: str | None
    redis: str | None
    workers: int
    origins: tuple[str, ...]
    public_urls: tuple[str, ...]
    trust_proxy: bool
    rooms: int
    sockets: int
    days: int
    metrics_port: int | None
    open_page: bool
    ratings: bool
    push: bool
    mail: MailWishes


def serve_tables(terminal: Terminal, wishes: ServeOptions) -> int:
    """Serve until Ctrl-C."""
    need("server")
    from estran.server.doors.static import SITE
    from estran.server.serve import serve

    link = f"http://{'localhost' if wishes.host in HERE else wishes.host}:{wishes.port}/"

    def started() -> None:
        terminal.say("terminal-serving", link=link)
        terminal.say("terminal-serving-stop")
        if not (SITE / "index.html").exists():
            terminal.say("doctor-client-missing")
        if wishes.open_page and has_desktop():
            webbrowser.open(link)

    serve(settings_of(wishes), wishes.host, wishes.port, wishes.workers, started)
    terminal.say("terminal-served")
    return 0


def settings_of(wishes: ServeOptions) -> "Settings":
    """The settings of a server process; addresses that hold passwords, and finer settings, come by the environment."""
    import msgspec

    from estran.server.serve import ENVIRONMENT, database_of
    from estran.server.settings import Settings

    settings = msgspec.structs.replace(
        msgspec.json.decode(os.environ.get(ENVIRONMENT, "{}"), type=Settings),
        database=database_of(wishes.database),
        redis=wishes.redis or os.environ.get("ESTRAN_REDIS") or None,
        origins=tuple(origin.lower().rstrip("/") for origin in wishes.origins),
        hosts=tuple(host_of(url) for url in (*wishes.public_urls, wishes.host)),
        public_urls=tuple(url.rstrip("/") for url in wishes.public_urls if "//" in url),
        listens=wishes.host,
        ratings=wishes.ratings and os.environ.get("ESTRAN_RATINGS") != "no",
        push=wishes.push and os.environ.get("ESTRAN_PUSH") != "no",
        trust_proxy=wishes.trust_proxy,
        rooms=wishes.rooms,
        sockets=wishes.sockets,
        days=wishes.days,
        metrics_port=wishes.metrics_port,
    )
    settings = with_mail(settings, wishes.mail)
    if settings.smtp and not settings.public_urls:
        raise Refused("refused-mail-link")
    return settings


def host_of(url: str) -> str:
    """The name in an address, or the name itself."""
    try:
        return urlsplit(url if "//" in url else f"//{url}").hostname or ""
    except ValueError:  # an address of IPv6 to listen on: no name
        return ""


def has_desktop() -> bool:
    """Whether somebody at this machine could look at a browser: not over a network, in a service or in a test."""
    if sys.platform in ("win32", "darwin"):
        return sys.stdout.isatty()
    return sys.stdout.isatty() and bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
