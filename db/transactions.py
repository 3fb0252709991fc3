"""Transactions, and groups of them that one commit brings to disk.

A commit waits for the disk, which takes longer than all statements of a transaction. So those that come while
another commit is under way share the next one. Each is still stored whole or not at all, by itself: a
transaction that fails is undone alone, and only a commit that fails undoes all of its group. What its members
have to store is left to the group, which makes it all at once: so it is one trip to a server; and in a file
needs no savepoints, and what comes after it can be put together while it is on its way to the disk.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextvars import copy_context

from db.certain import in_full
from db.engine import Row, Statement, Writer, gives_rows
from db.errors import NotSaved

log = logging.getLogger(__name__)

MOST = 32
"""Members of a group: what they have stored is on its way while the next are put together."""
AT_ONCE = 16
"""Of those who wait for a commit, so many go on in the same turn of the event loop."""
SAVEPOINT, RELEASE = Statement("SAVEPOINT member", {}), Statement("RELEASE member", {})


class Transaction:
    """What `Database.transaction` gives: statements that are stored together or not at all."""

    def __init__(self, writer: Writer, queries: dict[str, str], group: Group) -> None:
        """`group`: those that it is to share a commit with."""
        self.left: list[Statement] = []
        """What is still to be made when it is finished, with that of others."""
        self.has_begun = False
        """Whether anything of it is made."""
        self.error: BaseException | None = None
        """Why it is undone, if that was found out only after it was finished."""
        self.failed: Callable[[BaseException], None] | None = None
        """Called then."""
        self._writer = writer
        self._queries = queries
        self.group = group
        self._is_inner = False  # whether it is a savepoint in its group's transaction
        self._statements: list[Statement] = []  # to be made before the next that gives rows
        self._callbacks: list[Callable[[], None]] = []
        self._context = copy_context()

    def after_commit(self, callback: Callable[[], None]) -> None:
        """Have this called as soon as the transaction is on disk, before anything else hears of that. It must
        not raise."""
        self._callbacks.append(callback)

    def committed(self) -> None:
        """Call what was to be called after the commit, in the context of whoever made the transaction."""
        for callback in self._callbacks:
            self._context.run(callback)

    async def run(self, name: str, /, **values: object) -> list[Row]:
        """Run the named query; the rows that it returns, if any. One that returns none may be run later, in
        its order."""
        query = self._queries[name]
        self._statements.append(Statement(query, values))
        return await self.flush() if gives_rows(query) else []

    async def change(self, name: str, /, **values: object) -> None:
        """Run the named query, which is to change a row, or to return one. Outdated if it doesn't: then, or
        when the transaction's block is left."""
        self._statements.append(Statement(self._queries[name], values, must_change=True))

    async def flush(self) -> list[Row]:
        """Make all statements that are still to be made; the rows of the last."""
        if self._statements and not self.has_begun:
            await self._begin()
        statements, self._statements = self._statements, []
        return await self._writer.all_of(statements) if statements else []

    async def _begin(self) -> None:
        await in_full(self.group.make())
        self._is_inner = self.group.has_begun
        self._statements.insert(0, SAVEPOINT if self._is_inner else Statement(self._writer.begin, {}))
        self.has_begun = True

    async def finish(self) -> None:
        """Make what is still to be made, or leave it to its group: then it is as far as that."""
        if not self.has_begun:
            self.left, self._statements = self._statements, []
            return
        if self._is_inner:
            self._statements.append(RELEASE)
        await self.flush()

    async def undo(self) -> bool:
        """Take back what was made of it alone; False if all of its group is to be taken back."""
        return not self.has_begun or (self._is_inner and await self._writer.undo_to("member"))

    def fail(self, error: BaseException) -> None:
        """It is undone after it was finished."""
        self.error = error
        if self.failed is not None:
            self.failed(error)


class Group:
    """Transactions that one commit brings to disk."""

    def __init__(self, writer: Writer, former: Group | None = None) -> None:
        """`former`: the group before it, which may be on its way to the disk yet; nothing of this one is made
        before that has ended."""
        self.members: list[Transaction] = []
        self.has_begun = False
        """Whether anything of it is made."""
        self.committing: asyncio.Task[None] | None = None
        """What brings it to disk."""
        self._writer = writer
        self._former = former
        self._left: list[Transaction] = []  # members of which nothing is made yet
        self._lost: BaseException | None = None
        self._waiting: list[asyncio.Future[None]] = []
        self._has_ended = False
        self._error: BaseException | None = None

    @property
    def is_full(self) -> bool:
        """Whether nobody else is to join it."""
        return len(self.members) >= MOST

    def join(self, transaction: Transaction) -> None:
        """A transaction is finished."""
        self.members.append(transaction)
        self.has_begun = self.has_begun or transaction.has_begun
        if transaction.left:
            self._left.append(transaction)

    async def make(self) -> None:
        """Make what its members have left to be made. If this raises, all of the group is to be undone. For
        whoever isn't cancelled meanwhile."""
        if self._former is not None:
            await self._former.has_ended()
            self._former = None
        if self._left:
            await self._make()
        if self._lost is not None:
            raise self._lost

    async def _make(self) -> None:
        """All at once; if that fails each by itself, which fails alone."""
        members, self._left = self._left, []
        try:
            await self._made([statement for transaction in members for statement in transaction.left])
        except Exception as error:
            log.debug("Not all of %d transactions can be made: %s", len(members), error)
            for transaction in members:
                if self._lost is None:
                    await self._make_alone(transaction)

    async def _make_alone(self, transaction: Transaction) -> None:
        try:
            await self._made(transaction.left)
        except Exception as error:
            self.members.remove(transaction)
            transaction.fail(error)

    async def _made(self, statements: Sequence[Statement]) -> None:
        """Make all of these statements or none."""
        try:
            if self.has_begun:
                await self._writer.all_of([SAVEPOINT, *statements, RELEASE])
            else:
                await self._writer.all_of([Statement(self._writer.begin, {}), *statements])
                self.has_begun = True
        except Exception as error:
            if not self.has_begun:
                await self._writer.rollback()
                self._lost = error if self._writer.is_away else None
            elif not isinstance(error, self._writer.unmade) and not await self._writer.undo_to("member"):
                self._lost = error
            raise

    def end(self, error: BaseException | None) -> None:
        """All are on disk; none is if there was an error."""
        self._has_ended, self._error = True, error
        # They know the group: if it knew them still, only the garbage collector would find them.
        self.members, self.committing = [], None
        self._tell()

    def _tell(self) -> None:
        """Wake some of those who wait. What they go on to store can be on its way while others do."""
        told, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
        for waiting in told:
            if not waiting.done():
                waiting.set_result(None)
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._tell)

    async def has_ended(self) -> None:
        """Wait until it has, one way or the other."""
        while not self._has_ended:
            await self._news()

    def _news(self) -> asyncio.Future[None]:
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(waiting)
        return waiting

    async def is_over(self) -> None:
        """Wait until its transactions are on disk. NotSaved if they can't be. Whoever is cancelled meanwhile
        is so when it is certain, one way or the other."""
        cancelled: asyncio.CancelledError | None = None
        while not self._has_ended:
            try:
                await self._news()
            except asyncio.CancelledError as error:
                cancelled = error
        if cancelled:
            raise cancelled
        if self._error:
            raise NotSaved(str(self._error)) from self._error
