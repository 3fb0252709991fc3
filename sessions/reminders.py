"""Reminders: who is to be told that it is their turn, and when; and nobody twice.

A turn is a row as long as it lasts. When a person is to be told of theirs, that is noted first (a *claim*:
the rows say when they were told, and what they are being told), then they are told, then that is noted.
Whoever tells them can see after a crash what may not have been told, and look whether it has been.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from functools import partial

from db import Database, Row, Transaction
from sessions.errors import Refused
from sessions.habits import Where, next_instant
from sessions.keeper import saving
from sessions.plans import awaits
from sessions.rights import own_seat, require_playing
from sessions.settings import Settings, read_habits
from sessions.table import Change, Table
from sessions.timekeeper import Timekeeper
from sessions.timers import Key, Timer
from sessions.turns import CALL, HALF, HOUR, LAST, NUDGE, REMIND, STILL, Turn, next_due, now_told

log = logging.getLogger(__name__)

HERE = 120
"""Seconds after somebody did something at a table in which they need not be called there."""
NUDGES = 6 * HOUR
"""Seconds between two nudges at a table."""
OVERDUE = 600
"""Seconds after which a reminder is so late (the program was stopped) that people are reminded one after the
other, not all at once."""

PLAYED = ("started", "moved", "undone", "came-back")
"""Changes by which somebody shows that they are at the table."""
GO_ON = ("resumed", "rested")
"""Changes after which somebody may be told again of a turn that they were not to be told of."""
STAGES = (None, HALF, LAST, None)
"""What a seat's clock reminds of at each of its stages."""


