"""The command `estran`: what can be asked of it, with its help in one language."""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

import typer

from estran.cli.declare import add_command, new_group, new_option
from estran.cli.help import ListingCommand
from estran.cli.shelf import shelf_of
from estran.cli.terminal import Terminal
from estran.games import find, names
from estran.words import titles

# A command answers with a job, which is done outside the parser, because the parser's own errors speak only English.
# Options are read as text for the same reason; and the modules that do the work are loaded when it is asked for.


def build(terminal: Terminal) -> typer.Typer:
    """All commands."""
    say = terminal.speaker.say
    app = new_group(say("terminal-help-estran", games=[titles.name(game) for game in names()]))

    @app.callback(invoke_without_command=True)
    def estran(
        ctx: typer.Context,
        version: Annotated[bool, typer.Option("--version", help=say("terminal-help-version"))] = False,
    ) -> None:
        if version:
            from estran import __version__

            terminal.show(f"estran {__version__}")
        elif ctx.invoked_subcommand is None:
            terminal.show(ctx.get_help())

    adding = (
        _play,
        _puzzle,
        _replay,
        _analyse,
        _verify,
        _simulate,
        _arena,
        _lab,
        _games,
        _rules,
        _score,
        _serve,
        _keep,
    )
    for add in adding:
        add(app, terminal)
    return app


def _play(app: typer.Typer, terminal: Terminal) -> None:
    say = terminal.speaker.say

    @add_command(app, "play", say("terminal-help-play"))
    def play(
        game: Annotated[str | None, _game(say)] = None,
        players: Annotated[str | None, new_option("--players", "N", say("terminal-help-players"))] = None,
        bots: Annotated[str | None, new_option("--bots", "N|BC", say("terminal-help-bots"))] = None,
        level: Annotated[str | None, new_option("--level", "LEVEL", say("terminal-help-level"))] = None,
        names: Annotated[str | None, new_option("--names", "ADA,BO", say("terminal-help-names"))] = None,
        seed: Annotated[str | None, new_option("--seed", "N", say("terminal-help-seed"))] = None,
        option: Annotated[list[str] | None, new_option("--option", "K=V", say("terminal-help-option"))] = None,
        record: Annotated[str | None, new_option("--record", "FILE", say("terminal-help-record"))] = None,
        resume: Annotated[str | None, new_option("--resume", "FILE", say("terminal-help-resume"))] = None,
        table: Annotated[str | None, new_option("--table", "TEXT", say("terminal-help-table"))] = None,
        auto_roll: Annotated[bool, typer.Option("--auto-roll", help=say("terminal-help-auto-roll"))] = False,
        no_bell: Annotated[bool, typer.Option("--no-bell", help=say("terminal-help-no-bell"))] = False,
    ) -> Any:
        from estran.cli.play import Wishes, play

        options = tuple(option or ())
        wishes = Wishes(
            game, players, bots, level, names, seed, options, record, resume, auto_roll, table, bell=not no_bell
        )
        return partial(play, terminal, wishes)


def _puzzle(app: typer.Typer, terminal: Terminal) -> None:
    say = terminal.speaker.say

    @add_command(app, "puzzle", say("terminal-help-puzzle"))
    def puzzle(
        game: Annotated[str | None, _game(say)] = None,
        day: Annotated[str | None, new_option("--day", "DATE", say("terminal-help-puzzle-day"))] = None,
    ) -> Any:
        from estran.cli.puzzle import solve_puzzles

        return partial(solve_puzzles, terminal, game, day)

    @add_command(app, "puzzles", say("terminal-help-puzzles"))
    def puzzles(
        days: Annotated[str, new_option("--days", "N", say("terminal-help-puzzles-days"))] = "60",
        first: Annotated[str, new_option("--first", "N", say("terminal-help-puzzles-first"))] = "1",
        seed: Annotated[str, new_option("--seed", "S", say("terminal-help-puzzles-seed"))] = "1",
        jobs: Annotated[str, new_option("--jobs", "J", say("terminal-help-puzzles-jobs"))] = "1",
        out: Annotated[str, new_option("--out", "FILE", say("terminal-help-puzzles-out"))] = "puzzles.jsonl",
    ) -> Any:
        from estran.cli.puzzles import make_puzzles

        return partial(make_puzzles, terminal, days, first, seed, jobs, out)


