"""Paces computer players: they pause before a move so that people can follow the game."""

from __future__ import annotations

from asyncio import Event, get_running_loop, sleep
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import NamedTuple
from weakref import WeakValueDictionary

from sessions.changes import Change, ChangeKind
from sessions.house import House
from sessions.recent import Recent
from sessions.tables.table import Status, Table

FOLLOWED_SECONDS = 300
"""Seconds after a person's action during which people are assumed to follow the table."""
MOVE_CHANGES = frozenset({ChangeKind.STARTED, ChangeKind.MOVED, ChangeKind.UNDONE})
"""Changes that people need time to look at before the next move."""


class _Pulse(NamedTuple):
    """The loop times of a table's last move and of a person's last action."""

    moved: float
    acted: float


class Tempo:
    def __init__(self, house: House) -> None:
        self._moment = house.moment
        self._pulses: Recent[int, _Pulse] = Recent(FOLLOWED_SECONDS, lambda: get_running_loop().time())
        self._pauses: WeakValueDictionary[int, Event] = WeakValueDictionary()
        house.subscribe(self.hear)

    def hear(self, change: Change) -> None:
        """Record when people act and when moves are made."""
        id = change.table.id
        if not self._moment or change.table.status is not Status.PLAYING:
            self._pulses.pop(id)
            return
        now = get_running_loop().time()
        moved, acted = self._pulses.get(id) or (-FOLLOWED_SECONDS, -FOLLOWED_SECONDS)
        if change.kind in MOVE_CHANGES:
            moved = now
        if change.by is not None:
            acted = now
        if now < acted + FOLLOWED_SECONDS:
            self._pulses[id] = _Pulse(moved, acted)

    def hurry(self, id: int) -> None:
        """Let computer players move without pauses at a table until a person acts again."""
        self._pulses.pop(id)
        self._event(id).clear()

    @asynccontextmanager
    async def moment(self, table: Table) -> AsyncGenerator[None]:
        """Delay the end of the block until `moment` seconds after the table's last move.

        There is no delay if nobody follows the game.
        """
        if not self._is_followed(table):
            yield
            return
        event = self._event(table.id)
        event.set()
        try:
            yield
            pulse = self._pulses.get(table.id)
            if pulse is not None and self._is_followed(table):
                await sleep(max(0.0, pulse.moved + self._moment - get_running_loop().time()))
        finally:
            event.clear()

    async def is_taken(self, id: int) -> None:
        """Wait until a computer player at the table thinks, or pauses before a move that people follow."""
        await self._event(id).wait()

    def _is_followed(self, table: Table) -> bool:
        pulse = self._pulses.get(table.id)
        return bool(pulse and table.people and get_running_loop().time() < pulse.acted + FOLLOWED_SECONDS)

    def _event(self, id: int) -> Event:
        event = self._pauses.get(id)
        if event is None:
            event = self._pauses[id] = Event()
        return event
