"""Reminders: who is to be notified that it is their turn, and when; and nobody twice.

A turn is a row as long as it lasts. When its person is to be notified of it, that is *claimed*: it becomes a
debt of the outbox, and the row says since when. The debt goes with the turn.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from db import Database, Row, Transaction
from sessions import refusals
from sessions.automatic import Automatic
from sessions.changes import Change, ChangeKind
from sessions.clock import Stage
from sessions.errors import Refused, saving
from sessions.guards import own_seat, require_playing
from sessions.holidays import Holidays
from sessions.outbox import Debt, DebtKind, Outbox
from sessions.people import People
from sessions.plans import Plans, awaits
from sessions.preferences import Preferences, Where, next_awake
from sessions.stored import known, sound
from sessions.table import Table
from sessions.tables import Tables
from sessions.timers import Key, Timer, Timers
from sessions.turns import HOUR, REMIND, Prompt, Turn, due_now, next_due
from sessions.uptime import UptimeClock
from sessions.values import replace

log = logging.getLogger(__name__)

HERE = 120
"""Seconds after somebody did something at a table in which they need not be called there."""
NUDGES = 6 * HOUR
"""Seconds between two nudges at a table."""
OVERDUE = 600
"""Seconds after which a reminder is so late (the program was stopped) that people are reminded one after the
other, not all at once."""

PLAYED = (
    ChangeKind.STARTED,
    ChangeKind.MOVED,
    ChangeKind.UNDONE,
    ChangeKind.CAME_BACK,
    ChangeKind.REOPENED,
)
"""Changes by which somebody shows that they are at the table."""
GO_ON = (ChangeKind.RESUMED, ChangeKind.RESTED)
"""Changes after which somebody may be notified again of a turn that they were not to be notified of."""
STAGES = {Stage.REMINDED: Prompt.HALF, Stage.WARNED: Prompt.LAST}
"""What a seat's clock reminds of when it reaches a stage."""


