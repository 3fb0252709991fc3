"""What a table's people agree on: its pace, and pauses."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

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
from sessions.house import Act
from sessions.pacing import carried_out
from sessions.table import Status, Table


async def set_pace(act: Act, by: int, pace: int | None) -> Table:
    """Choose the seconds for a move. The host only; once the game runs, all who play must agree.

    Refused: not-open, not-host, bad-pace, not-seated, computer-holds-seat, as `Act.change`.
    """
    table = act.table
    require_open(table)
    require_host(table, by)
    require_pace(pace)
    if table.status is Status.LOBBY or pace == table.pace:
        after = replace(table, pace=pace, proposal=None)
        return await act.change(ChangeKind.PACE_CHANGED, after, by=by)
    require_playing(table)
    own_seat(table, by)
    return await _propose(act, Proposal(Proposed.PACE, by, table.version + 1, pace))


async def pause(act: Act, by: int) -> Table:
    """Stop all clocks; moves may still be made. The host alone may, others with another's consent.

    Refused: not-playing, not-seated, computer-holds-seat, already-paused, as `Act.change`.
    """
    table = act.table
    require_playing(table)
    own_seat(table, by)
    if table.paused is not None:
        raise Refused(refusals.AlreadyPaused())
    open_one = table.proposal
    if open_one is not None and open_one.what is Proposed.PAUSE and open_one.by != by:
        return await _agree(act, open_one, by)
    if by == table.host:
        after = replace(table, paused=act.uptime, proposal=None)
        return await act.change(ChangeKind.PAUSED, after, by=by)
    return await _propose(act, Proposal(Proposed.PAUSE, by, table.version + 1))


async def resume(act: Act, by: int) -> Table:
    """Let the clocks go on. Anybody who plays may.

    Refused: not-playing, not-seated, computer-holds-seat, not-paused, as `Act.change`.
    """
    table = act.table
    require_playing(table)
    own_seat(table, by)
    if table.paused is None:
        raise Refused(refusals.NotPaused())
    stood = table.stood + act.uptime - table.paused
    after = replace(table, paused=None, stood=stood)
    return await act.change(ChangeKind.RESUMED, after, by=by)


async def agree(act: Act, by: int, version: int | None = None) -> Table:
    """Agree to what is proposed; `version` is the table's that they saw.

    Refused: not-playing, not-seated, computer-holds-seat, no-proposal, stale, as `Act.change`.
    """
    return await _agree(act, _proposal(act.table, by, version), by)


async def object(act: Act, by: int, version: int | None = None) -> Table:
    """Object to what is proposed, or take one's own proposal back: it is dropped.

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
