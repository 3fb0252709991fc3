"""The size of a message: what Discord limits, and its height on a phone 390 px wide.

The height is an estimate:

    a text        270 px wide; a Latin letter takes 8 px at normal size, a Japanese one twice as much
    buttons       as many side by side as fit into 270 px, in lines of 40 px; each takes its label and 34 px,
                  or 58 px with an emoji
    a select      48 px
    a picture     nothing: its item doesn't say how large it is
    between all   8 px

The widths are those of Discord on a phone, or a little less.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any
from unicodedata import east_asian_width

import discord

Item = discord.ui.Item[Any]

MAX_COMPONENTS = 40
"""Maximum number of components in a message, including nested ones."""
MAX_TEXT_LENGTH = 4000
"""Maximum number of characters of all texts in a message together."""

TEXT_WIDTH = 270
"""Width of a text in a message's frame, in pixels."""
GAP = 8
SCREEN_HEIGHT = 844
"""Height of a phone's screen, in pixels."""

LETTER_WIDTH, LINE_HEIGHT = 8.0, 22
SMALL_LETTER_WIDTH, SMALL_LINE_HEIGHT = 6.6, 18
TITLE_LETTER_WIDTH, TITLE_LINE_HEIGHT = 8.8, 24
LABEL_LETTER_WIDTH, LABEL_PADDING, SIGN_WIDTH, BUTTON_HEIGHT = 7.4, 34, 24, 40
SELECT_HEIGHT = 48

_EMOJI = re.compile(r"<:\w+:\d+>")
_TIME = re.compile(r"<t:\d+:\w>")

VISIBLE_LABEL_LENGTH = 36
"""Number of Latin letters of a label that every phone shows. Japanese letters count double."""


def width_in_letters(text: str) -> int:
    """A text's width in Latin letters. Our emojis count as three, a timestamp as thirteen."""
    plain = _TIME.sub("in three days", _EMOJI.sub("xxx", text))
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in plain)


def is_seen(label: str) -> bool:
    """Whether every phone shows the button's whole label."""
    return width_in_letters(label) <= VISIBLE_LABEL_LENGTH


@dataclass(frozen=True, slots=True)
class Size:
    """The size of a message's items, or the room left for more."""

    components: int = 0
    letters: int = 0
    pixels: int = 0

    @classmethod
    def of(cls, items: Iterable[Item]) -> Size:
        """The total size of these items, each with the gap below it."""
        return sum((_item(item) for item in items), cls())

    def __add__(self, other: Size) -> Size:
        return Size(
            self.components + other.components, self.letters + other.letters, self.pixels + other.pixels
        )

    def __sub__(self, other: Size) -> Size:
        return Size(
            self.components - other.components, self.letters - other.letters, self.pixels - other.pixels
        )

    def holds(self, other: Size) -> bool:
        """Whether a message with this room can take `other`."""
        return other.components <= self.components and other.letters <= self.letters


EMPTY_MESSAGE = Size(MAX_COMPONENTS - 1, MAX_TEXT_LENGTH, sys.maxsize)
"""Room in an empty message. The message's frame is one component."""


def _item(item: Item) -> Size:
    match item:
        case discord.ui.TextDisplay():
            return Size(1, len(item.content), sum(map(_line, item.content.splitlines())) + GAP)
        case discord.ui.ActionRow():
            parts = [getattr(each, "item", each) for each in item.children]
            return Size(1 + len(parts), 0, _row(parts) + GAP)
        case _:
            return Size(1, 0, GAP)


def _line(line: str) -> int:
    if line.startswith("-# "):
        return _wrapped(line[3:], SMALL_LETTER_WIDTH) * SMALL_LINE_HEIGHT
    if line.startswith("#"):
        return _wrapped(line.lstrip("# "), TITLE_LETTER_WIDTH) * TITLE_LINE_HEIGHT
    return _wrapped(line, LETTER_WIDTH) * LINE_HEIGHT


def _wrapped(text: str, letter: float) -> int:
    """The number of lines of a text."""
    return max(1, -int(-width_in_letters(text.replace("**", "")) * letter // TEXT_WIDTH))


def _row(parts: Sequence[Any]) -> int:
    if not isinstance(parts[0], discord.ui.Button):
        return SELECT_HEIGHT
    lines, free = 1, float(TEXT_WIDTH)
    for button in parts:
        wide = min(
            TEXT_WIDTH,
            width_in_letters(button.label or "") * LABEL_LETTER_WIDTH
            + LABEL_PADDING
            + bool(button.emoji) * SIGN_WIDTH,
        )
        if wide > free:
            lines, free = lines + 1, float(TEXT_WIDTH)
        free -= wide + GAP
    return lines * BUTTON_HEIGHT
