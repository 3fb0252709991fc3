"""A person's turn at a table, and the rules for when a notification is due. Stores nothing."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from sessions.messages import Message
from sessions.people.preferences import Preferences

HOUR = 3600


class Reason(StrEnum):
    """The reason for a notification."""

    CALL = "call"  # The turn has begun.
    HALF = "half"  # Half of the time is used up.
    NUDGE = "nudge"  # Another player asks for the move.
    LAST = "last"  # The time is nearly used up.
    # A reminder is repeated some hours after the last notification. This reason is never owed.
    STILL = "still"


OWED_REASONS = (Reason.HALF, Reason.NUDGE, Reason.CALL, Reason.LAST)
"""The reasons for which a notification may be owed, by rank. A higher one replaces a lower one."""


class Turn(Struct, frozen=True, omit_defaults=True):
    """A period in which a person owes a move at a table. Times are Unix seconds.

    The turn starts over if the person still owes a move after moving while present, or after a plan or a
    forced answer moved for them.
    """

    table: int
    person: int
    version: int  # the table's version when the turn began
    since: int
    owed: Reason | None = Reason.CALL  # why the next notification is owed: one of OWED_REASONS, or None
    notified: int | None = None  # time of the last notification; None if there was none
    reminded: int | None = None  # time at which the last reminder after the call was claimed
    claimed: Reason | None = None  # reason of the notification being sent since `notified`, if any

    @property
    def last(self) -> int:
        """The time of the last notification, or else of the beginning."""
        return self.since if self.notified is None else self.notified

    @property
    def is_called(self) -> bool:
        """Whether a call is owed or being sent."""
        return Reason.CALL in (self.owed, self.claimed)

    def is_shown_by(self, message: Message) -> bool:
        """Whether a message is about this turn and not an earlier one."""
        to = (message.table, message.person)
        return to == (self.table, self.person) and message.version >= self.version

    def owing(self, reason: Reason) -> Reason:
        """The reason owed after adding this one: the higher of the two."""
        return reason if self.owed is None else max(self.owed, reason, key=OWED_REASONS.index)

    def due(self, preferences: Preferences) -> int:
        """When the next notification is due, ignoring quiet hours; 0 for at once."""
        interval = preferences.every * HOUR
        if self.owed is Reason.HALF and self.notified is not None:
            return self.notified + interval  # A call is followed by no reminder before the interval is over.
        if self.owed is not None:
            return 0
        return self.last + interval


def due_now(turns: Sequence[Turn], preferences: Preferences, now: int) -> Sequence[Turn]:
    """The turns listed in the message that is due now, given all turns that the person may be notified of.

    If a new turn is the only one due, the message lists just that turn. Otherwise it lists all.
    """
    due = [turn for turn in turns if turn.due(preferences) <= now]
    return due if [turn.owed for turn in due] == [Reason.CALL] else turns if due else ()


def next_due(turns: Sequence[Turn], preferences: Preferences) -> int | None:
    """When the next of these turns is due, ignoring quiet hours, or None."""
    return min((turn.due(preferences) for turn in turns), default=None)
