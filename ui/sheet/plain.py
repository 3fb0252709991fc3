"""A message of plain text, which a phone shows in its notification, with buttons below it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import discord

from ui.bot import Bot
from ui.sheet.layout import works


class Text(NamedTuple):
    """A message of plain text, with mentions readable in phone notifications."""

    content: str
    view: discord.ui.View | None = None


def buttons(bot: Bot, items: Iterable[discord.ui.Item[Any]]) -> discord.ui.View | None:
    """Buttons for a plain text, without those of cogs that aren't loaded; None if no button is left.

    A button that names no row gets the first row with room.
    """
    view = discord.ui.View(timeout=None)
    for item in items:
        if works(item, bot.clicks):
            view.add_item(item)
    return view if view.children else None
