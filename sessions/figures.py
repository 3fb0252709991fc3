"""Sessions in figures, for whoever looks after the machine."""

from __future__ import annotations

from typing import NamedTuple

from sessions.house import House
from sessions.table import Status


class Undelivered(NamedTuple):
    """What people are to be told and, as far as is known, haven't been."""

    number: int
    oldest: int | None  # since when the oldest of it waits, in Unix seconds; None: there is none


async def count_tables(house: House) -> dict[Status, int]:
    """How many tables there are of each status."""
    counted = await house.db.all("SELECT status, count(*) AS number FROM tables GROUP BY status")
    rows = {row["status"]: row["number"] for row in counted}
    return {status: rows.get(status, 0) for status in Status}


async def undelivered(house: House) -> Undelivered:
    """What people are to be told."""
    row = await house.db.one("""
        SELECT count(*) AS number, min(since) AS oldest FROM outbox
        WHERE kind NOT IN ('answer', 'automatic')
        """)
    return Undelivered(row["number"], row["oldest"]) if row else Undelivered(0, None)
