"""Derived facts of a view, for use in pictures."""

import pytest

from engine.fleet.data import Draw, Licence
from engine.fleet.rules import Owed
from engine.fleet.state import Phase
from tests.engine.fleet.positions import player, position, view
from tests.engine.notation import play

RICH = "tuna tuna tuna tuna"


@pytest.mark.parametrize(
    ("phase", "expected"),
    [("auction", "open"), ("launching", "launch"), ("fishing", "crates"), ("drawing", "discard")],
)
def test_each_phase_owes_its_own_decision(phase: Phase, expected: Owed):
    owner = player("cod cod tuna", "cod processing", "tuna:cod")
    match = position(owner, player(RICH), phase=phase, pile="cod shrimp " * 8)
    assert view(match).owed == expected


def test_phases_also_owe_bids_payments_and_captains():
    match = position(player(RICH), player(RICH), display="tuna cod")
    play(match, "0: open cod 4")
    assert view(match).owed == "bid"
    play(match, "1: pass")
    assert view(match).owed == "pay"
    match = position(player("cod cod lobster", "cod"), player(), phase="launching")
    play(match, "0: launch cod")
    assert view(match).owed == "pay"
    play(match, "0: pay lobster")
    assert view(match).owed == "hire"


def test_the_view_says_why_a_player_is_out_of_an_auction():
    match = position(*[player(RICH)] * 4, display="tuna cod pub shrimp")
    play(match, "0: open cod 6", "1: pass", "2: pass", "3: pass", "0: pay tuna tuna")
    play(match, "1: decline", "2: open tuna 5", "3: pass")
    assert [view(match).standing(seat) for seat in range(4)] == ["bought", "declined", "bought", None]
    match = position(*[player(RICH)] * 3, display="tuna cod pub")
    play(match, "0: open cod 6", "1: pass")
    assert [view(match).standing(seat) for seat in range(3)] == [None, "passed", None]


def test_players_are_out_only_during_the_auction_phase():
    match = position(player("cod cod tuna", "cod"), player(), phase="launching")
    assert view(match).standing(0) is None


def test_the_winners_are_first_and_none_before_the_end():
    tied = player("", "shrimp", "tuna:cod:2")
    assert view(position(tied, player("", "cod"), tied)).winners == ()
    match = position(tied, player("", "cod"), tied, phase="fishing", supply=1)
    assert view(match).winners == (0, 2)


@pytest.mark.parametrize(
    ("licence", "owned", "points", "draw", "bonus"),
    [
        ("shrimp", 2, 8, None, 0),
        ("lobster", 1, 3, Draw(1, None), 0),
        ("lobster", 2, 6, Draw(2, None), 0),
        ("tuna", 2, 6, Draw(3, "any"), 0),
        ("tuna", 3, 9, Draw(3, None), 0),
        ("crab-captains", 1, 5, None, 3),
        ("crab-crates", 1, 5, None, 2),
    ],
)
def test_the_view_shows_the_effects_of_licences(
    licence: Licence, owned: int, points: int, draw: Draw | None, bonus: int
):
    """Three of the player's boats have captains, and the boats carry six crates."""
    fleet = "tuna:cod:3 tuna:cod:3 cod:cod cod"
    match = position(player("cod cod cod", f"{licence} " * owned, fleet), player("cod cod cod"))
    benefit = view(match).benefit(0, licence)
    assert (benefit.number, benefit.points, benefit.bonus) == (owned, points, bonus)
    assert draw is None or benefit.draw == draw


def test_the_view_shows_possible_launches_and_the_number_of_captains():
    match = position(player("cod", "cod pub crab-crates", "cod:tuna cod"), player("cod"))
    seen = view(match, 1).players[0]
    assert seen.allowed == {"cod", "crab"}
    assert seen.captained == 1
