"""Reconnects each shard in a task of its own, as soon as the bot allows it.

discord.py reconnects shards one after the other, so a shard that can't connect holds up the others. After a
failure it waits for a random time up to 2, 4, 8 ... 1,024 s, and it starts at 2 again only after 2,048 s. To
close a dead connection takes another 30 s. A session that ended before READY is resumed for ever.

Described in https://github.com/Rapptz/discord.py/issues/6074 as intended. No release up to 2.7.1 changes it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

import discord.http
import discord.shard
from discord.gateway import DiscordClientWebSocketResponse, DiscordWebSocket, ReconnectWebSocket
from discord.shard import AutoShardedClient, EventItem, EventType, Shard

CLOSE_TIMEOUT = 3.0
"""Seconds that a connection may take to close."""


class Pacing(Protocol):
    """The pauses of a bot's shards."""

    def pause(self, shard: int) -> float:
        """The seconds until a shard may try again. Counts as an attempt."""
        ...

    async def until_log_in(self) -> None:
        """Wait until Discord allows another log-in."""
        ...


_pacing: Callable[[discord.Client], Pacing]


class FreeShard(Shard):
    """A shard that reconnects by itself, with the bot's pauses."""

    def __init__(
        self, ws: DiscordWebSocket, client: AutoShardedClient, queue_put: Callable[[EventItem], None]
    ) -> None:
        super().__init__(ws, client, self._take)
        self._pass_on = queue_put
        self._pace = _pacing(client)
        self._backoff = _Backoff(self)  # pyright: ignore[reportIncompatibleVariableOverride, reportAttributeAccessIssue]
        self._connecting: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Close the connection, or stop connecting."""
        if self._connecting is not None:
            self._connecting.cancel()
        await super().close()

    def _take(self, item: EventItem) -> None:
        if item.type == EventType.resume and self.ws.session_id is None:  # There is nothing to resume.
            item = EventItem(EventType.identify, self, ReconnectWebSocket(self.id, resume=False))
        if item.type in (EventType.reconnect, EventType.resume, EventType.identify):
            self._connecting = asyncio.create_task(self._connect(item))
        else:
            self._pass_on(item)

    async def _connect(self, item: EventItem) -> None:
        if item.type != EventType.reconnect:  # Before a `reconnect`, `_handle_disconnect` has waited.
            await asyncio.sleep(self._pace.pause(self.id))
        try:
            if item.type != EventType.resume:
                await self._pace.until_log_in()
        except self._handled_exceptions as error:
            await self._handle_disconnect(error)
        else:
            if item.type == EventType.reconnect:
                await self.reconnect()
            else:
                await self.reidentify(item.error)  # pyright: ignore[reportArgumentType]


class _Backoff:
    """The pauses of a shard, in the shape that discord.py expects."""

    def __init__(self, shard: FreeShard) -> None:
        self._shard = shard

    def delay(self) -> float:
        return self._shard._pace.pause(self._shard.id)  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]


class QuickToClose(DiscordClientWebSocketResponse):
    """A connection whose end doesn't wait long for a peer that is gone."""

    async def close(self, *, code: int = 4000, message: bytes = b"") -> bool:
        """Close the connection. Returns whether it was open."""
        try:
            async with asyncio.timeout(CLOSE_TIMEOUT):
                return await super().close(code=code, message=message)
        except TimeoutError:
            return True


def install(pace_of: Callable[[discord.Client], Pacing]) -> None:
    """Let discord.py use these classes, with the pauses that `pace_of` gives for a bot."""
    global _pacing  # noqa: PLW0603
    _pacing = pace_of
    discord.shard.Shard = FreeShard  # pyright: ignore[reportPrivateImportUsage]
    discord.http.DiscordClientWebSocketResponse = QuickToClose  # pyright: ignore[reportPrivateImportUsage]
