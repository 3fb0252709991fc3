"""Quotas: how much one person, or one server, may have at once."""

from __future__ import annotations

from dataclasses import dataclass

from db import Database, Transaction
from sessions import refusals
from sessions.changes import Change, ChangeKind
from sessions.errors import Refused


@dataclass(frozen=True)
class Limits:
    """What the host of the bot grants."""

    tables_of_person: int = 50  # at which somebody sits, in all servers
    tables_of_server: int = 200  # that are open in it
    follows: int = 50  # open tables that somebody follows
    plans: int = 100  # that somebody has, at all tables


class Quotas:
    """A table is counted in the transaction in which somebody sits down, so that not even two taps at once
    come to more."""

    def __init__(self, db: Database, limits: Limits) -> None:
        self._db = db
        self._limits = limits

    async def store_change(self, tx: Transaction, change: Change) -> None:
        """Refuse a table too many (too-many-tables, too-many-tables-here). Whoever comes back to their own
        seat is always let in."""
        person = change.by
        seats = change.before.seats if change.before else ()
        is_new = seats is not change.table.seats and person not in [seat.person for seat in seats]
        if is_new and person in change.table.people:
            [row] = await tx.run("count-open-tables-of", person=person)
            if row["number"] > (most := self._limits.tables_of_person):
                raise Refused(refusals.TooManyTables(most=most))
        if change.kind is ChangeKind.OPENED and change.table.server is not None:
            [row] = await tx.run("count-open-tables-in", server=change.table.server)
            if row["number"] > (most := self._limits.tables_of_server):
                raise Refused(refusals.TooManyTablesHere(most=most))

    async def require_follow(self, person: int) -> None:
        """Refuse to follow a table too many. Refused: too-many-follows."""
        if await self._count("count-follows", person) >= (most := self._limits.follows):
            raise Refused(refusals.TooManyFollows(most=most))

    async def require_plan(self, person: int) -> None:
        """Refuse a plan too many. Refused: too-many-plans-in-all."""
        if await self._count("count-plans", person) >= (most := self._limits.plans):
            raise Refused(refusals.TooManyPlansInAll(most=most))

    async def _count(self, query: str, person: int) -> int:
        row = await self._db.one(query, person=person)
        return row["number"] if row else 0
