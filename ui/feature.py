"""What a feature adds to the bot. Each feature is a folder in `cogs/` with its `FEATURE` in `feature.py`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from sessions.house import House, Step
from sessions.jobs.job import JobKind, Kind
from sessions.tables.table import Table
from ui.bot import Bot
from ui.clicks import Click
from ui.commands import Command
from ui.deliveries import Delivery
from ui.text.game_text import GameText

EndLines = Callable[[Bot, Table, int | None, GameText], Awaitable[list[str]]]
"""Lines for everyone (None), or for one person who played."""


@dataclass(frozen=True)
class Feature:
    """One feature. It is registered by its place in `cogs/features.py`."""

    name: str
    clicks: Sequence[type[Click]] = ()
    commands: Sequence[Command] = ()
    further_commands: Iterable[Command] = ()
    """Commands that depend on the games: iterated when a bot starts."""
    on_change: Sequence[Step] = ()
    """Run after each change of a table, in its transaction."""
    jobs: Mapping[JobKind, Callable[[House], Kind]] = field(
        default_factory=dict[JobKind, Callable[[House], Kind]]
    )
    """Its jobs that need no Discord."""
    deliveries: Mapping[JobKind, Delivery] = field(default_factory=dict[JobKind, Delivery])
    """Its jobs that bring messages up to date."""
    end_lines: EndLines | None = None
    """What it tells of a match that is over."""
    is_for_operators: bool = False
    """Its commands are registered in the operators' server alone, if there is one."""
