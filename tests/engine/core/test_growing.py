"""Lists that grow, and their copies."""

from engine.core.growing import Growing


def test_a_copy_grows_apart_from_the_original() -> None:
    first = Growing([1, 2])
    second = first.copy()
    second.extend([3])
    assert (first.items, second.items) == ([1, 2], [1, 2, 3])


def test_a_second_copy_knows_nothing_of_what_the_first_has_added() -> None:
    first = Growing([1, 2])
    second, third = first.copy(), first.copy()
    second.extend([3, 4])
    third.append(5)
    first.extend([6])
    assert (first.items, second.items, third.items) == ([1, 2, 6], [1, 2, 3, 4], [1, 2, 5])


def test_a_copy_of_what_others_have_outgrown_is_as_long_as_that() -> None:
    first = Growing([1])
    first.copy().extend([2])
    second = first.copy()
    second.extend([3])
    assert (first.items, second.items) == ([1], [1, 3])


def test_nothing_is_copied_as_long_as_one_grows() -> None:
    first = Growing([1])
    second = first.copy()
    second.extend([2])
    second.append(3)
    assert second.items == [1, 2, 3]
    assert second.items is second.copy().items
