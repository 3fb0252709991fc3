"""A database that fails on demand.

    faults = Faults()
    db = await faults.open(location)     # a house's test has `harbour.faults`, a bot's `port.faults`
    with faults.refuse("commit"):        # or "begin", "run", "read"; without `with`, until `mend`
        ...
    faults.before("commit", act)         # `await act()` first

Everything else goes to the real engine.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any, Literal, cast

from db import Database, Location, Row, Shards
from db.database import Begun
from db.engine import Engine

Step = Literal["begin", "run", "commit", "read"]
Act = Callable[[], Awaitable[None]]
DISK_FULL = sqlite3.OperationalError("database or disk is full")
FOREVER = 10**9


class Fault:
    """Runs `act` at certain steps of a database. As a context manager, it ends with its block."""

    def __init__(
        self,
        steps: tuple[Step, ...],
        act: Act,
        *,
        what: str = "",
        skip: int = 0,
        times: int = FOREVER,
        is_after: bool = False,
    ) -> None:
        """Restrict the fault to statements that contain `what`, and skip the first `skip` of them."""
        self.left = times
        """Number of times that the fault will still occur."""
        self._steps = steps
        self._act = act
        self._what = what
        self._skip = skip
        self._is_after = is_after

    async def meet(self, step: Step, query: str, is_after: bool) -> None:
        """Run `act` if this step is one of the fault's."""
        if self.left and step in self._steps and self._what in query and is_after == self._is_after:
            if self._skip:
                self._skip -= 1
            else:
                self.left -= 1
                await self._act()

    def __enter__(self) -> Fault:
        return self

    def __exit__(self, *_: object) -> None:
        self.left = 0


class Faults:
    """Injects faults into the databases that it opens."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []
        self.delay = 0.0
        self.hear: Callable[[Step, str], None] = lambda step, query: None
        """Callback for each step, called with the statement."""

    async def open(self, where: str | Location, *, shards: Shards | None = None) -> Faulty:
        """See `Database.open`."""
        db = cast("Faulty", await Faulty.open(where, shards=shards))
        db.faults = self
        return db

    def refuse(self, *steps: Step, error: Exception = DISK_FULL, **when: Any) -> Fault:
        """Raise an error at these steps. For `when`, see `Fault`."""

        async def fail() -> None:
            raise error

        return self._add(Fault(steps, fail, **when))

    def before(self, step: Step, act: Act, **when: Any) -> Fault:
        """Run `act` before each of these steps."""
        return self._add(Fault((step,), act, **when))

    def after(self, step: Step, act: Act, **when: Any) -> Fault:
        """Run `act` after each of these steps."""
        return self._add(Fault((step,), act, is_after=True, **when))

    def slow(self, seconds: float) -> None:
        """Delay the start of every transaction."""
        self.delay = seconds

    def mend(self) -> None:
        """End all faults."""
        self._faults.clear()
        self.delay = 0

    def _add(self, fault: Fault) -> Fault:
        self._faults.append(fault)
        return fault

    @asynccontextmanager
    async def around(self, step: Step, query: str = "") -> AsyncGenerator[None]:
        """Apply the faults of a step before and after the block."""
        self.hear(step, query)
        for fault in [*self._faults]:
            await fault.meet(step, query, is_after=False)
        yield
        for fault in [*self._faults]:
            await fault.meet(step, query, is_after=True)


class Faulty(Database):
    """A database whose engine fails according to `faults`."""

    def __init__(self, engine: Engine) -> None:
        self.engine: Any = engine
        """The real engine that the faulty one wraps."""
        self.faults = Faults()
        super().__init__(cast("Engine", FaultyEngine(engine, self)))

    @asynccontextmanager
    async def transaction_of(self, make: Callable[[Engine], Begun]) -> AsyncGenerator[Begun]:
        if self.faults.delay:
            await asyncio.sleep(self.faults.delay)
        async with super().transaction_of(make) as transaction:
            yield transaction


class FaultyEngine:
    """Forwards everything to the real engine, and applies the faults."""

    def __init__(self, engine: Engine, db: Faulty) -> None:
        self._engine = engine
        self._db = db

    def __getattr__(self, name: str) -> Any:
        return getattr(self._engine, name)

    async def begin(self) -> None:
        async with self._db.faults.around("begin"):
            await self._engine.begin()

    async def run(self, query: str, values: Mapping[str, object]) -> tuple[list[Row], int]:
        async with self._db.faults.around("run", query):
            return await self._engine.run(query, values)

    async def commit(self) -> None:
        async with self._db.faults.around("commit"):
            await self._engine.commit()

    async def read(self, query: str, values: Mapping[str, object]) -> list[Row]:
        async with self._db.faults.around("read", query):
            return await self._engine.read(query, values)
