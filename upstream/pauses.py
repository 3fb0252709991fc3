"""Lets a request end when Discord has answered it, not after the pause that its rate limit asks for.

When a bucket is exhausted, discord.py makes the last request wait for the bucket's reset, inside the caller's
time limit. So a message that has arrived looks like one that has failed. Webhooks wait in the same way.

See `Ratelimit.__aexit__` in https://github.com/Rapptz/discord.py/blob/v2.7.1/discord/http.py, and
`AsyncDeferredLock.__aexit__` in webhook/async_.py. No release up to 2.7.1 changes either.
"""

from __future__ import annotations

import asyncio
from typing import Any

import discord.http
import discord.webhook.async_
from discord.http import Ratelimit
from discord.webhook.async_ import AsyncDeferredLock


class QuickRatelimit(Ratelimit):
    """A bucket whose reset is awaited by nobody but the requests that come next."""

    __slots__ = ("_reset_task",)

    def __init__(self, max_ratelimit_timeout: float | None) -> None:
        super().__init__(max_ratelimit_timeout)
        self._reset_task: asyncio.Task[None] | None = None

    async def __aexit__(self, *error: Any) -> None:
        self.outgoing -= 1
        tokens = self.remaining - self.outgoing
        if self._sleeping.locked() or (self._reset_task is not None and not self._reset_task.done()):
            return
        if tokens <= 0:
            self._reset_task = asyncio.create_task(self._refresh())
        elif self._pending_requests:
            self._wake(tokens)


class QuickDeferredLock(AsyncDeferredLock):
    """A lock that is released after the pause, while its former holder goes on."""

    async def __aexit__(self, *error: Any) -> None:
        if self.delta:
            asyncio.get_running_loop().call_later(self.delta, self.lock.release)
        else:
            self.lock.release()


def install() -> None:
    """Let discord.py use these classes."""
    discord.http.Ratelimit = QuickRatelimit  # pyright: ignore[reportPrivateImportUsage]
    discord.webhook.async_.AsyncDeferredLock = QuickDeferredLock
