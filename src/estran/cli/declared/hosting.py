"""Declared here: serve, backup, restore, tidy, doctor."""

from typing import TYPE_CHECKING, Any

from estran.cli.declare import argument, command, option
from estran.cli.declared.shared import Decorator, as_json
from estran.cli.kinds import FILE, WholeNumber

if TYPE_CHECKING:
    from estran.cli.terminal import Terminal

MANY = 1_000_000  # no limit worth a name
PORT = WholeNumber(1, 65535)


def database() -> Decorator:
    """Where everything is kept."""
    return option("--database", value="URL", words="terminal-help-database")


def mail() -> Decorator:
    """The server that takes our mail."""

    def decorated(function: Any) -> Any:
        for one in (
            option("--mail-from", value="ADDRESS", words="terminal-help-mail-from"),
            option("--smtp-password-file", "password_file", value="FILE", words=SMTP_PASSWORD, type=FILE),
            option("--smtp", value="URL", words="terminal-help-smtp"),
        ):
            function = one(function)
        return function

    return decorated


SMTP_PASSWORD = "terminal-help-smtp-password-file"


@command("serve", "terminal-help-serve")
@option("--host", value="HOST", words="terminal-help-host", default="127.0.0.1")
@option("--port", value="PORT", words="terminal-help-port", type=PORT, default=8000)
@database()
@option("--redis", value="URL", words="terminal-help-redis")
@option("--workers", value="N", words="terminal-help-workers", type=WholeNumber(1, 64), default=1)
@option("--origin", "origins", value="URL", words="terminal-help-origin", multiple=True)
@option("--public-url", "public_urls", value="URL", words="terminal-help-public-url", multiple=True)
@option("--trust-proxy", words="terminal-help-trust-proxy")
@option("--rooms", value="N", words="terminal-help-rooms", type=WholeNumber(1, MANY), default=60)
@option("--sockets", value="N", words="terminal-help-sockets", type=WholeNumber(1, MANY), default=200)
@option("--days", value="N", words="terminal-help-days", type=WholeNumber(0, MANY), default=30)
@option("--metrics-port", value="PORT", words="terminal-help-metrics-port", type=PORT)
@option("--open", "open_page", words="terminal-help-open")
@option("--no-ratings", words="terminal-help-no-ratings")
@option("--no-push", words="terminal-help-no-push")
@mail()
def serve(
    terminal: "Terminal",
    no_ratings: bool,
    no_push: bool,
    smtp: str | None,
    password_file: str | None,
    mail_from: str | None,
    **wishes: Any,
) -> int:
    """Serve tables."""
    from estran.cli.mailing import MailWishes
    from estran.cli.serve import ServeOptions, serve_tables

    post = MailWishes(smtp, password_file, mail_from)
    return serve_tables(terminal, ServeOptions(**wishes, ratings=not no_ratings, push=not no_push, mail=post))


@command("backup", "terminal-help-backup")
@argument("file", "FILE", "terminal-help-backup-file", type=FILE)
@database()
def backup(terminal: "Terminal", file: str, database: str | None) -> int:
    """Keep everything."""
    from estran.cli.hosting import backup

    return backup(terminal, file, database)


@command("restore", "terminal-help-restore")
@argument("file", "FILE", "terminal-help-backup-file", type=FILE)
@database()
@option("--force", words="terminal-help-force")
def restore(terminal: "Terminal", file: str, database: str | None, force: bool) -> int:
    """Fill a database."""
    from estran.cli.hosting import restore_backup

    return restore_backup(terminal, file, database, force)


@command("tidy", "terminal-help-tidy")
@option("--days", value="N", words="terminal-help-days", type=WholeNumber(1, 36500), default=30)
@database()
@option("--force", words="terminal-help-tidy-force")
def tidy(terminal: "Terminal", days: int, database: str | None, force: bool) -> int:
    """Clear away silent rooms."""
    from estran.cli.hosting import tidy_rooms

    return tidy_rooms(terminal, days, database, force)


@command("doctor", "terminal-help-doctor")
@option("--url", value="URL", words="terminal-help-url")
@database()
@option("--redis", value="URL", words="terminal-help-redis")
@mail()
@as_json("terminal-help-doctor-json")
def doctor(
    terminal: "Terminal",
    url: str | None,
    database: str | None,
    redis: str | None,
    smtp: str | None,
    password_file: str | None,
    mail_from: str | None,
    as_json: bool,
) -> int:
    """Look for what is wrong."""
    from estran.cli.doctor import look
    from estran.cli.mailing import MailWishes

    return look(terminal, (database, redis, url), MailWishes(smtp, password_file, mail_from), as_json)
