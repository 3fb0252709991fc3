"""The log of results of rated matches. Ratings are computed from it alone."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from cogs.rated.rating import Outcome
from cogs.rated.seasons import season
from db import Row
from sessions.house import Tx
from sessions.people.server_settings import server_settings
from sessions.tables.rows import next_number, sound
from sessions.tables.table import Table

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class _Result:
    """A row of the log."""

    number: int
    table_id: int
    person: int
    place: int
    stayed: int
    game: str
    server: int | None
    season: int | None


async def enter(tx: Tx, table: Table) -> Outcome | None:
    """Log the result of a rated match. Returns None, and logs nothing, with fewer than two rated people."""
    assert table.result is not None
    places = table.result.places
    took_part = await _took_part(tx, table)
    if len(took_part) < 2:
        return None
    number = await next_number(tx, "results", "number")
    first = await _season(tx, table)
    for person, (seat, stayed) in took_part.items():
        await tx.run(
            """
            INSERT INTO results (table_id, person, number, seat, place, stayed, game, server, season)
            VALUES (:id, :person, :number, :seat, :place, :stayed, :game, :server, :season)
            """,
            id=table.id,
            person=person,
            number=number,
            seat=seat,
            place=places[seat],
            stayed=int(stayed),
            game=table.game,
            server=table.server,
            season=first,
        )
    return Outcome(
        table.id,
        table.game,
        table.server,
        first,
        tuple(took_part),
        tuple(places[seat] for seat, _ in took_part.values()),
        tuple(stayed for _, stayed in took_part.values()),
    )


async def correct(tx: Tx, table: Table) -> bool:
    """Correct the logged places of a finished match by its result. Returns whether anything changed."""
    rows = await tx.run(
        "SELECT seat, place FROM results WHERE table_id = :id ORDER BY seat, person", id=table.id
    )
    logged = {row["seat"]: row["place"] for row in rows}
    if table.result is None:
        await tx.run("DELETE FROM results WHERE table_id = :id", id=table.id)
        return bool(logged)
    wrong = {seat for seat, place in logged.items() if table.result.places[seat] != place}
    for seat in sorted(wrong):
        await tx.run(
            "UPDATE results SET place = :place WHERE table_id = :id AND seat = :seat",
            id=table.id,
            seat=seat,
            place=table.result.places[seat],
        )
    return bool(wrong)


async def _took_part(tx: Tx, table: Table) -> dict[int, tuple[int, bool]]:
    """The people rated for a match, in seat order, each with their seat and whether they stayed.

    A person who was removed while they still played isn't rated, nor is the person who took over a seat.
    """
    replaced = await tx.run(
        "SELECT seat, person, removed FROM replaced WHERE table_id = :id ORDER BY seat, person", id=table.id
    )
    taken = {row["seat"] for row in replaced}
    left = {
        row["person"]: (row["seat"], False) for row in replaced if row["person"] > 0 and not row["removed"]
    }
    stayed = {
        seat.person: (number, seat.computer is None or seat.once)
        for number, seat in enumerate(table.seats)
        if seat.person is not None and number not in taken
    }
    both = {**stayed, **left}
    return dict(sorted(both.items(), key=lambda each: (each[1][0], each[0])))


def read_results(rows: Iterable[Row]) -> list[Outcome]:
    """The matches in rows of the log that are sorted by number."""
    outcomes: list[Outcome] = []
    for _, results in groupby(sound(_Result, rows), key=lambda result: result.number):
        some = list(results)
        outcomes.append(
            Outcome(
                some[0].table_id,
                some[0].game,
                some[0].server,
                some[0].season,
                tuple(each.person for each in some),
                tuple(each.place for each in some),
                tuple(bool(each.stayed) for each in some),
            )
        )
    return outcomes


async def _season(tx: Tx, table: Table) -> int | None:
    """The season in which the match ended; None in direct messages."""
    if table.server is None:
        return None
    rules = (await server_settings(tx, table.server)).season
    return season(table.ended or 0, rules)
