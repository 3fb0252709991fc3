"""`/help`: what somebody can do where they stand."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import discord
from discord.ext import commands

from cogs import lookup
from cogs.slash import slash
from sessions import Refused, Table
from ui import respond
from ui.bot import Bot
from ui.help_page import help_page

Interaction = discord.Interaction[Any]


class Help(commands.Cog):
    """Help that knows which table is meant, and who asks."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @slash("help")
    async def help(self, interaction: Interaction) -> None:
        table: Table | None = None
        with suppress(Refused):  # there may be none here, or one that can't be read any more
            table = await lookup.find(interaction, None)
        person = interaction.user.id
        waiting = await self.bot.sessions.tables.next_waiting(person, but=table.id if table else 0)
        sheet = help_page(table, waiting, person, await respond.words_for(interaction))
        await respond.answer(interaction, view=sheet.view)


async def setup(bot: Bot) -> None:
    await bot.add_cog(Help(bot))
