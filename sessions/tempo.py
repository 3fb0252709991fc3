"""When a computer player moves: a moment after the move before, so that people can follow."""

from __future__ import annotations

from asyncio import Event, get_running_loop, sleep
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import NamedTuple
from weakref import WeakValueDictionary

from sessions.changes import Change, ChangeKind, Published
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
        self._taking_time: WeakValueDictionary[int, Event] = WeakValueDictionary()

    def hear(self, published: Published) -> None:
        """Note when people act, and when a move was made."""
        if isinstance(published, Change):
            self._note(published)

    def _note(self, change: Change) -> None:
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

    def hurry(self, id: int) -> None:
        """Nobody looks on at a table: let computer players move at once until somebody acts again."""
        self._pulses.pop(id, None)

    @asynccontextmanager
    async def moment(self, table: Table) -> AsyncGenerator[None]:
        """The block is left a moment after the last move; not later than by itself where nobody is there to
        follow."""
        if not self._is_followed(table):
            yield
            return
        event = self._event(table.id)
        event.set()
        try:
            yield
            if self._is_followed(table):
                now = get_running_loop().time()
                await sleep(max(0.0, self._pulses[table.id].moved + self._moment - now))
        finally:
            event.clear()

    async def is_taken(self, id: int) -> None:
        """Wait until a computer player takes its moment at a table."""
        await self._event(id).wait()

    def _is_followed(self, table: Table) -> bool:
        pulse = self._pulses.get(table.id)
        return bool(pulse and table.people and get_running_loop().time() < pulse.acted + LIVE)

    def _event(self, id: int) -> Event:
        event = self._taking_time.get(id)
        if event is None:
            event = self._taking_time[id] = Event()
        return event
