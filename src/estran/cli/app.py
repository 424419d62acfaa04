"""The command `estran`: what can be asked of it, with its help in one language."""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, TypeVar

import typer

from estran.cli.help import ListingCommand, SpokenCommand, SpokenGroup
from estran.cli.terminal import Terminal

Function = TypeVar("Function", bound=Callable[..., Any])

# A command answers with a job, which is done outside the parser, because the parser's own errors speak only English.
# Options are read as text for the same reason; and the modules that do the work are loaded when it is asked for.


def build(terminal: Terminal) -> typer.Typer:
    """All commands."""
    say = terminal.speaker.say
    app = _group(say("terminal-help-estran"))

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

    for add in (_play, _replay, _analyse, _verify, _simulate, _arena, _lab, _boards, _rules, _score, _serve, _keep):
        add(app, terminal)
    return app


def _play(app: typer.Typer, terminal: Terminal) -> None:
    say = terminal.speaker.say

    @_command(app, "play", say("terminal-help-play"))
    def play(
        game: Annotated[str | None, typer.Argument(metavar="GAME", help=say("terminal-help-game"))] = None,
        players: Annotated[str | None, _option("--players", "N", say("terminal-help-players"))] = None,
        bots: Annotated[str | None, _option("--bots", "N|BC", say("terminal-help-bots"))] = None,
        level: Annotated[str | None, _option("--level", "LEVEL", say("terminal-help-level"))] = None,
        names: Annotated[str | None, _option("--names", "ADA,BO", say("terminal-help-names"))] = None,
        seed: Annotated[str | None, _option("--seed", "N", say("terminal-help-seed"))] = None,
        option: Annotated[list[str] | None, _option("--option", "K=V", say("terminal-help-option"))] = None,
        record: Annotated[str | None, _option("--record", "FILE", say("terminal-help-record"))] = None,
        resume: Annotated[str | None, _option("--resume", "FILE", say("terminal-help-resume"))] = None,
        auto_roll: Annotated[bool, typer.Option("--auto-roll", help=say("terminal-help-auto-roll"))] = False,
    ) -> Any:
        from estran.cli.play import Wishes, play

        wishes = Wishes(game, players, bots, level, names, seed, tuple(option or ()), record, resume, auto_roll)
        return partial(play, terminal, wishes)


def _replay(app: typer.Typer, terminal: Terminal) -> None:
    say = terminal.speaker.say

    @_command(app, "replay", say("terminal-help-replay"))
    def replay(
        record: Annotated[str, typer.Argument(metavar="RECORD", help=say("terminal-help-record-file"))],
        start: Annotated[str, _option("--from", "PLY", say("terminal-help-from"))] = "0",
    ) -> Any:
        from estran.cli.replay import replay

        return partial(replay, terminal, record, start)


def _analyse(app: typer.Typer, terminal: Terminal) -> None:
    say = terminal.speaker.say

    @_command(app, "analyse", say("terminal-help-analyse"))
    def analyse(
        record: Annotated[str, typer.Argument(metavar="RECORD", help=say("terminal-help-record-file"))],
        budget: Annotated[str | None, _option("--budget", "SECONDS", say("terminal-help-budget"))] = None,
        iterations: Annotated[str | None, _option("--iterations", "N", say("terminal-help-iterations"))] = None,
        out: Annotated[str | None, _option("--json", "FILE", say("terminal-help-json"))] = None,
    ) -> Any:
        from estran.cli.analyse import analyse_record

        return partial(analyse_record, terminal, record, budget, iterations, out)


def _verify(app: typer.Typer, terminal: Terminal) -> None:
    say = terminal.speaker.say

    @_command(app, "verify", say("terminal-help-verify"))
    def verify(
        record: Annotated[str, typer.Argument(metavar="RECORD", help=say("terminal-help-record-file"))],
    ) -> Any:
        from estran.cli.verify import verify

        return partial(verify, terminal, record)


def _simulate(app: typer.Typer, terminal: Terminal) -> None:
    say = terminal.speaker.say

    @_command(app, "simulate", say("terminal-help-simulate"))
    def simulate(
        game: Annotated[str, typer.Argument(metavar="GAME", help=say("terminal-help-game"))],
        players: Annotated[str, _option("--players", "N", say("terminal-help-players"))] = "3",
        matches: Annotated[str, _option("--matches", "M", say("terminal-help-matches"))] = "10000",
        seed: Annotated[str, _option("--seed", "S", say("terminal-help-simulate-seed"))] = "0",
        option: Annotated[list[str] | None, _option("--option", "K=V", say("terminal-help-option"))] = None,
        records: Annotated[str | None, _option("--records", "FOLDER", say("terminal-help-records"))] = None,
        jobs: Annotated[str, _option("--jobs", "J", say("terminal-help-jobs"))] = "1",
    ) -> Any:
        from estran.cli.simulate import Wishes, simulate

        return partial(simulate, terminal, Wishes(game, players, matches, seed, tuple(option or ()), records, jobs))


