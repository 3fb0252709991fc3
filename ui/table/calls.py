"""The kinds of message that call somebody, as the cogs list them."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from sessions import MessageKind


class TimeShown(StrEnum):
    """The time that the first line of a message names."""

    MOVE = "move"  # until the person's deadline
    VOTE = "vote"  # until the votes are counted
    PACE = "pace"  # for each move
    RETURN = "return"  # the person can come back at any time, or not at all


class Call(NamedTuple):
    """A kind of message that calls somebody."""

    kind: MessageKind
    time: TimeShown
