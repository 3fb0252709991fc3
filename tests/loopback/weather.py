"""Random faults of the loopback Discord."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from enum import Enum
from typing import NamedTuple


class Reply(NamedTuple):
    """The answer to send instead of the right one. Status 0 cuts the connection."""

    status: int = 0
    code: int = 0
    message: str = ""
    wait: float | None = None
    is_global: bool = False


GLOBAL_SECONDS = 12.0
"""Duration of a global rate limit, in seconds: longer than the bot waits for an answer."""


class Fault(Enum):
    """A fault that a request meets."""

    LOST = "connection cut, nothing done"
    UNHEARD = "connection cut, done"
    FAILED = "5xx, nothing done"
    FAILED_DONE = "5xx, done"
    LIMITED = "429 that lasts"
    GLOBAL_LIMIT = "429 for all routes"
    OUTAGE = "outage"
    SHUT = "no new direct messages (20026)"
    CLOSED = "direct messages closed (50007)"

    @property
    def is_done(self) -> bool:
        """Whether Discord carries out the request despite the fault."""
        return self in (Fault.UNHEARD, Fault.FAILED_DONE)

    @property
    def reply(self) -> Reply:
        match self:
            case Fault.LOST | Fault.UNHEARD:
                return Reply()
            case Fault.LIMITED:
                return Reply(429, wait=0.1)
            case Fault.GLOBAL_LIMIT:
                return Reply(429, wait=GLOBAL_SECONDS, is_global=True)
            case Fault.SHUT:
                return Reply(403, 20026, "Your bot has been flagged for anti-spam.")
            case Fault.CLOSED:
                return Reply(403, 50007, "Cannot send messages to this user")
            case Fault.FAILED | Fault.FAILED_DONE | Fault.OUTAGE:
                return Reply(502, 0, "Bad Gateway")


REQUEST_FAULTS = (Fault.LOST, Fault.UNHEARD, Fault.UNHEARD, Fault.FAILED, Fault.FAILED_DONE, Fault.LIMITED)
"""Faults of single requests. A fault listed twice is twice as likely."""
FAILING_SHARE, FAILING_EDITS, FAILING_MESSAGES = 0.03, 0.1, 0.3
"""Shares of requests that fail: usually, for edits of messages, for new messages."""
FAILING_DMS = 0.15
"""Share of the requests to open direct messages that fail."""
LIMIT_SECONDS = (0.2, 2.0)
"""Minimum and maximum duration of a rate limit, in seconds."""


class Weather:
    """Injects faults while `is_rough`, and counts them in `faults`."""

    def __init__(self, chance: random.Random, *, drops: float = 0.0) -> None:
        """`drops` is the share of requests whose answers are lost. Unless it is 0, no other faults occur."""
        self.is_rough = False
        self._drops = drops
        self.slowness = 0.0
        """Maximum delay in seconds before the answer to a request that changes a channel."""
        self.faults: Counter[Fault] = Counter()
        self.closed: set[int] = set()
        """Ids of the DM channels of people who currently refuse direct messages."""
        self.ahead: dict[str, Fault] = {}
        """Fault of the next request whose path has this ending, even if no other faults are injected."""
        self._chance = chance
        self._outage = 0.0
        self._limits: dict[tuple[str, str], float] = {}

    async def hold_up(self) -> None:
        """Wait for a random time before the answer to a new message."""
        if self.slowness:
            await asyncio.sleep(self._chance.uniform(0, self.slowness))

    def break_down(self, seconds: float) -> None:
        """Start an outage: nothing is answered for this many seconds."""
        self._outage = time.monotonic() + seconds

    def fault(self, method: str, path: str) -> Fault | None:
        """Choose a request's fault; None lets it pass."""
        ending = next((each for each in self.ahead if path.endswith(each)), None)
        if ending is not None:
            fault = self.ahead.pop(ending)
        else:
            fault = self._fault(method, path) if self.is_rough else None
        if fault is not None:
            self.faults[fault] += 1
        return fault

    def _fault(self, method: str, path: str) -> Fault | None:
        if self._drops:
            return Fault.UNHEARD if self._chance.random() < self._drops else None
        now = time.monotonic()
        if now < self._outage:
            return Fault.OUTAGE
        if now < self._limits.get((method, path), 0):
            return Fault.LIMITED
        if method == "POST" and path == "/users/@me/channels" and self._chance.random() < FAILING_DMS:
            return Fault.SHUT
        if method == "POST" and path.endswith("/messages") and int(path.split("/")[2]) in self.closed:
            return Fault.CLOSED
        changes = {"POST": FAILING_MESSAGES, "PATCH": FAILING_EDITS} if path.startswith("/channels/") else {}
        if self._chance.random() >= changes.get(method, FAILING_SHARE):
            return None
        fault = self._chance.choice(REQUEST_FAULTS)
        if fault is Fault.LIMITED:
            self._limits[method, path] = now + self._chance.uniform(*LIMIT_SECONDS)
        return fault
