"""The clever player."""

import pytest

from engine import Match
from engine.bots.levels import choose
from engine.fleet.data import Licence
from engine.fleet.policy import Prospects
from tests.engine.fleet.positions import player, position, state
from tests.engine.notation import play


def chosen(match: Match, seat: int = 0) -> str:
    return str(choose(match, seat, "clever", "a seed"))


def worth(match: Match, licence: Licence) -> float:
    return Prospects(state(match), 0).licence(licence)


@pytest.mark.parametrize("licence", ["shrimp", "cod", "lobster", "tuna", "processing"])
def test_a_standard_licence_is_worth_less_with_fewer_rounds_left(licence: Licence):
    owner = player("cod cod tuna tuna", "cod lobster")
    early = position(owner, owner, licence_pile="pub " * 14)
    late = position(owner, owner, licence_pile="pub")
    assert worth(early, licence) > worth(late, licence)


def test_it_keeps_cards_for_captains():
    """It pays with what it can't launch, and makes a captain of what pays least."""
    match = position(player("cod crab shrimp tuna", "tuna", "tuna"), player(), phase="launching")
    assert chosen(match) == "launch tuna"
    play(match, "0: launch tuna")
    assert chosen(match) == "pay cod"
    play(match, "0: pay cod")
    assert chosen(match).startswith("captain crab")


def test_it_launches_nothing_that_would_take_its_last_card():
    match = position(player("cod lobster", "lobster cod", "cod"), player(), phase="launching")
    assert chosen(match) != "launch lobster"


def test_in_the_last_round_it_launches_whatever_it_can():
    match = position(player("tuna shrimp", "tuna"), player(), phase="launching", last_round=True)
    assert chosen(match) == "launch tuna"


def test_it_does_not_overbid():
    match = position(player("tuna " * 8), player("tuna " * 8), licence_pile="pub pub")
    play(match, "0: open shrimp 20")
    assert chosen(match, 1) == "pass"


def test_it_opens_at_the_minimum():
    match = Match.start("fleet", 3, "minimum")
    seat = match.pending[0]
    assert chosen(match, seat) in {
        "open shrimp 4",
        "open cod 4",
        "open tuna 5",
        "open lobster 5",
        "open processing 5",
    }


def test_it_processes_what_its_boats_have_time_to_catch_again():
    fleet = "cod:tuna:4 cod:tuna:4 shrimp:tuna"
    early = position(player("cod", "processing cod", fleet), player("cod"), phase="fishing")
    assert chosen(early) == "process 1 2 3"
    late = position(player("cod", "processing cod", fleet), player("cod"), phase="fishing", last_round=True)
    assert chosen(late) == "process none"


def test_it_discards_what_it_needs_least():
    match = position(player("", "cod"), player("cod"), phase="drawing", pile="crab cod cod crab")
    assert chosen(match) == "discard crab"
