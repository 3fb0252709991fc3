"""The events of a match."""

from typing import ClassVar

from engine.captains_orders.scoring import Role, Verdict
from engine.core.event import Event, Secret
from engine.core.statement import Seat

Ranks = tuple[int, ...]
Won = tuple[int, ...]
"""Number of rounds won, by seat."""


class RoundBegan(Event, frozen=True):
    round: int
    dealer_seat: Seat
    first_seat: Seat


class Dealt(Event, frozen=True):
    opens: ClassVar = True
    seat: Secret[Seat]
    ranks: Secret[Ranks]


class Ordered(Event, frozen=True):
    opens: ClassVar = True
    seat: Seat
    rank: int


class Reordered(Event, frozen=True):
    """A lower card replaced another player's order."""

    opens: ClassVar = True
    seat: Seat
    rank: int
    former_seat: Seat
    former_rank: int


class OrderDiscarded(Event, frozen=True):
    """An order came back to its owner's turn and was discarded."""

    seat: Seat
    rank: int


class HandedOver(Event, frozen=True):
    """A card was handed over, unseen by the others."""

    opens: ClassVar = True
    seat: Seat
    to_seat: Seat
    rank: Secret[int]

    def tells(self, seat: int | None) -> bool:
        return seat in (self.seat, self.to_seat)


class Passed(HandedOver, frozen=True):
    pass


class Gave(HandedOver, frozen=True):
    """A card was given to the player who asked for one."""


class Obeyed(HandedOver, frozen=True):
    pass


class Asked(Event, frozen=True):
    seat: Seat
    asked_seat: Seat


class Discarded(Event, frozen=True):
    seat: Seat
    rank: Secret[int]


class Accused(Event, frozen=True):
    opens: ClassVar = True
    headline: ClassVar = True
    seat: Seat
    accused_seat: Seat


class Emptied(Event, frozen=True):
    """A hand became empty."""

    seat: Seat


class Declared(Event, frozen=True):
    opens: ClassVar = True
    seat: Seat
    rank: int


class StayedSilent(Event, frozen=True):
    seat: Seat


class Showed(Event, frozen=True):
    """A hand shown at the end of a round, as it is judged."""

    opens: ClassVar = True
    seat: Seat
    ranks: Ranks
    points: int
    role: Role


class RoundEnded(Event, frozen=True):
    opens: ClassVar = True
    ends_round: ClassVar = True
    headline: ClassVar = True
    round: int
    verdict: Verdict
    seat: Seat
    """The seat that accused, or whose hand became empty."""
    captain_seats: tuple[Seat, ...]
    winner_seats: tuple[Seat, ...]
    winners: int
    points: tuple[int, ...]
    """Points in the round, by seat."""
    won: Won
    accused_seat: Seat | None = None

    @property
    def riddle(self) -> tuple[int, ...]:
        """The captains of the round."""
        return self.captain_seats


class MatchEnded(Event, frozen=True):
    headline: ClassVar = True
    winner_seats: tuple[Seat, ...]
    winners: int
    won: Won
