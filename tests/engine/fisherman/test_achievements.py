"""Feats of Fisherman, each in a few events."""

from engine.core.rules import Result
from engine.fisherman.events import ContestBegan, ContestEnded, Placed, TrickWon
from engine.fisherman.teaching import ACHIEVEMENTS

WON_BY_0 = Result({0: 1, 1: 2, 2: 3}, {0: 9, 1: 5, 2: 1}, {})


def trick(seat, points=1):
    return TrickWon(seat=seat, cards=(), caught=1, points=points)


def contest(winners, *tricks):
    began = ContestBegan(contest=1, contests=3, dealer_seat=0)
    return [began, *tricks, ContestEnded(contest=1, winner_seats=winners, winners=len(winners))]


def placed(*places):
    return [Placed(seat=seat, place=place, points=0, award=0, total=0) for seat, place in enumerate(places)]


def found(code, log):
    return set(ACHIEVEMENTS[code](log, WON_BY_0))


def test_a_big_catch_is_six_points_in_a_trick():
    assert found("big-catch", [trick(0, 5), trick(1, 6)]) == {1}


def test_two_contests_must_be_won_alone():
    assert found("twice-first", [*contest((0,)), *contest((0,))]) == {0}
    assert found("twice-first", [*contest((0,)), *contest((0, 1))]) == set()


def test_a_comeback_leads_from_last_in_the_first_contest_to_first():
    assert found("from-the-bottom", [*placed(3, 1, 2), *placed(1, 2, 3)]) == {0}
    assert found("from-the-bottom", placed(2, 1, 2)) == {0}, "the worst place there was"
    assert found("from-the-bottom", [*placed(1, 2, 3), *placed(3, 1, 2)]) == set()


def test_the_winner_with_the_fewest_tricks_is_recognised():
    assert found("few-tricks", contest((0,), trick(1), trick(2))) == {0}
    assert found("few-tricks", contest((0,), trick(0), trick(1))) == set()
    assert found("few-tricks", contest((0, 1), trick(2))) == set()


def test_clean_nets_took_no_trick_with_negative_points():
    assert found("clean-nets", [trick(0, -1), trick(1, 0), trick(2, 3)]) == {1, 2}
