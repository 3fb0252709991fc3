"""A little language for positions: hands as rows of ranks, moves in the notation after their seat."""

from collections import Counter
from collections.abc import Sequence
from typing import cast

import pytest

from engine import Event, IllegalMove, Match
from engine.captains_orders.deck import DECK
from engine.captains_orders.round import begin_round
from engine.captains_orders.state import PlacedOrder, State
from engine.captains_orders.verdict import Ending
from engine.captains_orders.view import View


def position(
    *hands: Sequence[int],
    turn: int = 0,
    order: tuple[int, int] | None = None,
    won: Sequence[int] | None = None,
    dealer: int | None = None,
) -> Match:
    """A match in which these hands are held, by seat. `order` is a rank and its owner.

    Hands may hold more cards of a rank than there are: a rule is told best with the hands that show it.
    """
    match = Match.start("captains_orders", len(hands), "a position")
    state = cast(State, match._state)
    rest = Counter(DECK)
    rest.subtract(rank for hand in hands for rank in hand)
    state.round = 0
    match._log = list(
        begin_round(
            state,
            (turn - 1) % len(hands) if dealer is None else dealer,
            tuple(tuple(sorted(hand)) for hand in hands),
            tuple(rest.elements()),
        )
    )
    state.turn = state.actor = turn
    state.order = PlacedOrder(*order) if order else None
    state.won = tuple(won or (0,) * len(hands))
    return match


def play(match: Match, *lines: str) -> list[Event]:
    """Plays lines like "0: pass 10 to 1"; returns what the last one brought."""
    events: list[Event] = []
    for line in lines:
        seat, notation = line.split(": ")
        events = match.play(int(seat), notation)
    return events


def refused(match: Match, line: str) -> IllegalMove:
    """Tries a line that must be refused, and must change nothing."""
    before = match.copy()
    with pytest.raises(IllegalMove) as refusal:
        play(match, line)
    assert match == before
    return refusal.value


def codes(events: Sequence[Event]) -> list[str]:
    return [event.code for event in events]


def legal(match: Match, seat: int) -> list[str]:
    return [str(move) for move in match.legal_moves(seat)]


def view(match: Match, seat: int | None = None) -> View:
    return cast(View, match.view(seat))


def hand(match: Match, seat: int) -> tuple[int, ...]:
    held = view(match, seat).hand
    assert held is not None
    return held


def ending(match: Match) -> Ending:
    """How the last round ended."""
    ended = view(match).ending
    assert ended
    return ended
