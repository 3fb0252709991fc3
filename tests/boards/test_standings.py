"""The picture of a tournament's standings is complete and nothing in it overlaps."""

import pytest

from boards.standings import MAX_ENTRANTS, StandingsRow, standings_card
from boards.svg import WIDTH
from locales import LANGUAGES, words
from tests.boards.geometry import boxes

ROWS = [
    StandingsRow(rank, name, points, (1, 4, None, 0), is_in)
    for rank, name, points, is_in in (
        (1, "Mei", "27.5", True),
        (2, "A very long name that nobody would ever want to have", "10", True),
        (3, "陽菜", "0", False),
    )
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entrant_has_rank_points_and_places(language):
    card = standings_card("Autumn Cup", "round 4 of 5", ROWS, words(language))
    drawn = [box.text for box in boxes(card.svg)]
    assert {"Mei", "陽菜", "27.5", "10", "0", "Autumn Cup", "round 4 of 5"} <= set(drawn)
    assert drawn.count("1") == 1 + 3 and drawn.count("4") == 3 and drawn.count("·") == 3
    assert "1. Mei 27.5" in card.alt and "3. 陽菜 0" in card.alt


@pytest.mark.parametrize("name", ["Cup", "A tournament with a name as long as any may be, and a bit more"])
def test_nothing_overlaps_or_leaves_the_picture(name):
    found = boxes(standings_card(name, "round 4 of 5", ROWS, words("en")).svg)
    assert all(0 <= box.left <= box.right <= WIDTH for box in found)
    assert not [(one, other) for one in found for other in found if one is not other and one.covers(other)]


def test_the_places_of_a_round_stand_in_a_column():
    found = boxes(standings_card("Cup", "", ROWS, words("en")).svg)
    assert len({box.left for box in found if box.text == "4"}) == 1


def test_entrants_that_do_not_fit_are_left_out():
    rows = [StandingsRow(rank, f"P{rank}", "", (1,) * 12, is_in=True) for rank in range(1, 40)]
    drawn = [box.text for box in boxes(standings_card("Cup", "", rows, words("en")).svg)]
    assert f"P{MAX_ENTRANTS}" in drawn and f"P{MAX_ENTRANTS + 1}" not in drawn
