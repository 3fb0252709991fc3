"""A table: one match of one game in one channel, from its lobby to its end.

Tables are immutable: a change creates a new `Table`. So code that holds a table, for example to draw it, sees
a consistent state. A change that can't be stored has no effect.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from engine import Match, Result
from sessions.people.names import distinct
from sessions.people.reach import Unheard
from sessions.tables.clock import Clock, Stage
from sessions.tables.fixture import Fixture
from sessions.tables.habits import DEFAULT_HABITS, Habits
from sessions.tables.origin import Origin
from sessions.tables.seed import SharedSeed
from sessions.tables.setup import Setup
from sessions.tables.votes import Proposal, Vote


class Status(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"  # The match is over.
    CLOSED = "closed"  # The table was abandoned, or its match never started.

    @property
    def is_open(self) -> bool:
        return self in (Status.LOBBY, Status.PLAYING)


class Hint(NamedTuple):
    """A hint that a player took."""

    seat: int
    ply: int
    """Number of moves made before the hint."""


class Person(NamedTuple):
    id: int
    name: str  # name shown at the table


class Seat(Struct, frozen=True, omit_defaults=True):
    """A seat, taken by a person, by a computer player, or by both.

    Both `person` and `computer` are set when a computer player holds the seat for a person who left the game.
    """

    person: int | None
    name: str
    computer: str | None = None  # level of the computer player that plays now
    once: bool = False  # whether the computer player makes only this one move
    offered: bool = False  # whether anyone may take over from the computer player
    word: str = ""  # the person's part of a shared seed, in the lobby

    @property
    def player(self) -> int | None:
        """The person who plays now; None if a computer player does."""
        return None if self.computer else self.person


class Table(Struct, frozen=True, omit_defaults=True):
    """The state of a table at one version. Times are Unix seconds.

    In the lobby, seats are listed in the order of joining. Once the match has started, their indices are the
    engine's seat numbers.

    Every field but `company` and `match` is stored in the document; see `sessions/tables/store.py`.
    """

    id: int
    server: int | None  # id of the server; None in direct messages
    channel: int  # id of the channel or thread
    parent: int | None  # id of the thread's channel; None if the table isn't in a thread
    game: str
    setup: Setup
    host: int | None
    status: Status
    version: int  # a number that grows with every change and never repeats
    seats: tuple[Seat, ...]
    opened: int
    moved: int  # time of the last move, or of the last change before the first move
    played: int = 1  # the version at which the match last changed
    started: int | None = None
    ended: int | None = None
    closed_by: int | None = None  # the person who closed the table; None for no one, or an operator
    invited: tuple[int, ...] = ()
    kicked: tuple[int, ...] = ()  # people who need an invitation to the lobby, and can't join the match
    unheard: dict[int, Unheard] = {}  # the awaited people who are hard to reach
    private: bool = False  # whether the table is closed to followers
    hints: tuple[Hint, ...] = ()  # hints taken so far
    clocks: tuple[Clock, ...] = ()  # clocks by seat; empty before the start and without a pace
    paused: int | None = None  # uptime at which all clocks were stopped
    stood: int = 0  # total seconds of earlier pauses
    votes: tuple[Vote, ...] = ()  # open votes, in seat order
    proposal: Proposal | None = None  # the proposal that awaits agreement
    asleep: int | None = None  # when the table last fell asleep, after a long time without a move
    seed_hash: str | None = None  # SHA-256 of the seed or the bot's part of it; public from the start
    shared_seed: SharedSeed | None = None  # parts of the seed, if players add to it
    origin: Origin | None = None  # the match that this one continues; None if it begins with the deal
    fixture: Fixture | None = None  # the table's place in a tournament
    lesson: bool = False  # a guided match for its host (`sessions/playing/lessons.py`)
    chain: str | None = None  # the last hash of the log's chain; None before the start
    record: dict[str, Any] | None = None  # record of the match at its start; later moves are in the log
    shown_result: Result | None = None  # the result as shown at the end
    is_damaged: bool = False  # whether the document is unreadable, so that the table can only be closed
    company: dict[int, Habits] = {}
    """Habits of everyone with a seat, at the time the table was loaded."""
    match: Match | None = None  # the match, which has hidden information: use its views

    def __repr__(self) -> str:
        """A text for logs, without hidden information."""
        return f"<Table {self.id}: {self.game}, {self.status}, version {self.version}>"

    @property
    def names(self) -> list[str]:
        """The names of the seats, in seat order."""
        return [seat.name for seat in self.seats]

    def seat_of(self, person: int) -> int | None:
        """The person's seat; None if they have none or a computer player holds it."""
        for number, seat in enumerate(self.seats):
            if seat.person == person and not seat.computer:
                return number
        return None

    def kept_for(self, person: int) -> int | None:
        """The seat that a computer player holds for the person, or None."""
        return next((i for i, seat in enumerate(self.seats) if seat.computer and seat.person == person), None)

    def is_out_for_good(self, seat: int) -> bool:
        """Whether the operators removed the seat's person from the running game."""
        return self.status is not Status.LOBBY and self.seats[seat].person in self.kicked

    @property
    def people(self) -> list[int]:
        """The people who play now, in seat order."""
        return [seat.player for seat in self.seats if seat.player is not None]

    @property
    def persons(self) -> list[int]:
        """Everyone with a seat, even if a computer player holds it for them."""
        return [seat.person for seat in self.seats if seat.person is not None]

    def habits(self, person: int) -> Habits:
        """The player's settings that their clock depends on."""
        return self.company.get(person, DEFAULT_HABITS)

    def away_until(self, person: int, now: int) -> int | None:
        """When the player's clock restarts after a holiday, in Unix time; None if no holiday stops it."""
        return self.habits(person).away_until(now)

    def is_out(self, seat: int) -> bool:
        """Whether the seat's person owes a move and has run out of time."""
        return seat in self.waiting and bool(self.clocks) and self.clocks[seat].stage is Stage.OUT

    def still_plays(self, seat: int) -> bool:
        """Whether a person plays the seat themselves and isn't out of time."""
        return self.seats[seat].player is not None and not self.is_out(seat)

    def voters(self, seat: int) -> list[int]:
        """The people who vote on a seat that is out of time: the others who still play."""
        return [
            other.player
            for number, other in enumerate(self.seats)
            if number != seat and other.player is not None and self.still_plays(number)
        ]

    @property
    def is_broken(self) -> bool:
        """Whether the document is unreadable or the match can't be restored."""
        return self.is_damaged or (self.started is not None and self.match is None)

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a move; empty if the match isn't running."""
        return self.match.pending if self.match and self.status is Status.PLAYING else ()

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a move and are played by people."""
        return tuple([seat for seat in self.pending if self.seats[seat].computer is None])

    @property
    def awaited(self) -> tuple[int, ...]:
        """The people whom the table calls: those who owe a move, or are invited to the lobby."""
        if self.status is Status.LOBBY:
            return self.invited
        return tuple([person for seat in self.waiting if (person := self.seats[seat].player) is not None])

    @property
    def computer_to_move(self) -> int | None:
        """The first seat in which a computer player owes a move; None if there is none."""
        return next((seat for seat in self.pending if self.seats[seat].computer), None)

    @property
    def offered(self) -> tuple[int, ...]:
        """The seats that anyone can take."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.offered)

    @property
    def sleeps(self) -> bool:
        """Whether the table has fallen asleep since the last move. A forgotten lobby is closed instead."""
        return self.asleep is not None and self.asleep > self.moved

    @property
    def opening(self) -> int:
        """Number of moves taken over from its `origin`."""
        return self.origin.ply if self.origin else 0

    @property
    def is_set(self) -> bool:
        """Whether the match is fixed before it starts, so that seats and options can't be chosen."""
        return self.origin is not None or self.lesson

    @property
    def counts(self) -> bool:
        """Whether the result counts. Lessons and continued matches don't: their secrets may be known."""
        return not self.is_set

    @property
    def result(self) -> Result | None:
        return self.match.result if self.match else None

    @property
    def seed(self) -> str | None:
        """The seed of a finished match; None until then, and if the table was closed."""
        return self.match.seed if self.match and self.status is Status.FINISHED else None

    @property
    def seed_part(self) -> str | None:
        """The bot's part of a shared seed; None as long as `seed` is."""
        return self.shared_seed.part if self.shared_seed and self.seed is not None else None


