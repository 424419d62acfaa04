"""Arguments of the wrong kind are refused in a sentence that says what was expected."""

import numpy as np
import pytest

from estran.engine.arguments import HIGHEST, check_kind, check_seed, check_texts, check_whole


@pytest.mark.parametrize("came", [0, 7, np.int64(7)])
def test_a_whole_number_within_its_bounds_will_do(came):
    check_whole("tables", came, 0)
    check_whole("tables", came, 0, 7)


@pytest.mark.parametrize("came", ["3", 3.0, True, None, -1, 8, [3]])
def test_anything_else_is_refused_with_the_bounds(came):
    with pytest.raises(ValueError, match="expected for tables a whole number from 0 to 7, came"):
        check_whole("tables", came, 0, 7)


def test_a_number_without_an_upper_bound_is_refused_with_the_lower_one():
    with pytest.raises(ValueError, match="a whole number of at least 1, came 0"):
        check_whole("tables", 0, 1)


@pytest.mark.parametrize("came", ["x", 1.5, HIGHEST + 1])
def test_a_seed_is_a_number_that_records_can_keep(came):
    check_seed(-HIGHEST)

    with pytest.raises(ValueError, match="expected for seed a whole number"):
        check_seed(came)


def test_a_thing_of_another_kind_is_refused():
    check_kind("text", "3 players", str, "a table on one line")

    with pytest.raises(ValueError, match="expected for text a table on one line, came 4"):
        check_kind("text", 4, str, "a table on one line")


@pytest.mark.parametrize("came", ["Ada", ["Ada", 2], 7])
def test_names_are_a_list_of_texts(came):
    check_texts("names", ("Ada", "Bo"))

    with pytest.raises(ValueError, match="expected for names a list of texts, came"):
        check_texts("names", came)
