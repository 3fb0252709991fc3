"""How a match ends."""

import pytest

from engine import Match
from tests.engine.fleet.positions import finish, player, position, state, view
from tests.engine.notation import codes, facts, play


def buying(licence_pile: str) -> Match:
    """Make seat 0 buy the cod licence and seat 1 decline."""
    match = position(
        player("tuna tuna cod"), player("tuna tuna cod"), display="cod tuna", licence_pile=licence_pile
    )
    play(match, "0: open cod 6", "1: pass", "0: pay tuna tuna")
    return match


def test_the_round_is_finished_when_the_display_cannot_be_refilled():
    match = buying("")
    events = play(match, "1: decline")
    assert facts(events, "last-round") == {"round": 1, "reason": "licences"}
    assert view(match).last_round and match.pending
    finish(match)
    assert view(match).over and view(match).round == 1
    log = codes(match.log(None))
    assert log[log.index("last-round") :].count("discarded") == 2
    assert log[-4:] == ["round-ended", "scored", "scored", "match-ended"]


def test_a_display_filled_with_the_last_licences_is_enough():
    match = buying("pub")
    play(match, "1: decline")
    assert not view(match).last_round
    assert view(match).display == ("tuna", "pub")


def test_the_match_ends_if_an_unsold_display_cant_be_replaced():
    match = position(player("tuna tuna"), player("tuna tuna"), display="cod tuna", licence_pile="pub")
    events = play(match, "0: decline", "1: decline")
    assert codes(events)[:4] == ["declined", "unsold", "displayed", "last-round"]
    assert view(match).display == ("pub",)


@pytest.mark.parametrize("supply", [1, 2, 3])
def test_the_last_crate_ends_the_match_after_all_due_crates_are_given(supply: int):
    match = position(
        player("", "processing", "cod:cod cod:cod"), player("", "", "cod:cod"), phase="fishing", supply=supply
    )
    assert [boat.crates for each in view(match).players for boat in each.boats] == [1, 1, 1]
    assert state(match).supply == supply - 3
    assert view(match).crates_left == 0
    assert facts(match.log(None), "last-round") == {"round": 1, "reason": "crates"}
    assert view(match).over and match.pending == ()
    assert match.result


def test_the_round_continues_with_a_crate_left():
    match = position(player("", "", "cod:cod cod:cod"), player(), phase="fishing", supply=3)
    assert view(match).supply == 1
    assert match.pending


def test_everything_is_public_after_the_match():
    match = position(
        player("tuna", "", "cod:shrimp"), player("crab"), phase="fishing", supply=1, licence_pile="pub"
    )
    shown = view(match)
    assert [each.hand for each in shown.players] == [("tuna",), ("crab",)]
    assert shown.players[0].boats[0].captain == "shrimp"
    assert shown.removed == state(match).removed


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_ends_even_if_all_players_do_nothing(seats: int):
    """If nobody ever buys, the licences leave the game, one display per round."""
    match = Match.start("fleet", seats, "idle")
    finish(match)
    licences = {2: 17, 3: 22, 4: 26}[seats]
    assert view(match).round == licences // seats
    assert match.result and set(match.result.places.values()) == {1}
