"""When a shard may connect and log in again.

Discord counts the log-ins (IDENTIFY) of a day, and resets the bot's token beyond their number. It takes one
every five seconds.
"""

from __future__ import annotations

import asyncio
import logging
import time
from weakref import WeakKeyDictionary

import discord
from discord.http import HTTPClient

log = logging.getLogger(__name__)

RECONNECT_DELAYS = (0.0, 1.0, 2.0, 4.0, 8.0, 10.0)
"""Seconds before a shard's first, second, third ... attempt to reach Discord. The last one repeats."""
LOG_IN_DELAYS = (*RECONNECT_DELAYS[:-1], 16.0, 30.0)
"""The same after an attempt that logged in. They are longer, because Discord limits the log-ins of a day."""
STABLE_AFTER_SECONDS = 90.0
"""Seconds after an attempt to connect until the next attempt counts as the first again."""

LOG_IN_INTERVAL = 5.0
"""Seconds between the log-ins of two shards."""
SPARED_LOG_INS = 10
"""Number of a day's log-ins that are never used. Other processes may log in at the same time."""


class NoLogInsLeft(Exception):
    """Discord allows too few more log-ins. The argument is the time until it allows more, in seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds

    def __str__(self) -> str:
        return "Discord allows the bot no more log-ins for now, and would reset its token"


async def check_log_ins(http: HTTPClient, needed: int | None = None) -> int:
    """Return the number of log-ins needed; None is one for each shard that Discord recommends.

    Raises NoLogInsLeft if Discord allows fewer.
    """
    shards, _, limit = await http.get_bot_gateway()
    needed = needed or shards
    if limit["remaining"] < SPARED_LOG_INS + needed:
        raise NoLogInsLeft(limit["reset_after"] / 1000)
    return needed


class Pace:
    """The pauses between a bot's connection attempts."""

    def __init__(self, http: HTTPClient) -> None:
        self._http = http
        self.shards = 1
        """Number of the bot's shards, which may all have to log in at the same time."""
        # (time of the last attempt, number of attempts), by shard.
        self._attempts: dict[int, tuple[float, int]] = {}
        self._logged_in: set[int] = set()  # shards that did since their last attempt
        self._turns = asyncio.Lock()
        self._next_turn = 0.0
        self._reset = 0.0  # until when a lack of log-ins has been logged

    def pause(self, shard: int) -> float:
        """The seconds to wait before a shard reconnects: 0 the first time, then 1, 2, 4 ..."""
        now = time.monotonic()
        began, attempts = self._attempts.get(shard, (now - STABLE_AFTER_SECONDS, 0))
        attempts = attempts + 1 if now - began < STABLE_AFTER_SECONDS else 0
        delays = LOG_IN_DELAYS if shard in self._logged_in else RECONNECT_DELAYS
        self._logged_in.discard(shard)
        seconds = delays[min(attempts, len(delays) - 1)]
        self._attempts[shard] = now + seconds, attempts
        return seconds

    async def until_log_in(self) -> None:
        """Wait until Discord allows another log-in."""
        while True:
            try:
                await check_log_ins(self._http, self.shards)
                return
            except NoLogInsLeft as error:
                now = time.monotonic()
                if now >= self._reset:
                    log.warning("%s. The next one follows in %.0f s", error, error.seconds)
                    self._reset = now + error.seconds
                await asyncio.sleep(max(1.0, error.seconds))

    async def take_turn(self) -> None:
        """Wait until no other shard of this process has logged in for five seconds."""
        async with self._turns:
            await asyncio.sleep(self._next_turn - time.monotonic())
            self._next_turn = time.monotonic() + LOG_IN_INTERVAL

    def note_log_in(self, shard: int) -> None:
        """Count a log-in of a shard."""
        self._logged_in.add(shard)


_PACES: WeakKeyDictionary[discord.Client, Pace] = WeakKeyDictionary()


def pace_of(client: discord.Client) -> Pace:
    """The pace of a bot's shards."""
    return _PACES.setdefault(client, Pace(client.http))
