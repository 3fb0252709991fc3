"""Holds all deliveries back while their receiver refuses every request, except for one probe at a time."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar

from sessions.jobs.job import Later

PROBE_INTERVAL = 30.0
"""Seconds between two deliveries that are tried during a blockade."""
PROBE_PATIENCE = 5.0
"""Seconds that the other deliveries wait while one is tried."""

_is_probe: ContextVar[bool] = ContextVar("is_probe", default=False)


class Blockade:
    """A pause of all deliveries. Jobs that are due meanwhile wait together instead of failing one by one."""

    def __init__(self, now: Callable[[], float]) -> None:
        """`now` gives Unix seconds."""
        self._now = now
        self._since: float | None = None  # when the last request was refused, or the last probe began
        self._refused = self._answered = 0  # requests
        self._is_probing = False

    @property
    def is_on(self) -> bool:
        return self._since is not None

    def begin(self) -> None:
        """Hold deliveries back from now on, since a request was refused."""
        self._since = self._now()
        self._refused += 1

    def note_answer(self) -> None:
        """Note that a request wasn't refused."""
        self._answered += 1

    def check(self) -> None:
        """A job calls this before each request. Raises Later during a blockade, except for the probe."""
        if self._since is not None and not _is_probe.get():
            raise Later(self._wait or PROBE_PATIENCE)

    @asynccontextmanager
    async def passing(self) -> AsyncGenerator[None]:
        """Deliver something in the block. Raises Later during a blockade, except once in each interval."""
        if self._since is None:
            yield
            return
        if wait := self._wait:
            raise Later(wait)
        due, self._since, self._is_probing = self._since, self._now(), True
        refused, answered, token = self._refused, self._answered, _is_probe.set(True)
        try:
            yield
            if self._refused == refused and self._answered == answered:
                self._since = due  # It had nothing to send, so the next delivery is the probe.
        finally:
            self._is_probing = False
            _is_probe.reset(token)
            if self._refused == refused and self._answered > answered:
                self._since = None

    @property
    def _wait(self) -> float:
        """The seconds until the next try; 0 if it is due. A clock that was set back doesn't prolong it."""
        if self._is_probing:
            return PROBE_PATIENCE
        passed = self._now() - (self._since or 0)
        return PROBE_INTERVAL - passed if 0 <= passed < PROBE_INTERVAL else 0.0
