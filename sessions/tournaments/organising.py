"""Tournaments: what the organiser of one does, or who manages its server."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager

from msgspec import structs

from sessions import refusals
from sessions.bans import Bans
from sessions.changes import ChangeKind
from sessions.clock import Clock
from sessions.errors import Refused
from sessions.pacing import with_clock
from sessions.table import Person, Seat, Status, with_seat
from sessions.tables import Tables
from sessions.tournaments.standings import ruled
from sessions.tournaments.store import Changing, TournamentStore
from sessions.tournaments.tournament import LEAST, Entrant, Stage, Tournament, require, with_entrant, with_pod
from sessions.uptime import UptimeClock
from sessions.values import replace


class Organising:
    """While it is open, and noted in the audit log."""

    def __init__(self, store: TournamentStore, tables: Tables, bans: Bans, time: UptimeClock) -> None:
        self._store = store
        self._tables = tables
        self._bans = bans
        self._time = time

    async def start(self, id: int, by: int, is_manager: bool = False) -> Tournament:
        """Begin now, whoever might still have joined.

        Refused: not-organiser, tournament-closed, too-few-entrants, as `TournamentStore.changing`.
        """
        async with self._organising(id, by, is_manager, "tournament-started") as change:
            before = change.before
            if before.stage is not Stage.JOINING:
                raise Refused(refusals.TournamentClosed())
            missing = LEAST - len(before.entrants)
            if missing > 0:
                raise Refused(refusals.TooFewEntrants(missing=missing))
            change.after = structs.replace(before, starts=self._time.unix(), paused=None)
        return change.after

    async def cancel(self, id: int, by: int, is_manager: bool = False) -> Tournament:
        """Give it up. Its tables go on.

        Refused: not-organiser, tournament-closed, as `TournamentStore.changing`.
        """
        async with self._organising(id, by, is_manager, "tournament-cancelled") as change:
            change.after = structs.replace(
                change.before, stage=Stage.CANCELLED, ended=self._time.unix(), ends=None
            )
        return change.after

    async def pause(self, id: int, by: int, is_manager: bool = False) -> Tournament:
        """Have nothing go on by itself: no round begins or ends, and the clocks of its tables stand, unless
        somebody there lets them go on.

        Refused: not-organiser, tournament-closed, already-paused, as `TournamentStore.changing`.
        """
        async with self._organising(id, by, is_manager, "tournament-paused") as change:
            if change.before.paused is not None:
                raise Refused(refusals.AlreadyPaused())
            change.after = structs.replace(change.before, paused=self._time.unix())
        for table in await self._running(change.after):
            await self._hold(table, by)
        return change.after

    async def resume(self, id: int, by: int, is_manager: bool = False) -> Tournament:
        """Have all go on; what was due is put off by as long as it stood.

        Refused: not-organiser, tournament-closed, not-paused, as `TournamentStore.changing`.
        """
        async with self._organising(id, by, is_manager, "tournament-resumed") as change:
            before = change.before
            if before.paused is None:
                raise Refused(refusals.NotPaused())
            stood = self._time.unix() - before.paused
            ends = None if before.ends is None else before.ends + stood
            change.after = structs.replace(before, paused=None, starts=before.starts + stood, ends=ends)
        for table in await self._running(change.after):
            await self._release(table, by)
        return change.after

    async def replace(
        self, id: int, by: int, out: int, person: Person, is_manager: bool = False
    ) -> Tournament:
        """Have somebody go on in the place of another: with their points, and in their seat.

        Refused: not-organiser, tournament-closed, not-entered, already-entered, banned, server-banned, as
        `TournamentStore.changing`.
        """
        detail = f"{out} {person.id}"
        async with self._organising(id, by, is_manager, "tournament-replaced", out, detail) as change:
            before = change.before
            self._bans.refuse(person.id, before.server)
            entrant = before.entrant_of(out)
            if entrant is None:
                raise Refused(refusals.NotEntered())
            if before.entrant_of(person.id) is not None:
                raise Refused(refusals.AlreadyEntered())
            change.after = with_entrant(before, Entrant(entrant.number, person.id, person.name))
        pod = change.after.pod_of(entrant.number)
        if pod is not None and pod.table is not None and not pod.is_over:
            await self._seat(pod.table, out, person)
        return change.after

    async def rule(
        self, id: int, by: int, round: int, pod: int, order: Sequence[int], is_manager: bool = False
    ) -> Tournament:
        """Say how a table of a round ended, both counted from 1: the numbers of entrants, the first one
        first; who is not named shares the last place. What was drawn by the former result stays.

        Refused: not-organiser, tournament-closed, bad-option, as `TournamentStore.changing`.
        """
        detail = f"{round}.{pod}: {' '.join(map(str, order))}"
        async with self._organising(id, by, is_manager, "tournament-ruled", detail=detail) as change:
            before = change.before
            require("round", round, 1 <= round <= before.round)
            pods = before.pods[round - 1]
            require("table", pod, 1 <= pod <= len(pods))
            judged = pods[pod - 1]
            is_order = bool(order) and len(set(order)) == len(order) and set(order) <= set(judged.entrants)
            require("order", detail, is_order)
            change.after = with_pod(before, round, pod - 1, ruled(judged, order))
        return change.after

    @asynccontextmanager
    async def _organising(
        self,
        id: int,
        by: int,
        is_manager: bool,
        deed: str,
        whom: int | None = None,
        detail: str = "",
    ) -> AsyncGenerator[Changing]:
        """A change by its organiser, or by who manages the server."""
        async with self._store.changing(id) as change:
            before = change.before
            if by != before.organiser and not is_manager:
                raise Refused(refusals.NotOrganiser(organiser=before.organiser))
            if not before.stage.is_open:
                raise Refused(refusals.TournamentClosed())
            yield change
            await self._store.note(change.tx, deed, by, before, whom, detail)

    async def _running(self, tournament: Tournament) -> list[int]:
        """The tables of the present round that are not over."""
        return [pod.table for pod in tournament.present if pod.table is not None and not pod.is_over]

    async def _hold(self, table: int, by: int) -> None:
        async with self._tables.locked(table) as before:
            if before.status is Status.PLAYING and before.paused is None and not before.is_broken:
                after = replace(before, paused=self._time.uptime(), proposal=None)
                await self._tables.commit(ChangeKind.PAUSED, before, after, by=by)

    async def _release(self, table: int, by: int) -> None:
        async with self._tables.locked(table) as before:
            if before.status is Status.PLAYING and before.paused is not None and not before.is_broken:
                stood = before.stood + self._time.uptime() - before.paused
                after = replace(before, paused=None, stood=stood)
                await self._tables.commit(ChangeKind.RESUMED, before, after, by=by)

    async def _seat(self, table: int, out: int, person: Person) -> None:
        async with self._tables.locked(table) as before:
            seats = [number for number, seat in enumerate(before.seats) if seat.person == out]
            if before.status is not Status.PLAYING or before.is_broken or not seats:
                return
            after = with_clock(before, seats[0], Clock()) if before.clocks else before
            after = with_seat(after, seats[0], Seat(person.id, person.name))
            await self._tables.commit(ChangeKind.SEAT_TAKEN, before, after, seat=seats[0])
