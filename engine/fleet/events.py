"""What happens in a match."""

from typing import ClassVar, Literal

from engine.core.event import Event, Secret
from engine.core.statement import Seat
from engine.fleet.data import BoatNumber, Card, Kind, Licence, PaymentText, TieBreaker

Cards = tuple[Card, ...]
Licences = tuple[Licence, ...]

DrawReason = Literal["cod", "lobster", "trade", "phase"]
"""Of a licence, in trade for a crate, or since everybody draws."""
EndReason = Literal["licences", "crates"]
"""What has run out."""


class MatchBegan(Event, frozen=True):
    cards: Cards
    """Everybody's."""
    supply: int
    """Crates."""


class RoundBegan(Event, frozen=True):
    round: int
    start_seat: Seat


class Displayed(Event, frozen=True):
    """Licences were turned up."""

    opens: ClassVar = True
    licences: Licences
    left: int
    """In the pile."""


class Opened(Event, frozen=True):
    """A licence is up for auction, with a first bid."""

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
    """All can see that a player can't bid more."""

    seat: Seat
    licence: Licence


class Declined(Event, frozen=True):
    seat: Seat


class CannotOpen(Event, frozen=True):
    """All can see that a player can't pay for any licence."""

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
    """Licences that nobody wanted leave the game."""

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
    """A boat has got a captain."""

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
    """The discards became the pile."""

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
    """A crate, for cards."""

    seat: Seat
    count: int


class Kept(Event, frozen=True):
    """There was no trade."""

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
    """Others have as many points as the winners. A tie-break decided."""

    headline: ClassVar = True
    winner_seats: tuple[Seat, ...]
    by: TieBreaker


class MatchEnded(Event, frozen=True):
    headline: ClassVar = True
    winner_seats: tuple[Seat, ...]
    winners: int
    scores: tuple[int, ...]
    """By seat."""
