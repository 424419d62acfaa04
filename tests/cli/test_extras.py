"""`pip install estran` is enough to play at a terminal; a command that needs more says what to install."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from estran.extras import NEEDED

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
FAILED = 1
BARE = """
import sys
sys.modules.update(dict.fromkeys(sys.argv.pop(1).split(",")))  # what is None there cannot be imported
from estran.cli import main
sys.exit(main())
"""
ABSENT = [  # everything that the extras bring, by the names it is imported by
    *(name for names in NEEDED.values() for name in names),
    *("asyncpg", "redis", "uvloop", "h11", "pyspiel"),
]


def estran(*arguments, typed="", folder=None):
    """The command, where only `pip install estran` has been."""
    line = [sys.executable, "-c", BARE, ",".join(ABSENT), *arguments]
    return subprocess.run(line, input=typed, capture_output=True, text=True, cwd=folder, timeout=250, check=False)


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (["serve"], "server"),
        (["backup", "rooms.gz"], "server"),
        (["restore", "rooms.gz"], "server"),
        (["tidy"], "server"),
        (["doctor"], "server"),
        (["arena", "douro", "--bots", "easy", "normal"], "lab"),
        (["lab", "douro"], "lab"),
    ],
)
def test_a_command_without_its_extra_says_what_to_install(arguments, extra, tmp_path):
    ran = estran(*arguments, "--lang", "en", folder=tmp_path)

    assert ran.returncode == FAILED
    assert f"pip install estran[{extra}]" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("language", "said"), [("fr", "demande des paquets"), ("pl", "wymaga pakietów")])
def test_it_says_so_in_the_language_of_the_user(language, said, tmp_path):
    ran = estran("serve", "--lang", language, folder=tmp_path)

    assert said in ran.stderr
    assert "pip install estran[server]" in ran.stderr


def test_a_cluster_and_a_program_over_the_net_name_their_extras(monkeypatch):
    from estran.crew import Crew
    from estran.engine.game import Refused
    from estran.games import find
    from estran.trials.contestants import contestant

    for name in ("ray", "httpx"):
        monkeypatch.setitem(sys.modules, name, None)

    with pytest.raises(Refused) as cluster:
        Crew(ray="auto").check()
    with pytest.raises(Refused) as program:
        contestant("net:python nothing.py", find("douro"))

    assert cluster.value.arguments == {"extra": "cluster", "packages": ["ray"]}
    assert program.value.arguments == {"extra": "server", "packages": ["httpx"]}


def test_the_core_alone_plays_saves_and_checks_a_match(tmp_path):
    played = estran(
        "play",
        "douro",
        "--players",
        "3",
        "--bots",
        "BC",
        "--lang",
        "en",
        typed="\nsave a.json\nquit\n",
        folder=tmp_path,
    )
    checked = estran("verify", "a.json", "--lang", "en", folder=tmp_path)
    rules = estran("rules", "douro", "DOU-9", "--lang", "en", folder=tmp_path)

    assert (played.returncode, played.stderr) == (0, "")
    assert (tmp_path / "a.json").is_file()
    assert (checked.returncode, checked.stderr) == (0, "")
    assert "DOU-9" in rules.stdout


def test_every_extra_is_declared_and_all_brings_them_all():
    extras = PROJECT["optional-dependencies"]

    assert set(extras) == {"server", "lab", "envs", "cluster", "learn", "all"}
    assert extras["all"] == ["estran[server,lab,envs,cluster]"]
    assert set(NEEDED) <= set(extras)
    for extra, names in NEEDED.items():
        declared = " ".join(extras[extra]).replace("-", "_")
        assert [name for name in names if name not in declared] == []


@pytest.mark.parametrize(
    ("absent", "wanted", "extra"),
    [
        ("gymnasium", "from estran.envs import env", "envs"),
        ("pettingzoo", "from estran.envs import env", "envs"),
        ("stable_baselines3", "from estran.envs import StableTables", "learn"),
    ],
)
def test_an_environment_without_its_extra_says_what_to_install(absent, wanted, extra):
    lines = f"import sys; sys.modules[{absent!r}] = None\ntry:\n    {wanted}\nexcept ImportError as missing:\n    print(missing)"
    ran = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, timeout=250, check=False)

    assert ran.stdout == (
        f"This needs packages that are not installed: {absent}. Install them with: pip install estran[{extra}]\n"
    ), ran.stderr


def test_an_example_that_learns_says_what_to_install():
    lines = "import sys; sys.modules['torch'] = None\nimport examples.selfplay_sb3"
    ran = subprocess.run(
        [sys.executable, "-c", lines], cwd=ROOT, capture_output=True, text=True, timeout=250, check=False
    )

    assert ran.returncode == FAILED
    assert len(ran.stderr.splitlines()) == 1
    assert 'pip install "estran[learn]"' in ran.stderr
