"""Metrics of sessions."""

from __future__ import annotations

from typing import NamedTuple

from sessions.house import House
from sessions.tables.table import Status


class WaitingJobs(NamedTuple):
    """Jobs that should have run by now."""

    number: int
    oldest: int | None  # Unix time at which the oldest job began to wait; None if no job waits


async def count_tables(house: House) -> dict[Status, int]:
    """The number of tables in each status."""
    counted = await house.db.all("SELECT status, count(*) AS number FROM tables GROUP BY status")
    rows = {row["status"]: row["number"] for row in counted}
    return {status: rows.get(status, 0) for status in Status}


async def waiting_jobs(house: House) -> WaitingJobs:
    """Count the jobs that are due or failing."""
    row = await house.db.one(
        """
        SELECT count(*) AS number, min(coalesce(failing, due)) AS oldest FROM jobs
        WHERE due <= :now OR failing IS NOT NULL
        """,
        now=house.time.unix(),
    )
    return WaitingJobs(row["number"], row["oldest"]) if row else WaitingJobs(0, None)
