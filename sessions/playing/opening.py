"""Opening on trial, and taking back a table that nobody could see."""

from __future__ import annotations

from sessions.house import House

TABLE_ROWS = (
    "attempts",
    "guesses",
    "followers",
    "messages",
    "moves",
    "replaced",
    "achievements",
    "reviews",
    "plans",
    "jobs",
    "turns",
    "table_people",
)
"""The tables of the database whose rows belong to a table and go with it."""


class OnTrial(Exception):
    """Ends a transaction that only asked whether it would be refused."""


async def take_back(house: House, id: int) -> None:
    """Remove a new table whose message can't be posted. Refused: not-saved.

    Nobody has seen its number, so the next table may get it.
    """
    async with house.transaction() as tx:
        for each in TABLE_ROWS:
            await tx.run(f"DELETE FROM {each} WHERE table_id = :id", id=id)  # noqa: S608
        await tx.run("DELETE FROM tables WHERE id = :id", id=id)
