"""Turn notifications: decides whom to notify of a turn, and when, so that nobody is notified twice.

A turn is a row in `turns` while it lasts. When a notification is due, it is *claimed*: a debt goes into the
outbox, and the row records when. When the turn ends, its debt is dropped.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import dataclass

from msgspec.structs import replace

from db import Reads, Row
from sessions import refusals
from sessions.automatic import forced
from sessions.changes import Change, ChangeKind
from sessions.clock import Stage
from sessions.errors import Refused
from sessions.guards import own_seat, require_playing
from sessions.holidays import away_until
from sessions.house import Act, House, Tx
from sessions.jobs import Job, JobKind, Key, Later
from sessions.outbox import Debt, DebtKind, forgive, owe, pay
from sessions.plans import awaits
from sessions.preferences import Preferences, Where, next_awake
from sessions.settings import settings_of
from sessions.stored import known, sound
from sessions.table import Table
from sessions.turns import HOUR, Prompt, Turn, due_now, next_due

log = logging.getLogger(__name__)

NUDGES = 6 * HOUR
"""Seconds between two nudges at a table."""
OVERDUE = 600
"""Seconds after which a reminder counts as late, usually because the program was stopped.

Late reminders are spread out, one person per second.
"""

PLAYED = (
    ChangeKind.STARTED,
    ChangeKind.MOVED,
    ChangeKind.UNDONE,
    ChangeKind.CAME_BACK,
    ChangeKind.REOPENED,
)
"""Changes that show that the acting person is at the table."""
GO_ON = (ChangeKind.RESUMED, ChangeKind.RESTED)
"""Changes after which notifications held back by a pause or a holiday may be due."""
STAGES = {Stage.REMINDED: Prompt.HALF, Stage.WARNED: Prompt.LAST}
"""The prompt that is owed when a seat's clock reaches a stage."""


_TURN = "SELECT * FROM turns WHERE table_id = :id AND person = :person"


_TURNS = """
    SELECT turns.*, outbox.what, outbox.number, outbox.since AS debt_since, outbox.version AS debt_version
    FROM turns LEFT JOIN outbox
        ON outbox.kind = 'turn' AND outbox.table_id = turns.table_id AND outbox.person = turns.person
    """
"""Turns, with the debts of those that are claimed."""


async def turns_at(reads: Reads, table: int) -> list[Turn]:
    """The turns at a table."""
    # The primary key of `turns` starts with the person, so rows are looked up by who sits there.
    return _turns(
        await reads.all(
            f"""
            {_TURNS} WHERE turns.table_id = :id
                AND turns.person IN (SELECT person FROM table_people WHERE role = 'seat' AND table_id = :id)
            ORDER BY turns.person
            """,  # noqa: S608
            id=table,
        )
    )


async def turns_of(reads: Reads, person: int) -> list[Turn]:
    """A person's turns, oldest first."""
    return _turns(
        await reads.all(
            f"{_TURNS} WHERE turns.person = :person ORDER BY turns.since, turns.table_id",
            person=person,
        )
    )


async def claimed_turns(reads: Reads, person: int) -> list[Turn]:
    """The person's claimed turns: those whose notification isn't known to be delivered."""
    return [turn for turn in await turns_of(reads, person) if turn.claimed is not None]


async def delivered(house: House, turns: Iterable[Turn]) -> None:
    """Record that these claimed turns were notified. Refused: not-saved."""
    await pay(house, [turn.debt for turn in turns if turn.debt is not None])


async def people_with_old_prompts(house: House) -> list[int]:
    """The people with a call or reminder on Discord for a turn that is over."""
    return [
        row["person"]
        for row in await house.db.all("""
        SELECT DISTINCT person FROM messages
        WHERE kind IN ('call', 'reminder') AND NOT EXISTS (
            SELECT 1 FROM turns
            WHERE turns.table_id = messages.table_id AND turns.person = messages.person
                AND turns.version <= messages.version
        )
        ORDER BY person
        """)
    ]


