"""Repairs stored times after the machine's clock was set back.

A stored time of something that has happened is never later than now. While a clock is ahead, such times are
stored, and when it is right again, they would delay reminders, retries and ends. So `heartbeat` calls all
repairs in the transaction in which Unix time goes back. Each feature declares those of its rows
(`Cog.on_set_back`).

Times in the log of moves and in the audit log stay: they decide nothing. Times in memory are uptime, or are
kept in a `Recent`, so that no clock can move them ahead.
"""

from __future__ import annotations

from msgspec.structs import replace

from sessions.house import Repair, Tx
from sessions.people.holidays import later_holidays, put_holiday
from sessions.tables import store


async def repair(tx: Tx) -> None:
    """Run all repairs. `tx.now` must be the time from now on."""
    for each in (_repair_tables, *HOUSE_REPAIRS, *tx.house.repairs):
        await each(tx)
    await _repair_jobs(tx)


def clamped(table: str, *columns: str) -> Repair:
    """The repair that sets the columns of a table to now where they are later."""

    async def run(tx: Tx) -> None:
        for column in columns:
            await tx.run(
                f"UPDATE {table} SET {column} = :now WHERE {column} > :now",  # noqa: S608 (names of the schema)
                now=tx.now,
            )

    return run


async def _repair_tables(tx: Tx) -> None:
    for row in await tx.all(
        "SELECT id FROM tables WHERE moved > :now OR ended > :now OR sleeps = 1 ORDER BY id", now=tx.now
    ):
        before = await store.load(tx, row["id"], tx.now)
        if before is None or before.is_broken:
            continue
        after = replace(
            before,
            opened=min(before.opened, tx.now),
            moved=min(before.moved, tx.now),
            started=_past(before.started, tx.now),
            ended=_past(before.ended, tx.now),
            asleep=_past(before.asleep, tx.now),
        )
        if after != before:
            await store.save(tx, before, after)


async def _repair_holidays(tx: Tx) -> None:
    """Let holidays that began later than now begin now, as long as they were to last."""
    for person, (since, until) in await later_holidays(tx, tx.now):
        await tx.run(
            "DELETE FROM holidays WHERE person = :person AND since = :since", person=person, since=since
        )
        await put_holiday(tx, person, (tx.now, tx.now + until - since))


async def _repair_jobs(tx: Tx) -> None:
    """Let jobs run now that may have been set by the wrong clock. Their handlers look at the present state.

    Jobs that are due by uptime are moved by `Jobs.shift`.
    """
    for kind, how in tx.house.jobs.kinds.items():
        if not how.steady:
            latest = tx.now + how.longest
            await tx.run(
                "UPDATE jobs SET due = :latest WHERE kind = :kind AND due > :latest", kind=kind, latest=latest
            )


HOUSE_REPAIRS = (
    clamped("tables", "nudged"),
    clamped("jobs", "failing"),
    clamped("messages", "posted"),
    clamped("attempts", "made", "ended"),
    clamped("bans", "since"),
    _repair_holidays,
)


def _past(time: int | None, now: int) -> int | None:
    return None if time is None else min(time, now)
