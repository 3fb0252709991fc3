"""Integrity checks: tables and settings must be readable and agree with their columns and rows."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable

from db import Reads, Row
from engine import Match
from sessions.people.server_settings import SERVERS
from sessions.people.settings import PREFERENCES
from sessions.tables import journal, store
from sessions.tables.proof import chain_holds, first_hash
from sessions.tables.table import Table

Check = Callable[[Reads], AsyncGenerator[str]]
"""Yields a line for each problem with some of the rows."""


async def troubles(db: Reads) -> AsyncGenerator[str]:
    """Yield a line for each problem with a stored table or setting. Replays every match from its log."""
    for documents in (PREFERENCES, SERVERS):
        async for trouble in documents.troubles(db):
            yield trouble
    for row in await db.all("SELECT id FROM tables ORDER BY id"):
        for trouble in await table_troubles(db, row["id"]):
            yield f"Table {row['id']}: {trouble}"


async def table_troubles(reads: Reads, id: int) -> list[str]:
    """One line for each problem with a stored table; empty if there is no such table."""
    row = await reads.one("SELECT * FROM tables WHERE id = :id", id=id)
    if row is None:
        return []
    if (trouble := store.trouble_of(row)) is not None:
        return [f"its document can't be read: {trouble}"]
    table = store.read(row)
    found: list[str] = []
    if table.started is not None:
        found += await _match_troubles(reads, table, row)
        assert table.record is not None
        first = first_hash(table.seed_hash or "", table.record["moves"])
        if not chain_holds(first, await journal.links(reads, id), table.chain):
            found.append("its log isn't as it was written: its chain is broken")
    if not found:
        found = await _differences(reads, table, row)
    return found


async def _match_troubles(reads: Reads, table: Table, row: Row) -> list[str]:
    found: list[str] = []
    matches: list[Match] = []
    try:
        matches.append(store.from_snapshot(row, table))
    except Exception as error:  # Damaged data can make the engine raise anything.
        found.append(f"its snapshot is of no use: {_line(error)}")
    try:
        matches.append(await store.from_log(reads, table))
    except Exception as error:
        found.append(f"its log is of no use: {_line(error)}")
    if not found and matches[0] != matches[1]:
        found.append("its snapshot isn't what its log leads to")
    return found


async def _differences(reads: Reads, table: Table, row: Row) -> list[str]:
    """A line for each contradiction between a table's document and its columns or its rows of people."""
    whole = await store.load(reads, table.id, 0)
    assert whole is not None
    found: list[str] = []
    if any(row[name] != value for name, value in store.columns(whole).items()):
        found.append("its columns aren't what its document says")
    people = await reads.all(
        "SELECT person, role, seat, name, held, place FROM table_people WHERE table_id = :id", id=table.id
    )
    if {tuple(each.values()) for each in map(dict, people)} != {
        (each.person, each.role, each.seat, each.name, each.held, each.place)
        for each in store.people_at(whole)
    }:
        found.append("its people aren't those of its document")
    return found


def _line(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__
