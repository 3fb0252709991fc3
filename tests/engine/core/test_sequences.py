"""Sequences that are made only as one goes through them are the sequences that they stand for."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.sequences import Chained, Mapped, Product, Rows

things = st.lists(st.sampled_from(["cod", "crab", "tuna", 1]), max_size=6)


def assert_is(sequence: Sequence[object], listed: Sequence[object]) -> None:
    """It has these things, asked in every way."""
    assert len(sequence) == len(listed)
    assert list(sequence) == listed
    assert [sequence[place] for place in range(len(listed))] == listed
    assert [sequence[-place] for place in range(1, len(listed) + 1)] == list(reversed(listed))
    assert sequence[1:3] == listed[1:3]
    assert all(each in sequence for each in listed)
    assert sequence == listed and sequence != [*listed, "more"]
    assert "none of them" not in sequence
    for beyond in (len(listed), -len(listed) - 1):
        with pytest.raises(IndexError):
            sequence[beyond]


@given(st.lists(things, max_size=3))
def test_chained(parts: list[list[object]]):
    assert_is(Chained(parts), [each for part in parts for each in part])


@given(st.lists(things, max_size=3))
def test_product(parts: list[list[object]]):
    assert_is(Product(parts), list(product(*parts)))


@given(st.lists(st.integers(), unique=True, max_size=6))
def test_mapped(numbers: list[int]):
    def read(text: str) -> int | None:
        return int(text[1:]) if text.startswith("#") else None

    assert_is(Mapped("#{}".format, read, numbers), [f"#{number}" for number in numbers])


@given(things, st.integers(0, 4), st.integers(0, 7))
def test_rows(among: list[int | str], least: int, most: int):
    """Each once, in the order in which things were given; those with most of the first ones come first."""
    kinds = list(dict.fromkeys(among))
    sizes = range(least, min(most, len(among)) + 1)
    rows = {tuple(sorted(row, key=kinds.index)) for size in sizes for row in permutations(among, size)}
    ordered = sorted(rows, key=lambda row: [-Counter(row)[kind] for kind in kinds])
    assert_is(Rows(among, least, most), ordered)


def test_rows_are_in_order():
    assert ("crab", "cod") not in Rows(["cod", "crab"], 0, 2)
    assert ("cod", "cod") not in Rows(["cod", "crab"], 0, 2)


def test_four_million_rows_are_counted_and_found_at_once():
    rows = Rows(range(1, 23), 0, 22)
    assert len(rows) == 2**22
    assert rows[0] == tuple(range(1, 23)) and rows[-1] == ()
    assert rows[2**21] == tuple(range(2, 23))
    assert (3, 7, 22) in rows and (7, 3) not in rows
