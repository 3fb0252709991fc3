"""Changes of tables, as steps and listeners receive them."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct

from engine import Event
from sessions.tables.table import Status, Table


class ChangeKind(StrEnum):
    OPENED = "opened"
    JOINED = "joined"
    LEFT = "left"  # the lobby
    COMPUTER_ADDED = "computer-added"
    COMPUTER_REMOVED = "computer-removed"
    LEVEL_CHANGED = "level-changed"  # the level of one or all computer players has changed
    SEAT_CHANGED = "seat-changed"  # a person and a computer player swapped seats in the lobby
    INVITED = "invited"
    DECLINED = "declined"
    KICKED = "kicked"
    HOST_CHANGED = "host-changed"
    WORD_ADDED = "word-added"  # a player added a word to a shared seed
    OPTION_CHANGED = "option-changed"
    PRIVACY_CHANGED = "privacy-changed"
    CHANNEL_CHANGED = "channel-changed"
    STARTED = "started"
    MOVED = "moved"  # a move was made; after the last one, the table's status is FINISHED
    UNDONE = "undone"
    HINTED = "hinted"
    PLAN_DROPPED = "plan-dropped"  # a plan could not be played; the table is unchanged
    STOOD_IN = "stood-in"  # a computer player holds the seat of a player who left or ran out of time
    CAME_BACK = "came-back"
    CLOCK_REMINDED = "clock-reminded"  # half of the time for a move is used up
    CLOCK_WARNED = "clock-warned"  # nine tenths of the time are used up
    CLOCK_OUT = "clock-out"  # all of the time is used up
    VOTED = "voted"  # a player voted on how to continue without a player who is out of time
    WAITED = "waited"  # vote result: the player's clock starts again
    LENT = "lent"  # vote result: a computer player makes this one move
    OFFERED = "offered"  # vote result: a computer player holds the seat, and anyone may take it
    SEAT_TAKEN = "seat-taken"  # a newcomer took a seat
    PROPOSED = "proposed"  # a player proposed a pause or another pace, which others must agree to
    AGREED = "agreed"  # a player agreed to a proposal that needs more agreement
    OBJECTED = "objected"  # a player objected, so the proposal is dropped
    PAUSED = "paused"
    RESUMED = "resumed"
    PACE_CHANGED = "pace-changed"
    TIMEOUT_CHANGED = "timeout-changed"
    RESTED = "rested"  # a player's holiday began or ended, which affects the clocks
    REACH_CHANGED = "reach-changed"  # a called person can't be reached, or can be again
    FELL_ASLEEP = "fell-asleep"  # nothing happened for a long time; the next move wakes the table
    CLOSED = "closed"  # the table was closed by a person, or automatically if it was a lobby
    REOPENED = "reopened"  # a table that was closed by mistake was reopened
    TAKEN_OUT = "taken-out"  # the bot's operators removed a player from a running game
    FORGOTTEN = "forgotten"  # a person had their data erased, and their name is gone
    REPAIRED = "repaired"  # the bot's operators had the match replayed from its log
    MAINTENANCE = "maintenance"  # the bot's maintenance began or ended; the table is unchanged


class Planned(NamedTuple):
    """The plan by which a move was made."""

    person: int
    number: int
    rest: str | None  # the rest of the plan in notation; None if there is none


class Change(Struct, frozen=True):
    """A change of a table."""

    kind: ChangeKind
    table: Table
    before: Table | None = None  # the table before the change; None when it was opened
    by: int | None = None  # the person who made the change; None for a computer player or no one
    seat: int | None = None  # the seat affected, such as the one that moved, left or returned
    events: tuple[Event, ...] = ()  # the move's events with hidden information: show them through the log
    planned: Planned | None = None  # the plan that made the move; None if the player acted just now
    automatic: bool = False  # whether the move was forced and made for the player, who didn't act just now

    @property
    def ends_match(self) -> bool:
        """Whether the change finishes a match that counts."""
        was = None if self.before is None else self.before.status
        return self.table.status is Status.FINISHED is not was and self.table.counts

    @property
    def removed(self) -> int | None:
        """The person who lost their seat to a newcomer while they still played, or None."""
        if self.kind is not ChangeKind.SEAT_TAKEN or self.before is None or self.seat is None:
            return None
        person = self.before.seats[self.seat].person
        return person if self.before.still_plays(self.seat) and person != self.by else None

    def __str__(self) -> str:
        """A description for logs, without hidden information."""
        return f"{self.kind} at table {self.table.id}"
