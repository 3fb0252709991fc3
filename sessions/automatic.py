"""Answers that are made by themselves, where a question leaves no choice.

That a move was made at once can tell others that there was no other. Where everybody can see that, everybody
is answered for (`Match.obvious`); elsewhere only who has asked for it.
"""

from __future__ import annotations

from db import Database, Transaction
from engine import Move
from sessions.changes import Change, ChangeKind, PlanAdded
from sessions.errors import saving
from sessions.outbox import DebtKind, Outbox
from sessions.play import Play
from sessions.publisher import Publisher
from sessions.table import Table
from sessions.tables import Tables


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
        """Whether somebody is answered for wherever they have no choice."""
        return person in self._people

    async def set(self, person: int, on: bool) -> None:
        """Answer for somebody from now on wherever they have no choice, also what they are asked already; or
        only where everybody can see that. Refused: not-saved."""
        with saving():
            async with self._db.transaction() as tx:
                await tx.run("set-auto", person=person, auto=int(on))
        self.forget(person)
        if on:
            self._people.add(person)
            for id in await self._tables.ids_of_person(person):
                self._publisher.publish(PlanAdded(id))

    def forget(self, person: int) -> None:
        """Nothing is stored of somebody any more."""
        self._people.discard(person)

    def forced(self, table: Table, seat: int) -> Move | None:
        """The only legal answer of a seat that owes one, if everybody can see that it is, or if its person
        wants it to be made for them."""
        if table.match is None:
            return None
        if table.seats[seat].player not in self._people:
            return table.match.obvious(seat)
        moves = table.match.legal_moves(seat)
        return moves[0] if len(moves) == 1 else None

    async def try_next(self, table: Table) -> bool:
        """Make one such answer at a table; whether there was one.

        Refused: no-such-table, stale, not-saved.
        """
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
        elif change.automatic:
            person, move = _last_move(table)
            assert person is not None
            await self._outbox.owe_line(tx, DebtKind.AUTOMATIC, table.id, person, table.version, move)
        elif change.kind is ChangeKind.UNDONE and change.before is not None:
            person, move = _last_move(change.before)
            lines = await self._told(tx, table, person)
            if lines[-1:] == [move]:
                await self._tell(tx, table, person, lines[:-1])

    async def _told(self, tx: Transaction, table: Table, person: int | None) -> list[str]:
        """The answers at a table that somebody is to be told of."""
        rows = await tx.run("debts-of-table", id=table.id, kind=DebtKind.AUTOMATIC)
        return [line for row in rows if row["person"] == person for line in row["what"].splitlines()]

    async def _tell(self, tx: Transaction, table: Table, person: int | None, lines: list[str]) -> None:
        """Owe somebody to be told of these answers."""
        assert person is not None
        if lines:
            what = "\n".join(lines)
            await self._outbox.owe(tx, DebtKind.AUTOMATIC, table.id, person, table.version, what)
        else:
            await self._outbox.forgive(tx, DebtKind.AUTOMATIC, table.id, person)

    def awaits(self, table: Table) -> bool:
        """Whether a table waits for somebody who is to be answered for."""
        return any(self.forced(table, seat) is not None for seat in table.waiting)


def _last_move(table: Table) -> tuple[int | None, str]:
    """The last move at a table, in notation, and the person in whose seat it was made."""
    assert table.match is not None
    moves: list[tuple[int, str]] = table.match.record()["moves"]
    seat, move = moves[-1]
    return table.seats[seat].person, move
