"""What players leave to be played when their turn comes."""

import pytest

from engine import Action, Choose, Resolved
from engine.captains_orders.moves import Ask, Discard, Give, Obey, Order
from tests.engine.captains_orders.positions import position
from tests.engine.notation import play


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


def test_one_obeys_as_planned_if_the_order_allows_it():
    match = position([8, 9], [2, 8], [5], [5])
    play(match, "0: order 8")
    assert match.resolve(1, "obey 8") == Resolved(Obey(8))
    assert match.resolve(1, "obey 2") is None
    assert match.resolve(1, "order 2") == Resolved(Order(2))
    assert match.resolve(1, "ask 0") is None


def test_one_orders_as_planned_if_there_is_no_order():
    match = position([5, 6, 9], [2, 8], [5, 6], [5, 6])
    play(match, "0: pass 9 to 2", "2: discard 5")
    assert match.resolve(1, "order 8") == Resolved(Order(8))
    assert match.resolve(1, "ask 3") == Resolved(Ask(3))
    assert match.resolve(1, "obey 8") is None


def test_one_discards_and_gives_as_planned():
    match = position([5, 9], [2, 8], [5], [5])
    play(match, "0: pass 9 to 1")
    assert match.resolve(1, "discard 2") == Resolved(Discard(2))
    assert match.resolve(1, "give 2") is None
    match = position([5, 9], [2, 8], [5], [5])
    play(match, "0: ask 1")
    assert match.resolve(1, "give 2") == Resolved(Give(2))
    assert match.resolve(1, "discard 2") is None


def test_a_card_that_has_gone_is_not_played():
    match = position([5, 9, 9], [2, 3, 8], [5, 6], [5, 6])
    play(match, "0: ask 1", "1: give 8", "0: discard 5")
    assert match.resolve(1, "order 8") is None
