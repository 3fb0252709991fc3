"""Tables: who sits where, whose turn it is, what is on disk. Knows engine and db; knows no Discord.

`Sessions` is the one way in. Each method checks, stores the change in one transaction and only then makes
it the table's present state and tells the subscribers; what can't be done raises `Refused`.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

from db import Database
from engine.players import LEVELS, choose
from sessions.absence import Absence
from sessions.agreeing import Agreeing
from sessions.clock import CHOICES, PACES, TIMEOUTS, VOTE, Clock, Proposal, Stage, Vote
from sessions.clocks import Clocks
from sessions.computers import Computers, Think
from sessions.errors import REFUSALS, Refused
from sessions.following import Follower, Following
from sessions.habits import Habits, Where
from sessions.hosting import Hosting
from sessions.lobby import Lobby
from sessions.plans import Plan
from sessions.reminders import Reminders
from sessions.replays import Replays
from sessions.shown import Shown
from sessions.sleeping import Sleeping
from sessions.table import KINDS, Change, Message, Person, Seat, Status, Table, Verdict
from sessions.timekeeper import Timekeeper
from sessions.turns import Turn

__all__ = [
    "CHOICES",
    "KINDS",
    "LEVELS",
    "PACES",
    "REFUSALS",
    "TIMEOUTS",
    "VOTE",
    "Change",
    "Clock",
    "Follower",
    "Habits",
    "Message",
    "Person",
    "Plan",
    "Proposal",
    "Refused",
    "Seat",
    "Sessions",
    "Stage",
    "Status",
    "Table",
    "Turn",
    "Verdict",
    "Vote",
    "Where",
]


class Sessions(
    Lobby, Hosting, Computers, Clocks, Agreeing, Absence, Reminders, Sleeping, Following, Replays, Shown
):
    """All tables. A concern of sessions is a module of its own: finding and storing tables (`keeper`,
    `store`), `lobby`, `hosting`, `play`, `plans`, `computers`, `clocks`, `agreeing`, `absence`, `reminders`,
    `sleeping`, `following`, `replays`, `settings`, and the messages `shown`."""

    def __init__(
        self,
        db: Database,
        *,
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] | None = None,
        think: Think = choose,
        new_seed: Callable[[], str] = lambda: secrets.token_hex(16),
    ) -> None:
        """`clock` gives Unix seconds, `steady` seconds that never jump (None: those of `clock` don't);
        `think(match, seat, level, seed)` is what computer players do."""
        super().__init__(db, Timekeeper(clock, steady), think)
        self._new_seed = new_seed

    async def close_down(self) -> None:
        """Stop all that goes on by itself, and note the time; before the database is closed."""
        await self.timers.stop()
        await self.stop_computers()
        await self.beat()
