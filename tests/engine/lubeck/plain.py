"""A slow, plain statement of the legal moves, independent of the engine's questions."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import cast

from engine import Match
from engine.lubeck.view import View

BEFORE = {
    "stettin": ("lubeck",),
    "visby": ("lubeck",),
    "helsingborg": ("lubeck",),
    "danzig": ("stettin",),
    "riga": ("danzig", "visby"),
    "reval": ("riga",),
    "bergen": ("helsingborg",),
    "hamburg": ("helsingborg",),
    "london": ("bergen",),
    "brugge": ("hamburg",),
}
"""The cities before each city. Rules: "Routes (one way only)"."""


def legal(match: Match, seat: int) -> set[str]:
    """The notations of a seat's legal moves."""
    view = cast("View", match.view(seat))
    return {move for move in _conceivable(view) if _is_allowed(view, seat, move)}


def _conceivable(view: View) -> Iterator[str]:
    ships = [ship.number for ship in view.ships]
    cards = _hand(view)
    yield from ("pass", "withdraw none", "embark new")
    yield from (f"take {number}" for number in range(len(view.packages) + 2))
    yield from (f"first {seat}" for seat in range(view.seats + 1))
    yield from (f"withdraw {one}" for one in ships)
    yield from (f"withdraw {one} {other}" for one, other in product(ships, ships))
    yield from (f"embark {ship}" for ship in ships)
    yield from (f"pirates {ship}" for ship in ships)
    yield from (f"transfer {ship} to {other}" for ship, other in product(ships, ships))
    yield from (f"discard {card}" for card in cards)
    for card in cards:
        verb = "" if card.startswith(("double", "start")) else "sell "
        for ship in ["new", *ships]:
            yield f"{verb}{card} {ship}" if card.startswith("start") else f"{verb}{card} on {ship}"


def _is_allowed(view: View, seat: int, move: str) -> bool:
    verb, *words = move.split()
    match view.step, verb:
        case "take", "take":
            number = int(words[0])
            return 1 <= number <= len(view.packages) and view.packages[number - 1] != ()
        case "first", "first":
            return int(words[0]) < view.seats
        case "withdraw", "withdraw":
            pawns = Counter(word for word in words if word != "none")
            mine = {str(ship.number): ship.pawns.count(seat) for ship in view.ships}
            return words == sorted(words) and all(mine[ship] >= pawns[ship] for ship in pawns)
        case "act", "pass":
            return len(_hand(view)) <= 3
        case "act", "discard":
            return len(_hand(view)) > 3 and not _can_play(view, seat)
        case "act", "embark":
            return _boards(view, seat, "lubeck", words[0])
        case "act", "sell" | "double" | "start" | "pirates" | "transfer":
            return _is_playable(view, seat, move)
        case _:
            return False


def _can_play(view: View, seat: int) -> bool:
    return any(_is_playable(view, seat, move) for move in _conceivable(view))


def _is_playable(view: View, seat: int, move: str) -> bool:
    """Whether a move plays a card of the hand legally."""
    match move.split():
        case ["sell", city, value, "on", ship]:
            return f"{city} {value}" in _hand(view) and _sails(view, seat, city, ship)
        case ["double", city, "on", ship]:
            return f"double {city}" in _hand(view) and _sails(view, seat, city, ship)
        case ["start", city, ship]:
            return f"start {city}" in _hand(view) and _boards(view, seat, city, ship)
        case ["pirates", ship]:
            return "pirates" in _hand(view) and _place(view, ship) not in ("park", "lost")
        case ["transfer", ship, "to", other]:
            there = ship != other and _place(view, other) not in ("park", "lost")
            return "transfer" in _hand(view) and there and _is_aboard(view, seat, ship)
        case _:
            return False


def _sails(view: View, seat: int, city: str, ship: str) -> bool:
    """Whether a pawn of this seat is on the ship, and the ship is in the city or one stop before it."""
    return ship != "new" and _is_aboard(view, seat, ship) and _place(view, ship) in (city, *BEFORE[city])


def _boards(view: View, seat: int, city: str, ship: str) -> bool:
    """Whether the seat has a pawn left, and the ship is in this city (a new ship: in the park)."""
    if sum(each.pawns.count(seat) for each in view.ships) == 2:
        return False
    if ship == "new":
        return any(each.at == "park" for each in view.ships)
    return _place(view, ship) == city


def _place(view: View, ship: str) -> str:
    return view.ships[int(ship) - 1].at


def _is_aboard(view: View, seat: int, ship: str) -> bool:
    return seat in view.ships[int(ship) - 1].pawns


def _hand(view: View) -> list[str]:
    return [str(card) for card in view.hand]
