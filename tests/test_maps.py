"""The maps are of this country: trees, lists and stages that pages name are those of the code."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "estran"
DESIGN, SERVER, CONTRIBUTING, README = (
    (ROOT / name).read_text("utf-8") for name in ("docs/design.md", "docs/server.md", "CONTRIBUTING.md", "README.md")
)
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]


def packages(folder):
    """The packages of a folder, by their names."""
    return {path.parent.name for path in folder.glob("*/__init__.py")}


def modules(folder):
    """The modules that lie in a folder itself."""
    return {path.name for path in folder.glob("*.py")} - {"__init__.py"}


def layers(contract):
    """The layers of a contract from above, each as a set of names."""
    return [set(layer.replace("estran.", "").split(" | ")) for layer in contract["layers"]]


def test_the_layers_of_the_design_are_those_that_are_checked():
    block = re.search(r"## Layers\n\n```\n(.*?)```", DESIGN, re.DOTALL)
    assert block
    drawn = [set(re.findall(r"\w+", line[:35].partition(":")[0])) for line in block[1].splitlines()]

    checked = layers(CONTRACTS[0])

    assert drawn[0] == {"web"}
    order = {name: level for level, layer in enumerate(drawn) for name in layer}
    assert set().union(*checked) == order.keys() - {"web"}
    assert [min(order[name] for name in layer) for layer in checked] == sorted(
        min(order[name] for name in layer) for layer in checked
    )


def test_every_package_is_drawn_and_checked():
    assert packages(SOURCE) <= set().union(*layers(CONTRACTS[0]))


def test_contributors_are_told_of_every_package_and_module():
    told = CONTRIBUTING.partition("### Where things are\n")[2].partition("\n## ")[0]

    assert {name for name in packages(SOURCE) | modules(SOURCE) if f"`{name}`" not in told} == set()


def test_every_room_of_the_server_is_a_layer():
    rooms = set().union(*layers(CONTRACTS[1]))

    assert packages(SOURCE / "server") <= rooms
    assert {path.removesuffix(".py") for path in modules(SOURCE / "server")} - rooms == {"logs", "metrics", "clock"}


@pytest.mark.parametrize("room", sorted(packages(SOURCE / "server")))
def test_the_plan_of_the_server_names_every_module_of_a_room(room):
    (line,) = re.findall(rf"^\| `{room}/` \| (.*) \|$", SERVER, re.MULTILINE)

    assert {name for name in modules(SOURCE / "server" / room) if f"`{name.removesuffix('.py')}`" not in line} == set()


def test_the_workflow_runs_every_stage_of_make_test():
    stages = re.search(r"^STAGES := (.*)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    jobs = re.search(r"^ +stage: \[(.*)\]$", (ROOT / ".github/workflows/ci.yml").read_text("utf-8"), re.MULTILINE)

    assert stages
    assert jobs
    assert ["setup", *jobs[1].split(", ")] == stages[1].split()


def test_the_first_screen_says_what_it_is_shows_it_and_says_for_whom():
    first = README.partition("\n## ")[0].split("\n\n")
    said = re.sub(r"\s+", " ", first[1])

    assert len(re.findall(r"[.!?](?= |$)", said)) == 2
    assert first[2].startswith("![")
    assert 10 <= len(first[3].splitlines() + first[4].splitlines()) <= 20
    assert first[3].startswith("```console\n$ estran play ")
    assert "| you are | you get |" in README.partition("\n## ")[0]


def test_figures_of_speed_have_their_date():
    speed = README.partition("## How fast\n")[2].partition("\n## ")[0]

    assert re.search(r"Measured on \d{1,2} \w+ 20\d\d", speed)
    assert len(re.findall(r"^\| .*\d", speed, re.MULTILINE)) >= 5
