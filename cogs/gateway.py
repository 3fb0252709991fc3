"""Keeps the gateway connection alive in cases where discord.py would end the program or reconnect too fast.

discord.py has no public hooks for this, so this module replaces two of its names: the event parsers, and the
class that opens a connection. `tests/loopback/test_gateway.py` fails if a new version moves them.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any
from weakref import WeakKeyDictionary

import discord.shard
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.http import HTTPClient

from cogs.logging_in import NoLogInsLeft, check_log_ins

log = logging.getLogger(__name__)

MAX_RECONNECT_DELAY = 30.0
"""Maximum seconds before a shard reconnects. discord.py gives up an attempt after 60."""
STABLE_AFTER_SECONDS = 90.0
"""Seconds after an attempt to connect until the next attempt counts as the first again."""


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


class Pace:
    """The pauses between a bot's connection attempts."""

    def __init__(self) -> None:
        # (time of the last attempt, number of attempts), by shard.
        self._attempts: dict[int | None, tuple[float, int]] = {}
        self._reset = 0.0  # until when a lack of log-ins has been logged

    def pause(self, shard: int | None) -> float:
        """The seconds to wait before a shard reconnects: 0 the first time, then 1, 2, 4 ..."""
        now = time.monotonic()
        began, attempts = self._attempts.get(shard, (now - STABLE_AFTER_SECONDS, 0))
        attempts = attempts + 1 if now - began < STABLE_AFTER_SECONDS else 0
        seconds = min(MAX_RECONNECT_DELAY, 2.0 ** (attempts - 1)) if attempts else 0.0
        self._attempts[shard] = now + seconds, attempts
        return seconds

    async def until_log_in(self, http: HTTPClient) -> None:
        """Wait until Discord allows another log-in."""
        while True:
            try:
                return await check_log_ins(http, 1)
            except NoLogInsLeft as error:
                now = time.monotonic()
                if now >= self._reset:
                    log.warning("%s. The next one follows in %.0f s", error, error.seconds)
                    self._reset = now + error.seconds
                await asyncio.sleep(max(1.0, error.seconds))


PACE_BY_BOT: WeakKeyDictionary[discord.Client, Pace] = WeakKeyDictionary()
"""Reconnection pace of each bot. It is global because the class method `from_client` has no other state."""


class PatientWebSocket(DiscordWebSocket):
    """Waits longer and longer for a shard that is cut off again soon after connecting."""

    @classmethod
    async def from_client(
        cls,
        client: discord.Client,
        *,
        initial: bool = False,
        shard_id: int | None = None,
        resume: bool = False,
        **options: Any,
    ) -> PatientWebSocket:
        """Connect a shard, and wait for a log-in that Discord allows if necessary.

        Raises OSError if Discord hangs up before its hello, so that discord.py tries again.
        """
        pace = PACE_BY_BOT.setdefault(client, Pace())
        if not initial:
            await asyncio.sleep(pace.pause(shard_id))
        if not resume:
            await pace.until_log_in(client.http)
        try:
            return await super().from_client(
                client, initial=initial, shard_id=shard_id, resume=resume, **options
            )
        except ReconnectWebSocket as error:
            if resume:
                raise  # discord.py tries again after this error.
            raise ConnectionError("Discord hung up before it said hello") from error


discord.shard.DiscordWebSocket = PatientWebSocket  # pyright: ignore[reportPrivateImportUsage]
