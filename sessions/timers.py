"""Timers: rows in the database that say what is to be done when.

A timer is set in the transaction of what it follows from, so it is there if and only if that is. Nothing
runs while none is due: one alarm rings for the earliest. What is done then may be done a second time if the
program is stopped just after it, never not at all; a handler that must not do a thing twice drops its timer
in the transaction in which it notes that the thing is done.
"""

from __future__ import annotations

import asyncio
import contextvars
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import NamedTuple

from db import Database, NotSaved, Reads, Transaction
from sessions.uptime import UptimeClock

log = logging.getLogger(__name__)

PAUSES = (15, 60, 300, 3600)
"""Seconds until a handler that failed is called again; the last for ever."""

_PUT_TIMER = """
    INSERT INTO timers (kind, table_id, person, due) VALUES (:kind, :table, :person, :due)
    ON CONFLICT (kind, table_id, person) DO UPDATE SET due = excluded.due
    """
_HASTEN_TIMER = """
    INSERT INTO timers (kind, table_id, person, due) VALUES (:kind, :table, :person, :due)
    ON CONFLICT (kind, table_id, person) DO UPDATE SET due = excluded.due WHERE timers.due > excluded.due
    """
_DROP_TIMER = "DELETE FROM timers WHERE kind = :kind AND table_id = :table AND person = :person"
# Only if it is still set as it was when it came due:
_SPEND_TIMER = """
    DELETE FROM timers WHERE kind = :kind AND table_id = :table AND person = :person AND due = :was
    """
_POSTPONE_TIMER = """
    UPDATE timers SET due = :due WHERE kind = :kind AND table_id = :table AND person = :person AND due = :was
    """


class Key(NamedTuple):
    """What a timer is about. There is one of a kind for a table and a person."""

    kind: str
    table: int = 0  # 0: about no table
    person: int = 0  # 0: about nobody


class Timer(NamedTuple):
    key: Key
    due: int  # Unix seconds


Handler = Callable[[Timer], Awaitable[None]]


