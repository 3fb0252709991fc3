"""The database: one class for SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Protocol, TypeVar

from db.cancellation import run_to_end
from db.engine import KEPT_STATEMENTS, Engine, Row
from db.errors import StaleData, refusal, unread
from db.location import Location, Server, location
from db.migrate import MIGRATIONS
from db.shards import ALL_SHARDS, Shards
from db.sqlite.engine import open_file
from db.texts import without_nul

if TYPE_CHECKING:
    from db.postgres.hold import Hold  # SQLite works without asyncpg


@dataclass
class Commits:
    """The number of committed transactions, and the total seconds that committing them took."""

    number: int = 0
    seconds: float = 0.0


class Reads(Protocol):
    """Read access: a transaction, or the database for committed data."""

    @property
    def for_update(self) -> str:
        """The suffix of a query for rows that this transaction may change. It makes other processes wait."""
        ...

    async def all(self, sql: str, /, **values: object) -> list[Row]:
        """The rows of a query that only reads."""
        ...

    async def one(self, sql: str, /, **values: object) -> Row | None:
        """The first row of a query that only reads; None if there is none."""
        ...


@lru_cache(KEPT_STATEMENTS)
def _upsert(table: str, key: tuple[str, ...], columns: tuple[str, ...]) -> str:
    others = ", ".join(f"{column} = excluded.{column}" for column in columns if column not in key)
    names, values = ", ".join(columns), ", ".join(f":{column}" for column in columns)
    otherwise = f"UPDATE SET {others}" if others else "NOTHING"
    return (
        f"INSERT INTO {table} ({names}) VALUES ({values})"  # noqa: S608 (names of the schema)
        f" ON CONFLICT ({', '.join(key)}) DO {otherwise}"
    )


class Transaction:
    """Statements that are stored together or not at all."""

    def __init__(self, engine: Engine) -> None:
        self.failure: BaseException | None = None
        """Error of the first failed statement. A transaction with an error can't be committed."""
        self.callbacks: list[Callable[[], None]] = []
        self._engine = engine

    @property
    def for_update(self) -> str:
        """See `Reads`."""
        return self._engine.for_update

    async def lock(self, name: str) -> None:
        """Make other transactions that lock the same name wait until this one ends."""
        if self._engine.lock:
            await self.run(self._engine.lock, name=name)

    async def tell(self, hint: str) -> None:
        """Send a hint to other processes after the commit. It may get lost."""
        if self._engine.tell:
            await self.run(self._engine.tell, hint=hint)

    def after_commit(self, callback: Callable[[], None]) -> None:
        """Register a function to be called right after the commit, before the next transaction.

        It must not raise.
        """
        self.callbacks.append(callback)

    async def run(self, sql: str, /, **values: object) -> list[Row]:
        """Run a statement and return its rows."""
        rows, _ = await self._made(sql, values)
        return rows

    async def all(self, sql: str, /, **values: object) -> list[Row]:
        """The rows of a query."""
        return await self.run(sql, **values)

    async def one(self, sql: str, /, **values: object) -> Row | None:
        """The first row of a query; None if there is none."""
        rows = await self.run(sql, **values)
        return rows[0] if rows else None

    async def change(self, sql: str, /, **values: object) -> None:
        """Run a statement that must change or return at least one row. Raises StaleData otherwise."""
        _, number = await self._made(sql, values)
        if not number:
            self.failure = StaleData(sql)
            raise self.failure

    async def put(self, table: str, /, *key: str, **row: object) -> None:
        """Upsert a row. `key` names the columns of the unique key."""
        await self.run(_upsert(table, key, tuple(row)), **row)

    async def _made(self, sql: str, values: Mapping[str, object]) -> tuple[list[Row], int]:
        try:
            return await self._engine.run(sql, without_nul(values))
        except BaseException as error:
            refused = refusal(error) or error
            self.failure = self.failure or refused
            if refused is error:
                raise
            raise refused from error


Begun = TypeVar("Begun", bound=Transaction)


