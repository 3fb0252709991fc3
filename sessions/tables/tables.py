"""Finds tables by id, channel or person. Each call reads the database."""

from __future__ import annotations

from contextlib import suppress

from db import Database
from sessions.errors import Refused
from sessions.guards import require_readable
from sessions.jobs.uptime import UptimeClock
from sessions.tables import store
from sessions.tables.table import Table

_TABLES_OF_PERSON = """
    SELECT tables.id, tables.game FROM tables JOIN table_people ON table_people.table_id = tables.id
    WHERE table_people.role = 'seat' AND table_people.person = :person
        AND tables.status IN ('lobby', 'playing')
    ORDER BY CASE
            WHEN table_people.held = 1 THEN 3
            WHEN tables.status = 'lobby' THEN 2
            WHEN (tables.owing >> table_people.seat) & 1 = 0 THEN 1
            ELSE 0
        END, tables.moved DESC, tables.id DESC
    """
"""Query for a person's open tables: those that wait for the person, other running ones, lobbies, and tables
the person left."""


class Tables:
    def __init__(self, db: Database, time: UptimeClock) -> None:
        self._db = db
        self._time = time

    async def get(self, id: int) -> Table:
        """Load a table. Refused: no-such-table, unreadable."""
        table = await self.find(id)
        require_readable(table)
        return table

    async def find(self, id: int) -> Table:
        """Load a table, even a broken one (`Table.is_broken`). Refused: no-such-table."""
        table = await store.load(self._db, id, self._time.unix())
        if table is None:
            raise Refused("no-such-table", table=id)
        return table

    async def id_in_channel(self, channel: int) -> int | None:
        """The id of the channel's open table, or of the one last played there; None if it never had one."""
        row = await self._db.one(
            """
            SELECT id FROM tables WHERE channel = :channel
            ORDER BY CASE WHEN status IN ('lobby', 'playing') THEN 0 ELSE 1 END, moved DESC, id DESC
            LIMIT 1
            """,
            channel=channel,
        )
        return row["id"] if row else None

    async def in_channel(self, channel: int) -> Table | None:
        """The channel's open table, or the one last played there, or None. Refused: unreadable."""
        id = await self.id_in_channel(channel)
        return None if id is None else await self.get(id)

    async def ids_of_person(self, person: int) -> list[int]:
        """The ids of a person's open tables in all servers.

        Tables that wait for the person come first. Then come other running tables, lobbies, and
        tables that the person left and may return to.
        """
        return [row["id"] for row in await self._db.all(_TABLES_OF_PERSON, person=person)]

    async def games_of_person(self, person: int) -> list[tuple[int, str]]:
        """The id and game of each of the person's open tables, in the same order."""
        return [(row["id"], row["game"]) for row in await self._db.all(_TABLES_OF_PERSON, person=person)]

    async def of_person(self, person: int, most: int | None = None) -> list[Table]:
        """The first `most` of the person's open tables, skipping unreadable ones. None for all."""
        tables: list[Table] = []
        for id in (await self.ids_of_person(person))[:most]:
            with suppress(Refused):
                tables.append(await self.get(id))
        return tables

    async def next_waiting(self, person: int, but: int = 0) -> Table | None:
        """The table that has waited longest for the person's move, except `but`, or None."""
        row = await self._db.one(
            """
            SELECT turns.table_id AS id FROM turns JOIN tables ON tables.id = turns.table_id
            WHERE turns.person = :person AND turns.table_id <> :but AND tables.status = 'playing'
                AND tables.paused IS NULL
            ORDER BY turns.since, turns.table_id LIMIT 1
            """,
            person=person,
            but=but,
        )
        if row is None:
            return None
        try:
            return await self.get(row["id"])
        except Refused:
            return None
