"""Opens discord.py's gate for requests, which stays closed if a request is cancelled during a global limit.

After a 429 with `global: true`, discord.py closes a gate for all requests, sleeps, and opens it again. If the
request is cancelled while it sleeps, nobody opens the gate: every later request waits for ever.

Reported in https://github.com/Rapptz/discord.py/pull/10287, which is open. No release up to 2.7.1 mends it.
"""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import aiohttp
from discord.http import HTTPClient


class GlobalGate(asyncio.Event):
    """A gate that opens when the limit is over, whatever becomes of the request that closed it."""

    def __init__(self) -> None:
        super().__init__()
        self.set()
        self._seconds = 0.0
        self._alarm: asyncio.TimerHandle | None = None

    def clear(self) -> None:
        """Close the gate for as long as the latest global 429 said."""
        super().clear()
        loop = asyncio.get_running_loop()
        opens = loop.time() + self._seconds
        if self._alarm is not None:
            opens = max(opens, self._alarm.when())
            self._alarm.cancel()
        self._alarm = loop.call_at(opens, self.set)

    def watch(self, trace: aiohttp.TraceConfig) -> None:
        """Learn from each answer how long a global limit lasts."""
        trace.on_request_end.append(self._note)

    def attach(self, http: HTTPClient) -> None:
        """Replace the gate that discord.py makes when it logs in."""
        http._global_over = self  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]

    async def _note(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        response = end.response
        if response.status == 429 and response.content_type == "application/json":
            answer = await response.json()  # discord.py then reads the same body from memory.
            if answer.get("global"):
                self._seconds = float(answer["retry_after"])
