"""`/profile`: what somebody has played, how they did, and how well they play."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from cogs.slash import slash
from sessions import Refused, profiles
from sessions.settings import settings_of
from ui import respond
from ui.bot import Bot
from ui.handlers import press
from ui.ids import TableRef
from ui.layout import Sheet
from ui.profile import add_profile

Interaction = discord.Interaction[Any]
Someone = discord.User | discord.Member


class Profiles(commands.Cog):
    """One's own profile, or that of somebody with whom one shares the server."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @slash("profile")
    async def profile(self, interaction: Interaction, user: discord.User | None = None) -> None:
        whose: Someone = user or interaction.user
        if whose.id != interaction.user.id and not isinstance(whose, discord.Member):
            raise Refused("profile-elsewhere")
        await self._show(interaction, whose)

    @press("profile")
    async def _press_profile(self, interaction: Interaction, ref: TableRef) -> None:
        await respond.take_time(interaction, anew=True)
        await self._show(interaction, interaction.user)

    async def _show(self, interaction: Interaction, whose: Someone) -> None:
        viewer = interaction.user.id
        profile = await profiles.profile_of(self.bot.sessions, whose.id, viewer)
        say = await respond.words_for(interaction)
        sheet = Sheet(in_words=(await settings_of(self.bot.sessions.db, viewer)).in_words)
        name, is_own = whose.display_name, whose.id == viewer
        await add_profile(sheet, self.bot, profile, name, say, is_own=is_own)
        await respond.redraw(interaction, sheet.view, sheet.files)


async def setup(bot: Bot) -> None:
    await bot.add_cog(Profiles(bot))
