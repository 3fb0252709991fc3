"""Lazy sequences behave like the lists they stand for."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.questions.sequences import Chained, Rows

things = st.lists(st.sampled_from(["cod", "crab", "tuna", 1]), max_size=6)


def assert_is(sequence: Sequence[object], listed: Sequence[object]) -> None:
    """Check that a sequence has these items, by every method."""
    assert len(sequence) == len(listed)
    assert list(sequence) == listed
    assert [sequence[place] for place in range(len(listed))] == listed
    assert [sequence[-place] for place in range(1, len(listed) + 1)] == list(reversed(listed))
    assert sequence[1:3] == listed[1:3]
    assert all(each in sequence for each in listed) and "none of them" not in sequence
    for beyond in (len(listed), -len(listed) - 1):
        with pytest.raises(IndexError):
            sequence[beyond]


@given(st.lists(things, max_size=3))
def test_chained_sequences_behave_like_a_list(parts: list[list[object]]):
    assert_is(Chained(parts), [each for part in parts for each in part])


@given(things, st.integers(0, 4), st.integers(0, 7))
def test_rows_behave_like_a_list_of_combinations(among: list[int | str], least: int, most: int):
    """Each combination appears once, in the order of the things.

    Combinations with more of the first things come first.
    """
    kinds = list(dict.fromkeys(among))
    lengths = range(least, min(most, len(among)) + 1)
    rows = {tuple(sorted(row, key=kinds.index)) for size in lengths for row in permutations(among, size)}
    ordered = sorted(rows, key=lambda row: [-Counter(row)[kind] for kind in kinds])
    assert_is(Rows(among, least, most), ordered)


def test_four_million_rows_are_counted_and_found_fast():
    rows = Rows(range(1, 23), 0, 22)
    assert len(rows) == 2**22
    assert rows[0] == tuple(range(1, 23)) and rows[-1] == ()
    assert rows[2**21] == tuple(range(2, 23))
