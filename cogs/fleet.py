"""`/fleet`: the moves of Fleet, typed, and a look at one player's fleet."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from boards.fleet import fleet
from cogs.lookup import any_table
from cogs.player_board import show_board, suggest_players
from cogs.slash import named, slash, told
from cogs.typed import Typed, part
from ui.bot import Bot

Interaction = discord.Interaction[Any]
Number = int | None


class Fleet(
    Typed,
    commands.GroupCog,
    group_name=named("fleet", "command-fleet"),
    group_description=told("command-fleet"),
):
    """A command for each step of a round, and one for looking closer."""

    game = "fleet"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @slash("fleet open")
    @any_table
    @app_commands.autocomplete(licence=part("open", 0), bid=part("open", 1))
    async def open(self, interaction: Interaction, licence: str, bid: str, table: Number = None) -> None:
        await self.act(interaction, table, "open", licence=licence, amount=bid)

    @slash("fleet decline")
    @any_table
    async def decline(self, interaction: Interaction, table: Number = None) -> None:
        await self.act(interaction, table, "decline")

    @slash("fleet bid")
    @any_table
    @app_commands.autocomplete(bid=part("bid", 0))
    async def bid(self, interaction: Interaction, bid: str, table: Number = None) -> None:
        await self.act(interaction, table, "bid", amount=bid)

    @slash("fleet pass")
    @any_table
    async def pass_bid(self, interaction: Interaction, table: Number = None) -> None:
        await self.act(interaction, table, "pass")

    @slash("fleet pay")
    @any_table
    @app_commands.autocomplete(payment=part("pay", 0))
    async def pay(self, interaction: Interaction, payment: str, table: Number = None) -> None:
        await self.act(interaction, table, "pay", payment=payment)

    @slash("fleet launch")
    @any_table
    @app_commands.autocomplete(boat=part("launch", 0))
    async def launch(self, interaction: Interaction, boat: str, table: Number = None) -> None:
        await self.act(interaction, table, "launch", kind=boat)

    @slash("fleet captain")
    @any_table
    @app_commands.autocomplete(card=part("captain", 0), boat=part("captain", 1))
    async def captain(self, interaction: Interaction, card: str, boat: str, table: Number = None) -> None:
        await self.act(interaction, table, "captain", card=card, boat=boat)

    @slash("fleet done")
    @any_table
    async def done(self, interaction: Interaction, table: Number = None) -> None:
        await self.act(interaction, table, "done")

    @slash("fleet process")
    @any_table
    @app_commands.autocomplete(boats=part("process", 0))
    async def process(self, interaction: Interaction, boats: str, table: Number = None) -> None:
        await self.act(interaction, table, "process", boats=boats)

    @slash("fleet trade")
    @any_table
    async def trade(self, interaction: Interaction, table: Number = None) -> None:
        await self.act(interaction, table, "trade")

    @slash("fleet keep")
    @any_table
    async def keep(self, interaction: Interaction, table: Number = None) -> None:
        await self.act(interaction, table, "keep")

    @slash("fleet discard")
    @any_table
    @app_commands.autocomplete(card=part("discard", 0))
    async def discard(self, interaction: Interaction, card: str, table: Number = None) -> None:
        await self.act(interaction, table, "discard", card=card)

    @slash("fleet board")
    @any_table
    async def board(self, interaction: Interaction, who: str | None = None, table: Number = None) -> None:
        """One player's fleet alone, larger: one's own with its captains' cards."""
        await show_board(interaction, self.game, table, who, fleet)

    @board.autocomplete("who")
    async def _suggest_players(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return await suggest_players(interaction, current)


async def setup(bot: Bot) -> None:
    await bot.add_cog(Fleet(bot))
