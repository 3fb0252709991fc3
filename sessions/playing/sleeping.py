"""Inactive tables: a forgotten lobby is closed, and a forgotten match falls asleep."""

from __future__ import annotations

from msgspec.structs import replace

from sessions.changes import Change, ChangeKind
from sessions.house import Act, Tx
from sessions.jobs.job import SLEEP_JOB, Job, Key, Later
from sessions.tables.clock import DAY, Stage
from sessions.tables.table import Status, Table, closed

LOBBY_LIFETIME = 7 * DAY
"""Seconds without a change before a lobby is closed."""
AWAKE_SECONDS = 14 * DAY
"""Seconds without a move before a table falls asleep.

A sleeping table sends no reminders until the next move.
"""


async def postpone_sleep(tx: Tx, change: Change) -> None:
    """Postpone the table's job `SLEEP` when a change shows activity.

    Of a day's moves, only the first postpones it. `fall_asleep` takes later moves into account.
    """
    before, after = change.before, change.table
    key = Key(SLEEP_JOB, after.id)
    if after.status is Status.LOBBY:
        tx.jobs.set(key, tx.now + LOBBY_LIFETIME)
    elif not after.status.is_open:
        tx.jobs.drop(key)
    elif before is None or _is_activity(before, after, change.kind):
        tx.jobs.set(key, tx.now + AWAKE_SECONDS)


async def fall_asleep(act: Act, job: Job) -> None:
    """Close a forgotten lobby, or put a forgotten match to sleep. Raises Later if it isn't time yet."""
    table, now = act.table, act.now
    if await act.house.jobs.due(act.tx, job.key) != job.due:
        return  # The table was active in the meantime.
    if table.status is Status.LOBBY:
        await act.change(ChangeKind.CLOSED, replace(closed(table, now), asleep=now))
    elif table.status is Status.PLAYING and (_is_timed(table) or now < table.moved + AWAKE_SECONDS):
        raise Later(DAY if _is_timed(table) else table.moved + AWAKE_SECONDS - now)
    elif table.status is Status.PLAYING and not table.sleeps and not table.is_damaged:
        await act.change(ChangeKind.FELL_ASLEEP, replace(table, asleep=now))


def _is_activity(before: Table, after: Table, kind: ChangeKind) -> bool:
    """Whether a change starts or revives a match, or is its first move of the day."""
    if kind is ChangeKind.REPAIRED or before.status is not Status.PLAYING:
        return True
    return before.match is not after.match and (before.sleeps or before.moved // DAY != after.moved // DAY)


def _is_timed(table: Table) -> bool:
    """Whether a clock is running or the table is paused. Such a table isn't forgotten."""
    running = (clock.since is not None and clock.stage is not Stage.OUT for clock in table.clocks)
    return table.paused is not None or any(running)
