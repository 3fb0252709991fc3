"""The events of a match."""

from typing import ClassVar

from engine.core.event import Event, Secret
from engine.core.statement import Seat
from engine.lubeck.data import CardText, City, Port

Cards = tuple[CardText, ...]
Scores = tuple[int, ...]
"""Scores by seat."""


class Dealt(Event, frozen=True):
    opens: ClassVar = True
    seat: Secret[Seat]
    cards: Secret[Cards]


class RoundBegan(Event, frozen=True):
    round: int
    compass_seat: Seat


class Reshuffled(Event, frozen=True):
    """The discards became the pile."""

    opens: ClassVar = True
    number: int
    """1 for the second pile, 2 for the pile that completes the last layout."""
    cards: int


class LaidOut(Event, frozen=True):
    """Cards were added to the packages."""

    opens: ClassVar = True
    round: int
    cards: Cards
    number: int


class LastRound(Event, frozen=True):
    headline: ClassVar = True
    round: int


class Took(Event, frozen=True):
    """A player took a package."""

    seat: Seat
    package: int
    cards: Cards


class NamedFirst(Event, frozen=True):
    seat: Seat
    first_seat: Seat


class NoChoice(Event, frozen=True):
    """Everyone can see that the seat has only one possible move, which is played next."""

    seat: Seat


class Embarked(Event, frozen=True):
    seat: Seat
    ship: int
    city: City
    fresh: int
    """1 if the ship comes from the park, else 0."""


class _Revealing(Event, frozen=True, kw_only=True):
    """Base class of events that may bring something hidden to light."""

    unsaid: ClassVar = Event.unsaid | {"revealing"}

    revealing: bool = False

    @property
    def reveals(self) -> bool:
        return self.revealing


class CardPlayed(_Revealing, frozen=True):
    """A card was played from a hand. That reveals something unless everyone had seen the card."""

    seat: Seat
    card: CardText


class Started(CardPlayed, frozen=True):
    ship: int
    city: City
    fresh: int
    """1 if the ship comes from the park, else 0."""


class Sold(CardPlayed, frozen=True):
    ship: int
    city: Port
    from_city: City
    sailed: int
    """1 if the ship sailed from another city, else 0."""
    points: int
    doubled: int
    """1 if the points are doubled, else 0."""


class Doubled(CardPlayed, frozen=True):
    """An x2 card was placed before its player."""

    ship: int
    city: Port
    from_city: City
    sailed: int
    """1 if the ship sailed from another city, else 0."""
    points: int
    """Additional points for cards sold in the city earlier."""


class Pirated(CardPlayed, frozen=True):
    """Pirates took a ship out of the game."""

    ship: int
    city: City
    pawn_seats: tuple[Seat, ...]
    pawns: int
    left: int
    """Number of ships left in the game."""


class Transferred(CardPlayed, frozen=True):
    """A pawn was moved from ship to ship."""

    ship: int
    city: City
    to_ship: int
    to_city: City


class Discarded(CardPlayed, frozen=True):
    """A card was discarded at a loss. That shows that no hidden card of the hand could be played."""

    points: int


class Passed(Event, frozen=True):
    seat: Seat


class Unloaded(Event, frozen=True):
    """A ship at an end of its route returned to the park."""

    ship: int
    city: City
    pawn_seats: tuple[Seat, ...]
    pawns: int


class Parked(Event, frozen=True):
    """An emptied ship returned to the park."""

    ship: int
    city: City


class Withdrew(Event, frozen=True):
    seat: Seat
    ships: tuple[int, ...]
    """Numbers of the ships that the pawns left, one per pawn."""
    pawns: int


class StayedAboard(Event, frozen=True):
    """The player withdrew no pawn."""

    seat: Seat


class RoundEnded(Event, frozen=True):
    ends_round: ClassVar = True
    headline: ClassVar = True
    round: int
    leader_seats: tuple[Seat, ...]
    leaders: int
    points: int
    """Highest score after the round."""
    totals: Scores


class Counted(Event, frozen=True):
    """The loss for a hand at the end of the match."""

    opens: ClassVar = True
    seat: Seat
    cards: Cards
    number: int
    points: int
    total: int
    """The player's final score."""


class MatchEnded(Event, frozen=True):
    headline: ClassVar = True
    winner_seats: tuple[Seat, ...]
    winners: int
    totals: Scores
