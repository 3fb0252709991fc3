"""Answers to moves that did not reach whoever made them: the move stands, and what they see next says so."""

from __future__ import annotations

from db import Database
from sessions.errors import saving
from sessions.outbox import DebtKind, Outbox
from sessions.table import Table


class Answers:
    def __init__(self, db: Database, outbox: Outbox) -> None:
        self._db = db
        self._outbox = outbox

    async def lost(self, table: Table, person: int, move: str) -> None:
        """Note that somebody was not answered to a move (in notation) that is stored. Refused: not-saved."""
        with saving():
            async with self._db.transaction() as tx:
                await self._outbox.owe(tx, DebtKind.ANSWER, table.id, person, table.version, move)

    async def owed(self, table: int, person: int) -> str | None:
        """The move, in notation, to which somebody was not answered; None if there is none."""
        debts = await self._outbox.of(table, DebtKind.ANSWER)
        return next((debt.what for debt in debts if debt.person == person), None)

    async def seen(self, table: int, person: int) -> None:
        """Note that somebody has seen how the table stands. Refused: not-saved."""
        debts = [debt for debt in await self._outbox.of(table, DebtKind.ANSWER) if debt.person == person]
        if debts:
            await self._outbox.pay(debts)
