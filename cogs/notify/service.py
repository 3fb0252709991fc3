"""Turn notifications: decides whom to notify and when, so that nobody is notified twice.

A turn is a row in `turns` while it lasts, and each person has one job `TURN`. When a notification is due, it
is *claimed*: the row records what is being sent, and since when. Once it is sent, the claim is dropped.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cogs.notify.due import HOUR, Reason, Turn, due_now, next_due
from db import Reads, Row
from sessions.changes import Change, ChangeKind
from sessions.errors import Refused
from sessions.guards import own_seat, require_playing
from sessions.house import Act, House, Tx
from sessions.jobs.job import TURN_JOB, Job, Key, Later
from sessions.jobs.queue import DELIVERY_LIFETIME
from sessions.jobs.setback import clamped
from sessions.messages import MessageKind
from sessions.people.holidays import away_until
from sessions.people.preferences import Preferences, Where, next_awake
from sessions.people.settings import preferences_of
from sessions.tables.clock import Stage
from sessions.tables.rows import StoredNumber, StoredTime, known, listed, sound
from sessions.tables.table import Status, Table

CALL_MESSAGE = MessageKind("call")
"""A mention in the channel: it is the player's turn, or still is."""
REMINDER_MESSAGE = MessageKind("reminder")
"""A direct message that lists the tables waiting for the player."""

log = logging.getLogger(__name__)

NUDGE_INTERVAL = 6 * HOUR
"""Minimum number of seconds between two nudges at a table."""
OVERDUE_SECONDS = 600
"""Seconds after which a reminder counts as late, usually because the program was stopped.

Late reminders are spread out, one person per second.
"""

PRESENCE_CHANGES = (
    ChangeKind.STARTED,
    ChangeKind.MOVED,
    ChangeKind.UNDONE,
    ChangeKind.CAME_BACK,
    ChangeKind.REOPENED,
)
"""Changes whose maker is present at the table."""
REASON_BY_STAGE = {Stage.REMINDED: Reason.HALF, Stage.WARNED: Reason.LAST}
"""The reason to notify when a seat's clock reaches a stage."""


async def turns_at(reads: Reads, table: int) -> list[Turn]:
    """The turns at a table."""
    # The primary key of `turns` starts with the person, so look up rows by the people at the table.
    return _turns(
        await reads.all(
            """
            SELECT * FROM turns
            WHERE table_id = :id
                AND person IN (SELECT person FROM table_people WHERE role = 'seat' AND table_id = :id)
            ORDER BY person
            """,
            id=table,
        )
    )


async def turns_of(reads: Reads, person: int) -> list[Turn]:
    """A person's turns, oldest first. A transaction locks them."""
    return _turns(
        await reads.all(
            f"SELECT * FROM turns WHERE person = :person ORDER BY since, table_id{reads.for_update}",  # noqa: S608
            person=person,
        )
    )


async def claim(house: House, job: Job) -> list[Turn]:
    """Claim a person's notifications that are due now. Returns all their claimed turns.

    Notifications that couldn't be sent for two weeks are dropped. Raises Later to spread out late
    notifications. Refused: not-saved.
    """
    now, person = house.time.unix(), job.key.subject
    if now - job.due > OVERDUE_SECONDS:
        raise Later(house.presence.next_late_second() - now)
    preferences = await preferences_of(house.db, person)
    turns = await turns_of(house.db, person)
    if any(turn.last > now for turn in turns):
        async with house.transaction() as tx:
            await repair_times(tx)
        turns = await turns_of(house.db, person)
    claimed = [turn for turn in turns if turn.claimed is not None]
    if preferences.where is Where.NONE or (job.failing is not None and now - job.failing > DELIVERY_LIFETIME):
        if claimed:
            log.warning("Person %d was not notified of the turns %s", person, claimed)
            await delivered(house, claimed)
        return []
    if next_awake(preferences, now) > now:
        return claimed
    if not due_now(await _to_notify(house.db, turns, person, now), preferences, now):
        return claimed
    async with house.transaction() as tx:
        turns = await turns_of(tx, person)
        for turn in due_now(await _to_notify(tx, turns, person, now), preferences, now):
            reason = turn.owed or Reason.STILL
            await tx.run(
                """
                UPDATE turns SET owed = NULL, claimed = :claimed, notified = :now, reminded = :reminded
                WHERE table_id = :id AND person = :person
                """,
                id=turn.table,
                person=person,
                claimed=reason,
                now=now,
                reminded=turn.reminded if reason is Reason.CALL else now,
            )
        turns = await turns_of(tx, person)
    return [turn for turn in turns if turn.claimed is not None]


