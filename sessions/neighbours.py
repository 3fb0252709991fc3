"""Processes that share a database: what of all that is stored is this one's, and what it tells the others.

A table is looked after by the process that has the shard of its server: it announces what is owed there,
rings its timers, lets computer players think. Whoever else comes upon a table may play there: what is
stored is guarded by the table's version, and the others are told in the same transaction. A process that is
alone has everything, and tells nobody.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from db import Database

log = logging.getLogger(__name__)

REMEMBERED = "remembered"
"""What is told where something has changed that each process has in memory all of: bans, holidays, and the
like."""

Hear = Callable[[int], None]


class Neighbours:
    def __init__(self, db: Database) -> None:
        self._db = db
        self._sharing = db.sharing
        self._servers: dict[int, int | None] = {}  # of tables that have been asked for
        self._hearing: dict[str, Hear] = {}
        self._missed: Callable[[], None] | None = None

    @property
    def are_none(self) -> bool:
        """Whether this process is alone."""
        return self._sharing is None

    # What is whose

    def looks_after(self, server: int | None) -> bool:
        """Whether a server is this process's; None: direct messages, and all that is of no server."""
        return self._sharing is None or self._db.shards.have(server)

    async def has(self, table: int) -> bool:
        """Whether a table is this process's. One that isn't there is everybody's."""
        if self._sharing is None:
            return True
        if table not in self._servers:
            row = await self._db.one("server-of-table", id=table)
            if row is None:
                return True
            self._servers[table] = row["server"]
        return self.looks_after(self._servers[table])

    def know(self, table: int, server: int | None) -> None:
        """A table that is new is of this server."""
        if self._sharing is not None:
            self._servers[table] = server

    # What the others tell (`Transaction.tell`)

    def on(self, what: str, hear: Hear) -> None:
        """Have `hear` called with the number, when another process tells of this."""
        self._hearing[what] = hear

    async def listen(self, missed: Callable[[], None]) -> None:
        """Begin to hear the others; `missed` is called where something may not have been heard."""
        self._missed = missed
        if self._sharing is not None:
            await self._sharing.listen(self._hear)

    def _hear(self, told: str) -> None:
        try:
            if told:
                what, _, number = told.partition(" ")
                if what in self._hearing:  # a later version of the program may tell of more
                    self._hearing[what](int(number))
            elif self._missed is not None:
                self._missed()
        except Exception:
            log.exception("Another process told %r", told)

    async def place(self, what: str, most: int, of: int, span: float) -> float | None:
        """Do something of which all processes do no more than `of` in so many seconds, and such as this no
        more than `most`: 0 if it may be done now, or the seconds until it is worth another try. None: this
        process is alone, and knows by itself. NotSaved."""
        return None if self._sharing is None else await self._sharing.place(what, most, of, span)
