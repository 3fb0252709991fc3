"""Cities, cards, and the numbers of the game."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Annotated, Literal, NamedTuple, cast, get_args

from engine.core.statement import Named

_Port = Literal[
    "stettin", "visby", "helsingborg", "danzig", "riga", "bergen", "hamburg", "reval", "london", "brugge"
]
Port = Annotated[_Port, Named("city")]
City = Annotated[Literal["lubeck"] | _Port, Named("city")]
Kind = Literal["trade", "double", "start", "pirates", "transfer"]

CardText = Annotated[str, Named("card")]
"""The notation of a card (see `Card`)."""

HOME: City = "lubeck"
PORTS: tuple[Port, ...] = get_args(_Port)
CITIES: tuple[City, ...] = (HOME, *PORTS)
KINDS: tuple[Kind, ...] = get_args(Kind)

DECK_SIZE = 60
SHIPS = {3: 4, 4: 5, 5: 6}
"""Number of ships, by the number of players."""
PACKAGES = {3: 5, 4: 6, 5: 7}
"""Number of packages, by the number of players."""
PAWNS = 2
"""Number of pawns per player."""
CARDS_DEALT = 3
"""Number of hidden cards dealt to each player."""
HAND_LIMIT = 3
"""Maximum number of cards with which a player can pass."""


class Card(NamedTuple):
    """A card, written "riga 3" (a trade card), "double riga", "start riga", "pirates" or "transfer"."""

    kind: Kind
    city: Port | None = None
    value: int = 0
    """Points on a trade card; 0 for other cards."""

    def __str__(self) -> str:
        return _written(self)

    @property
    def loss(self) -> int:
        """The points lost if the card is left in hand. Rules: "its value, or 1 for an extra card"."""
        return self.value or 1

    @staticmethod
    def read(text: str) -> "Card":
        """Parse a card's notation."""
        return _read(text)


@lru_cache(maxsize=256)
def _written(card: Card) -> str:
    match card.kind:
        case "trade":
            return f"{card.city} {card.value}"
        case "double" | "start":
            return f"{card.kind} {card.city}"
        case _:
            return card.kind


@lru_cache(maxsize=256)
def _read(text: str) -> Card:
    first, _, rest = text.partition(" ")
    if first not in KINDS:
        return Card("trade", cast("Port", first), int(rest))
    return Card(first, cast("Port", rest) if rest else None)


@cache
def _rank(card: Card) -> int:
    place = PORTS.index(card.city) if card.city else len(PORTS)
    return 100 * place + 10 * KINDS.index(card.kind) + card.value


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Sort cards as in a hand: by city, trade cards by value first; cards without a city last."""
    return tuple(sorted(cards, key=_rank))


def texts(cards: Iterable[Card]) -> tuple[CardText, ...]:
    """The cards' notations."""
    return tuple(map(_written, cards))
