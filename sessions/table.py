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
from sessions.clock import VOTE, Clock, Proposal, Stage, Vote


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
    once: bool = False  # it makes this one move for the person, and then plays here no more
    offered: bool = False  # whoever comes may have the seat that it holds

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
    played: int = 1  # the version with which the match became what it is
    started: int | None = None
    ended: int | None = None
    invited: tuple[int, ...] = ()
    barred: tuple[int, ...] = ()  # kicked from this lobby: they come back by invitation only
    private: bool = False  # closed to followers
    pace: int | None = None  # seconds for a move, beside what is saved; None: as many as one likes
    timeout: str = VOTE  # one of TIMEOUTS: what happens when somebody's time is out
    clocks: tuple[Clock, ...] = ()  # by seat; none before the start, and where there is no pace
    paused: int | None = None  # since when (house time) the clocks stand for all
    stood: int = 0  # the seconds for which they stood for all, in pauses that are over
    votes: tuple[Vote, ...] = ()  # under way, in seat order
    proposal: Proposal | None = None  # what some have to agree to
    asleep: int | None = None  # when it fell asleep last, nothing having happened for long
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

    def is_out(self, seat: int) -> bool:
        """Whether a person's time for the move that they owe is out."""
        return seat in self.waiting and bool(self.clocks) and self.clocks[seat].stage is Stage.OUT

    def voters(self, seat: int) -> list[int]:
        """Who decides about a seat whose time is out: the other people who play, and are here themselves."""
        return [
            other.player
            for number, other in enumerate(self.seats)
            if number != seat and other.player is not None and not self.is_out(number)
        ]

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
    def offered(self) -> tuple[int, ...]:
        """The seats that anybody may take."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.offered)

    @property
    def sleeps(self) -> bool:
        """Whether it fell asleep since the last move. A lobby that did so has been closed."""
        return self.asleep is not None and self.asleep > self.moved

    @property
    def result(self) -> Result | None:
        return self.match.result if self.match else None

    @property
    def seed(self) -> str | None:
        """The seed, once the match is over; secret until then, and for ever if it was given up."""
        return self.match.seed if self.match and self.status is Status.FINISHED else None


def with_seat(table: Table, number: int, seat: Seat) -> tuple[Seat, ...]:
    """The seats of a table, one of them changed."""
    return (*table.seats[:number], seat, *table.seats[number + 1 :])


class Planned(NamedTuple):
    """The plan by which a move was made."""

    person: int
    number: int
    rest: str | None  # what is left of it, in notation; None: nothing


@dataclass(frozen=True)
class Change:
    """Told to subscribers once a change of a table is on disk."""

    kind: str  # one of KINDS
    table: Table
    before: Table | None = None  # None when it was opened
    by: int | None = None  # the person who did it; None when a computer player or nobody did
    seat: int | None = None  # the seat that it is about: who moved, left or came back
    events: tuple[Event, ...] = ()  # what the move caused, hidden things included: tell it through the log
    planned: Planned | None = None  # the move was made by a plan: nobody did it just now


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
    "news-due",  # somebody who follows the table may be told of it again; the table is as before
    "plan-dropped",  # what somebody had planned came to nothing; the table is as before
    "stood-in",  # a computer player holds the seat of somebody who left the running game or was out of time
    "came-back",
    "clock-reminded",  # half of the time for a move is gone
    "clock-warned",  # nine tenths of it
    "clock-out",  # all of it
    "voted",  # on how to go on without somebody who is out of time
    "waited",  # decided: they have their time once more
    "lent",  # decided: a computer player makes this one move
    "offered",  # decided: a computer player holds their seat, and anybody may take it
    "seat-taken",  # by a newcomer
    "proposed",  # a pause or another pace, which some have to agree to
    "agreed",  # by one of several
    "objected",  # the proposal is dropped
    "paused",
    "resumed",
    "pace-changed",
    "timeout-changed",
    "rested",  # somebody's holiday has begun or ended, for the clocks at this table
    "fell-asleep",  # nothing has happened for long; the next move wakes it
    "closed",  # a lobby also by itself
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
