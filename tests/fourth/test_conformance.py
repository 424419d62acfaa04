"""Tide is what every game must be: the same checks, without exceptions."""

import inspect

import pytest

from tests import test_conformance as conformance
from tests.tables import name_of

TABLES = [*(("tide", players, {}) for players in (2, 3, 4)), ("tide", 3, {"rounds": 9})]
SEEDS = (1, 2)


def checks(*arguments):
    """The conformance checks that take these arguments, with their marks."""
    for name, check in vars(conformance).items():
        inner = check.hypothesis.inner_test if hasattr(check, "hypothesis") else check
        if name.startswith("test_") and tuple(inspect.signature(inner).parameters) == arguments:
            marks = [mark for mark in getattr(check, "pytestmark", []) if mark.name == "compiled"]
            yield pytest.param(inner, id=name.removeprefix("test_"), marks=marks)


@pytest.mark.parametrize("table", TABLES, ids=name_of)
@pytest.mark.parametrize("check", [*checks("table")])
def test_at_every_table(check, table):
    check(table)


@pytest.mark.parametrize("table", TABLES, ids=name_of)
@pytest.mark.parametrize("check", [*checks("table", "seed")])
def test_in_random_matches(check, table):
    for seed in SEEDS:
        check(table, seed)


@pytest.mark.parametrize("check", [*checks("name")])
def test_as_a_game(check):
    check("tide")
