"""The events of a match."""

from typing import ClassVar

from engine.core.event import Event, Secret
from engine.core.statement import Seat
from engine.fisherman.data import CardText, Kind, Ranking, SizeText


class ContestBegan(Event, frozen=True):
    contest: int
    contests: int
    dealer_seat: Seat


class Dealt(Event, frozen=True):
    opens: ClassVar = True
    seat: Secret[Seat]
    cards: Secret[tuple[CardText, ...]]


class FavouriteNamed(Event, frozen=True):
    seat: Seat
    kind: Kind


class RankingNamed(Event, frozen=True):
    seat: Seat
    ranking: Ranking


class SizeNamed(Event, frozen=True):
    seat: Seat
    size: SizeText


class BadNamed(Event, frozen=True):
    seat: Seat
    kind: Kind


class Led(Event, frozen=True):
    """The first card of a trick was led."""

    opens: ClassVar = True
    seat: Seat
    card: CardText
    trick: int
    """Number of the trick, counted from 1."""
    tricks: int


class Played(Event, frozen=True):
    """A card was played to a trick that another player led."""

    opens: ClassVar = True
    seat: Seat
    card: CardText


class LastTrick(Event, frozen=True):
    """The last trick was played automatically."""

    trick: int


class TrickWon(Event, frozen=True):
    seat: Seat
    cards: tuple[CardText, ...]
    """The captured cards that count."""
    caught: int
    """Number of captured cards that count."""
    points: int


class ContestEnded(Event, frozen=True):
    ends_round: ClassVar = True
    headline: ClassVar = True
    contest: int
    winner_seats: tuple[Seat, ...]
    winners: int

    @property
    def riddle(self) -> tuple[int, ...]:
        """The winners of the contest."""
        return self.winner_seats


class Placed(Event, frozen=True):
    """A seat's place in a contest, and its award."""

    seat: Seat
    place: int
    points: int
    award: int
    """Victory points for the place."""
    total: int
    """Victory points of all contests so far."""


class MatchEnded(Event, frozen=True):
    headline: ClassVar = True
    winner_seats: tuple[Seat, ...]
    winners: int
    totals: tuple[int, ...]
    """Total victory points, by seat."""