class Reminders(Settings):
    def __init__(self, db: Database, time: Timekeeper) -> None:
        super().__init__(db, time)
        self._here: dict[int, tuple[int, int]] = {}  # table -> who did something there last, and when
        self._spread = 0  # the second in which the last late reminder is to be sent
        self._tell_person: Callable[[int], None] = lambda person: None
        self._store.also(self._follow_turns)
        self.timers.on(REMIND, self._remind)

    def tell_people_by(self, teller: Callable[[int], None]) -> None:
        """Have this called with each person whom there is something to tell (`being_told`). It must not take
        long, and must not raise."""
        self._tell_person = teller

    # Turns

    async def turns(self, table: int) -> list[Turn]:
        """The people's turns at a table."""
        return [_turn(row) for row in await self._db.all("turns", id=table)]

    async def being_told(self, person: int) -> list[Turn]:
        """What somebody is to be told now: the turns of which that isn't known to have been done."""
        return [_turn(row) for row in await self._db.all("turns-being-told", person=person)]

    async def people_being_told(self) -> list[int]:
        """Everybody of whom it isn't known that they have been told what they were to be told."""
        return [row["person"] for row in await self._db.all("people-being-told")]

    async def told(self, turns: Iterable[Turn]) -> None:
        """Somebody has been told of these turns (of `being_told`). Refused: not-saved."""
        with saving():
            async with self._db.transaction() as tx:
                for turn in turns:
                    await tx.run(
                        "is-told", id=turn.table, person=turn.person, told=turn.told, saying=turn.saying
                    )

    async def nudge(self, id: int, by: int) -> list[int]:
        """Ask those who are waited for kindly; anybody who plays at the table may, once in some hours. Who is
        asked.

        Refused: not-playing, not-seated, computer-holds-seat, nobody-waited-for, nudged-already, not-saved.
        """
        async with self._alone(id) as table:
            require_playing(table)
            own_seat(table, by)
            waited_for = [
                person
                for person in _seats_of_waited_for(table)
                if person != by and not self._rests(table, person)
            ]
            if not waited_for or table.paused is not None:
                raise Refused("nobody-waited-for")
            now = self._now()
            with saving():
                async with self._db.transaction() as tx:
                    if not await tx.run("nudge", id=id, now=now, before=now - NUDGES):
                        [row] = await tx.run("nudged", id=id)
                        raise Refused("nudged-already", until=row["nudged"] + NUDGES)
                    for person in waited_for:
                        await self._owe(tx, id, person, NUDGE)
            return waited_for

    async def unseen(self, table: int, person: int) -> None:
        """Whoever did something at a table last does not see what comes of it: they are called when it is
        their turn again, or now if it is. Refused: not-saved."""
        self._here.pop(table, None)
        with saving():
            async with self._db.transaction() as tx:
                if any(row["told"] == row["since"] for row in await tx.run("turn", id=table, person=person)):
                    await self._owe(tx, table, person, CALL)

    # What follows from a change of a table

    async def _follow_turns(self, tx: Transaction, change: Change) -> None:
        before, after = change.before, change.table
        if change.by is not None and change.kind in PLAYED:
            self._here[after.id] = (change.by, self._now())
        was, waited_for = _seats_of_waited_for(before), _seats_of_waited_for(after)
        played = before is not None and before.match is not after.match
        for person in was.keys() - waited_for.keys():
            await tx.run("end-turn", id=after.id, person=person)
        for person, seat in waited_for.items():
            here = self._is_here(after.id, person)
            asked_on = change.planned is not None and change.planned.person == person
            if person not in was or (here and played) or asked_on:
                await self._begin_turn(tx, after, person, here or await self._plans(tx, after, person, seat))
            if (
                change.kind == "plan-dropped"
                and change.seat == seat
                and not await self._plans(tx, after, person, seat)
            ):
                await self._owe(tx, after.id, person, CALL)
            if owed := _reminds(before, after, seat):
                await self._owe(tx, after.id, person, owed)
            elif change.kind in GO_ON:
                await self._look(tx, person)

    async def _begin_turn(self, tx: Transaction, table: Table, person: int, here: bool) -> None:
        now = self._now()
        turn = Turn(table.id, person, table.version, now)
        owed, told = (None, now) if here else (turn.owed, turn.told)
        await tx.run(
            "begin-turn", id=table.id, person=person, version=table.version, since=now, owed=owed, told=told
        )
        # Whoever is here is told nothing before the shortest time that a person can set has passed.
        await self._look(tx, person, now + HOUR if here else now)

    async def _plans(self, tx: Transaction, table: Table, person: int, seat: int) -> bool:
        """Whether somebody's turn may be over as soon as it begins: who has planned for it is called only if
        nothing comes of that."""
        rows = await tx.run("live-plans-of", id=table.id, person=person)
        return any(not awaits(table, seat, row["plan"]) for row in rows)

    async def _owe(self, tx: Transaction, table: int, person: int, what: str) -> None:
        for row in await tx.run("turn", id=table, person=person):
            await tx.run("owe", id=table, person=person, owed=_turn(row).owing(what))
        await self._look(tx, person)

    async def _look(self, tx: Transaction, person: int, when: int | None = None) -> None:
        """Look what a person is to be told, then or now."""
        await self.timers.hasten(tx, Key(REMIND, person=person), self._now() if when is None else when)

    def _is_here(self, table: int, person: int) -> bool:
        """Whether it was this person who did something at the table last, and just now."""
        who, when = self._here.get(table, (None, 0))
        return who == person and self._now() - when <= HERE

    # Telling

    async def _remind(self, timer: Timer) -> None:
        """Claim what a person is to be told now, and set the timer for what comes next."""
        now = self._now()
        async with self._db.transaction() as tx:
            if now - timer.due > OVERDUE:
                self._spread = max(self._spread, now) + 1
                await self.timers.put(tx, timer.key, self._spread)
            else:
                await self._claim(tx, timer.key.person, now)

    async def _claim(self, tx: Transaction, person: int, now: int) -> None:
        habits = read_habits(await tx.run("habits", person=person))
        if habits.where is Where.NONE:
            return
        turns = await self._to_tell(tx, person, now)
        if next_instant(habits, now) == now and (tell := now_told(turns, habits, now)):
            for turn in tell:
                await tx.run(
                    "claim-turn",
                    id=turn.table,
                    person=person,
                    now=now,
                    reminded=turn.reminded if turn.owed == CALL else now,
                    saying=turn.owed or STILL,
                )
            tx.afterwards(partial(self._tell_person, person))
            turns = await self._to_tell(tx, person, now)
        due = next_due(turns, habits)
        if due is not None:
            await self.timers.put(tx, Key(REMIND, person=person), next_instant(habits, max(due, now)))

    async def _to_tell(self, tx: Transaction, person: int, now: int) -> list[Turn]:
        """The turns that somebody may be told of."""
        rows = await tx.run("turns-to-tell", person=person)
        return [_turn(row) for row in rows if self._holidays.until(row["server"], person, now) is None]


def _seats_of_waited_for(table: Table | None) -> dict[int, int]:
    """The people whose move is waited for, and their seats."""
    if table is None:
        return {}
    seats = ((table.seats[seat].player, seat) for seat in table.waiting)
    return {person: seat for person, seat in seats if person is not None}


def _reminds(before: Table | None, after: Table, seat: int) -> str | None:
    """What a seat's clock reminds of that has just reached a stage."""
    if not after.clocks:
        return None
    stage = after.clocks[seat].stage
    former = before.clocks[seat].stage if before is not None and before.clocks else 0
    return STAGES[stage] if stage > former else None


def _turn(row: Row) -> Turn:
    return Turn(
        table=row["table_id"],
        person=row["person"],
        version=row["version"],
        since=row["since"],
        owed=row["owed"],
        told=row["told"],
        reminded=row["reminded"],
        saying=row["saying"],
    )
