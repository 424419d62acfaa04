"""Debian's Firefox over WebDriver BiDi, the standard's own few messages: Playwright's is a build of its own that Debian has not."""

import contextlib
import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from estran.server.doors import static
from tests.services import Missing, program

PATIENCE = 60.0  # seconds
SCREEN = {"width": 1366, "height": 768}
PREFERENCES = {
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en",
    "layout.frame_rate": 10,  # pictures a second: nobody looks, and each is drawn by the processor
}
GONE = {"move target out of bounds", "no such node", "stale element reference"}
Node = dict[str, Any]  # an element of a page, as the protocol names it

# A condition is asked again and again in the page itself until it answers with something, or until patience ends.
WAIT = """async (patience, ...given) => {
    const condition = %s;
    for (const end = performance.now() + patience * 1000; performance.now() < end; ) {
        const answer = condition(...given);
        if (answer) return answer;
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return null;
}"""


class Gone(Exception):
    """An element that was taken away or hidden before the mouse had reached it."""


class Firefox:
    """A running browser, and the socket that drives it."""

    def __init__(self, line: ClientConnection) -> None:
        self._line, self._last = line, 0
        self._complaints: dict[str, list[str]] = {}  # of each page, by its context
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])

    def ask(self, method: str, **parameters: Any) -> Any:
        """Ask for something, and wait for the answer; what pages complain of meanwhile is kept."""
        self._last += 1
        self._line.send(json.dumps({"id": self._last, "method": method, "params": parameters}))
        while (told := json.loads(self._line.recv(timeout=2 * PATIENCE))).get("id") != self._last:
            if told["type"] == "event" and told["params"]["level"] in ("error", "warn"):
                entry = told["params"]
                self._complaints.setdefault(entry["source"].get("context", ""), []).append(entry["text"])
        if told["type"] == "error":
            raise (Gone if told["error"] in GONE else AssertionError)(f"{method}: {told['error']}: {told['message']}")
        return told["result"]

    def complaints(self, context: str) -> list[str]:
        """The errors and warnings of a page so far."""
        return self._complaints.get(context, [])


class Window:
    """A window of somebody who has never been here before."""

    def __init__(self, firefox: Firefox, url: str) -> None:
        self._firefox, self._url = firefox, url
        self._user = firefox.ask("browser.createUserContext")["userContext"]
        self._context = firefox.ask("browsingContext.create", type="window", userContext=self._user)["context"]
        firefox.ask("browsingContext.setViewport", context=self._context, viewport=SCREEN)

    @property
    def errors(self) -> list[str]:
        """What went wrong in its pages."""
        return self._firefox.complaints(self._context)

    def go(self, path: str) -> None:
        """Open a page, and wait until it is loaded."""
        self._firefox.ask("browsingContext.navigate", context=self._context, url=self._url + path, wait="complete")

    def call(self, function: str, *given: Any) -> Any:
        """What a function in the page answers: an element, or anything that is as simple as a text."""
        parameters: dict[str, Any] = {"functionDeclaration": function, "awaitPromise": True}
        parameters["arguments"] = [_argument(value) for value in given]
        answer = self._firefox.ask("script.callFunction", target={"context": self._context}, **parameters)
        if answer["type"] == "exception":
            raise AssertionError(answer["exceptionDetails"]["text"])
        return answer["result"] if answer["result"]["type"] == "node" else answer["result"].get("value")

    def until(self, condition: str, *given: Any) -> Any:
        """Wait until a condition in the page holds, and answer with what it found."""
        found = self.call(WAIT % condition, PATIENCE, *given)
        assert found is not None, f"waited in vain for {condition} in: {self.call('() => document.body.innerText')}"
        return found

    def click(self, node: Node) -> None:
        """Move the mouse to the middle of an element, and press and release its button."""
        origin = {"type": "element", "element": {"sharedId": node["sharedId"]}}
        move = {"type": "pointerMove", "x": 0, "y": 0, "origin": origin}
        press, release = ({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))
        mouse = {"type": "pointer", "id": "mouse", "actions": [move, press, release]}
        self._firefox.ask("input.performActions", context=self._context, actions=[mouse])

    def photograph(self) -> str:
        """A picture of what is on the screen, as PNG in base 64."""
        return str(self._firefox.ask("browsingContext.captureScreenshot", context=self._context)["data"])

    def close(self) -> None:
        """Close it, and forget whatever it kept."""
        self._firefox.ask("browser.removeUserContext", userContext=self._user)


def _argument(value: Any) -> dict[str, Any]:
    """A text, a number or an element as the protocol writes it."""
    if isinstance(value, dict):
        return value
    return {"type": "string" if isinstance(value, str) else "number", "value": value}


@contextlib.contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """Debian's Firefox without a screen, with a profile of its own that lives in a folder."""
    if not (static.SITE / "index.html").is_file():
        raise Missing("the browser client is not built: run “python hatch_build.py”")
    lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items())
    (folder / "user.js").write_text("".join(lines))
    command = [program("firefox-esr"), "--headless", "--no-remote", "--profile", str(folder)]
    own = {**os.environ, "HOME": str(folder)}  # of whoever starts it, nothing is read or written
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [*command, "--remote-debugging-port", "0"], env=own, stdout=log, stderr=log, start_new_session=True
        )
    try:
        with connect(f"{_address(folder, process)}/session", max_size=None, compression=None) as line:
            browser = Firefox(line)
            yield browser
            browser.ask("browser.close")
        process.wait(PATIENCE)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(PATIENCE)


def _address(folder: Path, process: "subprocess.Popen[bytes]") -> str:
    """Where it listens, which it writes into its profile."""
    written = folder / "WebDriverBiDiServer.json"
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        with contextlib.suppress(FileNotFoundError, json.JSONDecodeError):  # or is writing just now
            found = json.loads(written.read_text())
            return f"ws://{found['ws_host']}:{found['ws_port']}"
        time.sleep(0.02)
    raise RuntimeError(f"Firefox does not listen: {(folder / 'log').read_text()}")
