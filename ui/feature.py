"""`Feature`: what a feature adds to the bot. Each is a folder in `cogs/` with its `FEATURE` in
`feature.py`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from sessions.core import Work
from sessions.house import Repair, Step
from sessions.jobs.job import JobKind
from sessions.people.personal import Personal
from sessions.tables.table import Table
from ui.bot import Bot
from ui.clicks import Click
from ui.commands import Command
from ui.deliveries import Delivery
from ui.text.game_text import GameText

EndLines = Callable[[Bot, Table, int | None, GameText], Awaitable[list[str]]]
"""A function (bot, table, person, text) -> lines for one person who played, or for everyone (person None)."""


@dataclass(frozen=True)
class Feature:
    """One feature, registered in `cogs/features.py`."""

    name: str
    clicks: Sequence[type[Click]] = ()
    commands: Sequence[Command] = ()
    further_commands: Iterable[Command] = ()
    """Commands that depend on the games, created when a bot starts."""
    on_change: Sequence[Step] = ()
    """Steps called after each change of a table, in its transaction."""
    on_set_back: Sequence[Repair] = ()
    """Repairs of the feature's stored times after the machine's clock was set back."""
    jobs: Mapping[JobKind, Work] = field(default_factory=dict[JobKind, Work])
    """Handlers of jobs that don't need Discord, by kind."""
    deliveries: Mapping[JobKind, Delivery] = field(default_factory=dict[JobKind, Delivery])
    """Handlers of jobs that bring messages up to date, by kind."""
    personal: Sequence[Personal] = ()
    """Tables with rows about people."""
    end_lines: EndLines | None = None
    """Lines shown below a finished match."""
    is_for_operators: bool = False
    """Whether the commands are registered only in the operators' server, if there is one."""
