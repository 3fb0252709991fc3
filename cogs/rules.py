"""`/rules`: each game in our own words, in pages."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from cogs.slash import slash
from cogs.titles import offer_games
from engine import GAMES
from ui import respond
from ui.books import turn
from ui.bot import Bot
from ui.handlers import press
from ui.respond import Unable
from ui.rules_page import rules_page

Interaction = discord.Interaction[Any]


class Rules(commands.Cog):
    """The rules of the games, for whoever asks."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        offer_games(self.rules)

    @slash("rules")
    async def rules(self, interaction: Interaction, game: str, page: int = 1) -> None:
        sheet = rules_page(game, page, await respond.words_for(interaction))
        await respond.answer(interaction, view=sheet.view)

    @press("open rules")
    async def _turn_rules(self, interaction: Interaction, game: str, page: int) -> None:
        if game not in GAMES:
            raise Unable("out-of-date")
        await turn(interaction, rules_page(game, page, await respond.words_for(interaction)))


async def setup(bot: Bot) -> None:
    await bot.add_cog(Rules(bot))
