"""A person's turn at a table, and when they are notified of it again. Nothing is stored here."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from sessions.messages import Message
from sessions.outbox import Debt
from sessions.preferences import Preferences

HOUR = 3600

REMIND = "remind"
"""The timers that look what a person is to be notified of."""


class Prompt(StrEnum):
    """What a person is notified of."""

    CALL = "call"  # a turn has begun
    HALF = "half"  # half of the time for it is gone
    NUDGE = "nudge"  # somebody at the table asks for it
    LAST = "last"  # the time is nearly out
    STILL = "still"  # it is still theirs; never owed: it comes by itself, some hours after the last prompt


OWED = (Prompt.HALF, Prompt.NUDGE, Prompt.CALL, Prompt.LAST)
"""What somebody may be owed. The later one stands for the earlier."""


class Turn(Struct, frozen=True, omit_defaults=True):
    """It begins when a person is waited for, begins anew with each move after which they still are, and ends
    when they are not. Times are Unix seconds."""

    table: int
    person: int
    version: int  # the table's when it began
    since: int
    owed: Prompt | None = Prompt.CALL  # what they are to be notified of next, one of OWED
    notified: int | None = None  # when they were last notified, or were there; None: not yet
    reminded: int | None = None  # when they were last notified after the call
    claimed: Prompt | None = None  # what is being sent to them since `notified`; None: it has been sent
    debt: Debt | None = None  # the debt that it is, of those that are claimed

    @property
    def is_called(self) -> bool:
        """Whether they are to be notified, or are just being notified, that it has begun."""
        return Prompt.CALL in (self.owed, self.claimed)

    def is_shown_by(self, message: Message) -> bool:
        """Whether a message notifies them of this turn, and not of an earlier one."""
        to = (message.table, message.person)
        return to == (self.table, self.person) and message.version >= self.version

    def owing(self, prompt: Prompt) -> Prompt:
        """What they are owed, if they are to be notified of that as well."""
        return prompt if self.owed is None else max(self.owed, prompt, key=OWED.index)

    def due(self, preferences: Preferences) -> int:
        """When they are to be notified next, quiet hours not considered."""
        interval = preferences.every * HOUR
        if self.owed is Prompt.HALF and self.notified is not None:
            return self.notified + interval  # it is a reminder, and none comes sooner after a call
        if self.owed is not None or self.notified is None:
            return 0
        return self.notified + interval


def due_now(turns: Sequence[Turn], preferences: Preferences, now: int) -> Sequence[Turn]:
    """Of all the turns that somebody may be notified of, those that go into one message now.

    A turn that begins has a message of its own. Otherwise all go into one as soon as one is due.
    """
    due = [turn for turn in turns if turn.due(preferences) <= now]
    return due if [turn.owed for turn in due] == [Prompt.CALL] else turns if due else ()


def next_due(turns: Sequence[Turn], preferences: Preferences) -> int | None:
    """When the next of these turns is due, quiet hours not considered; None if there are none."""
    return min((turn.due(preferences) for turn in turns), default=None)
