"""When a computer player moves: a moment after the move before, so that people can follow."""

from __future__ import annotations

from asyncio import get_running_loop, sleep
from typing import NamedTuple

from sessions.changes import Change, ChangeKind
from sessions.table import Status, Table

LIVE = 300
"""Seconds since somebody last did something at a table, for which its game is played live."""
MOVES = frozenset({ChangeKind.STARTED, ChangeKind.MOVED, ChangeKind.UNDONE})
"""What people have to look at before the next move."""


class _Pulse(NamedTuple):
    """The loop's time of a table's last move, and of the last thing that a person did there."""

    moved: float
    acted: float


class Tempo:
    def __init__(self, moment: float) -> None:
        """`moment`: the seconds between two moves; 0: computer players move at once."""
        self._moment = moment
        self._pulses: dict[int, _Pulse] = {}

    def hear(self, change: Change) -> None:
        """Note when people act, and when a move was made."""
        id = change.table.id
        if not self._moment or change.table.status is not Status.PLAYING:
            self._pulses.pop(id, None)
            return
        now = get_running_loop().time()
        moved, acted = self._pulses.get(id, (-LIVE, -LIVE))
        if change.kind in MOVES:
            moved = now
        if change.by is not None:
            acted = now
        self._pulses[id] = _Pulse(moved, acted)

    async def wait(self, table: Table) -> None:
        """Wait until it is time for a computer player's move; not at all where nobody is there to follow."""
        pulse = self._pulses.get(table.id)
        now = get_running_loop().time()
        if pulse is not None and table.people and now < pulse.acted + LIVE:
            await sleep(max(0.0, pulse.moved + self._moment - now))
