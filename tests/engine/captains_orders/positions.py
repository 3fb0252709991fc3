"""Sets up positions: hands as rows of ranks, moves in the notation after their seat."""

from collections import Counter
from collections.abc import Sequence
from typing import cast

from engine import Match
from engine.captains_orders.data import DECK
from engine.captains_orders.round import begin_round
from engine.captains_orders.rules import View
from engine.captains_orders.scoring import Ending
from engine.captains_orders.state import PlacedOrder, State
from tests.engine.states import in_state, state_of


def position(
    *hands: Sequence[int],
    turn: int = 0,
    order: tuple[int, int] | None = None,
    won: Sequence[int] | None = None,
    dealer: int | None = None,
) -> Match:
    """A match with these hands, by seat. `order` is a rank and its owner.

    Hands may hold more cards of a rank than there are, so that a test can use the hands that show its rule
    best.
    """
    match = Match.start("captains_orders", len(hands), "a position")
    state: State = state_of(match)
    rest = Counter(DECK)
    rest.subtract(rank for hand in hands for rank in hand)
    state.round = 0
    log = list(
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
    return in_state(match, state, log)


def view(match: Match, seat: int | None = None) -> View:
    return cast("View", match.view(seat))


def hand(match: Match, seat: int) -> tuple[int, ...]:
    return view(match, seat).hand


def ending(match: Match) -> Ending:
    """The event that ended the last round."""
    ended = view(match).ending
    assert ended
    return ended
