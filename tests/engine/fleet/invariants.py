"""Invariants of every position of Fleet."""

from collections import Counter
from itertools import chain
from typing import cast

from engine import Match
from engine.fleet.data import (
    BOAT_CAPACITY,
    BOATS,
    CRATES_PER_SEAT,
    KINDS,
    LICENCES,
    SET_UPS,
    boat_deck,
    licence_deck,
)
from engine.fleet.state import Player, State
from tests.engine.states import state_of


def check(match: Match) -> None:
    state = cast("State", state_of(match))
    _boat_cards_are_conserved(state)
    _licences_are_conserved(state)
    _crates_are_conserved(state)
    _hands_are_sorted(state)
    _boats_are_licensed(state)
    _boats_hold_no_more_than_they_take(state)
    _bidders_can_pay(state)
    _bills_can_be_paid(state)


def _boat_cards_are_conserved(state: State) -> None:
    """All 96 cards are in the pile, among the discards, in a hand, launched, or captains."""
    hands = chain(*(player.hand for player in state.players))
    boats = [boat for player in state.players for boat in player.boats]
    captains = [boat.captain for boat in boats if boat.captain]
    kinds = [boat.kind for boat in boats]
    assert Counter([*state.pile, *state.discards, *hands, *kinds, *captains]) == Counter(boat_deck())


def _licences_are_conserved(state: State) -> None:
    """All 26 licences are in the pile, on display, being auctioned, owned, gone or set aside."""
    owned = chain(*(player.licences for player in state.players))
    auctioned = [state.lot.licence] if state.lot else []
    places = [*state.licence_pile, *state.display, *state.gone, *state.removed]
    assert Counter([*places, *owned, *auctioned]) == Counter(licence_deck(*LICENCES))
    assert len(state.removed) == {4: 0, 3: 4, 2: 9}[state.seats]
    assert sum(LICENCES[each].premium for each in state.removed) == SET_UPS[state.seats].removed_premium


def _crates_are_conserved(state: State) -> None:
    """25 crates a player are in the supply, on boats, processed, or spent."""
    owned = sum(player.crates + sum(boat.crates for boat in player.boats) for player in state.players)
    assert state.supply + owned + state.spent == CRATES_PER_SEAT * state.seats
    assert state.supply > 0 or state.phase == "over"


def _hands_are_sorted(state: State) -> None:
    for cards in (*(player.hand for player in state.players), state.discards):
        assert list(cards) == sorted(cards, key=KINDS.index)


def _boats_are_licensed(state: State) -> None:
    for player in state.players:
        assert {boat.kind for boat in player.boats} <= player.allowed


def _boats_hold_no_more_than_they_take(state: State) -> None:
    for player in state.players:
        assert all(0 <= boat.crates <= BOAT_CAPACITY for boat in player.boats)
        assert player.crates >= 0
        assert player.licences.count("processing") or not player.crates


def _bidders_can_pay(state: State) -> None:
    if state.lot:
        for seat, amount in state.lot.bids:
            assert amount <= state.players[seat].purse
        amounts = [amount for _, amount in state.lot.bids]
        assert amounts == sorted(set(amounts))
        assert amounts[0] >= LICENCES[state.lot.licence].minimum


def _bills_can_be_paid(state: State) -> None:
    if state.bill:
        assert 0 < state.bill.due <= _money(state.players[state.bill.seat])


def _money(player: Player) -> int:
    return sum(BOATS[card].money for card in player.hand) + player.crates
