"""The one way in which a move is played at a table."""

from __future__ import annotations

from msgspec.structs import replace

from engine import Event, Move
from sessions.changes import ChangeKind, Planned
from sessions.house import Act
from sessions.playing.pacing import turned
from sessions.tables.journal import Entry
from sessions.tables.table import Status, with_seat


async def make_move(
    act: Act,
    seat: int,
    move: Move | str,
    *,
    by: int | None,
    planned: Planned | None = None,
    automatic: bool = False,
) -> list[Event]:
    """Play a move for a seat and return its events.

    Every move passes through here: people's own, plans, forced answers and computer players'.
    `by` is the person; None: a computer player. Raises IllegalMove if the rules forbid the move.

    Refused: banned, server-banned.
    """
    table = act.table
    assert table.match is not None
    match = table.match.copy()
    events = match.play(seat, move)
    now = act.now
    after = replace(table, match=match, moved=now)
    after = turned(table, after, seat, act.uptime)
    if table.seats[seat].once:
        after = with_seat(after, seat, replace(table.seats[seat], computer=None, once=False))
    if match.result is not None:
        after = replace(after, status=Status.FINISHED, ended=now)
    await act.change(
        ChangeKind.MOVED,
        after,
        by=None if planned or automatic else by,
        seat=seat,
        events=tuple(events),
        planned=planned,
        automatic=automatic,
        entry=Entry(seat, match.game.grammar.read(move)[1], by, table.clocks, automatic),
    )
    return events
