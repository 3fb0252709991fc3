"""Why moves are refused, in the game's terms. The questions decide which moves are legal."""

from typing import Annotated

from engine.core.errors import Refusal
from engine.core.statement import Named
from engine.lubeck.data import CardText, City


class OwesPackage(Refusal, frozen=True):
    """The player must take a package first."""


class OwesFirst(Refusal, frozen=True):
    """The player must first name who acts first."""


class OwesAction(Refusal, frozen=True):
    """The player must take an action."""


class OwesWithdrawal(Refusal, frozen=True):
    """The player must choose the pawns to withdraw."""


class NoSuchPackage(Refusal, frozen=True):
    package: int
    packages: int
    """Number of packages on display."""


class PackageTaken(Refusal, frozen=True):
    package: int


class AboutShip(Refusal, frozen=True):
    """Base class: something is wrong with the ship named."""

    ship: int


class NoSuchShip(AboutShip, frozen=True):
    pass


class ShipLost(AboutShip, frozen=True):
    """The ship is out of the game."""


class ShipParked(AboutShip, frozen=True):
    """The ship isn't on the map."""


class NotAboard(AboutShip, frozen=True):
    """The seat has no pawn aboard, or fewer than named."""


class SameShip(AboutShip, frozen=True):
    """The pawn is already on that ship."""


class NotThere(AboutShip, frozen=True):
    """The ship can't be boarded in this city."""

    city: City


class OutOfReach(AboutShip, frozen=True):
    """The ship is neither in the card's city nor in one before it."""

    city: City


class NotInHand(Refusal, frozen=True):
    card: CardText


class TooManyCards(Refusal, frozen=True):
    """The player has too many cards to pass."""

    hand: int
    limit: int


class NotLaden(Refusal, frozen=True):
    """The player has too few cards to discard one."""

    hand: int
    limit: int


class CanPlay(Refusal, frozen=True):
    """The player can't discard while this card can be played."""

    card: CardText


class ShipsUnsorted(Refusal, frozen=True):
    ships: Annotated[str, Named("ships")]
    """Numbers of the ships, in ascending order."""
