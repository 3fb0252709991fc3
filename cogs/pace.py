"""When a shard may connect and log in again.

Discord counts the log-ins (IDENTIFY) of a day, and resets the bot's token beyond their number. Shards fall
into `max_concurrency` buckets, by their number modulo that. One shard of each bucket may log in every five
seconds. Most bots have one bucket, so more than ten shards can't all log in within a minute.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
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
"""Seconds between the log-ins of two shards of a bucket."""
SPARED_LOG_INS = 10
"""Number of a day's log-ins that are never used. Other processes may log in at the same time."""


class NoLogInsLeft(Exception):
    """Discord allows too few more log-ins. The argument is the time until it allows more, in seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds

    def __str__(self) -> str:
        return "Discord allows the bot no more log-ins for now, and would reset its token"


class Pace:
    """The pauses between a bot's connection attempts."""

    def __init__(self, http: HTTPClient) -> None:
        self._http = http
        self.shards = 1
        """Number of the bot's shards, which may all have to log in at the same time."""
        self.buckets = 1
        """Number of shards that may log in at the same time."""
        # (time of the last attempt, number of attempts), by shard.
        self._attempts: dict[int, tuple[float, int]] = {}
        self._logged_in: set[int] = set()  # shards that did since their last attempt
        self._turns: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)  # by bucket
        self._next_turns: dict[int, float] = {}
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

    async def check_log_ins(self, shards: int | None = None) -> None:
        """Ask Discord how it limits the log-ins of these shards; None is as many as Discord recommends.

        Raises NoLogInsLeft if not all shards may log in now.
        """
        recommended, _, limit = await self._http.get_bot_gateway()
        self.shards = shards or recommended
        self.buckets = limit["max_concurrency"]
        if limit["remaining"] < SPARED_LOG_INS + self.shards:
            raise NoLogInsLeft(limit["reset_after"] / 1000)

    async def until_log_in(self) -> None:
        """Wait until Discord allows another log-in."""
        while True:
            try:
                await self.check_log_ins(self.shards)
                return
            except NoLogInsLeft as error:
                now = time.monotonic()
                if now >= self._reset:
                    log.warning("%s. The next one follows in %.0f s", error, error.seconds)
                    self._reset = now + error.seconds
                await asyncio.sleep(max(1.0, error.seconds))

    def until_turn(self, shard: int, shards: int, now: float) -> float:
        """The seconds until a shard may log in, if these many shards of several processes take turns by the
        clock. `now` is in Unix seconds."""
        turn, turns = shard // self.buckets, -(-shards // self.buckets)
        return (turn * LOG_IN_INTERVAL - now) % (turns * LOG_IN_INTERVAL)

    async def take_turn(self, shard: int) -> None:
        """Wait until no other shard of this process and of the same bucket has logged in for five seconds."""
        bucket = shard % self.buckets
        async with self._turns[bucket]:
            await asyncio.sleep(self._next_turns.get(bucket, 0.0) - time.monotonic())
            self._next_turns[bucket] = time.monotonic() + LOG_IN_INTERVAL

    def note_log_in(self, shard: int) -> None:
        """Count a log-in of a shard."""
        self._logged_in.add(shard)


_PACES: WeakKeyDictionary[discord.Client, Pace] = WeakKeyDictionary()


def pace_of(client: discord.Client) -> Pace:
    """The pace of a bot's shards."""
    return _PACES.setdefault(client, Pace(client.http))