def _replay(app: typer.Typer, terminal: Terminal) -> None:
    say = terminal.speaker.say

    @add_command(app, "replay", say("terminal-help-replay"))
    def replay(
        record: Annotated[str, typer.Argument(metavar="RECORD", help=say("terminal-help-record-file"))],
        start: Annotated[str, new_option("--from", "PLY", say("terminal-help-from"))] = "0",
    ) -> Any:
        from estran.cli.replay import replay

        return partial(replay, terminal, record, start)


def _analyse(app: typer.Typer, terminal: Terminal) -> None:
    say = terminal.speaker.say

    @add_command(app, "analyse", say("terminal-help-analyse"))
    def analyse(
        record: Annotated[str, typer.Argument(metavar="RECORD", help=say("terminal-help-record-file"))],
        budget: Annotated[str | None, new_option("--budget", "SECONDS", say("terminal-help-budget"))] = None,
        iterations: Annotated[str | None, new_option("--iterations", "N", say("terminal-help-iterations"))] = None,
        out: Annotated[str | None, new_option("--json", "FILE", say("terminal-help-json"))] = None,
    ) -> Any:
        from estran.cli.analyse import analyse_record

        return partial(analyse_record, terminal, record, budget, iterations, out)


def _verify(app: typer.Typer, terminal: Terminal) -> None:
    say = terminal.speaker.say

    @add_command(app, "verify", say("terminal-help-verify"))
    def verify(
        record: Annotated[str, typer.Argument(metavar="RECORD", help=say("terminal-help-record-file"))],
    ) -> Any:
        from estran.cli.verify import verify_record

        return partial(verify_record, terminal, record)


def _simulate(app: typer.Typer, terminal: Terminal) -> None:
    say = terminal.speaker.say

    @add_command(app, "simulate", say("terminal-help-simulate"))
    def simulate(
        game: Annotated[str, _game(say)],
        players: Annotated[str, new_option("--players", "N", say("terminal-help-players"))] = "3",
        matches: Annotated[str, new_option("--matches", "M", say("terminal-help-matches"))] = "10000",
        seed: Annotated[str, new_option("--seed", "S", say("terminal-help-simulate-seed"))] = "0",
        option: Annotated[list[str] | None, new_option("--option", "K=V", say("terminal-help-option"))] = None,
        records: Annotated[str | None, new_option("--records", "FOLDER", say("terminal-help-records"))] = None,
        jobs: Annotated[str, new_option("--jobs", "J", say("terminal-help-jobs"))] = "1",
    ) -> Any:
        from estran.cli.simulate import Wishes, simulate_matches

        return partial(
            simulate_matches, terminal, Wishes(game, players, matches, seed, tuple(option or ()), records, jobs)
        )


def _arena(app: typer.Typer, terminal: Terminal) -> None:
    say = terminal.speaker.say
    who = say("terminal-help-arena-bots", example="my.module:Bot", net="net:COMMAND")

    @add_command(app, "arena", say("terminal-help-arena"), ListingCommand)
    def arena(
        game: Annotated[str, _game(say)],
        bots: Annotated[list[str] | None, new_option("--bots", "BOT …", who)] = None,
        players: Annotated[list[str] | None, new_option("--players", "N …", say("terminal-help-arena-players"))] = None,
        matches: Annotated[str, new_option("--matches", "M", say("terminal-help-arena-matches"))] = "100",
        seed: Annotated[str, new_option("--seed", "S", say("terminal-help-simulate-seed"))] = "0",
        option: Annotated[list[str] | None, new_option("--option", "K=V", say("terminal-help-option"))] = None,
        jobs: Annotated[str | None, new_option("--jobs", "J", say("terminal-help-crew-jobs"))] = None,
        ray: Annotated[str | None, _ray(say)] = None,
        mixed: Annotated[bool, typer.Option("--mixed", help=say("terminal-help-arena-mixed"))] = False,
        out: Annotated[str | None, new_option("--out", "FOLDER", say("terminal-help-arena-out"))] = None,
    ) -> Any:
        from estran.cli.arena import Wishes, arena

        lists = tuple(bots or ()), tuple(players or ()), tuple(option or ())
        return partial(arena, terminal, Wishes(game, *lists, matches, seed, jobs, ray, mixed, out))


