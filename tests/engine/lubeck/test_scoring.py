"""The components of the score, the leader, and hands that are too large."""

import pytest
from msgspec.structs import replace

from engine.lubeck.data import Card
from engine.lubeck.state import Player, Tally
from tests.engine.lubeck.positions import table, view


def test_a_score_is_the_sum_of_its_parts():
    tally = Tally(trade=9, doubled=4, discarded=-2, held=-5)
    assert tally.parts == {"trade": 9, "doubled": 4, "discarded": -2, "held": -5}
    assert tally.total == sum(tally.parts.values()) == 6


def test_an_x2_card_doubles_the_value():
    riga = Card("trade", "riga", 3)
    doubles = (Card("double", "riga"), Card("double", "visby"))
    assert [Player(doubles=doubles[place:]).brings(riga) for place in range(3)] == [6, 3, 3]


def test_shared_places_skip_the_next_ones():
    players = tuple(Player(tally=Tally(score)) for score in (3, 8, -2, 8))
    seen = replace(view(table("", "", "", "")), players=players)
    assert seen.ranking == ((1, 1), (1, 3), (3, 0), (4, 2)) and seen.leaders == (1, 3)


@pytest.mark.parametrize(("step", "excess"), [("take", 0), ("first", 0), ("act", 1), ("withdraw", 1)])
def test_the_view_shows_the_cards_in_excess_for_passing(step: str, excess: int):
    """While packages are taken, players needn't discard any cards."""
    match = table("riga 2, riga 3, riga 4, visby 1", "reval 4", "")
    assert replace(view(match, 0), step=step).excess == excess
    assert replace(view(match, 1), step=step).excess == replace(view(match), step=step).excess == 0
