"""Imagination deals everything again that a seat can't know, and keeps what it knows."""

from collections import Counter
from importlib import import_module
from typing import Any

import pytest

from engine import Match
from engine.bots.levels import choose
from engine.captains_orders.round import begin_round
from engine.captains_orders.state import State
from engine.core.chance import Chance
from engine.core.errors import NoWorldFound
from tests.engine.captains_orders.positions import hand, position, view
from tests.engine.notation import play, worlds
from tests.engine.states import in_state, state_of

imagining = import_module("engine.captains_orders.imagine")  # The package has a function of this name.
HANDS = [1, 4, 7, 9, 9, 10], [2, 3, 5, 8, 8, 10], [3, 4, 6, 6, 9, 10], [4, 5, 7, 7, 8, 10]


UNSEEN = ("passed", "gave", "obeyed", "discarded")
"""Names of events in which a card moves unseen."""


def secrets(match: Match, code: str) -> list[Any]:
    """The events with this code, including their hidden parts."""
    return [event["rank"] for event in match.dump()["log"] if event["code"] == code]


def test_imagined_worlds_keep_the_own_hand_and_vary_others():
    match = position(*HANDS)
    imagined = worlds(match, 1, 100)
    assert {hand(world, 1) for world in imagined} == {hand(match, 1)}
    for other in (0, 2, 3):
        assert len({hand(world, other) for world in imagined}) > 90
    assert len({tuple(world.dump()["state"]["undealt"]) for world in imagined}) > 90


def test_every_unseen_rank_may_be_in_any_place():
    """Seat 1 can't see 48 cards, and each of them is equally likely to be the 1."""
    with_the_1 = Counter(
        next((seat for seat in range(4) if 1 in hand(world, seat)), None)
        for world in worlds(position(*HANDS), 1, 490)
    )
    assert all(30 <= with_the_1[seat] <= 95 for seat in (0, 2, 3))
    assert with_the_1[None] > 200


def test_cards_passed_on_are_remembered():
    """Giver and receiver both know a card that was handed over: the 4 is in the receiver's hand, or was
    discarded."""
    match = position(*HANDS)
    play(match, "0: pass 4 to 2", "2: discard 6")
    where = Counter(
        "hand" if 4 in hand(world, 2) else "discarded"
        for world in worlds(match, 0, 100)
        if secrets(world, "discarded") == [4] or 4 in hand(world, 2)
    )
    assert sum(where.values()) == 100
    assert where["hand"] > where["discarded"] > 0


def test_an_obeying_player_gave_no_card_below_the_order():
    match = position(*HANDS)
    play(match, "0: order 9", "1: obey 10")
    assert {secrets(world, "obeyed")[0] for world in worlds(match, 2, 100)} == {9, 10}
    assert {secrets(world, "obeyed")[0] for world in worlds(match, 0, 100)} == {10}


def test_a_card_revealed_later_was_there_before():
    """Seat 2 orders the only 1, which seat 0 had passed on. So the 1 wasn't among the hidden discards."""
    match = position(*HANDS)
    play(match, "0: pass 1 to 2", "2: discard 10", "1: pass 10 to 2", "2: discard 10", "2: order 1")
    for world in worlds(match, 0, 100):
        assert 1 not in secrets(world, "discarded")
        assert not any(1 in hand(world, seat) for seat in range(4))


def test_a_card_that_returns_is_recognised():
    """The only 1 went from seat 0 to seat 1, unseen to seat 2, and back to seat 0.

    So seat 1 must have given it to seat 2.
    """
    match = position(*HANDS)
    play(match, "0: pass 1 to 1", "1: discard 10", "1: pass 1 to 2", "2: discard 10", "2: pass 1 to 0")
    for world in worlds(match, 0, 100):
        assert (view(world, 1).received, view(world, 1).gave) == (((1, 0),), ((1, 2),))


def test_earlier_rounds_keep_what_the_seat_knows_of_them():
    match = position(*HANDS)
    play(match, "0: pass 4 to 2", "2: discard 6", "1: accuse 3")
    for seat in (0, 1, None):
        assert match.imagine(seat, "any").log(seat) == match.log(seat)
    assert stored(match.imagine(1, "any"), "passed")["rank"] is None
    assert stored(match.imagine(0, "any"), "passed")["rank"] == 4


def stored(match: Match, code: str) -> dict[str, Any]:
    """The only event with this code, including its hidden parts."""
    return next(event for event in match.dump()["log"] if event["code"] == code)


def test_the_truth_never_replaces_a_missing_world(monkeypatch: pytest.MonkeyPatch):
    """No world is found if every attempt runs into a contradiction. Computer players can do without one."""
    monkeypatch.setattr(imagining, "ATTEMPTS", 0)
    match = position(*HANDS)
    play(
        match,
        "0: pass 1 to 2",
        "2: discard 10",
        "1: pass 10 to 2",
        "2: discard 10",
        "2: order 1",
        "3: obey 8",
    )
    for seat in (0, 1, 2, 3, None):
        with pytest.raises(NoWorldFound):
            match.imagine(seat, "any")
    [seat] = match.pending
    assert choose(match, seat, "clever", "a seed") in match.legal_moves(seat)
    assert choose(match, seat, "clever", "a seed").verb != "accuse"


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_an_imagined_story_is_a_legal_play_of_the_round(seats: int):
    """Playing the imagined deal by the rules leads to the imagined state."""
    match = Match.start("captains_orders", seats, f"story {seats}")
    while match.pending and match.ply < 60:
        for seat in (0, seats - 1, None):
            world = match.imagine(seat, str(match.ply))
            assert retold(match, world) == without_chance(world)
        seat = match.pending[0]
        peaceful = [move for move in match.legal_moves(seat) if move.verb != "accuse"]
        match.play(seat, peaceful[match.ply * 7 % len(peaceful)])


def retold(match: Match, world: Match) -> State:
    """The state after the round's real moves, with the ranks of the imagined world."""
    told = world.dump()["log"]
    begin = max(place for place, event in enumerate(told) if event["code"] == "round-began")
    story = told[begin:]
    began = story[0].get("ply", 0)
    ranks = {event["ply"]: event["rank"] for event in story if event["code"] in UNSEEN}
    hands = tuple(tuple(event["ranks"]) for event in story if event["code"] == "dealt")
    state: State = state_of(match)
    state.round -= 1
    list(begin_round(state, state.dealer, hands, tuple(world.dump()["state"]["undealt"])))
    again = in_state(match, state)
    for ply, (seat, notation) in enumerate(match.record()["moves"][began:], began + 1):
        verb, *rest = notation.split()
        if verb in ("pass", "obey", "give", "discard"):
            rest[0] = str(ranks[ply])
        again.play(seat, " ".join([verb, *rest]))
    return without_chance(again)


def without_chance(match: Match) -> State:
    state: State = state_of(match)
    state.chance = Chance("")
    return state
