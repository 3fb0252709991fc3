"""Things a player missed, shown with the next view of the table.

These are moves that were stored although the reply failed, and answers made automatically for the player.
They follow from the log, and from how far the player has seen it.
"""

from __future__ import annotations

from dataclasses import dataclass

from sessions.house import House
from sessions.tables import journal
from sessions.tables.journal import AUTOMATIC
from sessions.tables.table import Table

MAX_SHOWN_ANSWERS = 8

_MISSED = f"""
    SELECT moves.entry, moves.move, moves.planned FROM moves
    JOIN table_people ON table_people.table_id = moves.table_id AND table_people.role = 'seat'
        AND table_people.person = moves.person
    JOIN tables ON tables.id = moves.table_id
    WHERE moves.table_id = :id AND moves.person = :person AND moves.move IS NOT NULL
        AND (moves.entry = table_people.lost
            OR (moves.planned = {AUTOMATIC} AND moves.entry > table_people.seen
                AND tables.status = 'playing'))
    ORDER BY moves.entry
    """  # noqa: S608


@dataclass(frozen=True)
class Missed:
    move: str | None  # a stored move, in notation, whose reply didn't reach the player
    automatic: list[str]  # the latest automatic answers, in notation, not yet shown to the player


async def lost(house: House, table: Table, person: int, move: str) -> None:
    """Record that a move (in notation) was stored but the reply to the player failed. Refused: not-saved."""
    await house.do(
        """
        UPDATE table_people
        SET lost = (
            SELECT max(entry) FROM moves WHERE table_id = :id AND person = :person AND move = :move
        )
        WHERE table_id = :id AND person = :person AND role = 'seat'
        """,
        id=table.id,
        person=person,
        move=move,
    )


async def missed(house: House, table: int, person: int) -> Missed:
    """What the player missed at the table. Moves taken back since don't count."""
    rows = await house.db.all(_MISSED, id=table, person=person)
    standing = await journal.standing_numbers(house.db, table) if rows else set[int]()
    rows = [row for row in rows if row["entry"] in standing]
    automatic = [row["move"] for row in rows if row["planned"] == AUTOMATIC]
    lost = [row["move"] for row in rows if row["planned"] != AUTOMATIC]
    return Missed(lost[0] if lost else None, automatic[-MAX_SHOWN_ANSWERS:])


async def seen(house: House, table: int, person: int) -> None:
    """Record that the player has seen the table as it is now. Refused: not-saved."""
    if await house.db.all(_MISSED, id=table, person=person):
        await house.do(
            """
            UPDATE table_people
            SET lost = NULL, seen = (SELECT max(entry) FROM moves WHERE table_id = :id)
            WHERE table_id = :id AND person = :person AND role = 'seat'
            """,
            id=table,
            person=person,
        )
