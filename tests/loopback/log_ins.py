"""The log-ins that the loopback Discord allows and has seen."""

from __future__ import annotations

import asyncio
from collections import defaultdict

PER_DAY = 1000


class LogIns:
    """The log-ins of a bot's shards. All times are in seconds of the event loop's clock."""

    def __init__(self) -> None:
        self.left = PER_DAY
        """Number of log-ins that the bot may still use."""
        self.renewal = 0.0
        """Time at which the bot gets its daily number of log-ins again."""
        self.buckets = 1
        """Number of shards that may log in at the same time (`max_concurrency`)."""
        self.times: list[float] = []
        self.times_by_bucket: defaultdict[int, list[float]] = defaultdict(list)

    def note(self, shard: int) -> None:
        """Count a log-in of a shard."""
        self.left -= 1
        self.times.append(asyncio.get_running_loop().time())
        self.times_by_bucket[shard % self.buckets].append(self.times[-1])

    def limit(self) -> dict[str, int]:
        """Source: Discord's documentation, topics/gateway, session start limit. `reset_after` is in
        milliseconds."""
        wait = self.renewal - asyncio.get_running_loop().time()
        if wait <= 0:
            self.left = PER_DAY
        return {
            "total": PER_DAY,
            "remaining": self.left,
            "reset_after": max(0, round(1000 * wait)),
            "max_concurrency": self.buckets,
        }
