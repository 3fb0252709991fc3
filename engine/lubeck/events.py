"""What happens in a match."""

from typing import ClassVar

from engine.core.event import Event, Secret
from engine.core.statement import Seat
from engine.lubeck.data import CardText, City, Port

Cards = tuple[CardText, ...]
Scores = tuple[int, ...]
"""By seat."""


class Dealt(Event, frozen=True):
    opens: ClassVar = True
    seat: Secret[Seat]
    cards: Secret[Cards]


class RoundBegan(Event, frozen=True):
    round: int
    compass_seat: Seat


class Reshuffled(Event, frozen=True):
    """The discards become the pile."""

    opens: ClassVar = True
    number: int
    """1: the second pile; 2: the one that completes the last layout."""
    cards: int


class LaidOut(Event, frozen=True):
    """Cards join the packages."""

    opens: ClassVar = True
    round: int
    cards: Cards
    number: int


class LastRound(Event, frozen=True):
    headline: ClassVar = True
    round: int


class Took(Event, frozen=True):
    """A package came into a hand."""

    seat: Seat
    package: int
    cards: Cards


class NamedFirst(Event, frozen=True):
    seat: Seat
    first_seat: Seat


class NoChoice(Event, frozen=True):
    """What follows is all that is left to this seat, as everybody can see."""

    seat: Seat


class Embarked(Event, frozen=True):
    seat: Seat
    ship: int
    city: City
    fresh: int
    """1 if the ship comes from the park."""


class _Revealing(Event, frozen=True, kw_only=True):
    """An event that may bring something hidden to light."""

    unsaid: ClassVar = Event.unsaid | {"revealing"}

    revealing: bool = False

    @property
    def reveals(self) -> bool:
        return self.revealing


class CardPlayed(_Revealing, frozen=True):
    """A card left a hand. Something hidden comes to light if nobody else had seen it."""

    seat: Seat
    card: CardText


class Started(CardPlayed, frozen=True):
    ship: int
    city: City
    fresh: int
    """1 if the ship comes from the park."""


class Sold(CardPlayed, frozen=True):
    ship: int
    city: Port
    from_city: City
    sailed: int
    """1 if the ship was in another city before."""
    points: int
    doubled: int
    """1 if they are."""


class Doubled(CardPlayed, frozen=True):
    """An x2 card lies before its player."""

    ship: int
    city: Port
    from_city: City
    sailed: int
    """1 if the ship was in another city before."""
    points: int
    """What cards sold there before bring more."""


class Pirated(CardPlayed, frozen=True):
    """A ship left the game."""

    ship: int
    city: City
    pawn_seats: tuple[Seat, ...]
    pawns: int
    left: int
    """Ships in the game."""


class Transferred(CardPlayed, frozen=True):
    """A pawn went from ship to ship."""

    ship: int
    city: City
    to_ship: int
    to_city: City


class Discarded(CardPlayed, frozen=True):
    """At a loss. It shows that none of the cards that nobody else has seen could be played."""

    points: int


class Passed(Event, frozen=True):
    seat: Seat


class Unloaded(Event, frozen=True):
    """A ship at an end goes back to the park."""

    ship: int
    city: City
    pawn_seats: tuple[Seat, ...]
    pawns: int


class Parked(Event, frozen=True):
    """An emptied ship goes back to the park."""

    ship: int
    city: City


class Withdrew(Event, frozen=True):
    seat: Seat
    ships: tuple[int, ...]
    """One for each pawn."""
    pawns: int


class StayedAboard(Event, frozen=True):
    """Nobody was withdrawn."""

    seat: Seat


class RoundEnded(Event, frozen=True):
    ends_round: ClassVar = True
    headline: ClassVar = True
    round: int
    leader_seats: tuple[Seat, ...]
    leaders: int
    points: int
    """The highest score."""
    totals: Scores


class Counted(Event, frozen=True):
    """What a hand costs at the end."""

    opens: ClassVar = True
    seat: Seat
    cards: Cards
    number: int
    points: int
    total: int
    """The final score."""


class MatchEnded(Event, frozen=True):
    headline: ClassVar = True
    winner_seats: tuple[Seat, ...]
    winners: int
    totals: Scores
