"""Plans: moves that players queue up before their turn.

As soon as a player owes a move, their plans at the table are tried in order. The first that yields a legal
move is played. Plans that fail before it are dropped; plans for a later question are kept. Adding a plan
doesn't change the table's version, because other players must not notice that there is one.
"""

from __future__ import annotations

import logging
import zlib
from dataclasses import dataclass

from db import Reads, Row
from engine import Resolved
from sessions.changes import Change, ChangeKind, Planned
from sessions.errors import Refused
from sessions.guards import own_seat, require_playing
from sessions.house import Act, Tx
from sessions.jobs.job import PLAY_JOB, Key
from sessions.people.quotas import require_plan
from sessions.playing.moving import make_move
from sessions.tables.journal import PLANNED
from sessions.tables.table import Table

log = logging.getLogger(__name__)

MAX_PLANS = 5
"""Maximum number of plans per person and table."""


_FORGET_PLAN = """
    DELETE FROM plans WHERE table_id = :id AND person = :person AND number = :number
    RETURNING number
    """
_FORGET_PLANS_OF = "DELETE FROM plans WHERE table_id = :id AND person = :person"


@dataclass(frozen=True)
class Plan:
    number: int  # position of the plan in the order in which plans are tried
    plan: str  # the plan in notation
    dropped: bool  # whether the plan failed; kept until the player moves, so that they see it

    @property
    def checksum(self) -> int:
        """A checksum of the notation, of at most nine digits. A later plan may get the number again."""
        return zlib.crc32(self.plan.encode()) % 10**9


async def plans_of(reads: Reads, id: int, person: int) -> list[Plan]:
    """The person's plans at the table, in the order they are tried.

    Includes plans dropped since the person last made a move themselves.
    """
    return [
        _plan(row)
        for row in await reads.all(
            """
        SELECT number, plan, dropped FROM plans WHERE table_id = :id AND person = :person
        ORDER BY number
        """,
            id=id,
            person=person,
        )
    ]


async def played(reads: Reads, id: int, seat: int) -> str | None:
    """The seat's last move, in notation, if a plan made it.

    None if the player made it themselves, if it was taken back, or if there is none.
    """
    row = await reads.one(
        """
        SELECT move, planned FROM moves WHERE table_id = :id AND seat = :seat
        ORDER BY entry DESC LIMIT 1
        """,
        id=id,
        seat=seat,
    )
    return row["move"] if row and row["planned"] == PLANNED else None


async def add(act: Act, person: int, plan: str) -> None:
    """Queue a plan (see `Match.plans`) behind the person's others. It is tried at once if they owe a move.

    Refused: not-playing, unreadable, not-seated, computer-holds-seat, your-turn, not-plannable,
    too-many-plans, as `require_plan`.
    """
    table = act.table
    require_playing(table)
    seat = own_seat(table, person)
    assert table.match is not None
    read = table.match.plan(seat, plan)
    if read is None:
        raise Refused("your-turn" if seat in table.pending else "not-plannable")
    tx, about = act.tx, {"id": table.id, "person": person}
    if (
        len(
            await tx.all(
                "SELECT number, plan FROM plans WHERE table_id = :id AND person = :person AND dropped = 0",
                **about,
            )
        )
        >= MAX_PLANS
    ):
        raise Refused("too-many-plans", most=MAX_PLANS)
    await require_plan(tx, person)
    await tx.run(
        """
        INSERT INTO plans (table_id, person, number, plan, dropped)
        SELECT :id, :person, coalesce(max(number), 0) + 1, :plan, 0 FROM plans
        WHERE table_id = :id AND person = :person
        """,
        **about,
        plan=str(read),
    )
    tx.jobs.set(Key(PLAY_JOB, table.id), tx.now)


async def remove(act: Act, person: int, number: int, checksum: int | None = None) -> None:
    """Withdraw a plan. `checksum` is that of the plan that the person saw; None stands for any.

    Refused: no-such-plan (it was played or withdrawn already).
    """
    known = {plan.number: plan.checksum for plan in await plans_of(act.tx, act.table.id, person)}
    if number not in known or checksum not in (None, known[number]):
        raise Refused("no-such-plan")
    await act.tx.run(_FORGET_PLAN, id=act.table.id, person=person, number=number)


async def are_due(reads: Reads, table: Table) -> bool:
    """Whether a player who owes a move has a plan to try."""
    return await _next(reads, table) is not None


