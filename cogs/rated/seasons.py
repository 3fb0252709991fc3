"""Seasons: periods of a fixed number of months, in UTC.

A month is a number that counts months from the start of year 0. A season is identified by its first month.
"""

from __future__ import annotations

from datetime import UTC, datetime

from sessions.people.server_settings import MAX_MONTH, Seasons

MONTHS = range(12, MAX_MONTH)
"""The months that can be dates: those of the years 1 to 2999."""
ALLOWED_MONTHS = (1, 2, 3, 4, 6, 12)
"""The lengths of a season that a server's managers may choose."""


def month(unix: int) -> int:
    """The month that contains a Unix time."""
    when = datetime.fromtimestamp(unix, UTC)
    return when.year * 12 + when.month - 1


def season(unix: int, rules: Seasons) -> int:
    """The season that contains a Unix time, which isn't before `rules.since`."""
    return rules.since + (month(unix) - rules.since) // rules.months * rules.months


def begins(first: int) -> int:
    """The Unix time at which a month begins."""
    year, number = divmod(first, 12)
    return int(datetime(year, number + 1, 1, tzinfo=UTC).timestamp())