def _lab(app: typer.Typer, terminal: Terminal) -> None:
    say = terminal.speaker.say
    who = say("terminal-help-lab-bots", example="my.module:Bot")

    @add_command(app, "lab", say("terminal-help-lab"), ListingCommand)
    def lab(
        game: Annotated[str, _game(say)],
        players: Annotated[str, new_option("--players", "N", say("terminal-help-players"))] = "3",
        bots: Annotated[list[str] | None, new_option("--bots", "BOT …", who)] = None,
        matches: Annotated[str, new_option("--matches", "M", say("terminal-help-lab-matches"))] = "20000",
        option: Annotated[list[str] | None, new_option("--option", "K=V", say("terminal-help-option"))] = None,
        against: Annotated[list[str] | None, new_option("--against", "K=V", say("terminal-help-lab-against"))] = None,
        seed: Annotated[str, new_option("--seed", "S", say("terminal-help-simulate-seed"))] = "0",
        jobs: Annotated[str | None, new_option("--jobs", "J", say("terminal-help-crew-jobs"))] = None,
        ray: Annotated[str | None, _ray(say)] = None,
        out: Annotated[str | None, new_option("--out", "FOLDER", say("terminal-help-lab-out"))] = None,
        report: Annotated[str | None, new_option("--report", "FILE", say("terminal-help-lab-report"))] = None,
    ) -> Any:
        from estran.cli.lab import Wishes, lab

        who, rules = tuple(bots or ("normal",)), (tuple(option or ()), tuple(against or ()))
        return partial(lab, terminal, Wishes(game, players, who, matches, *rules, seed, jobs, ray, out, report))


def _games(app: typer.Typer, terminal: Terminal) -> None:
    """Commands that single games bring."""
    for name in names():
        add = shelf_of(find(name)).commands
        if add is not None:
            add(app, terminal)


def _rules(app: typer.Typer, terminal: Terminal) -> None:
    say = terminal.speaker.say

    @add_command(app, "rules", say("terminal-help-rules"))
    def rules(
        game: Annotated[str, _game(say)],
        clause: Annotated[str | None, typer.Argument(metavar="CLAUSE", help=say("terminal-help-clause"))] = None,
    ) -> Any:
        from estran.cli.rules import show_rules

        return partial(show_rules, terminal, game, clause)


def _score(app: typer.Typer, terminal: Terminal) -> None:
    say = terminal.speaker.say

    sheets = [say(f"{game}-terminal-help-sheet") for game in names() if shelf_of(find(game)).sheet]

    @add_command(app, "score", say("terminal-help-score"))
    def score(
        game: Annotated[str, _game(say)],
        sheet: Annotated[str, typer.Argument(metavar="SHEET", help=" ".join(sheets))],
    ) -> Any:
        from estran.cli.score import score

        return partial(score, terminal, game, sheet)


def _serve(app: typer.Typer, terminal: Terminal) -> None:
    say = terminal.speaker.say

    @add_command(app, "serve", say("terminal-help-serve"))
    def serve(
        host: Annotated[str, new_option("--host", "HOST", say("terminal-help-host"))] = "127.0.0.1",
        port: Annotated[str, new_option("--port", "PORT", say("terminal-help-port"))] = "8000",
        database: Annotated[str | None, new_option("--database", "URL", say("terminal-help-database"))] = None,
        redis: Annotated[str | None, new_option("--redis", "URL", say("terminal-help-redis"))] = None,
        workers: Annotated[str, new_option("--workers", "N", say("terminal-help-workers"))] = "1",
        origin: Annotated[list[str] | None, new_option("--origin", "URL", say("terminal-help-origin"))] = None,
        public: Annotated[list[str] | None, new_option("--public-url", "URL", say("terminal-help-public-url"))] = None,
        trust_proxy: Annotated[bool, typer.Option("--trust-proxy", help=say("terminal-help-trust-proxy"))] = False,
        rooms: Annotated[str, new_option("--rooms", "N", say("terminal-help-rooms"))] = "60",
        sockets: Annotated[str, new_option("--sockets", "N", say("terminal-help-sockets"))] = "200",
        days: Annotated[str, new_option("--days", "N", say("terminal-help-days"))] = "30",
        metrics: Annotated[str | None, new_option("--metrics-port", "PORT", say("terminal-help-metrics-port"))] = None,
        open_page: Annotated[bool, typer.Option("--open", help=say("terminal-help-open"))] = False,
        no_ratings: Annotated[bool, typer.Option("--no-ratings", help=say("terminal-help-no-ratings"))] = False,
        no_push: Annotated[bool, typer.Option("--no-push", help=say("terminal-help-no-push"))] = False,
        smtp: Annotated[str | None, _smtp(say)] = None,
        password_file: Annotated[str | None, _smtp_password(say)] = None,
        mail_from: Annotated[str | None, _mail_from(say)] = None,
    ) -> Any:
        from estran.cli.mailing import MailWishes
        from estran.cli.serve import ServeOptions, serve_tables

        where, limits = (host, port, database, redis, workers), (rooms, sockets, days)
        names = tuple(origin or ()), tuple(public or ())
        mail = MailWishes(smtp, password_file, mail_from)
        wishes = ServeOptions(
            *where, *names, trust_proxy, *limits, metrics, open_page, not no_ratings, not no_push, mail
        )
        return partial(serve_tables, terminal, wishes)


