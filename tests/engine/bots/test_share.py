"""Shares of matches won, with their intervals."""

from math import sqrt

import pytest

from engine.bots.share import share_of
from engine.core.chance import Chance, Dice


def test_the_share_is_the_mean_of_all_matches():
    share = share_of([[1.0, 0.5], [0.0, 1.0]], 0.5)
    assert (share.mean, share.matches, share.deals) == (0.625, 4, 2)


def test_many_deals_of_one_match_have_the_textbook_interval():
    share = share_of([[1.0]] * 600 + [[0.0]] * 400, 0.5)
    reach = 1.96 * sqrt(0.6 * 0.4 / 1000)
    assert share.low == pytest.approx(0.6 - reach, abs=0.001)
    assert share.high == pytest.approx(0.6 + reach, abs=0.001)


def test_two_matches_of_a_deal_with_equal_results_count_as_one():
    once = share_of([[1.0]] * 60 + [[0.0]] * 40, 0.5)
    twice = share_of([[1.0, 1.0]] * 60 + [[0.0, 0.0]] * 40, 0.5)
    assert (twice.low, twice.high) == pytest.approx((once.low, once.high))


def test_deals_decided_by_cards_show_no_difference_between_levels():
    share = share_of([[1.0, 0.0], [0.0, 1.0]] * 50, 0.5)
    assert (share.low, share.high) == (0.5, 0.5)


def test_a_few_equal_results_arent_certain():
    share = share_of([[1.0, 1.0]] * 4, 0.5)
    assert share.mean == share.high == 1.0
    assert share.low < 0.7


@pytest.mark.parametrize("results", [[0.0, 1.0], [1.0, 1.0]])
def test_a_single_deal_says_nothing(results):
    share = share_of([results], 0.5)
    assert (share.low, share.high) == (0.0, 1.0)


def test_an_incomplete_deal_counts_by_its_matches():
    assert share_of([[1.0, 1.0], [0.0]], 0.5).mean == pytest.approx(2 / 3)


def test_the_interval_contains_the_true_share_in_95_percent():
    dice = Dice(Chance("intervals"))
    held = 0
    for _ in range(400):
        deals: list[list[float]] = []
        for _ in range(20):
            lucky = dice.below(2)
            deals.append([float(dice.below(10) < 5 + 2 * lucky) for _ in range(2)])
        share = share_of(deals, 0.5)
        held += share.low <= 0.6 <= share.high
    assert 0.92 <= held / 400 <= 0.985
