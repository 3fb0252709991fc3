"""Every refusal carries the facts that its text needs."""

import pytest

from engine import Match
from tests.engine.fleet.positions import player, position
from tests.engine.notation import play, refused


def auction() -> Match:
    return position(player("tuna tuna shrimp"), player("tuna tuna shrimp"), display="cod tuna")


def bidding() -> Match:
    match = auction()
    play(match, "0: open cod 4")
    return match


def poor() -> Match:
    return position(player("crab shrimp"), player(), display="cod pub")


def paying() -> Match:
    match = position(player("shrimp cod tuna tuna", crates=1), player("cod"), display="cod tuna")
    play(match, "0: open cod 5")
    return match


def launching() -> Match:
    hand = "cod cod shrimp crab"
    return position(player(hand, "cod crab-crates", "cod:tuna cod"), player(), phase="launching")


def hiring() -> Match:
    match = launching()
    play(match, "0: done")
    return match


def processing() -> Match:
    fleet = "processing:cod cod:cod cod"
    owner = player("", "processing", fleet)
    return position(owner, player(), phase="fishing", process_from="others")


def discarding() -> Match:
    return position(player("crab"), player(), phase="drawing", pile="tuna tuna cod shrimp")


REFUSED = {
    "not-asked": [
        (auction, "0: pass", {}),
        (auction, "0: bid 5", {}),
        (bidding, "1: decline", {}),
        (bidding, "1: open tuna 5", {}),
        (paying, "0: done", {}),
        (launching, "0: captain cod on 2", {}),
        (launching, "0: pay shrimp", {}),
        (hiring, "0: launch cod", {}),
        (processing, "0: trade", {}),
        (discarding, "0: done", {}),
    ],
    "not-displayed": [(auction, "0: open pub 10", {"licence": "pub"})],
    "too-dear": [(poor, "0: open pub 10", {"minimum": 10, "most": 3})],
    "below-minimum": [(auction, "0: open tuna 4", {"licence": "tuna", "minimum": 5})],
    "above-purse": [
        (auction, "0: open tuna 9", {"amount": 9, "most": 8}),
        (bidding, "1: bid 9", {"amount": 9, "most": 8}),
    ],
    "not-higher": [
        (bidding, "1: bid 4", {"amount": 4, "best": 4}),
        (bidding, "1: bid 3", {"amount": 3, "best": 4}),
    ],
    "not-in-hand": [
        (paying, "0: pay lobster tuna", {"card": "lobster"}),
        (launching, "0: launch tuna", {"card": "tuna"}),
        (hiring, "0: captain tuna on 2", {"card": "tuna"}),
        (discarding, "0: discard tuna", {"card": "tuna"}),
    ],
    "no-crates": [(paying, "0: pay tuna +2", {"crates": 2, "held": 1})],
    "underpaid": [(paying, "0: pay tuna +1", {"due": 5, "offered": 4})],
    "could-keep": [(paying, "0: pay cod tuna tuna", {"item": "cod"})],
    "not-in-order": [
        (paying, "0: pay tuna shrimp", {}),
    ],
    "no-licence": [(launching, "0: launch shrimp", {"kind": "shrimp"})],
    "no-such-boat": [(hiring, "0: captain cod on 3", {"boat": 3}), (processing, "0: process 4", {"boat": 4})],
    "has-captain": [(hiring, "0: captain cod on 1", {"boat": 1})],
    "no-crate": [(processing, "0: process 3", {"boat": 3})],
    "from-processing": [(processing, "0: process 1", {"boat": 1})],
    "not-drawn": [(discarding, "0: discard crab", {"card": "crab"})],
}
"""Refused moves, each with its match and the details of the refusal, by code."""


@pytest.mark.parametrize(
    ("code", "match", "line", "details"),
    [(code, *case) for code, cases in REFUSED.items() for case in cases],
)
def test_a_move_is_refused_with_its_code(code, match, line, details):
    refusal = refused(match(), line)
    assert (refusal.code, refusal.details) == (code, details)


def test_an_unaffordable_boat_is_refused():
    match = position(player("cod crab", "cod crab-crates", "cod:tuna"), player(), phase="launching")
    refusal = refused(match, "0: launch crab")
    assert (refusal.code, refusal.details) == ("cannot-afford", {"kind": "crab", "due": 3, "most": 1})
