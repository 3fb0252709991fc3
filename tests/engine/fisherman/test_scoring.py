"""The values of catches, and the awards of contests."""

from itertools import product

import pytest

from engine.fisherman.data import DECKS, KINDS_IN_PLAY, RANKINGS, SIZES, Card
from engine.fisherman.scoring import award, counts, value
from engine.fisherman.tricks import ContestRules
from tests.engine.fisherman.positions import RULES, position, view
from tests.engine.notation import facts, play


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("puffer 1", 1),
        ("puffer 6", 2),
        ("bream 1", 0),
        ("bream 6", 1),
        ("mackerel 1", -1),
        ("mackerel 6", -2),
    ],
)
def test_the_worked_scoring(card: str, points: int):
    """Rules: "favourite puffer, size 6-7, bad kind horse mackerel: puffer 1 = 1, puffer 6 = 2, bream 1 = 0,
    bream 6 = 1, horse mackerel 1 = -1, horse mackerel 6 = -2"."""
    assert value(Card.read(card), RULES) == points


@pytest.mark.parametrize(("seats", "total"), [(4, 6), (3, 4)])
def test_all_cards_together_have_a_fixed_value(seats: int, total: int):
    """All cards together are worth 6 points with four players, or 4 with three, whatever rules are set."""
    kinds = KINDS_IN_PLAY[seats]
    for favourite, ranking, size, bad in product(kinds, RANKINGS, SIZES, kinds):
        if favourite != bad:
            rules = ContestRules(favourite, ranking, size, bad)
            assert sum(value(card, rules) for card in DECKS[seats]) == total


def test_cards_that_dont_count_are_worth_nothing():
    """A card counts if it is of the favourite or bad kind or of the size, and each such card has a value
    other than 0."""
    for card in DECKS[4]:
        assert counts(card, RULES) == (value(card, RULES) != 0)
        assert counts(card, RULES) == (card.kind in ("puffer", "mackerel") or card.number in (6, 7))


@pytest.mark.parametrize(("place", "points"), [(1, 5), (2, 3), (3, 1), (4, 0)])
def test_victory_points_of_a_place(place: int, points: int):
    """Rules: "1st 5 victory points (gold), 2nd 3 (silver), 3rd 1 (bronze), 4th 0"."""
    assert award(place) == points


def ended(*points: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Places and victory points of a contest with these points."""
    hands = ["bream 9 8", "bream 1 3", "bream 2 4", "goby 1 2"][: len(points)]
    match = position(*hands, points=points)
    play(match, *(f"{seat}: play {held.split(',')[0][:-2]}" for seat, held in enumerate(hands)))
    (ending,) = view(match).history
    assert ending.points == points and view(match).totals == ending.awards
    return ending.places, ending.awards


def test_places_for_10_8_8_5_points():
    """Rules: "Places for 10, 8, 8, 5 points: gold, silver, silver, none"."""
    assert ended(10, 8, 8, 5) == ((1, 2, 2, 4), (5, 3, 3, 0))


def test_equal_points_share_the_place():
    """Rules: "Equal points share the place, and as many places are skipped (1-2-2-4)"."""
    assert ended(3, 3, 2, 1) == ((1, 1, 3, 4), (5, 5, 1, 0))
    assert ended(3, 3, 3, 1) == ((1, 1, 1, 4), (5, 5, 5, 0))
    assert ended(2, 3, 2) == ((2, 1, 2), (3, 5, 3))


def test_shields_do_not_run_out():
    """Shields don't run out: all four players may get gold."""
    assert ended(2, 2, 2, 2) == ((1, 1, 1, 1), (5, 5, 5, 5))


def test_points_may_be_negative():
    """Rules: "Points may be negative." """
    assert ended(-3, 0, 1, -7) == ((3, 2, 1, 4), (1, 3, 5, 0))


def test_the_end_of_a_contest_is_an_event():
    match = position("bream 9 8", "bream 1 3", "bream 2 4", points=[5, 7, 5], awards=[[5, 3, 1]])
    events = play(match, "0: play bream 9", "1: play bream 1", "2: play bream 2")
    assert facts(events, "contest-ended") == {"contest": 2, "winner_seats": (1,), "winners": 1}
    assert [event.facts for event in events if event.code == "placed"] == [
        {"seat": 1, "place": 1, "points": 7, "award": 5, "total": 8},
        {"seat": 0, "place": 2, "points": 5, "award": 3, "total": 8},
        {"seat": 2, "place": 2, "points": 5, "award": 3, "total": 4},
    ]


def test_left_over_cards_count_for_no_player():
    """The left-over cards are in no trick, so all catches together are worth as much as the cards played."""
    match = position("bream 9 8", "bream 1 3", "bream 2 4", points=[1, 0, 0], awards=[[5, 3, 1], [5, 3, 1]])
    play(match, "0: play bream 9", "1: play bream 1", "2: play bream 2")
    assert view(match).left_over and view(match).points == (1, 0, 0)
