"""A seat's name is told apart from the others at its table, by eye too."""

import pytest

from sessions.playing.lobby import distinct
from tests.nasty import ALIKE


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_a_name_that_looks_like_another_one_gets_a_number(one, other):
    assert distinct(other, [one]) == f"{other} (2)"


def test_numbers_are_counted_on():
    assert distinct("КIM", ["Kim", "kim\u200b (2)", "Tim"]) == "КIM (3)"
