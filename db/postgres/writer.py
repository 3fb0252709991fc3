"""The connection that writes. It is the only one of all processes, for it has the database's lease.

Each trip to the server and back takes longer than most statements do. So those that give no rows are sent
together: as EXECUTEs of statements that the server has prepared, their values written out, in one message.
Those of all transactions that share a commit may be in it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from contextlib import suppress

import asyncpg  # pyright: ignore[reportMissingTypeStubs]

from db.certain import in_full
from db.engine import Row, Statement, gives_rows
from db.errors import DatabaseInUse, NotSaved
from db.location import Server
from db.postgres.connection import NAME, Connection, connect
from db.postgres.errors import FAILURES, is_lost, is_unheard_of, meaning, one_line
from db.postgres.literals import literals
from db.postgres.translate import translated

log = logging.getLogger(__name__)

PATIENCE = 5.0
"""Seconds that a new process waits for the one before it to end."""
LEASE = 1214345825
"""The number of the lock that is the lease ("Harb")."""
_PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds until a server that doesn't say what it has stored is asked again; the last for ever."""

_BEGIN = f"""BEGIN;
SELECT set_config('application_name', '{NAME} ' || pg_current_xact_id(), true)"""
"""The server tells each change of this setting by itself: so the transaction's number, by which one can ask
what became of it, costs no trip of its own."""


class Writer:
    """A `Writer`. A connection that is lost is made anew when the next transaction begins."""

    unmade: tuple[type[Exception], ...] = (TypeError, ValueError, LookupError)  # of values: no literals

    def __init__(self, server: Server, connection: Connection) -> None:
        self.begin = _BEGIN
        self._server = server
        self._connection = connection
        self._process = connection.get_server_pid()  # the server's, at the connection's other end
        self._number = ""  # of the transaction that is under way, as the server counts them
        self._prepared: dict[tuple[str, bool], str] = {}  # the server's names for statements, by their kinds

    @property
    def connection(self) -> Connection:
        """As it is now; for what is done before all transactions."""
        return self._connection

    @property
    def is_away(self) -> bool:
        return self._connection.is_closed()

    async def all_of(self, statements: Iterable[Statement]) -> list[Row]:
        # What is cut off on its way leaves a connection of which nobody knows how far it has come.
        return await in_full(self._all_of(list(statements)))

    async def _all_of(self, statements: Sequence[Statement]) -> list[Row]:
        *_, last = statements
        together = statements[:-1] if last.gives_rows else statements
        try:
            if statements[0].query == self.begin and self._connection.is_closed():
                await self._connect_anew()
            if together:
                await self._prepare(together)
                await self._connection.execute(";\n".join(map(self._written, together)))
            if statements[0].query == self.begin:
                self._number = self._connection.get_settings().application_name.removeprefix(NAME).strip()
            if not last.gives_rows:
                return []
            query = translated(last.query)
            return [
                dict(row) for row in await self._connection.fetch(query.text, *query.arguments(last.values))
            ]
        except FAILURES as error:
            if is_lost(error):
                self._connection.terminate()
            raise meaning(error) from error

    async def _prepare(self, statements: Iterable[Statement]) -> None:
        """Have the server know these statements, in one trip if any is new to it."""
        known = self._prepared
        new = [
            kind
            for each in statements
            if each.values and (kind := (each.query, each.must_change)) not in known
        ]
        if new:
            names = {kind: f"q{number}" for number, kind in enumerate(dict.fromkeys(new), len(known))}
            made = ";\n".join(f"PREPARE {name} AS {_as_prepared(*kind)}" for kind, name in names.items())
            await self._connection.execute(made)
            self._prepared |= names

    def _written(self, statement: Statement) -> str:
        query, must_change = kind = statement.query, statement.must_change
        if not statement.values:
            return _as_prepared(query, must_change)
        values = literals(map(statement.values.__getitem__, translated(query).names))
        return f"EXECUTE {self._prepared[kind]} ({values})"

    async def undo_to(self, savepoint: str) -> bool:
        return await in_full(self._is_done(f"ROLLBACK TO {savepoint}; RELEASE {savepoint}"))

    async def rollback(self) -> None:
        if self._connection.is_closed() or not self._connection.is_in_transaction():
            return
        if not await in_full(self._is_done("ROLLBACK")):
            self._connection.terminate()  # with which the server does it

    async def _is_done(self, statement: str) -> bool:
        try:
            await self._connection.execute(statement)
        except FAILURES:
            return False
        return True

    async def commit(self) -> None:
        await in_full(self._commit())

    async def _commit(self) -> None:
        try:
            done = await self._connection.execute("COMMIT")
        except FAILURES as error:
            if not is_lost(error):
                raise meaning(error) from error
            self._connection.terminate()
            log.warning("The connection to the database was lost in a commit: %s", one_line(error))
            if not await self._is_stored(self._number):
                raise NotSaved(one_line(error)) from error
        else:
            if done != "COMMIT":  # as PostgreSQL ends a transaction of which something failed
                raise NotSaved("the transaction was undone")

    async def _is_stored(self, number: str) -> bool:
        """Whether a transaction of that number, whose connection is lost, has been brought to disk. Asks
        until the server says so, for whoever waits must not be told what may be wrong."""
        for attempt in range(10**9):
            try:
                connection = await connect(self._server)
                try:
                    # It must not be stored later, and nobody could tell it to go on.
                    await connection.fetch(_END, number)
                    state = await connection.fetchval("SELECT pg_xact_status(CAST($1::text AS xid8))", number)
                finally:
                    connection.terminate()
            except FAILURES as error:
                if is_unheard_of(error):  # the server was cut off before it had noted even that it began
                    return False
                log.warning("Whether something is stored can't be found out yet: %s", one_line(error))
            else:
                if state != "in progress":
                    return state == "committed"
            await asyncio.sleep(_PAUSES[min(attempt, len(_PAUSES) - 1)])
        raise AssertionError

    async def _connect_anew(self) -> None:
        """Connect again, after the connection was lost. NotSaved or one of FAILURES if that can't be done."""
        try:
            self._connection = await connect_first(self._server, former=self._process)
        except DatabaseInUse as error:
            raise NotSaved(str(error)) from error
        self._process = self._connection.get_server_pid()
        self._prepared = {}
        log.info("Connected to the database again")

    async def close(self) -> None:
        await self._connection.close(timeout=PATIENCE)


