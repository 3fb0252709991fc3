"""How high a message stands on a phone of 390 px: an estimate by a plain rule, not a rendering.

    a text        a line holds 270 px; a letter of normal size is 8 px wide, a small or bold one as said
                  below, one of Japanese twice as much as a Latin one
    buttons       side by side as long as they fit into 270 px, in lines of 40 px; each is as wide as its
                  label and 34 px, with an emoji and 58 px
    a select      48 px
    a picture     as its file says, 270 px wide
    between all   8 px

The widths are those of Discord on a phone, or a little less.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any
from unicodedata import east_asian_width

import discord

Item = discord.ui.Item[Any]

WIDE = 270
"""Pixels that a text has in a message's frame."""
GAP = 8
SCREEN = 844
"""A phone's screen."""

LETTER, LINE = 8.0, 22
SMALL_LETTER, SMALL_LINE = 6.6, 18
TITLE_LETTER, TITLE_LINE = 8.8, 24
LABEL_LETTER, LABEL_EDGE, SIGN, BUTTON = 7.4, 34, 24, 40
SELECT = 48

_EMOJI = re.compile(r"<:\w+:\d+>")
_TIME = re.compile(r"<t:\d+:\w>")

SEEN = 36
"""Latin letters of a button's label that are seen on every phone; half as many of Japanese."""


def breadth(text: str) -> int:
    """How wide a text is, in Latin letters; an emoji of ours is as wide as three, a time as thirteen."""
    plain = _TIME.sub("in three days", _EMOJI.sub("xxx", text))
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in plain)


def is_seen(label: str) -> bool:
    """Whether a button shows this label whole on every phone."""
    return breadth(label) <= SEEN


def height(items: Iterable[Item]) -> int:
    """The height of these, in pixels, the gap after each counted. Pictures are not: they say nothing of
    their size."""
    return sum(_item(item) + GAP for item in items)


def _item(item: Item) -> int:
    match item:
        case discord.ui.TextDisplay():
            return sum(map(_line, item.content.splitlines()))
        case discord.ui.ActionRow():
            return _row([getattr(each, "item", each) for each in item.children])
        case _:
            return 0


def _line(line: str) -> int:
    if line.startswith("-# "):
        return _wrapped(line[3:], SMALL_LETTER) * SMALL_LINE
    if line.startswith("#"):
        return _wrapped(line.lstrip("# "), TITLE_LETTER) * TITLE_LINE
    return _wrapped(line, LETTER) * LINE


def _wrapped(text: str, letter: float) -> int:
    """How many lines a text takes."""
    return max(1, -int(-breadth(text.replace("**", "")) * letter // WIDE))


def _row(parts: Sequence[Any]) -> int:
    if not isinstance(parts[0], discord.ui.Button):
        return SELECT
    lines, free = 1, float(WIDE)
    for button in parts:
        wide = min(WIDE, breadth(button.label or "") * LABEL_LETTER + LABEL_EDGE + bool(button.emoji) * SIGN)
        if wide > free:
            lines, free = lines + 1, float(WIDE)
        free -= wide + GAP
    return lines * BUTTON
