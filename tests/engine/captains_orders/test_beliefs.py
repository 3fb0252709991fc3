"""Imagined worlds follow from how likely they make the others' moves."""

from collections import Counter
from itertools import islice
from typing import cast

import pytest

from engine import Match
from engine.bots.observation import Observation
from engine.captains_orders.beliefs import (
    ORDER_LIKELIHOODS,
    REPLACE_CHANCE,
    cards_moved,
    likelihood,
    likely_worlds,
)
from engine.captains_orders.data import DECK
from engine.captains_orders.imagine import UNSEEN_CARD_WEIGHTS
from engine.captains_orders.state import State
from engine.core.position import Position
from tests.engine.captains_orders.positions import position, view
from tests.engine.conformance.variants import Variant, random_play
from tests.engine.notation import play
from tests.engine.states import state_of

HANDS = [4, 5, 7, 9, 9, 10], [2, 3, 5, 8, 8, 10], [3, 4, 6, 6, 9, 10], [5, 6, 7, 7, 8, 10]


def read(match: Match, seat: int, number: int, tries: int = 4) -> list[State]:
    return list(islice(likely_worlds(Observation(match, seat), "read", tries), number))


def likely(match: Match, seat: int) -> float:
    """The likelihood of the round's moves in the real state."""
    return likelihood(cast("State", state_of(match)), cards_moved(Observation(match, seat)))


@pytest.mark.parametrize("seats", [4, 8])
def test_no_world_contradicts_what_the_seat_has_seen(seats: int):
    match = Variant("captains_orders", seats).start("read")
    steps = set[str]()
    for _ in random_play(match, "read", most=150):
        if match.ply % 8 and view(match).step == "turn":
            continue
        steps.add(view(match).step)
        for seat in range(seats):
            for world in read(match, seat, 3):
                assert Position(match.game, world).view(seat) == match.view(seat)
                assert all(list(hand) == sorted(hand) for hand in world.hands)
                discarded = [rank for row in world.discards for rank in row]
                orders = [
                    each.rank for each in (*world.former_orders, *([world.order] if world.order else []))
                ]
                left = [rank for hand in world.hands for rank in hand]
                assert Counter([*left, *discarded, *orders, *world.undealt]) == Counter(DECK)
    assert steps >= {"turn", "discard"}


def test_obeying_a_low_order_suggests_no_lower_card():
    """Seat 1 obeyed the order with a 6, which was hardly a middle card of its hand."""
    match = position([1, 5, 7, 9, 9, 10], [6, 7, 8, 8, 10, 10], *HANDS[2:])
    play(match, "0: order 1", "1: obey 6")
    believed = sum(world.hands[1][0] < 6 for world in read(match, 0, 200, 20)) / 200
    imagined = [match.imagine(0, str(seed)) for seed in range(200)]
    supposed = sum(cast("State", state_of(each)).hands[1][0] < 6 for each in imagined) / 200
    assert believed < 0.7 * supposed


def test_the_likelihood_is_the_product_of_all_habits():
    """The likelihood of four moves: seat 0 orders its second-lowest rank, seat 1 could have replaced the
    order but obeys with its lowest possible card, seat 2 passes its third-lowest, and seat 3 discards its
    lowest."""
    match = position([4, 5, 7, 9, 9, 10], [2, 6, 7, 8, 8, 10], *HANDS[2:])
    play(match, "0: order 5", "1: obey 6")
    assert likely(match, 0) == pytest.approx(ORDER_LIKELIHOODS[1] * (1 - REPLACE_CHANCE))
    assert likely(match, 3) == likely(match, 0)
    match = position([5], [5, 9, 9], HANDS[2], HANDS[3], turn=2)
    play(match, "2: pass 6 to 3", "3: discard 5")
    assert likely(match, 0) == pytest.approx(UNSEEN_CARD_WEIGHTS[2] / UNSEEN_CARD_WEIGHTS[0])


def test_replacing_an_order_has_its_own_likelihood():
    """Seat 1 replaces an order that it could have obeyed with the 8."""
    match = position([7, 9], [2, 5, 8], *HANDS[2:])
    play(match, "0: order 7", "1: order 5")
    assert likely(match, 2) == pytest.approx(ORDER_LIKELIHOODS[1] * REPLACE_CHANCE)


def test_beliefs_are_the_same_for_the_same_seed():
    match = position(*HANDS)
    play(match, "0: order 9", "1: order 2", "2: obey 3", "3: obey 5")
    assert read(match, 2, 8) == read(match, 2, 8)