async def delivered(house: House, turns: Iterable[Turn]) -> None:
    """Drop the claims of these turns. Refused: not-saved."""
    for turn in turns:
        await house.jobs.note(
            """
            UPDATE turns SET claimed = NULL
            WHERE table_id = :id AND person = :person AND version = :version AND notified = :notified
            """,
            id=turn.table,
            person=turn.person,
            version=turn.version,
            notified=turn.notified,
        )


async def is_claimed(reads: Reads, turns: Sequence[Turn]) -> bool:
    """Whether one of these turns, all of one person, still exists and is still claimed."""
    versions = {turn.table: turn.version for turn in turns}
    present = await turns_of(reads, turns[0].person)
    return any(turn.claimed is not None and versions.get(turn.table) == turn.version for turn in present)


async def has_moved(reads: Reads, table: int, seat: int, since: int) -> bool:
    """Whether a seat has made a move that stands or was undone since a Unix time."""
    row = await reads.one(
        """
        SELECT entry FROM moves
        WHERE table_id = :table AND seat = :seat AND move IS NOT NULL AND made >= :since LIMIT 1
        """,
        table=table,
        seat=seat,
        since=since,
    )
    return row is not None


async def next_notification(house: House, person: int) -> int | None:
    """When a person will be notified next, in Unix seconds, or None."""
    preferences, now = await preferences_of(house.db, person), house.time.unix()
    if preferences.where is Where.NONE:
        return None
    turns = await _to_notify(house.db, await turns_of(house.db, person), person, now)
    due = next_due(turns, preferences)
    return None if due is None else next_awake(preferences, max(due, now))


async def nudge(act: Act, by: int) -> list[int]:
    """Nudge the other players on turn. Returns the people nudged.

    Any player may do it, but a table can be nudged only once in `NUDGE_INTERVAL` seconds. Players on holiday
    are left out.

    Refused: not-playing, unreadable, not-seated, computer-holds-seat, nobody-waited-for, nudged-already.
    """
    table = act.table
    require_playing(table)
    own_seat(table, by)
    now = act.now
    waited_for = [
        person
        for person in _seats_of_waited_for(table)
        if person != by and table.away_until(person, now) is None
    ]
    if not waited_for or table.paused is not None:
        raise Refused("nobody-waited-for")
    if not await act.tx.run(
        """
        UPDATE tables SET nudged = :now
        WHERE id = :id AND (nudged IS NULL OR nudged <= :before OR nudged > :now)
        RETURNING id
        """,
        id=table.id,
        now=now,
        before=now - NUDGE_INTERVAL,
    ):
        [row] = await act.tx.run("SELECT nudged FROM tables WHERE id = :id", id=table.id)
        raise Refused("nudged-already", until=row["nudged"] + NUDGE_INTERVAL)
    for person in waited_for:
        await _owe(act.tx, table.id, person, Reason.NUDGE)
    return waited_for


async def unseen(house: House, table: int, person: int) -> None:
    """Record that a person who acted at a table didn't see the result.

    They no longer count as present, so their next turn is called. If their present turn wasn't called for
    that reason, it is called now. Refused: not-saved.
    """
    house.presence.leave(table)
    async with house.transaction() as tx:
        began = house.presence.take_skipped_call(table, person)
        if any(turn.version == began for turn in await _turn(tx, table, person)):
            await _owe(tx, table, person, Reason.CALL)


repair_times = clamped("turns", "since", "notified", "reminded")


async def update_turns(tx: Tx, change: Change) -> None:
    """Begin and end turns after a change, and schedule notifications."""
    before, after, presence = change.before, change.table, tx.house.presence
    if change.by is not None and change.kind in PRESENCE_CHANGES:
        presence.note(after.id, change.by)
    if change.kind is ChangeKind.STOOD_IN and change.by is not None and presence.is_here(after.id, change.by):
        presence.leave(after.id)
    if after.is_broken and not after.status.is_open:  # The match can no longer tell whose turn it is.
        for row in await tx.run("DELETE FROM turns WHERE table_id = :id RETURNING person", id=after.id):
            tx.jobs.hasten(Key(TURN_JOB, subject=row["person"]), tx.now)
    if after.status is Status.CLOSED:
        presence.leave(after.id)
    was, waited_for = _seats_of_waited_for(before), _seats_of_waited_for(after)
    played = before is not None and before.match is not after.match
    for person in was.keys() - waited_for.keys():
        presence.take_skipped_call(after.id, person)
        await tx.run(
            "DELETE FROM turns WHERE table_id = :id AND person = :person", id=after.id, person=person
        )
    for person, seat in waited_for.items():
        here = presence.is_here(after.id, person)
        asked_on = change.planned is not None and change.planned.person == person
        asked_on = asked_on or (change.automatic and change.seat == seat)
        if person not in was or (here and played) or asked_on:
            await _begin_turn(tx, after, person, here)
        if owed := _reminds(before, after, seat):
            await _owe(tx, after.id, person, owed)
    for person in was.keys() | waited_for.keys():
        tx.jobs.hasten(Key(TURN_JOB, subject=person), tx.now)


