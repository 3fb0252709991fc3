"""What has happened, as lists of what was told: the latest of it, and how much came before."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Event
from ui import layout
from ui.game_text import GameText
from ui.layout import Item

NEWEST = 3
"""Of what has happened, as many events stand on the panel at once ..."""
NEWEST_TEXT = 240
"""... and so many characters of them, if one event doesn't take more."""
STORY = 16
"""Events in one message at the most ..."""
STORY_TEXT = 1500
"""... and the characters that they may take."""


def story(events: Sequence[Event], game_text: GameText) -> Item | None:
    """These events, a line each, the earlier ones counted if they are many; nothing if there are none."""
    lines = _latest(events, game_text, STORY, STORY_TEXT)
    return layout.text("\n".join(lines)) if lines else None


def newest(events: Sequence[Event], game_text: GameText) -> Item | None:
    """The newest of them in small letters, the earlier ones counted."""
    lines = _latest(events, game_text, NEWEST, NEWEST_TEXT)
    return layout.small("\n".join(line.removeprefix("- ") for line in lines)) if lines else None


def _latest(events: Sequence[Event], game_text: GameText, most: int, letters: int) -> list[str]:
    """The latest of these events as lines of a list, at least one of them, and how many came before."""
    lines: list[str] = []
    for event in reversed(events):
        line = f"- {game_text.event(event)}"
        if lines and (len(lines) == most or sum(map(len, lines)) + len(line) > letters):
            lines.append(game_text.words("panel-earlier", count=len(events) - len(lines)))
            break
        lines.append(line)
    return lines[::-1]
