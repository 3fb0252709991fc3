"""The log of a match: one row for each move, in the order of play."""

from __future__ import annotations

from typing import Any

import msgspec

from db import Reads, Row, Transaction
from sessions.tables.clock import Clock
from sessions.tables.proof import Link
from sessions.tables.rows import decoded_or
from sessions.tables.table import Table

PLANNED, AUTOMATIC = 1, 2
"""Values of the column `planned` for a move made by a plan and for a forced answer."""


class Entry(msgspec.Struct, frozen=True):
    """An entry of a match's log: a move, or the undo of the last one."""

    seat: int
    move: str | None  # the move in notation; None for an undo
    person: int | None  # the person who moved; None for a computer player
    clocks: tuple[Clock, ...] = ()  # all clocks before the move
    automatic: bool = False  # whether the move is a forced answer, played for the person


async def record(reads: Reads, table: Table) -> dict[str, Any]:
    """The record of a started match, with the standing moves of its log appended."""
    assert table.record is not None
    played = [[entry.seat, entry.move] for entry in await standing(reads, table.id)]
    return {**table.record, "moves": [*table.record.get("moves", ()), *played]}


async def links(reads: Reads, id: int) -> list[Link]:
    """The hash chain over a match's whole log, undos included, oldest first."""
    return [Link(row["seat"], row["move"], row["hash"]) for row in await _entries(reads, id)]


async def standing(reads: Reads, id: int) -> list[Entry]:
    """The moves of a match's log that weren't undone, oldest first."""
    moves: list[Entry] = []
    for row in await _entries(reads, id):
        if row["move"] is None:
            moves.pop()
        else:
            moves.append(_entry(row))
    return moves


async def standing_numbers(reads: Reads, id: int) -> set[int]:
    """The numbers of the entries of a match's log that weren't undone."""
    numbers: list[int] = []
    for row in await _entries(reads, id):
        if row["move"] is not None:
            numbers.append(row["entry"])
        elif numbers:  # A damaged log may have one undo too many.
            numbers.pop()
    return set(numbers)


async def last_chosen(reads: Reads, id: int) -> list[Entry]:
    """The last standing move that a player chose and the forced answers after it, latest first."""
    moves: list[Entry] = []
    for entry in reversed(await standing(reads, id)):
        moves.append(entry)
        if not entry.automatic:
            break
    return moves


async def add_entry(tx: Transaction, id: int, entry: Entry, *, made: int, hash: str | None) -> None:
    """Append an entry to a match's log. `made` is Unix time; `hash` is the entry's hash in the chain."""
    await tx.run(
        """
        INSERT INTO moves (table_id, entry, seat, move, person, made, clocks, planned, hash)
        VALUES (
            :id,
            (SELECT coalesce(max(entry), 0) + 1 FROM moves WHERE table_id = :id AND entry < 2000000000),
            :seat, :move, :person, :made, :clocks, :planned, :hash
        )
        """,
        id=id,
        seat=entry.seat,
        move=entry.move,
        person=entry.person,
        made=made,
        clocks=msgspec.json.encode(entry.clocks).decode(),
        planned=AUTOMATIC if entry.automatic else 0,
        hash=hash,
    )


async def _entries(reads: Reads, id: int) -> list[Row]:
    return await reads.all(
        """
        SELECT entry, seat, move, person, made, clocks, hash, planned FROM moves
        WHERE table_id = :id
        ORDER BY entry
        """,
        id=id,
    )


def _entry(row: Row) -> Entry:
    clocks = decoded_or(row["clocks"], tuple[Clock, ...], (), f"The clocks of a log entry {dict(row)}")
    return Entry(row["seat"], row["move"], row["person"], clocks, row["planned"] == AUTOMATIC)
