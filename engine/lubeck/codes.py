"""Cards, and ships with a pawn of one's own aboard, as numbers: the planner looks at thousands of positions.

A city's number is its place among the ports; the last number stands for Lübeck, and for no city. A card is
`city << 7 | kind << 4 | value`, which has the order of `in_order`. A ship with such a pawn is a spot:
`city << 7 | others << 3 | ship`, with the number of pawns of others aboard, and the ship's own number, 0 if
it is still in the park. Pawns in stock, or left out of account, have numbers of cities of their own.
"""

from collections.abc import Iterable
from functools import lru_cache

from engine.lubeck.data import HOME, KINDS, PORTS, Card, City, Kind

CITY: dict[City | None, int] = {
    **{port: number for number, port in enumerate(PORTS)},
    HOME: len(PORTS),
    None: len(PORTS),
}
AT_HOME = CITY[HOME]
IN_STOCK, NOWHERE = AT_HOME + 1, AT_HOME + 2
TRADE, DOUBLE, START, PIRATES, TRANSFER = range(len(KINDS))
_KIND: dict[Kind, int] = {kind: number for number, kind in enumerate(KINDS)}


@lru_cache(maxsize=256)
def coded(card: Card) -> int:
    return CITY[card.city] << 7 | _KIND[card.kind] << 4 | card.value


def coded_row(cards: Iterable[Card]) -> tuple[int, ...]:
    """The numbers of some cards, sorted."""
    return tuple(sorted(map(coded, cards)))


def card_code(city: int, kind: int) -> int:
    """The number of a card without a value."""
    return city << 7 | kind << 4


def city_of(code: int) -> int:
    """The city of a card or of a spot."""
    return code >> 7


def kind_of(card: int) -> int:
    return card >> 4 & 7


def value_of(card: int) -> int:
    """Of a trade card; 0 for others."""
    return card & 15


def loss_of(card: int) -> int:
    """What it costs to discard it (`Card.loss`)."""
    return card & 15 or 1


def spot_code(city: int, others: int, ship: int) -> int:
    return city << 7 | others << 3 | ship


def others_of(spot: int) -> int:
    """Pawns of others aboard."""
    return spot >> 3 & 15


def ship_of(spot: int) -> int:
    """The ship's number; 0 if it is still in the park."""
    return spot & 7


def sailed(spot: int, city: int) -> int:
    """The ship in another city."""
    return city << 7 | spot & 127
