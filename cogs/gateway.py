"""Keeps the gateway connection alive in cases where discord.py would end the program or reconnect too fast.

discord.py has no public hooks for this, so this module replaces the event parsers and the class that opens a
connection, and installs remedies of `upstream`. `tests/loopback/test_gateway.py` fails if a new version
moves them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextvars import ContextVar
from functools import partial
from typing import Any

import discord.shard
from discord.gateway import ReconnectWebSocket

from cogs.pace import pace_of
from upstream import shard_queue, unreadable
from upstream.heartbeats import PunctualWebSocket
from upstream.sounds import drop_sounds
from upstream.unreadable import SturdyWebSocket

log = logging.getLogger(__name__)

HELLO_TIMEOUT = 15.0
"""Seconds that Discord may take to greet a new connection."""


class Guard:
    """Logs and skips unreadable events, which would make discord.py end the program."""

    def __init__(
        self, parsers: dict[str, Callable[[Any], None]], when_ours: Callable[[Callable[[], None]], None]
    ) -> None:
        """Replace discord.py's `parsers`, which are by event.

        `when_ours` gets a function for each interaction, and calls it if it is this process that answers.
        """
        self._when_ours = when_ours
        self.dropped = 0
        """Number of unreadable gateway events skipped since the start."""
        drop_sounds(parsers)
        for event, parse in parsers.items():
            parsers[event] = partial(self._parse, event, parse)

    def _parse(self, event: str, parse: Callable[[Any], None], data: Any) -> None:
        if event == "INTERACTION_CREATE":
            self._when_ours(partial(self._try, event, parse, data))
        else:
            self._try(event, parse, data)

    def _try(self, event: str, parse: Callable[[Any], None], data: Any) -> None:
        try:
            parse(data)
        except Exception:
            self.dropped += 1
            log.exception("Skipped the Discord event %s, which can't be read", event)


_greeting: ContextVar[asyncio.Timeout] = ContextVar("greeting")
"""The time limit for Discord's greeting to the connection that a task opens."""


class PatientWebSocket(SturdyWebSocket, PunctualWebSocket):
    """A connection that gives up soon if Discord doesn't greet it."""

    @classmethod
    async def from_client(
        cls, client: discord.Client, *, resume: bool = False, **options: Any
    ) -> PatientWebSocket:
        """Connect a shard.

        Raises OSError if Discord doesn't greet it, so that discord.py tries again.
        """
        try:
            async with asyncio.timeout(HELLO_TIMEOUT) as limit:
                _greeting.set(limit)
                return await super().from_client(client, resume=resume, **options)
        except ReconnectWebSocket as error:
            if resume:
                raise  # discord.py tries again after this error.
            raise ConnectionError("Discord hung up before it said hello") from error

    async def identify(self) -> None:
        """Log in when it is the shard's turn."""
        _greeting.get().reschedule(None)
        await super().identify()
        bot = self._connection._get_client()  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
        pace_of(bot).note_log_in(self.shard_id or 0)


shard_queue.install(pace_of)
unreadable.install()
discord.shard.DiscordWebSocket = PatientWebSocket  # pyright: ignore[reportPrivateImportUsage]
