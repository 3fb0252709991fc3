"""`/captain`: the moves of Captain's Orders, typed."""

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


class Captain(
    Typed,
    commands.GroupCog,
    group_name=named("captain", "command-captain"),
    group_description=told("command-captain"),
):
    """A command for each action, on one's turn and off it."""

    game = "captains_orders"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @slash("captain order")
    @any_table
    @app_commands.autocomplete(card=part("order", 0))
    async def order(self, interaction: Interaction, card: str, table: Number = None) -> None:
        await self.act(interaction, table, "order", rank=card)

    @slash("captain pass")
    @any_table
    @app_commands.autocomplete(card=part("pass", 0), player=part("pass", 1))
    async def pass_card(self, interaction: Interaction, card: str, player: str, table: Number = None) -> None:
        await self.act(interaction, table, "pass", rank=card, seat=player)

    @slash("captain ask")
    @any_table
    @app_commands.autocomplete(player=part("ask", 0))
    async def ask(self, interaction: Interaction, player: str, table: Number = None) -> None:
        await self.act(interaction, table, "ask", seat=player)

    @slash("captain accuse")
    @any_table
    @app_commands.autocomplete(player=part("accuse", 0))
    async def accuse(self, interaction: Interaction, player: str, table: Number = None) -> None:
        await self.act(interaction, table, "accuse", seat=player)

    @slash("captain obey")
    @any_table
    @app_commands.autocomplete(card=part("obey", 0))
    async def obey(self, interaction: Interaction, card: str, table: Number = None) -> None:
        await self.act(interaction, table, "obey", rank=card)

    @slash("captain discard")
    @any_table
    @app_commands.autocomplete(card=part("discard", 0))
    async def discard(self, interaction: Interaction, card: str, table: Number = None) -> None:
        await self.act(interaction, table, "discard", rank=card)

    @slash("captain give")
    @any_table
    @app_commands.autocomplete(card=part("give", 0))
    async def give(self, interaction: Interaction, card: str, table: Number = None) -> None:
        await self.act(interaction, table, "give", rank=card)

    @slash("captain declare")
    @any_table
    async def declare(self, interaction: Interaction, table: Number = None) -> None:
        await self.act(interaction, table, "declare")

    @slash("captain silent")
    @any_table
    async def silent(self, interaction: Interaction, table: Number = None) -> None:
        await self.act(interaction, table, "silent")


async def setup(bot: Bot) -> None:
    await bot.add_cog(Captain(bot))
