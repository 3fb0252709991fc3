"""Servers that the bot has left: their data is removed after a while."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from cogs.rated.service import invalidate_ratings
from sessions.house import House
from sessions.jobs.job import JobKind, Key
from sessions.playing.opening import TABLE_ROWS
from sessions.tables.clock import DAY
from sessions.tables.rows import sound

DEPARTED_JOB = JobKind("departed")
"""A server that the bot has left. The subject is the server."""

RETENTION = 30 * DAY
"""Seconds for which a server's data is kept after the bot has left."""

REMOVAL_STATEMENTS = (
    *(
        f"DELETE FROM {each} WHERE table_id IN (SELECT id FROM tables WHERE server = :server)"  # noqa: S608
        for each in TABLE_ROWS
    ),
    "DELETE FROM results WHERE server = :server",
    "DELETE FROM ratings WHERE server = :server",
    """
    INSERT INTO removed_tables (last)
    SELECT max(id) FROM tables WHERE server = :server HAVING max(id) IS NOT NULL
    """,
    "DELETE FROM tables WHERE server = :server",
    "DELETE FROM audit WHERE server = :server",
    "DELETE FROM seekers WHERE server = :server",
    "DELETE FROM seekers_shown WHERE server = :server",
    "DELETE FROM jobs WHERE kind = 'seek' AND subject = :server",
    """
    DELETE FROM tournament_people
    WHERE tournament IN (SELECT id FROM tournaments WHERE server = :server)
    """,
    """
    DELETE FROM jobs
    WHERE kind IN ('tournament', 'notice', 'fixtures')
        AND subject IN (SELECT id FROM tournaments WHERE server = :server)
    """,
    "DELETE FROM tournaments WHERE server = :server",
    "DELETE FROM allowed_channels WHERE server = :server",
    "DELETE FROM servers WHERE server = :server",
)
"""Statements that remove a server's data. Rows that belong to its tables come before the tables."""

POSTPONED = """
    due > :now AND (
        (kind = 'notice' AND subject IN (SELECT id FROM tournaments WHERE server = :server))
        OR (kind = 'seek' AND subject = :server)
        OR (kind IN ('board', 'vote', 'replaced', 'invitation', 'found', 'end', 'news')
            AND table_id IN (SELECT id FROM tables WHERE server = :server))
    )
"""
"""The condition for a server's jobs that wait for Discord."""


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
        UNION SELECT server FROM allowed_channels
        UNION SELECT server FROM tables WHERE server IS NOT NULL
        UNION SELECT server FROM results WHERE server IS NOT NULL
        UNION SELECT server FROM audit WHERE server IS NOT NULL
        """)
    known = {each.server for each in sound(_Known, rows) if has_listed(each.server)}
    for server in sorted(known - set(servers)):
        await left(house, server)
    for server in sorted(known & set(servers)):
        await joined(house, server)


async def hurry(house: House, server: int) -> None:
    """Run the jobs of a server that is known again. Refused: not-saved."""
    find = f"SELECT 1 FROM jobs WHERE {POSTPONED} LIMIT 1"  # noqa: S608
    if not await house.db.one(find, server=server, now=house.time.unix()):
        return  # After a new connection, this is so for nearly all servers.
    async with house.transaction() as tx:
        await tx.run(f"UPDATE jobs SET due = :now WHERE {POSTPONED}", server=server, now=tx.now)  # noqa: S608
        tx.after_commit(house.jobs.wake)


async def remove(house: House, server: int) -> None:
    """Remove all data of a server that the bot isn't in. Raises Later while that is unknown."""
    if house.is_in(server) or not await house.has_left(server):
        return
    async with house.transaction() as tx:
        for query in REMOVAL_STATEMENTS:
            await tx.run(query, server=server)
        await invalidate_ratings(tx)
    await house.db.scrub()


def _key(server: int) -> Key:
    return Key(DEPARTED_JOB, subject=server)
