"""The few shapes that all our messages use (Discord's Components V2)."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Any

import discord

from boards import Picture
from ui.bot import Bot, ReadingClicks
from ui.sheet.size import EMPTY_MESSAGE, Item, Size
from ui.text.markdown import cut, escaped

MAX_ROW_BUTTONS = 5
MAX_OPTIONS = 25
"""Maximum number of options in a select or suggestions of autocomplete."""
MAX_LABEL = 80
MAX_DESCRIPTION = 100
MAX_PLACEHOLDER = 150
"""Discord's maximum lengths of labels, descriptions and placeholders, in characters."""

DEFAULT_WORDS_LENGTH = 1000
"""Default maximum length of a picture's words in a message, in characters."""

SEA = discord.Colour(0x2B7A9B)
"""Colour of a panel's edge."""


def text(content: str) -> discord.ui.TextDisplay[Any]:
    """A text in Discord's Markdown."""
    return discord.ui.TextDisplay(content)


def small(content: str) -> discord.ui.TextDisplay[Any]:
    """A text in small, pale letters, applied to each line."""
    return discord.ui.TextDisplay("\n".join(f"-# {line}" for line in content.splitlines()))


def quote(content: str) -> discord.ui.TextDisplay[Any]:
    """A quoted text, applied to each line."""
    return discord.ui.TextDisplay("\n".join(f"> {line}" for line in content.splitlines()))


def row(items: Sequence[Item]) -> discord.ui.ActionRow[Any]:
    """Up to five buttons, or a select, side by side."""
    return discord.ui.ActionRow(*items)


def is_select(item: Item) -> bool:
    """Whether this is a row with a select, which takes the width of five buttons."""
    return isinstance(item, discord.ui.ActionRow) and item.children[0].width == MAX_ROW_BUTTONS


def rows(buttons: Sequence[Item]) -> list[Item]:
    """Buttons in as many rows as necessary."""
    return [
        row(buttons[start : start + MAX_ROW_BUTTONS]) for start in range(0, len(buttons), MAX_ROW_BUTTONS)
    ]


def panel(items: Sequence[Item]) -> discord.ui.LayoutView:
    """A message with these items in one frame. It never times out, since its buttons are dynamic items."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.Container(*items, accent_colour=SEA))
    return view


def works(item: Item, clicks: ReadingClicks) -> bool:
    """Whether a component works: it is a link to a page, or its cog is loaded."""
    custom_id = getattr(item, "custom_id", None)
    return custom_id is None or clicks.has(custom_id)


def working(items: Sequence[Item], clicks: ReadingClicks) -> list[Item]:
    """The items without the buttons and selects of cogs that aren't loaded."""
    kept: list[Item] = []
    for item in items:
        if not isinstance(item, discord.ui.ActionRow):
            kept.append(item)
        elif children := [each for each in item.children if works(each, clicks)]:
            kept.append(item if len(children) == len(item.children) else row(children))
    return kept


class Sheet:
    """A message under construction: its items and their pictures."""

    def __init__(self, *, in_words: bool = False) -> None:
        """With `in_words`, pictures are also described below, for people who can't see them."""
        self.in_words = in_words
        self.items: list[Item] = []
        self.files: list[discord.File] = []

    def add(self, *items: Item | None) -> None:
        """Add these items at the end, except those that are None."""
        self.items.extend(item for item in items if item is not None)

    def append(self, sheet: Sheet) -> None:
        """Add everything from another sheet at the end."""
        self.items += sheet.items
        self.files += sheet.files

    @property
    def left(self) -> Size:
        """The room left for more items."""
        return EMPTY_MESSAGE - Size.of(self.items)

    def view_for(self, bot: Bot) -> discord.ui.LayoutView:
        """The message's components, without those of cogs that aren't loaded."""
        return panel(working(self.items, bot.clicks))

    async def picture(self, bot: Bot, picture: Picture, name: str, words: int = DEFAULT_WORDS_LENGTH) -> None:
        """Add a picture with alt text. Its words, at most `words` characters of them, replace a picture that
        can't be drawn."""
        png = await bot.draw(picture)
        if png is not None:
            self.files.append(discord.File(BytesIO(png), f"{name}.png"))
            self.add(
                discord.ui.MediaGallery(
                    discord.MediaGalleryItem(f"attachment://{name}.png", description=picture.alt)
                )
            )
        if png is None or self.in_words:
            self.add(small(cut(escaped(picture.words), words)))
