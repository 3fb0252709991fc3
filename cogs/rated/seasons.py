"""Seasons: periods of a fixed number of months, in UTC.

A month is a number that counts months from the start of year 0. A season is identified by its first month.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from msgspec import Meta, Struct

from db import Reads
from sessions.tables.rows import sound

DEFAULT_MONTHS = 3
MONTHS = range(12, 12 * 3000)
"""The months that can be dates: those of the years 1 to 2999."""
Month = Annotated[int, Meta(ge=0, lt=MONTHS.stop)]
ALLOWED_MONTHS = (1, 2, 3, 4, 6, 12)
"""The lengths of a season that a server's managers may choose."""


def month(unix: int) -> int:
    """The month that contains a Unix time."""
    when = datetime.fromtimestamp(unix, UTC)
    return when.year * 12 + when.month - 1


def season(unix: int, months: int = DEFAULT_MONTHS, since: int = 0) -> int:
    """The season that contains a Unix time.

    `since` is the first month of a known season that doesn't begin after that time.
    """
    return since + (month(unix) - since) // months * months


def begins(first: int) -> int:
    """The Unix time at which a month begins."""
    year, number = divmod(first, 12)
    return int(datetime(year, number + 1, 1, tzinfo=UTC).timestamp())


async def season_rules(reads: Reads, server: int) -> tuple[int, int]:
    """The length of a server's seasons in months, and the first season with that length."""
    rows = await reads.all(
        "SELECT server, season_months, season_from FROM servers WHERE server = :server", server=server
    )
    for stored in sound(_Stored, rows):
        return stored.season_months or DEFAULT_MONTHS, stored.season_from or 0
    return DEFAULT_MONTHS, 0


class _Stored(Struct):
    server: int
    season_months: Annotated[int, Meta(ge=1, le=12)] | None
    season_from: Month | None
