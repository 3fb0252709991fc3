"""`/fisherman`: the moves of Fisherman, typed."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.lookup import any_table
from cogs.slash import named, slash, told
from cogs.typed import Typed, part
from ui.bot import Bot

Interaction = discord.Interaction[Any]
Number = int | None


class Fisherman(
    Typed,
    commands.GroupCog,
    group_name=named("fisherman", "command-fisherman"),
    group_description=told("command-fisherman"),
):
    """A command for each rule that is set, and one for the cards."""

    game = "fisherman"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @slash("fisherman favourite")
    @any_table
    @app_commands.autocomplete(kind=part("favourite", 0))
    async def favourite(self, interaction: Interaction, kind: str, table: Number = None) -> None:
        await self.act(interaction, table, "favourite", kind=kind)

    @slash("fisherman ranking")
    @any_table
    @app_commands.autocomplete(strong=part("ranking", 0))
    async def ranking(self, interaction: Interaction, strong: str, table: Number = None) -> None:
        await self.act(interaction, table, "ranking", ranking=strong)

    @slash("fisherman size")
    @any_table
    @app_commands.autocomplete(numbers=part("size", 0))
    async def size(self, interaction: Interaction, numbers: str, table: Number = None) -> None:
        await self.act(interaction, table, "size", size=numbers)

    @slash("fisherman bad")
    @any_table
    @app_commands.autocomplete(kind=part("bad", 0))
    async def bad(self, interaction: Interaction, kind: str, table: Number = None) -> None:
        await self.act(interaction, table, "bad", kind=kind)

    @slash("fisherman play")
    @any_table
    @app_commands.autocomplete(card=part("play", 0))
    async def play(self, interaction: Interaction, card: str, table: Number = None) -> None:
        await self.act(interaction, table, "play", card=card)


async def setup(bot: Bot) -> None:
    await bot.add_cog(Fisherman(bot))
