"""A slow, plain statement of the legal moves, independent of the engine's questions."""

from collections.abc import Iterator
from typing import cast

from engine import Match
from engine.fisherman.rules import View

KINDS = ("mackerel", "puffer", "bream", "goby", "squid")
CHOOSERS = {
    3: {"favourite": 1, "ranking": 2, "size": 2, "bad": 0},
    4: {"favourite": 1, "ranking": 2, "size": 3, "bad": 0},
}
"""Distance in seats from the dealer, clockwise, to the player who names each rule, by number of players."""


def legal(match: Match, seat: int) -> set[str]:
    """The notations of a seat's legal moves."""
    view = cast("View", match.view(seat))
    return {move for move in _conceivable() if _is_allowed(view, seat, move)}


def _conceivable() -> Iterator[str]:
    yield from ("ranking small", "ranking large")
    for kind in KINDS:
        yield from (f"favourite {kind}", f"bad {kind}")
        yield from (f"play {kind} {number}" for number in range(1, 11))
    for one in range(1, 11):
        yield from (f"size {one}-{other}" for other in range(1, 11))


def _is_allowed(view: View, seat: int, move: str) -> bool:
    verb, what, *number = move.split()
    named = {
        "favourite": view.rules.favourite,
        "ranking": view.rules.ranking,
        "size": view.rules.size,
        "bad": view.rules.bad,
    }
    if verb == "play":
        return None not in named.values() and _may_be_played(view, what, int(number[0]))
    if named[verb] is not None or seat != (view.dealer + CHOOSERS[view.seats][verb]) % view.seats:
        return False
    return _may_be_named(view, verb, what)


def _may_be_named(view: View, rule: str, what: str) -> bool:
    match rule:
        case "size":
            one, other = map(int, what.split("-"))
            return other == one + 1
        case "ranking":
            return True
        case _:
            in_play = what != "squid" or view.seats == 4
            return in_play and (rule == "favourite" or what != view.rules.favourite)


def _may_be_played(view: View, kind: str, number: int) -> bool:
    held = view.hand
    if (kind, number) not in held:
        return False
    if not view.trick:
        return True
    led = view.trick[0].card.kind
    return kind == led or all(card.kind != led for card in held)
