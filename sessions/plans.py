"""Plans: what people have left to be played when their turn comes.

A person's plans at a table are tried in their order as soon as the person owes a move: the first that comes
to something legal is played, those before it are dropped, but for those that are for a later question. So
nobody who owes a move has other plans for longer than it takes to try them; they make new ones when their
turn is over. Plans bring the table no new version: nobody else can see that there are any.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass

from db import Database, Row, Transaction
from engine import IllegalMove, Resolved
from sessions import refusals
from sessions.changes import Change, ChangeKind, PlanAdded, Planned
from sessions.errors import Refused, saving
from sessions.guards import own_seat, require_playing
from sessions.play import Play
from sessions.publisher import Publisher
from sessions.quotas import Quotas
from sessions.table import Table
from sessions.tables import Tables

log = logging.getLogger(__name__)

MOST = 5
"""Plans that a person may have at a table."""


@dataclass(frozen=True)
class Plan:
    number: int  # plans are tried in the order of their numbers
    plan: str  # in notation
    dropped: bool  # it came to nothing; kept for the person to see until they move


class Plans:
    def __init__(
        self, db: Database, tables: Tables, play: Play, quotas: Quotas, publisher: Publisher
    ) -> None:
        self._db = db
        self._tables = tables
        self._play = play
        self._quotas = quotas
        self._publisher = publisher
        self._planned: set[int] = set()  # tables at which there are plans; at others nobody needs to look

    async def load(self) -> None:
        """Find the tables at which there are plans; at the start of the program."""
        self._planned |= {row["id"] for row in await self._db.all("planned-tables")}

    async def of(self, id: int, person: int) -> list[Plan]:
        """A person's plans at a table, in the order in which they are tried, and those that came to nothing
        since the person moved last."""
        return [_plan(row) for row in await self._db.all("plans", id=id, person=person)]

    async def played(self, id: int, seat: int) -> str | None:
        """The last move of a seat, in notation, if a plan made it; None if it was made otherwise, or taken
        back."""
        row = await self._db.one("last-entry-of", id=id, seat=seat)
        return row["move"] if row and row["planned"] else None

    async def add(self, id: int, person: int, plan: str) -> None:
        """Have this played (see Match.plans) when the person's turn comes, after their other plans; at once,
        if it is their turn.

        Refused: no-such-table, not-playing, unreadable, not-seated, computer-holds-seat, your-turn,
        not-plannable, too-many-plans, as `Quotas.require_plan`, not-saved.
        """
        async with self._tables.locked(id) as table:
            require_playing(table)
            seat = own_seat(table, person)
            assert table.match is not None
            read = table.match.plan(seat, plan)
            if read is None:
                raise Refused(refusals.YourTurn() if seat in table.pending else refusals.NotPlannable())
            if len(await self._db.all("live-plans-of", id=id, person=person)) >= MOST:
                raise Refused(refusals.TooManyPlans(most=MOST))
            await self._quotas.require_plan(person)
            with saving():
                async with self._db.transaction() as tx:
                    await tx.run("add-plan", id=id, person=person, plan=str(read))
            self._planned.add(id)
        self._publisher.publish(PlanAdded(id))

    async def remove(self, id: int, person: int, number: int) -> None:
        """Have a plan not played.

        Refused: no-such-table, no-such-plan (it has been played, or dropped), not-saved.
        """
        async with self._tables.locked(id):
            with saving():
                if not await self._db.do("forget-plan", id=id, person=person, number=number):
                    raise Refused(refusals.NoSuchPlan())

    def has_any(self, id: int) -> bool:
        """Whether there may be plans at a table."""
        return id in self._planned

    async def try_next(self, table: Table) -> bool:
        """Try one plan of somebody who owes a move; whether there was one.

        Refused: no-such-table, stale, not-saved. The plan stays as it is then.
        """
        if not self.has_any(table.id):
            return False
        async with self._tables.locked(table.id) as present:
            rows = await self._db.all("live-plans", id=table.id)
            for seat in present.waiting:
                for row in rows:
                    if row["person"] == present.seats[seat].player and not awaits(present, seat, row["plan"]):
                        await self._try(present, seat, row["person"], _plan(row))
                        return True
        return False

    async def store_change(self, tx: Transaction, change: Change) -> None:
        """Store what becomes of plans: they are for who plays on, in the present round."""
        before, after = change.before, change.table
        if before is None or after.id not in self._planned:
            return
        if change.planned is not None:
            await self._store_played(tx, after.id, change.planned)
        elif change.kind is ChangeKind.MOVED and change.by is not None:
            await tx.run("forget-dropped-plans", id=after.id, person=change.by)
        elif change.kind is ChangeKind.UNDONE:
            # Whoever takes a move back wants to think again, and not to have the next plan played.
            await tx.run("forget-plans-of", id=after.id, person=change.by)
        if any(event.ends_round for event in change.events):
            await tx.run("drop-plans", id=after.id)
        for person in set(before.people) - set(after.people):
            await tx.run("forget-plans-of", id=after.id, person=person)
        if not after.status.is_open:
            await tx.run("forget-plans", id=after.id)
            tx.after_commit(lambda: self._planned.discard(after.id))

    async def _store_played(self, tx: Transaction, id: int, planned: Planned) -> None:
        plan = {"id": id, "person": planned.person, "number": planned.number}
        await tx.run("mark-planned", id=id)
        if planned.rest is None:
            await tx.run("forget-plan", **plan)
        else:
            await tx.run("change-plan", plan=planned.rest, **plan)

    async def _try(self, table: Table, seat: int, person: int, plan: Plan) -> None:
        resolved = _resolved(table, seat, plan)
        if resolved is not None:
            planned = Planned(person, plan.number, resolved.rest)
            await self._play.make_move(table, seat, resolved.move, by=person, planned=planned)
        elif table.match is not None and table.match.fulfilled(seat, plan.plan):
            with saving():
                await self._db.do("forget-plan", id=table.id, person=person, number=plan.number)
        else:
            await self._drop(table, seat, person, plan)

    async def _drop(self, table: Table, seat: int, person: int, plan: Plan) -> None:
        dropped = Change(ChangeKind.PLAN_DROPPED, table, table, seat=seat)
        with saving():
            async with self._db.transaction() as tx:
                await tx.run("drop-plan", id=table.id, person=person, number=plan.number)
                await self._tables.run_steps(tx, dropped)
        self._publisher.publish(dropped)


def _resolved(table: Table, seat: int, plan: Plan) -> Resolved | None:
    """What a plan comes to; None if that is nothing legal."""
    assert table.match is not None
    try:
        resolved = table.match.resolve(seat, plan.plan)
        if resolved is not None:
            table.match.copy().play(seat, resolved.move)
    except Exception:
        # Whatever is wrong with a plan, the person can still move.
        log.exception("Table %d: the plan %r of seat %d failed", table.id, plan.plan, seat)
        return None
    return resolved


def awaits(table: Table, seat: int, plan: str) -> bool:
    """Whether a plan is for a later question than the one that the seat is asked now."""
    assert table.match is not None
    try:
        return table.match.awaits(seat, plan)
    except IllegalMove:
        return False


def _plan(row: Row) -> Plan:
    return Plan(row["number"], row["plan"], bool(row["dropped"]))
