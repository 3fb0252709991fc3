"""Achievements: stored at the end of each match that counts, for players who stayed to the end."""

from __future__ import annotations

from db import Reads
from sessions.changes import Change, ChangeKind
from sessions.house import Tx
from sessions.tables.table import Status, Table

Achieved = dict[tuple[str, str], int]
"""Number of times that a person earned each achievement, by (game, code)."""


def earned_achievements(table: Table) -> list[tuple[int, str]]:
    """The achievements of a finished match that counts, as (seat, code), for seats still played by people."""
    if table.match is None or table.result is None or not table.counts:
        return []
    return [(seat, code) for seat, code in table.match.achieved if table.seats[seat].player is not None]


async def achieved_by(reads: Reads, person: int) -> Achieved:
    """How often a person has reached each achievement."""
    rows = await reads.all(
        """
        SELECT game, code, count(*) AS number FROM achievements WHERE person = :person
        GROUP BY game, code ORDER BY game, code
        """,
        person=person,
    )
    return {(row["game"], row["code"]): row["number"] for row in rows}


async def store_achievements(tx: Tx, change: Change) -> None:
    """Store achievements when a match ends; recompute them when a finished table is repaired."""
    table = change.table
    is_mended = change.kind is ChangeKind.REPAIRED and table.status is Status.FINISHED
    if is_mended:
        await tx.run("DELETE FROM achievements WHERE table_id = :id", id=table.id)
    if change.ends_match or is_mended:
        for seat, code in earned_achievements(table):
            person = table.seats[seat].player
            await tx.put(
                "achievements",
                "table_id",
                "person",
                "code",
                table_id=table.id,
                person=person,
                game=table.game,
                code=code,
            )
