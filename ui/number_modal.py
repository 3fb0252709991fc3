"""The window in which a number is typed that would be one of many in a menu."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from engine import Number
from locales import Words
from sessions import Refused
from ui.click_path import ClickPath
from ui.discord_errors import ANSWERED_ALREADY
from ui.respond import explaining

TITLE = 45
"""Characters that Discord takes as a window's title."""
DIGITS = 6

Interaction = discord.Interaction[Any]
Typed = Callable[[Interaction, tuple[int, ...]], Awaitable[None]]
"""What is done with the path that goes on with the number that was typed."""


async def ask_number(interaction: Interaction, click: ClickPath, title: str, say: Words, then: Typed) -> None:
    """Open a window to type the next part of an answer in. Refused: out-of-date, if that is no number;
    too-slow, if the person has been told already that the answer takes a moment."""
    if not isinstance(click.next, Number):
        raise Refused("out-of-date")
    try:
        await interaction.response.send_modal(_NumberModal(click.path, click.next, title, say, then))
    except discord.InteractionResponded as error:
        raise Refused("too-slow") from error
    except discord.HTTPException as error:
        if error.code != ANSWERED_ALREADY:
            raise
        raise Refused("too-slow") from error


class _NumberModal(discord.ui.Modal):
    def __init__(self, path: tuple[int, ...], asked: Number, title: str, say: Words, then: Typed) -> None:
        super().__init__(title=title[:TITLE], custom_id="hm:n")
        self._path = path
        self._asked = asked
        self._then = then
        self._number: discord.ui.TextInput[Any] = discord.ui.TextInput(
            label=say("number-range", least=asked.least, most=asked.most),
            max_length=DIGITS,
            custom_id="number",
        )
        self.add_item(self._number)

    async def on_submit(self, interaction: Interaction, /) -> None:
        async with explaining(interaction):
            await self._then(interaction, (*self._path, self._place()))

    def _place(self) -> int:
        """Refused: not-in-range."""
        typed, asked = self._number.value.strip(), self._asked
        number = int(typed) if typed.isdecimal() else -1
        if not asked.least <= number <= asked.most:
            raise Refused("not-in-range", text=typed, least=asked.least, most=asked.most)
        return number - asked.least
