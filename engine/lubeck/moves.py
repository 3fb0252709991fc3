"""The moves and their notation."""

from collections.abc import Callable, Sequence
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta

from engine.core.move import NUMBER, Grammar, Move
from engine.core.statement import Named, Seat
from engine.lubeck.data import PORTS, Card, CardText, Port

_PORT = f"(?:{'|'.join(PORTS)})"

TradeCard = Annotated[CardText, Meta(pattern=f"{_PORT} [1-9]")]
"""The notation of a trade card, such as "riga 3"."""

AnyCard = Annotated[CardText, Meta(pattern=f"{_PORT} [1-9]|(?:double|start) {_PORT}|pirates|transfer")]

ShipNumber = Annotated[int, Named("ship")]

NewOr = Annotated[int | Literal["new"], Named("ship")]
"""The number of a ship with pawns aboard, or "new" for one from the park."""

Ships = Annotated[int | Annotated[str, Meta(pattern=f"none|(?:{NUMBER})(?: (?:{NUMBER}))+")], Named("ships")]
"""The ships that pawns leave, one per pawn: 2, "2 2 3", or "none"."""


class Take(Move, frozen=True):
    """Take a package of cards. Packages are numbered from 1."""

    form: ClassVar[str] = "take {package}"
    package: int


class NameFirst(Move, frozen=True):
    """Name the player who acts first."""

    form: ClassVar[str] = "first {seat}"
    seat: Seat


class Embark(Move, frozen=True):
    """Put a pawn from stock aboard a ship in Lübeck."""

    form: ClassVar[str] = "embark {ship}"
    ship: NewOr


class Sell(Move, frozen=True):
    """Play a trade card."""

    form: ClassVar[str] = "sell {card} on {ship}"
    card: TradeCard
    ship: ShipNumber


class Double(Move, frozen=True):
    """Play an x2 card."""

    form: ClassVar[str] = "double {city} on {ship}"
    city: Port
    ship: ShipNumber


class Start(Move, frozen=True):
    """Play a start card: put a pawn from stock aboard a ship in that city."""

    form: ClassVar[str] = "start {city} {ship}"
    city: Port
    ship: NewOr


class Pirates(Move, frozen=True):
    """Play pirates: remove a ship from the game."""

    form: ClassVar[str] = "pirates {ship}"
    ship: ShipNumber


class Transfer(Move, frozen=True):
    """Move a pawn from ship to ship."""

    form: ClassVar[str] = "transfer {ship} to {to_ship}"
    ship: ShipNumber
    to_ship: ShipNumber


class Pass(Move, frozen=True):
    """Pass for the rest of the round."""

    form: ClassVar[str] = "pass"


class Discard(Move, frozen=True):
    """Discard a card at a loss when no card can be played."""

    form: ClassVar[str] = "discard {card}"
    card: AnyCard


class Withdraw(Move, frozen=True):
    """Return pawns to stock after the round."""

    form: ClassVar[str] = "withdraw {ships}"
    ships: Ships

    @classmethod
    def of(cls, numbers: Sequence[int]) -> "Withdraw":
        """Withdraw a pawn from each of these ships, given in order."""
        if len(numbers) == 1:
            return cls(numbers[0])
        return cls(" ".join(map(str, numbers)) or "none")

    @property
    def numbers(self) -> tuple[int, ...]:
        """The ships, one for each pawn."""
        return () if self.ships == "none" else tuple(map(int, str(self.ships).split(" ")))


GRAMMAR = Grammar(Take, NameFirst, Embark, Sell, Double, Start, Pirates, Transfer, Pass, Discard, Withdraw)
PLANNABLE = Grammar(Take, Embark, Sell, Double, Start, Pass, Withdraw)


def card_of(move: Move) -> Card | None:
    """The card that a move plays or discards, or None."""
    read = _CARDS.get(type(move))
    return read(move) if read else None


_CARDS: dict[type[Move], Callable[[Any], Card]] = {
    Sell: lambda move: Card.read(move.card),
    Discard: lambda move: Card.read(move.card),
    Double: lambda move: Card("double", move.city),
    Start: lambda move: Card("start", move.city),
    Pirates: lambda move: Card("pirates"),
    Transfer: lambda move: Card("transfer"),
}
