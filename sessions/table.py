"""A table: one match of one game in one channel, from its lobby to its end.

Tables are values. A change makes a new `Table` and leaves the old one as it was, so whoever holds one
(a cog drawing it, a computer player thinking about it) holds one consistent moment of it, and a change
that could not be stored has changed nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from engine import Event, Match, Result
from engine.game import Choice


class Status(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"  # played to its end
    CLOSED = "closed"  # given up before its end

    @property
    def is_open(self) -> bool:
        return self in (Status.LOBBY, Status.PLAYING)


class Person(NamedTuple):
    id: int
    name: str  # as they are called at the table


@dataclass(frozen=True)
class Seat:
    """A place at the table: a person's, a computer player's, or a person's that a computer player holds
    for them since they left the running game (then both `person` and `computer` are set)."""

    person: int | None
    name: str
    computer: str | None = None  # the level of the computer player that plays here now

    @property
    def player(self) -> int | None:
        """The person who plays here now; None if a computer does."""
        return None if self.computer else self.person


@dataclass(frozen=True)
class Table:
    """One moment of a table. Times are Unix seconds. A seat's index is the engine's seat number once the
    match has started; in the lobby the seats are those taken so far, in the order of joining."""

    id: int
    server: int | None  # None in direct messages
    channel: int  # the channel or thread it is in
    parent: int | None  # the channel that the thread belongs to; None if it isn't in a thread
    game: str
    options: Mapping[str, Choice]
    host: int | None
    status: Status
    version: int  # grows with every change, never repeats
    seats: tuple[Seat, ...]
    shuffle: bool  # whether seats are shuffled at the start, or stay as joined
    opened: int
    moved: int  # the last move, or whatever changed last before the first one
    started: int | None = None
    ended: int | None = None
    invited: tuple[int, ...] = ()
    barred: tuple[int, ...] = ()  # kicked from this lobby: they come back by invitation only
    private: bool = False  # closed to followers
    seed_hash: str | None = None  # SHA-256 of the seed, shown from the start
    match: Match | None = field(default=None, repr=False)  # holds what is hidden: reach it through views

    @property
    def names(self) -> list[str]:
        """What the seats are called, in seat order."""
        return [seat.name for seat in self.seats]

    def seat_of(self, person: int) -> int | None:
        """The seat that the person plays now; None also while a computer holds it for them."""
        return next((i for i, seat in enumerate(self.seats) if seat.player == person), None)

    def kept_for(self, person: int) -> int | None:
        """The seat that a computer player holds until the person comes back."""
        return next((i for i, seat in enumerate(self.seats) if seat.computer and seat.person == person), None)

    @property
    def people(self) -> list[int]:
        """Who plays here now, in seat order."""
        return [seat.player for seat in self.seats if seat.player is not None]

    @property
    def is_broken(self) -> bool:
        """Whether it was started, but nothing can be made of what is stored of its match."""
        return self.started is not None and self.match is None

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a move; none when the match isn't running."""
        return self.match.pending if self.match and self.status is Status.PLAYING else ()

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a move and are played by people."""
        return tuple(seat for seat in self.pending if self.seats[seat].computer is None)

    @property
    def result(self) -> Result | None:
        return self.match.result if self.match else None

    @property
    def seed(self) -> str | None:
        """The seed, once the match is over; secret until then, and for ever if it was given up."""
        return self.match.seed if self.match and self.status is Status.FINISHED else None


@dataclass(frozen=True)
class Change:
    """Told to subscribers once a change of a table is on disk."""

    kind: str  # one of KINDS
    table: Table
    before: Table | None = None  # None when it was opened
    by: int | None = None  # the person who did it; None when a computer player or nobody did
    seat: int | None = None  # the seat that it is about: who moved, left or came back
    events: tuple[Event, ...] = ()  # what the move caused, hidden things included: tell it through the log


KINDS = (
    "opened",
    "joined",
    "left",  # the lobby
    "computer-added",
    "computer-removed",
    "invited",
    "declined",
    "kicked",
    "host-changed",
    "option-changed",
    "privacy-changed",
    "moved-house",  # to another channel
    "started",
    "moved",  # also the last move: the table's status is FINISHED then
    "undone",
    "stood-in",  # somebody left the running game, a computer player holds their seat
    "came-back",
    "closed",
)


@dataclass(frozen=True)
class Message:
    """A message on Discord that shows a table."""

    message: int
    table: int
    kind: str  # what it is for, in the cogs' own words: "table", "turn", "hand" ...
    channel: int
    version: int  # the table's version that it shows
    posted: int
    person: int | None = None  # whom it is for; None if for everybody


@dataclass(frozen=True)
class Verdict:
    """Whether a finished match was what it was said to be."""

    seed: str
    seed_hash: str  # as it was shown at the start
    seed_fits: bool  # SHA-256 of the seed is that hash
    result_fits: bool  # the record, played again, ends with the result that was told

    @property
    def fair(self) -> bool:
        return self.seed_fits and self.result_fits
