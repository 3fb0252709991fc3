"""Seasons: so many months each, by the calendar of UTC. A month is counted from the year 0, as is a season,
which is known by its first month."""

from __future__ import annotations

from datetime import UTC, datetime

MONTHS = 3
"""How long a season is, unless a server's managers choose otherwise."""
LENGTHS = (1, 2, 3, 4, 6, 12)
"""What they may choose."""


def month(unix: int) -> int:
    """The month of that time."""
    when = datetime.fromtimestamp(unix, UTC)
    return when.year * 12 + when.month - 1


def season(unix: int, months: int = MONTHS, since: int = 0) -> int:
    """The season of that time; `since`: a month in which one began, not after it."""
    return since + (month(unix) - since) // months * months


def begins(first: int) -> int:
    """When a month begins, in Unix seconds."""
    year, number = divmod(first, 12)
    return int(datetime(year, number + 1, 1, tzinfo=UTC).timestamp())
