"""Who was active at a table just now. Kept in memory: a restart costs at most an unnecessary message."""

from __future__ import annotations

from sessions.jobs.uptime import UptimeClock
from sessions.recent import Recent

PRESENCE_SECONDS = 120
"""Seconds after a person's action at a table during which the bot doesn't notify the person about it."""
KEPT_SECONDS = 2 * 86_400
"""Seconds after which all is forgotten. The end of a match may be announced late, after an outage."""


class Presence:
    def __init__(self, time: UptimeClock) -> None:
        self._time = time
        # The last person who acted at each table, and when.
        self._last: Recent[int, tuple[int, int]] = Recent(KEPT_SECONDS, time.unix)
        self._late = 0  # when the last overdue reminder was scheduled, in uptime
        # Versions of turns without a call, by (table, person); see `skip_call`.
        self._skipped_calls: Recent[tuple[int, int], int] = Recent(KEPT_SECONDS, time.unix)

    def note(self, table: int, person: int) -> None:
        """Record that a person acted at a table."""
        self._last[table] = person, self._time.unix()

    def is_here(self, table: int, person: int) -> bool:
        """Whether the person was the last to act at the table, within the last `PRESENCE_SECONDS`."""
        who, when = self._last.get(table) or (None, 0)
        return who == person and self._time.unix() - when <= PRESENCE_SECONDS

    def was_here(self, table: int, person: int, at: int) -> bool:
        """Whether the person was the last to act at the table, within `PRESENCE_SECONDS` before `at`."""
        who, when = self._last.get(table) or (None, 0)
        return who == person and at - when <= PRESENCE_SECONDS

    def leave(self, table: int) -> None:
        """Forget who acted last at the table, since they are no longer watching."""
        self._last.pop(table)

    def next_late_second(self) -> int:
        """The Unix time for the next late reminder. Each gets its own second, to spread them out."""
        self._late = max(self._late, self._time.uptime()) + 1
        return self._time.unix_at(self._late)

    def skip_call(self, table: int, person: int, version: int) -> None:
        """Record that the turn begun at `version` sent no call, because the person was present."""
        self._skipped_calls[table, person] = version

    def take_skipped_call(self, table: int, person: int) -> int | None:
        """Remove and return the version recorded by `skip_call`, or None."""
        return self._skipped_calls.pop((table, person))
