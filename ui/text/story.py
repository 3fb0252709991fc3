"""What has happened, as lists of what was told: the latest of it, and how much came before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from engine import Event
from ui.sheet import layout
from ui.text.game_text import GameText

NEWEST = 3
"""Of what has happened, as many events stand on the panel at once ..."""
NEWEST_TEXT = 240
"""... and so many characters of them, if one event doesn't take more."""
STORY = 16
"""Events in one message at the most ..."""
STORY_TEXT = 1500
"""... and the characters that they may take."""


def story(events: Sequence[Event], game_text: GameText) -> discord.ui.TextDisplay[Any] | None:
    """These events, a line each, the earlier ones counted if they are many; nothing if there are none."""
    told = _latest(events, game_text, STORY, STORY_TEXT)
    return (
        layout.text("\n".join([*_earlier(events, told, game_text), *(f"- {line}" for line in told)]))
        if told
        else None
    )


def newest(events: Sequence[Event], game_text: GameText) -> discord.ui.TextDisplay[Any] | None:
    """The newest of them in small letters, the earlier ones counted."""
    told = _latest(events, game_text, NEWEST, NEWEST_TEXT)
    return layout.small("\n".join([*_earlier(events, told, game_text), *told])) if told else None


def is_cut(events: Sequence[Event], game_text: GameText) -> bool:
    """Whether `newest` leaves some of them out."""
    return len(_latest(events, game_text, NEWEST, NEWEST_TEXT)) < len(events)


def _latest(events: Sequence[Event], game_text: GameText, most: int, letters: int) -> list[str]:
    """The latest of these events, a line each, at least one of them."""
    lines: list[str] = []
    for event in reversed(events):
        line = game_text.event(event)
        if lines and (len(lines) == most or sum(map(len, lines)) + len(line) > letters):
            break
        lines.append(line)
    return lines[::-1]


def _earlier(events: Sequence[Event], told: Sequence[str], game_text: GameText) -> list[str]:
    """How many came before those that are told, if any did."""
    earlier = len(events) - len(told)
    return [game_text.words("panel-earlier", count=earlier)] if earlier else []
