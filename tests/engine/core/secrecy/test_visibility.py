"""The marks on a state's fields decide what a view shows."""

import pytest
from msgspec import Struct

from engine.core.chance import Chance
from engine.core.secrecy.visibility import BLANK, BySeat, Hidden, Own, redacted


class Player(Struct, frozen=True, cache_hash=True):
    hand: Own[tuple[str, ...]]
    captain: Own[str | None] = None
    points: int = 0


class State(Struct):
    players: BySeat[Player]
    pile: Hidden[tuple[str, ...]]
    seed: Chance
    bids: BySeat[Own[int]] = ()


class View(State, kw_only=True):
    seat: int | None


class Fleet(Struct, frozen=True):
    players: BySeat[Player]


class Nested(Struct):
    fleet: Fleet


STATE = State((Player(("a", "b"), "c", 3), Player(("d",))), ("e", "f"), Chance("7"), (1, 2))
BLANK_PLAYERS = (Player((BLANK, BLANK), BLANK, 3), Player((BLANK,)))


def test_a_seat_sees_its_own_things():
    view = redacted(STATE, View, 0, over=False)
    assert view.players == (STATE.players[0], BLANK_PLAYERS[1])
    assert view.bids == (1, None)


def test_a_spectator_sees_sizes_only():
    view = redacted(STATE, View, None, over=False)
    assert (view.players, view.pile, view.bids) == (BLANK_PLAYERS, (BLANK, BLANK), (None, None))


@pytest.mark.parametrize("seat", [0, 1, None])
def test_after_the_match_everything_but_the_chance_is_open(seat):
    view = redacted(STATE, View, seat, over=True)
    assert (view.players, view.pile, view.bids) == (STATE.players, STATE.pile, STATE.bids)
    assert view.seed is None


@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_sees_hidden_fields_and_the_chance(seat):
    view = redacted(STATE, View, seat, over=False)
    assert (view.pile, view.seed, view.seat) == ((BLANK, BLANK), None, seat)


def test_rows_by_seat_must_be_fields_of_the_state_itself():
    """In a struct inside the state, the mark would hide nothing."""
    with pytest.raises(AssertionError, match="BySeat"):
        redacted(Nested(Fleet(STATE.players)), Nested, None, over=False)
