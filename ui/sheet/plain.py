"""A message of plain text, which a phone shows in its notification, with buttons below it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import discord

from ui.bot import Bot


class Text(NamedTuple):
    """A message of plain text, with mentions readable in phone notifications."""

    content: str
    view: discord.ui.View | None = None


def buttons(bot: Bot, items: Iterable[discord.ui.Item[Any]]) -> discord.ui.View | None:
    """Buttons for a plain text, in rows of five or as they say, as far as the bot's cogs handle them. None
    without any."""
    view = discord.ui.View(timeout=None)
    for item in items:
        if bot.clicks.has(getattr(item, "custom_id", None)):
            view.add_item(item)
    return view if view.children else None
