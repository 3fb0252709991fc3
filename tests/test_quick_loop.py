"""A loop that seldom asks what has come from outside hears of it all the same."""

import asyncio
import socket
from collections.abc import Iterator

import pytest

from tests.quick_loop import IN_A_ROW, Seldom


@pytest.fixture
def asked() -> Iterator[Seldom]:
    """To this one, something has come already."""
    ours, theirs = socket.socketpair()
    with ours, theirs, Seldom() as asked:
        asked.register(ours, 1)
        theirs.send(b"Ahoy")
        yield asked


def test_who_has_other_work_hears_of_it_a_little_later(asked: Seldom):
    heard = [bool(asked.select(0)) for _ in range(2 * (IN_A_ROW + 1))]
    assert heard == [*[False] * IN_A_ROW, True] * 2


def test_who_has_none_hears_of_it_at_once(asked: Seldom):
    assert asked.select(1)
    assert asked.select()


async def test_the_loops_of_tests_are_such():
    assert isinstance(asyncio.get_running_loop()._selector, Seldom)  # type: ignore[attr-defined]
