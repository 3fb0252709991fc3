"""Invariants of every position of Captain's Orders."""

from typing import cast

from engine import Match
from engine.captains_orders.data import DECK
from engine.captains_orders.state import State
from tests.engine.states import state_of


def check(match: Match) -> None:
    state = cast("State", state_of(match))
    cards = [rank for hand in state.hands for rank in hand]
    cards += state.undealt
    cards += [order.rank for order in (*state.former_orders, *([state.order] if state.order else []))]
    cards += [rank for row in state.discards for rank in row]
    assert sorted(cards) == sorted(DECK), "55 cards are conserved"
    assert all(list(hand) == sorted(hand) for hand in state.hands)
    # "Nobody ever holds 0 cards while a round runs."
    empty = [seat for seat, hand in enumerate(state.hands) if not hand]
    assert not empty or (state.step == "word" and empty == [state.actor]) or state.step == "over"
    # "There is always a legal move."
    assert all(match.legal_moves(seat) for seat in match.pending)
    assert len(match.pending) == (state.step != "over")
    assert state.order is None or state.order.owner != state.turn or state.step in ("word", "over")
    assert (max(state.won) >= 3) == (state.step == "over")
