"""What sessions publish, once it is on disk: changes of tables, what is owed to people, new plans."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct

from engine import Event
from sessions.table import Status, Table


class ChangeKind(StrEnum):
    OPENED = "opened"
    JOINED = "joined"
    LEFT = "left"  # the lobby
    COMPUTER_ADDED = "computer-added"
    COMPUTER_REMOVED = "computer-removed"
    LEVEL_CHANGED = "level-changed"  # of one computer player or all
    SEAT_CHANGED = "seat-changed"  # somebody sits in a computer player's in the lobby, and it in theirs
    INVITED = "invited"
    DECLINED = "declined"
    KICKED = "kicked"
    HOST_CHANGED = "host-changed"
    WORD_ADDED = "word-added"  # to a joint seed
    OPTION_CHANGED = "option-changed"
    PRIVACY_CHANGED = "privacy-changed"
    CHANNEL_CHANGED = "channel-changed"
    STARTED = "started"
    MOVED = "moved"  # also the last move: the table's status is FINISHED then
    UNDONE = "undone"
    HINTED = "hinted"  # somebody took a hint
    PLAN_DROPPED = "plan-dropped"  # a plan came to nothing; the table is as before
    STOOD_IN = "stood-in"  # a computer player holds the seat of somebody who left or was out of time
    CAME_BACK = "came-back"
    CLOCK_REMINDED = "clock-reminded"  # half of the time for a move is gone
    CLOCK_WARNED = "clock-warned"  # nine tenths of it
    CLOCK_OUT = "clock-out"  # all of it
    VOTED = "voted"  # on how to go on without somebody who is out of time
    WAITED = "waited"  # decided: they have their time once more
    LENT = "lent"  # decided: a computer player makes this one move
    OFFERED = "offered"  # decided: a computer player holds their seat, and anybody may take it
    SEAT_TAKEN = "seat-taken"  # by a newcomer
    PROPOSED = "proposed"  # a pause or another pace, which some have to agree to
    AGREED = "agreed"  # by one of several
    OBJECTED = "objected"  # the proposal is dropped
    PAUSED = "paused"
    RESUMED = "resumed"
    PACE_CHANGED = "pace-changed"
    TIMEOUT_CHANGED = "timeout-changed"
    RESTED = "rested"  # somebody's holiday has begun or ended, for the clocks at this table
    FELL_ASLEEP = "fell-asleep"  # nothing has happened for long; the next move wakes it
    CLOSED = "closed"  # a lobby also by itself
    REOPENED = "reopened"  # a table that was closed by mistake
    TAKEN_OUT = "taken-out"  # of a running game, by the bot's operators
    FORGOTTEN = "forgotten"  # somebody who wishes to be forgotten has left, and their name with them
    REPAIRED = "repaired"  # by the operators of the bot: it was read anew from its log
    MAINTENANCE = "maintenance"  # of the bot has begun or ended; the table is as before


class Planned(NamedTuple):
    """The plan by which a move was made."""

    person: int
    number: int
    rest: str | None  # what is left of it, in notation; None: nothing


class Change(Struct, frozen=True):
    """A table has changed."""

    kind: ChangeKind
    table: Table
    before: Table | None = None  # None when it was opened
    by: int | None = None  # the person who did it; None when a computer player or nobody did
    seat: int | None = None  # the seat that it is about: who moved, left or came back
    events: tuple[Event, ...] = ()  # what the move caused, hidden things included: show it through the log
    planned: Planned | None = None  # the move was made by a plan: nobody made it just now
    automatic: bool = False  # the person had no choice, and it was made for them: nobody made it just now

    @property
    def is_mere_move(self) -> bool:
        """Whether it is a move after which the match goes on, played by the same people."""
        if self.kind is not ChangeKind.MOVED or self.before is None:
            return False
        return self.table.status is Status.PLAYING and self.table.seats is self.before.seats

    @property
    def ends_match(self) -> bool:
        """Whether it is the end of a match that counts."""
        was = None if self.before is None else self.before.status
        return self.table.status is Status.FINISHED is not was and self.table.counts

    def __str__(self) -> str:
        """For logs: nothing hidden."""
        return f"{self.kind} at table {self.table.id}"


class Owed(Struct, frozen=True):
    """Something has come to be owed: a debt of that kind (`DebtKind`) stands in the outbox."""

    kind: str
    table: int
    person: int


class PlanAdded(Struct, frozen=True):
    """Somebody left a plan at a table, or wants to be answered for; it may be their turn."""

    table: int


class TournamentChanged(Struct, frozen=True):
    """Something of a tournament has changed that Discord shows."""

    tournament: int


class RatingsOutdated(Struct, frozen=True):
    """The log of results was corrected: all ratings follow anew."""


Published = Change | Owed | PlanAdded | RatingsOutdated | TournamentChanged
