"""`/lubeck`: the moves of Lübeck, typed."""

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


class Lubeck(
    Typed,
    commands.GroupCog,
    group_name=named("lubeck", "command-lubeck"),
    group_description=told("command-lubeck"),
):
    """A command for each thing that is done in a round."""

    game = "lubeck"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @slash("lubeck take")
    @any_table
    @app_commands.autocomplete(package=part("take", 0))
    async def take(self, interaction: Interaction, package: str, table: Number = None) -> None:
        await self.act(interaction, table, "take", package=package)

    @slash("lubeck first")
    @any_table
    @app_commands.autocomplete(player=part("first", 0))
    async def first(self, interaction: Interaction, player: str, table: Number = None) -> None:
        await self.act(interaction, table, "first", seat=player)

    @slash("lubeck embark")
    @any_table
    @app_commands.autocomplete(ship=part("embark", 0))
    async def embark(self, interaction: Interaction, ship: str, table: Number = None) -> None:
        await self.act(interaction, table, "embark", ship=ship)

    @slash("lubeck sell")
    @any_table
    @app_commands.autocomplete(card=part("sell", 0), ship=part("sell", 1))
    async def sell(self, interaction: Interaction, card: str, ship: str, table: Number = None) -> None:
        await self.act(interaction, table, "sell", card=card, ship=ship)

    @slash("lubeck double")
    @any_table
    @app_commands.autocomplete(city=part("double", 0), ship=part("double", 1))
    async def double(self, interaction: Interaction, city: str, ship: str, table: Number = None) -> None:
        await self.act(interaction, table, "double", city=city, ship=ship)

    @slash("lubeck start")
    @any_table
    @app_commands.autocomplete(city=part("start", 0), ship=part("start", 1))
    async def start(self, interaction: Interaction, city: str, ship: str, table: Number = None) -> None:
        await self.act(interaction, table, "start", city=city, ship=ship)

    @slash("lubeck pirates")
    @any_table
    @app_commands.autocomplete(ship=part("pirates", 0))
    async def pirates(self, interaction: Interaction, ship: str, table: Number = None) -> None:
        await self.act(interaction, table, "pirates", ship=ship)

    @slash("lubeck transfer")
    @any_table
    @app_commands.autocomplete(ship=part("transfer", 0), to_ship=part("transfer", 1))
    async def transfer(self, interaction: Interaction, ship: str, to_ship: str, table: Number = None) -> None:
        await self.act(interaction, table, "transfer", ship=ship, to_ship=to_ship)

    @slash("lubeck pass")
    @any_table
    async def pass_(self, interaction: Interaction, table: Number = None) -> None:
        await self.act(interaction, table, "pass")

    @slash("lubeck discard")
    @any_table
    @app_commands.autocomplete(card=part("discard", 0))
    async def discard(self, interaction: Interaction, card: str, table: Number = None) -> None:
        await self.act(interaction, table, "discard", card=card)

    @slash("lubeck withdraw")
    @any_table
    @app_commands.autocomplete(ships=part("withdraw", 0))
    async def withdraw(self, interaction: Interaction, ships: str, table: Number = None) -> None:
        await self.act(interaction, table, "withdraw", ships=ships)


async def setup(bot: Bot) -> None:
    await bot.add_cog(Lubeck(bot))
