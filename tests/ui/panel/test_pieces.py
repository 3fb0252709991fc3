"""Values of several pieces, encoded as one number and decoded."""

from itertools import combinations

import pytest

from engine import Cover
from ui.panel.pieces import Pieces

STOCKS = [(), (7,), (2, 2, 5, 7), ("tuna", "cod", "tuna", "tuna"), tuple(range(10)), (1,) * 12]


def every(stock):
    """Every selection from a stock, once each."""
    return {
        tuple(sorted(some, key=stock.index))
        for number in range(len(stock) + 1)
        for some in combinations(stock, number)
    }


@pytest.mark.parametrize("stock", STOCKS)
def test_each_selection_has_a_unique_number(stock):
    pieces = Pieces(stock)
    numbers = {pieces.number(some): some for some in every(stock)}
    assert sorted(numbers) == list(range(len(every(stock))))
    for number, some in numbers.items():
        assert pieces.things(number) == some
    with pytest.raises(ValueError):
        pieces.things(len(numbers))


def test_pieces_are_limited_to_the_stock():
    pieces = Pieces((2, 2, 5))
    assert pieces.things(pieces.number([2, 2, 2, 9, 5])) == (2, 2, 5)


def test_a_rows_words_are_pieces_and_its_units_one_piece():
    pieces = Pieces.of(Cover("payment", ("tuna", "cod", "cod"), (3, 1, 1), 2, 4, "tuna cod"))
    assert pieces.kinds == ("tuna", "cod", "+1", "+2")
    for row in ("", "tuna cod", "cod cod +2", "tuna +1"):
        words = tuple(row.split())
        assert pieces.things(pieces.number(words)) == words
