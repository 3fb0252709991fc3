"""When and where somebody wants to be notified: their preferences, and the quiet hours of their own clock.

Quiet hours go by the clocks of the person's time zone. Where the clocks are put back and show a time twice,
quiet hours begin when they first show their beginning and end when they last show their end; where the clocks
are put forward past one of the two, it is the moment at which they are.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from enum import StrEnum
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

DAY = 24 * 60
"""Minutes."""
EVERY = range(1, 169)
"""Hours that may lie between two reminders."""


class Where(StrEnum):
    """Where somebody is notified: in direct messages, by mentions in a table's channel."""

    DM = "dm"
    CHANNEL = "channel"
    BOTH = "both"
    NONE = "none"


@dataclass(frozen=True)
class Preferences:
    """What somebody has chosen, or what holds until they do. ValueError if nobody can choose that."""

    where: Where = Where.DM
    every: int = 24  # hours between two reminders of the same turn
    quiet_from: int = 0  # minutes after midnight there; quiet hours that end as they begin are none
    quiet_to: int = 0
    zone: str | None = None  # of the time zone database; None: UTC, and never chosen

    def __post_init__(self) -> None:
        times = self.quiet_from, self.quiet_to
        if self.every not in EVERY or not all(0 <= minute < DAY for minute in times):
            raise ValueError(f"{self} can't be chosen")

    @property
    def has_quiet_hours(self) -> bool:
        return self.quiet_from != self.quiet_to

    @property
    def wants_direct(self) -> bool:
        return self.where in (Where.DM, Where.BOTH)

    @property
    def wants_mention(self) -> bool:
        return self.where in (Where.CHANNEL, Where.BOTH)


def is_zone(name: str) -> bool:
    """Whether there is a time zone of that name ("Europe/Berlin")."""
    return name in _zones()


def next_awake(preferences: Preferences, t: int) -> int:
    """That moment, or the end of the quiet hours that it falls into (Unix seconds)."""
    if not preferences.has_quiet_hours:
        return t
    while ends := [end for begin, end in _quiet_hours(preferences, t) if begin <= t < end]:
        t = max(ends)
    return t


def _quiet_hours(preferences: Preferences, t: int) -> Iterator[tuple[int, int]]:
    """When the quiet hours around a moment begin and end; two may touch or overlap."""
    zone = ZoneInfo(preferences.zone) if preferences.zone else UTC
    today = datetime.fromtimestamp(t, zone).date()
    over_midnight = timedelta(days=preferences.quiet_to < preferences.quiet_from)
    for days in (-1, 0, 1):
        day = today + timedelta(days=days)
        yield (
            _moment(zone, day, preferences.quiet_from, last=False),
            _moment(zone, day + over_midnight, preferences.quiet_to, last=True),
        )


def _moment(zone: tzinfo, day: date, minute: int, *, last: bool) -> int:
    """When the clocks there show a time of that day, the first time or the `last`; if they are put forward
    past it, when they are."""
    shown = datetime.combine(day, time(*divmod(minute, 60)))
    readings = (int(shown.replace(tzinfo=zone, fold=fold).timestamp()) for fold in (0, 1))
    early, late = sorted(readings)
    if _clock(zone, early) == shown:
        return late if last else early
    return early + bisect_left(range(early, late), shown, key=lambda t: _clock(zone, t))


def _clock(zone: tzinfo, t: int) -> datetime:
    """What the clocks there show."""
    return datetime.fromtimestamp(t, zone).replace(tzinfo=None, fold=0)


@cache
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())