async def _begin_turn(tx: Tx, table: Table, person: int, here: bool) -> None:
    """Begin a turn. The person is called now unless they are present (`here`) or want no calls now."""
    now, preferences = tx.now, table.habits(person).preferences
    is_called = not here and _may_be_called(table, person, preferences, now)
    if here:
        tx.house.presence.skip_call(table.id, person, table.version)
    await tx.put(
        "turns",
        "table_id",
        "person",
        table_id=table.id,
        person=person,
        version=table.version,
        since=now,
        owed=None if here or is_called else Reason.CALL,
        notified=now if is_called else None,
        claimed=Reason.CALL if is_called else None,
        reminded=None,
    )


def _may_be_called(table: Table, person: int, preferences: Preferences, now: int) -> bool:
    """Whether a new turn may be called now. `_to_notify` has the same rules for existing turns."""
    if preferences.where is Where.NONE or table.paused is not None or table.sleeps:
        return False
    return table.away_until(person, now) is None and next_awake(preferences, now) == now


async def _owe(tx: Tx, table: int, person: int, reason: Reason) -> None:
    for turn in await _turn(tx, table, person):
        await tx.run(
            "UPDATE turns SET owed = :owed WHERE table_id = :id AND person = :person",
            id=table,
            person=person,
            owed=turn.owing(reason),
        )
    tx.jobs.hasten(Key(TURN_JOB, subject=person), tx.now)


async def _turn(tx: Tx, table: int, person: int) -> list[Turn]:
    """The person's turn at a table, locked, as a list of at most one."""
    return _turns(
        await tx.run(
            f"SELECT * FROM turns WHERE table_id = :id AND person = :person{tx.for_update}",  # noqa: S608
            id=table,
            person=person,
        )
    )


async def _to_notify(reads: Reads, turns: Sequence[Turn], person: int, now: int) -> list[Turn]:
    """The person's turns that they may be notified of, now or later.

    Leaves out servers where they are on holiday, paused tables, and sleeping tables without a nudge.
    """
    if not turns:
        return []
    ids, values = listed(turn.table for turn in turns)
    rows = await reads.all(
        f"SELECT id, server, paused, sleeps FROM tables WHERE id IN ({ids})",  # noqa: S608
        **values,
    )
    tables = {row["id"]: row for row in rows}
    servers = {row["server"] for row in rows}
    away = {server for server in servers if await away_until(reads, server, person, now) is not None}
    return [
        turn
        for turn in turns
        if (row := tables.get(turn.table)) is not None
        and row["paused"] is None
        and (not row["sleeps"] or turn.owed is Reason.NUDGE)
        and row["server"] not in away
    ]


def _seats_of_waited_for(table: Table | None) -> dict[int, int]:
    """The people who owe a move, and their seats."""
    if table is None:
        return {}
    seats = table.seats
    return {person: seat for seat in table.waiting if (person := seats[seat].person) is not None}


def _reminds(before: Table | None, after: Table, seat: int) -> Reason | None:
    """The reason to notify if the seat's clock just reached a stage, or None."""
    if not after.clocks:
        return None
    stage = after.clocks[seat].stage
    former = before.clocks[seat].stage if before is not None and before.clocks else 0
    return REASON_BY_STAGE.get(stage) if stage > former else None


@dataclass(frozen=True)
class _StoredTurn:
    table_id: int
    person: int
    version: StoredNumber
    since: StoredTime
    owed: str | None
    notified: StoredTime | None
    reminded: StoredTime | None
    claimed: str | None

    def turn(self) -> Turn:
        """The turn. A claim without its time is damaged and counts as none."""
        return Turn(
            table=self.table_id,
            person=self.person,
            version=self.version,
            since=self.since,
            owed=_reason(self.owed, Reason.CALL),
            notified=self.notified,
            reminded=self.reminded,
            claimed=None if self.notified is None else _reason(self.claimed, Reason.STILL),
        )


def _turns(rows: Iterable[Row]) -> list[Turn]:
    return [stored.turn() for stored in sound(_StoredTurn, rows)]


def _reason(word: str | None, otherwise: Reason) -> Reason | None:
    return None if word is None else known(Reason, word, otherwise)
