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
    "remove-debts",
    "remove-guesses",
    "remove-followers",
    "remove-messages",
    "remove-moves",
    "remove-replaced",
    "remove-results",
    "remove-ratings",
    "remove-achievements",
    "remove-reviews",
    "remove-plans",
    "remove-table-timers",
    "remove-turns",
    "remove-table-people",
    "note-removed-tables",
    "remove-tables",
    "remove-audit",
    "remove-wishes",
    "remove-seekers-shown",
    "remove-tournament-people",
    "remove-tournament-timers",
    "remove-tournaments",
    "forget-allowed-channels",
    "remove-server",
)
"""The queries that remove a server; the tables last, since all else belongs to them."""


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
    known = {each.server for each in sound(_Known, await house.db.all("known-servers"))}
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
