"""Plans: moves that players leave for their next turn."""

import pytest

from engine import Action, Choose
from tests.engine.captains_orders.positions import position


def test_moves_with_a_hand_card_and_asking_may_be_planned():
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
def test_accusations_and_declarations_cant_be_planned(plan):
    match = position([5], [2, 8], [5], [5])
    assert match.plan(1, plan) is None


@pytest.mark.parametrize("plan", ["obey 7", "pass 2 to 1", "ask 1", "ask 4"])
def test_plans_with_missing_cards_or_oneself_are_refused(plan):
    match = position([5], [2, 8], [5], [5])
    assert match.plan(1, plan) is None
