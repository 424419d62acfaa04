"""The README keeps its word: after `make play` every shell line works in a fresh clone, in order and as it is written."""

import re
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from estran.words.speaker import speaker
from tests.cli.fresh_clone import PATIENCE, Shell, clone_into, free_port

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
BLOCKS = [block.splitlines() for block in re.findall(r"^```sh\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)]
TRANSCRIPT = re.search(r"^```console\n\$ (.*)\n((?:.*\n)*?)```$", README, re.MULTILINE)
ACTIVATE = ". .venv/bin/activate"
SERVED = speaker("en").say("terminal-served")
PLENTY = 40  # times that the same question may come up
ANSWERS = {  # what somebody types who takes what is offered, looks at the first choice of a match, and leaves
    "Język (English): ": [""] * PLENTY,
    "(Enter for Dolorès): ": ["douro"],
    "(Enter for 3): ": [""],
    "such as BC (Enter for 2): ": [""],
    "name (Enter for normal): ": [""],
    "Press Enter to roll the die: ": ["quit"],
    "Press Enter to go on: ": ["quit"],
    "Your choice: ": ["quit"],
    "BC (Entrée pour 3)\u202f: ": [""],
    "nom (Entrée pour normal)\u202f: ": [""],
    "Votre choix\u202f: ": ["quit"],
    "Po ruchu 0: ": ["q"],
}
RECORDED = {**ANSWERS, "Your choice: ": ["7", "4", "quit"]}  # a match worth looking at afterwards


def ask_health(port):
    """Wait until the table server says that it is ready."""
    for _ in range(PATIENCE * 4):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health/ready", timeout=10) as answer:
                return answer.read().decode()
        except (urllib.error.URLError, OSError):
            time.sleep(0.25)  # between two looks at another process: nothing here depends on how long it is
    raise TimeoutError("the server is not ready")


@pytest.fixture(scope="module")
def clone(tmp_path_factory):
    return clone_into(tmp_path_factory.mktemp("fresh"))


@pytest.fixture
def shell_in(clone, tmp_path):
    """Opens terminals in the clone."""
    opened = []

    def shell():
        opened.append(Shell(clone, tmp_path / "data"))
        return opened[-1]

    yield shell
    for one in opened:
        one.close()


@pytest.mark.slow
@pytest.mark.timeout(3 * PATIENCE)
def test_every_shell_line_works_in_a_fresh_clone_after_make_play(clone, shell_in):
    port = free_port()  # instead of 8000, which may be taken on a machine that runs tests
    shell, problems = shell_in(), []
    servers: list[Shell] = []

    for block in BLOCKS:
        if servers and block[0] == ACTIVATE:
            shell = shell_in()  # “in another terminal”
        for line in block:
            command = line.partition("  #")[0].rstrip()
            if command == "make play":  # goes on until it is stopped, so it is asked for its health and then stopped
                shell.begin(f"make play ARGS='--port {port}'")
                assert ask_health(port).strip() == "ready"
                code, shown = shell.stop()
                code = 0 if SERVED in shown else code  # make itself reports the Ctrl-C
            elif command == "make test":  # would run this test: make says what it would do, and does not do it
                code, shown = shell.run("make --dry-run test > /dev/null", {})
            elif command.startswith(
                "estran serve"
            ):  # the lines after it need it, so it goes on in a terminal of its own
                servers.append(shell)
                shell.begin(f"{command} --port {port}")
                assert ask_health(port).strip() == "ready"
                continue
            else:
                typed = line.replace("localhost:8000", f"localhost:{port}")
                code, shown = shell.run(typed, RECORDED if "--record" in line else ANSWERS)
            if code:
                problems.append(f"{line}\nexit code {code}:\n{shown}")
    stopped = [server.stop()[0] for server in servers]

    assert problems == []
    assert stopped == [0]
    assert {"evening.json", "rooms.gz", "new.toml", "arena-douro", "lab-douro", "lab-dorada"} <= {
        path.name for path in clone.iterdir()
    }


def test_the_readme_has_shell_lines_for_every_command():
    commands = {line.split()[1] for block in BLOCKS for line in block if line.startswith("estran")}

    assert commands == {
        *("play", "replay", "analyse", "verify", "rules", "score", "simulate", "arena", "lab", "boards"),
        *("puzzle", "learn", "serve", "backup", "tidy", "doctor"),
    }


def test_the_transcript_is_what_the_program_says(estran):
    assert TRANSCRIPT
    arguments = TRANSCRIPT[1].split()[1:-2]

    ran = estran(*arguments, typed=("7", "quit"))

    assert [line.rstrip() for line in TRANSCRIPT[2].splitlines()] == between(ran.out, TRANSCRIPT[2])


def between(shown, transcript):
    """As many lines of what was shown as the transcript has, from its first line on."""
    lines = [line.rstrip() for line in shown.splitlines()]
    wanted = transcript.splitlines()
    start = lines.index(wanted[0])
    return lines[start : start + len(wanted)]


def test_make_play_is_documented_by_make_help():
    told = subprocess.run(
        ["make", "help"], cwd=Path(__file__).parents[2], capture_output=True, text=True, check=True
    ).stdout

    assert "make play" in told
    assert "make test" in told
