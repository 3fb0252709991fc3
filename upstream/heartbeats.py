"""Measures the gateway's latency from the moment before a heartbeat is sent.

discord.py notes the time in another thread, after sending. If Discord's answer is quicker, the latency is
that of a whole interval, some 41 s, and discord.py warns that it can't keep up.

Mended by https://github.com/Rapptz/discord.py/pull/10448, which no release up to 2.7.1 has.
"""

from __future__ import annotations

import time
from typing import Any

from discord.gateway import DiscordWebSocket


class PunctualWebSocket(DiscordWebSocket):
    """A connection that notes when it sends a heartbeat."""

    async def send_heartbeat(self, data: Any) -> None:
        """Send a heartbeat."""
        if self._keep_alive is not None:
            self._keep_alive._last_send = time.perf_counter()  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
        await super().send_heartbeat(data)