class Database:
    """An open database. Reads see committed data only.

    Statements are SQL with `:names`, in the subset that SQLite and PostgreSQL share.
    """

    def __init__(self, engine: Engine) -> None:
        self.commits = Commits()
        self._engine = engine
        self._writing = asyncio.Lock()

    for_update = ""

    @classmethod
    async def open(
        cls, where: str | Location, *, shards: Shards | None = None, migrations: Path = MIGRATIONS
    ) -> Database:
        """Open a database and migrate it to the current version. A missing file is created.

        With `shards`, this process shares a server's database with others; `hold` takes the shards.

        Raises:
        - DatabaseUnusable if it can't be read or written, is damaged or isn't a database.
        - DatabaseTooNew if a later version of the program wrote it.
        - DatabaseLocked if another program holds the file.
        - DatabaseUnreachable if the server can't be reached, or the disk is full.
        - DatabaseInUse if another process works with a server's database, and `shards` is None.
        """
        where = location(where)
        if isinstance(where, Server):
            from db.postgres.engine import open_server  # SQLite works without asyncpg

            engine = await open_server(where, migrations, shards)
        else:
            engine = await open_file(where, migrations)
        return cls(engine)

    @classmethod
    async def look(cls, where: Server) -> Database:
        """Open a read-only snapshot of a server's database, even while the bot uses it.

        Raises DatabaseUnusable if its version isn't the current one, DatabaseUnreachable if the server can't
        be reached.
        """
        from db.postgres.snapshot import open_snapshot

        engine = await open_snapshot(where)
        return cls(engine)

    def transaction(self) -> AbstractAsyncContextManager[Transaction]:
        """Begin a plain transaction; see `transaction_of`."""
        return self.transaction_of(Transaction)

    @asynccontextmanager
    async def transaction_of(self, make: Callable[[Engine], Begun]) -> AsyncGenerator[Begun]:
        """Run a transaction: commit it when the block ends, roll it back if the block raises.

        The block must await nothing but the transaction, because other transactions wait for it.

        Raises NotSaved, Conflict or StaleData if the database refuses. A task cancelled during the commit
        gets its CancelledError after the commit, so its transaction may be stored.
        """
        async with self._writing:
            transaction = make(self._engine)
            try:
                await self._engine.begin()
                yield transaction
                await run_to_end(self._commit(transaction))
            except BaseException as error:
                await run_to_end(self._engine.rollback())
                refused = refusal(error)
                if refused is None or refused is error:
                    raise
                raise refused from error

    async def _commit(self, transaction: Transaction) -> None:
        if transaction.failure is not None:
            raise transaction.failure
        began = perf_counter()
        await self._engine.commit()
        self.commits.number += 1
        self.commits.seconds += perf_counter() - began
        for callback in transaction.callbacks:
            callback()

    async def do(self, sql: str, /, **values: object) -> list[Row]:
        """Run one statement in its own transaction and return its rows."""
        async with self.transaction() as tx:
            return await tx.run(sql, **values)

    async def all(self, sql: str, /, **values: object) -> list[Row]:
        """The rows of a query that only reads. Raises NotSaved if the database can't be read."""
        try:
            return await self._engine.read(sql, without_nul(values))
        except Exception as error:
            if (failed := unread(error)) is None:
                raise
            raise failed from error

    async def one(self, sql: str, /, **values: object) -> Row | None:
        """The first row of a query that only reads; None if there is none."""
        rows = await self.all(sql, **values)
        return rows[0] if rows else None

    @property
    def hold(self) -> Hold | None:
        """This process's hold on its shards; None if it works alone."""
        return self._engine.hold

    @property
    def shards(self) -> Shards:
        """The shards of this process."""
        return ALL_SHARDS if self.hold is None else self.hold.shards

    @property
    def log_size(self) -> int:
        """Bytes of SQLite's write-ahead log; 0 for a server."""
        return self._engine.log_size

    async def scrub(self) -> None:
        """Erase deleted data from the disk."""
        async with self._writing:
            await self._engine.scrub()

    @property
    def trouble(self) -> str | None:
        """Why no write can be kept, in one line: an SQLite file was deleted or replaced while it is open."""
        return self._engine.trouble

    async def close(self) -> None:
        """Close the database after the transactions already waiting."""
        async with self._writing:
            await self._engine.close()
