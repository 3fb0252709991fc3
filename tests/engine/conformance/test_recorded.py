"""Recorded matches replay the same; see `recorded`."""

import pytest

from engine import GAMES
from tests.engine.conformance.recorded import CLEVER, RANDOM, random_line, recorded, replayed_line

OF_RANDOM, OF_CLEVER = 80, 20


@pytest.mark.parametrize("game", GAMES)
def test_a_hundred_recorded_matches_are_unchanged(game: str):
    random, clever = recorded(game)
    assert (len(random), len(clever)) == (RANDOM, CLEVER)
    assert [random_line(game, number) for number in range(OF_RANDOM)] == random[:OF_RANDOM]
    again = [replayed_line(game, number, clever[number]) for number in range(OF_CLEVER)]
    assert again == clever[:OF_CLEVER]
