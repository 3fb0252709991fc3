"""Measures the lag of the event loop."""

from __future__ import annotations

import asyncio
from collections import deque

from service import systemd

BEAT_INTERVAL = 1.0
"""Seconds between two beats."""
BEATS_KEPT = 60


class Pulse:
    """Beats while the event loop runs, and tells systemd so.

    However long the start takes, as with a big file or a long migration, systemd doesn't end it. Its watchdog
    counts from then on.
    """

    def __init__(self, every: float = BEAT_INTERVAL) -> None:
        """`every` is the number of seconds between two beats."""
        self._every = every
        self.is_starting = True
        """Whether systemd doesn't know yet that the service is up."""
        self._late: deque[float] = deque([0.0], maxlen=BEATS_KEPT)

    @property
    def lag(self) -> float:
        """Seconds by which the last beat was late."""
        return self._late[-1]

    @property
    def worst(self) -> float:
        """The worst lag among the remembered beats, in seconds."""
        return max(self._late)

    async def beat(self) -> None:
        """Beat until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + self._every
            await asyncio.sleep(self._every)
            self._late.append(max(0.0, loop.time() - due))
            if self.is_starting:
                systemd.starting()
            systemd.alive()
