"""Agreements between the players of a table: pace changes and pauses."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from sessions.changes import ChangeKind
from sessions.errors import Refused
from sessions.guards import (
    own_seat,
    require_host,
    require_open,
    require_pace,
    require_playing,
    require_present,
)
from sessions.house import Act
from sessions.playing.pacing import carried_out
from sessions.tables.table import Status, Table
from sessions.tables.votes import Proposal, Proposed


async def set_pace(act: Act, by: int, pace: int | None) -> Table:
    """Set the seconds per move. Host only; in a running match all players must agree.

    Refused: not-open, not-host, bad-pace, not-seated, computer-holds-seat, as `Act.change`.
    """
    table = act.table
    require_open(table)
    require_host(table, by)
    require_pace(pace)
    if table.status is Status.LOBBY or pace == table.setup.pace:
        after = replace(table, setup=replace(table.setup, pace=pace), proposal=None)
        return await act.change(ChangeKind.PACE_CHANGED, after, by=by)
    require_playing(table)
    own_seat(table, by)
    return await _propose(act, Proposal(Proposed.PACE, by, table.version + 1, pace))


async def pause(act: Act, by: int) -> Table:
    """Pause the table: all clocks stop, but moves are still allowed.

    The host can pause alone. Other players propose a pause, and one more player must agree. Asking for a
    pause that another player proposed counts as agreeing.

    Refused: not-playing, not-seated, computer-holds-seat, already-paused, as `Act.change`.
    """
    table = act.table
    require_playing(table)
    own_seat(table, by)
    if table.paused is not None:
        raise Refused("already-paused")
    open_one = table.proposal
    if open_one is not None and open_one.what is Proposed.PAUSE and open_one.by != by:
        return await _agree(act, open_one, by)
    if by == table.host:
        after = replace(table, paused=act.uptime, proposal=None)
        return await act.change(ChangeKind.PAUSED, after, by=by)
    return await _propose(act, Proposal(Proposed.PAUSE, by, table.version + 1))


async def resume(act: Act, by: int) -> Table:
    """End the pause and restart the clocks. Any player may do this.

    Refused: not-playing, not-seated, computer-holds-seat, not-paused, as `Act.change`.
    """
    table = act.table
    require_playing(table)
    own_seat(table, by)
    if table.paused is None:
        raise Refused("not-paused")
    stood = table.stood + act.uptime - table.paused
    after = replace(table, paused=None, stood=stood)
    return await act.change(ChangeKind.RESUMED, after, by=by)


async def agree(act: Act, by: int, version: int | None = None) -> Table:
    """Agree to the open proposal. `version` is the table version that the player saw.

    Refused: not-playing, not-seated, computer-holds-seat, no-proposal, stale, as `Act.change`.
    """
    return await _agree(act, _proposal(act.table, by, version), by)


async def object(act: Act, by: int, version: int | None = None) -> Table:
    """Drop the open proposal, as an objection or because the proposer withdraws it.

    Refused: not-playing, not-seated, computer-holds-seat, no-proposal, stale, as `Act.change`.
    """
    table = act.table
    _proposal(table, by, version)
    after = replace(table, proposal=None)
    return await act.change(ChangeKind.OBJECTED, after, by=by)


async def _propose(act: Act, proposal: Proposal) -> Table:
    return await _put(act, proposal, ChangeKind.PROPOSED, proposal.by)


async def _agree(act: Act, proposal: Proposal, by: int) -> Table:
    agreed = tuple(sorted({*proposal.agreed, by}))
    return await _put(act, replace(proposal, agreed=agreed), ChangeKind.AGREED, by)


async def _put(act: Act, proposal: Proposal, kind: ChangeKind, by: int) -> Table:
    table = act.table
    after = carried_out(replace(table, proposal=proposal), act.uptime)
    if after.proposal is None:
        kind = _agreed(proposal.what)
    return await act.change(kind, after, by=by)


def _agreed(what: Proposed) -> ChangeKind:
    """The kind of change that an accepted proposal makes."""
    match what:
        case Proposed.PACE:
            return ChangeKind.PACE_CHANGED
        case Proposed.PAUSE:
            return ChangeKind.PAUSED
        case _:
            assert_never(what)


def _proposal(table: Table, person: int, version: int | None) -> Proposal:
    """The open proposal, if the person plays here and it was already open at the version they saw."""
    require_playing(table)
    own_seat(table, person)
    if table.proposal is None:
        raise Refused("no-proposal")
    require_present(table, version, since=table.proposal.made)
    return table.proposal
