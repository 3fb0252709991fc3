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


def test_all_selections_are_listed_largest_first():
    [page] = listed(least=0, most=5)
    assert page[0] == FISH and page[-1] == () and len(page) == len(set(page)) == 3 * 2 * 3
    assert [len(each) for each in page] == sorted(map(len, page), reverse=True)
    assert all(Counter(each) <= Counter(FISH) for each in page)


def test_listed_selections_contain_the_chosen_things():
    [page] = listed(("tuna",), least=2, most=2)
    assert page == [("cod", "tuna"), ("shrimp", "tuna"), ("tuna", "tuna")]


def test_every_next_thing_leads_to_a_selection():
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


def test_selections_of_one_size_share_a_menu():
    pages = listed(among=tuple(range(6)), least=1, most=3)
    assert [sorted({len(each) for each in page}) for page in pages] == [[3], [1, 2]]


@pytest.mark.parametrize(
    ("among", "least", "most"), [(range(8), 2, 2), (range(7), 0, 7), (range(40), 20, 20)]
)
def test_too_many_selections_for_the_menus_arent_listed(among, least, most):
    """8 things have 28 pairs, 7 have 128 selections, and 40 have too many to enumerate."""
    assert of(among=tuple(among), least=least, most=most).pages() is None
    begun = tuple(among)[: most - 1]
    assert listed(begun, among=tuple(among), least=least, most=most)
