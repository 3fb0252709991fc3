"""What other processes have done: what is in memory of it is dropped, and what is this process's to tell or
to play on is told and played on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from sessions.changes import ChangedElsewhere, Owed, TournamentChanged
from sessions.computers import Computers
from sessions.neighbours import REMEMBERED, Neighbours
from sessions.outbox import Outbox
from sessions.plans import Plans
from sessions.publisher import Publisher
from sessions.tables import Tables
from sessions.timers import Timers
from sessions.worker import Worker

PAUSE = 5.0
"""Seconds until it is looked again where that has failed: the database may be away."""
ALL = 0
"""In the place of a table: all that is remembered, and all tables."""


class Hearing:
    """One task a table, which looks what is owed there and what goes on by itself."""

    def __init__(
        self,
        neighbours: Neighbours,
        tables: Tables,
        plans: Plans,
        computers: Computers,
        timers: Timers,
        outbox: Outbox,
        publisher: Publisher,
        remember: Callable[[], Awaitable[None]],
    ) -> None:
        """`remember` reads anew what is in memory all of."""
        self._neighbours = neighbours
        self._tables = tables
        self._plans = plans
        self._computers = computers
        self._timers = timers
        self._outbox = outbox
        self._publisher = publisher
        self._remember = remember
        self._awake = asyncio.Event()
        self._worker = Worker("What others have done at table", self._look, lambda error, failures: PAUSE)
        self._remembering = Worker("What others have changed", self._read, lambda error, failures: PAUSE)
        neighbours.on("table", self._changed)
        neighbours.on("owed", self._worker.mark)
        neighbours.on("timers", lambda _: timers.stir())
        neighbours.on("tournament", self._tournament_changed)
        neighbours.on(REMEMBERED, self._remembering.mark)

    async def begin(self) -> None:
        """Hear the others from now on; what comes of it waits for `wake`."""
        await self._neighbours.listen(self._missed)

    def wake(self) -> None:
        """Let go on what goes on by itself."""
        self._awake.set()

    async def settle(self) -> None:
        """Wait until all is done that was heard of."""
        await self._worker.settled()
        await self._remembering.settled()

    async def stop(self) -> None:
        """Look after nothing more."""
        await self._worker.stop()
        await self._remembering.stop()

    def _changed(self, table: int) -> None:
        self._tables.drop(table)
        self._plans.expect(table)
        self._worker.mark(table)
        self._publisher.publish(ChangedElsewhere(table))

    def _tournament_changed(self, id: int) -> None:
        self._publisher.publish(TournamentChanged(id))

    def _missed(self) -> None:
        self._tables.drop_all()
        self._timers.stir()
        self._remembering.mark(ALL)
        self._worker.mark(ALL)
        self._publisher.publish(ChangedElsewhere(None))

    async def _read(self, _: int) -> None:
        await self._remember()

    async def _look(self, table: int) -> None:
        """See to what is this process's at a table, or at all."""
        await self._awake.wait()
        if table == ALL:
            debts = await self._outbox.all()
            await self._computers.wake()
        elif await self._neighbours.has(table):
            debts = await self._outbox.all_of(table)
            self._computers.look(table)
            self._timers.stir()
        else:
            debts = []
        for debt in debts:
            self._publisher.publish(Owed(debt.kind, debt.table, debt.person))
