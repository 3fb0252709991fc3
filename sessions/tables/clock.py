"""A seat's clock: the time used for the current move, and the time saved by earlier ones.

Clocks are values whose methods return new clocks. They measure the table's own time, which is uptime minus
the table's pauses (see `pacing.table_time`). So they stop while the program is down or the table is paused.
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
"""Named paces, in seconds per move. None means no limit."""

MIN_PACE, MAX_PACE = MINUTE, 60 * DAY
"""Minimum and maximum of a custom pace, in seconds per move."""


class Stage(IntEnum):
    """The last stage of a clock that was published."""

    RUNNING = 0
    REMINDED = 1  # Half of the time is used up.
    WARNED = 2  # Nine tenths of the time are used up.
    OUT = 3  # All of the time is used up, and the others decide how to continue.


_TENTHS = (10, 5, 9, 10)
"""Tenths of a clock's time used up when it reaches a stage, by stage."""
_AHEAD = tuple(tuple(stage for stage in Stage if stage > reached) for reached in Stage)


def cap(pace: int) -> int:
    """Maximum seconds that a seat can save up, on top of the time for each move."""
    return 2 * pace


class Clock(Struct, frozen=True, gc=False):
    """One seat's clock, for the move that the seat owes or will owe next."""

    bank: int = 0  # seconds saved by earlier moves
    used: int = 0  # seconds used for this move before `since`
    since: int | None = None  # time at which the current run started; None while the clock is stopped
    stage: Stage = Stage.RUNNING

    def spent(self, now: int) -> int:
        """The seconds used for this move."""
        # After a crash, `now` may be up to a minute before `since`.
        return self.used if self.since is None else self.used + max(0, now - self.since)

    def left(self, pace: int, now: int) -> int:
        """The seconds left for this move; negative if it is overdue."""
        return pace + self.bank - self.spent(now)

    def run(self, now: int) -> Clock:
        """The clock, running from `now` on."""
        return self if self.since is not None else replace(self, since=now)

    def hold(self, now: int) -> Clock:
        """The clock, stopped at `now`. Keeps the time used for the move."""
        return self if self.since is None else replace(self, used=self.spent(now), since=None)

    def moved(self, pace: int, now: int) -> Clock:
        """The clock after the player's move: the time left is saved, up to the cap."""
        return Clock(bank=min(cap(pace), max(0, self.left(pace, now))))

    def after_stand_in(self, pace: int, now: int) -> Clock:
        """The clock after a computer player moved for the person.

        Time used beyond the pace is deducted from the savings, but nothing is added to them.
        """
        return Clock(bank=min(self.bank, max(0, self.left(pace, now))))

    def reached_at(self, stage: Stage, pace: int) -> int | None:
        """When the clock reaches a stage if it keeps running; None while it is stopped."""
        if self.since is None:
            return None
        allowed = pace + self.bank
        return self.since + allowed * _TENTHS[stage] // 10 - self.used

    @property
    def ahead(self) -> tuple[Stage, ...]:
        """The stages not reached yet."""
        return _AHEAD[self.stage]
