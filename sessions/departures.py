"""Servers that the bot has left: their data is removed after a while."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from sessions.house import Departure, House, Tx
from sessions.jobs.job import JobKind, Key
from sessions.tables.clock import DAY
from sessions.tables.rows import listed, sound

DEPARTED_JOB = JobKind("departed")
"""A server that the bot has left. The subject is the server."""

RETENTION = 30 * DAY
"""Seconds for which a server's data is kept after the bot has left."""

OWN_ROWS = ("audit", "servers")
"""Database tables of the house itself that have a column `server`."""


def rows_of_server(*tables: str) -> Departure:
    """Create a departure that deletes a server's rows from these database tables."""

    async def remove(tx: Tx, server: int) -> None:
        for each in tables:
            await tx.run(f"DELETE FROM {each} WHERE server = :server", server=server)  # noqa: S608

    return remove


@dataclass(frozen=True)
class _Known:
    server: int


async def left(house: House, server: int) -> None:
    """Schedule the removal of a server's data, because the bot has left it. Refused: not-saved."""
    async with house.transaction() as tx:
        tx.jobs.hasten(_key(server), tx.now + RETENTION)


async def joined(house: House, server: int) -> None:
    """Cancel the scheduled removal, if any, because the bot is in the server. Refused: not-saved."""
    if await house.jobs.due(house.db, _key(server)) is not None:
        async with house.transaction() as tx:
            tx.jobs.drop(_key(server))


async def compare(house: House, servers: Collection[int], has_listed: Callable[[int], bool]) -> None:
    """Catch up on servers that the bot left or joined while it was stopped. `servers` are those listed now.

    A server that isn't listed may only be late, so its removal asks Discord first. `has_listed` says whether
    the shard of a server has heard which servers it has; others are left out. Refused: not-saved.
    """
    rows = await house.db.all("""
        SELECT server FROM servers
        UNION SELECT server FROM tables WHERE server IS NOT NULL
        UNION SELECT server FROM audit WHERE server IS NOT NULL
        """)
    known = {each.server for each in sound(_Known, rows) if has_listed(each.server)}
    for server in sorted(known - set(servers)):
        await left(house, server)
    for server in sorted(known & set(servers)):
        await joined(house, server)


async def hurry(house: House, server: int) -> None:
    """Run the postponed delivery jobs of a server that is available again. Refused: not-saved."""
    kinds, values = listed(kind for kind, how in house.jobs.kinds.items() if how.writes)
    waiting = f"kind IN ({kinds}) AND due > :now AND home = :server"
    values |= {"server": server, "now": house.time.unix()}
    if not await house.db.one(f"SELECT 1 FROM jobs WHERE {waiting} LIMIT 1", **values):  # noqa: S608
        return  # After a new connection, this is so for nearly all servers.
    async with house.transaction() as tx:
        await tx.run(f"UPDATE jobs SET due = :now WHERE {waiting}", **values)  # noqa: S608
        tx.after_commit(house.jobs.wake)


async def remove(house: House, server: int) -> None:
    """Remove all data of a server that the bot isn't in. Raises Later while that is unknown."""
    if house.is_in(server) or not await house.has_left(server):
        return
    async with house.transaction() as tx:
        await remove_rows(tx, server)
    await house.db.scrub()


async def remove_rows(tx: Tx, server: int) -> None:
    """Remove all rows of a server."""
    await tx.run(
        """
        DELETE FROM attempts WHERE table_id IN (SELECT id FROM tables WHERE server = :server)
        """,
        server=server,
    )
    await tx.run("DELETE FROM jobs WHERE home = :server AND kind <> 'departed'", server=server)
    await tx.run(
        """
        INSERT INTO removed_tables (last)
        SELECT max(id) FROM tables WHERE server = :server HAVING max(id) IS NOT NULL
        """,
        server=server,
    )
    for each in (*tx.house.departures, rows_of_server("tables", *OWN_ROWS)):
        await each(tx, server)


def _key(server: int) -> Key:
    return Key(DEPARTED_JOB, subject=server)
