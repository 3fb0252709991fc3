"""Signs of the games' things as emojis of the bot's own: on buttons, in menus and in lines of text.

Words are complete without them: a sign that Discord doesn't have (yet) is left out.
"""

from __future__ import annotations

import discord

from boards.signs import sign_of


class Signs:
    """Which signs Discord has, by their names (`boards.signs`)."""

    def __init__(self) -> None:
        self._emojis: dict[str, discord.PartialEmoji] = {}

    def know(self, name: str, emoji: discord.Emoji) -> None:
        """Discord has a sign."""
        self._emojis[name] = discord.PartialEmoji(name=emoji.name, id=emoji.id)

    def of(self, game: str, what: str, value: int | str) -> discord.PartialEmoji | None:
        """The sign for a value of a game, of the kind `what` (as in `part-<what>`); None if there is none."""
        return self._emojis.get(sign_of(game, what, str(value))) if self._emojis else None


NONE = Signs()
"""No sign at all."""