async def try_next(act: Act) -> bool:
    """Try the next plan of a player who owes a move. Returns whether there was one."""
    found = await _next(act.tx, act.table)
    if found is None:
        return False
    await _try(act, *found)
    return True


async def _next(reads: Reads, table: Table) -> tuple[int, int, Plan] | None:
    """The seat, person and plan to try next; None if there is none."""
    if not table.waiting:
        return None
    rows = await reads.all(
        """
        SELECT person, number, plan, dropped FROM plans WHERE table_id = :id AND dropped = 0
        ORDER BY person, number
        """,
        id=table.id,
    )
    for seat in table.waiting:
        for row in rows:
            if row["person"] == table.seats[seat].player and not awaits(table, seat, row["plan"]):
                return seat, row["person"], _plan(row)
    return None


async def keep_plans(tx: Tx, change: Change) -> None:
    """Update or delete plans after a change: they are valid for one round, and only for people still
    playing."""
    before, after = change.before, change.table
    if before is None:
        return
    if await tx.one("SELECT person FROM plans WHERE table_id = :id LIMIT 1", id=after.id) is None:
        return  # Most tables have no plans.
    if change.planned is not None:
        await _store_played(tx, after.id, change.planned)
    elif change.kind is ChangeKind.MOVED and change.by is not None:
        await tx.run(
            "DELETE FROM plans WHERE table_id = :id AND person = :person AND dropped = 1",
            id=after.id,
            person=change.by,
        )
    elif change.kind is ChangeKind.UNDONE:
        # A player who takes a move back wants to think again, so their next plan must not be played.
        await tx.run(_FORGET_PLANS_OF, id=after.id, person=change.by)
    if any(event.ends_round for event in change.events):
        await tx.run("UPDATE plans SET dropped = 1 WHERE table_id = :id AND dropped = 0", id=after.id)
    for person in set(before.people) - set(after.people):
        await tx.run(_FORGET_PLANS_OF, id=after.id, person=person)
    if not after.status.is_open:
        await tx.run("DELETE FROM plans WHERE table_id = :id", id=after.id)


async def _store_played(tx: Tx, id: int, planned: Planned) -> None:
    plan = {"id": id, "person": planned.person, "number": planned.number}
    await tx.run(
        """
        UPDATE moves SET planned = :planned
        WHERE table_id = :id AND entry = (SELECT max(entry) FROM moves WHERE table_id = :id)
        """,
        id=id,
        planned=PLANNED,
    )
    if planned.rest is None:
        await tx.run(_FORGET_PLAN, **plan)
    else:
        await tx.run(
            """
            UPDATE plans SET plan = :plan
            WHERE table_id = :id AND person = :person AND number = :number
            """,
            plan=planned.rest,
            **plan,
        )


async def _try(act: Act, seat: int, person: int, plan: Plan) -> None:
    table = act.table
    resolved = _resolved(table, seat, plan)
    if resolved and resolved.move:
        planned = Planned(person, plan.number, resolved.rest)
        await make_move(act, seat, resolved.move, by=person, planned=planned)
    elif resolved:
        await act.tx.run(_FORGET_PLAN, id=table.id, person=person, number=plan.number)
    else:
        await act.tx.run(
            """
            UPDATE plans SET dropped = 1
            WHERE table_id = :id AND person = :person AND number = :number
            """,
            id=table.id,
            person=person,
            number=plan.number,
        )
        await act.tx.follow(Change(ChangeKind.PLAN_DROPPED, table, table, seat=seat))


def _resolved(table: Table, seat: int, plan: Plan) -> Resolved | None:
    """Resolve a plan; None if it has failed."""
    assert table.match is not None
    try:
        resolved = table.match.resolve(seat, plan.plan)
        if resolved and resolved.move:
            table.match.copy().play(seat, resolved.move)
    except Exception:
        # A broken plan must not stop the player from moving.
        log.exception("Table %d: the plan %r of seat %d failed", table.id, plan.plan, seat)
        return None
    return resolved


def awaits(table: Table, seat: int, plan: str) -> bool:
    """Whether the plan answers a later question than the one the seat faces now."""
    assert table.match is not None
    try:
        resolved = table.match.resolve(seat, plan)
    except Exception:  # The function `_try` logs the error.
        return False
    return resolved is not None and resolved.waits


def _plan(row: Row) -> Plan:
    return Plan(row["number"], row["plan"], bool(row["dropped"]))
