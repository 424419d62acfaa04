"""The units of the hosting guide, as systemd itself reads and judges them."""

import re
import shutil
import subprocess
import sys
from ipaddress import ip_network
from pathlib import Path

import pytest

from estran.server.notices.addresses import is_public
from tests.services import Missing, program

UNITS = Path(__file__).parents[2] / "docs" / "hosting"
SERVICES = ("estran.service", "estran-backup.service")
EXPOSURE = 2.5  # of 10, by the reckoning of `systemd-analyze security`


def analyze(*arguments: str) -> subprocess.CompletedProcess[str]:
    try:
        command = [program("systemd-analyze"), *arguments]
    except Missing as missing:
        pytest.skip(f"left out: {missing}")
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_systemd_has_nothing_to_say_against_the_units(tmp_path):
    shutil.copytree(UNITS, tmp_path / "units")
    for path in (tmp_path / "units").iterdir():  # as if Estran were installed where the guide says
        path.write_text(path.read_text().replace("/opt/estran/bin/estran", sys.executable))

    said = analyze("verify", *(str(tmp_path / "units" / name) for name in (*SERVICES, "estran-backup.timer")))

    assert (said.returncode, said.stdout, said.stderr) == (0, "", "")


@pytest.mark.parametrize("name", SERVICES)
def test_a_service_is_exposed_no_more_than_it_must_be(name):
    said = analyze("security", "--offline=true", "--no-pager", str(UNITS / name)).stdout

    (level,) = re.findall(rf"Overall exposure level for {name}: ([\d.]+)", said)
    assert float(level) <= EXPOSURE


@pytest.mark.parametrize("name", SERVICES)
def test_what_a_service_writes_is_for_its_user_alone(name):
    unit = (UNITS / name).read_text()

    assert {"UMask=0077", "StateDirectoryMode=0700", "CacheDirectoryMode=0700"} <= set(unit.splitlines())


def test_a_service_may_run_rules_that_are_compiled_on_the_spot():
    unit = (UNITS / "estran.service").read_text()

    assert not re.search(r"^MemoryDenyWriteExecute", unit, re.MULTILINE)


def test_notices_let_the_service_out_to_the_internet_and_to_no_other_network(tmp_path):
    dropped = (UNITS / "notices.conf").read_text().splitlines()
    unit = (UNITS / "estran.service").read_text()
    (tmp_path / "estran.service.d").mkdir()
    (tmp_path / "estran.service").write_text(unit.replace("/opt/estran/bin/estran", sys.executable))
    (tmp_path / "estran.service.d" / "notices.conf").write_text("\n".join(dropped))

    said = analyze("verify", str(tmp_path / "estran.service"))

    assert (said.returncode, said.stdout, said.stderr) == (0, "", "")
    assert {"Environment=ESTRAN_PUSH=no", "IPAddressDeny=any"} <= set(unit.splitlines())
    assert dropped.index("IPAddressDeny=") < next(i for i, line in enumerate(dropped) if "192.168.0.0/16" in line)
    closed = next(line for line in dropped if "192.168.0.0/16" in line).partition("=")[2].split()
    for network in closed[2:]:
        assert not any(is_public(address) for address in (ip_network(network)[1], ip_network(network)[-2]))
