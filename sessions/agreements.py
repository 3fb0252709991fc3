"""What a table's people agree on: its pace, and pauses."""

from __future__ import annotations

from typing import assert_never

from sessions import refusals
from sessions.changes import ChangeKind
from sessions.decisions import Proposal, Proposed
from sessions.errors import Refused
from sessions.guards import (
    own_seat,
    require_host,
    require_open,
    require_pace,
    require_playing,
    require_present,
)
from sessions.pacing import carried_out
from sessions.table import Status, Table
from sessions.tables import Tables
from sessions.uptime import UptimeClock
from sessions.values import replace


class Agreements:
    """`pacing` carries out what is agreed as soon as enough have agreed, even if that is since those who
    hadn't have left."""

    def __init__(self, tables: Tables, time: UptimeClock) -> None:
        self._tables = tables
        self._time = time

    async def set_pace(self, id: int, by: int, pace: int | None) -> Table:
        """Choose the seconds for a move. The host only; once the game runs, all who play must agree.

        Refused: not-open, not-host, bad-pace, not-seated, computer-holds-seat, as `Tables.commit`.
        """
        async with self._tables.locked(id) as table:
            require_open(table)
            require_host(table, by)
            require_pace(pace)
            if table.status is Status.LOBBY or pace == table.pace:
                after = replace(table, pace=pace, proposal=None)
                return await self._tables.commit(ChangeKind.PACE_CHANGED, table, after, by=by)
            require_playing(table)
            own_seat(table, by)
            return await self._propose(table, Proposal(Proposed.PACE, by, table.version + 1, pace))

    async def pause(self, id: int, by: int) -> Table:
        """Stop all clocks; moves may still be made. The host alone may, others with another's consent.

        Refused: not-playing, not-seated, computer-holds-seat, already-paused, as `Tables.commit`.
        """
        async with self._tables.locked(id) as table:
            require_playing(table)
            own_seat(table, by)
            if table.paused is not None:
                raise Refused(refusals.AlreadyPaused())
            open_one = table.proposal
            if open_one is not None and open_one.what is Proposed.PAUSE and open_one.by != by:
                return await self._agree(table, open_one, by)
            if by == table.host:
                after = replace(table, paused=self._time.uptime(), proposal=None)
                return await self._tables.commit(ChangeKind.PAUSED, table, after, by=by)
            return await self._propose(table, Proposal(Proposed.PAUSE, by, table.version + 1))

    async def resume(self, id: int, by: int) -> Table:
        """Let the clocks go on. Anybody who plays may.

        Refused: not-playing, not-seated, computer-holds-seat, not-paused, as `Tables.commit`.
        """
        async with self._tables.locked(id) as table:
            require_playing(table)
            own_seat(table, by)
            if table.paused is None:
                raise Refused(refusals.NotPaused())
            stood = table.stood + self._time.uptime() - table.paused
            after = replace(table, paused=None, stood=stood)
            return await self._tables.commit(ChangeKind.RESUMED, table, after, by=by)

    async def agree(self, id: int, by: int, version: int | None = None) -> Table:
        """Agree to what is proposed; `version` is the table's that they saw.

        Refused: not-playing, not-seated, computer-holds-seat, no-proposal, stale, as `Tables.commit`.
        """
        async with self._tables.locked(id) as table:
            return await self._agree(table, _proposal(table, by, version), by)

    async def object(self, id: int, by: int, version: int | None = None) -> Table:
        """Object to what is proposed, or take one's own proposal back: it is dropped.

        Refused: not-playing, not-seated, computer-holds-seat, no-proposal, stale, as `Tables.commit`.
        """
        async with self._tables.locked(id) as table:
            _proposal(table, by, version)
            after = replace(table, proposal=None)
            return await self._tables.commit(ChangeKind.OBJECTED, table, after, by=by)

    async def _propose(self, table: Table, proposal: Proposal) -> Table:
        return await self._put(table, proposal, ChangeKind.PROPOSED, proposal.by)

    async def _agree(self, table: Table, proposal: Proposal, by: int) -> Table:
        agreed = tuple(sorted({*proposal.agreed, by}))
        return await self._put(table, replace(proposal, agreed=agreed), ChangeKind.AGREED, by)

    async def _put(self, table: Table, proposal: Proposal, kind: ChangeKind, by: int) -> Table:
        after = carried_out(replace(table, proposal=proposal), self._time.uptime())
        if after.proposal is None:
            kind = _agreed(proposal.what)
        return await self._tables.commit(kind, table, after, by=by)


def _agreed(what: Proposed) -> ChangeKind:
    """The change that a proposal becomes when enough have agreed to it."""
    match what:
        case Proposed.PACE:
            return ChangeKind.PACE_CHANGED
        case Proposed.PAUSE:
            return ChangeKind.PAUSED
        case _:
            assert_never(what)


def _proposal(table: Table, person: int, version: int | None) -> Proposal:
    """What is proposed at a table where that person plays, and was when they saw that version."""
    require_playing(table)
    own_seat(table, person)
    if table.proposal is None:
        raise Refused(refusals.NoProposal())
    require_present(table, version, since=table.proposal.made)
    return table.proposal
