"""What compiled code is kept under: whatever it is compiled from, and nothing else."""

import subprocess
import sys
from types import FunctionType, ModuleType

import pytest

from estran.engine.digest import describe_argument, digest_of

MODULE = '''
"""A game in small."""
import math
from enum import IntEnum
from typing import NamedTuple
import numpy as np
from shop import TAXES, shelf, wait

class Phase(IntEnum):
    BUY = 1
    SELL = 2

class Price(NamedTuple):
    whole: int
    parts: int

class Sold(Exception):
    """Nothing is left."""

COST = 3
BASKET = Price(2, 5)
STEPS = np.array([1, 2, 3])
UNUSED = 8

def double(number):
    return 2 * number

def unused(number):
    return number

def price(number, times=1):
    # what it costs
    def taxed(cost):
        return cost + TAXES["usual"] + shelf.WIDTH
    if number == Phase.SELL or number in {8, 9}:
        raise Sold(f"{number!r}")
    return Price(double(math.floor(taxed(number) * COST)), STEPS[0] + BASKET.whole + times), wait(len), ...
'''
SHOP = "TAXES = {'usual': 4, 'rare': [None, 1.5, b'x']}"
WAIT = "def wait(what):\n    return what(())"


def price(module: str = MODULE, taxes: str = SHOP, wait: str = WAIT, width: int = 7) -> FunctionType:
    """The function of that name, from modules with these sources."""
    shop, shelf, made = ModuleType("shop"), ModuleType("shop.shelf"), ModuleType("market")
    vars(shelf).update(WIDTH=width, DEPTH=object())  # nobody reads the depth
    vars(shop)["shelf"] = shelf
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "shop", shop)
        exec(taxes, vars(shop))
        exec(wait, vars(shop))
        exec(module, vars(made))
    function = made.price
    assert isinstance(function, FunctionType)
    return function


def changed(before: str, after: str) -> FunctionType:
    assert before in MODULE
    return price(MODULE.replace(before, after))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("COST = 3", "COST = 4"),
        ("COST = 3", "COST = 3.0"),
        ("SELL = 2", "SELL = 3"),
        ("BUY = 1", "GIVE = 1"),
        ("Price(2, 5)", "Price(3, 5)"),
        ("    whole: int\n    parts: int", "    parts: int\n    whole: int"),
        ("[1, 2, 3]", "[1, 2, 4]"),
        ("[1, 2, 3]", "[1, 2, 3], np.int32"),
        ("2 * number", "number * 2"),
        ("return cost + TAXES", "return cost - TAXES"),
        ("times=1", "times=2"),
        ("{8, 9}", "{8, 10}"),
        ("Sold", "Gone"),
        ("math.floor", "math.ceil"),
        ("import math", "import cmath as math"),
        ("...\n", "None\n"),
    ],
)
def test_whatever_a_function_is_compiled_from_changes_its_digest(before, after):
    assert digest_of(changed(before, after)) != digest_of(price())


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("# what it costs", "# what it costs today\n"),
        ('"""A game in small."""', "\n\n\n"),
        ("UNUSED = 8", "UNUSED = 9"),
        ("    return number\n\ndef price", "    return -number\n\ndef price"),
        ('"""Nothing is left."""', '"""All is gone."""'),
    ],
)
def test_comments_and_what_is_not_read_leave_it_as_it_is(before, after):
    assert digest_of(changed(before, after)) == digest_of(price())


def test_so_do_constants_and_functions_of_other_modules():
    digests = {
        digest_of(price()),
        digest_of(price(taxes=SHOP.replace("4", "5"))),
        digest_of(price(taxes=SHOP.replace("1.5", "1.6"))),
        digest_of(price(wait=WAIT.replace("()", "[]"))),
        digest_of(price(width=8)),
        digest_of(price(), {"nogil": True}),
    }

    assert len(digests) == 6


def test_functions_that_call_each_other_have_digests_of_their_own():
    space: dict[str, FunctionType] = {}
    exec("def odd(n): return n and even(n - 1)\ndef even(n): return 1 - odd(n)", space)

    assert digest_of(space["odd"]) != digest_of(space["even"])


def test_a_closure_is_part_of_what_is_compiled():
    def adding(number):
        return lambda other: other + number

    assert digest_of(adding(1)) == digest_of(adding(1))
    assert digest_of(adding(1)) != digest_of(adding(2))


def test_two_functions_of_one_name_that_change_places_are_noticed():
    def calling(first, second):
        return lambda: first() - second()

    def answering(number):
        return lambda: number

    one, two = answering(1), answering(2)

    assert digest_of(calling(one, two)) != digest_of(calling(two, one))


def test_what_cannot_be_described_is_not_kept():
    thing = object()

    class Shop:
        """Neither an enum nor a named tuple."""

    with pytest.raises(TypeError, match="depends on a object"):
        digest_of(lambda: thing)
    with pytest.raises(TypeError, match="expected an enum"):
        digest_of(lambda: Shop)


def test_every_process_comes_to_the_same_digest():
    script = "from tests.engine.test_digest import digest_of, price; print(digest_of(price()))"

    digests = {subprocess.check_output([sys.executable, "-c", script], text=True) for _ in range(2)}

    assert digests == {digest_of(price()) + "\n"}


def test_named_tuples_that_only_name_their_fields_otherwise_are_other_arguments():
    class Kind:
        """As Numba's type of named tuples: what it is called says nothing of its fields."""

        def __init__(self, made):
            self.instance_class, self.types = made, ()

        def __str__(self):
            return "Price(int64, int64)"

    kinds = [
        Kind(changed("parts: int", name).__globals__["Price"]) for name in ("parts: int", "parts: int", "cents: int")
    ]
    same, again, other = map(describe_argument, kinds)

    assert same == again
    assert same != other
