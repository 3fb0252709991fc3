"""Lists of recent events, with a count of the earlier ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from engine import Event
from ui.sheet import layout
from ui.text.game_text import GameText

MAX_PANEL_EVENTS = 3
MAX_PANEL_EVENTS_LENGTH = 160
"""Maximum characters of a panel's events, unless one event alone is longer."""
MAX_STORY_EVENTS = 16
"""Maximum number of events in one message."""
MAX_STORY_LENGTH = 1200
"""Maximum characters of a story in one message."""


def story(events: Sequence[Event], game_text: GameText) -> discord.ui.TextDisplay[Any] | None:
    """The events, one per line. If there are too many, the earlier ones are counted."""
    earlier, told = _latest(events, game_text, MAX_STORY_EVENTS, MAX_STORY_LENGTH)
    return layout.text("\n".join([*earlier, *(f"- {line}" for line in told)])) if told else None


def newest(events: Sequence[Event], game_text: GameText) -> discord.ui.TextDisplay[Any] | None:
    """The newest events in small print, with a count of the earlier ones."""
    earlier, told = _latest(events, game_text, MAX_PANEL_EVENTS, MAX_PANEL_EVENTS_LENGTH)
    return layout.small("\n".join([*earlier, *told])) if told else None


def is_cut(events: Sequence[Event], game_text: GameText) -> bool:
    """Whether `newest` leaves some of the events out."""
    return bool(_latest(events, game_text, MAX_PANEL_EVENTS, MAX_PANEL_EVENTS_LENGTH)[0])


def _latest(
    events: Sequence[Event], game_text: GameText, most: int, letters: int
) -> tuple[list[str], list[str]]:
    """A line that counts the events left out, if any, and at least one line with the latest events."""
    lines = game_text.lines(events)
    kept = list[str]()
    while lines and not (kept and (len(kept) == most or sum(map(len, (*kept, lines[-1]))) > letters)):
        kept.insert(0, lines.pop())
    return [game_text.words("panel-earlier", count=len(lines))] if lines else [], kept
