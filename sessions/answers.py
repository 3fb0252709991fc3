"""What somebody sees next says that a move of theirs stands whose answer did not reach them, and which
answers were made for them."""

from __future__ import annotations

from sessions.house import House
from sessions.outbox import DebtKind, debts_at, owe, pay
from sessions.table import Table

TOLD = 8
"""Answers at a table that somebody is told of at the most, the last ones."""


async def lost(house: House, table: Table, person: int, move: str) -> None:
    """Note that somebody was not answered to a move (in notation) that is stored. Refused: not-saved."""
    async with house.transaction() as tx:
        await owe(tx, DebtKind.ANSWER, table.id, person, table.version, move)


async def owed(house: House, table: int, person: int) -> str | None:
    """The move, in notation, to which somebody was not answered; None if there is none."""
    debts = await debts_at(house.db, table, DebtKind.ANSWER)
    return next((debt.what for debt in debts if debt.person == person), None)


async def automatic(house: House, table: int, person: int) -> list[str]:
    """The answers, in notation, that were made for somebody who had no choice, and of which they don't
    know yet."""
    debts = await debts_at(house.db, table, DebtKind.AUTOMATIC)
    return [line for debt in debts if debt.person == person for line in debt.what.splitlines()][-TOLD:]


async def seen(house: House, table: int, person: int) -> None:
    """Note that somebody has seen how the table stands. Refused: not-saved."""
    kinds = (DebtKind.ANSWER, DebtKind.AUTOMATIC)
    debts = [
        each for kind in kinds for each in await debts_at(house.db, table, kind) if each.person == person
    ]
    if debts:
        await pay(house, debts)
