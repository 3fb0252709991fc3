"""A running match: moves, undo, leaving it and coming back; its record, and the check of it afterwards."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from engine import Event, Move
from sessions.errors import Refused
from sessions.keeper import Keeper
from sessions.pacing import restored, turned
from sessions.proof import verdict
from sessions.rights import next_host, own_seat, require_playing, require_present
from sessions.store import Entry
from sessions.table import Planned, Seat, Status, Table, Verdict, with_seat

STAND_IN = "clever"  # the level of the computer player that holds a seat


class Play(Keeper):
    async def play(self, id: int, person: int, move: Move | str, version: int | None = None) -> list[Event]:
        """Play a move, or its notation, for the person's seat. `version` is the table's that they saw.

        The events hold hidden things; they are for the program, people are told through the match's log.
        IllegalMove: by the rules. Refused: not-playing, not-seated, computer-holds-seat, stale, not-saved.
        """
        async with self._alone(id) as table:
            require_playing(table)
            seat = own_seat(table, person)
            require_present(table, version, since=table.played)
            return await self._move(table, seat, move, person)

    async def undo(self, id: int, person: int, version: int | None = None) -> Table:
        """Take back the person's own last move, while nobody has moved since and it brought nothing hidden
        to light. Refused: not-playing, not-seated, computer-holds-seat, stale, nothing-to-undo, not-saved."""
        async with self._alone(id) as table:
            require_playing(table)
            seat = own_seat(table, person)
            require_present(table, version, since=table.played)
            assert table.match is not None
            # A computer player's move isn't the person's own, though it was made for their seat.
            if table.match.undoable != seat or (last := await self._last(id)).person != person:
                raise Refused("nothing-to-undo")
            after = replace(table, match=table.match.take_back(), moved=self._now())
            after = restored(table, after, seat, last.clocks)
            entry = Entry(seat, None, person)
            return await self._commit("undone", table, after, entry=entry, by=person, seat=seat)

    async def leave_running(self, id: int, person: int) -> Table:
        """Leave a running match; a computer player holds the seat until the person comes back. The host's
        role goes to the next person. When the last one leaves, the table is closed.

        Refused: not-playing, not-seated, computer-holds-seat (they have left already), not-saved.
        """
        async with self._alone(id) as table:
            require_playing(table)
            seat = own_seat(table, person)
            host = next_host(table, seat)
            if host is None:
                return await self._give_up(table, by=person)
            held = replace(table.seats[seat], computer=STAND_IN)
            after = replace(table, host=host, seats=with_seat(table, seat, held))
            return await self._commit("stood-in", table, after, by=person, seat=seat)

    async def come_back(self, id: int, person: int) -> Table:
        """Take one's seat in a running match back from the computer player.

        Refused: not-playing, already-seated, not-seated (never was), not-saved.
        """
        async with self._alone(id) as table:
            require_playing(table)
            if table.seat_of(person) is not None:
                raise Refused("already-seated")
            seat = table.kept_for(person)
            if seat is None:
                raise Refused("not-seated")
            own = Seat(person, table.seats[seat].name)
            after = replace(table, seats=with_seat(table, seat, own))
            return await self._commit("came-back", table, after, by=person, seat=seat)

    async def record(self, id: int) -> dict[str, Any]:
        """The record of a finished match: all that it takes to play it again. Refused: no-such-table,
        not-finished (it holds the seed, and with it all that is hidden)."""
        async with self._alone(id) as table:
            if table.status is not Status.FINISHED:
                raise Refused("not-finished", status=table.status)
            return await self._store.record(id)

    async def verify(self, id: int) -> Verdict:
        """Whether a finished match was dealt by the seed whose hash was shown at its start, and its record
        leads to the result that was told. Refused: no-such-table, not-finished, unreadable (its record is
        of rules that are played no more)."""
        record = await self.record(id)
        table = await self.get(id)
        told = await self._store.result(id)
        assert table.seed_hash is not None and told is not None
        return await asyncio.to_thread(verdict, record, table.seed_hash, told)

    async def _last(self, id: int) -> Entry:
        """The last move of a match that was not taken back."""
        return (await self._store.standing(id))[-1]

    async def _move(
        self, table: Table, seat: int, move: Move | str, person: int | None, planned: Planned | None = None
    ) -> list[Event]:
        """Play a move for a seat: the one way by which people, their plans and computer players do."""
        assert table.match is not None
        match = table.match.copy()
        events = match.play(seat, move)
        now = self._now()
        after = replace(table, match=match, moved=now)
        after = turned(table, after, seat, self._time.house())
        if table.seats[seat].once:
            own = replace(table.seats[seat], computer=None, once=False)
            after = replace(after, seats=with_seat(table, seat, own))
        if match.result is not None:
            after = replace(after, status=Status.FINISHED, ended=now)
        entry = Entry(seat, str(move), person, table.clocks)
        told = {"seat": seat, "events": tuple(events), "planned": planned}
        await self._commit("moved", table, after, entry=entry, by=None if planned else person, **told)
        return events
