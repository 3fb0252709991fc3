"""Declares the kinds of message that make a phone ring."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from sessions import MessageKind


class TimeShown(StrEnum):
    """What the time in a message's first line means."""

    MOVE = "move"  # left until the person's deadline
    VOTE = "vote"  # left until the votes are counted
    PACE = "pace"  # for each move
    RETURN = "return"  # no time: whether the person can come back


class Call(NamedTuple):
    """A kind of message that makes its recipients' phones ring."""

    kind: MessageKind
    time: TimeShown
