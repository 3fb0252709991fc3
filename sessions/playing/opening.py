"""Opening on trial, and taking back a table that nobody could see."""

from __future__ import annotations

from sessions.house import House


class OnTrial(Exception):
    """Ends a transaction that only asked whether it would be refused."""


async def take_back(house: House, id: int) -> None:
    """Remove a new table whose message can't be posted. Refused: not-saved.

    Nobody has seen its number, so the next table may get it.
    """
    async with house.transaction() as tx:
        await tx.run("DELETE FROM attempts WHERE table_id = :id", id=id)
        await tx.run("DELETE FROM jobs WHERE table_id = :id", id=id)
        await tx.run("DELETE FROM tables WHERE id = :id", id=id)  # The other rows go with it.
