"""Lists of recent events, with a count of the earlier ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from engine import Event
from ui.sheet import layout
from ui.text.game_text import GameText

NEWEST = 3
"""Maximum number of events on the panel."""
NEWEST_TEXT = 160
"""Maximum number of characters of the events on the panel, unless one event alone has more."""
STORY = 16
"""Maximum number of events in one message."""
STORY_TEXT = 1200
"""Maximum number of characters of the events in one message."""


def story(events: Sequence[Event], game_text: GameText) -> discord.ui.TextDisplay[Any] | None:
    """The events, one per line. If there are too many, the earlier ones are counted."""
    told = _latest(events, game_text, STORY, STORY_TEXT)
    return (
        layout.text("\n".join([*_earlier(events, told, game_text), *(f"- {line}" for line in told)]))
        if told
        else None
    )


def newest(events: Sequence[Event], game_text: GameText) -> discord.ui.TextDisplay[Any] | None:
    """The newest events in small print, with a count of the earlier ones."""
    told = _latest(events, game_text, NEWEST, NEWEST_TEXT)
    return layout.small("\n".join([*_earlier(events, told, game_text), *told])) if told else None


def is_cut(events: Sequence[Event], game_text: GameText) -> bool:
    """Whether `newest` leaves some of the events out."""
    return len(_latest(events, game_text, NEWEST, NEWEST_TEXT)) < len(events)


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
