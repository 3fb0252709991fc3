"""Rows that cover a price are found without listing all candidates."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from engine import Cover
from engine.core.questions.covers import read

WORTH = {"shrimp": 2, "lobster": 2, "cod": 1, "tuna": 3}
things = st.lists(st.sampled_from(sorted(WORTH)), max_size=6)


def part(among: list[str], loose: int, due: int) -> Cover:
    ordered = sorted(among, key=list(WORTH).index)
    return Cover("payment", tuple(ordered), tuple(WORTH[each] for each in ordered), loose, due, "")


def listed(asked: Cover) -> set[str]:
    """Each row once, found by brute force."""
    kinds = dict.fromkeys(asked.among)
    found: set[str] = set()
    for numbers in product(*(range(asked.among.count(kind) + 1) for kind in kinds), range(asked.loose + 1)):
        *counts, loose = numbers
        words = [kind for kind, number in zip(kinds, counts, strict=True) for _ in range(number)]
        worths = [*(WORTH[word] for word in words), *[1] * loose]
        if worths and sum(worths) - min(worths) < asked.due <= sum(worths):
            found.add(" ".join([*words, *([f"+{loose}"] if loose else [])]))
    return found


@given(things, st.integers(0, 4), st.integers(1, 14))
def test_all_rows_are_counted_found_and_known(among: list[str], loose: int, due: int):
    asked = part(among, loose, due)
    covers, rows = asked.values(), listed(asked)
    assert len(covers) == len(list(covers)) == len(rows)
    assert set(covers) == rows
    assert all(row in covers for row in rows)
    values = [sum(WORTH[each] for each in read(row)[0]) + read(row)[1] for row in covers]
    assert values == sorted(values)


@given(things, st.integers(0, 3), st.integers(1, 14), st.data())
def test_only_continuations_towards_a_row_are_offered(
    among: list[str], loose: int, due: int, data: st.DataObject
):
    asked = part(among, loose, due)
    rows = [read(row) for row in listed(asked)]
    begun = data.draw(st.lists(st.sampled_from(among), max_size=3)) if among else []
    number = data.draw(st.integers(0, loose))
    if any(begun.count(each) > among.count(each) for each in begun):
        return

    def leads(words: list[str], units: int) -> bool:
        return any(
            all(row.count(word) >= words.count(word) for word in words) and units in (0, more)
            for row, more in rows
        )

    words, units = asked.values().further(begun, number)
    assert words == {
        word for word in WORTH if begun.count(word) < among.count(word) and leads([*begun, word], number)
    }
    assert set(units) == {each for each in range(1, loose + 1) if not number and leads(begun, each)}


def test_invalid_rows_arent_members():
    covers = part(["shrimp", "tuna", "tuna"], 2, 4).values()
    assert "shrimp +2" in covers
    for row in ("shrimp", "tuna shrimp", "shrimp tuna +1", "crab", "+x", "", "+2 shrimp", "shrimp +3", 7, ()):
        assert row not in covers


def test_covers_of_a_hoard_are_counted_fast():
    covers = part([kind for kind in WORTH for _ in range(20)], 25, 60).values()
    assert len(covers) > 10_000
    assert covers[len(covers) // 2] in covers
