"""Feats of Lübeck, each in a few events."""

from engine.core.rules import Result
from engine.lubeck.events import Counted, Discarded, Doubled, Pirated, RoundEnded, Sold
from engine.lubeck.teaching import ACHIEVEMENTS, DOUBLES, GREAT_SALES

WON_BY_0 = Result({0: 1, 1: 2, 2: 3}, {0: 30, 1: 20, 2: 10}, {})


def sold(points, seat=0):
    return Sold(
        seat=seat, card="reval3", ship=1, city="reval", from_city="reval", sailed=0, points=points, doubled=0
    )


def doubled(seat):
    return Doubled(seat=seat, card="reval2x", ship=1, city="reval", from_city="reval", sailed=0, points=0)


def pirated(*pawns):
    return Pirated(seat=0, card="pirate", ship=1, city="reval", pawn_seats=pawns, pawns=len(pawns), left=3)


def counted(seat, number):
    return Counted(seat=seat, cards=(), number=number, points=0, total=0)


def rounds(*totals):
    return RoundEnded(round=1, leader_seats=(0,), leaders=1, points=9, totals=totals)


def found(code, *log):
    return set(ACHIEVEMENTS[code](log, WON_BY_0))


def test_great_sales_are_three_of_six_points():
    assert found("great-sales", *[sold(6)] * GREAT_SALES) == {0}
    assert found("great-sales", *[sold(6)] * (GREAT_SALES - 1), sold(5), sold(6, seat=1)) == set()


def test_a_doubler_plays_three_x2_cards():
    assert found("doubler", *[doubled(1)] * DOUBLES, doubled(2)) == {1}


def test_a_pirate_sinks_only_rival_pawns():
    assert found("pirate", pirated(1, 2)) == {0}
    assert found("pirate", pirated(1)) == set() and found("pirate", pirated(0, 1, 2)) == set()


def test_an_empty_hold_needs_no_discards_and_no_cards_left():
    lost = Discarded(seat=1, card="reval3", points=-1)
    assert found("empty-hold", lost, counted(0, 0), counted(1, 0), counted(2, 3)) == {0}


def test_from_astern_starts_alone_in_last_place():
    assert found("from-astern", rounds(1, 2, 3), rounds(9, 5, 4)) == {0}
    assert found("from-astern", rounds(1, 1, 3)) == set() and found("from-astern", rounds(2, 1, 3)) == set()
