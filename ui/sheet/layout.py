"""The few shapes that all our messages are made of (Discord's Components V2)."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Any

import discord

from boards import Picture
from boards.picture import ALT_LENGTH
from ui.bot import Bot
from ui.sheet.size import MESSAGE, Item, Size
from ui.text.markdown import escaped

ROW = 5
"""Buttons that Discord sets in one row."""
OPTIONS = 25
"""Options that Discord takes in one select, and in one autocompletion."""
LABEL = 80
"""Characters that Discord takes on a button."""
DESCRIPTION = 100
"""Characters that Discord takes below an option of a select."""
PLACEHOLDER = 150
"""Characters that Discord takes in a select before anything is chosen in it."""

SEA = discord.Colour(0x2B7A9B)
"""The edge of a panel."""


def text(content: str) -> discord.ui.TextDisplay[Any]:
    """A text in Discord's Markdown."""
    return discord.ui.TextDisplay(content)


def small(content: str) -> discord.ui.TextDisplay[Any]:
    """A text in small, pale letters; each line of it."""
    return discord.ui.TextDisplay("\n".join(f"-# {line}" for line in content.splitlines()))


def quote(content: str) -> discord.ui.TextDisplay[Any]:
    """A text set apart from what is around it; each line of it."""
    return discord.ui.TextDisplay("\n".join(f"> {line}" for line in content.splitlines()))


def row(items: Sequence[Item]) -> discord.ui.ActionRow[Any]:
    """Up to five buttons, or a select, side by side."""
    return discord.ui.ActionRow(*items)


def rows(buttons: Sequence[Item]) -> list[Item]:
    """Buttons in as many rows as they need."""
    return [row(buttons[start : start + ROW]) for start in range(0, len(buttons), ROW)]


def panel(items: Sequence[Item]) -> discord.ui.LayoutView:
    """A message of these items in one frame. It never times out: its buttons are dynamic items."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.Container(*items, accent_colour=SEA))
    return view


class Sheet:
    """A message being put together: its items and the pictures that go with them."""

    def __init__(self, *, in_words: bool = False) -> None:
        """`in_words`: what pictures show is told below them, too, for who doesn't see them."""
        self.in_words = in_words
        self.items: list[Item] = []
        self.files: list[discord.File] = []

    def add(self, *items: Item | None) -> None:
        """Set these below what is there; None is left out."""
        self.items.extend(item for item in items if item is not None)

    def append(self, sheet: Sheet) -> None:
        """Set all of another sheet below what is there."""
        self.items += sheet.items
        self.files += sheet.files

    @property
    def left(self) -> Size:
        """The room for more items."""
        return MESSAGE - Size.of(self.items)

    @property
    def view(self) -> discord.ui.LayoutView:
        """The message's components."""
        return panel(self.items)

    async def picture(self, bot: Bot, picture: Picture, name: str) -> None:
        """Set a picture, what it shows in its alt text; in words alone where it can't be drawn."""
        png = await bot.draw(picture)
        if png is not None:
            self.files.append(discord.File(BytesIO(png), f"{name}.png"))
            self.add(
                discord.ui.MediaGallery(
                    discord.MediaGalleryItem(f"attachment://{name}.png", description=picture.alt)
                )
            )
        if png is None or self.in_words:
            self.add(small(escaped(" ".join(picture.alt.splitlines()))[:ALT_LENGTH]))
