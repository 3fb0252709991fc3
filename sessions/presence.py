"""Who was active at a table a moment ago. It lives in memory: a restart costs at most a needless message."""

from __future__ import annotations

from sessions.uptime import UptimeClock

HERE = 120
"""Seconds after an action during which the person needs no call at that table."""


class Presence:
    def __init__(self, time: UptimeClock) -> None:
        self._time = time
        self._last: dict[int, tuple[int, int]] = {}  # table -> the last person who acted there, and when
        self._late = 0
        self._uncalled: dict[tuple[int, int], int] = {}  # (table, person) -> version, see `spare`

    def note(self, table: int, person: int) -> None:
        """A person has acted at a table."""
        self._last[table] = person, self._time.unix()

    def is_here(self, table: int, person: int) -> bool:
        """Whether this person was the last to act at the table, and did so a moment ago."""
        who, when = self._last.get(table, (None, 0))
        return who == person and self._time.unix() - when <= HERE

    def leave(self, table: int) -> None:
        """Whoever acted last at the table isn't there any more."""
        self._last.pop(table, None)

    def next_late_second(self) -> int:
        """A second, in Unix time, for the next reminder that is late: they are sent one after the other."""
        self._late = max(self._late, self._time.unix()) + 1
        return self._late

    def spare(self, table: int, person: int, version: int) -> None:
        """A turn has begun with this version, and its person was not called, being there."""
        self._uncalled[table, person] = version

    def spared(self, table: int, person: int) -> int | None:
        """The version of the turn for which the person was not called; it is forgotten."""
        return self._uncalled.pop((table, person), None)
