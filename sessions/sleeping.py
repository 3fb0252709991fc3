"""What becomes of tables at which nothing happens any more: lobbies are closed, running ones sleep."""

from __future__ import annotations

from msgspec.structs import replace

from sessions.changes import Change, ChangeKind
from sessions.clock import DAY, Stage
from sessions.house import Act, Tx
from sessions.table import Status, Table, closed
from sessions.timers import Key

SLEEP = "sleep"
"""The timers that look whether nothing has happened at a table for long."""

LOBBY_LASTS = 7 * DAY
"""Seconds without a change after which a lobby is closed."""
AWAKE = 14 * DAY
"""Seconds without a move after which a table sleeps: nobody is reminded of it until the next move."""


async def store_change(tx: Tx, change: Change) -> None:
    """Set the table's timer anew where a change shows that it isn't forgotten. Of the moves of a day only
    the first does so: when the timer rings, what is left after the last of them is waited for."""
    before, after = change.before, change.table
    key = Key(SLEEP, after.id)
    if after.status is Status.LOBBY:
        await tx.house.timers.put(tx, key, tx.now + LOBBY_LASTS)
    elif not after.status.is_open:
        await tx.house.timers.drop(tx, key)
    elif before is None or _is_stirring(before, after, change.kind):
        await tx.house.timers.put(tx, key, tx.now + AWAKE)


async def fall_asleep(act: Act, due: int) -> None:
    """The timer that was due at `due` has rung: close a forgotten lobby, let a forgotten match sleep."""
    table, tx, now = act.table, act.tx, act.now
    key, timers = Key(SLEEP, table.id), act.house.timers
    if await timers.due(tx, key) != due:
        return  # something has happened just now
    if table.status is Status.LOBBY:
        await act.change(ChangeKind.CLOSED, replace(closed(table, now), asleep=now))
    elif table.status is Status.PLAYING and (_is_timed(table) or now < table.moved + AWAKE):
        await timers.put(tx, key, now + DAY if _is_timed(table) else table.moved + AWAKE)
    elif table.status is Status.PLAYING and not table.sleeps and not table.is_damaged:
        await act.change(ChangeKind.FELL_ASLEEP, replace(table, asleep=now))


def _is_stirring(before: Table, after: Table, kind: ChangeKind) -> bool:
    """Whether a change brings a table into play again, or its match on for the first time of a day."""
    if kind is ChangeKind.REPAIRED or before.status is not Status.PLAYING:
        return True
    return before.match is not after.match and (before.sleeps or before.moved // DAY != after.moved // DAY)


def _is_timed(table: Table) -> bool:
    """Whether a clock has yet to run out, or stands in a pause: such a table isn't forgotten."""
    running = (clock.since is not None and clock.stage is not Stage.OUT for clock in table.clocks)
    return table.paused is not None or any(running)