class Reminders:
    def __init__(
        self,
        db: Database,
        tables: Tables,
        people: People,
        holidays: Holidays,
        time: UptimeClock,
        timers: Timers,
        outbox: Outbox,
        automatic: Automatic,
        plans: Plans,
    ) -> None:
        self._db = db
        self._tables = tables
        self._people = people
        self._holidays = holidays
        self._time = time
        self._timers = timers
        self._outbox = outbox
        self._automatic = automatic
        self._plans = plans
        self._here: dict[int, tuple[int, int]] = {}  # table -> who did something there last, and when
        self._uncalled: dict[
            tuple[int, int], int
        ] = {}  # (table, who was there as their turn began) -> version
        self._spread = 0  # the second in which the last late reminder is to be sent
        timers.on(REMIND, self._ring)

    # Turns

    async def turns(self, table: int) -> list[Turn]:
        """The people's turns at a table."""
        return _turns(await self._db.all("turns", id=table))

    async def claimed(self, person: int) -> list[Turn]:
        """The turns of which somebody is to be notified now: those not known to be delivered."""
        return _turns(await self._db.all("claimed-turns", person=person))

    async def delivered(self, turns: Iterable[Turn]) -> None:
        """Note that somebody has been notified of these turns (of `claimed`). Refused: not-saved."""
        await self._outbox.pay([turn.debt for turn in turns if turn.debt is not None])

    async def people_with_old_prompts(self) -> list[int]:
        """Everybody of whom a call or reminder stands on Discord whose turn is over."""
        return [row["person"] for row in await self._db.all("people-with-old-prompts")]

    async def nudge(self, id: int, by: int) -> list[int]:
        """Ask those who are waited for kindly; anybody who plays at the table may, once in some hours. Who is
        asked.

        Refused: no-such-table, not-playing, unreadable, not-seated, computer-holds-seat, nobody-waited-for,
        nudged-already, not-saved.
        """
        async with self._tables.locked(id) as table:
            require_playing(table)
            own_seat(table, by)
            now = self._time.unix()
            waited_for = [
                person
                for person in _seats_of_waited_for(table)
                if person != by and not self._holidays.is_away(table.server, person, now)
            ]
            if not waited_for or table.paused is not None:
                raise Refused(refusals.NobodyWaitedFor())
            with saving():
                async with self._db.transaction() as tx:
                    if not await tx.run("nudge", id=id, now=now, before=now - NUDGES):
                        [row] = await tx.run("nudged", id=id)
                        raise Refused(refusals.NudgedAlready(until=row["nudged"] + NUDGES))
                    for person in waited_for:
                        await self._owe(tx, id, person, Prompt.NUDGE)
            return waited_for

    async def unseen(self, table: int, person: int) -> None:
        """Note that whoever did something at a table last does not see what comes of it: they are called when
        it is their turn again, or now if it is. Refused: not-saved."""
        self._here.pop(table, None)
        with saving():
            async with self._db.transaction() as tx:
                began = self._uncalled.pop((table, person), None)
                if any(row["version"] == began for row in await tx.run("turn", id=table, person=person)):
                    await self._owe(tx, table, person, Prompt.CALL)

    # What a change of a table does to turns

    async def store_change(self, tx: Transaction, change: Change) -> None:
        """Begin and end turns, and note what people are owed."""
        before, after = change.before, change.table
        if change.by is not None and change.kind in PLAYED:
            self._here[after.id] = (change.by, self._time.unix())
        if change.kind is ChangeKind.STOOD_IN and change.by is not None and self.is_here(after.id, change.by):
            del self._here[after.id]  # who leaves is there no more
        if after.is_broken and not after.status.is_open:  # nobody knows any more whose turns there were
            await tx.run("end-turns", id=after.id)
        was, waited_for = _seats_of_waited_for(before), _seats_of_waited_for(after)
        played = before is not None and before.match is not after.match
        for person in was.keys() - waited_for.keys():
            self._uncalled.pop((after.id, person), None)
            await tx.run("end-turn", id=after.id, person=person)
            await self._outbox.forgive(tx, DebtKind.TURN, after.id, person)
        for person, seat in waited_for.items():
            here = self.is_here(after.id, person)
            asked_on = change.planned is not None and change.planned.person == person
            asked_on = asked_on or (change.automatic and change.seat == seat)
            if person not in was or (here and played) or asked_on:
                here = here or self._automatic.forced(after, seat) is not None
                here = here or await self._has_plans(tx, after, person, seat)
                if person in was:  # what is left of the turn before; whose turn it was not is owed nothing
                    await self._outbox.forgive(tx, DebtKind.TURN, after.id, person)
                await self._begin_turn(tx, after, person, here)
            dropped = change.kind is ChangeKind.PLAN_DROPPED and change.seat == seat
            if dropped and not await self._has_plans(tx, after, person, seat):
                await self._owe(tx, after.id, person, Prompt.CALL)
            if owed := _reminds(before, after, seat):
                await self._owe(tx, after.id, person, owed)
            elif change.kind in GO_ON:
                await self._claim(tx, person)

    async def _begin_turn(self, tx: Transaction, table: Table, person: int, here: bool) -> None:
        """Whoever isn't here is called, now or when they are awake; all else is left to the timer."""
        now, preferences, due = self._time.unix(), self._people.preferences(person), None
        is_told = here
        if here:  # they hear nothing before the shortest time that a person can set has passed
            due = now + HOUR
            self._uncalled[table.id, person] = table.version
        elif self._may_be_called(table, person, preferences, now):
            due = next_awake(preferences, now)
            is_told = due == now
            if is_told:
                await self._outbox.owe(tx, DebtKind.TURN, table.id, person, table.version, Prompt.CALL)
                due = next_awake(preferences, now + preferences.every * HOUR)
        row = {"owed": None, "told": now} if is_told else {"owed": Prompt.CALL, "told": None}
        await tx.run("begin-turn", id=table.id, person=person, version=table.version, since=now, **row)
        if due is not None:
            await self._timers.hasten(tx, Key(REMIND, person=person), due)

    def _may_be_called(self, table: Table, person: int, preferences: Preferences, now: int) -> bool:
        """Whether somebody is to hear of a turn that begins (as `turns-to-claim` has it for all others)."""
        if preferences.where is Where.NONE or table.paused is not None or table.sleeps:
            return False
        return not self._holidays.is_away(table.server, person, now)

    async def _has_plans(self, tx: Transaction, table: Table, person: int, seat: int) -> bool:
        """Whether somebody's turn may be over as soon as it begins: who has planned for it is called only if
        nothing comes of that."""
        if not self._plans.has_any(table.id):
            return False
        rows = await tx.run("live-plans-of", id=table.id, person=person)
        return any(not awaits(table, seat, row["plan"]) for row in rows)

    async def _owe(self, tx: Transaction, table: int, person: int, prompt: Prompt) -> None:
        for turn in _turns(await tx.run("turn", id=table, person=person)):
            await tx.run("owe", id=table, person=person, owed=turn.owing(prompt))
        await self._claim(tx, person)

    def is_here(self, table: int, person: int) -> bool:
        """Whether it was this person who did something at the table last, and just now."""
        who, when = self._here.get(table, (None, 0))
        return who == person and self._time.unix() - when <= HERE

    # Claims

    async def _ring(self, timer: Timer) -> None:
        now = self._time.unix()
        async with self._db.transaction() as tx:
            if now - timer.due > OVERDUE:
                self._spread = max(self._spread, now) + 1
                await self._timers.put(tx, timer.key, self._spread)
            else:
                await self._claim(tx, timer.key.person)

    async def _claim(self, tx: Transaction, person: int) -> None:
        """Claim what a person is to be notified of now, and set the timer for what comes next."""
        now, preferences = self._time.unix(), self._people.preferences(person)
        if preferences.where is Where.NONE:
            return
        turns = self._turns_to_claim(await tx.run("turns-to-claim", person=person), person, now)
        if next_awake(preferences, now) == now and (due := due_now(turns, preferences, now)):
            for turn in due:
                prompt = turn.owed or Prompt.STILL
                reminded = turn.reminded if prompt is Prompt.CALL else now
                await tx.run("claim-turn", id=turn.table, person=person, now=now, reminded=reminded)
                await self._outbox.owe(tx, DebtKind.TURN, turn.table, person, turn.version, prompt)
            if any(turn.owed is Prompt.NUDGE for turn in due):  # at a table that sleeps it was for once only
                turns = self._turns_to_claim(await tx.run("turns-to-claim", person=person), person, now)
            else:
                turns = [replace(turn, owed=None, notified=now) if turn in due else turn for turn in turns]
        next_one = next_due(turns, preferences)
        if next_one is not None:
            key = Key(REMIND, person=person)
            await self._timers.put(tx, key, next_awake(preferences, max(next_one, now)))

    def _turns_to_claim(self, rows: Sequence[Row], person: int, now: int) -> list[Turn]:
        """Of the turns that somebody may be notified of, those at whose tables they aren't away."""
        return _turns(row for row in rows if not self._holidays.is_away(row["server"], person, now))


def _seats_of_waited_for(table: Table | None) -> dict[int, int]:
    """The people whose move is waited for, and their seats."""
    if table is None:
        return {}
    seats = table.seats
    return {person: seat for seat in table.waiting if (person := seats[seat].person) is not None}


def _reminds(before: Table | None, after: Table, seat: int) -> Prompt | None:
    """What a seat's clock reminds of, if it has just reached a stage."""
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
    # Of the debt that it is, if it is claimed and was read with it:
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
            owed=_prompt(self.owed),
            notified=self.told,
            reminded=self.reminded,
            claimed=_prompt(self.what),
            debt=None if self.what is None else self._debt(self.what),
        )

    def _debt(self, what: str) -> Debt:
        key = DebtKind.TURN, self.table_id, self.person
        return Debt(*key, self.debt_since or 0, self.debt_version or 0, self.number or 0, what)


def _turns(rows: Iterable[Row]) -> list[Turn]:
    return [stored.turn() for stored in sound(_StoredTurn, rows)]


def _prompt(word: str | None) -> Prompt | None:
    return None if word is None else known(Prompt, word, Prompt.STILL)