async def nudge(act: Act, by: int) -> list[int]:
    """Nudge the other players on turn. Returns the people nudged.

    Any player may do it, but a table only once in `NUDGES` seconds. Players on holiday are left out.

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
        raise Refused(refusals.NobodyWaitedFor())
    if not await act.tx.run(
        """
        UPDATE tables SET nudged = :now WHERE id = :id AND (nudged IS NULL OR nudged <= :before)
        RETURNING id
        """,
        id=table.id,
        now=now,
        before=now - NUDGES,
    ):
        [row] = await act.tx.run("SELECT nudged FROM tables WHERE id = :id", id=table.id)
        raise Refused(refusals.NudgedAlready(until=row["nudged"] + NUDGES))
    for person in waited_for:
        await _owe(act.tx, table.id, person, Prompt.NUDGE)
    return waited_for


async def unseen(house: House, table: int, person: int) -> None:
    """Record that a person who acted at a table didn't see the result.

    They are no longer present, so their next turn is called. If their turn was spared a call, call it now.

    Refused: not-saved.
    """
    house.presence.leave(table)
    async with house.transaction() as tx:
        began = house.presence.spared(table, person)
        if any(row["version"] == began for row in await tx.run(_TURN, id=table, person=person)):
            await _owe(tx, table, person, Prompt.CALL)


async def store_change(tx: Tx, change: Change) -> None:
    """Begin and end turns after a change, and claim the notifications now due."""
    before, after, presence = change.before, change.table, tx.house.presence
    if change.by is not None and change.kind in PLAYED:
        presence.note(after.id, change.by)
    if change.kind is ChangeKind.STOOD_IN and change.by is not None and presence.is_here(after.id, change.by):
        presence.leave(after.id)
    if after.is_broken and not after.status.is_open:  # its turns can no longer be told from the match
        await tx.run("DELETE FROM turns WHERE table_id = :id", id=after.id)
    was, waited_for = _seats_of_waited_for(before), _seats_of_waited_for(after)
    played = before is not None and before.match is not after.match
    for person in was.keys() - waited_for.keys():
        presence.spared(after.id, person)
        await tx.run(
            "DELETE FROM turns WHERE table_id = :id AND person = :person", id=after.id, person=person
        )
        await forgive(tx, DebtKind.TURN, after.id, person)
    for person, seat in waited_for.items():
        here = presence.is_here(after.id, person)
        asked_on = change.planned is not None and change.planned.person == person
        asked_on = asked_on or (change.automatic and change.seat == seat)
        if person not in was or (here and played) or asked_on:
            here = here or forced(after, seat) is not None
            here = here or await _has_plans(tx, after, person, seat)
            if person in was:  # drop the former turn's debt; a new player on turn has none
                await forgive(tx, DebtKind.TURN, after.id, person)
            await _begin_turn(tx, after, person, here)
        dropped = change.kind is ChangeKind.PLAN_DROPPED and change.seat == seat
        if dropped and not await _has_plans(tx, after, person, seat):
            await _owe(tx, after.id, person, Prompt.CALL)
        if owed := _reminds(before, after, seat):
            await _owe(tx, after.id, person, owed)
        elif change.kind in GO_ON:
            await _claim(tx, person)


async def _begin_turn(tx: Tx, table: Table, person: int, here: bool) -> None:
    """Begin a turn. Unless the person is `here`, call them now, or set a timer for the end of quiet hours."""
    now, preferences, due = tx.now, table.habits(person).preferences, None
    is_told = here
    if here:  # the shortest interval between reminders that a person may choose
        due = now + HOUR
        tx.house.presence.spare(table.id, person, table.version)
    elif _may_be_called(table, person, preferences, now):
        due = next_awake(preferences, now)
        is_told = due == now
        if is_told:
            await owe(tx, DebtKind.TURN, table.id, person, table.version, Prompt.CALL)
            due = next_awake(preferences, now + preferences.every * HOUR)
    row = {"owed": None, "told": now} if is_told else {"owed": Prompt.CALL, "told": None}
    await tx.put(
        "turns",
        "table_id",
        "person",
        table_id=table.id,
        person=person,
        version=table.version,
        since=now,
        reminded=None,
        **row,
    )
    if due is not None:
        tx.jobs.hasten(Key(JobKind.REMIND, person=person), due)


def _may_be_called(table: Table, person: int, preferences: Preferences, now: int) -> bool:
    """Whether a new turn may be called. `_turns_to_claim` has the same rules for existing turns."""
    if preferences.where is Where.NONE or table.paused is not None or table.sleeps:
        return False
    return table.away_until(person, now) is None


async def _has_plans(tx: Tx, table: Table, person: int, seat: int) -> bool:
    """Whether the person has a plan to try now. They are called only if all such plans fail."""
    rows = await tx.run(
        "SELECT number, plan FROM plans WHERE table_id = :id AND person = :person AND dropped = 0",
        id=table.id,
        person=person,
    )
    return any(not awaits(table, seat, row["plan"]) for row in rows)


async def _owe(tx: Tx, table: int, person: int, prompt: Prompt) -> None:
    for turn in _turns(await tx.run(_TURN, id=table, person=person)):
        await tx.run(
            "UPDATE turns SET owed = :owed WHERE table_id = :id AND person = :person",
            id=table,
            person=person,
            owed=turn.owing(prompt),
        )
    await _claim(tx, person)


async def remind(house: House, job: Job) -> None:
    """Claim what is due of a person's notifications. Raises Later to spread them out if they are late."""
    now = house.time.unix()
    if now - job.due > OVERDUE:
        raise Later(house.presence.next_late_second() - now)
    async with house.transaction() as tx:
        await _claim(tx, job.key.person)


