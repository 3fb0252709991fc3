"""Whether every table can be read, and its snapshot is what its log leads to."""

from __future__ import annotations

from collections.abc import AsyncGenerator

from db import Database, Reads
from engine import Match
from sessions import store
from sessions.proof import chain_holds, first_hash
from sessions.reading import Rows, read_table
from sessions.table import Table
from sessions.tournaments.store import columns, decoded


async def troubles(db: Database) -> AsyncGenerator[str]:
    """What is wrong with stored tables and tournaments, a line each. Every match is played again from its
    log."""
    for row in await db.all("tables"):
        rows = await Rows.of(db, row["id"])
        assert rows is not None
        table, found = read_table(rows)
        if table.started is not None and not table.is_damaged:
            found += await match_troubles(db, table)
            first = first_hash(table.seed_hash or "", await store.opening(db, table.id))
            if not chain_holds(first, await store.links(db, table.id), table.chain):
                found.append("its log isn't as it was written: its chain is broken")
        for trouble in found:
            yield f"Table {table.id}: {trouble}"
    for row in await db.all("SELECT id, server, status, version, document FROM tournaments ORDER BY id"):
        tournament = decoded(row["document"])
        if isinstance(tournament, str):
            yield f"Tournament {row['id']}: its document can't be read: {tournament}"
            continue
        if any(row[name] != value for name, value in columns(tournament).items()):
            yield f"Tournament {row['id']}: its columns aren't what its document says"
        people = await db.all(
            "SELECT person, role FROM tournament_people WHERE tournament = :id", id=row["id"]
        )
        if {(each["person"], each["role"]) for each in people} ^ tournament.people:
            yield f"Tournament {row['id']}: its people aren't those of its document"


async def match_troubles(reads: Reads, table: Table) -> list[str]:
    """What is wrong with what is stored of a match that has started, a line each."""
    found: list[str] = []
    matches: list[Match] = []
    for name, read in (("snapshot", store.from_snapshot), ("log", store.from_log)):
        try:
            matches.append(await read(reads, table))
        except Exception as error:  # whatever is wrong with the data, and however the engine says so
            found.append(f"its {name} is of no use: {' '.join(str(error).split()) or type(error).__name__}")
    if not found and matches[0] != matches[1]:
        found.append("its snapshot isn't what its log leads to")
    return found
