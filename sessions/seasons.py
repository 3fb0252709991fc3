"""Seasons: so many months each, by the calendar of UTC. A month is counted from the year 0, as is a season,
which is known by its first month."""

from __future__ import annotations

from datetime import UTC, datetime

from msgspec import Struct

from db import Reads
from sessions.stored import sound

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


async def season_rules(reads: Reads, server: int) -> tuple[int, int]:
    """How many months a server's seasons have, and from which season on."""
    rows = await reads.all(
        "SELECT server, season_months, season_from FROM servers WHERE server = :server", server=server
    )
    for stored in sound(_Stored, rows):
        return stored.season_months or MONTHS, stored.season_from or 0
    return MONTHS, 0


class _Stored(Struct):
    server: int
    season_months: int | None
    season_from: int | None
