"""A person's preferences, among them quiet hours in the person's time zone.

When clocks are put back and a time occurs twice, quiet hours start at its first occurrence and end at its
last. When clocks are put forward past a start or an end, the moment of the change counts.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from sessions.people.zones import time_zone, zone_names

MINUTES_PER_DAY = 24 * 60
Minute = Annotated[int, Meta(ge=0, lt=MINUTES_PER_DAY)]
"""Minutes after local midnight."""
Hours = Annotated[int, Meta(ge=1, le=168, examples=[6, 12, 24, 48, 72, 168])]
"""Hours between reminders. The panel suggests the examples."""


class Where(StrEnum):
    """Where a person is notified: by direct message, by a mention in the table's channel, both or neither."""

    DM = "dm"
    CHANNEL = "channel"
    BOTH = "both"
    NONE = "none"


class Preferences(Struct, frozen=True):
    """A person's settings, each declared by its name, its type and its default.

    The database, the export, the check, the commands and the panel (`cogs/settings/`) follow from this list,
    and the words follow from the names. Raises ValueError for a time zone that doesn't exist.
    """

    where: Where = Where.DM
    every: Hours = 24  # hours between two reminders of the same turn
    quiet_from: Minute = 0  # no quiet hours if equal to `quiet_to`
    quiet_to: Minute = 0
    zone: str | None = None  # an IANA name; None, which means UTC, if the person never chose one
    auto: bool = False  # whether all forced answers are made for the person
    text: bool = False  # whether pictures are described in words too
    hidden: bool = False  # whether the person's profile and rank are hidden from others
    language: str | None = None  # None for the language of the person's Discord client

    def __post_init__(self) -> None:
        if self.zone is not None and not is_zone(self.zone):
            raise ValueError(f"there is no time zone {self.zone!r}")

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
    """Whether a time zone of that name ("Europe/Berlin") exists."""
    return name in zone_names()


def next_awake(preferences: Preferences, t: int) -> int:
    """The first moment from `t` on outside quiet hours, in Unix seconds."""
    if not preferences.has_quiet_hours:
        return t
    while ends := [end for begin, end in _quiet_hours(preferences, t) if begin <= t < end]:
        t = max(ends)
    return t


def _quiet_hours(preferences: Preferences, t: int) -> Iterator[tuple[int, int]]:
    """The starts and ends of the quiet hours around a moment. Neighbours may touch or overlap."""
    zone = time_zone(preferences.zone) if preferences.zone else UTC
    today = datetime.fromtimestamp(t, zone).date()
    over_midnight = timedelta(days=preferences.quiet_to < preferences.quiet_from)
    for days in (-1, 0, 1):
        day = today + timedelta(days=days)
        yield (
            _moment(zone, day, preferences.quiet_from, last=False),
            _moment(zone, day + over_midnight, preferences.quiet_to, last=True),
        )


def _moment(zone: tzinfo, day: date, minute: int, *, last: bool) -> int:
    """The Unix time at which local clocks show this minute of the day: the first or the `last` occurrence.

    If the clocks are put forward past it, the time of that change.
    """
    shown = datetime.combine(day, time(*divmod(minute, 60)))
    readings = (int(shown.replace(tzinfo=zone, fold=fold).timestamp()) for fold in (0, 1))
    early, late = sorted(readings)
    if _clock(zone, early) == shown:
        return late if last else early
    return early + bisect_left(range(early, late), shown, key=lambda t: _clock(zone, t))


def _clock(zone: tzinfo, t: int) -> datetime:
    """The local wall-clock time."""
    return datetime.fromtimestamp(t, zone).replace(tzinfo=None, fold=0)
