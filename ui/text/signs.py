"""Signs for the games' things, as application emojis on buttons, in menus and in text.

Words are complete without them: a sign that Discord doesn't have (yet) is left out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import discord

from boards.signs import sign_of


class Signs:
    """The signs that Discord has, by name (`boards.signs`)."""

    def __init__(self) -> None:
        self._emojis: dict[str, discord.PartialEmoji] = {}
        self._reading: asyncio.Task[None] | None = None

    def know(self, name: str, emoji: discord.Emoji) -> None:
        """Register a sign's emoji."""
        self._emojis[name] = discord.PartialEmoji(name=emoji.name, id=emoji.id)

    def forget(self) -> None:
        """Forget all emojis, before those that exist are registered again."""
        self._emojis.clear()

    def read_soon(self, read: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Read which emojis exist in the background, unless that is under way."""
        if self._reading is None or self._reading.done():
            self._reading = asyncio.create_task(read(), name="emojis")

    def of(self, game: str, what: str, value: int | str) -> discord.PartialEmoji | None:
        """The sign for a game's value of the kind `what` (as in `part-<what>`), or None."""
        return self._emojis.get(sign_of(game, what, str(value))) if self._emojis else None


NO_SIGNS = Signs()
