"""Worlds by what the moves of the others make likely."""

from collections import Counter
from itertools import islice
from typing import cast

import pytest

from engine import Match
from engine.bots.observation import Observation
from engine.captains_orders.beliefs import LOWEST_GOES, Chain, Mixing, worlds
from engine.captains_orders.data import DECK
from engine.captains_orders.imagine import moves_of
from engine.captains_orders.playout import REPLACING
from engine.captains_orders.rules import RULES
from engine.captains_orders.state import State
from engine.core.chance import Chance, Dice
from tests.engine.captains_orders.positions import position, view
from tests.engine.conformance.variants import Variant, random_play
from tests.engine.notation import play

HANDS = [4, 5, 7, 9, 9, 10], [2, 3, 5, 8, 8, 10], [3, 4, 6, 6, 9, 10], [5, 6, 7, 7, 8, 10]

MIXING = Mixing(60, 15, 5)


def read(match: Match, seat: int, number: int, mixing: Mixing = MIXING) -> list[State]:
    return list(islice(worlds(Observation(match, seat), "read", mixing), number))


@pytest.mark.parametrize("seats", [4, 8])
def test_no_world_contradicts_what_the_seat_has_seen(seats: int):
    match = Variant("captains_orders", seats).start("read")
    steps = set[str]()
    for _ in random_play(match, "read", most=150):
        if match.ply % 8 and view(match).step == "turn":
            continue
        steps.add(view(match).step)
        for seat in range(seats):
            for world in read(match, seat, 3, Mixing(20, 10, 2)):
                assert RULES.view(world, seat) == match.view(seat)
                assert all(list(hand) == sorted(hand) for hand in world.hands)
                discarded = [each.rank for each in world.discards]
                orders = [
                    each.rank for each in (*world.former_orders, *([world.order] if world.order else []))
                ]
                left = [rank for hand in world.hands for rank in hand]
                assert Counter([*left, *discarded, *orders, *world.undealt]) == Counter(DECK)
    assert steps >= {"turn", "discard"}


def test_who_obeys_a_low_order_is_thought_to_hold_nothing_lower_than_what_was_given():
    """The 6 that seat 1 gave was hardly a middle card of its hand."""
    match = position([1, 5, 7, 9, 9, 10], [6, 7, 8, 8, 10, 10], *HANDS[2:])
    play(match, "0: order 1", "1: obey 6")
    believed = sum(world.hands[1][0] < 6 for world in read(match, 0, 200)) / 200
    imagined = [match.imagine(0, str(seed)) for seed in range(200)]
    supposed = sum(cast(State, each._state).hands[1][0] < 6 for each in imagined) / 200
    assert believed < 0.7 * supposed


def test_a_chain_comes_to_each_story_as_often_as_it_is_likely():
    """The other card of seat 1 is one of four: by chance the 2 in one case of four. But with the 2 in hand it
    would less often have passed on a 6."""
    match = position([10], [6, 8], [8], [2], turn=1)
    play(match, "1: pass 6 to 0")
    state = cast(State, match._state)
    state.undealt = (8,)
    chain = Chain(state, moves_of(match.log(0)), 0)
    dice, twos = Dice(Chance("chain")), 0
    for _ in range(6000):
        chain.walk(2, dice)
        twos += chain.world().hands[1] == (2,)
    passed, kept = LOWEST_GOES[1] * 0.25, LOWEST_GOES[0] * 0.75
    assert twos / 6000 == pytest.approx(passed / (passed + kept), abs=0.015)


def test_obeying_with_a_lower_card_in_hand_is_less_likely():
    match = position([4, 5, 7, 9, 9, 10], [2, 6, 7, 8, 8, 10], *HANDS[2:])
    play(match, "0: order 5", "1: obey 6")
    chain = Chain(cast(State, match._state), moves_of(match.log(0)), 0)
    assert chain.likely == pytest.approx(0.5 * (1 - REPLACING))


def test_the_same_seed_reads_the_same():
    match = position(*HANDS)
    play(match, "0: order 9", "1: order 2", "2: obey 3", "3: obey 5")
    assert read(match, 2, 8) == read(match, 2, 8)
