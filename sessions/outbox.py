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

from db import Reads, Row
from sessions.changes import Owed
from sessions.house import House, Tx
from sessions.stored import sound

SEEN = "seen"
"""Of an end: whoever is told it was at the table when it came, and needs no message of their own."""
EVERYBODY = 0
"""In the place of a person: whoever sees the table's channel."""

# What is owed already has been owed since then, and now for a new cause.
_OWE = """
    INSERT INTO outbox (kind, table_id, person, since, version, number, what)
    VALUES (:kind, :table_id, :person, :since, :version, 1, :what)
    ON CONFLICT (kind, table_id, person) DO UPDATE
    SET version = excluded.version, number = outbox.number + 1, what = excluded.what
    """
_OWE_LINE = """
    INSERT INTO outbox (kind, table_id, person, since, version, number, what)
    VALUES (:kind, :table_id, :person, :since, :version, 1, :what)
    ON CONFLICT (kind, table_id, person) DO UPDATE
    SET version = excluded.version, number = outbox.number + 1, what = outbox.what || '\n' || excluded.what
    """


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


async def owe(tx: Tx, kind: DebtKind, table: int, person: int, version: int, what: str = "") -> None:
    """Note, in the transaction of its cause, that something is owed; `Owed` is published once it is on
    disk."""
    await _owe(tx, _OWE, kind, table, person, version, what)


async def owe_line(tx: Tx, kind: DebtKind, table: int, person: int, version: int, line: str) -> None:
    """The same of one thing more, to be told beside the lines that are owed already."""
    await _owe(tx, _OWE_LINE, kind, table, person, version, line)


async def _owe(tx: Tx, query: str, kind: DebtKind, table: int, person: int, version: int, what: str) -> None:
    since = tx.now
    await tx.run(query, kind=kind, table_id=table, person=person, since=since, version=version, what=what)
    tx.publish(Owed(kind, table, person))


async def forgive(tx: Tx, kind: DebtKind, table: int, person: int) -> None:
    """Note that something has lost its point, if it was owed."""
    await tx.run(
        "DELETE FROM outbox WHERE kind = :kind AND table_id = :table_id AND person = :person",
        kind=kind,
        table_id=table,
        person=person,
    )


async def pay(house: House, debts: Iterable[Debt]) -> None:
    """Note that these are delivered, or have lost their point; those stay that have come to be owed anew
    since. Refused: not-saved."""
    async with house.transaction() as tx:
        for debt in debts:
            row = {"kind": debt.kind, "table_id": debt.table, "person": debt.person}
            await tx.run(
                """
                DELETE FROM outbox
                WHERE kind = :kind AND table_id = :table_id AND person = :person AND version = :version
                    AND number = :number
                """,
                **row,
                version=debt.version,
                number=debt.number,
            )


async def debts_at(reads: Reads, table: int, *kinds: DebtKind) -> list[Debt]:
    """The debts of these kinds at a table."""
    named = {f"kind{number}": kind for number, kind in enumerate(kinds)}
    names = ", ".join(f":{name}" for name in named)
    return _debts(
        await reads.all(
            f"SELECT * FROM outbox WHERE table_id = :id AND kind IN ({names}) ORDER BY kind, person",  # noqa: S608
            id=table,
            **named,
        )
    )


async def all_debts_of(reads: Reads, table: int) -> list[Debt]:
    """All that is owed about a table, what has been for longest first."""
    return _debts(
        await reads.all("SELECT * FROM outbox WHERE table_id = :id ORDER BY since, kind, person", id=table)
    )


async def all_debts(reads: Reads) -> list[Debt]:
    """All that is owed, what has been for longest first."""
    return _debts(await reads.all("SELECT * FROM outbox ORDER BY since, kind, table_id, person"))


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
