"""What the doctor looks at: databases, and servers that are none of ours."""

import sqlite3
import threading
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

from estran.server.store.database import Database

HOST = "play.example.org"


async def migrated(url: str) -> None:
    database = Database(url)
    await database.migrate()
    await database.close()


def change(file: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement, values)


@contextmanager
def answering(status: int = 200, location: str | None = None, **pages: str):
    """A server that is none of ours, or an old one."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = pages.get(self.path.strip("/").replace("/", "_") or "top", "hello").encode()
            self.send_response(status)
            if location is not None:
                self.send_header("Location", location)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Page) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
