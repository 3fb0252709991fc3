"""The selections that complete a started one: all of them in few menus, or the next step only."""

from collections import Counter

import pytest

from engine import Select
from ui.panel.selections import Selections

FISH = ("cod", "cod", "shrimp", "tuna", "tuna")


def of(begun=(), *, among=FISH, least=1, most=3):
    return Selections(Select("fish", among, least, most), begun)


def listed(*args, **options):
    pages = of(*args, **options).pages()
    assert pages is not None
    return pages


def test_they_are_all_that_the_part_takes_those_of_most_things_first():
    [page] = listed(least=0, most=5)
    assert page[0] == FISH and page[-1] == () and len(page) == len(set(page)) == 3 * 2 * 3
    assert [len(each) for each in page] == sorted(map(len, page), reverse=True)
    assert all(Counter(each) <= Counter(FISH) for each in page)


def test_what_is_begun_is_in_each_of_them():
    [page] = listed(("tuna",), least=2, most=2)
    assert page == [("cod", "tuna"), ("shrimp", "tuna"), ("tuna", "tuna")]


def test_what_can_come_next_leads_to_one_of_them():
    whole = [each for page in listed() for each in page]
    for begun in [
        (),
        ("cod",),
        ("shrimp",),
        ("tuna",),
        ("cod", "cod"),
        ("cod", "cod", "tuna"),
        ("shrimp", "cod"),
    ]:
        left = [
            Counter[int | str](each) - Counter[int | str](begun)
            for each in whole
            if Counter(begun) <= Counter(each)
        ]
        selections = of(begun)
        assert set(selections.further) == {thing for each in left for thing in each}
        assert selections.is_whole == (Counter() in left)
        assert len(selections) == len(left)


def test_those_of_one_size_are_in_one_menu():
    pages = listed(among=tuple(range(6)), least=1, most=3)
    assert [sorted({len(each) for each in page}) for page in pages] == [[3], [1, 2]]


@pytest.mark.parametrize(
    ("among", "least", "most"), [(range(8), 2, 2), (range(7), 0, 7), (range(40), 20, 20)]
)
def test_too_many_for_few_menus_are_not_listed(among, least, most):
    """8 things have 28 pairs, 7 have 128 selections, and 40 have too many to enumerate."""
    assert of(among=tuple(among), least=least, most=most).pages() is None
    begun = tuple(among)[: most - 1]
    assert listed(begun, among=tuple(among), least=least, most=most)
