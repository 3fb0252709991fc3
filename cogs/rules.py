"""`/rules`: each game in our own words, in pages."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from cogs.slash import offer_games, slash
from engine import GAMES
from sessions import Refused
from ui import respond
from ui.books import is_turned
from ui.bot import Bot
from ui.handlers import press
from ui.rules_page import rules_page

Interaction = discord.Interaction[Any]


class Rules(commands.Cog):
    """The rules of the games, for whoever asks."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        offer_games(self.rules)

    @slash("rules")
    async def rules(self, interaction: Interaction, game: str, page: int = 1) -> None:
        await self._show(interaction, game, page)

    @press("open rules")
    async def _turn_rules(self, interaction: Interaction, game: str, page: int) -> None:
        if game not in GAMES:
            raise Refused("out-of-date")
        await self._show(interaction, game, page)

    @press("choose rules")
    async def _choose_rules(self, interaction: Interaction, game: str, page: str) -> None:
        if not page.isdecimal():
            raise Refused("out-of-date")
        await self._turn_rules(interaction, game, int(page))

    async def _show(self, interaction: Interaction, game: str, page: int) -> None:
        """Show a page, in its book's place or anew."""
        await respond.take_time(interaction, anew=not is_turned(interaction))
        sheet = await rules_page(self.bot, game, page, await respond.words_for(interaction))
        await respond.redraw(interaction, sheet.view, sheet.files)


async def setup(bot: Bot) -> None:
    await bot.add_cog(Rules(bot))
