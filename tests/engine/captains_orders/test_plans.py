"""Plans: moves that players leave for their next turn."""

import pytest

from engine import Action, Choose
from tests.engine.captains_orders.positions import position


def test_what_goes_from_the_hand_may_be_planned_and_asking():
    match = position([5], [2, 8, 8], [5], [5])
    rank, seat = Choose("rank", (2, 8)), Choose("seat", (0, 2, 3))
    assert match.plans(1) == (
        Action("obey", (rank,)),
        Action("order", (rank,)),
        Action("pass", (rank, seat)),
        Action("ask", (seat,)),
        Action("discard", (rank,)),
        Action("give", (rank,)),
    )


@pytest.mark.parametrize("plan", ["accuse 2", "declare", "silent"])
def test_an_accusation_and_ones_word_are_not_planned(plan):
    match = position([5], [2, 8], [5], [5])
    assert match.plan(1, plan) is None


@pytest.mark.parametrize("plan", ["obey 7", "pass 2 to 1", "ask 1", "ask 4"])
def test_cards_one_does_not_hold_and_oneself_are_not_planned(plan):
    match = position([5], [2, 8], [5], [5])
    assert match.plan(1, plan) is None
