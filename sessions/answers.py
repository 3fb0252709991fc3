"""Facts a player missed, shown with the next thing they see at the table.

These are moves that were stored although the reply to the player failed, and answers made automatically for
them.
"""

from __future__ import annotations

from dataclasses import dataclass

from sessions.house import House
from sessions.outbox import Debt, DebtKind, debts_at, owe, pay
from sessions.table import Table

TOLD = 8
"""Maximum number of automatic answers shown to a player; older ones are left out."""


@dataclass(frozen=True)
class Missed:
    move: str | None  # the stored move, in notation, whose reply failed to reach the player
    automatic: list[str]  # the latest automatic answers, in notation, that they haven't been shown


async def lost(house: House, table: Table, person: int, move: str) -> None:
    """Record that a move (in notation) was stored but the reply to the player failed. Refused: not-saved."""
    async with house.transaction() as tx:
        await owe(tx, DebtKind.ANSWER, table.id, person, table.version, move)


async def missed(house: House, table: int, person: int) -> Missed:
    """What the player missed at the table."""
    debts = await _debts(house, table, person)
    lost = [debt.what for debt in debts if debt.kind is DebtKind.ANSWER]
    made = [line for debt in debts if debt.kind is DebtKind.AUTOMATIC for line in debt.what.splitlines()]
    return Missed(lost[0] if lost else None, made[-TOLD:])


async def seen(house: House, table: int, person: int) -> None:
    """Drop what the player missed, because they have now seen the table. Refused: not-saved."""
    if debts := await _debts(house, table, person):
        await pay(house, debts)


async def _debts(house: House, table: int, person: int) -> list[Debt]:
    debts = await debts_at(house.db, table, DebtKind.ANSWER, DebtKind.AUTOMATIC)
    return [debt for debt in debts if debt.person == person]
