"""Transactions, and groups of them that one commit brings to disk.

A commit waits for the disk, which takes longer than all statements of a transaction. So those that come while
another commit is under way share the next one. Each is still stored whole or not at all, by itself: a
transaction that fails is undone alone, and only a commit that fails undoes all of its group.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import copy_context

from db.engine import Row, Sharing, Statement, Writer
from db.errors import NotSaved


class Transaction:
    """What `Database.transaction` gives: statements that are stored together or not at all."""

    def __init__(
        self, writer: Writer, queries: dict[str, str], sharing: Sharing | None = None, *, is_first: bool
    ) -> None:
        """`is_first` of its group: the engine's own transaction begins with it."""
        self._writer = writer
        self._sharing = sharing
        self._queries = queries
        self._is_first = is_first
        # To be made before the next that gives rows.
        self._statements: list[Statement] = [Statement(writer.begin if is_first else "SAVEPOINT member", {})]
        self._has_begun = False
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
        statement = Statement(self._queries[name], values)
        self._statements.append(statement)
        return await self.flush() if statement.gives_rows else []

    async def change(self, name: str, /, **values: object) -> None:
        """Run the named query, which returns something if it changes a row. Outdated if it changes none:
        then, or when the transaction's block is left."""
        self._statements.append(Statement(self._queries[name], values, must_change=True))

    async def tell(self, what: str, number: int = 0, *, also_here: bool = False) -> None:
        """Let other processes know once it is on disk, if there are any; `also_here`: this one hears it, too,
        in the same order as they do."""
        if self._sharing is not None:
            await self.change("tell-others", text=self._sharing.told(f"{what} {number}", also_here=also_here))

    async def in_turn(self) -> None:
        """Have no other process do so until this transaction has ended: where numbers follow each other, what
        comes next sees all that others have taken."""
        if self._sharing is not None:
            await self.change("take-turn")

    async def flush(self) -> list[Row]:
        """Make all statements that are still to be made; the rows of the last."""
        statements, self._statements, self._has_begun = self._statements, [], True
        return await self._writer.all_of(statements) if statements else []

    async def finish(self) -> None:
        """Make what is still to be made; then it is as far as its group."""
        if not self._is_first:
            self._statements.append(Statement("RELEASE member", {}))
        await self.flush()

    async def undo(self) -> bool:
        """Take back what was made of it alone; False if all of its group is to be taken back."""
        return not self._has_begun or (not self._is_first and await self._writer.undo_to("member"))


class Group:
    """Transactions that one commit brings to disk."""

    def __init__(self) -> None:
        self.members: list[Transaction] = []
        self._waiting: list[asyncio.Future[None]] = []
        self._has_ended = False
        self._error: BaseException | None = None

    def end(self, error: BaseException | None) -> None:
        """All are on disk; none is if there was an error."""
        self._has_ended, self._error = True, error
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)

    async def is_over(self) -> None:
        """Wait until its transactions are on disk. NotSaved if they can't be. Whoever is cancelled meanwhile
        is so when it is certain, one way or the other."""
        cancelled: asyncio.CancelledError | None = None
        while not self._has_ended:
            waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append(waiting)
            try:
                await waiting
            except asyncio.CancelledError as error:
                cancelled = error
        if cancelled:
            raise cancelled
        if self._error:
            raise NotSaved(str(self._error)) from self._error
