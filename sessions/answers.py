"""Facts a player missed, shown with the next thing they see at the table.

These are moves that were stored although the reply to the player failed, and answers made automatically for
them.
"""

from __future__ import annotations

from sessions.house import House
from sessions.outbox import DebtKind, debts_at, owe, pay
from sessions.table import Table

TOLD = 8
"""Maximum number of automatic answers shown to a player; older ones are left out."""


async def lost(house: House, table: Table, person: int, move: str) -> None:
    """Record that a move (in notation) was stored but the reply to the player failed. Refused: not-saved."""
    async with house.transaction() as tx:
        await owe(tx, DebtKind.ANSWER, table.id, person, table.version, move)


async def owed(house: House, table: int, person: int) -> str | None:
    """The stored move, in notation, whose reply failed to reach the player; None if there is none."""
    debts = await debts_at(house.db, table, DebtKind.ANSWER)
    return next((debt.what for debt in debts if debt.person == person), None)


async def automatic(house: House, table: int, person: int) -> list[str]:
    """The latest answers, in notation, that were made automatically for the player and not shown yet."""
    debts = await debts_at(house.db, table, DebtKind.AUTOMATIC)
    return [line for debt in debts if debt.person == person for line in debt.what.splitlines()][-TOLD:]


async def seen(house: House, table: int, person: int) -> None:
    """Drop what the player missed, because they have now seen the table. Refused: not-saved."""
    kinds = (DebtKind.ANSWER, DebtKind.AUTOMATIC)
    debts = [
        each for kind in kinds for each in await debts_at(house.db, table, kind) if each.person == person
    ]
    if debts:
        await pay(house, debts)
