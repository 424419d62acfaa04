"""`estran serve`: the table server, on one laptop or on many workers."""

import webbrowser

from estran.cli.reading import whole_number
from estran.cli.terminal import Terminal


def serve(
    terminal: Terminal, host: str, port: str, database: str | None, redis: str | None, workers: str, open_page: bool
) -> int:
    """Serve until Ctrl-C."""
    from estran.server.app import Settings
    from estran.server.serve import own_database
    from estran.server.serve import serve as run

    door, processes = whole_number(port, "--port", 1, 65535), whole_number(workers, "--workers", 1, 64)
    link = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}/"

    def started() -> None:
        terminal.say("terminal-serving", link=link)
        terminal.say("terminal-serving-stop")
        if open_page:
            webbrowser.open(link)

    run(Settings(database=database or own_database(), redis=redis), host, door, processes, started)
    terminal.say("terminal-served")
    return 0
