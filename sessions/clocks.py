"""Clocks at work: they remind, warn and run out; then the others decide how the table goes on."""

from __future__ import annotations

from dataclasses import replace

from db import Database, Transaction
from sessions.clock import CHOICES, TIMEOUTS, Clock, Stage, Vote
from sessions.errors import Refused
from sessions.pacing import decision, house_time, next_step, table_time, vote_ends, vote_on, with_clock
from sessions.play import STAND_IN
from sessions.rights import next_host, own_seat, require_host, require_open, require_playing, require_present
from sessions.settings import Settings
from sessions.table import Change, Person, Seat, Table, with_seat
from sessions.timekeeper import Timekeeper
from sessions.timers import Key, Timer

CLOCK = "clock"
"""The kind of a timer that rings when something happens to a table's clocks."""

KINDS = {Stage.REMINDED: "clock-reminded", Stage.WARNED: "clock-warned", Stage.OUT: "clock-out"}


class Clocks(Settings):
    """What has to happen at a table is read from the table each time its timer rings: if the program stops
    in the middle of it, it goes on from there."""

    def __init__(self, db: Database, time: Timekeeper) -> None:
        super().__init__(db, time)
        self._store.also(self._set_clock_timer)
        self.timers.on(CLOCK, self._clock_rings, steady=True)

    async def deadline(self, table: Table, seat: int) -> int | None:
        """When a seat's time for its move is out, in Unix seconds; None if its clock doesn't run, or has run
        out. It never falls into the person's quiet hours."""
        clock = table.clocks[seat] if table.clocks else None
        if clock is None or clock.since is None or table.paused is not None or clock.stage is Stage.OUT:
            return None
        return await self._falls(table, seat, Stage.OUT)

    def paused_since(self, table: Table) -> int | None:
        """Since when a table is paused, in Unix seconds; None if it isn't."""
        return None if table.paused is None else self._time.unix_at(table.paused)

    def vote_ends(self, table: Table, vote: Vote) -> int | None:
        """When those who voted decide, in Unix seconds; None if that is over, and the next ballot decides."""
        over = vote.until <= table_time(table, self._time.house())
        return None if over else self._unix(table, vote.until)

    async def vote(self, id: int, person: int, seat: int, choice: str, version: int | None = None) -> Table:
        """Say how the table shall go on without the person in a seat, whose time is out. A second ballot
        takes the place of the first. `version` is the table's that they saw.

        Refused: not-playing, not-seated, computer-holds-seat, no-vote, own-vote, stale, bad-option,
        not-saved.
        """
        async with self._alone(id) as table:
            require_playing(table)
            if own_seat(table, person) == seat:
                raise Refused("own-vote")
            vote = vote_on(table, seat)
            if vote is None or person not in table.voters(seat):
                raise Refused("no-vote")
            require_present(table, version, since=vote.made)
            if choice not in CHOICES:
                raise Refused("bad-option", option="vote", value=choice)
            votes = tuple(vote.cast(person, choice) if each is vote else each for each in table.votes)
            table = await self._commit("voted", table, replace(table, votes=votes), by=person, seat=seat)
            return await self._run_clocks(table)

    async def take_seat(self, id: int, person: Person) -> Table:
        """Take a seat that was offered since the person in it was out of time.

        Refused: not-playing, already-seated, computer-holds-seat (come back to your own), no-seat-offered,
        not-saved.
        """
        async with self._alone(id) as table:
            require_playing(table)
            if table.seat_of(person.id) is not None:
                raise Refused("already-seated")
            if table.kept_for(person.id) is not None:
                raise Refused("computer-holds-seat")
            if not table.offered:
                raise Refused("no-seat-offered")
            seat = table.offered[0]
            after = with_clock(table, seat, Clock()) if table.clocks else table
            after = replace(after, seats=with_seat(table, seat, Seat(person.id, person.name)))
            return await self._commit("seat-taken", table, after, by=person.id, seat=seat)

    async def set_timeout(self, id: int, by: int, what: str) -> Table:
        """Choose what happens when somebody's time is out: one of TIMEOUTS. The host only.

        Refused: not-open, not-host, bad-option, not-saved.
        """
        async with self._alone(id) as table:
            require_open(table)
            require_host(table, by)
            if what not in TIMEOUTS:
                raise Refused("bad-option", option="timeout", value=what)
            table = await self._commit("timeout-changed", table, replace(table, timeout=what), by=by)
            return await self._run_clocks(table)

    async def _set_clock_timer(self, tx: Transaction, change: Change) -> None:
        # The timer keeps no quiet hours: it may ring before there is anything to do, never after.
        due = next_step(change.table, self._time.house())
        key = Key(CLOCK, change.table.id)
        if due is not None:
            await self.timers.put(tx, key, self._time.unix_at(due))
        elif change.before is not None:
            await self.timers.drop(tx, key)

    async def _clock_rings(self, timer: Timer) -> None:
        async with self._alone(timer.key.table) as table:
            if table.is_broken:
                return
            table = await self._run_clocks(table)
            falls = [
                await self._falls(table, seat, clock.ahead[0])
                for seat, clock in enumerate(table.clocks)
                if clock.since is not None and clock.ahead and table.paused is None
            ]
            ends = [self._unix(table, end) for end in vote_ends(table, self._time.house())]
            if falls or ends:
                async with self._db.transaction() as tx:
                    await self.timers.put(tx, timer.key, min(falls + ends))

    async def _run_clocks(self, table: Table) -> Table:
        """Do all that is to be done about a table's clocks now, and is certain."""
        while (after := await self._step(table)) is not None:
            table = after
        return table

    async def _step(self, table: Table) -> Table | None:
        """One thing that is to be done now; None if nothing is."""
        for seat in table.waiting:
            choice = decision(table, seat, self._time.house())
            if choice is not None:
                return await self._without(table, seat, choice)
        if table.paused is not None:
            return None
        for seat in table.waiting:
            stage = await self._reached(table, seat)
            if stage is not None:
                after = with_clock(table, seat, replace(table.clocks[seat], stage=stage))
                return await self._commit(KINDS[stage], table, after, seat=seat)
        return None

    async def _reached(self, table: Table, seat: int) -> Stage | None:
        """The last stage that a running clock has come to without anybody having been told."""
        clock = table.clocks[seat] if table.clocks else None
        if clock is None or clock.since is None:
            return None
        for stage in reversed(clock.ahead):
            if await self._falls(table, seat, stage) <= self._now():
                return stage
        return None

    async def _falls(self, table: Table, seat: int, stage: Stage) -> int:
        """When a running clock comes to a stage, in Unix seconds: not in quiet hours, and from the last call
        on there is always as much time as if there were none."""
        person = table.seats[seat].player
        falls = self._raw_falls(table, seat, stage)
        assert person is not None
        if stage is Stage.OUT:
            last_call = self._raw_falls(table, seat, Stage.WARNED)
            falls = max(falls, await self.next_instant(person, last_call) + falls - last_call)
        return await self.next_instant(person, falls)

    def _raw_falls(self, table: Table, seat: int, stage: Stage) -> int:
        assert table.pace is not None
        falls = table.clocks[seat].falls(stage, table.pace)
        assert falls is not None
        return self._unix(table, falls)

    def _unix(self, table: Table, time: int) -> int:
        """When it will be that time at a table, in Unix seconds."""
        return self._time.unix_at(house_time(table, time, self._time.house()))

    async def _without(self, table: Table, seat: int, choice: str) -> Table:
        """Let a table go on after somebody's time is out."""
        after = with_clock(table, seat, Clock())
        if choice == "wait":
            return await self._commit("waited", table, after, seat=seat)
        place = table.seats[seat]
        if choice == "move":
            lent = replace(place, computer=STAND_IN, once=True)
            after = replace(after, seats=with_seat(table, seat, lent))
            return await self._commit("lent", table, after, seat=seat)
        held = replace(place, computer=STAND_IN, offered=choice == "offer")
        after = replace(after, seats=with_seat(table, seat, held), host=next_host(table, seat))
        kind = "offered" if choice == "offer" else "stood-in"
        return await self._commit(kind, table, after, seat=seat)