def _keep(app: typer.Typer, terminal: Terminal) -> None:
    say = terminal.speaker.say

    @add_command(app, "backup", say("terminal-help-backup"))
    def backup(
        file: Annotated[str, typer.Argument(metavar="FILE", help=say("terminal-help-backup-file"))],
        database: Annotated[str | None, new_option("--database", "URL", say("terminal-help-database"))] = None,
    ) -> Any:
        from estran.cli.hosting import backup

        return partial(backup, terminal, file, database)

    @add_command(app, "restore", say("terminal-help-restore"))
    def restore(
        file: Annotated[str, typer.Argument(metavar="FILE", help=say("terminal-help-backup-file"))],
        database: Annotated[str | None, new_option("--database", "URL", say("terminal-help-database"))] = None,
        force: Annotated[bool, typer.Option("--force", help=say("terminal-help-force"))] = False,
    ) -> Any:
        from estran.cli.hosting import restore_backup

        return partial(restore_backup, terminal, file, database, force)

    @add_command(app, "tidy", say("terminal-help-tidy"))
    def tidy(
        days: Annotated[str, new_option("--days", "N", say("terminal-help-days"))] = "30",
        database: Annotated[str | None, new_option("--database", "URL", say("terminal-help-database"))] = None,
        force: Annotated[bool, typer.Option("--force", help=say("terminal-help-tidy-force"))] = False,
    ) -> Any:
        from estran.cli.hosting import tidy_rooms

        return partial(tidy_rooms, terminal, days, database, force)

    @add_command(app, "doctor", say("terminal-help-doctor"))
    def doctor(
        url: Annotated[str | None, new_option("--url", "URL", say("terminal-help-url"))] = None,
        database: Annotated[str | None, new_option("--database", "URL", say("terminal-help-database"))] = None,
        redis: Annotated[str | None, new_option("--redis", "URL", say("terminal-help-redis"))] = None,
        smtp: Annotated[str | None, _smtp(say)] = None,
        password_file: Annotated[str | None, _smtp_password(say)] = None,
        mail_from: Annotated[str | None, _mail_from(say)] = None,
        as_json: Annotated[bool, typer.Option("--json", help=say("terminal-help-doctor-json"))] = False,
    ) -> Any:
        from estran.cli.doctor import look
        from estran.cli.mailing import MailWishes

        where = (database, redis, url)
        return partial(look, terminal, where, MailWishes(smtp, password_file, mail_from), as_json)


def _smtp(say: Callable[..., str]) -> Any:
    return new_option("--smtp", "URL", say("terminal-help-smtp"))


def _smtp_password(say: Callable[..., str]) -> Any:
    return new_option("--smtp-password-file", "FILE", say("terminal-help-smtp-password-file"))


def _mail_from(say: Callable[..., str]) -> Any:
    return new_option("--mail-from", "ADDRESS", say("terminal-help-mail-from"))


def _ray(say: Callable[..., str]) -> Any:
    return new_option("--ray", "ADDRESS", say("terminal-help-crew-ray", host="HOST:PORT", client="ray://HOST:PORT"))


def _game(say: Callable[..., str]) -> Any:
    *others, last = names()
    return typer.Argument(metavar="GAME", help=say("terminal-help-game", games=", ".join(others), last=last))
