"""Answers that are made by themselves: for whoever wants it, where a question leaves no choice.

That a move was made at once can tell others that there was no other; so nobody is answered for who has not
asked for it.
"""

from __future__ import annotations

from db import Database, Transaction
from engine import Move
from sessions.changes import Change, PlanAdded
from sessions.errors import saving
from sessions.outbox import DebtKind, Outbox
from sessions.play import Play
from sessions.publisher import Publisher
from sessions.table import Table
from sessions.tables import Tables

TOLD = 8
"""Answers at a table that somebody is told of at the most, the last ones."""


class Automatic:
    """Who wants it is in memory, since it is looked up with every move."""

    def __init__(
        self, db: Database, tables: Tables, play: Play, outbox: Outbox, publisher: Publisher
    ) -> None:
        self._db = db
        self._tables = tables
        self._play = play
        self._outbox = outbox
        self._publisher = publisher
        self._people: set[int] = set()

    async def load(self) -> None:
        """Know what is stored; at the start of the program."""
        self._people = {row["person"] for row in await self._db.all("automatic-people")}

    def is_on(self, person: int) -> bool:
        """Whether somebody is answered for where they have no choice."""
        return person in self._people

    async def set(self, person: int, on: bool) -> None:
        """Answer for somebody from now on, also what they are asked already; or no longer. Refused:
        not-saved."""
        with saving():
            await self._db.do("set-auto", person=person, auto=int(on))
        self.forget(person)
        if on:
            self._people.add(person)
            for id in await self._tables.ids_of_person(person):
                self._publisher.publish(PlanAdded(id))

    def forget(self, person: int) -> None:
        """Nothing is stored of somebody any more."""
        self._people.discard(person)

    def forced(self, table: Table, seat: int) -> Move | None:
        """The only legal answer of a seat that owes one, if its person wants it to be made for them."""
        if table.match is None or table.seats[seat].player not in self._people:
            return None
        moves = table.match.legal_moves(seat)
        return moves[0] if len(moves) == 1 else None

    async def try_next(self, table: Table) -> bool:
        """Make one such answer at a table; whether there was one. Refused: not-saved."""
        if not self.awaits(table):
            return False
        async with self._tables.locked(table.id) as present:
            for seat in present.waiting:
                move = self.forced(present, seat)
                if move is not None:
                    person = present.seats[seat].player
                    await self._play.make_move(present, seat, move, by=person, automatic=True)
                    return True
        return False

    async def store_change(self, tx: Transaction, change: Change) -> None:
        """Note what somebody is to be told: which answer was made for them."""
        table = change.table
        if not table.status.is_open:
            for person in table.people:
                await self._outbox.forgive(tx, DebtKind.AUTOMATIC, table.id, person)
        elif change.automatic and change.seat is not None and table.match is not None:
            person = table.seats[change.seat].person
            assert person is not None
            rows = await tx.run("debts-of-table", id=table.id, kind=DebtKind.AUTOMATIC)
            before = [line for row in rows if row["person"] == person for line in row["what"].splitlines()]
            [_, move] = table.match.record()["moves"][-1]
            what = "\n".join([*before, move][-TOLD:])
            await self._outbox.owe(tx, DebtKind.AUTOMATIC, table.id, person, table.version, what)

    def awaits(self, table: Table) -> bool:
        """Whether a table waits for somebody who may be to be answered for."""
        return bool(self._people) and any(table.seats[seat].player in self._people for seat in table.waiting)
