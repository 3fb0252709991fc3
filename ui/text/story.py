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
"""In characters, unless one event alone has more."""
MAX_STORY_EVENTS = 16
"""In one message."""
MAX_STORY_LENGTH = 1200
"""In characters."""


def story(events: Sequence[Event], game_text: GameText) -> discord.ui.TextDisplay[Any] | None:
    """The events, one per line. If there are too many, the earlier ones are counted."""
    told = _latest(events, game_text, MAX_STORY_EVENTS, MAX_STORY_LENGTH)
    return (
        layout.text("\n".join([*_earlier(events, told, game_text), *(f"- {line}" for line in told)]))
        if told
        else None
    )


def newest(events: Sequence[Event], game_text: GameText) -> discord.ui.TextDisplay[Any] | None:
    """The newest events in small print, with a count of the earlier ones."""
    told = _latest(events, game_text, MAX_PANEL_EVENTS, MAX_PANEL_EVENTS_LENGTH)
    return layout.small("\n".join([*_earlier(events, told, game_text), *told])) if told else None


def is_cut(events: Sequence[Event], game_text: GameText) -> bool:
    """Whether `newest` leaves some of the events out."""
    return len(_latest(events, game_text, MAX_PANEL_EVENTS, MAX_PANEL_EVENTS_LENGTH)) < len(events)


def _latest(events: Sequence[Event], game_text: GameText, most: int, letters: int) -> list[str]:
    """The latest of these events, one per line, at least one."""
    lines: list[str] = []
    for event in reversed(events):
        line = game_text.event(event)
        if lines and (len(lines) == most or sum(map(len, lines)) + len(line) > letters):
            break
        lines.append(line)
    return lines[::-1]


def _earlier(events: Sequence[Event], told: Sequence[str], game_text: GameText) -> list[str]:
    """A line with the number of events left out, if any."""
    earlier = len(events) - len(told)
    return [game_text.words("panel-earlier", count=earlier)] if earlier else []
