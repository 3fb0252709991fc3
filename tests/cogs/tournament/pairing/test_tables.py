"""The sizes of tables, and the tables of a knockout's winners."""

import pytest

from cogs.tournament.pairing import snake, table_sizes


@pytest.mark.parametrize(
    ("players", "allowed", "wanted", "sizes"),
    [
        (16, (3, 5), 4, (4, 4, 4, 4)),
        (13, (3, 5), 4, (5, 4, 4)),
        (14, (3, 5), 4, (4, 4, 3, 3)),
        (7, (2, 4), 4, (4, 3)),
        (9, (2, 4), 2, (3, 2, 2, 2)),
        (9, (4, 8), 4, (5, 4)),
        (7, (4, 8), 4, (7,)),
        (5, (3, 4), 4, (3, 2)),  # No tables of three or four fit, so some seats go to a computer player.
        (2, (4, 8), 4, (2,)),
        (1, (2, 4), 4, (1,)),
        (0, (2, 4), 4, ()),
    ],
)
def test_tables_are_of_equal_sizes_near_the_wanted_size(players, allowed, wanted, sizes):
    assert table_sizes(players, allowed[0], allowed[1], wanted) == sizes


def test_players_are_dealt_back_and_forth_for_equal_tables():
    assert snake([1, 2, 3, 4, 5, 6, 7, 8], (4, 4)) == ((1, 4, 5, 8), (2, 3, 6, 7))
    assert snake([1, 2, 3, 4, 5, 6, 7], (3, 2, 2)) == ((1, 6, 7), (2, 5), (3, 4))
