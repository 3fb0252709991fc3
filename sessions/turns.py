"""A person's turn at a table, and when they are told of it again. Nothing is stored here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sessions.habits import Habits
from sessions.table import Message

HOUR = 3600

REMIND = "remind"
"""The timers that look what a person is to be told."""

CALL = "call"
"""A turn has begun."""
HALF = "half"
"""Half of the time for it is gone."""
NUDGE = "nudge"
"""Somebody at the table asks for it."""
LAST = "last"
"""The time is nearly out."""
STILL = "still"
"""It is still theirs. This is owed to nobody: it comes by itself, some hours after the last word."""

OWED = (HALF, NUDGE, CALL, LAST)
"""What somebody may be owed. The later one stands for the earlier."""


@dataclass(frozen=True)
class Turn:
    """It begins when a person is waited for, begins anew with each move after which they still are, and ends
    when they are not. Times are Unix seconds."""

    table: int
    person: int
    version: int  # the table's when it began
    since: int
    owed: str | None = CALL  # what they are to be told at the next occasion, one of OWED
    told: int | None = None  # when they were last told of it, or were there; None: not yet
    reminded: int | None = None  # when they were last told after the call
    saying: str | None = None  # what they are being told since `told`; None: that has been sent

    @property
    def is_called(self) -> bool:
        """Whether they are to be told, or are just being told, that it has begun."""
        return CALL in (self.owed, self.saying)

    def is_told_by(self, shown: Message) -> bool:
        """Whether a message tells them of this turn, and not of an earlier one."""
        return (shown.table, shown.person) == (self.table, self.person) and shown.version >= self.version

    def owing(self, what: str) -> str:
        """What they are owed, if they are to be told that as well."""
        return what if self.owed is None else max(self.owed, what, key=OWED.index)

    def due(self, habits: Habits) -> int:
        """When they are to be told next, quiet hours not considered."""
        interval = habits.every * HOUR
        if self.owed == HALF and self.reminded is not None:
            return self.reminded + interval  # it is one of their reminders, and doesn't come between two
        if self.owed is not None or self.told is None:
            return 0
        return self.told + interval


def now_told(turns: Sequence[Turn], habits: Habits, now: int) -> Sequence[Turn]:
    """Which of all the turns that somebody may be told of they are told of now, in one message.

    A turn that begins is told of by itself. Otherwise one is told of all when one is due.
    """
    due = [turn for turn in turns if turn.due(habits) <= now]
    return due if [turn.owed for turn in due] == [CALL] else turns if due else ()


def next_due(turns: Sequence[Turn], habits: Habits) -> int | None:
    """When the next of these turns is to be told of, quiet hours not considered; None if there are none."""
    return min((turn.due(habits) for turn in turns), default=None)
