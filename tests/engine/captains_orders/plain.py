"""A slow, plain statement of the legal moves, independent of the engine's questions."""

from collections.abc import Iterator

from engine import Match
from engine.captains_orders.rules import View


def legal(match: Match, seat: int) -> set[str]:
    """The notations of a seat's legal moves."""
    view = match.view(seat)
    assert isinstance(view, View)
    return {move for move in _conceivable(view.seats) if _is_allowed(view, seat, move)}


def _conceivable(seats: int) -> Iterator[str]:
    yield from ("declare", "silent")
    for rank in range(1, 11):
        yield from (f"{verb} {rank}" for verb in ("order", "obey", "discard", "give"))
        yield from (f"pass {rank} to {other}" for other in range(seats))
    for other in range(seats):
        yield from (f"ask {other}", f"accuse {other}")


def _is_allowed(view: View, seat: int, move: str) -> bool:
    verb, *words = move.split()
    numbers = [int(word) for word in words if word.isdecimal()]
    held = bool(numbers) and numbers[0] in view.hand
    other = bool(numbers) and numbers[-1] != seat
    match view.step, verb:
        case ("discard", "discard") | ("give", "give"):
            return held
        case "word", "declare" | "silent":
            return True
        case "turn", "accuse":
            return other
        case "turn", "order":
            return held and (view.order is None or numbers[0] < view.order.rank)
        case "turn", "obey":
            return held and view.order is not None and numbers[0] >= view.order.rank
        case "turn", "pass":
            return held and other and view.order is None
        case "turn", "ask":
            return other and view.order is None
        case _:
            return False
