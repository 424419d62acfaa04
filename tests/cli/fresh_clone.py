"""A fresh clone as it is after `make play`, and shells in it that type what somebody would type."""

import importlib.metadata
import os
import re
import shutil
import socket
import subprocess
import sys
import venv
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any

import pexpect

ROOT = Path(__file__).parents[2]
PROMPT = "<<ready>> "
PATIENCE = 900  # seconds: some lines wait for the compiler
COMMAND = """#!{python}
import sys
from estran.cli import main
if __name__ == "__main__":
    sys.exit(main())
"""


def clone_into(folder: Path) -> Path:
    """A clone of this checkout, with changes that are not committed yet, and the environment that `make play` installs."""
    clone = folder / "estran"
    _git("clone", "--quiet", str(ROOT), str(clone), folder=folder)
    _git("config", "core.fileMode", "false", folder=clone)
    for name in _git("ls-files", "--modified", "--others", "--exclude-standard", folder=ROOT).splitlines():
        if (ROOT / name).is_file():
            (clone / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, clone / name)
        else:
            (clone / name).unlink(missing_ok=True)
    _install(clone)
    site = ROOT / "src" / "estran" / "server" / "site"
    if site.is_dir():  # the client that was built here is the one that would be built there
        shutil.copytree(site, clone / "src" / "estran" / "server" / "site")
    return clone


def _git(*arguments: str, folder: Path) -> str:
    return subprocess.run(["git", *arguments], cwd=folder, check=True, capture_output=True, text=True).stdout


def _install(clone: Path) -> None:
    """What requirements/play.txt names and nothing else, linked from the environment of the tests instead of fetched."""
    environment = clone / ".venv"
    venv.create(environment, with_pip=False, symlinks=True)
    packages = next((environment / "lib").glob("python*")) / "site-packages"
    locked = re.findall(r"^([\w.-]+)==\S+( ;)?", (clone / "requirements" / "play.txt").read_text(), re.MULTILINE)
    for name, elsewhere in dict(locked).items():
        try:
            found = importlib.metadata.distribution(name)
        except importlib.metadata.PackageNotFoundError:
            if elsewhere:  # for another machine or another Python
                continue
            raise
        for file in found.files or []:
            if ".." not in file.parts and "__pycache__" not in file.parts:
                _link(packages / file, Path(str(file.locate())))
                if file.suffix == ".py":  # and its bytecode, which would be the same
                    _link(*(Path(cache_from_source(path)) for path in (packages / file, file.locate())))
    (packages / "estran.pth").write_text(str(clone / "src"))
    command = environment / "bin" / "estran"
    command.write_text(COMMAND.format(python=environment / "bin" / "python"))
    command.chmod(0o755)
    (environment / "bin" / "uv").touch()
    (environment / "play.stamp").touch()  # says to make that all this is installed


def _link(here: Path, there: Path) -> None:
    if there.is_file():
        here.parent.mkdir(parents=True, exist_ok=True)
        here.symlink_to(there)


def _path() -> str:
    """Where commands are found, less the environment of the tests: `estran` must come from the clone."""
    own = Path(sys.executable).parent
    return os.pathsep.join(part for part in os.environ["PATH"].split(os.pathsep) if Path(part) != own)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


class Shell:
    """A terminal in the clone, of somebody whose system speaks no language in particular."""

    def __init__(self, folder: Path, data: Path) -> None:
        kept = {name: os.environ[name] for name in ("HOME", "ESTRAN_CACHE") if name in os.environ}
        own = {
            "ESTRAN_DATA": str(data),
            "NUMBA_BOUNDSCHECK": "1",  # as in the stages before, whose compiled code is found in the cache
            "NUMBA_OPT": "1",
            "PS1": PROMPT,
            "VIRTUAL_ENV_DISABLE_PROMPT": "1",
            "LANG": "C.UTF-8",
            "TERM": "xterm",
        }
        self.child: Any = pexpect.spawn(
            "bash",
            ["--norc", "--noprofile", "--noediting"],
            cwd=folder,
            env={**kept, **own, "PATH": _path()},
            encoding="utf-8",
            timeout=PATIENCE,
            dimensions=(40, 250),
        )
        self.child.delaybeforesend = None
        self.child.expect_exact(PROMPT)

    def run(self, line: str, answers: dict[str, list[str]]) -> tuple[int, str]:
        """Type a line and answer what it asks, each question with its next answer; gives the exit code and what was shown."""
        left = {question: list(given) for question, given in answers.items()}
        questions = list(left)
        self.child.sendline(line)
        shown = ""
        while True:
            which = self.child.expect_exact([PROMPT, *questions])
            shown += self.child.before + (self.child.after if which else "")
            if not which:
                break
            self.child.sendline(left[questions[which - 1]].pop(0))
        self.child.sendline("echo code $?")
        self.child.expect(r"code (\d+)\r?\n")
        code = int(self.child.match[1])
        self.child.expect_exact(PROMPT)
        return code, shown

    def begin(self, line: str) -> None:
        """Type a line that goes on until it is stopped."""
        self.child.sendline(line)

    def stop(self) -> tuple[int, str]:
        """Press Ctrl-C, and see how it ends."""
        self.child.sendcontrol("c")
        self.child.expect_exact(PROMPT)
        shown = self.child.before
        self.child.sendline("echo code $?")
        self.child.expect(r"code (\d+)\r?\n")
        code = int(self.child.match[1])
        self.child.expect_exact(PROMPT)
        return code, shown

    def close(self) -> None:
        """Close the terminal, and whatever still runs in it."""
        self.child.close(force=True)