def _arena(app: typer.Typer, terminal: Terminal) -> None:
    say = terminal.speaker.say
    who = say("terminal-help-arena-bots", example="my.module:Bot", net="net:COMMAND")

    @_command(app, "arena", say("terminal-help-arena"), ListingCommand)
    def arena(
        game: Annotated[str, typer.Argument(metavar="GAME", help=say("terminal-help-game"))],
        bots: Annotated[list[str] | None, _option("--bots", "BOT …", who)] = None,
        players: Annotated[list[str] | None, _option("--players", "N …", say("terminal-help-arena-players"))] = None,
        matches: Annotated[str, _option("--matches", "M", say("terminal-help-arena-matches"))] = "100",
        seed: Annotated[str, _option("--seed", "S", say("terminal-help-simulate-seed"))] = "0",
        option: Annotated[list[str] | None, _option("--option", "K=V", say("terminal-help-option"))] = None,
        jobs: Annotated[str | None, _option("--jobs", "J", say("terminal-help-crew-jobs"))] = None,
        ray: Annotated[str | None, _ray(say)] = None,
        mixed: Annotated[bool, typer.Option("--mixed", help=say("terminal-help-arena-mixed"))] = False,
        out: Annotated[str | None, _option("--out", "FOLDER", say("terminal-help-arena-out"))] = None,
    ) -> Any:
        from estran.cli.arena import Wishes, arena

        lists = tuple(bots or ()), tuple(players or ()), tuple(option or ())
        return partial(arena, terminal, Wishes(game, *lists, matches, seed, jobs, ray, mixed, out))


def _lab(app: typer.Typer, terminal: Terminal) -> None:
    say = terminal.speaker.say
    who = say("terminal-help-lab-bots", example="my.module:Bot")

    @_command(app, "lab", say("terminal-help-lab"), ListingCommand)
    def lab(
        game: Annotated[str, typer.Argument(metavar="GAME", help=say("terminal-help-game"))],
        players: Annotated[str, _option("--players", "N", say("terminal-help-players"))] = "3",
        bots: Annotated[list[str] | None, _option("--bots", "BOT …", who)] = None,
        matches: Annotated[str, _option("--matches", "M", say("terminal-help-lab-matches"))] = "20000",
        option: Annotated[list[str] | None, _option("--option", "K=V", say("terminal-help-option"))] = None,
        against: Annotated[list[str] | None, _option("--against", "K=V", say("terminal-help-lab-against"))] = None,
        seed: Annotated[str, _option("--seed", "S", say("terminal-help-simulate-seed"))] = "0",
        jobs: Annotated[str | None, _option("--jobs", "J", say("terminal-help-crew-jobs"))] = None,
        ray: Annotated[str | None, _ray(say)] = None,
        out: Annotated[str | None, _option("--out", "FOLDER", say("terminal-help-lab-out"))] = None,
        report: Annotated[str | None, _option("--report", "FILE", say("terminal-help-lab-report"))] = None,
    ) -> Any:
        from estran.cli.lab import Wishes, lab

        who, rules = tuple(bots or ("normal",)), (tuple(option or ()), tuple(against or ()))
        return partial(lab, terminal, Wishes(game, players, who, matches, *rules, seed, jobs, ray, out, report))


def _boards(app: typer.Typer, terminal: Terminal) -> None:
    say = terminal.speaker.say
    boards = _group(say("terminal-help-boards"))
    app.add_typer(boards, name="boards")

    @boards.callback(invoke_without_command=True)
    def listed(ctx: typer.Context) -> Any:
        from estran.cli.boards import list_boards

        return None if ctx.invoked_subcommand else partial(list_boards, terminal)

    @_command(boards, "check", say("terminal-help-boards-check"))
    def check(
        board: Annotated[str, typer.Argument(metavar="FILE", help=say("terminal-help-board-file"))],
    ) -> Any:
        from estran.cli.boards import check_board

        return partial(check_board, terminal, board)

    @_command(boards, "new", say("terminal-help-boards-new"))
    def new(
        seed: Annotated[str, _option("--seed", "S", say("terminal-help-boards-seed"))] = "0",
        count: Annotated[str, _option("--count", "N", say("terminal-help-boards-count"))] = "1",
        out: Annotated[str | None, _option("--out", "FILE", say("terminal-help-boards-out"))] = None,
    ) -> Any:
        from estran.cli.boards import new_boards

        return partial(new_boards, terminal, seed, count, out)


