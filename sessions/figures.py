"""Metrics of sessions, for the operator of the machine."""

from __future__ import annotations

from typing import NamedTuple

from sessions.house import House
from sessions.table import Status


class Undelivered(NamedTuple):
    """Notifications that haven't been delivered, as far as is known."""

    number: int
    oldest: int | None  # when the oldest one became due, in Unix seconds; None: there is none


async def count_tables(house: House) -> dict[Status, int]:
    """The number of tables in each status."""
    counted = await house.db.all("SELECT status, count(*) AS number FROM tables GROUP BY status")
    rows = {row["status"]: row["number"] for row in counted}
    return {status: rows.get(status, 0) for status in Status}


async def undelivered(house: House) -> Undelivered:
    """Count undelivered notifications. Facts that are only shown with the next screen don't count."""
    row = await house.db.one("""
        SELECT count(*) AS number, min(since) AS oldest FROM outbox
        WHERE kind NOT IN ('answer', 'automatic')
        """)
    return Undelivered(row["number"], row["oldest"]) if row else Undelivered(0, None)
