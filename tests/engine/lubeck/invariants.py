"""Invariants of every position of Lübeck."""

from collections import Counter
from itertools import chain
from typing import cast

from engine import Match
from engine.lubeck.data import PAWNS, SHIPS
from engine.lubeck.events import Counted, Discarded, Doubled, Sold
from engine.lubeck.state import State
from tests.engine.states import log_of, state_of


def check(match: Match) -> None:
    state = cast("State", state_of(match))
    _cards_are_conserved(state)
    _pawns_are_conserved(state)
    _ships_keep_their_numbers(state)
    _hands_are_small_between_rounds(state)
    _scores_follow_from_the_events(match)


def _cards_are_conserved(state: State) -> None:
    """All 60 cards are in a hand, before a player, in a package, in the pile or among the discards."""
    held = chain.from_iterable((*each.known, *each.secret, *each.doubles) for each in state.players)
    cards = Counter([*held, *chain(*state.packages), *state.pile, *state.discards])
    assert cards == Counter(state.chart.cards) and cards.total() == 60


def _pawns_are_conserved(state: State) -> None:
    """Each player has two pawns, aboard or in stock. Ships that are not on the map carry none."""
    for seat in range(state.seats):
        assert state.stock(seat) + sum(ship.pawns.count(seat) for ship in state.ships) == PAWNS
        assert state.stock(seat) >= 0
    for ship in state.ships:
        assert bool(ship.pawns) == ship.out
        assert list(ship.pawns) == sorted(ship.pawns)


def _ships_keep_their_numbers(state: State) -> None:
    assert [ship.number for ship in state.ships] == list(range(1, SHIPS[state.seats] + 1))


def _hands_are_small_between_rounds(state: State) -> None:
    for player in state.players:
        if player.passed:
            assert player.size <= 3
        if not player.secret:
            assert not player.ruled_out
        assert not set(player.secret) & set(player.ruled_out)


def _scores_follow_from_the_events(match: Match) -> None:
    state = cast("State", state_of(match))
    scores = [0] * state.seats
    for event in log_of(match):
        match event:
            case Sold(seat=seat, points=points) | Doubled(seat=seat, points=points):
                scores[seat] += points
            case Discarded(seat=seat, points=points) | Counted(seat=seat, points=points):
                scores[seat] -= points
            case _:
                pass
    assert scores == [player.tally.total for player in state.players]
