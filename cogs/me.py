"""`/me`: commands about the person who types them."""

from __future__ import annotations

from discord.ext import commands

from cogs.absences import AbsenceCommands
from cogs.slash import localized, localized_name
from ui.bot import Bot


class Me(
    AbsenceCommands,
    commands.GroupCog,
    group_name=localized_name("command-me"),
    group_description=localized("command-me"),
):
    """A person's own holidays."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot


async def setup(bot: Bot) -> None:
    await bot.add_cog(Me(bot))