async def _claim(tx: Tx, person: int) -> None:
    """Claim the person's notifications that are due now, and set the timer for the next."""
    now, preferences = tx.now, (await settings_of(tx, person)).preferences
    if preferences.where is Where.NONE:
        return
    turns = await _turns_to_claim(tx, person)
    if next_awake(preferences, now) == now and (due := due_now(turns, preferences, now)):
        for turn in due:
            prompt = turn.owed or Prompt.STILL
            reminded = turn.reminded if prompt is Prompt.CALL else now
            await tx.run(
                """
                UPDATE turns SET owed = NULL, told = :now, reminded = :reminded
                WHERE table_id = :id AND person = :person
                """,
                id=turn.table,
                person=person,
                now=now,
                reminded=reminded,
            )
            await owe(tx, DebtKind.TURN, turn.table, person, turn.version, prompt)
        if any(turn.owed is Prompt.NUDGE for turn in due):  # a sleeping table counts once per nudge
            turns = await _turns_to_claim(tx, person)
        else:
            turns = [replace(turn, owed=None, notified=now) if turn in due else turn for turn in turns]
    next_one = next_due(turns, preferences)
    if next_one is not None:
        key = Key(JobKind.REMIND, person=person)
        tx.jobs.set(key, next_awake(preferences, max(next_one, now)))


async def _turns_to_claim(tx: Tx, person: int) -> list[Turn]:
    """The turns that a person may be notified of now or later.

    Leaves out servers where they are on holiday, paused tables, and sleeping tables without a nudge.
    """
    rows = await tx.run(
        """
        SELECT turns.*, tables.server FROM turns JOIN tables ON tables.id = turns.table_id
        WHERE turns.person = :person AND tables.paused IS NULL
            AND (tables.sleeps = 0 OR turns.owed = 'nudge')
        ORDER BY turns.since, turns.table_id
        """,
        person=person,
    )
    servers = {row["server"] for row in rows}
    away = {server for server in servers if await away_until(tx, server, person, tx.now) is not None}
    return _turns(row for row in rows if row["server"] not in away)


def _seats_of_waited_for(table: Table | None) -> dict[int, int]:
    """The people who owe a move, and their seats."""
    if table is None:
        return {}
    seats = table.seats
    return {person: seat for seat in table.waiting if (person := seats[seat].person) is not None}


def _reminds(before: Table | None, after: Table, seat: int) -> Prompt | None:
    """The prompt for the stage that the seat's clock has just reached; None if there is none."""
    if not after.clocks:
        return None
    stage = after.clocks[seat].stage
    former = before.clocks[seat].stage if before is not None and before.clocks else 0
    return STAGES.get(stage) if stage > former else None


@dataclass(frozen=True)
class _StoredTurn:
    table_id: int
    person: int
    version: int
    since: int
    owed: str | None
    told: int | None
    reminded: int | None
    # From the outbox, if the turn is claimed and its debt was read with it:
    what: str | None = None
    number: int | None = None
    debt_since: int | None = None
    debt_version: int | None = None

    def turn(self) -> Turn:
        return Turn(
            table=self.table_id,
            person=self.person,
            version=self.version,
            since=self.since,
            owed=_prompt(self.owed, Prompt.CALL),
            notified=self.told,
            reminded=self.reminded,
            claimed=_prompt(self.what, Prompt.STILL),
            debt=None if self.what is None else self._debt(self.what),
        )

    def _debt(self, what: str) -> Debt:
        key = DebtKind.TURN, self.table_id, self.person
        return Debt(*key, self.debt_since or 0, self.debt_version or 0, self.number or 0, what)


def _turns(rows: Iterable[Row]) -> list[Turn]:
    return [stored.turn() for stored in sound(_StoredTurn, rows)]


def _prompt(word: str | None, otherwise: Prompt) -> Prompt | None:
    return None if word is None else known(Prompt, word, otherwise)
