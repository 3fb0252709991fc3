"""Servers that the bot has left: after a while nothing is kept of them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from db import Database
from sessions.clock import DAY
from sessions.errors import saving
from sessions.holidays import Holidays
from sessions.ratings import Ratings
from sessions.stored import sound
from sessions.tables import Tables
from sessions.timers import Key, Timer, Timers
from sessions.uptime import UptimeClock

DEPARTED = "departed"
"""The timers by which a server's data are removed. They are about no table and no person: their key has the
server's id in the place of a person's."""
KEPT = 30 * DAY
"""Seconds for which the data of a server are kept that the bot has left."""

REMOVED = (
    "remove-debts",
    "remove-guesses",
    "remove-followers",
    "remove-guests",
    "remove-messages",
    "remove-moves",
    "remove-replaced",
    "remove-results",
    "remove-ratings",
    "remove-achievements",
    "remove-reviews",
    "remove-plans",
    "remove-seats",
    "remove-tails",
    "remove-snapshots",
    "remove-table-timers",
    "remove-turns",
    "remove-votes",
    "note-removed-tables",
    "remove-tables",
    "remove-audit",
    "remove-wishes",
    "remove-seekers-shown",
    "remove-tournament-people",
    "remove-tournament-timers",
    "remove-tournaments",
    "forget-allowed-channels",
    "remove-server",
)
"""The queries that remove a server; the tables last, since all else belongs to them."""


@dataclass(frozen=True)
class _Known:
    server: int


class Departures:
    def __init__(
        self,
        db: Database,
        tables: Tables,
        holidays: Holidays,
        ratings: Ratings,
        time: UptimeClock,
        timers: Timers,
    ) -> None:
        self._db = db
        self._tables = tables
        self._holidays = holidays
        self._ratings = ratings
        self._time = time
        self._timers = timers
        self._here: set[int] = set()  # servers that the bot is known to be in
        timers.on(DEPARTED, self._remove)

    async def left(self, server: int) -> None:
        """The bot isn't in a server any more. Refused: not-saved."""
        self._here.discard(server)
        with saving():
            async with self._db.transaction() as tx:
                await self._timers.hasten(tx, _key(server), self._time.unix() + KEPT)

    async def joined(self, server: int) -> None:
        """The bot is in a server, perhaps again: all is kept. Refused: not-saved."""
        self._here.add(server)
        if await self._timers.due(_key(server)) is not None:
            with saving():
                async with self._db.transaction() as tx:
                    await self._timers.drop(tx, _key(server))

    async def compare(self, servers: Collection[int]) -> None:
        """Learn the servers where the bot is now; it may have left or joined some while it was stopped.

        Refused: not-saved.
        """
        self._here = set(servers)
        known = {each.server for each in sound(_Known, await self._db.all("known-servers"))}
        for server in sorted(known - set(servers)):
            await self.left(server)
        for server in sorted(known & set(servers)):
            await self.joined(server)

    async def _remove(self, timer: Timer) -> None:
        server = timer.key.person
        if server in self._here:
            return  # it is back, though that could not be stored
        ids = [row["id"] for row in await self._db.all("tables-in", server=server)]
        async with self._tables.all_locked(ids):
            async with self._db.transaction() as tx:
                for query in REMOVED:
                    await tx.run(query, server=server)
                await self._ratings.outdate(tx)
                tx.after_commit(lambda: self._holidays.forget_server(server))
            self._tables.forget(ids)


def _key(server: int) -> Key:
    return Key(DEPARTED, person=server)