_END = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE backend_xid = CAST(CAST($1::text AS xid8) AS xid) AND pid <> pg_backend_pid()"""


def _as_prepared(query: str, must_change: bool) -> str:
    """A statement as the server knows it. One that must change something divides by zero if it doesn't."""
    text = translated(query).text
    if must_change:
        if not gives_rows(query):
            text += "\nRETURNING 1"
        return f"WITH changed AS ({text}\n) SELECT 1 / count(*) FROM changed"  # noqa: S608
    return text


async def connect_first(server: Server, former: int = 0) -> Connection:
    """The connection that has the lease; the server ends the `former` one (a number of its own), if it hasn't
    noticed yet that it is lost. DatabaseInUse if another process has the lease, otherwise one of FAILURES."""
    connection = await connect(server, plan_cache_mode="force_generic_plan")
    # Of what a move costs the server, half would be the snapshot's compression by the usual way.
    with suppress(asyncpg.PostgresError):  # a server may be built without it
        await connection.execute("SET default_toast_compression = 'lz4'")
    try:
        for _ in range(round(PATIENCE / _PAUSES[1])):
            if await connection.fetchval("SELECT pg_try_advisory_lock($1)", LEASE):
                return connection
            await connection.fetch(_FORMER, LEASE, former)
            await asyncio.sleep(_PAUSES[1])
        raise DatabaseInUse(f"The database {server} is in use by another process.")
    except BaseException:
        connection.terminate()
        raise


_FORMER = """SELECT pg_terminate_backend(pid) FROM pg_locks
WHERE locktype = 'advisory' AND objid = CAST($1::bigint AS oid) AND pid = $2"""
