"""Imagination deals everything again that a seat can't know, and keeps what it knows."""

from typing import Any

import pytest

from engine import Match
from tests.engine.fisherman.positions import contest, finish_contest, hand, set_rules, view
from tests.engine.notation import worlds


def playing(seats: int, seed: str) -> Match:
    match = contest(seats, seed=seed)
    set_rules(match, "favourite puffer", "ranking large", "size 6-7", "bad mackerel")
    return match


def test_imagined_worlds_keep_the_own_hand_and_vary_others():
    match = contest(4)
    imagined = worlds(match, 1, 50)
    assert {hand(world, 1) for world in imagined} == {hand(match, 1)}
    for other in (0, 2, 3):
        assert len({hand(world, other) for world in imagined}) == 50
    assert len({tuple(map(tuple, world.dump()["state"]["left_over"])) for world in imagined}) > 40


@pytest.mark.parametrize("seats", [3, 4])
def test_a_player_who_failed_to_follow_has_none_of_the_led_kind(seats: int):
    match = playing(seats, "voids")
    void: set[tuple[int, str]] = set()
    while view(match).tricks_left > 2:
        for seat in (0, None):
            for world in worlds(match, seat, 3):
                held = {
                    (each, card.kind) for each in range(seats) if each != seat for card in hand(world, each)
                }
                assert not held & void
        seat = match.pending[0]
        move = match.legal_moves(seat)[-1]
        led = view(match).trick[0].card.kind if view(match).trick else None
        if led and led not in str(move):
            void.add((seat, led))
        match.play(seat, move)
    assert void


@pytest.mark.parametrize("seats", [3, 4])
def test_an_imagined_story_is_a_legal_play_of_the_contest(seats: int):
    """The dealt hands, minus the cards that each player has played, are the present hands."""
    match = playing(seats, "story")
    finish_contest(match)
    while view(match).tricks_left > 3:
        for seat in (0, seats - 1, None):
            world = match.imagine(seat, str(match.ply))
            for each in range(seats):
                played = {event["card"] for event in plays(world) if event["seat"] == each}
                assert dealt(world)[each] - played == set(map(str, hand(world, each)))
                assert played <= dealt(world)[each]
        match.play(match.pending[0], match.legal_moves(match.pending[0])[0])


def story(match: Match) -> list[dict[str, Any]]:
    """The log of the current contest, including hidden parts."""
    log = match.dump()["log"]
    return log[max(place for place, event in enumerate(log) if event["code"] == "contest-began") :]


def dealt(match: Match) -> list[set[str]]:
    return [set(event["cards"]) for event in story(match) if event["code"] == "dealt"]


def plays(match: Match) -> list[dict[str, Any]]:
    return [event for event in story(match) if event["code"] in ("led", "played")]
