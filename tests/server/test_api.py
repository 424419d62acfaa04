"""The HTTP interface is asked whatever its description allows, and much that it does not: it keeps to its description."""

import os
import random

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from litestar.serialization import encode_json
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from estran.server.app import assemble
from estran.server.service import Service
from estran.server.settings import Settings
from tests.server.near import serving
from tests.server.somebody import Somebody

EXAMPLES = int(os.environ.get("ESTRAN_REPEATS", "10"))  # requests to each operation; `make soak` asks for 200
CHECKS = (not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance)
HEALTH = {f"{method} /health/{name}" for method in ("GET", "HEAD") for name in ("live", "ready")}
PUBLIC = {"GET /api/rooms", "POST /api/rooms", *HEALTH}


@pytest.fixture(scope="module")
def near(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("near")) as near:
        yield near


application = assemble(Service(Settings(database="sqlite:///nowhere.db")))  # only to be described
described = schemathesis.openapi.from_dict(msgspec.json.decode(encode_json(application.openapi_schema.to_schema())))
OPERATIONS = {found.ok().label: found.ok() for found in described.get_all_operations() if isinstance(found, Ok)}


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("name", sorted(OPERATIONS))
def test_every_operation_keeps_to_its_description(name, near):
    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    @given(OPERATIONS[name].as_strategy())
    def keeps_to_it(case):
        validate(case, near)

    keeps_to_it()


def validate(case, near):
    """One request to one operation, mostly at a room that exists."""
    luck = random.Random(repr(case.path_parameters) + repr(case.body))
    if luck.random() < 0.7:  # otherwise nearly all would be turned away at the door
        made = near.open_room(["local", "open", "bot"], luck.choice(["dolores", "dorada", "douro"]))
        if "code" in (case.path_parameters or {}):
            case.path_parameters["code"] = luck.choice([made["code"], made["watch"]])
        if "Authorization" in (case.headers or {}):
            case.headers["Authorization"] = f"Bearer {luck.choice([made['host'], made['tokens']['0']])}"

        if "Authorization" in (case.headers or {}) and case.path.startswith("/api/profile"):
            case.headers["Authorization"] = f"Bearer {Somebody(near.http).token}"

    url = near.url.replace("127.0.0.1", "localhost") if "passkeys" in case.path else near.url  # they need a name
    case.call_and_validate(base_url=url, checks=CHECKS)


def test_the_description_has_every_operation_with_its_refusals(near):
    paths = near.http.get("/api/schema/openapi.json").json()["paths"]
    operations = {f"{method.upper()} {path}": asked for path, item in paths.items() for method, asked in item.items()}

    assert len(operations) == len(OPERATIONS) == 58
    for name, operation in operations.items():
        assert operation.get("description") or operation.get("summary"), name
        if name not in PUBLIC:
            assert {"400", "404", "409", "429"} <= operation["responses"].keys(), name


def test_a_running_match_gives_away_neither_seed_nor_secret(near):
    made = near.open_room(["local", "local", "local"])
    near.start(made)
    with near.socket() as line:
        room = line.hello(made["code"], made["tokens"].values())
        choice = {"type": "choose", "match": room["match"], "version": 1, "seat": "A", "move": "7", "key": "1"}
        before = ask_about(near.http, room)

        assert line.ask(choice)["type"] == "done"

        assert ask_about(near.http, room) == before
        with near.database() as connection:
            (seed,) = connection.execute("SELECT seed FROM matches WHERE id = ?", [room["match"]]).fetchone()
        assert seed.hex() not in before
        near.vote(made, "end")
        assert seed.hex() in ask_about(near.http, room)


def ask_about(http: httpx.Client, room: dict[str, str]) -> str:
    """All that can be asked about a match without a token."""
    history = http.get(f"/api/rooms/{room['watch']}/matches")
    record = http.get(f"/api/matches/{room['match']}/record")
    return history.text + record.text + http.get("/api/rooms").text