def _rules(app: typer.Typer, terminal: Terminal) -> None:
    say = terminal.speaker.say

    @_command(app, "rules", say("terminal-help-rules"))
    def rules(
        game: Annotated[str, typer.Argument(metavar="GAME", help=say("terminal-help-game"))],
        clause: Annotated[str | None, typer.Argument(metavar="CLAUSE", help=say("terminal-help-clause"))] = None,
    ) -> Any:
        from estran.cli.rules import show_rules

        return partial(show_rules, terminal, game, clause)


def _score(app: typer.Typer, terminal: Terminal) -> None:
    say = terminal.speaker.say

    @_command(app, "score", say("terminal-help-score"))
    def score(
        game: Annotated[str, typer.Argument(metavar="GAME", help=say("terminal-help-game"))],
        sheet: Annotated[str, typer.Argument(metavar="SHEET", help=say("terminal-help-sheet"))],
    ) -> Any:
        from estran.cli.score import score

        return partial(score, terminal, game, sheet)


def _serve(app: typer.Typer, terminal: Terminal) -> None:
    say = terminal.speaker.say

    @_command(app, "serve", say("terminal-help-serve"))
    def serve(
        host: Annotated[str, _option("--host", "HOST", say("terminal-help-host"))] = "127.0.0.1",
        port: Annotated[str, _option("--port", "PORT", say("terminal-help-port"))] = "8000",
        database: Annotated[str | None, _option("--database", "URL", say("terminal-help-database"))] = None,
        redis: Annotated[str | None, _option("--redis", "URL", say("terminal-help-redis"))] = None,
        workers: Annotated[str, _option("--workers", "N", say("terminal-help-workers"))] = "1",
        origin: Annotated[list[str] | None, _option("--origin", "URL", say("terminal-help-origin"))] = None,
        trust_proxy: Annotated[bool, typer.Option("--trust-proxy", help=say("terminal-help-trust-proxy"))] = False,
        rooms: Annotated[str, _option("--rooms", "N", say("terminal-help-rooms"))] = "60",
        sockets: Annotated[str, _option("--sockets", "N", say("terminal-help-sockets"))] = "200",
        days: Annotated[str, _option("--days", "N", say("terminal-help-days"))] = "30",
        open_page: Annotated[bool, typer.Option("--open", help=say("terminal-help-open"))] = False,
    ) -> Any:
        from estran.cli.serve import ServeOptions, serve

        wishes = ServeOptions(
            host, port, database, redis, workers, tuple(origin or ()), trust_proxy, rooms, sockets, days, open_page
        )
        return partial(serve, terminal, wishes)


def _keep(app: typer.Typer, terminal: Terminal) -> None:
    say = terminal.speaker.say

    @_command(app, "backup", say("terminal-help-backup"))
    def backup(
        file: Annotated[str, typer.Argument(metavar="FILE", help=say("terminal-help-backup-file"))],
        database: Annotated[str | None, _option("--database", "URL", say("terminal-help-database"))] = None,
    ) -> Any:
        from estran.cli.hosting import backup

        return partial(backup, terminal, file, database)

    @_command(app, "restore", say("terminal-help-restore"))
    def restore(
        file: Annotated[str, typer.Argument(metavar="FILE", help=say("terminal-help-backup-file"))],
        database: Annotated[str | None, _option("--database", "URL", say("terminal-help-database"))] = None,
        force: Annotated[bool, typer.Option("--force", help=say("terminal-help-force"))] = False,
    ) -> Any:
        from estran.cli.hosting import restore

        return partial(restore, terminal, file, database, force)

    @_command(app, "tidy", say("terminal-help-tidy"))
    def tidy(
        days: Annotated[str, _option("--days", "N", say("terminal-help-days"))] = "30",
        database: Annotated[str | None, _option("--database", "URL", say("terminal-help-database"))] = None,
    ) -> Any:
        from estran.cli.hosting import tidy

        return partial(tidy, terminal, days, database)


def _group(text: str) -> typer.Typer:
    return typer.Typer(
        cls=SpokenGroup, help=text, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False
    )


def _command(
    app: typer.Typer, name: str, text: str, kind: type[SpokenCommand] = SpokenCommand
) -> Callable[[Function], Function]:
    """Register a command; whatever is too much on its line is refused in the user's language, not by the parser."""
    return app.command(name, cls=kind, help=text, context_settings={"allow_extra_args": True})


def _option(name: str, value: str, text: str) -> Any:
    return typer.Option(name, metavar=value, help=text)


def _ray(say: Callable[..., str]) -> Any:
    return _option("--ray", "ADDRESS", say("terminal-help-crew-ray", host="HOST:PORT", client="ray://HOST:PORT"))
