"""Playing a match: moves, undo, leaving and returning."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from db import Reads
from engine import Event, IllegalMove, Move
from sessions.changes import ChangeKind
from sessions.computers import automatic
from sessions.errors import Refused
from sessions.guards import own_seat, require_playing, require_present, require_welcome
from sessions.house import Act
from sessions.jobs.job import PLAY_JOB, Key
from sessions.playing import plans
from sessions.playing.lobby import STAND_IN_LEVEL
from sessions.playing.moving import make_move
from sessions.playing.pacing import restored
from sessions.tables import journal
from sessions.tables.journal import Entry
from sessions.tables.table import Seat, Table, next_host, with_seat


async def move(act: Act, person: int, move: Move | str, version: int | None = None) -> list[Event]:
    """Play a move, or its notation, for the person's seat. `version` is the table version that they saw.

    The returned events contain hidden information; show players the match's log instead.
    Raises IllegalMove if the rules forbid the move.
    Refused: not-playing, not-seated, computer-holds-seat, stale, as `Act.change`.
    """
    table = act.table
    require_playing(table)
    seat = own_seat(table, person)
    require_present(table, version, since=table.played)
    events = await make_move(act, seat, move, by=person)
    await play_known(act)
    return events


async def moves(act: Act, person: int, moves: Sequence[Move | str], version: int) -> int:
    """Play several moves for the person's seat in one act. Returns how many were played.

    It stops at the first illegal move, and raises IllegalMove if that is the very first one.
    `version` is the table version that the person saw.

    Refused: as `move`.
    """
    table = act.table
    require_playing(table)
    seat = own_seat(table, person)
    require_present(table, version, since=table.played)
    played = 0
    for move in moves:
        try:
            await make_move(act, seat, move, by=person)
        except IllegalMove:
            if not played:
                raise
            break
        played += 1
    await play_known(act)
    return played


async def play_known(act: Act) -> None:
    """Play plans and forced answers until a player has a choice or a computer player is on turn."""
    before = act.table.version
    while await plans.try_next(act) or await automatic.try_next(act):
        pass
    if act.table.version > before and act.table.computer_to_move is None:
        act.tx.jobs.drop(Key(PLAY_JOB, act.table.id))


async def undo(act: Act, person: int, version: int | None = None) -> Table:
    """Take back the person's last move, unless it revealed something or another player chose a move since.

    Forced answers after it are taken back too: the person's own, and others' that everyone could see were
    forced.

    Refused: not-playing, not-seated, computer-holds-seat, stale, nothing-to-undo, as `Act.change`.
    """
    table = act.table
    require_playing(table)
    seat = own_seat(table, person)
    require_present(table, version, since=table.played)
    to_undo = await _to_undo(act.tx, table, person)
    if not to_undo:
        raise Refused("nothing-to-undo")
    for last in to_undo:
        assert table.match is not None
        after = replace(table, match=table.match.take_back(), moved=act.now)
        after = restored(table, after, last.seat, last.clocks)
        entry = Entry(last.seat, None, person)
        table = await act.change(ChangeKind.UNDONE, after, by=person, seat=seat, entry=entry)
    return table


async def may_undo(reads: Reads, table: Table, person: int) -> bool:
    """Whether `undo` would find a move to take back."""
    return bool(await _to_undo(reads, table, person))


async def leave(act: Act, person: int) -> Table:
    """Leave a running match; a computer player holds the seat until the person comes back.

    If the host leaves, the next person becomes host. The last person stays host, and the computer players
    finish the match.

    Refused: not-playing, not-seated, computer-holds-seat (they have left already), as `Act.change`.
    """
    table = act.table
    require_playing(table)
    seat = own_seat(table, person)
    host = next_host(table, seat) or table.host
    held = replace(table.seats[seat], computer=STAND_IN_LEVEL)
    after = with_seat(replace(table, host=host), seat, held)
    return await act.change(ChangeKind.STOOD_IN, after, by=person, seat=seat)


async def come_back(act: Act, person: int) -> Table:
    """Take the person's seat in a running match back from the computer player.

    Refused: not-playing, already-seated, not-seated (never was), taken-out, as `Act.change`.
    """
    table = act.table
    require_playing(table)
    if table.seat_of(person) is not None:
        raise Refused("already-seated")
    seat = table.kept_for(person)
    if seat is None:
        raise Refused("not-seated")
    require_welcome(table, person)
    after = with_seat(table, seat, Seat(person, table.seats[seat].name))
    return await act.change(ChangeKind.CAME_BACK, after, by=person, seat=seat)


async def _to_undo(reads: Reads, table: Table, person: int) -> list[Entry]:
    """The entries that an undo takes back, latest first: forced answers, then the person's own move.

    Empty if the move can't be taken back.
    """
    match, entries = table.match, list[Entry]()
    if match is None or match.undoable is None:
        return []
    for last in await journal.last_chosen(reads, table.id):
        if match.undoable is None:
            return []
        entries.append(last)
        # A computer player's move isn't the person's own, though it was made for their seat.
        if not last.automatic:
            return entries if last.person == person else []
        match = match.take_back()
        if last.person != person and match.obvious(last.seat) is None:
            return []  # The forced answer revealed something hidden.
    return []
