"""What a feature adds to the bot. Each feature is a folder in `cogs/` with its `FEATURE` in `feature.py`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ui.clicks import Click
from ui.commands import Command


@dataclass(frozen=True)
class Feature:
    """One feature. It is registered by its place in `cogs/features.py`."""

    name: str
    clicks: Sequence[type[Click]] = ()
    commands: Sequence[Command] = ()
    is_for_operators: bool = False
    """Its commands are registered in the operators' server alone, if there is one."""
