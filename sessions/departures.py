"""Servers that the bot has left: after a while nothing is kept of them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sessions.clock import DAY
from sessions.house import House
from sessions.ratings import outdate
from sessions.stored import sound
from sessions.timers import Key

DEPARTED = "departed"
"""The timers by which a server's data are removed. They are about no table and no person: their key has the
server's id in the place of a person's."""
KEPT = 30 * DAY
"""Seconds for which the data of a server are kept that the bot has left."""

REMOVED = (
    "DELETE FROM outbox WHERE table_id IN (SELECT id FROM tables WHERE server = :server)",
    "DELETE FROM guesses WHERE table_id IN (SELECT id FROM tables WHERE server = :server)",
    "DELETE FROM followers WHERE table_id IN (SELECT id FROM tables WHERE server = :server)",
    "DELETE FROM messages WHERE table_id IN (SELECT id FROM tables WHERE server = :server)",
    "DELETE FROM moves WHERE table_id IN (SELECT id FROM tables WHERE server = :server)",
    "DELETE FROM replaced WHERE table_id IN (SELECT id FROM tables WHERE server = :server)",
    "DELETE FROM results WHERE server = :server",
    "DELETE FROM ratings WHERE server = :server",
    "DELETE FROM achievements WHERE table_id IN (SELECT id FROM tables WHERE server = :server)",
    "DELETE FROM reviews WHERE table_id IN (SELECT id FROM tables WHERE server = :server)",
    "DELETE FROM plans WHERE table_id IN (SELECT id FROM tables WHERE server = :server)",
    "DELETE FROM timers WHERE table_id IN (SELECT id FROM tables WHERE server = :server)",
    "DELETE FROM turns WHERE table_id IN (SELECT id FROM tables WHERE server = :server)",
    "DELETE FROM table_people WHERE table_id IN (SELECT id FROM tables WHERE server = :server)",
    """
        INSERT INTO removed_tables (last) SELECT max(id) FROM tables WHERE server = :server
            HAVING max(id) IS NOT NULL
        """,
    "DELETE FROM tables WHERE server = :server",
    "DELETE FROM audit WHERE server = :server",
    "DELETE FROM seekers WHERE server = :server",
    "DELETE FROM seekers_shown WHERE server = :server",
    """
        DELETE FROM tournament_people WHERE tournament IN (SELECT id FROM tournaments WHERE
            server = :server)
        """,
    """
        DELETE FROM timers WHERE kind = 'tournament' AND person IN (SELECT id FROM tournaments
            WHERE server = :server)
        """,
    "DELETE FROM tournaments WHERE server = :server",
    "DELETE FROM allowed_channels WHERE server = :server",
    "DELETE FROM servers WHERE server = :server",
)
"""What removes a server; its tables last, because the other rows belong to them."""


@dataclass(frozen=True)
class _Known:
    server: int


async def left(house: House, server: int) -> None:
    """The bot isn't in a server any more. Refused: not-saved."""
    async with house.transaction() as tx:
        await house.timers.hasten(tx, _key(server), house.time.unix() + KEPT)


async def joined(house: House, server: int) -> None:
    """The bot is in a server, perhaps again: all is kept. Refused: not-saved."""
    if await house.timers.due(house.db, _key(server)) is not None:
        async with house.transaction() as tx:
            await house.timers.drop(tx, _key(server))


async def compare(house: House, servers: Collection[int]) -> None:
    """Learn the servers where the bot is now; it may have left or joined some while it was stopped.

    Refused: not-saved.
    """
    known = {
        each.server
        for each in sound(
            _Known,
            await house.db.all("""
        SELECT server FROM servers
        UNION SELECT server FROM allowed_channels
        UNION SELECT server FROM tables WHERE server IS NOT NULL
        UNION SELECT server FROM results WHERE server IS NOT NULL
        UNION SELECT server FROM audit WHERE server IS NOT NULL
        """),
        )
    }
    for server in sorted(known - set(servers)):
        await left(house, server)
    for server in sorted(known & set(servers)):
        await joined(house, server)


async def remove(house: House, server: int) -> None:
    """Remove everything that is stored of a server, unless the bot is back in it."""
    if house.is_in(server):
        return
    async with house.transaction() as tx:
        for query in REMOVED:
            await tx.run(query, server=server)
        await outdate(tx)


def _key(server: int) -> Key:
    return Key(DEPARTED, person=server)
