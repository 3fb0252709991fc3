"""What becomes of tables at which nothing happens any more: lobbies are closed, running ones sleep."""

from __future__ import annotations

from dataclasses import replace

from db import Database, Transaction
from sessions.clock import DAY, Stage
from sessions.keeper import Keeper
from sessions.table import Change, Status, Table
from sessions.timekeeper import Timekeeper
from sessions.timers import Key, Timer

SLEEP = "sleep"
"""The timers that look whether nothing has happened at a table for long."""

LOBBY_LASTS = 7 * DAY
"""Seconds without a change after which a lobby is closed."""
AWAKE = 14 * DAY
"""Seconds without a move after which a table sleeps: nobody is reminded of it until the next move."""


class Sleeping(Keeper):
    def __init__(self, db: Database, time: Timekeeper) -> None:
        super().__init__(db, time)
        self._store.also(self._follow_sleep)
        self.timers.on(SLEEP, self._fall_asleep, steady=True)

    async def _follow_sleep(self, tx: Transaction, change: Change) -> None:
        before, after = change.before, change.table
        key = Key(SLEEP, after.id)
        if after.status is Status.LOBBY:
            await self.timers.put(tx, key, self._now() + LOBBY_LASTS)
        elif not after.status.is_open:
            await self.timers.drop(tx, key)
        elif before is None or before.match is not after.match:
            await self.timers.put(tx, key, self._now() + AWAKE)

    async def _fall_asleep(self, timer: Timer) -> None:
        async with self._alone(timer.key.table) as table:
            if await self.timers.due(timer.key) != timer.due:
                return  # something has happened just now
            now = self._now()
            if table.status is Status.LOBBY:
                after = replace(table, status=Status.CLOSED, ended=now, asleep=now)
                await self._commit("closed", table, after)
            elif table.status is Status.PLAYING and _is_timed(table):
                async with self._db.transaction() as tx:
                    await self.timers.put(tx, timer.key, now + DAY)
            elif table.status is Status.PLAYING and not table.sleeps:
                await self._commit("fell-asleep", table, replace(table, asleep=now))


def _is_timed(table: Table) -> bool:
    """Whether a clock has yet to run out, or stands in a pause: such a table isn't forgotten."""
    running = (clock.since is not None and clock.stage is not Stage.OUT for clock in table.clocks)
    return table.paused is not None or any(running)
