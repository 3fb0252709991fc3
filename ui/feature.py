"""What a feature adds to the bot. Each feature is a folder in `cogs/` with its `FEATURE` in `feature.py`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from sessions import JobKind
from ui.clicks import Click
from ui.commands import Command
from ui.deliveries import Delivery


@dataclass(frozen=True)
class Feature:
    """One feature. It is registered by its place in `cogs/features.py`."""

    name: str
    clicks: Sequence[type[Click]] = ()
    commands: Sequence[Command] = ()
    further_commands: Iterable[Command] = ()
    """Commands that depend on the games: iterated when a bot starts."""
    jobs: Mapping[JobKind, Delivery] = field(default_factory=dict[JobKind, Delivery])
    """How its jobs run."""
    is_for_operators: bool = False
    """Its commands are registered in the operators' server alone, if there is one."""
