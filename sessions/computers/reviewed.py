"""Stored reviews of how well a seat was played in a finished match."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from db import Reads
from engine.bots.review import Review
from sessions.tables.rows import UNREADABLE, decoded, sound


class Reviewed(msgspec.Struct, frozen=True):
    """A review as it is stored."""

    review: Review
    following: tuple[str | None, ...]
    """The seat's most likely next move after the better move, for each turning point; None if unclear."""


async def kept(reads: Reads, id: int, seat: int) -> Reviewed | None:
    """The stored review of a seat, or None if it isn't made yet or can't be read."""
    row = await reads.one("SELECT found FROM reviews WHERE table_id = :id AND seat = :seat", id=id, seat=seat)
    if row is None:
        return None
    found = decoded(row["found"], Reviewed)
    if isinstance(found, str):
        UNREADABLE.note(f"The review of seat {seat} at table {id}", found)
        return None
    return found


class _Accuracy(msgspec.Struct):
    accuracy: Annotated[float, Meta(ge=0, le=100)]


async def accuracies(reads: Reads, person: int, game: str, most: int) -> list[float]:
    """The person's accuracies in their latest reviewed matches of a game that count, oldest first."""
    rows = await reads.all(
        """
        SELECT reviews.table_id AS id, reviews.accuracy
        FROM table_people JOIN reviews ON reviews.table_id = table_people.table_id
            AND reviews.seat = table_people.seat
        JOIN tables ON tables.id = table_people.table_id
        WHERE table_people.person = :person AND table_people.role = 'seat' AND table_people.held = 0
            AND tables.game = :game AND tables.counts = 1
        ORDER BY tables.ended DESC, tables.id DESC
        LIMIT :most
        """,
        person=person,
        game=game,
        most=most,
    )
    return [row.accuracy for row in sound(_Accuracy, reversed(rows))]
