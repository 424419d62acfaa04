"""The README's commands are understood."""

import re
import shlex
from pathlib import Path

import pytest

from estran import Match

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
LINES = [line.partition("  #")[0].strip() for line in re.findall(r"^estran (.*)$", README, re.MULTILINE)]
ANSWERS = {  # what is asked of who says less than the other lines
    "play": ("douro", "3", "2", "", "quit"),
    "play douro --players 4 --lang fr": ("2", "", "Ana", "Bo", "quit"),
    "play --resume evening.json": ("2", "", "quit"),
}
HERE = ("play", "replay", "verify", "boards", "rules", "score")  # those that touch nothing but the folder they run in


@pytest.mark.parametrize("line", [line for line in LINES if line.split()[0] in HERE])
def test_a_command_of_the_readme_does_what_it_says(estran, line, tmp_path):
    match = Match("douro", players=3, seed=7)
    match.play("A", "7")
    match.record().save(tmp_path / "evening.json")
    arguments = shlex.split(line)
    language = arguments[arguments.index("--lang") + 1] if "--lang" in arguments else "en"

    ran = estran(*arguments, typed=ANSWERS.get(line, ("2", "Ana", "Bo", "quit")), lang=language)

    assert ran.code == 0
    assert ran.err == ""
    assert len(ran.out.splitlines()) > 1 or line.startswith("score")


@pytest.mark.compiled
@pytest.mark.parametrize("line", [line for line in LINES if line.startswith("simulate")])
def test_the_readme_s_simulation_runs(estran, line):
    ran = estran(*shlex.split(line))

    assert ran.code == 0
    assert "100,000 random matches" in ran.out


def test_the_readme_has_commands():
    assert {line.split()[0] for line in LINES} >= {"play", "replay", "verify", "simulate", "boards", "rules", "score"}