class Timers:
    """All that is to be done later, and the one alarm."""

    def __init__(self, db: Database, time: UptimeClock) -> None:
        self._db = db
        self._time = time
        self._handlers: dict[str, Handler] = {}
        self._steady: set[str] = set()
        self._failures: dict[Key, int] = {}
        self._running = False
        self._doing: Key | None = None  # the timer whose handler runs
        self._set_anew = False  # whether that timer was set again meanwhile, perhaps for the same second
        self._stirred = False
        self._alarm: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._context = contextvars.copy_context()  # of the program, not of whoever sets a timer

    def on(self, kind: str, handler: Handler, *, steady: bool = False) -> None:
        """Call `handler` when a timer of this kind is due; register it before `start`.

        The timer is gone when the handler returns, unless it was set anew meanwhile. If the handler raises,
        it is called again later. It keeps the other timers waiting: what takes long is for a task of its own.
        `steady`: the timers of this kind measure uptime, so they are put off by what the program was
        stopped for. The others are due at a time of day.
        """
        self._handlers[kind] = handler
        if steady:
            self._steady.add(kind)

    async def put(self, tx: Transaction, key: Key, due: int) -> None:
        """Set a timer, or set it anew, in a transaction; `due` in Unix seconds."""
        await self._set(tx, _PUT_TIMER, key, due)

    async def hasten(self, tx: Transaction, key: Key, due: int) -> None:
        """Set a timer, unless there is one that is due earlier. A handler whose timer is set so looks whether
        there is anything to do yet."""
        await self._set(tx, _HASTEN_TIMER, key, due)

    async def drop(self, tx: Transaction, key: Key) -> None:
        """Take a timer away, if there is one."""
        await tx.run(_DROP_TIMER, **key._asdict())

    async def change(self, tx: Transaction, before: Mapping[Key, int], after: Mapping[Key, int]) -> None:
        """Bring the timers that something wanted before a change to what it wants after it."""
        for key in before.keys() - after.keys():
            await self.drop(tx, key)
        for key, due in after.items() - before.items():
            await self.put(tx, key, due)

    async def due(self, reads: Reads, key: Key) -> int | None:
        """When a timer is due; None if there is none."""
        row = await reads.one(
            """
            SELECT kind, table_id, person, due FROM timers
            WHERE kind = :kind AND table_id = :table AND person = :person
            """,
            **key._asdict(),
        )
        return row["due"] if row else None

    async def shift(self, tx: Transaction, seconds: int) -> None:
        """Unix time has got ahead of uptime by so many seconds: put off the timers that measure uptime."""
        for kind in sorted(self._steady):
            await tx.run(
                "UPDATE timers SET due = due + :seconds WHERE kind = :kind", kind=kind, seconds=seconds
            )
        tx.after_commit(self.stir)

    async def start(self) -> None:
        """Begin: what is due already is done at once."""
        self._running = True
        self._context = contextvars.copy_context()
        self.stir()

    async def stop(self) -> None:
        """End; before the database is closed. What is not done remains to be done at the next start."""
        self._running = False
        self._silence()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _set(self, tx: Transaction, query: str, key: Key, due: int) -> None:
        await tx.run(query, **key._asdict(), due=due)
        tx.after_commit(partial(self._note_set, key))

    def _note_set(self, key: Key) -> None:
        self._set_anew = self._set_anew or key == self._doing
        self.stir()

    def stir(self) -> None:
        """Look what is due, now or as soon as what is being done is done."""
        self._stirred = True
        if self._running and self._task is None:
            self._silence()
            self._task = self._context.copy().run(asyncio.create_task, self._do_due(), name="timers")

    def _silence(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def _do_due(self) -> None:
        try:
            pause = await self._all_due()
        except NotSaved as error:
            pause = PAUSES[0]
            log.warning("The timers wait %d s for the database: %s", pause, error)
        except Exception:
            pause = PAUSES[0]
            log.exception("The timers wait %d s: the database can't be read or written", pause)
        finally:
            # Nothing is awaited between the last look at what is stirred and this, or one could be missed.
            self._task = None
        if pause is not None:
            self._alarm = asyncio.get_running_loop().call_later(pause, self.stir)

    async def _all_due(self) -> int | None:
        """Do what is due; the seconds until something is again, None if nothing will be."""
        while True:
            self._stirred = False
            timer = await self._next()
            if timer is not None and timer.due <= self._time.unix():
                await self._do(timer)
            elif not self._stirred:
                return timer.due - self._time.unix() if timer else None

    async def _next(self) -> Timer | None:
        while row := await self._db.one("""
            SELECT kind, table_id, person, due FROM timers ORDER BY due, kind, table_id, person
                LIMIT 1
            """):
            key = Key(row["kind"], row["table_id"], row["person"])
            if isinstance(row["due"], int):
                return Timer(key, row["due"])
            log.warning("%s is dropped: nobody knows when it is due", key)
            await self._db.do(_DROP_TIMER, **key._asdict())
        return None

    async def _do(self, timer: Timer) -> None:
        key = timer.key
        self._doing, self._set_anew = key, False
        try:
            await self._handlers[key.kind](timer)
        except Exception:
            failures = self._failures[key] = self._failures.get(key, 0) + 1
            pause = PAUSES[min(failures, len(PAUSES)) - 1]
            log.exception("Timer %s failed, another try in %d s", key, pause)
            await self._done(timer, _POSTPONE_TIMER, due=self._time.unix() + pause)
        else:
            self._failures.pop(key, None)
            await self._done(timer, _SPEND_TIMER)
        finally:
            self._doing = None

    async def _done(self, timer: Timer, query: str, **values: int) -> None:
        """Take the timer away or put it off, unless it was set anew while its handler ran."""
        async with self._db.transaction() as tx:
            if not self._set_anew:
                await tx.run(query, **timer.key._asdict(), was=timer.due, **values)
