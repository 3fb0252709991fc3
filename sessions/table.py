"""A table: one match of one game in one channel, from its lobby to its end.

Tables are values. A change makes a new `Table` and leaves the old one as it was, so whoever holds one
(a cog drawing it, a computer player thinking about it) holds one consistent moment of it, and a change
that could not be stored has changed nothing.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from engine import Match, Result
from engine.game import Choice
from sessions.clock import Clock, Stage
from sessions.decisions import Proposal, Timeout, Vote
from sessions.fixture import Fixture
from sessions.habits import NONE, Habits
from sessions.joint import Joint
from sessions.origin import Origin


class Status(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"  # played to its end
    CLOSED = "closed"  # given up before its end

    @property
    def is_open(self) -> bool:
        return self in (Status.LOBBY, Status.PLAYING)


class Hint(NamedTuple):
    """That somebody took a hint."""

    seat: int
    ply: int
    """The number of the last move before it."""


class Person(NamedTuple):
    id: int
    name: str  # as they are called at the table


class Seat(Struct, frozen=True, omit_defaults=True):
    """A seat at the table: a person's, a computer player's, or a person's that a computer player holds
    for them since they left the running game (then both `person` and `computer` are set)."""

    person: int | None
    name: str
    computer: str | None = None  # the level of the computer player that plays here now
    once: bool = False  # it makes this one move for the person, and then plays here no more
    offered: bool = False  # whoever comes may have the seat that it holds
    word: str = ""  # in the lobby: what they add to a joint seed

    @property
    def player(self) -> int | None:
        """The person who plays here now; None if a computer does."""
        return None if self.computer else self.person


class Table(Struct, frozen=True, omit_defaults=True):
    """One moment of a table. Times are Unix seconds. A seat's index is the engine's seat number once the
    match has started; in the lobby the seats are those taken so far, in the order of joining.

    All fields but the last three are its document; see `sessions/store.py`.
    """

    id: int
    server: int | None  # None in direct messages
    channel: int  # the channel or thread it is in
    parent: int | None  # the channel that the thread belongs to; None if it isn't in a thread
    game: str
    options: dict[str, Choice]
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
    closed_by: int | None = None  # the person who closed it; None: nobody, or an operator of the bot
    invited: tuple[int, ...] = ()
    kicked: tuple[int, ...] = ()  # from the lobby: they come back by invitation only, and after it never
    private: bool = False  # closed to followers
    friendly: bool = False  # hints may be taken
    hints: tuple[Hint, ...] = ()  # those that were taken
    rated: bool = False  # its result changes ratings; nobody takes hints then
    pace: int | None = None  # seconds for a move, beside what is saved; None: as many as one likes
    timeout: Timeout = Timeout.VOTE  # what happens when somebody's time is out
    clocks: tuple[Clock, ...] = ()  # by seat; none before the start, and where there is no pace
    paused: int | None = None  # since when (uptime) the clocks stand for all
    stood: int = 0  # the seconds for which they stood for all, in pauses that are over
    votes: tuple[Vote, ...] = ()  # under way, in seat order
    proposal: Proposal | None = None  # what some have to agree to
    asleep: int | None = None  # when it fell asleep last, nothing having happened for long
    seed_hash: str | None = None  # SHA-256 of the seed, or of the bot's part of it: shown from the start
    joint: Joint | None = None  # what the seed is made of, where players add to it
    origin: Origin | None = None  # what its match goes on from; None: it begins with the deal
    fixture: Fixture | None = None  # what table of a tournament it is
    lesson: bool = False  # it teaches the game to its host (`sessions/lessons.py`)
    chain: str | None = None  # the last hash of the log's chain; None: before the start
    record: dict[str, Any] | None = None  # of the match at its start; its log has what was played since
    shown_result: Result | None = None  # the result as it was shown at the end
    is_damaged: bool = False  # its document can't be read: it can be closed, and nothing else
    company: dict[int, Habits] = {}
    """The habits of those who sit here, as they were when the table was loaded."""
    match: Match | None = None  # holds what is hidden: reach it through views

    def __repr__(self) -> str:
        """For logs: nothing hidden."""
        return f"<Table {self.id}: {self.game}, {self.status}, version {self.version}>"

    @property
    def names(self) -> list[str]:
        """What the seats are called, in seat order."""
        return [seat.name for seat in self.seats]

    def seat_of(self, person: int) -> int | None:
        """The seat that the person plays now; None also while a computer holds it for them."""
        for number, seat in enumerate(self.seats):
            if seat.person == person and not seat.computer:
                return number
        return None

    def kept_for(self, person: int) -> int | None:
        """The seat that a computer player holds until the person comes back."""
        return next((i for i, seat in enumerate(self.seats) if seat.computer and seat.person == person), None)

    def is_out_for_good(self, seat: int) -> bool:
        """Whether the bot's operators have taken the person in that seat out of the running game."""
        return self.status is not Status.LOBBY and self.seats[seat].person in self.kicked

    @property
    def people(self) -> list[int]:
        """Who plays here now, in seat order."""
        return [seat.player for seat in self.seats if seat.player is not None]

    @property
    def persons(self) -> list[int]:
        """Everyone with a seat here, also those for whom a computer player sits in."""
        return [seat.person for seat in self.seats if seat.person is not None]

    def habits(self, person: int) -> Habits:
        """What a player has chosen that their clock depends on."""
        return self.company.get(person, NONE)

    def away_until(self, person: int, now: int) -> int | None:
        """Until when a player's clock stands for a holiday; None if it doesn't. Unix seconds."""
        return self.habits(person).away_until(now)

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
        """Whether nothing can be made of what is stored of it, or of its match."""
        return self.is_damaged or (self.started is not None and self.match is None)

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a move; none when the match isn't running."""
        return self.match.pending if self.match and self.status is Status.PLAYING else ()

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a move and are played by people."""
        return tuple([seat for seat in self.pending if self.seats[seat].computer is None])

    @property
    def offered(self) -> tuple[int, ...]:
        """The seats that anybody may take."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.offered)

    @property
    def sleeps(self) -> bool:
        """Whether it fell asleep since the last move. A lobby that did so has been closed."""
        return self.asleep is not None and self.asleep > self.moved

    @property
    def opening(self) -> int:
        """How many moves its match was begun with: they were made elsewhere, see `origin`."""
        return self.origin.ply if self.origin else 0

    @property
    def is_set(self) -> bool:
        """Whether its match is known before it starts: who plays, and by which options, can't be chosen."""
        return self.origin is not None or self.lesson

    @property
    def counts(self) -> bool:
        """Whether its result says anything of its players: not where it goes on from what all have seen, nor
        where it teaches."""
        return not self.is_set

    @property
    def result(self) -> Result | None:
        return self.match.result if self.match else None

    @property
    def seed(self) -> str | None:
        """The seed, once the match is over; secret until then, and for ever if it was given up."""
        return self.match.seed if self.match and self.status is Status.FINISHED else None

    @property
    def seed_part(self) -> str | None:
        """The bot's part of a joint seed, as secret as the seed."""
        return self.joint.part if self.joint and self.seed is not None else None


def with_seat(table: Table, number: int, seat: Seat) -> Table:
    """The table with one of its seats changed."""
    return replace(table, seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))


def closed(table: Table, now: int, by: int | None = None) -> Table:
    """The table given up before its end, at the wish of that person; `now` in Unix seconds."""
    return replace(table, status=Status.CLOSED, ended=now, closed_by=by)


REOPENABLE = 600
"""Seconds for which a table that a person has closed can be opened again."""


def reopenable_until(table: Table) -> int | None:
    """Until when a table can be opened again (Unix seconds); None if it can't at all."""
    if table.status is not Status.CLOSED or table.closed_by is None or table.ended is None:
        return None
    return table.ended + REOPENABLE


def next_host(table: Table, leaving: int) -> int | None:
    """Who is host once the person in a seat has left: the host still, or the next person in seat order."""
    if table.seats[leaving].player != table.host:
        return table.host
    others = table.seats[leaving + 1 :] + table.seats[:leaving]
    return next((seat.player for seat in others if seat.player is not None), None)
