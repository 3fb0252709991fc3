"""The modal for typing a number when there are too many for a menu."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from engine import Number
from sessions import Refused, Table
from ui.context import Context
from ui.discord_errors import ANSWERED_ALREADY
from ui.panel.click_path import ClickPath
from ui.respond import explaining
from ui.text.game_text import GameText

MAX_TITLE = 45
MAX_DIGITS = 6

Interaction = discord.Interaction[Any]
Typed = Callable[[Context, tuple[int, ...]], Awaitable[None]]
"""Callback for a typed number. Gets the path, extended by the number."""


async def ask_number(ctx: Context, table: Table, click: ClickPath, then: Typed) -> None:
    """Open a modal to type the next part of an answer.

    Refused: out-of-date, if that is no number; too-slow, if the person has been told already that the answer
    takes a moment.
    """
    if not isinstance(click.next, Number):
        raise Refused("out-of-date")
    title = GameText(ctx.words, table.game, table.names).verb(click.action.verb)
    label = ctx.words("number-range", least=click.next.least, most=click.next.most)
    try:
        await ctx.interaction.response.send_modal(_NumberModal(click.path, click.next, title, label, then))
    except discord.InteractionResponded as error:
        raise Refused("too-slow") from error
    except discord.HTTPException as error:
        if error.code != ANSWERED_ALREADY:
            raise
        raise Refused("too-slow") from error


class _NumberModal(discord.ui.Modal):
    def __init__(self, path: tuple[int, ...], asked: Number, title: str, label: str, then: Typed) -> None:
        super().__init__(title=title[:MAX_TITLE], custom_id="hm:n")
        self._path = path
        self._asked = asked
        self._then = then
        self._number: discord.ui.TextInput[Any] = discord.ui.TextInput(
            label=label, max_length=MAX_DIGITS, custom_id="number"
        )
        self.add_item(self._number)

    async def on_submit(self, interaction: Interaction, /) -> None:
        async with explaining(interaction):
            place = self._place()
            await self._then(await Context.of(interaction, "here"), (*self._path, place))

    def _place(self) -> int:
        """The typed number's index. Refused: not-in-range."""
        typed, asked = self._number.value.strip(), self._asked
        number = int(typed) if typed.isdecimal() else -1
        if not asked.least <= number <= asked.most:
            raise Refused("not-in-range", text=typed, least=asked.least, most=asked.most)
        return number - asked.least
