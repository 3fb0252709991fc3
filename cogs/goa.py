"""`/goa`: the moves of Goa, typed, and a look at one player's board."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from boards.goa import board as draw_board
from cogs.lookup import any_table
from cogs.player_board import show_board, suggest_players
from cogs.slash import named, slash, told
from cogs.typed import Typed, part
from ui.bot import Bot

Interaction = discord.Interaction[Any]
Number = int | None


class Goa(
    Typed,
    commands.GroupCog,
    group_name=named("goa", "command-goa"),
    group_description=told("command-goa"),
):
    """A command for each move; in groups what follows from tiles, what is laid and paid, and how a founding
    ends, since Discord takes no more than 25 in one."""

    game = "goa"

    tile = app_commands.Group(name=named("tile", "command-goa-tile"), description=told("command-goa-tile"))
    spices = app_commands.Group(
        name=named("spices", "command-goa-spices"), description=told("command-goa-spices")
    )
    colony = app_commands.Group(
        name=named("colony", "command-goa-colony"), description=told("command-goa-colony")
    )

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @slash("goa flag")
    @any_table
    @app_commands.autocomplete(cell=part("flag", 0))
    async def flag(self, interaction: Interaction, cell: str, table: Number = None) -> None:
        await self.act(interaction, table, "flag", cell=cell)

    @slash("goa mark")
    @any_table
    @app_commands.autocomplete(cell=part("mark", 0))
    async def mark(self, interaction: Interaction, cell: str, table: Number = None) -> None:
        await self.act(interaction, table, "mark", cell=cell)

    @slash("goa bid")
    @any_table
    @app_commands.autocomplete(ducats=part("bid", 0))
    async def bid(self, interaction: Interaction, ducats: str, table: Number = None) -> None:
        await self.act(interaction, table, "bid", number=ducats)

    @slash("goa pass")
    @any_table
    async def pass_bid(self, interaction: Interaction, table: Number = None) -> None:
        await self.act(interaction, table, "pass")

    @slash("goa buy")
    @any_table
    async def buy(self, interaction: Interaction, table: Number = None) -> None:
        await self.act(interaction, table, "buy")

    @slash("goa sell")
    @any_table
    async def sell(self, interaction: Interaction, table: Number = None) -> None:
        await self.act(interaction, table, "sell")

    @slash("goa progress")
    @any_table
    @app_commands.autocomplete(column=part("progress", 0))
    async def progress(self, interaction: Interaction, column: str, table: Number = None) -> None:
        await self.act(interaction, table, "progress", column=column)

    @slash("goa ships")
    @any_table
    async def ships(self, interaction: Interaction, table: Number = None) -> None:
        await self.act(interaction, table, "ships")

    @slash("goa taxes")
    @any_table
    async def taxes(self, interaction: Interaction, table: Number = None) -> None:
        await self.act(interaction, table, "taxes")

    @slash("goa harvest")
    @any_table
    @app_commands.autocomplete(spices=part("harvest", 0))
    async def harvest(self, interaction: Interaction, spices: str, table: Number = None) -> None:
        await self.act(interaction, table, "harvest", to=spices)

    @slash("goa expedition")
    @any_table
    @app_commands.autocomplete(cards=part("expedition", 0))
    async def expedition(self, interaction: Interaction, cards: str, table: Number = None) -> None:
        await self.act(interaction, table, "expedition", number=cards)

    @slash("goa found")
    @any_table
    @app_commands.autocomplete(colony=part("found", 0))
    async def found(self, interaction: Interaction, colony: str, table: Number = None) -> None:
        await self.act(interaction, table, "found", colony=colony)

    @slash("goa use")
    @any_table
    @app_commands.autocomplete(tile=part("use", 0))
    async def use(self, interaction: Interaction, tile: str, table: Number = None) -> None:
        await self.act(interaction, table, "use", tile=tile)

    @slash("goa play")
    @any_table
    @app_commands.autocomplete(card=part("play", 0))
    async def play(self, interaction: Interaction, card: str, table: Number = None) -> None:
        await self.act(interaction, table, "play", card=card)

    @slash("goa done")
    @any_table
    async def done(self, interaction: Interaction, table: Number = None) -> None:
        await self.act(interaction, table, "done")

    @slash("goa extra")
    @any_table
    async def extra(self, interaction: Interaction, table: Number = None) -> None:
        await self.act(interaction, table, "extra")

    @slash("goa drop")
    @any_table
    @app_commands.autocomplete(plantation=part("drop", 0))
    async def drop(self, interaction: Interaction, plantation: str, table: Number = None) -> None:
        await self.act(interaction, table, "drop", plantation=plantation)

    @slash("goa discard")
    @any_table
    @app_commands.autocomplete(cards=part("discard", 0))
    async def discard(self, interaction: Interaction, cards: str, table: Number = None) -> None:
        await self.act(interaction, table, "discard", cards=cards)

    @slash("goa tile swap", tile)
    @any_table
    @app_commands.autocomplete(cell=part("swap", 0))
    async def swap(self, interaction: Interaction, cell: str, table: Number = None) -> None:
        await self.act(interaction, table, "swap", cell=cell)

    @slash("goa tile spy", tile)
    @any_table
    @app_commands.autocomplete(player=part("spy", 0))
    async def spy(self, interaction: Interaction, player: str, table: Number = None) -> None:
        await self.act(interaction, table, "spy", seat=player)

    @slash("goa tile copy", tile)
    @any_table
    @app_commands.autocomplete(column=part("copy", 0))
    async def copy(self, interaction: Interaction, column: str, table: Number = None) -> None:
        await self.act(interaction, table, "copy", column=column)

    @slash("goa tile refill", tile)
    @any_table
    @app_commands.autocomplete(holdings=part("refill", 0))
    async def refill(self, interaction: Interaction, holdings: str, table: Number = None) -> None:
        await self.act(interaction, table, "refill", holdings=holdings)

    @slash("goa tile choose", tile)
    @any_table
    @app_commands.autocomplete(goods=part("choose", 0))
    async def choose(self, interaction: Interaction, goods: str, table: Number = None) -> None:
        await self.act(interaction, table, "choose", goods=goods)

    @slash("goa spices place", spices)
    @any_table
    @app_commands.autocomplete(spices=part("place", 0))
    async def place(self, interaction: Interaction, spices: str, table: Number = None) -> None:
        await self.act(interaction, table, "place", to=spices)

    @slash("goa spices fill", spices)
    @any_table
    @app_commands.autocomplete(spices=part("fill", 0))
    async def fill(self, interaction: Interaction, spices: str, table: Number = None) -> None:
        await self.act(interaction, table, "fill", spices=spices)

    @slash("goa spices pay", spices)
    @any_table
    @app_commands.autocomplete(spices=part("pay", 0))
    async def pay(self, interaction: Interaction, spices: str, table: Number = None) -> None:
        await self.act(interaction, table, "pay", units=spices)

    @slash("goa spices mix", spices)
    @any_table
    @app_commands.autocomplete(number=part("mix", 0))
    async def mix(self, interaction: Interaction, number: str, table: Number = None) -> None:
        await self.act(interaction, table, "mix", number=number)

    @slash("goa colony recruit", colony)
    @any_table
    @app_commands.autocomplete(colonists=part("recruit", 0))
    async def recruit(self, interaction: Interaction, colonists: str, table: Number = None) -> None:
        await self.act(interaction, table, "recruit", number=colonists)

    @slash("goa colony abandon", colony)
    @any_table
    async def abandon(self, interaction: Interaction, table: Number = None) -> None:
        await self.act(interaction, table, "abandon")

    @slash("goa colony take", colony)
    @any_table
    @app_commands.autocomplete(pair=part("take", 0))
    async def take(self, interaction: Interaction, pair: str, table: Number = None) -> None:
        await self.act(interaction, table, "take", pair=pair)

    @slash("goa board")
    @any_table
    async def board(self, interaction: Interaction, who: str | None = None, table: Number = None) -> None:
        await show_board(interaction, self.game, table, who, draw_board)

    @board.autocomplete("who")
    async def _suggest_players(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        return await suggest_players(interaction, current)


async def setup(bot: Bot) -> None:
    await bot.add_cog(Goa(bot))
