"""What is owed to people and channels, from the transaction of its cause until it is delivered or pointless.

A debt says that something is to be told, not in which words: these follow from the table as it is when it is
told. So there is one debt of a kind for a table and a person, however often it has come to be owed, and a
burst of moves is told at once. Whoever delivers it notes it here afterwards (`pay`); what a crash comes
between is found at the next start (`all`), and Discord is asked whether it was told already.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import partial

from db import Database, Row, Transaction
from sessions.changes import Owed
from sessions.errors import saving
from sessions.publisher import Publisher
from sessions.stored import sound
from sessions.uptime import UptimeClock

SEEN = "seen"
"""Of an end: whoever is told it was at the table when it came, and needs no message of their own."""
EVERYBODY = 0
"""In the place of a person: whoever sees the table's channel."""


class DebtKind(StrEnum):
    """What is owed."""

    TURN = "turn"  # that it is somebody's turn: a call, a reminder; `what` is the `Prompt`
    VOTE = "vote"  # to be asked how a table goes on without somebody
    REPLACED = "replaced"  # that a computer player sits in for them
    BOARD = "board"  # that all messages of a table show it as it is
    END = "end"  # to who played: how the match has ended; `what` is SEEN if they saw it end
    NEWS = "news"  # to a follower: what has happened
    AUTOMATIC = "automatic"  # to whom it was left no choice: what was answered; `what` is that, in lines
    ANSWER = "answer"  # that a move was made, to whom it could not be answered; `what` is the move


@dataclass(frozen=True)
class Debt:
    kind: DebtKind
    table: int
    person: int
    since: int  # Unix seconds
    version: int  # the table's, with its last cause
    number: int
    what: str


class Outbox:
    def __init__(self, db: Database, time: UptimeClock, publisher: Publisher) -> None:
        self._db = db
        self._time = time
        self._publisher = publisher

    async def owe(
        self, tx: Transaction, kind: DebtKind, table: int, person: int, version: int, what: str = ""
    ) -> None:
        """Note, in the transaction of its cause, that something is owed; `Owed` is published once it is on
        disk."""
        await self._owe(tx, "owe-debt", kind, table, person, version, what)

    async def owe_line(
        self, tx: Transaction, kind: DebtKind, table: int, person: int, version: int, line: str
    ) -> None:
        """The same of one thing more, to be told beside the lines that are owed already."""
        await self._owe(tx, "owe-line", kind, table, person, version, line)

    async def _owe(
        self, tx: Transaction, query: str, kind: DebtKind, table: int, person: int, version: int, what: str
    ) -> None:
        since = self._time.unix()
        await tx.run(query, kind=kind, table_id=table, person=person, since=since, version=version, what=what)
        tx.after_commit(partial(self._publisher.publish, Owed(kind, table, person)))

    async def forgive(self, tx: Transaction, kind: DebtKind, table: int, person: int) -> None:
        """Note that something has lost its point, if it was owed."""
        await tx.run("forgive-debt", kind=kind, table_id=table, person=person)

    async def pay(self, debts: Iterable[Debt]) -> None:
        """Note that these are delivered, or have lost their point; those stay that have come to be owed anew
        since. Refused: not-saved."""
        with saving():
            async with self._db.transaction() as tx:
                for debt in debts:
                    row = {"kind": debt.kind, "table_id": debt.table, "person": debt.person}
                    await tx.run("pay-debt", **row, version=debt.version, number=debt.number)

    async def of(self, table: int, kind: DebtKind) -> list[Debt]:
        """The debts of a kind at a table."""
        return _debts(await self._db.all("debts-of-table", id=table, kind=kind))

    async def all_of(self, table: int) -> list[Debt]:
        """All that is owed about a table, what has been for longest first."""
        return _debts(await self._db.all("all-debts-of-table", id=table))

    async def all(self) -> list[Debt]:
        """All that is owed, what has been for longest first."""
        return _debts(await self._db.all("debts"))


@dataclass(frozen=True)
class _StoredDebt:
    kind: DebtKind
    table_id: int
    person: int
    since: int
    version: int
    number: int
    what: str


def _debts(rows: Iterable[Row]) -> list[Debt]:
    return [
        Debt(row.kind, row.table_id, row.person, row.since, row.version, row.number, row.what)
        for row in sound(_StoredDebt, rows)
    ]
