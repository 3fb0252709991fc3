"""Clocks at work: they remind, warn and run out; then the others decide how the table goes on."""

from __future__ import annotations

from typing import assert_never

from msgspec import structs

from db import Database, Transaction
from sessions import refusals
from sessions.changes import Change, ChangeKind
from sessions.clock import Clock, Stage
from sessions.decisions import Remedy, Timeout, Vote
from sessions.errors import Refused
from sessions.guards import (
    own_seat,
    require_host,
    require_open,
    require_playing,
    require_present,
    require_welcome,
)
from sessions.lobby import STAND_IN
from sessions.pacing import decision, next_step, table_time, uptime_at, vote_ends, vote_on, with_clock
from sessions.people import People
from sessions.table import Person, Seat, Table, next_host, with_seat
from sessions.tables import Tables
from sessions.timers import Key, Timer, Timers
from sessions.uptime import UptimeClock
from sessions.values import replace

CLOCK = "clock"
"""The kind of a timer that rings when something happens to a table's clocks."""

KINDS = {
    Stage.REMINDED: ChangeKind.CLOCK_REMINDED,
    Stage.WARNED: ChangeKind.CLOCK_WARNED,
    Stage.OUT: ChangeKind.CLOCK_OUT,
}


class Clocks:
    """What has to happen at a table is read from the table each time its timer rings: if the program stops
    in the middle of it, it goes on from there."""

    def __init__(
        self, db: Database, tables: Tables, people: People, time: UptimeClock, timers: Timers
    ) -> None:
        self._db = db
        self._tables = tables
        self._people = people
        self._time = time
        self._timers = timers
        timers.on(CLOCK, self._ring, steady=True)

    def deadline(self, table: Table, seat: int) -> int | None:
        """When a seat's time for its move is out, in Unix seconds; None if its clock doesn't run, or has run
        out. It never falls into the person's quiet hours."""
        clock = table.clocks[seat] if table.clocks else None
        if clock is None or clock.since is None or clock.stage is Stage.OUT:
            return None
        if table.paused is not None or self._time.is_held:
            return None
        return self._falls(table, seat, Stage.OUT)

    def ran_out(self, table: Table, seat: int) -> int | None:
        """When a seat's time for its move ran out, in Unix seconds; None if it has not, or stands."""
        clock = table.clocks[seat] if table.clocks else None
        if clock is None or clock.since is None or clock.stage is not Stage.OUT:
            return None
        if table.paused is not None or self._time.is_held:
            return None
        return self._falls(table, seat, Stage.OUT)

    def paused_since(self, table: Table) -> int | None:
        """Since when a table is paused, in Unix seconds; None if it isn't."""
        return None if table.paused is None else self._time.unix_at(table.paused)

    def vote_ends(self, table: Table, vote: Vote) -> int | None:
        """When those who voted decide, in Unix seconds; None if that is over, and the next ballot decides."""
        over = vote.until <= table_time(table, self._time.uptime())
        return None if over else self._unix(table, vote.until)

    async def vote(self, id: int, person: int, seat: int, remedy: str, version: int | None = None) -> Table:
        """Say how the table shall go on without the person in a seat, whose time is out: a `Remedy`. A second
        ballot takes the place of the first. `version` is the table's that they saw.

        Refused: not-playing, not-seated, computer-holds-seat, no-vote, own-vote, stale, bad-option,
        as `Tables.commit`.
        """
        async with self._tables.locked(id) as table:
            require_playing(table)
            if own_seat(table, person) == seat:
                raise Refused(refusals.OwnVote())
            vote = vote_on(table, seat)
            if vote is None or person not in table.voters(seat):
                raise Refused(refusals.NoVote())
            require_present(table, version, since=vote.made)
            if remedy not in list(Remedy):
                raise Refused(refusals.BadOption(option="vote", value=remedy))
            ballot = vote.cast(person, Remedy(remedy))
            after = replace(table, votes=tuple(ballot if each is vote else each for each in table.votes))
            table = await self._tables.commit(ChangeKind.VOTED, table, after, by=person, seat=seat)
            return await self._run(table)

    async def take_seat(self, id: int, person: Person) -> Table:
        """Take a seat that was offered since the person in it was out of time.

        Refused: not-playing, already-seated, taken-out, kicked, computer-holds-seat (come back to your own),
        no-seat-offered, too-many-tables, as `Tables.commit`.
        """
        async with self._tables.locked(id) as table:
            require_playing(table)
            if table.seat_of(person.id) is not None:
                raise Refused(refusals.AlreadySeated())
            require_welcome(table, person.id)
            if table.kept_for(person.id) is not None:
                raise Refused(refusals.ComputerHoldsSeat())
            if not table.offered:
                raise Refused(refusals.NoSeatOffered())
            seat = table.offered[0]
            after = with_clock(table, seat, Clock()) if table.clocks else table
            after = with_seat(after, seat, Seat(person.id, person.name))
            return await self._tables.commit(ChangeKind.SEAT_TAKEN, table, after, by=person.id, seat=seat)

    async def set_timeout(self, id: int, by: int, what: str) -> Table:
        """Choose what happens when somebody's time is out: a `Timeout`. The host only.

        Refused: not-open, not-host, bad-option, as `Tables.commit`.
        """
        async with self._tables.locked(id) as table:
            require_open(table)
            require_host(table, by)
            if what not in list(Timeout):
                raise Refused(refusals.BadOption(option="timeout", value=what))
            after = replace(table, timeout=Timeout(what))
            table = await self._tables.commit(ChangeKind.TIMEOUT_CHANGED, table, after, by=by)
            return await self._run(table)

    async def store_change(self, tx: Transaction, change: Change) -> None:
        """Set the timer of the table's clocks."""
        # The timer may ring before there is anything to do, never after: it keeps no quiet hours, and stays
        # where it is if a clock that it was for has stopped.
        due = next_step(change.table, self._time.uptime())
        key = Key(CLOCK, change.table.id)
        if due is not None:
            await self._timers.hasten(tx, key, self._time.unix_at(due))
        elif change.before is not None and change.before.pace is not None:
            await self._timers.drop(tx, key)

    async def _ring(self, timer: Timer) -> None:
        async with self._tables.locked(timer.key.table) as table:
            if table.is_broken:
                return
            table = await self._run(table)
            falls = [
                self._falls(table, seat, clock.ahead[0])
                for seat, clock in enumerate(table.clocks)
                if clock.since is not None and clock.ahead and table.paused is None
            ]
            ends = [self._unix(table, end) for end in vote_ends(table, self._time.uptime())]
            if falls or ends:
                async with self._db.transaction() as tx:
                    await self._timers.put(tx, timer.key, min(falls + ends))

    async def _run(self, table: Table) -> Table:
        """Do all that is to be done about a table's clocks now, and is certain."""
        while (after := await self._step(table)) is not None:
            table = after
        return table

    async def _step(self, table: Table) -> Table | None:
        """One thing that is to be done now; None if nothing is."""
        for seat in table.waiting:
            remedy = decision(table, seat, self._time.uptime())
            if remedy is not None:
                return await self._without(table, seat, remedy)
        if table.paused is not None:
            return None
        for seat in table.waiting:
            stage = self._reached(table, seat)
            if stage is not None:
                after = with_clock(table, seat, structs.replace(table.clocks[seat], stage=stage))
                return await self._tables.commit(KINDS[stage], table, after, seat=seat)
        return None

    def _reached(self, table: Table, seat: int) -> Stage | None:
        """The last stage that a running clock has come to and that has not been published."""
        clock = table.clocks[seat] if table.clocks else None
        if clock is None or clock.since is None:
            return None
        for stage in reversed(clock.ahead):
            if self._falls(table, seat, stage) <= self._time.unix():
                return stage
        return None

    def _falls(self, table: Table, seat: int, stage: Stage) -> int:
        """When a running clock comes to a stage, in Unix seconds: not in quiet hours, and from the last call
        on there is always as much time as if there were none."""
        person = table.seats[seat].player
        falls = self._raw_falls(table, seat, stage)
        assert person is not None
        if stage is Stage.OUT:
            last_call = self._raw_falls(table, seat, Stage.WARNED)
            falls = max(falls, self._people.next_awake(person, last_call) + falls - last_call)
        return self._people.next_awake(person, falls)

    def _raw_falls(self, table: Table, seat: int, stage: Stage) -> int:
        assert table.pace is not None
        falls = table.clocks[seat].falls(stage, table.pace)
        assert falls is not None
        return self._unix(table, falls)

    def _unix(self, table: Table, time: int) -> int:
        """When it will be that time at a table, in Unix seconds."""
        return self._time.unix_at(uptime_at(table, time, self._time.uptime()))

    async def _without(self, table: Table, seat: int, remedy: Remedy) -> Table:
        """Let a table go on after somebody's time is out."""
        after = with_clock(table, seat, Clock())
        held = replace(table.seats[seat], computer=STAND_IN)
        match remedy:
            case Remedy.WAIT:
                kind = ChangeKind.WAITED
            case Remedy.MOVE:
                kind = ChangeKind.LENT
                after = with_seat(after, seat, replace(held, once=True))
            case Remedy.SIT:
                kind = ChangeKind.STOOD_IN
                after = with_seat(replace(after, host=next_host(table, seat)), seat, held)
            case Remedy.OFFER:
                kind = ChangeKind.OFFERED
                after = replace(after, host=next_host(table, seat))
                after = with_seat(after, seat, replace(held, offered=True))
            case _:
                assert_never(remedy)
        return await self._tables.commit(kind, table, after, seat=seat)
