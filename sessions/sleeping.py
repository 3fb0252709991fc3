"""What becomes of tables at which nothing happens any more: lobbies are closed, running ones sleep."""

from __future__ import annotations

from db import Database, Transaction
from sessions.changes import Change, ChangeKind
from sessions.clock import DAY, Stage
from sessions.table import Status, Table, closed
from sessions.tables import Tables
from sessions.timers import Key, Timer, Timers
from sessions.uptime import UptimeClock
from sessions.values import replace

SLEEP = "sleep"
"""The timers that look whether nothing has happened at a table for long."""

LOBBY_LASTS = 7 * DAY
"""Seconds without a change after which a lobby is closed."""
AWAKE = 14 * DAY
"""Seconds without a move after which a table sleeps: nobody is reminded of it until the next move."""


class Sleeping:
    def __init__(self, db: Database, tables: Tables, time: UptimeClock, timers: Timers) -> None:
        self._db = db
        self._tables = tables
        self._time = time
        self._timers = timers
        timers.on(SLEEP, self._fall_asleep, steady=True)

    async def store_change(self, tx: Transaction, change: Change) -> None:
        """Set the table's timer anew where a change shows that it isn't forgotten. Of the moves of a day only
        the first does so: when the timer rings, what is left after the last of them is waited for."""
        before, after = change.before, change.table
        key = Key(SLEEP, after.id)
        if after.status is Status.LOBBY:
            await self._timers.put(tx, key, self._time.unix() + LOBBY_LASTS)
        elif not after.status.is_open:
            await self._timers.drop(tx, key)
        elif before is None or _is_stirring(before, after, change.kind):
            await self._timers.put(tx, key, self._time.unix() + AWAKE)

    async def _fall_asleep(self, timer: Timer) -> None:
        async with self._tables.locked(timer.key.table) as table:
            if await self._timers.due(timer.key) != timer.due:
                return  # something has happened just now
            now = self._time.unix()
            if table.status is Status.LOBBY:
                after = replace(closed(table, now), asleep=now)
                await self._tables.commit(ChangeKind.CLOSED, table, after)
            elif table.status is Status.PLAYING and (_is_timed(table) or now < table.moved + AWAKE):
                async with self._db.transaction() as tx:
                    due = now + DAY if _is_timed(table) else table.moved + AWAKE
                    await self._timers.put(tx, timer.key, due)
            elif table.status is Status.PLAYING and not table.sleeps and not table.is_damaged:
                await self._tables.commit(ChangeKind.FELL_ASLEEP, table, replace(table, asleep=now))


def _is_stirring(before: Table, after: Table, kind: ChangeKind) -> bool:
    """Whether a change brings a table into play again, or its match on for the first time of a day."""
    if kind is ChangeKind.REPAIRED or before.status is not Status.PLAYING:
        return True
    return before.match is not after.match and (before.sleeps or before.moved // DAY != after.moved // DAY)


def _is_timed(table: Table) -> bool:
    """Whether a clock has yet to run out, or stands in a pause: such a table isn't forgotten."""
    running = (clock.since is not None and clock.stage is not Stage.OUT for clock in table.clocks)
    return table.paused is not None or any(running)