def with_seat(table: Table, number: int, seat: Seat) -> Table:
    """The table with one seat replaced."""
    return replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))


def taken_over(table: Table, number: int, person: Person) -> Table:
    """The table with a person in a seat that had another player. Their name differs from the others'."""
    others = [*table.names[:number], *table.names[number + 1 :]]
    return with_seat(table, number, Seat(person.id, distinct(person.name, others)))


def closed(table: Table, now: int, by: int | None = None) -> Table:
    """The table, closed early by a person, or by no one or an operator (None). `now` is Unix time."""
    return replace(table, status=Status.CLOSED, ended=now, closed_by=by)


REOPENABLE_SECONDS = 600
"""Seconds for which a table can be reopened after a person closed it."""


def reopenable_until(table: Table) -> int | None:
    """The Unix time until which a table can be reopened; None if it can't be."""
    if table.status is not Status.CLOSED or table.closed_by is None or table.ended is None:
        return None
    return table.ended + REOPENABLE_SECONDS


def next_host(table: Table, leaving: int) -> int | None:
    """The host after the person in a seat has left: the same one, or the next person in seat order."""
    if table.seats[leaving].player != table.host:
        return table.host
    others = table.seats[leaving + 1 :] + table.seats[:leaving]
    return next((seat.player for seat in others if seat.player is not None), None)
