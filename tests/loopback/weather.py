"""Bad weather on the loopback Discord: what may become of a request, by chance."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from enum import Enum
from typing import NamedTuple


class Reply(NamedTuple):
    """What is answered in the place of the right answer; status 0: the connection is cut."""

    status: int = 0
    code: int = 0
    message: str = ""
    wait: float | None = None


class Fault(Enum):
    """What becomes of a request."""

    LOST = "connection cut, nothing done"
    UNHEARD = "connection cut, done"
    FAILED = "5xx, nothing done"
    FAILED_DONE = "5xx, done"
    LIMITED = "429 that lasts"
    OUTAGE = "outage"
    SHUT = "no new direct messages (20026)"
    CLOSED = "direct messages closed (50007)"

    @property
    def is_done(self) -> bool:
        """Whether Discord does what it was asked all the same."""
        return self in (Fault.UNHEARD, Fault.FAILED_DONE)

    @property
    def reply(self) -> Reply:
        match self:
            case Fault.LOST | Fault.UNHEARD:
                return Reply()
            case Fault.LIMITED:
                return Reply(429, 0, "You are being rate limited.", wait=0.1)
            case Fault.SHUT:
                return Reply(403, 20026, "Your bot has been flagged for anti-spam.")
            case Fault.CLOSED:
                return Reply(403, 50007, "Cannot send messages to this user")
            case Fault.FAILED | Fault.FAILED_DONE | Fault.OUTAGE:
                return Reply(502, 0, "Bad Gateway")


SINGLE = (Fault.LOST, Fault.UNHEARD, Fault.UNHEARD, Fault.FAILED, Fault.FAILED_DONE, Fault.LIMITED)
"""What befalls one request, as often as it stands here."""
RARE, OFTEN, MOSTLY = 0.03, 0.1, 0.3
"""Of so many requests each: the second of those that change messages, the third of new ones."""
SHUT_OF = 0.15
"""The same of those that open direct messages."""
LIMIT = (0.2, 2.0)
"""Seconds for which one thing can't be asked for any more after a 429."""


class Weather:
    """Fair until it is `rough`. `faults` counts what came of that."""

    def __init__(self, chance: random.Random, *, drops: float = 0.0) -> None:
        """`drops`: the share of requests whose answers are lost; nothing else fails then."""
        self.is_rough = False
        self._drops = drops
        self.slowness = 0.0
        """Seconds within which a request that changes a channel is answered."""
        self.faults: Counter[Fault] = Counter()
        self.closed: set[int] = set()
        """Channels of direct messages with people who take none just now."""
        self.ahead: dict[str, Fault] = {}
        """What becomes of the next request whose path ends like this, whatever the weather."""
        self._chance = chance
        self._outage = 0.0
        self._limits: dict[tuple[str, str], float] = {}

    async def hold_up(self) -> None:
        """Let a while pass between a new message and the answer."""
        if self.slowness:
            await asyncio.sleep(self._chance.uniform(0, self.slowness))

    def break_down(self, seconds: float) -> None:
        """Answer nothing at all for a while."""
        self._outage = time.monotonic() + seconds

    def fault(self, method: str, path: str) -> Fault | None:
        """What becomes of a request; None: it goes well."""
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
        if method == "POST" and path == "/users/@me/channels" and self._chance.random() < SHUT_OF:
            return Fault.SHUT
        if method == "POST" and path.endswith("/messages") and int(path.split("/")[2]) in self.closed:
            return Fault.CLOSED
        changes = {"POST": MOSTLY, "PATCH": OFTEN} if path.startswith("/channels/") else {}
        if self._chance.random() >= changes.get(method, RARE):
            return None
        fault = self._chance.choice(SINGLE)
        if fault is Fault.LIMITED:
            self._limits[method, path] = now + self._chance.uniform(*LIMIT)
        return fault
