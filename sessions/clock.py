"""A seat's clock: how long it may take over a move, how long it has, and what it has saved.

A clock is a value; its methods make new ones. Its seconds are the table's own time: uptime without the
table's pauses (see `pacing.table_time`). So it stands while the program or the table does.
"""

from __future__ import annotations

from enum import IntEnum

from msgspec import Struct
from msgspec.structs import replace

MINUTE, HOUR, DAY, WEEK = 60, 3600, 86_400, 604_800

PACES: dict[str, int | None] = {
    "live": 5 * MINUTE,
    "day": DAY,
    "three-days": 3 * DAY,
    "week": WEEK,
    "none": None,
}
"""The paces with a name: seconds for a move; None: as many as one likes."""

SHORTEST, LONGEST = MINUTE, 60 * DAY
"""What any other pace lies between, in seconds."""


class Stage(IntEnum):
    """How far a clock has run down, as far as that was published."""

    RUNNING = 0
    REMINDED = 1  # half of the time is gone
    WARNED = 2  # nine tenths
    OUT = 3  # all of it: the others decide how the table goes on


_TENTHS = (10, 5, 9, 10)
"""By stage: how much of the time is gone when it is reached."""
_AHEAD = tuple(tuple(stage for stage in Stage if stage > reached) for reached in Stage)


def cap(pace: int) -> int:
    """The most that a seat can save up, beside the time that each move has anyway."""
    return 2 * pace


class Clock(Struct, frozen=True, gc=False):
    """One seat's clock. It measures one move at a time, the one that the seat owes or will owe next."""

    bank: int = 0  # seconds saved by earlier moves
    used: int = 0  # seconds that went into this move before `since`
    since: int | None = None  # since when it runs; None while it stands
    stage: Stage = Stage.RUNNING

    def spent(self, now: int) -> int:
        """The seconds that have gone into this move."""
        # `now` may lie before `since` for up to a minute after a crash.
        return self.used if self.since is None else self.used + max(0, now - self.since)

    def left(self, pace: int, now: int) -> int:
        """The seconds left for this move; less than none if it is overdue."""
        return pace + self.bank - self.spent(now)

    def run(self, now: int) -> Clock:
        """It goes, from now on."""
        return self if self.since is not None else replace(self, since=now)

    def hold(self, now: int) -> Clock:
        """It stands, from now on; what went into the move is kept."""
        return self if self.since is None else replace(self, used=self.spent(now), since=None)

    def moved(self, pace: int, now: int) -> Clock:
        """The move is made: what is left of its time is saved, up to the cap."""
        return Clock(bank=min(cap(pace), max(0, self.left(pace, now))))

    def relieved(self, pace: int, now: int) -> Clock:
        """A computer player has made the move: what the move took beyond its own time is gone from what was
        saved, and nothing is added."""
        return Clock(bank=min(self.bank, max(0, self.left(pace, now))))

    def falls(self, stage: Stage, pace: int) -> int | None:
        """When a stage is reached if the clock runs on; None while it stands."""
        if self.since is None:
            return None
        allowed = pace + self.bank
        return self.since + allowed * _TENTHS[stage] // 10 - self.used

    @property
    def ahead(self) -> tuple[Stage, ...]:
        """The stages that it hasn't reached."""
        return _AHEAD[self.stage]
