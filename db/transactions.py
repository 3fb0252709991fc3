"""Transactions, and groups of them that one commit brings to disk.

A commit waits for the disk, which takes longer than all statements of a transaction. So those that come while
another commit is under way share the next one. Each is still stored whole or not at all, by itself: a
transaction that fails is undone alone, and only a commit that fails undoes all of its group.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from contextvars import copy_context
from functools import cache
from typing import TypeVar

from db.connection import BEGIN, Connection, Row, Statement
from db.errors import NotSaved

T = TypeVar("T")


@cache
def gives_rows(query: str) -> bool:
    """Whether somebody may want to know what a query returns."""
    return re.search(r"\bSELECT\b|\bRETURNING\b", query) is not None


class Transaction:
    """What `Database.transaction` gives: statements that are stored together or not at all."""

    def __init__(self, connection: Connection, queries: dict[str, str], *, is_first: bool) -> None:
        """`is_first` of its group: SQLite's own transaction begins with it."""
        self._connection = connection
        self._queries = queries
        self._is_first = is_first
        # To be made before the next that gives rows.
        self._statements: list[Statement] = [(BEGIN if is_first else "SAVEPOINT member", {})]
        self._callbacks: list[Callable[[], None]] = []
        self._context = copy_context()

    def after_commit(self, callback: Callable[[], None]) -> None:
        """Have this called as soon as the transaction is on disk, before anything else hears of that and
        before the next one begins. It must not raise."""
        self._callbacks.append(callback)

    def committed(self) -> None:
        """Call what was to be called after the commit, in the context of whoever made the transaction."""
        for callback in self._callbacks:
            self._context.run(callback)

    async def run(self, name: str, /, **values: object) -> list[Row]:
        """Run the named query; the rows that it returns, if any. One that returns none may be run later, in
        its order."""
        query = self._queries[name]
        self._statements.append((query, values))
        return await self.flush() if gives_rows(query) else []

    async def flush(self) -> list[Row]:
        """Make all statements that are still to be made; the rows of the last."""
        statements, self._statements = self._statements, []
        return await self._connection.all_of(statements)

    async def finish(self) -> None:
        """Make what is still to be made; then it is as far as its group."""
        if not self._is_first:
            self._statements.append(("RELEASE member", {}))
        await self.flush()

    async def undo(self) -> bool:
        """Take back what was made of it; whether its group is still there."""
        if not self._is_first and self._connection.undo_to("member"):
            return True
        await undone(self._connection)
        return False


class Group:
    """Transactions that one commit brings to disk."""

    def __init__(self) -> None:
        self.members: list[Transaction] = []
        self._over: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()

    def end(self, error: BaseException | None) -> None:
        """All are on disk; none is if there was an error."""
        self._over.set_result(error)

    async def is_over(self) -> None:
        """Wait until its transactions are on disk. NotSaved if they can't be. It is certain, one way or the
        other, also when whoever waits is cancelled."""
        if error := await certain(self._over):
            raise NotSaved(str(error)) from error


async def undone(connection: Connection) -> None:
    """Take back all that is not committed, if anything is."""
    # The connection's thread does one thing after the other, so this comes after whatever it was doing, and
    # does nothing if that was a commit that went through.
    with suppress(sqlite3.Error):
        await certain(connection.rollback())


async def certain(awaited: Awaitable[T]) -> T:
    """What comes of something, which is not cancelled with whoever waits for it: they are when it is over."""
    task = asyncio.ensure_future(awaited)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError as error:
            if task.cancelled():
                break
            cancelled = error
        except BaseException:  # the task's own, see below
            break
    if cancelled:
        raise cancelled
    return task.result()
