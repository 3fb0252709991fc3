"""Invariants of every position of Fisherman."""

from collections import Counter
from itertools import chain
from typing import cast

from engine import Match
from engine.fisherman.data import DECKS, TRICKS
from engine.fisherman.scoring import value
from engine.fisherman.state import State
from tests.engine.states import state_of


def check(match: Match) -> None:
    state = cast("State", state_of(match))
    _cards_are_conserved(state)
    _hands_are_even(state)
    _points_are_of_what_is_caught(state)
    _shields_are_by_places(state)


def _cards_are_conserved(state: State) -> None:
    """All 50 cards (40 with three players) are in a hand, on the table, in a finished trick or left over."""
    tricks = (*(trick.laid for trick in state.tricks), state.trick)
    played = [laid.card for trick in tricks for laid in trick]
    assert Counter([*chain(*state.hands), *played, *state.left_over]) == Counter(DECKS[state.seats])


def _hands_are_even(state: State) -> None:
    """Each seat has played one card to each trick, or still owes one to the current trick."""
    dealt = TRICKS[state.seats]
    now = {laid.seat for laid in state.trick}
    assert len(now) == len(state.trick) < state.seats
    for seat, hand in enumerate(state.hands):
        assert len(hand) == dealt - len(state.tricks) - (seat in now)
    assert all(len(trick.laid) == state.seats for trick in state.tricks)


def _points_are_of_what_is_caught(state: State) -> None:
    """All cards together are worth 6 (4 with three players). Those not left over have been caught."""
    for ending in state.history:
        assert sum(ending.points) == sum(catch.value for hand in ending.caught for catch in hand)
    if state.over:
        left_over = sum(value(card, state.rules) for card in state.left_over)
        assert sum(state.history[-1].points) + left_over == {3: 4, 4: 6}[state.seats]


def _shields_are_by_places(state: State) -> None:
    for ending in state.history:
        assert list(ending.awards) == [{1: 5, 2: 3, 3: 1, 4: 0}[place] for place in ending.places]
    assert sum(state.totals) == sum(chain(*(ending.awards for ending in state.history)))
