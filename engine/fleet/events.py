"""The events of a match."""

from typing import ClassVar, Literal

from engine.core.event import Event, Secret
from engine.core.statement import Seat
from engine.fleet.data import BoatNumber, Card, Kind, Licence, PaymentText, TieBreaker

Cards = tuple[Card, ...]
Licences = tuple[Licence, ...]

DrawReason = Literal["cod", "lobster", "trade", "phase"]
"""Why cards are drawn: a licence, a traded crate, or the phase in which everyone draws."""
EndReason = Literal["licences", "crates"]
"""The supply that ran out and ended the match."""


class MatchBegan(Event, frozen=True):
    cards: Cards
    """Each player's initial cards."""
    supply: int
    """Number of crates in the supply."""


class RoundBegan(Event, frozen=True):
    round: int
    start_seat: Seat


class Displayed(Event, frozen=True):
    """New licences are on display."""

    opens: ClassVar = True
    licences: Licences
    left: int
    """Number of licences left in the pile."""


class Opened(Event, frozen=True):
    """A licence was put up for auction with a first bid."""

    seat: Seat
    licence: Licence
    amount: int


class Bid(Event, frozen=True):
    seat: Seat
    licence: Licence
    amount: int


class Passed(Event, frozen=True):
    seat: Seat
    licence: Licence


class Outpriced(Event, frozen=True):
    """Everyone can see that a player can't bid more."""

    seat: Seat
    licence: Licence


class Declined(Event, frozen=True):
    seat: Seat


class CannotOpen(Event, frozen=True):
    """Everyone can see that a player can't pay for any licence."""

    seat: Seat


class Won(Event, frozen=True):
    """A licence was bought."""

    headline: ClassVar = True
    seat: Seat
    licence: Licence
    price: int
    discount: int
    due: int


class Paid(Event, frozen=True):
    seat: Seat
    payment: PaymentText
    cards: Cards
    crates: int


class Unsold(Event, frozen=True):
    """Licences that nobody bought left the game."""

    licences: Licences


class LastRound(Event, frozen=True):
    headline: ClassVar = True
    round: int
    reason: EndReason


class Launched(Event, frozen=True):
    seat: Seat
    kind: Kind
    boat: BoatNumber
    cost: int
    discount: int
    due: int


class DoneLaunching(Event, frozen=True):
    seat: Seat


class Captained(Event, frozen=True):
    """A boat got a captain."""

    seat: Seat
    boat: BoatNumber
    kind: Kind
    card: Secret[Card]


class DoneHiring(Event, frozen=True):
    seat: Seat


class Drew(Event, frozen=True):
    opens: ClassVar = True
    seat: Seat
    count: int
    reason: DrawReason
    cards: Secret[Cards]


class Reshuffled(Event, frozen=True):
    """The discards were shuffled into a new pile."""

    opens: ClassVar = True
    count: int


class Fished(Event, frozen=True):
    seat: Seat
    boats: tuple[BoatNumber, ...]
    crates: int


class Processed(Event, frozen=True):
    seat: Seat
    boats: tuple[BoatNumber, ...]
    crates: int


class ProcessedNone(Event, frozen=True):
    seat: Seat


class Traded(Event, frozen=True):
    """A crate was traded for cards."""

    seat: Seat
    count: int


class Kept(Event, frozen=True):
    """The player didn't trade."""

    seat: Seat


class Discarded(Event, frozen=True):
    seat: Seat
    card: Card


class RoundEnded(Event, frozen=True):
    ends_round: ClassVar = True
    round: int


class Scored(Event, frozen=True):
    seat: Seat
    place: int
    points: int


class TieBroken(Event, frozen=True):
    """A tie on points was broken in the winners' favour."""

    headline: ClassVar = True
    winner_seats: tuple[Seat, ...]
    by: TieBreaker


class MatchEnded(Event, frozen=True):
    headline: ClassVar = True
    winner_seats: tuple[Seat, ...]
    winners: int
    scores: tuple[int, ...]
    """Final scores, by seat."""
