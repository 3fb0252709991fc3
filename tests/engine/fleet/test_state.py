"""Rows of cards."""

from itertools import combinations_with_replacement

import pytest

from engine.fleet.data import KINDS, sorted_cards, with_cards


@pytest.mark.parametrize("more", [(), *combinations_with_replacement(KINDS[::-1], 2)])
def test_more_cards_come_to_their_places(more):
    for cards in combinations_with_replacement(KINDS, 3):
        assert with_cards(cards, more) == sorted_cards((*cards, *more))
